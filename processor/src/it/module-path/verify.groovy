def jar = { artifact ->
    new File(localRepositoryPath, "dev/cedros/${artifact}/${cedrosVersion}/${artifact}-${cedrosVersion}.jar")
}
def path = [new File(basedir, 'target/robot.jar'), jar('cedros-runtime'), jar('cedros-annotations')]
def java = ["${System.getProperty('java.home')}/bin/java".toString()]
def program = (java + ['-p', path.join(File.pathSeparator), '-m', 'acme.robot/acme.robot.Main']).execute()
def output = new StringBuffer()
program.waitForProcessOutput(output, output)
assert program.exitValue() == 0 : output
assert output.toString().startsWith('acme_msgs/msg/Reading, 52 bytes: Reading[') : output
