def jar = { artifact ->
    new File(localRepositoryPath, "dev/cedros/${artifact}/${cedrosVersion}/${artifact}-${cedrosVersion}.jar")
}
def path = [new File(basedir, 'target/robot.jar'), jar('cedros-runtime'), jar('cedros-annotations')]
def java = ["${System.getProperty('java.home')}/bin/java".toString()]
def program = (java + ['-cp', path.join(File.pathSeparator), 'acme.robot.Main']).execute()
def output = new StringBuffer()
program.waitForProcessOutput(output, output)
assert program.exitValue() == 0 : output
assert output.toString().readLines() == [
        'Added[number=7, point=Point[x=1.0, y=2.0]]',
        'Point[x=3.0, y=4.0]',
        'acme_msgs/msg/Gone is unknown'] : output

// Whatever earlier compilations left behind, nothing is listed that is not there.
new File(basedir, 'target/classes/META-INF/services/dev.cedros.codec.MessageIndex').eachLine { name ->
    assert new File(basedir, "target/classes/${name.replace('.', '/')}.class").exists() : name
}
