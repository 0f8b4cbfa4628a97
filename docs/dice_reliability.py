#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what `adjudicator read-dice` reads in pictures of dice, and draws how often what it says at each confidence is right.

  dice_reliability.py --program build/release/bin/adjudicator [--out docs/pictures/reliability-dice.svg] FOLDER ...

Each folder holds pictures NAME.jpg with NAME.json beside them: `dice` with value, at and size (fractions of the picture; the
value is the upper face), and perhaps `hidden`, whose reading counts neither way. A die is right when its value is said where it
lies; wrong is every other value that is said. Pictures of exactly two dice are counted as pairs too: both right. Where the dice
tell the `contrast` of their pips and how `upright` they are seen (vision/training/dice_scenes.py), there is a row for each.
"""
import argparse
import glob
import json
import math
import os
import struct
import subprocess

import reliability

BARS = [0.5, 0.8, 0.85, 0.9, 0.95, 0.98, 0.99, 1.0001]
ROWS = [('all', lambda die: True), ('pips like the body (contrast below 0.3)', lambda die: die.get('contrast', 1) < .3),
        ('seen slantingly (shorter edge below 0.8)', lambda die: die.get('upright', 1) < .8),
        ('neither', lambda die: die.get('contrast', 0) >= .3 and die.get('upright', 0) >= .8)]


def size_of(jpeg):
    """Width and height of a JPEG file."""
    data, at = open(jpeg, 'rb').read(), 2
    while True:
        marker, length = struct.unpack('>HH', data[at:at + 4])
        if 0xffc0 <= marker <= 0xffcf and marker not in (0xffc4, 0xffc8, 0xffcc):
            height, width = struct.unpack('>HH', data[at + 5:at + 9])
            return width, height
        at += 2 + length


def judged(program, photo):
    """The picture's dice, each with `read`; and (confidence, right) of what was said."""
    truth = json.load(open(os.path.splitext(photo)[0] + '.json'))
    done = subprocess.run([program, 'read-dice', photo, '--json'], capture_output=True, text=True)
    width, height = size_of(photo)
    dice, said = [dict(die, read=False) for die in truth['dice']], []

    def covers(die, at):
        reach = max(.6 * max(die['size'][0] * width, die['size'][1] * height), 18)
        return math.hypot((at[0] - die['at'][0]) * width, (at[1] - die['at'][1]) * height) < reach

    for one in json.loads(done.stdout)['dice']:
        mine = [die for die in dice if not die['read'] and covers(die, one['at']) and die['value'] == one['value']]
        if mine:
            mine[0]['read'] = True
        if mine or not any(covers(die, one['at']) for die in truth.get('hidden', [])):
            said.append((one['confidence'], bool(mine)))
    return dice, said, bool(truth.get('hidden'))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--program', required=True)
    parser.add_argument('--out')
    parser.add_argument('folders', nargs='+')
    arguments = parser.parse_args()
    everything = []
    for folder in arguments.folders:
        dice, said, pairs = [], [], []
        for photo in sorted(glob.glob(os.path.join(folder, '*.jpg'))):
            mine, its, hides = judged(arguments.program, photo)
            dice, said = dice + mine, said + its
            if len(mine) == 2 and not hides:
                pairs.append(mine)
        right = sum(die['read'] for die in dice)
        wrong = sum(not ok for _, ok in said)
        print(f'{folder}: {len(dice)} dice, {right} right, {len(dice) - right} not read right, {wrong} values wrong')
        for name, fits in ROWS if any('contrast' in die for die in dice) else ROWS[:1]:
            some, two = [die for die in dice if fits(die)], [pair for pair in pairs if all(map(fits, pair))]
            print(f'  {name}: {sum(die["read"] for die in some)} of {len(some)} dice, '
                  f'{sum(all(die["read"] for die in pair) for pair in two)} of {len(two)} pairs')
        everything += said
    for low, high in zip(BARS, BARS[1:]):
        mine = [(c, ok) for c, ok in everything if low <= c < high]
        if mine:
            print(f'said {low:.2f}..{min(high, 1):.2f}: {len(mine):4} items, on average {sum(c for c, _ in mine) / len(mine):.3f}, '
                  f'right {sum(ok for _, ok in mine) / len(mine):.3f}')
    if arguments.out:
        lines = ['<!-- SPDX-License-Identifier: GPL-3.0-or-later: written by docs/dice_reliability.py -->',
                 '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 390" font-family="sans-serif">',
                 '<rect width="520" height="390" fill="white"/>',
                 '<text x="20" y="28" font-size="13">What was right among the dice said at each confidence (red: what was said)</text>']
        lines += reliability.chart(60, 90, f'Dice: {len(everything)} items', everything, BARS)
        open(arguments.out, 'w').write('\n'.join(lines + ['</svg>', '']))


if __name__ == '__main__':
    main()
