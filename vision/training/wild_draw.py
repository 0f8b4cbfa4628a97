# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws meshes into a picture: far ones first, faces in one shade each, soft shadows on the ground."""
import cv2
import numpy as np


class Thing:
    """A mesh in its place with its colour; `name` says what the truth calls it (None: clutter), `hides` whether it hides the board where it lies,
    `tints` how much brighter each face is."""

    def __init__(self, mesh, colour, name=None, gloss=.2, floor=0., hides=False, tints=None):
        self.mesh, self.colour, self.name, self.gloss, self.floor, self.hides = mesh, np.asarray(colour, float), name, gloss, floor, hides
        self.tints = np.ones(len(mesh.faces)) if tints is None else np.asarray(tints)
        self.middle = mesh.points.mean(0)
        self.reach = np.abs(mesh.points[:, :2] - self.middle[:2]).max()
        self.top = mesh.points[:, 2].max()


def shadows(view, lamp, things, step=2):
    """How much of each lamp reaches the ground: one field a lamp of the larger picture, reduced `step` times; and nearness (occlusion)."""
    h, w = int(view.height * view.scale) // step, int(view.width * view.scale) // step
    fields = []
    planes = {}
    for floor in {t.floor for t in things}:
        hom = view.plane(floor, True).copy()
        hom[:2] /= step
        planes[floor] = hom
    flat = lambda hom, p: (lambda q: q[:, :2] / np.where(np.abs(q[:, 2:]) < 1e-6, 1e-6, q[:, 2:]))(np.column_stack([p, np.ones(len(p))]) @ hom.T)
    pixels = np.linalg.norm(np.diff(flat(planes.get(0., view.plane(0, True)), np.array([[0., 0], [1, 0]])), axis=0)) if 0. in planes else 60 / step
    for way in lamp.ways + [None]:
        field = np.zeros((h, w), np.uint8)
        for t in things:
            p = t.mesh.points
            ground = p[:, :2] - way[:2] / way[2] * (p[:, 2:] - t.floor) if way is not None else p[:, :2]
            at = flat(planes[t.floor], ground)
            if np.abs(at).max() > 6 * w:
                continue
            at = np.round(at * 8).astype(np.int32)
            for body in t.mesh.bodies:
                if way is not None or p[body, 2].min() < t.floor + .2:
                    cv2.fillConvexPoly(field, cv2.convexHull(at[body]), 255, cv2.LINE_AA, 3)
        soft = pixels * (lamp.softness * .35 if way is not None else .07)
        fields.append(cv2.GaussianBlur(field, (0, 0), max(.6, soft)).astype(np.float32) / 255)
    return fields


def paint(rng, view, lamp, image, labels, things):
    """Draws the things onto the larger picture (bytes, BGR). `labels` gets their number from 1. Gives for each how many pixels it drew and
    how many of them stay to be seen (of what is inside the picture)."""
    h, w = labels.shape
    order = sorted(range(len(things)), key=lambda i: -np.linalg.norm(things[i].middle * [1, 1, .3] - view.at))
    drawn, boxes = np.zeros(len(things)), {}
    shaded = np.ones(len(things))
    middles = np.array([t.middle for t in things]) if things else np.zeros((0, 3))
    way = lamp.ways[0]
    for i, t in enumerate(things):                                        # in another's shadow
        d = middles - t.middle
        along = d[:, :2] @ way[:2] / max(np.hypot(*way[:2]), 1e-6)
        beside = np.abs(d[:, 0] * way[1] - d[:, 1] * way[0]) / max(np.hypot(*way[:2]), 1e-6)
        tops = np.array([o.top for o in things]) - along * way[2] / max(np.hypot(*way[:2]), 1e-6)
        if ((along > .1) & (beside < .13) & (tops > t.middle[2]) & (along < 2)).any():
            shaded[i] = .45
    for i in order:
        t = things[i]
        m = t.mesh
        at, depth = view.project(m.points)
        if depth.min() < .3 or at[:, 0].max() < 0 or at[:, 1].max() < 0 or at[:, 0].min() > w or at[:, 1].min() > h or np.abs(at).max() > 30000:
            continue
        middles_f = np.array([m.points[f].mean(0) for f in m.faces])
        to_eye = view.at - middles_f
        to_eye /= np.linalg.norm(to_eye, axis=1, keepdims=True)
        front = np.flatnonzero((to_eye * m.normals).sum(1) > 0)
        light = lamp.around * (.75 + .25 * m.normals[:, 2]) * np.clip(.72 + (middles_f[:, 2] - t.floor) * 1.1, 0, 1)
        shine = np.zeros(len(m.faces))
        for k, (l, power) in enumerate(zip(lamp.ways, lamp.powers)):
            light = light + power * np.clip(m.normals @ l, 0, 1) * (shaded[i] if k == 0 else 1)
            half = to_eye + l
            half /= np.linalg.norm(half, axis=1, keepdims=True)
            shine += t.gloss * np.clip((half * m.normals).sum(1), 0, 1) ** 24 * shaded[i]
        colours = np.clip(t.colour * (light * t.tints)[:, None] * (1 + rng.normal(0, .025, (len(m.faces), 1))) + 150 * shine[:, None], 0, 255)
        points = np.round(at * 8).astype(np.int32)
        deep = np.array([depth[m.faces[f]].mean() for f in front])
        for f in front[np.lexsort((-deep, t.tints[front] != 1))]:          # what is printed on a face comes last
            face = points[m.faces[f]]
            colour = tuple(colours[f])
            if len(face) < 5:
                cv2.fillConvexPoly(image, face, colour, cv2.LINE_8, 3)
                cv2.fillConvexPoly(labels, face, i + 1, cv2.LINE_8, 3)
            else:
                cv2.fillPoly(image, [face], colour, cv2.LINE_8, 3)
                cv2.fillPoly(labels, [face], i + 1, cv2.LINE_8, 3)
            if t.gloss > .15 and len(face) < 9:                             # light on rounded edges
                cv2.polylines(image, [face], True, tuple(np.clip(colours[f] * 1.12 + 8, 0, 255)), 1, cv2.LINE_AA, 3)
        x0, y0 = np.clip(np.floor(at.min(0)).astype(int), 0, [w, h])
        x1, y1 = np.clip(np.ceil(at.max(0)).astype(int) + 1, 0, [w, h])
        boxes[i] = (slice(y0, y1), slice(x0, x1))
        drawn[i] = np.count_nonzero(labels[boxes[i]] == i + 1)
        inside = ((at >= 0) & (at < [w, h])).all(1).mean()
        drawn[i] /= max(inside, .05)
    left = np.zeros(len(things))
    for i, view_ in boxes.items():
        left[i] = np.count_nonzero(labels[view_] == i + 1)
    return drawn, left
