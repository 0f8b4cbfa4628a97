# SPDX-License-Identifier: GPL-3.0-or-later
"""The truth about a drawn board as the README of this folder describes it, and the labels drawn over a picture."""
import cv2
import numpy as np

import wild_truth as truth


def homed(points, h):
    q = np.column_stack([np.asarray(points, float).reshape(-1, 2), np.ones(len(np.asarray(points).reshape(-1, 2)))]) @ np.asarray(h).T
    z = np.where(np.abs(q[:, 2]) < 1e-9, 1e-9, q[:, 2])
    return q[:, :2] / z[:, None], q[:, 2] > 0


def label(view, hexes, places, built, laid, people, things, drawn, seen, labels, cover):
    """The truth. `drawn`, `seen`: pixels of each thing; of the larger picture, `labels`: whose a pixel is, `cover`: where something hides the board (0 to 255)."""
    used = {w for _, w in list(built.values()) + list(laid.values())}
    plane = view.plane()
    h, w = cover.shape
    a = np.arange(8) * np.pi / 4

    def open_share(at, r, bare=False):
        """Share of a disc of the plane inside the picture and under no hand (and behind no piece, when bare); and whether it is mostly hidden."""
        p = np.concatenate([[[0, 0]], .5 * r * np.stack([np.cos(a), np.sin(a)], 1), r * np.stack([np.cos(a), np.sin(a)], 1)]) + at
        q, ahead = homed(p, view.plane(0, True))
        q = np.round(q).astype(int)
        inside = ahead & (q >= 0).all(1) & (q[:, 0] < w) & (q[:, 1] < h)
        clear = inside.copy()
        clear[inside] = cover[q[inside, 1], q[inside, 0]] < 128
        hidden = bool(inside.any() and clear[inside].mean() < .5)
        if bare:
            clear[inside] &= labels[q[inside, 1], q[inside, 0]] == 0
        return round(float(clear.mean()), 3), hidden

    of = {t.name: (i, drawn[i], seen[i]) for i, t in enumerate(things) if t.name}
    order = sorted(used)
    new = {p: i for i, p in enumerate(order)}

    def entry(what, number, at, r, found):
        kind, who = found.get(number, ('none', None))
        share, covered = open_share(at, r, who is None)
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
            'cut': not all(inside_picture(view, x) for x in hexes)}


def inside_picture(view, hex_):
    q, ahead = homed(truth.hexagon(hex_['q'], hex_['r']), view.plane())
    return bool(ahead.all() and (q >= 0).all() and (q[:, 0] < view.width).all() and (q[:, 1] < view.height).all())


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
