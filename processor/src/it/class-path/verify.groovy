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

// One index of all messages, which programs find by way of the file beside it.
def services = new File(basedir, 'target/classes/META-INF/services/dev.cedros.codec.MessageIndex').readLines()
assert services.size() == 1
assert services[0] ==~ /acme\.robot\.CedrosIndex_[0-9a-f]{8}/
assert new File(basedir, "target/classes/${services[0].replace('.', '/')}.class").exists()

// What users get to see of the processor: the runtime that it needs, and nothing of what is shaded into it.
def pom = new File(localRepositoryPath, "dev/cedros/cedros-processor/${cedrosVersion}/cedros-processor-${cedrosVersion}.pom")
def project = javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom).documentElement
def needed = javax.xml.xpath.XPathFactory.newInstance().newXPath().evaluate(
        "/project/dependencies/dependency[scope != 'test' and scope != 'provided']/artifactId",
        project, javax.xml.xpath.XPathConstants.NODESET)
assert needed.length == 1
assert needed.item(0).textContent == 'cedros-runtime'
