#!/usr/bin/env bash
# Builds what is missing, measures everything and writes the report; README.md tells how to read it.
# report.sh [--quick] [--forks N] [--rows a,b] [--out DIR] [--from FILE] [--plan] [--help]
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
jar=$here/target/benchmarks.jar
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
main=dev.cedros.benchmarks.report.Main

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

for argument in "$@"; do
    case $argument in
        --from | --help) exec "$java" -cp "$jar" $main --out "$here/results" "$@" ;;
    esac
done

native=()
built=0
"$here/native/build.sh" "$here/target/native" >/dev/null || built=$?
if [ $built -eq 0 ]; then
    native=(--native "$here/target/native/bench")
elif [ $built -eq 3 ]; then
    echo "Going on without native peers: no ratios, and few goals can be judged." >&2
else
    exit $built
fi

"$java" -cp "$jar" dev.cedros.benchmarks.ValueFiles "$here/target/values"
exec "$java" -cp "$jar" $main --out "$here/results" --values "$here/target/values" ${native[@]+"${native[@]}"} "$@"
