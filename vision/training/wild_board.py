#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws boards as strangers have them, with full labels: frames of any kind and none, some forty styles of tile art, tokens and pieces of
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
import wild_styles as styles
import wild_table as table
import wild_truth as truth
from wild_draw import Thing, paint, shadows
from wild_pieces import figure, ornaments, parts, robber
from wild_tiles import noise


def scale_of(width):
    return 2. if width <= 800 else 1.5 if width <= 1400 else 1.


def homed(points, h):
    q = np.column_stack([np.asarray(points, float).reshape(-1, 2), np.ones(len(np.asarray(points).reshape(-1, 2)))]) @ np.asarray(h).T
    z = np.where(np.abs(q[:, 2]) < 1e-9, 1e-9, q[:, 2])
    return q[:, :2] / z[:, None], q[:, 2] > 0


def lay_ground(rng, view, floor):
    """The larger picture with the bare table in it."""
    w, h = int(view.width * view.scale), int(view.height * view.scale)
    art, wide = table.ground(rng)
    n = len(art)
    turn = rng.uniform(0, 2 * np.pi)
    k = wide / n
    place = np.array([[np.cos(turn) * k, -np.sin(turn) * k, view.at[0] - wide / 2], [np.sin(turn) * k, np.cos(turn) * k, view.at[1] - wide / 2], [0, 0, 1]])
    hom = view.plane(floor, True) @ place
    image = cv2.warpPerspective(art, hom, (w, h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
    if rng.random() < .18:                                                # the table ends
        turn, off = rng.uniform(0, 2 * np.pi), rng.uniform(6.5, 11)
        n_, m = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
        edge = np.zeros((h, w), np.uint8)
        q, ahead = homed([n_ * off - m * 25, n_ * off + m * 25, n_ * 40 + m * 25, n_ * 40 - m * 25], view.plane(floor, True))
        if ahead.all() and np.abs(q).max() < 30000:
            cv2.fillConvexPoly(edge, np.round(q).astype(np.int32), 255)
            image[edge > 0] = (table.any_colour(rng) * .4).astype(np.uint8)
    return image


def lay_board(rng, view, image, board, thick, lamp):
    """Warps the board's texture onto the picture, with its edge and its shadow."""
    h, w = image.shape[:2]
    mask8 = (board.mask * 255).astype(np.uint8)
    at = lambda z: view.plane(z, True) @ board.to_plane()
    way = lamp.ways[0]
    cast = np.eye(3)
    cast[:2, 2] = -way[:2] / max(way[2], .3) * thick
    small = np.diag([.5, .5, 1.])
    shadow = cv2.warpPerspective(mask8, small @ view.plane(-thick, True) @ cast @ board.to_plane(), (w // 2, h // 2))
    shadow = cv2.resize(cv2.GaussianBlur(shadow, (0, 0), 2 + 3 * lamp.softness), (w, h))
    image[:] = cv2.multiply(image, cv2.merge([255 - (shadow * .45).astype(np.uint8)] * 3), scale=1 / 255)
    texture = np.clip(board.image, 0, 255).astype(np.uint8)
    side_colour = np.array(rng.choice([[60, 90, 130], [150, 175, 195], [60, 60, 60]])) * rng.uniform(.6, 1)
    for z in np.linspace(-thick, 0, 4)[:3]:
        edge = cv2.warpPerspective(mask8, at(z), (w, h))
        image[edge > 127] = side_colour
    top = cv2.warpPerspective(texture, at(0), (w, h), flags=cv2.INTER_LINEAR)
    mask = cv2.merge([cv2.warpPerspective(mask8, at(0), (w, h))] * 3)
    image[:] = cv2.add(cv2.multiply(image, 255 - mask, scale=1 / 255), cv2.multiply(top, mask, scale=1 / 255))


def set_pieces(rng, hexes, places, built, laid, people, kit, gloss):
    """The things on the board, each with its name in the truth."""
    things = []
    loose = rng.choice([.4, 1., 2.2], p=[.4, .4, .2])
    own = rng.uniform(0, 2 * np.pi) if rng.random() < .3 else None
    for c, (kind, who) in built.items():
        mesh = figure(rng) if kind == 'figure' else kit[kind]
        at = places.corners[c] + rng.normal(0, .035 * loose, 2).clip(-.16, .16)
        turn = own + rng.normal(0, .1) if own is not None else rng.uniform(0, 2 * np.pi)
        things.append(Thing(mesh.moved((*at, 0.), turn), people[who]['bgr'] * rng.normal(1, .03), ('corner', c), gloss))
    for s, (kind, who) in laid.items():
        at, angle = places.sides[s]
        at = at + rng.normal(0, .025 * loose, 2).clip(-.1, .1)
        turn = angle + np.pi * rng.integers(2) + rng.normal(0, .06 * loose)
        things.append(Thing(kit[kind].moved((*at, 0.), turn), people[who]['bgr'] * rng.normal(1, .03), ('side', s), gloss))
    for i, h in enumerate(hexes):
        if h['robber']:
            at = truth.centre(h['q'], h['r']) + (rng.normal(0, .08, 2) if rng.random() < .5 else rng.uniform(-.42, .42, 2))
            colour = np.float32([[40, 40, 42], [130, 130, 130], [120, 165, 200], [60, 60, 120]][rng.choice(4, p=[.55, .25, .15, .05])])
            things.append(Thing(robber(rng).moved((*at, 0.), rng.uniform(0, 6.3)), colour, ('hex', i), gloss))
            h['robber_at'] = [float(v) for v in at]
    return things


def finish(rng, view, lamp, image, mask_light=None):
    """Light over the whole, glare, reduction, the camera."""
    light = cv2.resize(camera.uneven(rng, view, lamp), image.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    done = cv2.multiply(image, cv2.merge([light.astype(np.float32)] * 3), dtype=cv2.CV_32F)
    done = cv2.resize(done, (view.width, view.height), interpolation=cv2.INTER_AREA)
    if rng.random() < .3:                                                 # glare on the print
        h, w = done.shape[:2]
        for _ in range(int(rng.integers(1, 4))):
            spot = np.zeros((h // 4, w // 4), np.float32)
            at = rng.uniform(0, 1, 2) * (w / 4, h / 4)
            if rng.random() < .5:
                cv2.ellipse(spot, (int(at[0]), int(at[1])), tuple(int(v) for v in np.maximum(2, rng.uniform(.01, .12, 2) * w / 4)), rng.uniform(0, 180), 0, 360, 1., -1)
            else:
                a = rng.uniform(0, np.pi)
                e = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) * rng.uniform(.02, .1, (2, 1)) * w / 4
                cv2.fillConvexPoly(spot, np.round(at + [e[0] + e[1], e[0] - e[1], -e[0] - e[1], e[1] - e[0]]).astype(np.int32), 1.)
            spot = cv2.resize(cv2.GaussianBlur(spot, (0, 0), rng.uniform(1.5, .06 * w / 4 + 2)), (w, h))
            done += (rng.uniform(15, 170) * spot)[..., None]
    return camera.exposed(rng, done, lamp)


def render(seed, width=1280, height=960, style=None, make=None, lamp=None, held_out=None, pieces=None, tight=False, kind=None, frame=None):
    """A picture (BGR bytes) of a board and its truth (a dict for JSON)."""
    rng = np.random.default_rng([int(seed), 33])
    style = styles.pick(rng, list(styles.STYLES), styles.HELD_STYLES, held_out, style)
    make = styles.pick(rng, styles.MAKES, styles.HELD_MAKES, held_out, make)
    light = camera.Lamp(rng, styles.pick(rng, styles.LAMPS, styles.HELD_LAMPS, held_out, lamp))
    kind, land, sea = truth.layout(rng, kind)
    hexes = truth.deal(rng, kind, land, sea)
    places = truth.Places(land, sea)
    people = styles.players(rng, int(rng.integers(2, 7)))
    crowd = pieces if pieces is not None else (0. if rng.random() < .18 else rng.uniform(.1, 1))
    built, laid = truth.game(rng, places, len(people), crowd, kind == 'seas' and rng.random() < .8)
    used = {w for _, w in list(built.values()) + list(laid.values())}
    frame = frame or str(flat.FRAMES[rng.choice(len(flat.FRAMES), p=[.26, .09, .07, .06, .05, .05, .07, .1, .07, .18])])
    frame = 'none' if kind == 'seas' and frame == 'sea_hexes' else frame

    points = np.concatenate([truth.hexagon(*h) for h in sorted(land | sea)])
    beyond = rng.uniform(.5, 1.3)
    around = .1 if frame == 'none' else 1.6 if frame == 'sea_hexes' else beyond + .3
    far = points - points.mean(0)
    far = points + around * far / np.linalg.norm(far, axis=1, keepdims=True)
    view = camera.View(rng, far, width, height, scale_of(width), tight)
    floor = -rng.uniform(.03, .12)
    middle = points.mean(0)
    step, _ = homed([middle, middle + (.7, 0), middle + (0, .7)], view.plane(0, True))
    side = float(np.clip(1.1 * max(np.hypot(*(step[1] - step[0])), np.hypot(*(step[2] - step[0]))) / .7, 24, 120))
    ways = light.ways[0][:2] / max(np.hypot(*light.ways[0][:2]), 1e-6) * np.sqrt(max(0., 1 - light.ways[0][2] ** 2))
    up, _ = homed([middle, middle - (0, .5)], view.plane())
    upright = np.degrees(np.arctan2(*(up[1] - up[0]))) if rng.random() < .5 else rng.integers(6) * 60.
    board = flat.Flat(rng, hexes, style, frame, side, ways, upright, beyond)
    if frame not in ('none', 'sea_hexes') and rng.random() < .75:
        board.harbours(places.coast, int(rng.integers(3, 10)))
    image = lay_ground(rng, view, floor)
    on_table = view.plane(floor, True)
    reach = board.high - board.low
    for _ in range(int(rng.integers(0, 12)) if rng.random() < .7 else 0):
        a = rng.uniform(0, 2 * np.pi)
        table.prints(rng, image, on_table, middle + np.array([np.cos(a), np.sin(a)]) * reach * rng.uniform(.5, .9), rng.uniform(.8, 2.2), list(board.colours.values()))
    for _ in range(int(rng.integers(1, 5)) if rng.random() < .1 else 0):     # tiles left over
        a = rng.uniform(0, 2 * np.pi)
        arts = list(board.art.values())
        table.loose_tile(rng, image, on_table, middle + np.array([np.cos(a), np.sin(a)]) * reach * rng.uniform(.55, .8), arts[rng.integers(len(arts))])
    lay_board(rng, view, image, board, -floor, light)

    kit = parts(rng, make)
    gloss = rng.choice([0., .1, .35, .7]) if make not in ('classic', 'slim', 'clay') else rng.choice([0., .1, .25])
    things = set_pieces(rng, hexes, places, built, laid, people, kit, gloss)
    pieces_end = len(things)
    if rng.random() < .45:                                                # what is not on the board yet
        for p in range(len(people)):
            a = rng.uniform(0, 2 * np.pi)
            things += table.supply(rng, kit, people[p]['bgr'], middle + np.array([np.cos(a), np.sin(a)]) * reach * rng.uniform(.55, .75), floor, gloss)
    for _ in range(int(rng.integers(1, 5)) if rng.random() < .08 else 0):    # and what fell onto it
        at = truth.centre(*sorted(land)[rng.integers(len(land))]) + rng.uniform(-.35, .35, 2)
        things += table.supply(rng, kit, people[rng.integers(len(people))]['bgr'], at, 0., gloss, False)
    if style in styles.SOLID:
        solid = int(rng.integers(3))
        for h in hexes:
            mesh = ornaments(rng, h['terrain'], solid)
            if mesh:
                things.append(Thing(mesh.moved((*truth.centre(h['q'], h['r']), 0.)), board.colours[h['terrain']] * rng.uniform(.75, 1.2), None, .1))
    for _ in range(int(rng.integers(0, 6)) if rng.random() < .6 else 0):
        a = rng.uniform(0, 2 * np.pi)
        at = middle + np.array([np.cos(a), np.sin(a)]) * reach * rng.uniform(.55, .9)
        things.append(table.thing(rng, at, floor))
    for _ in range(int(rng.integers(1, 4)) if rng.random() < .15 else 0):    # on the board as well
        at = points.min(0) + rng.uniform(0, 1, 2) * np.ptp(points, 0)
        things.append(table.thing(rng, at, 0.))
    fields = shadows(view, light, things)
    dark = sum(p * w[2] * f for p, w, f in zip(light.powers, light.ways, fields)) + light.around * .45 * fields[-1] * (1 - .3 * fields[0])
    left = cv2.resize((1 - np.clip(dark, 0, .92)).astype(np.float32), image.shape[1::-1])
    image = cv2.multiply(image, cv2.merge([left] * 3), dtype=cv2.CV_8U)
    labels = np.zeros(image.shape[:2], np.int32)
    drawn, seen = paint(rng, view, light, image, labels, things)
    grainy = rng.choice([0., .04, .1])
    if grainy and pieces_end:                                             # wood, casts, use
        spots = 1 + grainy * np.tile(noise(rng, 160, 160, rng.uniform(2, 9), 2), (labels.shape[0] // 160 + 1, labels.shape[1] // 160 + 1))[:labels.shape[0], :labels.shape[1]]
        spots[labels == 0] = 1
        image = cv2.multiply(image, cv2.merge([spots.astype(np.float32)] * 3), dtype=cv2.CV_8U)
    solid = np.isin(labels, [i + 1 for i, t in enumerate(things) if t.hides]) if any(t.hides for t in things) else np.zeros(labels.shape, bool)
    cover = solid.astype(np.uint8) * 255
    if rng.random() < .16:
        for _ in range(1 if rng.random() < .8 else 2):
            cover = np.maximum(cover, table.hand(rng, view, image, points.min(0) + rng.uniform(-.1, 1.1, 2) * np.ptp(points, 0), light))
    picture = finish(rng, view, light, image)
    told = label(view, hexes, places, built, laid, people, used, things, drawn, seen, labels, cover)
    told.update(format='wild-board/1', seed=int(seed), size=[width, height], board=kind, frame=board.frame, style=style, make=make, lamp=light.kind, ring=[[int(q), int(r)] for q, r in board.ring])
    return picture, told


def label(view, hexes, places, built, laid, people, used, things, drawn, seen, labels, cover):
    plane = view.plane()
    h, w = cover.shape
    a = np.arange(8) * np.pi / 4

    def open_share(at, r):
        """Share of a disc of the plane inside the picture and under no hand."""
        p = np.concatenate([[[0, 0]], .5 * r * np.stack([np.cos(a), np.sin(a)], 1), r * np.stack([np.cos(a), np.sin(a)], 1)]) + at
        q, ahead = homed(p, view.plane(0, True))
        q = np.round(q).astype(int)
        inside = ahead & (q >= 0).all(1) & (q[:, 0] < w) & (q[:, 1] < h)
        clear = inside.copy()
        clear[inside] = cover[q[inside, 1], q[inside, 0]] < 128
        return round(float(clear.mean()), 3), bool(inside.any() and clear[inside].mean() < .5)

    of = {t.name: (i, drawn[i], seen[i]) for i, t in enumerate(things) if t.name}
    order = sorted(used)
    new = {p: i for i, p in enumerate(order)}

    def entry(what, number, at, r, found):
        share, covered = open_share(at, r)
        kind, who = found.get(number, ('none', None))
        item = {'x': float(at[0]), 'y': float(at[1]), 'kind': kind, 'colour': None if who is None else new[who], 'covered': covered, 'visible': share}
        if who is not None:
            i, all_, left = of[(what, number)]
            piece = things[i].mesh
            item['visible'] = round(float(min(share, left / max(all_, 1.) if all_ else 0.)), 3)
            item['at'] = [float(v) for v in piece.points[:, :2].mean(0)]
            item['height'] = round(float(piece.points[:, 2].max()), 3)
        return item

    for i, hex_ in enumerate(hexes):
        hex_['visible'] = open_share(truth.centre(hex_['q'], hex_['r']), .75)[0]
    corners = [entry('corner', c, p, .22, built) for c, p in enumerate(places.corners)]
    sides = [dict(entry('side', s, p, .22, laid), angle=angle) for s, (p, angle) in enumerate(places.sides)]
    return {'plane': (plane / plane[2, 2]).tolist(), 'hexes': hexes, 'corners': corners, 'sides': sides, 'coast': places.coast,
            'players': [{'name': people[p]['name'], 'rgb': [int(v) for v in people[p]['bgr'][::-1]]} for p in order],
            'cut': bool(any(x['visible'] < .999 and not inside_picture(view, x) for x in hexes))}


def inside_picture(view, hex_):
    q, ahead = homed(truth.hexagon(hex_['q'], hex_['r']), view.plane())
    return bool(ahead.all() and (q >= 0).all() and (q[:, 0] < view.width).all() and (q[:, 1] < view.height).all())


def render_nothing(seed, width=1280, height=960, held_out=None, **_):
    """A picture without a board."""
    rng = np.random.default_rng([int(seed), 34])
    light = camera.Lamp(rng, styles.pick(rng, styles.LAMPS, styles.HELD_LAMPS, held_out))
    view = camera.View(rng, np.array([[-5., -5], [5, -5], [5, 5], [-5, 5]]), width, height, scale_of(width))
    image = lay_ground(rng, view, -.05)
    for _ in range(int(rng.integers(0, 25))):
        table.prints(rng, image, view.plane(0, True), rng.uniform(-7, 7, 2), rng.uniform(.6, 4))
    if rng.random() < .4:
        lay_board(rng, view, image, table.OtherBoard(rng), .05, light)
    things = [table.thing(rng, rng.uniform(-6, 6, 2), 0.) for _ in range(int(rng.integers(0, 9)))]
    fields = shadows(view, light, things)
    dark = sum(p * w[2] * f for p, w, f in zip(light.powers, light.ways, fields)) + light.around * .45 * fields[-1]
    left = cv2.resize((1 - np.clip(dark, 0, .92)).astype(np.float32), image.shape[1::-1])
    image = cv2.multiply(image, cv2.merge([left] * 3), dtype=cv2.CV_8U)
    paint(rng, view, light, image, np.zeros(image.shape[:2], np.int32), things)
    if rng.random() < .2:
        table.hand(rng, view, image, rng.uniform(-4, 4, 2), light)
    return finish(rng, view, light, image), {'format': 'wild-board/1', 'seed': int(seed), 'size': [width, height], 'board': None, 'hexes': [], 'corners': [], 'sides': [], 'coast': [],
                                             'players': [], 'lamp': light.kind}


INK = {'hills': (40, 80, 200), 'forest': (30, 120, 30), 'pasture': (80, 230, 120), 'fields': (0, 220, 250), 'mountains': (160, 160, 160), 'desert': (150, 220, 240), 'gold': (0, 165, 255),
       'sea': (230, 120, 20), 'face_down': (200, 0, 200)}


def overlay(picture, told):
    """The labels drawn over, for looking."""
    im = picture.copy()
    if told.get('plane') is None:
        return im
    at = lambda p: tuple(int(v) for v in np.clip(homed([p], told['plane'])[0][0], -9999, 9999))
    for h in told['hexes']:
        ring = np.array([at(p) for p in truth.hexagon(h['q'], h['r'], .97)])
        cv2.polylines(im, [ring], True, INK[h['terrain']], 1 if h['visible'] > .9 else 2, cv2.LINE_AA)
        cv2.putText(im, f"{h['terrain'][:2]}{h['number'] or ''}{'R' if h['robber'] else ''}", at(truth.centre(h['q'], h['r']) + (-.3, -.4)), cv2.FONT_HERSHEY_PLAIN, .8, INK[h['terrain']], 1)
    for x in told['sides'] + told['corners']:
        if x['kind'] != 'none':
            c = tuple(told['players'][x['colour']]['rgb'][::-1])
            p = at((x['x'], x['y']))
            size = {'road': 3, 'ship': 5, 'settlement': 5, 'city': 8, 'figure': 4}[x['kind']]
            cv2.circle(im, p, size, c, 2)
            cv2.circle(im, p, size + 1, (255, 255, 255) if x['visible'] > .5 else (0, 0, 255), 1)
    for s in told['coast']:
        cv2.line(im, at(s[:2]), at(s[2:]), (255, 0, 255), 1)
    return im


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
