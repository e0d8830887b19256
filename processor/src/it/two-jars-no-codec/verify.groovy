def log = new File(basedir, 'build.log').text
def errors = log.readLines().findAll { it.contains('[cedros:') }.unique()
assert errors.any { it.contains('Robot.java:[9,') && it.contains('[cedros:codec-missing]') && it.contains('acme.geometry.PoseCodec') } : errors
assert errors.every { it.contains('[cedros:codec-missing]') } : errors
assert !log.contains('cannot find symbol')
