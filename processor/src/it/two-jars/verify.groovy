import java.util.zip.ZipFile

def jar = { artifact ->
    new File(localRepositoryPath, "dev/cedros/${artifact}/${cedrosVersion}/${artifact}-${cedrosVersion}.jar")
}
def geometry = new File(basedir, 'geometry/target/geometry.jar')
def robot = new File(basedir, 'robot/target/robot.jar')
def path = [robot, geometry, jar('cedros-runtime'), jar('cedros-annotations')]
def java = ["${System.getProperty('java.home')}/bin/java".toString()]
def program = (java + ['-cp', path.join(File.pathSeparator), 'acme.robot.Main']).execute()
def output = new StringBuffer()
program.waitForProcessOutput(output, output)
assert program.exitValue() == 0 : output
assert output.toString().startsWith('acme_msgs/msg/Robot, 93 bytes: Robot[') : output

// The codec of a message lies beside the message, and nowhere else.
def classes = { file -> new ZipFile(file).withCloseable { zip -> zip.entries().collect { it.name }.findAll { it.endsWith('.class') } } }
assert classes(geometry).contains('acme/geometry/PoseCodec.class')
assert classes(robot).every { it.startsWith('acme/robot/') }
assert !new File(basedir, 'robot/target/generated-sources/annotations/acme/geometry').exists()
