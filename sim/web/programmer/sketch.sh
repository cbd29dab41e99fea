#!/bin/sh
# SPDX-License-Identifier: MIT
# usage: sketch.sh FOLDER
# Copies the sketch ArduinoISP and its copyright file from Debian's package arduino to FOLDER. If the package is missing, unpacks
# its download, because installing it would also install Java.
set -e
mkdir -p "$1"
package=/
if ! [ -e /usr/share/doc/arduino/copyright ] || ! find -L /usr/share/doc/arduino /usr/share/arduino -name ArduinoISP.ino 2>/dev/null | grep -q .; then
    package=$1/package
    rm -rf "$package"
    mkdir "$package"
    (cd "$package" && apt-get -q download arduino)
    dpkg-deb --extract "$package"/arduino_*.deb "$package"
fi
find -L "$package/usr/share/doc/arduino" "$package/usr/share/arduino" -name ArduinoISP.ino -exec cp '{}' "$1/" ';' -quit 2>/dev/null
cp "$package/usr/share/doc/arduino/copyright" "$1/copyright"
rm -rf "$1/package"
