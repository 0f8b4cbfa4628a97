# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of wild_board.py crowded with settlements and cities of building_makes.py, of one set or each of another, for whoever is to
tell them apart. Same seed, same picture."""
import numpy as np

import building_makes as makes
import wild_board
import wild_camera as camera
import wild_flat as flat
import wild_scene as scene
import wild_styles as styles
import wild_table as table
import wild_truth as truth
from wild_draw import Thing
from wild_label import label
from wild_pieces import parts, robber

# Of wild_styles.py, those nearest to the boards of the shops.
USUAL_STYLES = ('painted', 'painted_dark', 'painted_bright', 'painted_vintage', 'sand_rims', 'sand_bright', 'canopy', 'canopy_dark', 'old_print')
# Warm lamps oftener: under them orange and white are hard to tell from sand.
LAMPS = {'day': 2, 'window': 2, 'bulb': 3, 'spot': 2, 'dim': 2, 'flash': 1}


def people_of(rng):
    """Some players, white and orange among them oftener than others."""
    people = styles.players(rng, int(rng.integers(3, 7)))
    for name in ('white', 'orange', 'ivory'):
        if rng.random() < .35 and all(p['name'] != name for p in people):
            colours = styles.COLOURS[name]
            people[rng.integers(len(people))] = {'name': name, 'bgr': np.clip(colours[rng.integers(len(colours))] * rng.uniform(.9, 1.1), 10, 252)}
    return people


def crowd(rng, places, players):
    """Buildings on more corners than any game has, roads at most of them: {corner: (kind, player)}, {side: (kind, player)}."""
    built, laid = {}, {}
    share, cities = rng.uniform(.35, .7), rng.uniform(.35, .65)
    for c in range(len(places.corners)):
        if rng.random() < share:
            built[c] = ('city' if rng.random() < cities else 'settlement', int(rng.integers(players)))
    often = rng.uniform(.1, .6)
    for c, (_, player) in built.items():
        for s in places.at.get(c, []):
            if s not in laid and rng.random() < often:
                laid[s] = ('road', player if rng.random() < .85 else int(rng.integers(players)))
    return built, laid


def bricks(rng, mesh):
    """How bright each face is: a moulded or painted thing's are not all alike."""
    return 1 + rng.normal(0, rng.choice([0., .04, .1]), len(mesh.faces)) if rng.random() < .6 else None


def set_pieces(rng, hexes, places, built, laid, people, held_out):
    """The things on the board, and of each corner the make."""
    things, made = [], {}
    sets = [makes.pair(rng, held_out) for _ in range(1 if rng.random() < .4 else 5)]
    kit = parts(rng, str(rng.choice(['classic', 'slim', 'sculpted', 'travel', 'clay', 'meeples'])))
    loose = rng.choice([.4, 1., 2.], p=[.4, .4, .2])
    own = rng.uniform(0, 2 * np.pi) if rng.random() < .25 else None
    shine = rng.choice([0., .1, .25, .5])
    for c, (kind, who) in built.items():
        make, settlement, city = sets[rng.integers(len(sets))]
        mesh = city if kind == 'city' else settlement
        at = places.corners[c] + rng.normal(0, .035 * loose, 2).clip(-.13, .13)
        turn = own + rng.normal(0, .1) if own is not None else rng.uniform(0, 2 * np.pi)
        things.append(Thing(mesh.moved((*at, 0.), turn, rng.uniform(.97, 1.03)), people[who]['bgr'] * rng.normal(1, .03), ('corner', c), shine, tints=bricks(rng, mesh)))
        made[c] = make
    for s, (kind, who) in laid.items():
        at, angle = places.sides[s]
        along = np.array([np.cos(angle), np.sin(angle)])
        at = at + along * np.clip(rng.normal(0, .04 * loose), -.13, .13) + along[::-1] * [-1, 1] * np.clip(rng.normal(0, .022 * loose), -.08, .08)
        things.append(Thing(kit[kind].moved((*at, 0.), angle + np.pi * rng.integers(2) + rng.normal(0, .06 * loose)), people[who]['bgr'] * rng.normal(1, .03), ('side', s), shine))
    for i, h in enumerate(hexes):
        if h['robber']:
            turn = rng.uniform(0, 2 * np.pi)                              # often beside a building
            at = truth.centre(h['q'], h['r']) + (rng.uniform(.3, .62) if rng.random() < .6 else .1) * np.array([np.cos(turn), np.sin(turn)])
            things.append(Thing(robber(rng).moved((*at, 0.), turn), np.float32([[40, 40, 42], [130, 130, 130]][rng.integers(2)]), ('hex', i), shine))
    return things, made


def render(seed, held_out=False, games=6):
    """So many games one after the other on one board, under one lamp: (picture BGR, truth as wild_board.py gives it, {number of a corner: make})
    each. `held_out`: of makes, styles and lamps kept aside."""
    rng = np.random.default_rng([int(seed), 71])
    style = styles.pick(rng, list(styles.STYLES), styles.HELD_STYLES, held_out, str(rng.choice(USUAL_STYLES)) if not held_out and rng.random() < .6 else None)
    often = np.array(list(LAMPS.values()), float)
    light = camera.Lamp(rng, styles.pick(rng, styles.LAMPS, styles.HELD_LAMPS, held_out, None if held_out else rng.choice(list(LAMPS), p=often / often.sum())))
    small = rng.random() < .5
    land = truth.ball(1 if small else 2)
    width = int(rng.choice([480, 560, 640] if small else [720, 800, 960]))
    height = width * 3 // 4
    hexes, places = truth.deal(rng, 'island' if small else 'small', land, set()), truth.Places(land, set())
    frame = 'blue' if rng.random() < .5 else str(flat.FRAMES[rng.choice(len(flat.FRAMES), p=flat.OFTEN)])
    points = np.concatenate([truth.hexagon(h['q'], h['r']) for h in hexes])
    beyond, floor, middle = rng.uniform(.5, 1.), -rng.uniform(.03, .12), points.mean(0)
    view = wild_board.looked_at(rng, points, 'none', beyond, width, height, True)
    board = flat.Flat(rng, hexes, style, frame, *wild_board.texture_for(rng, view, middle, light), beyond)
    if frame not in ('none', 'sea_hexes') and rng.random() < .75:
        board.harbours(places.coast, int(rng.integers(3, 10)))
    bare = scene.lay_ground(rng, view, floor)
    scene.lay_board(rng, view, bare, board, -floor, light)
    for _ in range(games):
        people = people_of(rng)
        built, laid = crowd(rng, places, len(people))
        things, made = set_pieces(rng, hexes, places, built, laid, people, held_out)
        image, labels, drawn, seen = scene.draw(rng, view, light, bare.copy(), things, rng.choice([0., .04, .1, .18]))
        cover = np.zeros(labels.shape, np.uint8)
        if rng.random() < .1:
            cover = np.maximum(cover, table.hand(rng, view, image, points.min(0) + rng.uniform(-.1, 1.1, 2) * np.ptp(points, 0), light))
        picture = scene.finish(rng, view, light, image)
        yield picture, label(view, hexes, places, built, laid, people, things, drawn, seen, labels, cover), made
