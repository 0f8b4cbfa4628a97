# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts a scene together: ground, board, pieces, what lies around; light and camera over all of it."""
import cv2
import numpy as np

import wild_camera as camera
import wild_table as table
import wild_truth as truth
from wild_draw import Thing, paint, shadows
from wild_label import homed
from wild_pieces import box, figure, ornaments, robber
from wild_tiles import noise


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
        along = np.array([np.cos(angle), np.sin(angle)])
        at = at + along * np.clip(rng.normal(0, .04 * loose), -.13, .13) + along[::-1] * [-1, 1] * np.clip(rng.normal(0, .022 * loose), -.08, .08)
        turn = angle + np.pi * rng.integers(2) + rng.normal(0, .06 * loose)
        things.append(Thing(kit[kind].moved((*at, 0.), turn), people[who]['bgr'] * rng.normal(1, .03), ('side', s), gloss))
    for i, h in enumerate(hexes):
        if h['robber']:
            at = truth.centre(h['q'], h['r']) + (rng.normal(0, .08, 2) if rng.random() < .5 else rng.uniform(-.42, .42, 2))
            colour = np.float32([[40, 40, 42], [130, 130, 130], [120, 165, 200], [60, 60, 120]][rng.choice(4, p=[.55, .25, .15, .05])])
            things.append(Thing(robber(rng).moved((*at, 0.), rng.uniform(0, 6.3)), colour, ('hex', i), gloss))
            h['robber_at'] = [float(v) for v in at]
    return things


def around(rng, middle, reach, near, far):
    """A place beside the board."""
    a = rng.uniform(0, 2 * np.pi)
    return middle + np.array([np.cos(a), np.sin(a)]) * reach * rng.uniform(near, far)


def lay_prints(rng, view, image, board, middle, floor):
    """Cards, sheets and tiles left over on the table."""
    on_table, reach = view.plane(floor, True), board.high - board.low
    for _ in range(int(rng.integers(0, 12)) if rng.random() < .7 else 0):
        table.prints(rng, image, on_table, around(rng, middle, reach, .5, .9), rng.uniform(.8, 2.2), list(board.colours.values()))
    arts = list(board.art.values())
    for _ in range(int(rng.integers(1, 5)) if rng.random() < .1 else 0):
        table.loose_tile(rng, image, on_table, around(rng, middle, reach, .55, .8), arts[rng.integers(len(arts))])


def set_clutter(rng, board, middle, floor, people, kit, gloss):
    """Supplies and other things beside the board, some on it."""
    things, reach = [], board.high - board.low
    if rng.random() < .45:
        for p in people:
            things += table.supply(rng, kit, p['bgr'], around(rng, middle, reach, .55, .75), floor, gloss)
    for _ in range(int(rng.integers(1, 5)) if rng.random() < .08 else 0):    # what fell onto the board
        at = truth.centre(*board.land[rng.integers(len(board.land))]) + rng.uniform(-.35, .35, 2)
        things += table.supply(rng, kit, people[rng.integers(len(people))]['bgr'], at, 0., gloss, False)
    for _ in range(int(rng.integers(0, 6)) if rng.random() < .6 else 0):
        things.append(table.thing(rng, around(rng, middle, reach, .55, .9), floor))
    for _ in range(int(rng.integers(1, 4)) if rng.random() < .15 else 0):
        things.append(table.thing(rng, board.low + 2 + rng.uniform(0, 1, 2) * (reach - 4), 0.))
    return things


def set_rim(rng, board):
    """A raised edge around a frame, in short parts."""
    wide, high = rng.uniform(.05, .16), rng.uniform(.05, .3)
    colour, things = np.clip(board.image[board.mask > .5][::997].mean(0) * rng.uniform(.6, 1.4), 10, 245), []
    for a, b in zip(board.corners, np.roll(board.corners, -1, 0)):
        count = max(2, int(np.hypot(*(b - a)) / 1.5))
        half = np.hypot(*(b - a)) / count / 2 + .01
        for t in (np.arange(count) + .5) / count:
            at = a + (b - a) * t
            things.append(Thing(box(-half, -wide, 0, half, wide, high).moved((*at, 0.), np.arctan2(b[1] - a[1], b[0] - a[0])), colour, None, 0.))
    return things


def set_landscape(rng, hexes, board):
    """What stands on the tiles of sets with solid landscapes."""
    kind, things = int(rng.integers(3)), []
    for h in hexes:
        mesh = ornaments(rng, h['terrain'], kind)
        if mesh:
            things.append(Thing(mesh.moved((*truth.centre(h['q'], h['r']), 0.)), board.colours[h['terrain']] * rng.uniform(.75, 1.2), None, .1))
    return things


def draw(rng, view, light, image, things, grainy=0.):
    """Things and their shadows onto the larger picture: the picture, whose each pixel is (a thing's number from 1, 0: none), and for each thing
    how many pixels it has and how many are seen."""
    fields = shadows(view, light, things)
    dark = sum(p * w[2] * f for p, w, f in zip(light.powers, light.ways, fields)) + light.around * .45 * fields[-1] * (1 - .3 * fields[0])
    left = cv2.resize((1 - np.clip(dark, 0, .92)).astype(np.float32), image.shape[1::-1])
    image = cv2.multiply(image, cv2.merge([left] * 3), dtype=cv2.CV_8U)
    labels = np.zeros(image.shape[:2], np.int32)
    drawn, seen = paint(rng, view, light, image, labels, things)
    if grainy:                                                            # wood, casts, use
        spots = 1 + grainy * np.tile(noise(rng, 160, 160, rng.uniform(2, 9), 2), (labels.shape[0] // 160 + 1, labels.shape[1] // 160 + 1))[:labels.shape[0], :labels.shape[1]]
        spots[labels == 0] = 1
        image = cv2.multiply(image, cv2.merge([spots.astype(np.float32)] * 3), dtype=cv2.CV_8U)
    return image, labels, drawn, seen


def finish(rng, view, lamp, image):
    """Light over the whole, glare, reduction, the camera."""
    light = cv2.resize(camera.uneven(rng, view, lamp), image.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    done = cv2.multiply(image, cv2.merge([light.astype(np.float32)] * 3), dtype=cv2.CV_32F)
    done = cv2.resize(done, (view.width, view.height), interpolation=cv2.INTER_AREA)
    if rng.random() < .1:                                                 # sharp at one distance only
        far = np.abs(np.linspace(-1, 1, view.height, dtype=np.float32) - rng.uniform(-.6, .6))[:, None, None]
        soft = cv2.GaussianBlur(done, (0, 0), rng.uniform(1, 3) * view.width / 640)
        done += (soft - done) * np.clip(1.6 * far - .3, 0, 1)
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
