# SPDX-License-Identifier: GPL-3.0-or-later
"""Small dice whose pips hardly show: dark ones, two colours poured into one another, clear ones, worn paint, holes without paint,
bright edges, and soft pictures of them. For dice_scenes.py."""
import cv2
import numpy as np

from dice_body import WORDS, colour

DARK = ('black', 'wine', 'blue', 'green', 'teal', 'purple', 'brown', 'red')


def beside(rng, body, least, most):
    """A colour that is as far from another one as `least` to `most`, mostly in its light or in its hue alone."""
    kind = rng.random()
    apart = rng.normal(0, 1, 3)
    if kind < .35:
        apart = np.full(3, rng.choice([-1, 1])) + rng.normal(0, .2, 3)
    elif kind < .75:
        apart -= apart @ [.3, .59, .11]                          # as light as the other
    picked = np.clip(body + rng.uniform(least, most) * apart / np.abs(apart).max(), .02, 1)
    # What is cut off at black is put on the other side.
    return picked if np.abs(picked - body).max() > .6 * least else np.clip(2 * body - picked + least, .02, 1)


def fainter(rng, make):
    """The make with pips that hardly show, in one of the ways that are sold or come with use."""
    make, kind = dict(make), rng.random()
    if rng.random() < .55:
        make['body'] = np.clip(np.array(WORDS[DARK[rng.integers(len(DARK))]]) * rng.uniform(.4, 1.2) + rng.normal(0, .03, 3), .02, .9)
    if kind < .25:                                               # painted nearly as the body
        make['kind'] = rng.choice(['plain', 'clear', make['kind']])
        make['pip'] = beside(rng, make['body'], .14, .4)
    elif kind < .4:                                              # holes without paint
        make['pip'], make['bored'] = np.clip(make['body'] * rng.uniform(.7, 1.1), .02, 1), rng.uniform(1, 2)
        make['rim'] = rng.choice([0, rng.uniform(.5, 1.5)])
    elif kind < .68:                                             # two colours, the pips like one of them
        make['kind'] = rng.choice(['marbled', 'cloudy'], p=[.65, .35])
        make['other'] = colour(rng) if rng.random() < .6 else beside(rng, make['body'], .2, .6)
        make['swirl'], make['vein'] = rng.uniform(.5, 4), rng.uniform(.3, 1)
        of = make['other'] if rng.random() < .5 else make['body']
        make['pip'] = beside(rng, of, .1, .4) if rng.random() < .6 else colour(rng)
    elif kind < .8:                                              # clear
        make['kind'], make['through'], make['ghost'] = 'clear', rng.uniform(.2, .7), rng.uniform(.15, .6)
        make['pip'] = np.array(WORDS['white']) * rng.uniform(.6, 1) if rng.random() < .6 else beside(rng, make['body'], .15, .5)
    elif kind < .9:
        make['worn'] = rng.uniform(.3, .95)
    # else as it was: seen small and soft
    make['one_pip'] = make['pip'] if rng.random() < .9 else beside(rng, make['body'], .15, .5)
    if rng.random() < .35:
        make['radius'] = min(rng.uniform(.17, .25), .49 * make['spacing'])
    if rng.random() < .3:
        bright = np.clip(make['body'] * rng.uniform(1.2, 3) + rng.uniform(0, .3), 0, 1) if rng.random() < .7 else colour(rng)
        make['frame'] = bright, rng.uniform(.72, .92), rng.uniform(.2, 1)
    if rng.random() < .55:
        make['ripple'], make['gloss'] = rng.uniform(.03, .3), rng.uniform(.04, .2)
    return make


def light_ground(rng):
    """A table or a tray's floor, paper or plastic, grey to beige."""
    return rng.uniform(.4, .9) * np.array([1, rng.uniform(.93, 1.02), rng.uniform(.8, 1.02)])


def exposed(rng, image):
    """As long as a camera lets light in: until the picture is about half as light as it can be."""
    return image * rng.uniform(.35, .65) / max(np.quantile(image, rng.uniform(.6, .95)), .08)


def flat_light():
    """As dice are drawn: no lamp shines in them, no flank is darker."""
    return {'lamps': [(np.array([0., 0., 1.]), .99, 0., .3)], 'around': .7, 'sky': 0., 'haze': 0., 'ground': np.full(3, .5)}


def coarse(rng, image):
    """As small pictures are kept (bytes, RGB): drawn larger, their colours less finely than their light, compressed twice."""
    side = len(image)
    if rng.random() < .5:
        less = int(side * rng.uniform(.55, .95))
        image = cv2.resize(cv2.resize(image, (less, less), interpolation=cv2.INTER_AREA), (side, side),
                           interpolation=cv2.INTER_LINEAR if rng.random() < .5 else cv2.INTER_CUBIC)
    if rng.random() < .6:
        parts = cv2.cvtColor(image, cv2.COLOR_RGB2YCrCb)
        wide = rng.uniform(.6, 2)
        parts[..., 1:] = cv2.GaussianBlur(parts[..., 1:], (0, 0), wide)
        image = cv2.cvtColor(parts, cv2.COLOR_YCrCb2RGB)
    if rng.random() < .7:
        _, code = cv2.imencode('.jpg', image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 95))])
        image = cv2.imdecode(code, cv2.IMREAD_COLOR)[..., ::-1]
    return np.ascontiguousarray(image)
