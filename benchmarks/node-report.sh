#!/usr/bin/env bash
# Builds what is missing, measures nodes and writes the report; README.md tells how to read it.
# node-report.sh [--quick] [--out DIR] [--from FILE] [--help]
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
jar=$here/target/benchmarks.jar
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

# The jar is built again when any source of what it holds is newer.
stale() {
    [ ! -f "$jar" ] && return 0
    local root=$here/..
    [ -n "$(find "$root/pom.xml" "$root"/*/pom.xml "$root"/annotations/src/main "$root"/runtime/*/src/main \
        "$root"/processor/src/main "$here/src/main" -newer "$jar" -print -quit)" ]
}
if stale; then
    echo "Building $jar"
    "${MAVEN:-mvn}" -q -f "$here/../pom.xml" -pl benchmarks -am package -DskipTests -Dcedros.quick
fi

exec "$java" -cp "$jar" dev.cedros.benchmarks.node.NodeMain --out "$here/results" "$@"
