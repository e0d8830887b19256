def jar = { artifact ->
    new File(localRepositoryPath, "dev/cedros/${artifact}/${cedrosVersion}/${artifact}-${cedrosVersion}.jar")
}
def path = [new File(basedir, 'target/robot.jar'), jar('cedros-runtime'), jar('cedros-annotations')]
def java = ["${System.getProperty('java.home')}/bin/java".toString()]
def program = (java + ['-cp', path.join(File.pathSeparator), 'acme.robot.Main']).execute()
def output = new StringBuffer()
program.waitForProcessOutput(output, output)
assert program.exitValue() == 0 : output
assert output.toString().startsWith('acme_msgs/msg/Reading, 60 bytes: Reading[') : output

// What users get to see of the processor: the runtime that it needs, and nothing of what is shaded into it.
def pom = new XmlSlurper().parse(
        new File(localRepositoryPath, "dev/cedros/cedros-processor/${cedrosVersion}/cedros-processor-${cedrosVersion}.pom"))
def dependencies = pom.dependencies.dependency.findAll { !(it.scope.text() in ['test', 'provided']) }
assert dependencies.collect { it.artifactId.text() } == ['cedros-runtime']
