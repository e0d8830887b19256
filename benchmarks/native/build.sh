#!/usr/bin/env bash
# Builds the native side of the benchmarks into <dir>/bench; without an argument into build beside this script.
# Exits with 3 and says what to install when something is missing.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=${1:-$here/build}
compiler=${CXX:-g++}

packages=
need() {
    echo "missing: $1" >&2
    packages="$packages $2"
}
header() {
    echo "#include <$1>" | "$compiler" -x c++ -std=c++17 -fsyntax-only - 2>/dev/null
}

if command -v "$compiler" >/dev/null; then
    header fastcdr/Cdr.h || need "the headers of Fast-CDR" libfastcdr-dev
    header dds/ddsi/ddsi_cdrstream.h || need "the headers of Cyclone DDS 0.10" cyclonedds-dev
else
    need "a C++17 compiler" "g++ libfastcdr-dev cyclonedds-dev"
fi
command -v idlc >/dev/null || need "Cyclone's IDL compiler" cyclonedds-tools
if [ -n "$packages" ]; then
    echo "Install what is missing: apt-get install$packages" >&2
    exit 3
fi
if ! echo 'int f(eprosima::fastcdr::Cdr& c) { return (int) c.getSerializedDataLength(); }' |
    "$compiler" -x c++ -std=c++17 -include fastcdr/Cdr.h -fsyntax-only - 2>/dev/null; then
    echo "This Fast-CDR is not of version 1; the type support here is that of ROS 2 Humble and Iron." >&2
    exit 3
fi

mkdir -p "$build/idl" "$build/objects"
if [ "$here/src/cyclone/messages.idl" -nt "$build/idl/messages.c" ]; then
    (cd "$build/idl" && idlc "$here/src/cyclone/messages.idl")
fi

# One object a source, two compilers at a time; nothing is linked across them (no LTO), as between ROS packages.
flags=(-O3 -DNDEBUG -std=c++17 -Wall -Wextra -I "$here/src" -isystem "$build/idl")
newest_header=$(find "$here/src" -name '*.hpp' -newer "$build/bench" 2>/dev/null | head -n 1 || true)
compile() {
    local source=$1 object=$2
    if [ -n "$newest_header" ] || [ ! -f "$build/bench" ] || [ "$source" -nt "$object" ] || [ "$0" -nt "$object" ]; then
        case $source in
            *.c) "$compiler" -x c -O3 -DNDEBUG -w -I "$build/idl" -c "$source" -o "$object" ;;
            *) "$compiler" "${flags[@]}" -c "$source" -o "$object" ;;
        esac
    fi
}

objects=()
waiting=()
for source in "$build/idl/messages.c" "$here"/src/*.cpp "$here"/src/*/*.cpp; do
    object=$build/objects/$(basename "$(dirname "$source")")_$(basename "$source").o
    objects+=("$object")
    compile "$source" "$object" &
    waiting+=($!)
    if [ ${#waiting[@]} -eq 2 ]; then
        wait "${waiting[0]}"
        waiting=("${waiting[1]}")
    fi
done
for job in "${waiting[@]}"; do
    wait "$job"
done
"$compiler" -o "$build/bench" "${objects[@]}" -lfastcdr -lddsc
echo "$build/bench"
