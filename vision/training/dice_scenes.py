#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders dice lying on a table: rounded cubes with printed or bored pips of many layouts (dice_body.py) on many grounds, in
trays, beside things that are no pipped dice (dice_ground.py), as a camera gives them.

scene(rng) gives a picture (bytes, RGB) and its dice. No photograph is used.
"""
import argparse
import json
import os
import sys

import cv2
import numpy as np

from dice_body import GLYPHS, die, harder, lamps, look
from dice_faint import coarse, exposed, fainter, flat_light, light_ground
from dice_ground import clutter, ground, prints, walls


def lies_free(place, half, turn, others):
    """Whether a square on the table meets none of the others (separating axes)."""
    def corners(at, h, t):
        c, s = np.cos(t), np.sin(t)
        return at + h * np.array([[c - s, s + c], [-c - s, -s + c], [-c + s, -s - c], [c + s, s - c]])
    mine = corners(place, half, turn)
    for at, h, t, _ in others:
        theirs = corners(at, h, t)
        axes = [np.array([np.cos(x), np.sin(x)]) for x in (turn, turn + np.pi / 2, t, t + np.pi / 2)]
        if all((mine @ x).max() > (theirs @ x).min() and (theirs @ x).max() > (mine @ x).min() for x in axes):
            return False
    return True


def camera_picture(rng, image, size, small):
    """As a camera gives it: light, casts, blur, noise, sharpening, JPEG. `small`: side of the dice, pixels."""
    cast = rng.uniform(.7, 1.3, 3) if rng.random() < .25 else rng.uniform(.85, 1.15, 3)
    light = rng.uniform(1.1, 1.6) if rng.random() < .12 else rng.uniform(.5, 1.15)
    image = image * (cast * light)
    if rng.random() < .25:
        grey = image.mean(2, keepdims=True)
        image = grey + (image - grey) * rng.uniform(.4, 1.3)
    if rng.random() < .15:                                       # faded
        image = rng.uniform(.05, .3) + image * rng.uniform(.5, .8)
    image = np.clip(image, 0, 1) ** rng.uniform(.6, 1.25)
    if rng.random() < .15:                                       # drawn larger by the camera
        less = max(16, int(size / rng.uniform(1.1, 1.6)))
        image = cv2.resize(image.astype(np.float32), (less, less), interpolation=cv2.INTER_AREA)
    how = cv2.INTER_AREA if len(image) >= size else cv2.INTER_CUBIC
    image = cv2.resize(image.astype(np.float32), (size, size), interpolation=how)
    blur = min(rng.exponential(.5), .045 * small)
    if blur > .2:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    if rng.random() < .08:                                       # shaken
        way = rng.uniform(.02, .1) * small * rng.normal(0, .7, 2)
        image = np.mean([cv2.warpAffine(image, np.float32([[1, 0, way[0] * t], [0, 1, way[1] * t]]), (size, size), borderMode=cv2.BORDER_REPLICATE)
                         for t in (-.5, -.25, 0, .25, .5)], 0)
    noise = rng.uniform(0, .03)
    if rng.random() < .2:                                        # noise and what a camera does against it
        image = cv2.medianBlur((image + rng.normal(0, 1.5 * noise, image.shape)).astype(np.float32), 3)
    if rng.random() < .35:
        image = image + rng.uniform(.2, 1.4) * (image - cv2.GaussianBlur(image, (0, 0), rng.uniform(.7, 1.5)))
    image = image + rng.normal(0, noise, image.shape)
    image = (np.clip(image, 0, 1) * 255).astype(np.uint8)
    if rng.random() < .8:
        _, code = cv2.imencode('.jpg', image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 97))])
        image = cv2.imdecode(code, cv2.IMREAD_COLOR)[..., ::-1]
    return np.ascontiguousarray(image)


def lay(rng, makes, small, size, count=None):
    """Dice on the table: place from its middle (right and up), half side, turn and make; strewn, in heaps, or in rows.
    `count`: so many, if there is room."""
    heaped = rng.choice([.2, .6, .95], p=[.3, .4, .3])
    flush = rng.choice([0, .25, .8], p=[.5, .35, .15])
    laid = []
    many = int(rng.integers(2, 13)) + (int(rng.integers(0, 10)) if heaped > .9 else 0)
    for _ in range(count or many):
        make = dict(makes[rng.integers(len(makes))])
        make['phase'] = make['phase'] + rng.uniform(0, 1, 6)
        half = small / 2 * rng.choice([1, rng.uniform(.75, 1.25)])
        for _ in range(12):
            turn, place = rng.uniform(0, 2 * np.pi), rng.uniform(-.45, .45, 2) * size
            if laid and rng.random() < heaped:
                at, h, t, _ = laid[rng.integers(len(laid))]
                angle, apart = rng.uniform(0, 2 * np.pi), rng.uniform(1, 1.3)
                if rng.random() < flush:                         # side by side
                    angle, turn, apart = t + rng.integers(4) * np.pi / 2 + rng.normal(0, .1), t, rng.uniform(1, 1.06)
                place = at + (h + half) * apart * np.array([np.cos(angle), np.sin(angle)])
            if np.abs(place).max() < .46 * size and lies_free(place, half, turn, laid):
                laid.append((place, half, turn, make))
                break
    return laid


def scene(rng, size=320, small=None, hard=False, count=None, faint=False):
    """A picture of `size` pixels, its dice and the middles and sizes of what lies beside them. Of the dice: `at` the middle of
    the upper face, `axes` its edges as columns and `side` the root of its area (pixels), `value` (0: no pipped die), `hidden`
    where another die stands before it, `contrast` of its pips, 0 to 1. `hard`: lamps shine in their upper faces, pips are hard to
    see, prints lie around. `count`: how many dice. `faint`: small ones whose pips hardly show, softly seen; some are drawn."""
    small = small or np.exp(rng.uniform(np.log(14 if faint else 16), np.log(40 if faint else 66)))
    slant = rng.choice([rng.uniform(0, .25), rng.uniform(.2, 1.)])
    wide = rng.uniform(0, .5)
    makes, light = [look(rng) for _ in range(rng.integers(1, 5))], lamps(rng, np.array([0, -slant, 1]), hard)
    if hard:
        makes = [harder(rng, make) for make in makes]
    drawn = faint and rng.random() < .12
    if drawn:
        slant, wide, light = 0., 0., flat_light()
        makes = [{**make, 'gloss': 0., 'dome': 0, 'bored': 0, 'rim': 0, 'rounded': rng.uniform(.015, .3)} for make in makes]
    elif faint:
        makes = [fainter(rng, make) for make in makes]
    image = ground(rng, size, light_ground(rng) if faint and rng.random() < .45 else makes[0]['body'] if rng.random() < .12 else None)
    light['ground'] = image.mean((0, 1))
    others = [prints(rng, image) for _ in range(rng.integers(1, 7))] if rng.random() < (.6 if hard else .25) else []
    if hard:                                                     # parts of them
        others += [(at + rng.uniform(-1, 3, 2) * r, r * np.exp(rng.normal(-.3, .5))) for at, r in others for _ in range(3)]
    if rng.random() < .2:
        walls(rng, image)
    others += [clutter(rng, image) for _ in range(rng.integers(0, 6))]
    dice = []
    for place, half, turn, make in sorted(lay(rng, makes, small, size, count), key=lambda x: -x[0][1]):
        camera = np.array([-wide * place[0] / size, -wide * place[1] / size - slant, 1.])
        camera *= rng.uniform(8 if faint else 14, 60) / np.linalg.norm(camera)
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
        grounds = [make['body']] if make['kind'] in ('plain', 'clear') else [make['body'], make['other']]
        contrast = min(np.abs((make['one_pip'] if value == 1 else make['pip']) - ground).max() for ground in grounds)
        dice.append({'at': at, 'side': side, 'axes': axes, 'value': value, 'hidden': not inside, 'contrast': contrast})
    picture = camera_picture(rng, exposed(rng, image) if faint else image, size, small)
    return coarse(rng, picture) if faint and not drawn else picture, dice, others


def write(folder, count, seed, size, hard, dice_each, faint):
    """Pictures with their dice as ../shared/photos/dice has them; `hidden`: dice that another one or the picture's edge covers;
    `contrast` of the pips and the shorter edge over the longer (`upright`) tell what is hard about one."""
    os.makedirs(folder, exist_ok=True)
    for i in range(count):
        rng = np.random.default_rng([seed, i])
        least, most = (.03, .06) if faint else (.045, .12)
        picture, dice, _ = scene(rng, size, np.exp(rng.uniform(np.log(least), np.log(most))) * size, hard, dice_each, faint)
        name = f'dice_{i:03}'
        cv2.imwrite(os.path.join(folder, name + '.jpg'), picture[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 92])
        truth = {'photo': name + '.jpg', 'dice': [], 'hidden': []}
        for die in dice:
            at = ((die['at'] + .5) / size).round(4).tolist()
            part = [round(float(die['side']) / size, 4)] * 2
            if die['hidden']:
                truth['hidden'].append({'at': at, 'size': part})
            elif die['value']:
                edges = np.linalg.svd(die['axes'], compute_uv=False)
                truth['dice'].append({'value': die['value'], 'at': at, 'size': part, 'contrast': round(float(die['contrast']), 3),
                                      'upright': round(float(edges[1] / edges[0]), 3)})
        with open(os.path.join(folder, name + '.json'), 'w') as out:
            json.dump(truth, out)
            out.write('\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder', help='where the pictures go')
    parser.add_argument('--count', type=int, default=20)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--size', type=int, default=640, help='their side, pixels')
    parser.add_argument('--hard', action='store_true', help='glare, pips that are hard to see, and prints')
    parser.add_argument('--dice', type=int, help='so many in each')
    parser.add_argument('--faint', action='store_true', help='small dice whose pips hardly show')
    a = parser.parse_args()
    write(a.folder, a.count, a.seed, a.size, a.hard, a.dice, a.faint)
    return 0


if __name__ == '__main__':
    sys.exit(main())
