def jar = { artifact ->
    new File(localRepositoryPath, "dev/cedros/${artifact}/${cedrosVersion}/${artifact}-${cedrosVersion}.jar")
}
def path = [new File(basedir, 'target/robot.jar'), jar('cedros-runtime'), jar('cedros-annotations')]
def java = ["${System.getProperty('java.home')}/bin/java".toString()]
def run = { arguments ->
    def program = (java + arguments).execute()
    def output = new StringBuffer()
    program.waitForProcessOutput(output, output)
    assert program.exitValue() == 0 : output
    assert output.toString().startsWith('acme_msgs/msg/Reading, 52 bytes: Reading[') : output
}
run(['-p', path.join(File.pathSeparator), '-m', 'acme.robot/acme.robot.Main'])
// The same jars without modules.
run(['-cp', path.join(File.pathSeparator), 'acme.robot.Main'])
assert new File(basedir, 'build.log').readLines().every { !it.contains('[cedros:') }
