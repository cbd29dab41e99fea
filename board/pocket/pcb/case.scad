// SPDX-License-Identifier: MIT
// The case of the pocket toy: front, back, battery door and key. case.py sets `part` and all sizes.
// Each part is in the position for printing without supports. x and y are as on the board, but y points up.
$fn = 48;
outer = [width + 2 * (gap + wall), height + 2 * (gap + wall)];

module outline(grow) { // outline of the board, enlarged by `grow` on each side
    translate([width / 2, -height / 2]) offset(r = radius + grow) square([width - 2 * radius, height - 2 * radius], center = true);
}

module at(places) {
    for (place = places) translate([place[0], -place[1]]) children();
}

module letters(word) { // a word, 2.4 mm high, centred at the origin
    strokes = [["N", [[0, 0], [0, 3], [2, 0], [2, 3]]], ["E", [[2, 0], [0, 0], [0, 3], [2, 3]]], ["e", [[0, 1.5], [1.6, 1.5]]],
        ["X", [[0, 0], [2, 3]]], ["x", [[0, 3], [2, 0]]], ["T", [[0, 3], [2, 3]]], ["t", [[1, 3], [1, 0]]], ["A", [[0, 0], [1, 3], [2, 0]]],
        ["a", [[.5, 1], [1.5, 1]]], ["K", [[0, 0], [0, 3]]], ["k", [[2, 3], [0, 1.5], [2, 0]]], ["O", [[0, 0], [2, 0], [2, 3], [0, 3], [0, 0]]]];
    for (index = [0 : len(word) - 1], stroke = strokes)
        if (search(stroke[0], word[index]) != []) translate([index * 2.4 - (len(word) * 2.4 - .8) / 2, -1.2])
            for (step = [0 : len(stroke[1]) - 2]) hull() {
                translate(stroke[1][step] * .8) circle(.25, $fn = 12);
                translate(stroke[1][step + 1] * .8) circle(.25, $fn = 12);
            }
}

module face() { // the flat front, for the lid and for a laser cutter
    difference() {
        outline(gap + wall);
        at(leds) circle(d = led_hole);
        at(keys) circle(d = key_hole);
        at([isp]) square(isp_hole, center = true);
        at([piezo]) circle(d = sound_hole);
    }
}

module front() { // mirrored, because it is printed face down
    mirror([1, 0, 0]) {
        difference() {
            linear_extrude(lid) face();
            for (key = [0 : 2]) translate([keys[key][0], -keys[key][1] + key_hole / 2 + 2.6, -1]) linear_extrude(1 + engraved) letters(names[key]);
        }
        linear_extrude(lid + room + thickness) difference() {
            outline(gap + wall);
            outline(gap);
        }
        translate([0, 0, lid - .01]) linear_extrude(room + .01) difference() {
            at(holes) circle(d = post);
            at(holes) circle(d = thread);
        }
    }
}

module opening(grow) {
    translate([cell[0] - grow, -cell[1] - cell[3] - grow]) square([cell[2] + 2 * grow, cell[3] + 2 * grow]);
}

module back() {
    difference() {
        union() {
            linear_extrude(floor) {
                outline(gap + wall);
                translate([width / 2 - 6, gap + wall - 1]) square([12, 7]); // for a lanyard
            }
            linear_extrude(floor + below) difference() {
                outline(gap + wall);
                outline(gap);
            }
            linear_extrude(floor + below) at(holes) circle(d = post);
            linear_extrude(floor + door_post) at([door_screw]) circle(d = post);
        }
        translate([0, 0, -1]) linear_extrude(99) {
            at(holes) circle(d = clear);
            at([door_screw]) circle(d = thread);
            translate([width / 2 - 3, gap + wall + 1.8]) square([6, 2.6]);
        }
        translate([0, 0, -1]) linear_extrude(1 + floor + .01) opening(0);
    }
}

module door() {
    difference() {
        union() {
            linear_extrude(lid) hull() {
                opening(door_rim);
                at([door_screw]) circle(d = post + 1);
            }
            linear_extrude(lid + floor) opening(-loose);
            // A tongue that holds the upper edge from inside. Its slope prints without support.
            hull() {
                translate([cell[0] + 4, -cell[1] - loose - .5, lid + floor + .2]) cube([cell[2] - 8, .5, .01]);
                translate([cell[0] + 4, -cell[1] - 3, lid + floor - .01]) cube([cell[2] - 8, 3 - loose, .01]);
                translate([cell[0] + 4, -cell[1] - 3, lid + floor + 1.9]) cube([cell[2] - 8, 4.2, .01]);
            }
        }
        translate([door_screw[0], -door_screw[1], -1]) cylinder(d = clear, h = 99);
    }
}

module key() {
    difference() {
        union() {
            cylinder(d = key_hole - 2 * loose + 2, h = key_flange);
            cylinder(d = key_hole - 2 * loose - .2, h = key_length);
        }
        translate([0, 0, key_socket / 2 - .5]) cube([plunger, plunger, key_socket + 1], center = true);
    }
}

if (part == "front") front();
if (part == "back") back();
if (part == "door") door();
if (part == "key") key();
if (part == "face") difference() {
    face();
    at(holes) circle(d = clear);
}
