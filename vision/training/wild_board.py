#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws boards as strangers have them, with full labels: frames of any kind and none, some fifty styles of tile art, tokens and pieces of
many makes, lamps, grounds, clutter, hands, cameras. No photograph and no copied artwork. Same seed, same picture.

  wild_board.py FOLDER --count N [--seed S] [--held-out] [--size 640x480] [--nothing SHARE] [--tight]   pictures with their truth
  wild_board.py FOLDER --count N … --sheet                                                            and sheets to look at, labels drawn over

render(seed) gives (picture, truth); README.md of this folder says what the truth means. Debian: python3-opencv python3-numpy python3-pil.
"""
import argparse
import json
import os

import cv2
import numpy as np

import wild_camera as camera
import wild_flat as flat
import wild_scene as scene
import wild_styles as styles
import wild_table as table
import wild_truth as truth
from wild_label import homed, label, overlay
from wild_pieces import parts


def scale_of(width):
    return 2. if width <= 800 else 1.5 if width <= 1400 else 1.


def set_up(rng, kind, pieces):
    """A board and a game on it: kind of board, hexes, places, pieces on corners and on sides, players."""
    kind, land, sea = truth.layout(rng, kind)
    hexes, places = truth.deal(rng, kind, land, sea), truth.Places(land, sea)
    people = styles.players(rng, int(rng.integers(2, 7)))
    crowd = pieces if pieces is not None else (0. if rng.random() < .18 else rng.uniform(.1, 1))
    built, laid = truth.game(rng, places, len(people), crowd, kind == 'seas' and rng.random() < .8)
    return kind, hexes, places, built, laid, people


def looked_at(rng, points, frame, beyond, width, height, tight):
    """A camera that sees the hexes with these corners and what is around them."""
    margin = .1 if frame == 'none' else 1.6 if frame == 'sea_hexes' else beyond + .3
    far = points - points.mean(0)
    far = points + margin * far / np.linalg.norm(far, axis=1, keepdims=True)
    return camera.View(rng, far, width, height, scale_of(width), tight)


def texture_for(rng, view, middle, light):
    """For the board's texture: pixels to a hex's side, where light comes from, degrees by which upright numbers are turned."""
    at, _ = homed([middle, middle + (.7, 0), middle + (0, .7)], view.plane(0, True))
    side = float(np.clip(1.1 * max(np.hypot(*(at[1] - at[0])), np.hypot(*(at[2] - at[0]))) / .7, 24, 120))
    way = light.ways[0]
    up, _ = homed([middle, middle - (0, .5)], view.plane())
    upright = np.degrees(np.arctan2(*(up[1] - up[0]))) if rng.random() < .5 else rng.integers(6) * 60.
    return side, way[:2], upright


def render(seed, width=1280, height=960, style=None, make=None, lamp=None, held_out=None, pieces=None, tight=False, kind=None, frame=None, plain=False):
    """A picture (BGR bytes) of a board and its truth (a dict for JSON). Wishes: `held_out` says which half of the styles, makes and lamps
    (None: any); `pieces` 0 to 1; `tight`: the board fills the picture; `plain`: nothing else on the table, an even light, a perfect camera."""
    rng = np.random.default_rng([int(seed), 33])
    style = styles.pick(rng, list(styles.STYLES), styles.HELD_STYLES, held_out, style)
    make = styles.pick(rng, styles.MAKES, styles.HELD_MAKES, held_out, make)
    light = camera.Lamp(rng, styles.pick(rng, styles.LAMPS, styles.HELD_LAMPS, held_out, lamp))
    kind, hexes, places, built, laid, people = set_up(rng, kind, pieces)
    frame = frame or str(flat.FRAMES[rng.choice(len(flat.FRAMES), p=flat.OFTEN)])
    frame = 'none' if kind == 'seas' and frame == 'sea_hexes' else frame
    points = np.concatenate([truth.hexagon(h['q'], h['r']) for h in hexes])
    beyond, floor, middle = rng.uniform(.5, 1.3), -rng.uniform(.03, .12), points.mean(0)
    view = looked_at(rng, points, frame, beyond, width, height, tight)
    board = flat.Flat(rng, hexes, style, frame, *texture_for(rng, view, middle, light), beyond)
    if frame not in ('none', 'sea_hexes') and rng.random() < .75:
        board.harbours(places.coast, int(rng.integers(3, 10)))

    image = scene.lay_ground(rng, view, floor)
    if not plain:
        scene.lay_prints(rng, view, image, board, middle, floor)
    scene.lay_board(rng, view, image, board, -floor, light)
    kit = parts(rng, make)
    gloss = rng.choice([0., .1, .35, .7]) if make not in ('classic', 'slim', 'clay') else rng.choice([0., .1, .25])
    things = scene.set_pieces(rng, hexes, places, built, laid, people, kit, gloss)
    if not plain:
        things += scene.set_clutter(rng, board, middle, floor, people, kit, gloss)
    if board.corners is not None and board.frame == frame != 'blue' and rng.random() < .3:
        things += scene.set_rim(rng, board)
    if style in styles.SOLID:
        things += scene.set_landscape(rng, hexes, board)
    image, labels, drawn, seen = scene.draw(rng, view, light, image, things, rng.choice([0., .04, .1]) * (2.2 if make in ('sculpted', 'clay') else 1.))
    hiding = [i + 1 for i, t in enumerate(things) if t.hides]
    cover = np.isin(labels, hiding).astype(np.uint8) * 255 if hiding else np.zeros(labels.shape, np.uint8)
    if rng.random() < .16 and not plain:
        for _ in range(1 if rng.random() < .8 else 2):
            cover = np.maximum(cover, table.hand(rng, view, image, points.min(0) + rng.uniform(-.1, 1.1, 2) * np.ptp(points, 0), light))
    picture = cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA) if plain else scene.finish(rng, view, light, image)
    told = label(view, hexes, places, built, laid, people, things, drawn, seen, labels, cover)
    told.update(format='wild-board/1', seed=int(seed), size=[width, height], board=kind, frame=board.frame, style=style, make=make, lamp=light.kind,
                known_by_colour=styles.STYLES[style][0] != 'odd', ring=[[int(q), int(r)] for q, r in board.ring], colours={t: [int(v) for v in c[::-1]] for t, c in board.colours.items()})
    return picture, told


def render_nothing(seed, width=1280, height=960, held_out=None, **_):
    """A picture without a board, and a truth that says so."""
    rng = np.random.default_rng([int(seed), 34])
    light = camera.Lamp(rng, styles.pick(rng, styles.LAMPS, styles.HELD_LAMPS, held_out))
    view = camera.View(rng, np.array([[-5., -5], [5, -5], [5, 5], [-5, 5]]), width, height, scale_of(width))
    image = scene.lay_ground(rng, view, -.05)
    for _ in range(int(rng.integers(0, 25))):
        table.prints(rng, image, view.plane(0, True), rng.uniform(-7, 7, 2), rng.uniform(.6, 4))
    if rng.random() < .4:
        scene.lay_board(rng, view, image, table.OtherBoard(rng), .05, light)
    things = [table.thing(rng, rng.uniform(-6, 6, 2), 0.) for _ in range(int(rng.integers(0, 9)))]
    image = scene.draw(rng, view, light, image, things)[0]
    if rng.random() < .2:
        table.hand(rng, view, image, rng.uniform(-4, 4, 2), light)
    return scene.finish(rng, view, light, image), {'format': 'wild-board/1', 'seed': int(seed), 'size': [width, height], 'plane': None, 'board': None, 'hexes': [], 'corners': [], 'sides': [],
                                                   'coast': [], 'players': [], 'ring': [], 'lamp': light.kind, 'cut': False}


def main():
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument('folder')
    read.add_argument('--count', type=int, default=16)
    read.add_argument('--seed', type=int, default=1, help='of the first picture; the next ones count on')
    read.add_argument('--held-out', action='store_true', help='only styles, makes and lamps that nothing is trained on (else only the others)')
    read.add_argument('--size', default='640x480')
    read.add_argument('--nothing', type=float, default=0., help='share of pictures without a board')
    read.add_argument('--tight', action='store_true', help='boards fill their pictures')
    read.add_argument('--style')
    read.add_argument('--make')
    read.add_argument('--jpg', action='store_true')
    read.add_argument('--sheet', action='store_true', help='writes sheets of twelve pictures too, plain and with labels')
    asked = read.parse_args()
    width, height = map(int, asked.size.split('x'))
    os.makedirs(asked.folder, exist_ok=True)
    plain, drawn = [], []
    for seed in range(asked.seed, asked.seed + asked.count):
        if np.random.default_rng([seed, 35]).random() < asked.nothing:
            picture, told = render_nothing(seed, width, height, held_out=asked.held_out)
        else:
            picture, told = render(seed, width, height, style=asked.style, make=asked.make, held_out=asked.held_out, tight=asked.tight)
        stem = os.path.join(asked.folder, f'wild_{seed:07d}')
        cv2.imwrite(stem + ('.jpg' if asked.jpg else '.png'), picture)
        with open(stem + '.json', 'w') as file:
            json.dump(told, file)
        if asked.sheet:
            plain.append(picture)
            drawn.append(overlay(picture, told))
            if len(plain) == 12 or seed == asked.seed + asked.count - 1:
                for name, images in (('plain', plain), ('labels', drawn)):
                    images = images + [np.zeros_like(plain[0])] * (-len(images) % 4)
                    rows = [np.hstack(images[i:i + 4]) for i in range(0, len(images), 4)]
                    cv2.imwrite(os.path.join(asked.folder, f'sheet_{name}_{seed}.jpg'), np.vstack(rows))
                plain, drawn = [], []


if __name__ == '__main__':
    main()
