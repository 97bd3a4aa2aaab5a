#!/bin/sh
# What makes an installation out of what `npm run pack` wrote, step by step. The Containerfile calls them, and so may you where there are no containers:
#
#   sh image-steps.sh unpack PACK FOLDER   the archive in the folder PACK, if it is what its checksum says, into the empty FOLDER
#   sh image-steps.sh packages FOLDER      the packages that the program loads, as the lock file names them; no script of theirs is run
#   sh image-steps.sh seal FOLDER          readable by everybody, writable by nobody
set -eu

unpack() {
  archive=$(cd "$1" && ls keepout-*.tgz)
  (cd "$1" && sha256sum --check --status "$archive.sha256") || stop "$archive is not what its checksum says"
  mkdir -p "$2"
  [ -z "$(ls -A "$2")" ] || stop "$2 is not empty"
  tar -xzf "$1/$archive" -C "$2" --strip-components=1 --no-same-owner
}

packages() {
  cd "$1"
  cache=$(mktemp -d)
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund --cache="$cache"
  rm -rf "$cache"
}

seal() {
  chmod -R a+rX,a-w "$1"
}

stop() {
  echo "image-steps: $1" >&2
  exit 1
}

case "${1-}" in
  unpack) unpack "$2" "$3" ;;
  packages) packages "$2" ;;
  seal) seal "$2" ;;
  *) stop "unpack PACK FOLDER, packages FOLDER or seal FOLDER" ;;
esac
