#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian packages twice, in two folders, and asks: are they the same to the last byte, and does Debian find fault with
# them? Whoever hands them on sets DEBEMAIL; without it nobody is named as maintainer, and that alone is not looked at.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$PWD/build/package
rm -rf "$work"

build() {
    mkdir -p "$work/$1"
    git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --ignore-failed-read -cf - |
        { mkdir -p "$work/$1/adjudicator"; tar -C "$work/$1/adjudicator" -xf -; }
    # Debugging information would be thrown away again.
    (cd "$work/$1/adjudicator" && DEB_BUILD_OPTIONS="noautodbgsym parallel=$(nproc)" DEB_CXXFLAGS_STRIP=-g CCACHE_DISABLE=1 \
        dpkg-buildpackage --build=binary --unsigned-source --unsigned-changes) >"$work/$1.log" 2>&1 ||
        { tail -n 20 "$work/$1.log" >&2; echo "package_check.sh: the package does not build; see $work/$1.log" >&2; exit 1; }
}

build one
build another/folder
failed=0
for package in "$work"/one/*.deb; do
    cmp "$package" "$work/another/folder/$(basename "$package")" || failed=1
done
unnamed=()
[ -n "${DEBEMAIL:-}" ] || unnamed=(--suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog)
lintian --allow-root --fail-on error,warning "${unnamed[@]}" "$work"/one/*.deb || failed=1
desktop-file-validate packaging/org.adjudicator.Adjudicator.desktop || failed=1
appstreamcli validate --no-net packaging/org.adjudicator.Adjudicator.metainfo.xml || failed=1
exit $failed
