def jar = { artifact ->
    new File(localRepositoryPath, "dev/cedros/${artifact}/${cedrosVersion}/${artifact}-${cedrosVersion}.jar")
}
def geometry = new File(basedir, 'geometry/target/geometry.jar')
def robot = new File(basedir, 'robot/target/robot.jar')
def java = ["${System.getProperty('java.home')}/bin/java".toString()]
def run = { path ->
    def all = path + [jar('cedros-runtime'), jar('cedros-annotations')]
    def program = (java + ['-cp', all.join(File.pathSeparator), 'acme.robot.Main']).execute()
    def output = new StringBuffer()
    program.waitForProcessOutput(output, output)
    assert program.exitValue() == 0 : output
    output.toString().readLines()
}

// Of equal types, the first on the class path is taken.
def first = run([robot, geometry])
def second = run([geometry, robot])
assert first[0] == 'RobotPose[x=1.0, y=2.0, frame=map]'
assert second[0] == 'Pose[x=1.0, y=2.0, frame=map]'

// Of different types none, on no path; and the user learns where to look.
for (output in [first, second]) {
    assert output.size() == 5 : output
    output.drop(1).each { line ->
        assert line.startsWith('acme_msgs/msg/Twist: ') : line
        assert line.contains('acme.geometry.Twist from ') && line.contains('geometry.jar') : line
        assert line.contains('acme.robot.RobotTwist from ') && line.contains('robot.jar') : line
    }
}
