# SPDX-License-Identifier: GPL-3.0-or-later
"""Rendered scenes that are kept as pictures with position files (tests/data/scenes), with the truth as wild_board.py gives it: of the
small box's board, its corners and sides."""
import json

import cv2
import numpy as np

import place_windows as places

ROOT3 = np.sqrt(3.)
CORNERS = {'N': (0, -1), 'NE': (ROOT3 / 2, -.5), 'SE': (ROOT3 / 2, .5), 'S': (0, 1), 'SW': (-ROOT3 / 2, .5), 'NW': (-ROOT3 / 2, -.5)}
SIDES = {'NE': ('N', 'NE'), 'E': ('NE', 'SE'), 'SE': ('SE', 'S'), 'SW': ('S', 'SW'), 'W': ('SW', 'NW'), 'NW': ('NW', 'N')}
# Their surfaces, about.
PLAYERS = {'red': (190, 30, 30), 'blue': (30, 60, 160), 'white': (235, 230, 220), 'orange': (230, 120, 30), 'green': (40, 120, 50),
           'brown': (100, 65, 40)}


def at(name):
    """Where a corner or side lies on the board plane, by its name in a position file."""
    hexagon, direction = name.split(':')
    q, r = map(int, hexagon.split(','))
    off = (np.array(CORNERS[direction]) if direction in ('N', 'S') else
           np.add(CORNERS[SIDES[direction][0]], CORNERS[SIDES[direction][1]]) / 2)
    return np.array([ROOT3 * (q + r / 2), 1.5 * r]) + off


def load(name):
    """(picture as the homography has it, truth) of a position file beside its picture."""
    with open(name, encoding='utf-8') as file:
        position = json.load(file)
    image = cv2.imread(name.rsplit('.', 1)[0] + '.jpg')
    conditions = position['conditions']
    if any(conditions['distortion']):
        image = cv2.undistort(image, np.array(conditions['camera_matrix']), np.array([*conditions['distortion'], 0, 0, 0]))
    corners, sides = places.small_board()
    bare = {'kind': 'none', 'colour': None, 'covered': False, 'visible': 1}
    corners = [{'x': x, 'y': y, **bare} for x, y, _ in corners]
    sides = [{'x': x, 'y': y, 'angle': angle, **bare} for x, y, angle in sides]
    owners = list(PLAYERS)

    def put(things, thing, kind):
        place = at(thing['at'])
        near = min(things, key=lambda t: np.hypot(*(place - (t['x'], t['y']))))
        if np.hypot(*(place - (near['x'], near['y']))) < .1 and near['kind'] == 'none':
            near.update(kind=kind, colour=owners.index(thing['owner']))

    for building in position['buildings']:
        put(corners, building, 'city' if building['kind'] == 'city' else 'settlement')
    for figure in position.get('armies', []) + position.get('nukes', []):
        put(corners, figure, 'figure')
    for route in position['routes']:
        put(sides, route, 'ship' if route.get('kind') == 'ship' else 'road')
    return image, {'plane': position['homography'], 'corners': corners, 'sides': sides,
                   'players': [{'name': owner, 'rgb': PLAYERS[owner]} for owner in owners]}
