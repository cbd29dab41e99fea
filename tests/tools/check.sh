#!/bin/sh
# SPDX-License-Identifier: MIT
# usage: check.sh CORES TEST... runs the tests, one more at a time than there are processors, as some mostly wait. Those that failed are
# listed again at the end, each with the command that runs it alone.
jobs=$(($1 + 1))
shift
rm -rf out/tap
echo "running $# test programs; DRAW=$DRAW chooses the cases of long sweeps"
prove -j"$jobs" --timer --exec tests/tools/exec.sh "$@" && exit
printf '\nFailed, with the command that runs each alone:\n'
sed "s/.*/  make check-one TEST='&' DRAW=$DRAW/" out/tap/failed
exit 1
