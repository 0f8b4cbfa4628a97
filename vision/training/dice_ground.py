# SPDX-License-Identifier: GPL-3.0-or-later
"""What dice lie on and what lies beside them: felt, wood, cloth, stone, print, the walls of a tray, and flat things that are
no dice. For dice_scenes.py."""
import cv2
import numpy as np

from dice_body import colour


def wood(rng, side, image):
    rows = rng.normal(0, 1, (rng.integers(10, 120), rng.integers(2, 8))).astype(np.float32)
    grain = cv2.resize(rows, (side, side), interpolation=cv2.INTER_CUBIC)
    grain += .5 * cv2.resize(rng.normal(0, 1, (side, 4)).astype(np.float32), (side, side), interpolation=cv2.INTER_LINEAR)
    if rng.random() < .3:                                        # planks
        for at in np.arange(rng.uniform(0, side / 4), side, rng.uniform(.1, .4) * side):
            grain[int(at):int(at) + int(rng.integers(1, 4))] -= rng.uniform(1, 4)
            grain[int(at):] += rng.normal(0, .7)
    turned = cv2.warpAffine(grain, cv2.getRotationMatrix2D((side / 2, side / 2), rng.uniform(0, 360), 1.5), (side, side), borderMode=cv2.BORDER_REFLECT)
    return image * (1 + rng.uniform(.01, .2) * turned[..., None])


def ground(rng, side, like=None):
    """Felt, cloth, wood, stone, cardboard or paint; `like`: of this colour, about."""
    base = colour(rng) if rng.random() < .5 else np.clip(rng.uniform(.3, .9) * np.array([1, rng.uniform(.88, 1), rng.uniform(.65, 1)]), 0, 1)
    if like is not None:
        base = np.clip(like + rng.normal(0, .06, 3), .03, .97)
    image = np.ones((side, side, 3), np.float32) * base.astype(np.float32)
    kind = rng.random()
    if kind < .28:                                               # felt
        grain = rng.normal(0, 1, (side, side)).astype(np.float32)
        image *= 1 + rng.uniform(.02, .5) * cv2.GaussianBlur(grain, (0, 0), rng.uniform(.5, 3))[..., None]
    elif kind < .58:
        image = wood(rng, side, image)
    elif kind < .68:                                             # woven
        y, x = np.mgrid[0:side, 0:side]
        image *= (1 + rng.uniform(.02, .2) * np.sin(x * rng.uniform(.3, 2)) * np.sin(y * rng.uniform(.3, 2)))[..., None]
    elif kind < .76:                                             # stone
        for _ in range(3):
            spots = cv2.GaussianBlur(rng.normal(0, 1, (side, side)).astype(np.float32), (0, 0), rng.uniform(.6, 4))
            where = spots > spots.std() * rng.uniform(.6, 2)
            image[where] += (rng.uniform(.1, .7) * (colour(rng) - base)).astype(np.float32)
    elif kind < .82:                                             # stripes or checks
        y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
        a, n = rng.uniform(0, 3.2), rng.uniform(2, 14)
        band = np.sin(n * 6.28 * (x * np.cos(a) + y * np.sin(a))) > 0
        if rng.random() < .5:
            band ^= np.sin(n * 6.28 * (y * np.cos(a) - x * np.sin(a))) > 0
        image[band] += (rng.uniform(.1, 1) * (colour(rng) - base)).astype(np.float32)
    slope = rng.normal(0, .2, 2)
    ramp = np.linspace(-.5, .5, side)
    image = image * np.clip(1 + slope[0] * ramp[None, :] + slope[1] * ramp[:, None], .4, 1.6)[..., None]
    if rng.random() < .2:                                        # a lamp shines in it
        y, x = np.mgrid[0:side, 0:side]
        at, wide = rng.uniform(0, side, 2), rng.uniform(.05, .3) * side
        image = image + rng.uniform(.05, .6) * np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * wide * wide))[..., None]
    return image.astype(np.float32)


def paint(rng):
    return tuple(map(float, colour(rng)))


def walls(rng, image):
    """A tray's walls around an inner part: bands that are lighter or darker, and what lies beyond them."""
    side = len(image)
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) * rng.uniform(.75, .95) * side + rng.uniform(.02, .1, 2) * side
    corners = corners + rng.normal(0, .015 * side, (4, 2))
    outer = (corners - side / 2) * rng.uniform(1.05, 1.2) + side / 2
    beyond, wall = np.ones_like(image) * np.float32(paint(rng)), np.array(paint(rng))
    mask = np.zeros(image.shape[:2], np.uint8)
    cv2.fillPoly(mask, [outer.astype(np.int32)], 1)
    image[:] = np.where(mask[..., None] > 0, image, beyond)
    for k in range(4):
        band = np.array([corners[k], corners[k - 3], outer[k - 3], outer[k]]).astype(np.int32)
        cv2.fillPoly(image, [band], tuple(map(float, np.clip(wall * rng.uniform(.5, 1.3), 0, 1))), cv2.LINE_AA)
    if rng.random() < .5:
        cv2.polylines(image, [corners.astype(np.int32)], True, tuple(map(float, wall * .5)), int(rng.integers(1, 4)), cv2.LINE_AA)


def prints(rng, image):
    """Something printed on the ground: lines of text, dots in rows, rings, a card, a token. Its middle and size."""
    side = len(image)
    at, r, ink, kind = rng.uniform(0, side, 2), rng.uniform(.03, .15) * side, paint(rng), rng.random()
    x, y = at.astype(int).tolist()
    if kind < .3:
        letters = 'abcdefghijklmnopqrstuvwxyz.:,;!0123456789 ABCDEFGHIJ'
        height = rng.uniform(.25, 1.2)
        for line in range(rng.integers(1, 7)):
            text = ''.join(letters[k] for k in rng.integers(0, len(letters), rng.integers(3, 25)))
            cv2.putText(image, text, (x, y + int(line * 30 * height)), int(rng.integers(0, 6)), height, ink, int(rng.integers(1, 3)), cv2.LINE_AA)
    elif kind < .5:
        step = rng.uniform(5, 26)
        dot, turn, size = max(1, int(step * rng.uniform(.12, .35))), rng.uniform(0, 1.6), rng.integers(1, 9, 2)
        for i in range(size[0]):
            for j in range(size[1]):
                p = at + step * np.array([i * np.cos(turn) - j * np.sin(turn), i * np.sin(turn) + j * np.cos(turn)])
                cv2.circle(image, tuple(p.astype(int).tolist()), dot, ink, -1, cv2.LINE_AA)
        at = at + step * np.array([size[0] * np.cos(turn) - size[1] * np.sin(turn), size[0] * np.sin(turn) + size[1] * np.cos(turn)]) / 2
    elif kind < .65:
        for _ in range(rng.integers(1, 6)):
            cv2.circle(image, (x, y), int(r * rng.uniform(.2, 1)), ink, int(rng.integers(1, 5)), cv2.LINE_AA)
    elif kind < .8:                                              # a token: a number over its dots
        cv2.circle(image, (x, y), int(r), paint(rng), -1, cv2.LINE_AA)
        cv2.putText(image, str(rng.integers(2, 13)), (int(x - r / 2), int(y + r / 6)), int(rng.integers(0, 6)), r / 28, ink, max(1, int(r / 12)), cv2.LINE_AA)
        dots = int(rng.integers(1, 6))
        for k in range(dots):
            cv2.circle(image, (int(x + (k - (dots - 1) / 2) * .28 * r), int(y + .5 * r)), max(1, int(.09 * r)), ink, -1, cv2.LINE_AA)
    else:                                                        # a card, longer than wide
        turn, form = rng.uniform(0, 6.3), rng.uniform(1.35, 1.7)
        across, along = r * np.array([np.cos(turn), np.sin(turn)]), form * r * np.array([-np.sin(turn), np.cos(turn)])
        cv2.fillPoly(image, [np.array([at - across - along, at + across - along, at + across + along, at - across + along]).astype(np.int32)], paint(rng), cv2.LINE_AA)
        for _ in range(rng.integers(0, 11)):
            spot = at + rng.choice([-.5, 0, .5]) * across + rng.choice([-.7, -.35, 0, .35, .7]) * along
            cv2.ellipse(image, tuple(spot.astype(int).tolist()), (max(1, int(.16 * r)), max(1, int(.1 * r))), float(np.degrees(turn)), 0, 360, ink, -1, cv2.LINE_AA)
    return at, r


def clutter(rng, image):
    """A flat thing that is no die: a disc, plate or bar with spots, a number or nothing on it, or a cable. Its middle and size."""
    side = len(image)
    at, r = rng.uniform(0, side, 2), rng.uniform(.02, .12) * side
    kind = rng.random()
    body, ink = paint(rng), paint(rng)
    if kind < .15:
        points = np.cumsum(np.vstack([at, rng.normal(0, r, (6, 2))]), 0).astype(np.int32)
        cv2.polylines(image, [points], False, body, int(rng.integers(2, max(3, int(r / 2)))), cv2.LINE_AA)
        return points.mean(0), r
    if kind < .25:                                               # a bar with a light upper side
        turn = rng.uniform(0, 6.3)
        way = r * np.array([np.cos(turn), np.sin(turn)])
        a, b = ((at + s * way).astype(int).tolist() for s in (-1, 1))
        for shift, shade in ((0, .6), (-max(1, int(r / 6)), 1.)):
            cv2.line(image, (a[0], a[1] + shift), (b[0], b[1] + shift), tuple(x * shade for x in body), max(2, int(r / 2.5)), cv2.LINE_AA)
        return at, r
    corners = int(rng.choice([3, 4, 4, 5, 6, 30]))
    angles = rng.uniform(0, 6.3) + np.arange(corners) * 2 * np.pi / corners
    cv2.fillPoly(image, [(at + r * np.stack([np.cos(angles), np.sin(angles)], 1)).astype(np.int32)], body, cv2.LINE_AA)
    if corners in (5, 6) and rng.random() < .7:                  # the facets of another solid
        inner = (at + .6 * r * np.stack([np.cos(angles + .5), np.sin(angles + .5)], 1)).astype(np.int32)
        cv2.polylines(image, [inner], True, tuple(min(1., x * 1.3 + .05) for x in body), 1, cv2.LINE_AA)
    what = rng.random()
    if what < .35:
        for _ in range(rng.integers(1, 7)):
            cv2.circle(image, tuple((at + rng.uniform(-.5, .5, 2) * r).astype(int).tolist()), max(1, int(r * rng.uniform(.08, .25))), ink, -1, cv2.LINE_AA)
    elif what < .75:
        cv2.putText(image, str(rng.integers(1, 21)), (int(at[0] - r / 2), int(at[1] + r / 3)), cv2.FONT_HERSHEY_SIMPLEX, r / 30, ink,
                    max(1, int(r / 12)), cv2.LINE_AA)
    return at, r
