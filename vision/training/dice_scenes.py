#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders dice lying on a table: rounded cubes, traced ray by ray, with printed or bored pips of many layouts, plain,
marbled and speckled bodies, lamps and windows that shine in them; beside them things that are no pipped dice.

scene(rng) gives a picture (bytes, RGB) and its dice. No photograph is used.
"""
import argparse
import json
import os
import sys

import cv2
import numpy as np

WORDS = {'white': (.93, .92, .88), 'ivory': (.9, .86, .7), 'black': (.07, .07, .08), 'red': (.75, .08, .1), 'wine': (.4, .06, .12),
         'blue': (.1, .17, .6), 'sky': (.25, .55, .85), 'green': (.06, .5, .22), 'teal': (.05, .4, .4), 'yellow': (.95, .8, .1),
         'orange': (.95, .45, .08), 'purple': (.35, .1, .45), 'pink': (.9, .45, .6), 'brown': (.4, .24, .12), 'gold': (.75, .6, .25),
         'grey': (.5, .5, .52)}
SPOTS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
         5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)]}
GLYPHS = ['1', '2', '3', '4', '5', '6', '7', '8', 'A', 'X', '+', 'O', 'H', '', '!', '*', '%', 'oo', '8:']


def colour(rng):
    names = list(WORDS)
    base = np.array(WORDS[names[rng.integers(len(names))]]) if rng.random() < 0.8 else rng.uniform(0.03, 0.95, 3)
    return np.clip(base + rng.normal(0, 0.05, 3), 0.02, 0.97)


def look(rng):
    """How the dice of one make look."""
    body = colour(rng)
    kind = rng.choice(['plain', 'marbled', 'speckled', 'cloudy'], p=[.5, .28, .07, .15])
    other = colour(rng) if rng.random() < 0.5 else np.clip(body * rng.uniform(0.4, 1.8) + rng.uniform(-.05, .2), 0, 1)
    while True:
        pick = rng.random()
        pip = np.array(WORDS['white'] if pick < .35 else WORDS['black'] if pick < .6 else WORDS['gold'] if pick < .7
                       else WORDS['red'] if pick < .8 else WORDS['yellow'] if pick < .88 else colour(rng))
        if np.abs(pip - body).max() > 0.3 and (kind == 'plain' or np.abs(pip - other).max() > 0.12):
            break
    return {'body': body, 'other': other, 'kind': kind, 'pip': np.clip((pip + rng.normal(0, .03, 3)) * rng.uniform(.65, 1), .02, 1),
            'rounded': rng.uniform(.06, .45), 'ball': rng.uniform(1.3, 1.75), 'spacing': rng.uniform(.42, .6),
            'row': rng.choice([1, rng.uniform(.78, 1)]), 'radius': rng.uniform(.14, .235), 'bored': rng.choice([0, rng.uniform(.2, 1.6)]),
            'rim': rng.choice([0, rng.uniform(.3, 1.5)]), 'dome': rng.choice([0, rng.uniform(0, .2)]), 'one': rng.choice([1, rng.uniform(1, 1.5)]),
            'gloss': rng.uniform(.02, .1), 'waves': rng.normal(0, 1, (5, 3)) * rng.uniform(.8, 2.6), 'phase': rng.uniform(0, 7, 6),
            'swirl': rng.uniform(.5, 3), 'vein': rng.uniform(.15, 1), 'glyph': None}


def lamps(rng):
    """Directions, widths (cosines) and strengths of what shines, and the light from all around."""
    result = []
    for _ in range(rng.integers(1, 4)):
        across = rng.normal(0, .6, 2)
        direction = np.array([across[0], across[1], 1]) / np.sqrt(across @ across + 1)
        result.append((direction, rng.uniform(.9, .995), rng.uniform(1, 16) if rng.random() < .6 else rng.uniform(0, 3), rng.uniform(.1, .6)))
    return {'lamps': result, 'around': rng.uniform(.35, .75), 'sky': rng.uniform(.2, 3),
            'haze': rng.choice([0, rng.uniform(0, .15)])}


def smooth(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def body_colour(make, p):
    if make['kind'] == 'plain':
        return np.broadcast_to(make['body'], p.shape).copy()
    if make['kind'] == 'speckled':
        q = np.floor(p * 9).astype(np.int64)
        dots = ((q[:, 0] * 7919 + q[:, 1] * 104729 + q[:, 2] * 1299709) % 97 < 12)[:, None]
        return np.where(dots, make['other'], make['body'])
    wave = p @ make['waves'].T + make['phase'][:5]
    mixed = np.sin(wave[:, 0] + make['swirl'] * np.sin(wave[:, 1]) + np.sin(wave[:, 2] + np.sin(wave[:, 3])))
    share = smooth(mixed, 1 - 2 * make['vein'], 1) if make['kind'] == 'marbled' else .5 + .5 * np.sin(.5 * wave[:, 4])
    return make['body'] + share[:, None] * (make['other'] - make['body'])


def distance(p, make):
    q = np.abs(p) - np.float32(1 - make['rounded'])
    out = np.maximum(q, 0)
    box = np.sqrt(np.einsum('ij,ij->i', out, out)) + np.minimum(q.max(1), 0) - np.float32(make['rounded'])
    return np.maximum(box, np.sqrt(np.einsum('ij,ij->i', p, p)) - np.float32(make['ball']))


def normal(p, make):
    q = np.maximum(np.abs(p) - (1 - make['rounded']), 0)
    ball = (np.sqrt((p * p).sum(1)) - make['ball'] > -.02)[:, None]
    n = np.where(ball, p, q * np.sign(p))
    return n / np.maximum(np.sqrt((n * n).sum(1, keepdims=True)), 1e-6)


def die(rng, make, value, turn, camera, half, light):
    """One die seen by a camera (direction from the die, its third part up; length the distance in half sides): colour and
    cover, the middle of the upper face from the sprite's middle and, as columns, its two edges, in pixels."""
    far = np.linalg.norm(camera)
    ahead = -camera / far
    right = np.array([1., 0, 0]) - ahead[0] * ahead
    right /= np.linalg.norm(right)
    up = np.cross(right, ahead)
    c, s = np.cos(turn), np.sin(turn)
    own = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])          # the table's axes to the die's
    size = int(np.ceil(half * 2.6)) * 4
    grid = (np.arange(size) - size / 2 + .5) / (2 * half)
    a, b = np.meshgrid(grid, -grid)
    eye = own @ camera
    rays = (a.ravel()[:, None] * (own @ right) + b.ravel()[:, None] * (own @ up) - eye).astype(np.float32)
    rays /= np.sqrt((rays * rays).sum(1, keepdims=True))
    t = np.full(len(rays), far - 1.75, np.float32)
    near = np.flatnonzero(np.hypot(a, b).ravel() < 1.8)
    hit = rays[near]
    steps, eye = t[near], eye.astype(np.float32)
    for _ in range(12):
        steps = steps + distance(eye + hit * steps[:, None], make)
    p = eye + hit * steps[:, None]
    met = distance(p, make) < .03
    p, d, where = p[met], hit[met], near[met]
    n = normal(p, make)
    shade = shaded(rng, make, value, p, d, n, own, light)
    image = np.zeros((size * size, 3), np.float32)
    cover = np.zeros(size * size, np.float32)
    image[where], cover[where] = shade, 1
    image, cover = (cv2.resize(x.reshape(size, size, -1), (size // 2, size // 2), interpolation=cv2.INTER_AREA) for x in (image, cover))
    corners = np.array([[x, y, 1] for x, y in ((0, 0), (-1, -1), (1, -1), (1, 1), (-1, 1))]) @ own - camera
    seen = np.stack([corners @ right, -(corners @ up)], 1) * (far / (corners @ ahead))[:, None] * half
    axes = np.stack([seen[2] + seen[3] - seen[1] - seen[4], seen[3] + seen[4] - seen[1] - seen[2]], 1) / 2
    return image, cover, seen[0], axes


def shaded(rng, make, value, p, d, n, own, light):
    axis = np.abs(p).argmax(1)
    sign = np.take_along_axis(p, axis[:, None], 1)[:, 0] > 0
    sides = [v for v in range(1, 7) if v not in (value, 7 - value)]
    first = sides[rng.integers(4)]
    second = [v for v in sides if v not in (first, 7 - first)][rng.integers(2)]
    shown = {(2, True): value, (2, False): 7 - value, (0, True): first, (0, False): 7 - first, (1, True): second, (1, False): 7 - second}
    base = body_colour(make, p)
    tilt = n.copy()
    for (k, plus), spots in shown.items():
        face = np.flatnonzero((axis == k) & (sign == plus))
        if not len(face):
            continue
        i, j = [x for x in range(3) if x != k]
        if rng.random() < .5:
            i, j = j, i
        flip = rng.choice([-1, 1])
        u, v = p[face, i] * flip, p[face, j]
        tilt[face, i] += make['dome'] * u * flip
        tilt[face, j] += make['dome'] * v
        if make['glyph'] is not None:
            ink = glyph_at(make['glyph'] if k == 2 and plus else GLYPHS[spots], u, v)
            base[face] += ink[:, None] * (make['pip'] - base[face])
            continue
        for x, y in SPOTS[spots]:
            row = make['row'] if spots == 6 else 1
            r = make['radius'] * (make['one'] if spots == 1 else 1)
            du, dv = (u - x * make['spacing']) / r, (v - y * make['spacing'] * row) / r
            t = np.hypot(du, dv)
            within = t < 1
            base[face[within]] = make['pip']
            bend = np.where(within, -make['bored'], 0) + np.where((t > .85) & (t < 1.2), make['rim'], 0)
            tilt[face, i] += bend * du * flip
            tilt[face, j] += bend * dv
    tilt /= np.sqrt((tilt * tilt).sum(1, keepdims=True))
    diffuse = light['around'] * (.6 + .4 * tilt[:, 2])
    mirror = d - 2 * (d * tilt).sum(1, keepdims=True) * tilt
    shine = light['sky'] * smooth(mirror[:, 2], -.2, 1) * .5
    for direction, width, strength, fill in light['lamps']:
        at = own @ direction
        diffuse = diffuse + fill * np.maximum(tilt @ at, 0)
        shine = shine + strength * smooth(mirror @ at, width - .02, width + .02 * (1 - width))
    fresnel = make['gloss'] + (1 - make['gloss']) * (1 - np.clip(-(d * tilt).sum(1), 0, 1)) ** 5 * .5
    return np.clip(base * diffuse[:, None] + (fresnel * shine + light['haze'])[:, None], 0, 1.3)


def glyph_at(text, u, v):
    picture = np.zeros((64, 64), np.uint8)
    (w, h), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, 1.3, 5)
    cv2.putText(picture, text, (32 - w // 2, 32 + h // 2), cv2.FONT_HERSHEY_SIMPLEX, 1.3, 255, 5, cv2.LINE_AA)
    at = np.clip(np.stack([(u + 1) * 32, (v + 1) * 32]).astype(int), 0, 63)
    return picture[at[1], at[0]] / 255.


def ground(rng, side):
    """Felt, cloth, wood, cardboard or paint."""
    base = colour(rng) if rng.random() < .5 else np.clip(rng.uniform(.3, .9) * np.array([1, rng.uniform(.88, 1), rng.uniform(.65, 1)]), 0, 1)
    image = np.ones((side, side, 3), np.float32) * base.astype(np.float32)
    kind = rng.random()
    if kind < .3:
        grain = rng.normal(0, 1, (side, side)).astype(np.float32)
        image *= 1 + rng.uniform(.02, .5) * cv2.GaussianBlur(grain, (0, 0), rng.uniform(.5, 3))[..., None]
    elif kind < .65:
        rows = rng.normal(0, 1, (rng.integers(10, 120), rng.integers(2, 8))).astype(np.float32)
        wood = cv2.resize(rows, (side, side), interpolation=cv2.INTER_CUBIC)
        wood += .5 * cv2.resize(rng.normal(0, 1, (side, 4)).astype(np.float32), (side, side), interpolation=cv2.INTER_LINEAR)
        turned = cv2.warpAffine(wood, cv2.getRotationMatrix2D((side / 2, side / 2), rng.uniform(0, 360), 1.5), (side, side), borderMode=cv2.BORDER_REFLECT)
        image *= 1 + rng.uniform(.01, .15) * turned[..., None]
    elif kind < .75:
        y, x = np.mgrid[0:side, 0:side]
        image *= (1 + rng.uniform(.02, .15) * np.sin(x * rng.uniform(.5, 2)) * np.sin(y * rng.uniform(.5, 2)))[..., None]
    slope = rng.normal(0, .2, 2)
    ramp = np.linspace(-.5, .5, side)
    return image * np.clip(1 + slope[0] * ramp[None, :] + slope[1] * ramp[:, None], .4, 1.6)[..., None]


def clutter(rng, image):
    """A flat thing that is no die: a disc or plate with spots, a number or nothing on it, or a cable. Its middle and size."""
    side = len(image)
    at, r = rng.uniform(0, side, 2), rng.uniform(.02, .12) * side
    kind = rng.random()
    paint, ink = (tuple(map(float, colour(rng))) for _ in range(2))
    if kind < .2:
        points = np.cumsum(np.vstack([at, rng.normal(0, r, (6, 2))]), 0).astype(np.int32)
        cv2.polylines(image, [points], False, paint, int(rng.integers(2, max(3, int(r / 2)))), cv2.LINE_AA)
        return points.mean(0), r
    corners = int(rng.choice([3, 4, 4, 5, 6, 30]))
    angles = rng.uniform(0, 6.3) + np.arange(corners) * 2 * np.pi / corners
    cv2.fillPoly(image, [(at + r * np.stack([np.cos(angles), np.sin(angles)], 1)).astype(np.int32)], paint, cv2.LINE_AA)
    if corners in (5, 6) and rng.random() < .7:                  # the facets of another solid
        inner = (at + .6 * r * np.stack([np.cos(angles + .5), np.sin(angles + .5)], 1)).astype(np.int32)
        cv2.polylines(image, [inner], True, tuple(min(1., x * 1.3 + .05) for x in paint), 1, cv2.LINE_AA)
    what = rng.random()
    if what < .35:
        for _ in range(rng.integers(1, 7)):
            cv2.circle(image, tuple((at + rng.uniform(-.5, .5, 2) * r).astype(int).tolist()), max(1, int(r * rng.uniform(.08, .25))), ink, -1, cv2.LINE_AA)
    elif what < .75:
        cv2.putText(image, str(rng.integers(1, 21)), (int(at[0] - r / 2), int(at[1] + r / 3)), cv2.FONT_HERSHEY_SIMPLEX, r / 30, ink,
                    max(1, int(r / 12)), cv2.LINE_AA)
    return at, r


def lies_free(place, half, turn, others):
    """Whether a square on the table meets none of the others (separating axes)."""
    def corners(at, h, t):
        c, s = np.cos(t), np.sin(t)
        return at + h * np.array([[c - s, s + c], [-c - s, -s + c], [-c + s, -s - c], [c + s, s - c]])
    mine = corners(place, half, turn)
    for at, h, t in others:
        theirs = corners(at, h, t)
        axes = [np.array([np.cos(x), np.sin(x)]) for x in (turn, turn + np.pi / 2, t, t + np.pi / 2)]
        if all((mine @ x).max() > (theirs @ x).min() and (theirs @ x).max() > (mine @ x).min() for x in axes):
            return False
    return True


def camera_picture(rng, image, size, small):
    """As a camera gives it: light, blur, noise, sharpening, JPEG. `small`: side of the dice, pixels."""
    image = image * (rng.uniform(.85, 1.15, 3) * rng.uniform(.55, 1.15))
    if rng.random() < .2:
        grey = image.mean(2, keepdims=True)
        image = grey + (image - grey) * rng.uniform(.5, 1.2)
    image = np.clip(image, 0, 1) ** rng.uniform(.6, 1.2)
    image = cv2.resize(image.astype(np.float32), (size, size), interpolation=cv2.INTER_AREA)
    blur = min(rng.exponential(.5), .045 * small)
    if blur > .2:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    if rng.random() < .35:
        image = image + rng.uniform(.2, 1.2) * (image - cv2.GaussianBlur(image, (0, 0), 1.))
    image = image + rng.normal(0, rng.uniform(0, .03), image.shape)
    image = (np.clip(image, 0, 1) * 255).astype(np.uint8)
    if rng.random() < .8:
        _, code = cv2.imencode('.jpg', image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(50, 97))])
        image = cv2.imdecode(code, cv2.IMREAD_COLOR)[..., ::-1]
    return np.ascontiguousarray(image)


def scene(rng, size=320, small=None):
    """A picture of `size` pixels, its dice and the middles and sizes of what lies beside them. Of the dice: `at` the middle of the upper face, `axes` its edges as columns and `side`
    the root of its area (pixels), `value` (0: no pipped die), `hidden` where another die stands before it."""
    small = small or np.exp(rng.uniform(np.log(20), np.log(60)))
    count = int(rng.integers(3, 12))
    slant = rng.choice([rng.uniform(0, .25), rng.uniform(.2, 1.)])
    wide = rng.uniform(0, .5)
    image = ground(rng, size)
    others = [clutter(rng, image) for _ in range(rng.integers(0, 6))]
    makes, light = [look(rng) for _ in range(rng.integers(1, 5))], lamps(rng)
    placed, laid = [], []
    for _ in range(count):
        make = dict(makes[rng.integers(len(makes))])
        make['phase'] = make['phase'] + rng.uniform(0, 1, 6)
        half, turn = small / 2 * rng.choice([1, rng.uniform(.75, 1.25)]), rng.uniform(0, 2 * np.pi)
        for _ in range(12):
            if placed and rng.random() < .55:
                at, h, t = placed[rng.integers(len(placed))]
                angle = rng.uniform(0, 2 * np.pi)
                turn = t if rng.random() < .3 else turn
                place = at + (h + half) * rng.uniform(1, 1.3) * np.array([np.cos(angle), np.sin(angle)])
            else:
                place = rng.uniform(-.45, .45, 2) * size
            if np.abs(place).max() < .46 * size and lies_free(place, half, turn, placed):
                placed.append((place, half, turn))
                laid.append((place, half, turn, make))
                break
    dice = []
    for place, half, turn, make in sorted(laid, key=lambda x: -x[0][1]):
        camera = np.array([-wide * place[0] / size, -wide * place[1] / size - slant, 1.])
        camera *= rng.uniform(14, 60) / np.linalg.norm(camera)
        foreshortened = 1 / np.hypot(1, slant)
        middle = np.array([size / 2 + place[0], size / 2 - place[1] * foreshortened])
        value = int(rng.integers(1, 7))
        if rng.random() < .08:
            make, value = {**make, 'glyph': GLYPHS[rng.integers(len(GLYPHS))]}, 0
        sprite, cover, offset, axes = die(rng, make, value or 1, turn, camera, half, light)
        left, top = np.round(middle - sprite.shape[0] / 2).astype(int)
        box = np.array([max(left, 0), max(top, 0), min(left + sprite.shape[1], size), min(top + sprite.shape[0], size)])
        if (box[2:] - box[:2] < 4).any():
            continue
        part = (slice(box[1], box[3]), slice(box[0], box[2]))
        own = (slice(box[1] - top, box[3] - top), slice(box[0] - left, box[2] - left))
        fall = light['lamps'][0][0][:2] * half * np.array([-1, 1])
        dark = cv2.GaussianBlur(cv2.warpAffine(cover, np.float32([[1, 0, fall[0]], [0, 1, fall[1]]]), cover.shape[::-1]), (0, 0), .25 * half + .5)
        image[part] *= 1 - (rng.uniform(.1, .6) * dark[own])[..., None]
        image[part] = image[part] * (1 - cover[own][..., None]) + sprite[own]
        at = np.array([left, top]) + sprite.shape[0] / 2 + offset - .5
        side = np.sqrt(abs(np.linalg.det(axes)))
        for other in dice:                                       # this one stands before it
            u, v = np.round(other['at']).astype(int) - [left, top]
            r = max(1, int(.4 * other['side']))
            if cover[max(v - r, 0):max(v + r, 0), max(u - r, 0):max(u + r, 0)].sum() > .3 * r * r:
                other['hidden'] = True
        inside = (at > .5 * side).all() and (at < size - .5 * side).all()
        dice.append({'at': at, 'side': side, 'axes': axes, 'value': value, 'hidden': not inside})
    return camera_picture(rng, image, size, small), dice, others


def write(folder, count, seed, size):
    """Pictures with their dice as ../shared/photos/dice has them; `hidden`: dice that another one or the picture's edge covers."""
    os.makedirs(folder, exist_ok=True)
    for i in range(count):
        rng = np.random.default_rng([seed, i])
        picture, dice, _ = scene(rng, size, small=np.exp(rng.uniform(np.log(.045), np.log(.12))) * size)
        name = f'dice_{i:03}'
        cv2.imwrite(os.path.join(folder, name + '.jpg'), picture[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 92])
        truth = {'photo': name + '.jpg', 'dice': [], 'hidden': []}
        for die in dice:
            at = ((die['at'] + .5) / size).round(4).tolist()
            part = [round(float(die['side']) / size, 4)] * 2
            if die['hidden']:
                truth['hidden'].append({'at': at, 'size': part})
            elif die['value']:
                truth['dice'].append({'value': die['value'], 'at': at, 'size': part})
        with open(os.path.join(folder, name + '.json'), 'w') as out:
            json.dump(truth, out)
            out.write('\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder', help='where the pictures go')
    parser.add_argument('--count', type=int, default=20)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--size', type=int, default=640, help='their side, pixels')
    a = parser.parse_args()
    write(a.folder, a.count, a.seed, a.size)
    return 0


if __name__ == '__main__':
    sys.exit(main())
