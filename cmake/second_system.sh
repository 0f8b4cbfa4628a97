#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds and tests these sources in a root of another Debian: second_system.sh [SUITE] (trixie). The root lies in build/SUITE and
# is used again; it needs debootstrap, and the rights of root. Warnings of newer compilers are no errors there.
set -euo pipefail
cd "$(dirname "$0")/.."
suite=${1:-trixie}
root=$PWD/build/$suite
[ "$(id -u)" = 0 ] || { echo "second_system.sh: only root may make a system of its own" >&2; exit 2; }

if [ ! -e "$root/.whole" ]; then
    rm -rf "$root"
    mkdir -p "$root"
    debootstrap --variant=minbase "$suite" "$root" >"$root.log" 2>&1 || { tail -n 5 "$root.log" >&2; exit 2; }
    touch "$root/.whole"
fi
mkdir -p "$root/sources/adjudicator" "$root/sources/shared" "$root/ccache"
cp /etc/resolv.conf "$root/etc/resolv.conf"
# What is committed or lies here, without what was built.
git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --ignore-failed-read -cf - |
    tar -C "$root/sources/adjudicator" -xf -
if [ -d ../shared ]; then
    tar -C .. -cf - shared | tar -C "$root/sources" -xf -
fi

# Mounts that end with this command, however it ends.
exec unshare --mount bash -euo pipefail -c '
    root=$0
    mount --bind /proc "$root/proc"
    mount --bind /dev "$root/dev"
    mount -t tmpfs none "$root/tmp"
    exec chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        CCACHE_DIR=/ccache QT_QPA_PLATFORM=offscreen bash -euo pipefail -c "
        cd /sources/adjudicator
        . cmake/packages.sh
        installMissing cmake/packages.txt cmake/packages-check.txt
        cmake --preset release -DADJ_WERROR=OFF
        cmake --build --preset release
        ctest --preset release"
' "$root"
