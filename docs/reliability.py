#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws how often what `adjudicator read` says at each confidence is right: docs/pictures/reliability.svg.

  reliability.py --program build/release/bin/adjudicator --out docs/pictures/reliability.svg FOLDER ...
  reliability.py --readings LINES.jsonl --out OUT.svg        # readings made before, one JSON a line with its "photo"

Each folder holds pictures NAME.jpg with position files NAME.json beside them. Items: hexes (terrain and number together),
harbours (place and trade), buildings (place, kind, owner), routes (place, owner). Every bar says how many items it has.
"""
import argparse
import glob
import json
import math
import os
import subprocess

ROOT3 = math.sqrt(3)
CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW']
CORNER_NAMES = {'NE': (1, -1, 'S'), 'NW': (0, -1, 'S'), 'SE': (0, 1, 'N'), 'SW': (-1, 1, 'N')}
SIDE_NAMES = {'W': (-1, 0, 'E'), 'NW': (0, -1, 'SE'), 'SW': (-1, 1, 'NE')}
BARS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1.0001]
KINDS = [('hexes', 'Hexes: terrain and number'), ('harbours', 'Harbours'), ('buildings', 'Buildings'), ('routes', 'Roads')]


def place(text, sixths):
    """A hex, corner or side turned clockwise, under its canonical name."""
    hexagon, _, name = text.partition(':')
    q, r = map(int, hexagon.split(','))
    for _ in range(sixths):
        q, r = -r, q + r
    if not name:
        return f'{q},{r}'
    names, canon = (CORNERS, CORNER_NAMES) if name in ('N', 'S') else (SIDES, SIDE_NAMES)
    name = names[(names.index(name) + sixths) % 6]
    if name in canon:
        dq, dr, name = canon[name]
        q, r = q + dq, r + dr
    return f'{q},{r}:{name}'


def pixel(h, x, y):
    v = [row[0] * x + row[1] * y + row[2] for row in h]
    return v[0] / v[2], v[1] / v[2]


def turns(truth, seen):
    def apart(k):
        total = 0.0
        for q, r in ((2, 0), (0, 2), (-2, 2)):
            a, b = q, r
            for _ in range(k):
                a, b = -b, a + b
            total += math.dist(pixel(truth, ROOT3 * (q + r / 2), 1.5 * r), pixel(seen, ROOT3 * (a + b / 2), 1.5 * b))
        return total
    return min(range(6), key=apart)


def items(truth, reading):
    """(kind, confidence, right) of everything that was read and is labelled."""
    k = turns(truth['homography'], reading['homography'])
    conditions = truth.get('conditions')
    hand = conditions.get('hand') if isinstance(conditions, dict) else None
    covers = (hand or {}).get('covers') or []
    if isinstance(covers, dict):
        covers = [at for places in covers.values() for at in places]
    left_out = {place(at, k) for at in list(truth.get('uncertain') or []) + list(covers)}
    tiles = {place(f"{h['q']},{h['r']}", k): (h.get('terrain'), h.get('number')) for h in truth['hexes']}
    for h in reading['hexes']:
        at = f"{h['q']},{h['r']}"
        if at in tiles and at not in left_out:
            yield 'hexes', h['confidence'], tiles[at] == (h.get('terrain'), h.get('number'))
    if truth.get('harbours'):
        there = {place(h['edge'], k): h['trade'] for h in truth['harbours']}
        for h in reading['harbours']:
            yield 'harbours', h['confidence'], there.get(h['edge']) == h['trade']
    for kind, fields in (('buildings', ('kind', 'owner')), ('routes', ('kind', 'owner'))):
        there = {place(p['at'], k): [p[f] for f in fields] for p in truth[kind]}
        for p in reading[kind]:
            if p['at'] not in left_out:
                yield kind, p['confidence'], there.get(p['at']) == [p[f] for f in fields]


def readings(arguments):
    if arguments.readings:
        for line in open(arguments.readings):
            reading = json.loads(line)
            if reading.get('homography'):
                yield reading['photo'], reading
        return
    for folder in arguments.folders:
        for photo in sorted(glob.glob(os.path.join(folder, '*.jpg'))):
            done = subprocess.run([arguments.program, 'read', photo, '--json'], capture_output=True, text=True)
            if done.returncode == 0:
                yield photo, json.loads(done.stdout)


def chart(x, y, title, rows, bars=BARS):
    width, height = 420, 230
    out = [f'<g transform="translate({x},{y})">', f'<text x="0" y="-12" font-size="15" font-weight="bold">{title}</text>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        at = height * (1 - share)
        out.append(f'<line x1="0" x2="{width}" y1="{at}" y2="{at}" stroke="#ddd"/>')
        out.append(f'<text x="-6" y="{at + 4}" text-anchor="end" font-size="11">{share:.0%}</text>')
    step = width / (len(bars) - 1)
    for i, (low, high) in enumerate(zip(bars, bars[1:])):
        mine = [(c, ok) for c, ok in rows if low <= c < high]
        left = i * step
        out.append(f'<text x="{left + step / 2}" y="{height + 16}" text-anchor="middle" font-size="10">'
                   f'{low:g}–{min(high, 1):g}</text>')
        out.append(f'<text x="{left + step / 2}" y="{height + 31}" text-anchor="middle" font-size="10" fill="#666">'
                   f'n = {len(mine)}</text>')
        if mine:
            right = sum(ok for _, ok in mine) / len(mine)
            said = sum(c for c, _ in mine) / len(mine)
            out.append(f'<rect x="{left + 4:.1f}" y="{height * (1 - right):.1f}" width="{step - 8:.1f}" '
                       f'height="{height * right:.1f}" fill="#4a7fb5"/>')
            out.append(f'<line x1="{left + 2:.1f}" x2="{left + step - 2:.1f}" y1="{height * (1 - said):.1f}" '
                       f'y2="{height * (1 - said):.1f}" stroke="#c0392b" stroke-width="2.5"/>')
    return out + ['</g>']


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--program')
    parser.add_argument('--readings')
    parser.add_argument('--out', required=True)
    parser.add_argument('folders', nargs='*')
    arguments = parser.parse_args()
    rows = {kind: [] for kind, _ in KINDS}
    pictures = 0
    for photo, reading in readings(arguments):
        pictures += 1
        for kind, confidence, right in items(json.load(open(os.path.splitext(photo)[0] + '.json')), reading):
            rows[kind].append((confidence, right))
    out = ['<!-- SPDX-License-Identifier: GPL-3.0-or-later: written by docs/reliability.py -->',
           '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1010 720" font-family="sans-serif">',
           '<rect width="1010" height="720" fill="white"/>',
           f'<text x="30" y="30" font-size="17">What was right among the items read at each confidence, {pictures} photographs '
           '(red: what was said on average)</text>']
    for i, (kind, title) in enumerate(KINDS):
        out += chart(60 + 490 * (i % 2), 90 + 320 * (i // 2), f'{title}: {len(rows[kind])} items', rows[kind])
    open(arguments.out, 'w').write('\n'.join(out + ['</svg>', '']))
    for kind, _ in KINDS:
        for low, high in zip(BARS, BARS[1:]):
            mine = [(c, ok) for c, ok in rows[kind] if low <= c < high]
            if mine:
                print(f'{kind:10} {low:.2f}..{min(high, 1):.2f}: {len(mine):4} items, said '
                      f'{sum(c for c, _ in mine) / len(mine):.3f}, right {sum(ok for _, ok in mine) / len(mine):.3f}')


if __name__ == '__main__':
    main()
