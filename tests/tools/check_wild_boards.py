# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the drawn boards of vision/training against their own labels: same seed, same picture; tiles, pieces and coast lie where the truth says;
what is kept aside is never drawn for training. Exit 77: skipped.

Usage: check_wild_boards.py SOURCE_DIR
"""
import os
import sys

try:
    import cv2
    import numpy as np
    import PIL  # noqa: F401
except ImportError as missing:
    print("skipped:", missing)
    sys.exit(77)

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(sys.argv[1], "vision/training"))
import wild_board  # noqa: E402
import wild_styles  # noqa: E402
import wild_truth  # noqa: E402
from wild_label import homed  # noqa: E402

faults = []


def expect(holds, what):
    if not holds:
        faults.append(what)


def near(picture, at):
    """Median colour (RGB) around a place."""
    x, y = np.round(at).astype(int)
    return np.median(picture[max(y - 1, 0):y + 2, max(x - 1, 0):x + 2].reshape(-1, 3), 0)[::-1]


for seed in (3, 4):
    one, other = wild_board.render(seed, 320, 240), wild_board.render(seed, 320, 240)
    expect(np.array_equal(one[0], other[0]) and one[1] == other[1], f"seed {seed} gives two pictures")
    expect(not np.array_equal(one[0], wild_board.render(seed + 2, 320, 240)[0]), f"seeds {seed} and {seed + 2} give one picture")
    expect(np.array_equal(wild_board.render_nothing(seed, 320, 240)[0], wild_board.render_nothing(seed, 320, 240)[0]), f"seed {seed} without a board gives two pictures")

for board, hexes, corners, sides, coast in (("small", 19, 54, 72, 30), ("large", 30, 80, 109, 38)):
    told = wild_board.render(5, 320, 240, kind=board)[1]
    counts = tuple(len(told[k]) for k in ("hexes", "corners", "sides", "coast"))
    expect(counts == (hexes, corners, sides, coast), f"a {board} board has {counts}")

# The colour that a tile should have, between its token and its corners, on a style without a print.
right = total = 0
for seed in range(10, 22):
    picture, told = wild_board.render(seed, style="flat_plain", lamp="day", pieces=0, plain=True, width=640, height=480)
    for h in told["hexes"]:
        if h["visible"] < 1 or h["robber"] or h["terrain"] == "sea":
            continue
        middle = wild_truth.centre(h["q"], h["r"])
        seen = [near(picture, homed([middle + .62 * (p - middle)], told["plane"])[0][0]) for p in wild_truth.hexagon(h["q"], h["r"])]
        seen = np.median(seen, 0)
        nearest = min(wild_styles.TERRAINS, key=lambda t: np.abs(np.array(told["colours"][t]) - seen).sum())
        total += 1
        right += nearest == h["terrain"] or np.abs(np.array(told["colours"][h["terrain"]]) - seen).max() < 25
expect(total > 80 and right >= .97 * total, f"{right} of {total} tiles have their colour")

# Pieces that are to be seen have their player's colour rather than the tiles'.
right = total = 0
for seed in range(30, 42):
    picture, told = wild_board.render(seed, lamp="day", pieces=.8, plain=True, width=640, height=480)
    full = np.array(told["plane"])
    for x in told["corners"] + told["sides"]:
        if x["kind"] in ("settlement", "city", "road") and x["visible"] > .95 and x["height"] < .3:
            seen = near(picture, homed([x["at"]], full)[0][0]).astype(float)
            ways = [np.array(p["rgb"], float) for p in told["players"]]
            apart = [np.linalg.norm(np.cross(w / np.linalg.norm(w), seen / max(np.linalg.norm(seen), 1))) + abs(w.sum() - seen.sum()) / 1500 for w in ways]
            total += 1
            right += int(np.argmin(apart)) == x["colour"]
print(f"pieces: {right} of {total} have their player's colour")
expect(total > 100 and right >= .85 * total, f"{right} of {total} pieces have their player's colour")

for seed in range(12):
    for held in (False, True):
        told = wild_board.render(seed, 160, 120, held_out=held)[1]
        kept = [told["style"] in wild_styles.HELD_STYLES, told["make"] in wild_styles.HELD_MAKES, told["lamp"] in wild_styles.HELD_LAMPS]
        expect(kept == [held] * 3, f"seed {seed}: kept aside {kept}, asked for {held}")

print("\n".join(faults) or "as labelled")
sys.exit(bool(faults))
