#!/bin/sh
# sandbox.sh <folder of the archive> <workspace>: runs the newcomer on a copy of this Debian that forgets everything.
# Called by newcomer.hard.mjs in namespaces of its own.
set -e
mount --make-rprivate /
place=$(mktemp -d)
mount -t tmpfs -o size=3g tmpfs "$place"
mkdir "$place/changes" "$place/work" "$place/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$place/changes,workdir=$place/work" "$place/root"
cd "$place/root"
mount -t proc proc proc
mount --rbind /dev dev
mount -t tmpfs tmpfs tmp
mount -t tmpfs tmpfs run
mkdir -p run/postgresql root/workspace
chown postgres:postgres run/postgresql
mount --bind "$2" root/workspace
mkdir -p srv
cp "$1/genmaster.tar.gz" srv/
cp "$2/tools/deploy/systemctl.mjs" usr/local/bin/systemctl
chmod 755 usr/local/bin/systemctl
# Packages were installed before: from here no mirror is reached, and what is installed stays as it is.
echo 'APT::Get::Upgrade "false";' > etc/apt/apt.conf.d/99-no-mirror
ip link set lo up
exec chroot "$place/root" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  DEBIAN_FRONTEND=noninteractive /root/workspace/node_modules/node/bin/node /root/workspace/tools/deploy/follow-the-document.mjs
