# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dice's nets are shown: tiles and windows cut out of rendered scenes, with what the nets should say, and pictures
as the nets see them. For dice_faces.py."""
import cv2
import numpy as np

import dice_scenes

# The spotter sees dice whose upper faces are of these sides (pixels), at places eight pixels apart; outcomes: nothing, a face;
# then the way to its middle and the logarithm of its side, from SPOT. As vision/dice/spot_faces.cpp.
SPOT, SPOT_LEAST, SPOT_MOST, SPOT_STEP, SPOT_AROUND = 16, 13, 20.8, 8, 33
# A tile's places lie alike in a mirror.
PLACES = 13
TILE = (PLACES - 1) * SPOT_STEP + 1
# The finder's window: its side in pixels, and in sides of the face that it is cut for. Outcomes: nothing, a face; then how
# the face lies (layout()). As vision/dice/find_face.cpp.
FINDER, FINDER_REACH = 40, 1.75
# The reader's window, upright and square; outcomes: no pips of a die, 1 to 6. As vision/dice/read_face.cpp.
READER, READER_REACH = 40, 1.35


def layout(axes, way, side):
    """How a face lies in a window cut for `side`: the way to its middle (right and down, in sides), the logarithm of its size
    over that of the window's, its stretch (upright, and along the falling diagonal), and its turn as cosine and sine of four
    times its angle when the stretch is undone. Which of its edges comes first makes no difference."""
    moments = axes @ axes.T
    size = np.sqrt(abs(np.linalg.det(axes)))
    values, vectors = np.linalg.eigh(moments / size ** 2)
    stretch = vectors @ np.diag(np.log(values) / 2) @ vectors.T
    plain = vectors @ np.diag(values ** -.5) @ vectors.T @ axes / size
    turn = np.arctan2(plain[1, 0], plain[0, 0]) * 4
    return np.array([way[0] / side, way[1] / side, np.log(size / side), stretch[0, 0], stretch[0, 1], np.cos(turn), np.sin(turn)])


def axes_of(place, side):
    """layout() backwards: the edges as columns."""
    values, vectors = np.linalg.eigh(np.array([[place[3], place[4]], [place[4], -place[3]]]))
    turn = np.arctan2(place[6], place[5]) / 4
    c, s = np.cos(turn), np.sin(turn)
    return side * np.exp(place[2]) * vectors @ np.diag(np.exp(values)) @ vectors.T @ np.array([[c, -s], [s, c]])


def finder_window(picture, at, side):
    """The window, its middle and the side that it is cut for."""
    half = max(4, int(round(FINDER_REACH * side / 2)))
    x, y = int(round(at[0])), int(round(at[1]))
    rows = np.clip(np.arange(y - half, y + half + 1), 0, picture.shape[0] - 1)
    columns = np.clip(np.arange(x - half, x + half + 1), 0, picture.shape[1] - 1)
    how = cv2.INTER_AREA if 2 * half + 1 > FINDER else cv2.INTER_LINEAR
    return cv2.resize(picture[rows][:, columns], (FINDER, FINDER), interpolation=how), np.array([x, y]), (2 * half + 1) / FINDER_REACH


def reader_window(picture, at, axes):
    """The face upright; a large one is made smaller first, so that nothing falls between the pixels."""
    step = READER_REACH / READER * axes
    shrink = min(1., 1.25 / np.sqrt(abs(np.linalg.det(step))))
    if shrink < 1:
        reach = int(np.ceil(READER_REACH * np.abs(axes).sum(1).max())) + 2
        x, y = np.round(at).astype(int)
        rows = np.clip(np.arange(y - reach, y + reach + 1), 0, picture.shape[0] - 1)
        columns = np.clip(np.arange(x - reach, x + reach + 1), 0, picture.shape[1] - 1)
        size = max(8, int(round((2 * reach + 1) * shrink)))
        picture = cv2.resize(picture[rows][:, columns], (size, size), interpolation=cv2.INTER_AREA)
        shrink = size / (2 * reach + 1)
        at = (at - [x - reach, y - reach] + .5) * shrink - .5
        step = step * shrink
    origin = at - step @ np.full(2, (READER - 1) / 2)
    return cv2.warpAffine(picture, np.hstack([step, origin[:, None]]), (READER, READER), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_REPLICATE)


def jittered(rng, die):
    """Where the finder may see a die: a little beside the truth."""
    more = 2.5 if rng.random() < .1 else 1
    turn, (p, q) = rng.normal(0, .07) * more, rng.normal(0, .04, 2) * more
    c, s = np.cos(turn), np.sin(turn)
    axes = np.array([[1 + p, q], [q, 1 - p]]) @ die['axes'] @ np.array([[c, -s], [s, c]]) * np.exp(rng.normal(0, .05) * more)
    return die['at'] + die['side'] * rng.normal(0, .03, 2) * more, axes


def windows(rng, picture, dice, others):
    """For the finder: window, outcome, layout; for the reader: window, outcome."""
    finder, reader = [], []

    def add_nothing(at, side, axes):
        if all(np.hypot(*(die['at'] - at)) > .48 * side or abs(np.log(die['side'] / side)) > .55 for die in dice):
            finder.append((finder_window(picture, at, side)[0], 0, np.zeros(7)))
            if rng.random() < .5:
                reader.append((reader_window(picture, at, axes), 0))

    for at, r in others:
        side, turn = r * rng.uniform(1, 2), rng.uniform(0, 2 * np.pi)
        axes = side * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        add_nothing(at + rng.normal(0, .15, 2) * side, max(side, 10), axes)
    for die in dice:
        if not die['hidden']:
            for _ in range(3):
                off = rng.normal(0, .1, 2) if rng.random() < .6 else rng.uniform(-.3, .3, 2)
                off *= min(1, .35 / max(np.hypot(*off), 1e-6))
                cut, at, side = finder_window(picture, die['at'] + off * die['side'], die['side'] * np.exp(np.clip(rng.normal(0, .12), -.3, .3)))
                finder.append((cut, 1, layout(die['axes'], die['at'] - at, side)))
                reader.append((reader_window(picture, *jittered(rng, die)), die['value']))
        # Between dice, on their flanks, and of another size.
        angle = rng.uniform(0, 2 * np.pi)
        beside = die['at'] + rng.uniform(.5, 1.1) * die['side'] * np.array([np.cos(angle), np.sin(angle)])
        elsewhere = [(beside, die['side'] * np.exp(rng.normal(0, .15)))]
        if rng.random() < .5:
            factor = rng.uniform(.3, .55) if rng.random() < .5 else rng.uniform(1.8, 2.8)
            elsewhere.append((die['at'] + rng.normal(0, .2, 2) * die['side'], die['side'] * factor))
        if rng.random() < .4:
            elsewhere.append((rng.uniform(0, len(picture), 2), die['side']))
        for at, side in elsewhere:
            add_nothing(at, side, die['axes'] * side / die['side'])
    return finder, reader


def tile(rng, picture, dice):
    """For the spotter: a part of the picture made smaller, and for each place the outcome (-1: none is asked for) and where
    the face lies."""
    side = len(picture)
    aim = dice[rng.integers(len(dice))] if dice else {'at': rng.uniform(0, side, 2), 'side': rng.uniform(16, 66)}
    size = int(round(side * np.clip(np.exp(rng.uniform(np.log(9), np.log(30))) / aim['side'], TILE / side, 1)))
    scale = size / side
    small = cv2.resize(picture, (size, size), interpolation=cv2.INTER_AREA)
    middle = (aim['at'] + .5) * scale + rng.uniform(-.4, .4, 2) * TILE
    left, top = np.clip(np.round(middle - TILE / 2).astype(int), 0, size - TILE)
    labels, spots = np.zeros((PLACES, PLACES), np.int8), np.zeros((PLACES, PLACES, 3), np.float32)
    nearest = np.full((PLACES, PLACES), np.inf)
    rows, columns = np.mgrid[0:PLACES, 0:PLACES] * SPOT_STEP
    for die in dice:
        x, y = (die['at'] + .5) * scale - .5 - [left, top]
        its = die['side'] * scale
        far = np.hypot(columns - x, rows - y) / its
        cut = min(x, y, TILE - 1 - x, TILE - 1 - y) < .5 * its
        near, nearer = far < .62, far < nearest
        asked = SPOT_LEAST * .96 < its < SPOT_MOST * 1.04 and not die['hidden'] and not cut
        perhaps = SPOT_LEAST * .75 < its < SPOT_MOST * 1.35
        labels[near & nearer] = -1 if perhaps else 0
        if asked:
            here = nearer & (far < .5)
            labels[here] = 1
            spots[here] = np.stack([(x - columns[here]) / SPOT, (y - rows[here]) / SPOT, np.full(here.sum(), np.log(its / SPOT))], 1)
        nearest = np.minimum(nearest, far)
    return np.ascontiguousarray(small[top:top + TILE, left:left + TILE]), labels, spots


def ranked(pictures):
    """Of each colour in the middles of windows, the values that these shares of it do not exceed: 5, 25, 50, 75 and 95 in a hundred."""
    rim, ranks = pictures.shape[1] // 5, []
    for some in np.array_split(pictures, len(pictures) // 4000 + 1):
        part = some[:, rim:-rim, rim:-rim].reshape(len(some), -1, 3)
        at = [int(share * (part.shape[1] - 1)) for share in (.05, .25, .5, .75, .95)]
        ranks.append(np.partition(part, at, axis=1)[:, at])
    return np.concatenate(ranks)


def evened(pictures, ranks, low, high, least, most):
    """Bytes to numbers: each colour from its median in the middle, over its range there. As vision/dice/evened.cpp."""
    ranks = ranks.astype(np.float32)
    out = (pictures - ranks[:, 2, None, None]) / np.maximum(ranks[:, high] - ranks[:, low], least)[:, None, None]
    return np.clip(out, -most, most)


def seen_by_finder(pictures, ranks):
    return evened(pictures, ranks, 0, 4, 16, 1.5).transpose(0, 3, 1, 2)


def seen_by_reader(pictures, ranks):
    """Twice: the second time over what half of it spans, which shows faint pips beside what shines."""
    both = [evened(pictures, ranks, 0, 4, 16, 1.5), evened(pictures, ranks, 1, 3, 10, 3)]
    return np.concatenate(both, 3).transpose(0, 3, 1, 2)


def smeared(rng, pictures):
    """As cameras do that keep little of the colours: these spread, the light does not."""
    out = np.empty_like(pictures)
    wide = rng.uniform(.5, 2.5)
    for one, to in zip(pictures, out):
        light = one.mean(2, keepdims=True, dtype=np.float32)
        to[:] = np.clip(light + cv2.GaussianBlur(one - light, (0, 0), wide), 0, 255)
    return out


def mingled(rng, pictures):
    """As under other lamps and filters: each colour takes a part of the two others, and its light is bent."""
    mix = np.eye(3) + rng.normal(0, .35, (3, 3))
    bent = (pictures.astype(np.float32) @ mix.astype(np.float32)) / np.abs(mix).sum(0).astype(np.float32)
    low, high = bent.min((1, 2), keepdims=True), bent.max((1, 2), keepdims=True)
    share = (bent - low) / np.maximum(high - low, 1)
    return np.clip(255 * share ** np.exp(rng.normal(0, .35, 3)).astype(np.float32), 0, 255).astype(np.uint8)


def seen_by_spotter(pictures, _):
    """Each colour from its mean around, over how much the colours differ there."""
    around, out = (SPOT_AROUND, SPOT_AROUND), []
    for picture in pictures:
        mean = cv2.boxFilter(picture, cv2.CV_32F, around, borderType=cv2.BORDER_REPLICATE)
        square = cv2.sqrBoxFilter(picture, cv2.CV_32F, around, borderType=cv2.BORDER_REPLICATE)
        spread = np.sqrt(np.maximum((square - mean * mean).mean(2, keepdims=True), 36))
        out.append(np.clip((picture - mean) / (2 * spread), -2, 2).transpose(2, 0, 1))
    return np.stack(out).astype(np.float32)
