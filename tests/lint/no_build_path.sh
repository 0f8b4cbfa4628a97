#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails when a program or module that ships names the folder that it was built from: built elsewhere it would be another file.
set -euo pipefail
folder=$1
shift
failed=0
for file in "$@"; do
    if grep -aoE "$folder/[[:print:]]{0,40}" "$file"; then
        echo "$file names the folder that it was built from" >&2
        failed=1
    fi
done
exit $failed
