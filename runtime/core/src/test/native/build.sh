#!/bin/sh
# Makes the wire vectors again, or (with "check") compares the checked-in ones with what the implementations write now.
#
#   sh build.sh [write|check]
#
# Needs a C and C++ compiler, Node.js 18 or newer, and the packages below; says what is missing and stops without an error where it cannot run.
# CYCLONEDDS_HOME may name an installed Cyclone DDS 11 or newer, which alone confirms wide strings and key hashes; without it wstring2.vec and
# key.vec are left out.
# WORK names the folder for everything that is built (default: target/native-vectors of the module).
set -eu

mode=${1:-check}
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
module=$(CDPATH= cd -- "$here/../../.." && pwd)
out=$module/src/test/resources/dev/cedros/vectors
work=${WORK:-$module/target/native-vectors}

skip() {
    echo "skipped: $1"
    exit 0
}

for tool in c++ cc node npm; do
    command -v "$tool" > /dev/null || skip "$tool is missing (Debian: apt-get install g++ nodejs npm)"
done
[ -f /usr/include/fastcdr/Cdr.h ] || skip "Fast-CDR 1.0.x is missing (Debian: apt-get install libfastcdr-dev)"
command -v idlc > /dev/null || skip "Cyclone DDS is missing (Debian: apt-get install cyclonedds-dev cyclonedds-tools)"

mkdir -p "$work/js"
cp "$here"/*.mjs "$here/package.json" "$work/js"
(cd "$work/js" && npm install --silent --no-audit --no-fund) || skip "the npm packages of package.json cannot be installed"
generate="node $work/js/generate.mjs"

c++ -std=c++17 -O1 -Wall -Wextra -o "$work/fastcdr_vectors" "$here/fastcdr_vectors.cpp" -lfastcdr
$generate operations | "$work/fastcdr_vectors" > "$work/fastcdr.txt"
$generate check-input "fastcdr=$work/fastcdr.txt" > "$work/input.txt"

# cyclone LABEL NARROW|WIDE IDLC FLAGS...
cyclone() {
    label=$1
    strings=$2
    compiler=$3
    shift 3
    folder=$work/$label
    $generate cyclone-sources "$folder" "$strings"
    (cd "$folder" && "$compiler" -l c types.idl)
    cc -std=gnu11 -O1 -Wall -o "$folder/cyclone_vectors" "$here/cyclone_vectors.c" "$folder/types.c" -I"$folder" "$@" -lddsc
    "$folder/cyclone_vectors" < "$work/input.txt" > "$folder.txt"
}

cyclone cyclonedds-0.10 narrow idlc
set -- "cyclonedds-0.10=$work/cyclonedds-0.10.txt"
if [ -n "${CYCLONEDDS_HOME:-}" ]; then
    cyclone cyclonedds-11 wide "$CYCLONEDDS_HOME/bin/idlc" \
        -I"$CYCLONEDDS_HOME/include" -L"$CYCLONEDDS_HOME/lib" "-Wl,-rpath,$CYCLONEDDS_HOME/lib"
    set -- "$@" "cyclonedds-11=$work/cyclonedds-11.txt"
fi
$generate "$mode" "$out" "fastcdr=$work/fastcdr.txt" "$@"
