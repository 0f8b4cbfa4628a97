#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits how much each witness counts for a piece (`Weights`, `kOwner` and the odds of a city in ../witnesses.cpp) on rendered boards.

  ../../training/wild_board.py boards --jpg --count 120 --seed 7700001 --size 1024x768 --tight
  position_said boards/*.jpg STILLS/*.jpg > said.jsonl   # built with: ninja position_said; of rendered scenes with position files too
  fit.py said.jsonl                                # each picture's truth lies beside it

Prints the weights in the order of the struct, and how often what is said with each confidence is right. Needs numpy and torch.
"""
import json
import os
import sys

import numpy as np
import torch

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'training'))
import place_scenes

COLOURS = ['red', 'blue', 'white', 'orange', 'green', 'brown']
WHITE, MOST_ODDS, OF_NO_COLOUR, ANY_OWNER = 2, 5., .005, .01
LEAST_VISIBLE = .4
# So many weights of a kind of site: see ../witnesses.cpp; the last is of the owners.
START = np.array([-2, .8, .7, -2, .8, .2, .2, .3, 1.])


def odds(chance):
    return np.clip(np.log((chance + 1e-9) / (1 - chance + 1e-9)), -MOST_ODDS, MOST_ODDS)


def pixels(plane, at):
    seen = np.array(plane) @ np.array([at[:, 0], at[:, 1], np.ones(len(at))])
    return (seen[:2] / seen[2]).T


def named(truth, places, near):
    """Which of the six words each player has: their own, else the one that the picture gives most of their pieces."""
    words, votes = [], np.zeros((len(truth['players']), 6))
    for place, thing in zip(places, near):
        if thing is not None and thing['colour'] is not None:
            votes[thing['colour']] += place['owners']
    for player, vote in zip(truth['players'], votes):
        words.append(COLOURS.index(player['name']) if player['name'] in COLOURS else int(vote.argmax()))
    return words


def load(name):
    """Rows of (is a corner, features, what is there: 0 or 1 + colour, whether a city, odds of a city)."""
    rows = []
    for line in open(name, encoding='utf-8'):
        photo = json.loads(line)
        file = photo['photo'].rsplit('.', 1)[0] + '.json'
        truth = json.load(open(file, encoding='utf-8'))
        if 'plane' not in truth:
            truth = place_scenes.load(file)[1]
        near = []
        at = {kind: pixels(truth['plane'], np.array([(t['x'], t['y']) for t in truth[kind]])) for kind in ('corners', 'sides')}
        side = np.linalg.norm(np.subtract(*pixels(truth['plane'], np.array([[0., 0], [1, 0]]))))
        for place in photo['places']:
            kind = 'corners' if place['corner'] else 'sides'
            apart = np.linalg.norm(at[kind] - place['pixel'], axis=1)
            near.append(truth[kind][int(apart.argmin())] if apart.min() < .25 * side else None)
        words = named(truth, photo['places'], near)
        for place, thing in zip(photo['places'], near):
            if thing is None or thing['covered'] or thing['visible'] < LEAST_VISIBLE or thing['kind'] == 'figure':
                continue
            colour, other, chance, sure = place['coloured']
            matched = np.full(6, OF_NO_COLOUR)
            matched[other] = max(chance * (1 - sure), OF_NO_COLOUR)
            matched[colour] = max(chance * sure, OF_NO_COLOUR)
            rows.append((bool(place['corner']), place['piece'], odds(matched), place['white'], place['unlike'],
                         np.log(np.array(place['owners']) + ANY_OWNER), 0 if thing['colour'] is None else 1 + words[thing['colour']],
                         thing['kind'] == 'city', place['city'], place['outline']))
    return rows


def scores(w, piece, matched, white, unlike, owners):
    of = w[0] + w[1] * piece[:, None] + w[2] * matched + w[6] * unlike[:, None]
    pale = w[3] + w[4] * piece + w[5] * white + w[7] * unlike
    of = torch.cat([of[:, :WHITE], pale[:, None], of[:, WHITE + 1:]], 1)
    return torch.cat([torch.zeros(len(of), 1, dtype=of.dtype), of + w[8] * owners], 1)


def fitted(start, free, loss):
    """The weights of least loss; none but the `free` ones below 0."""
    w = torch.tensor(start, dtype=torch.float64, requires_grad=True)
    bound = lambda: torch.where(torch.tensor(free), w, w.abs())
    search = torch.optim.LBFGS([w], max_iter=200, line_search_fn='strong_wolfe')

    def step():
        search.zero_grad()
        value = loss(bound())
        value.backward()
        return value

    search.step(step)
    return bound().detach()


def tell(best, sure, there, what):
    for low, high in ((0, .6), (.6, .8), (.8, .9), (.9, .95), (.95, .99), (.99, 1.01)):
        of = (sure >= low) & (sure < high)
        piece = of & (best > 0)
        print(f'  {what} said with {low:.2f} to {min(high, 1):.2f}: {of.sum():5}, right {(best == there)[of].mean() if of.any() else 0:.3f}; '
              f'pieces {piece.sum():5}, right {(best == there)[piece].mean() if piece.any() else 0:.3f}')


def fit_sites(rows):
    numbers = [torch.tensor(np.stack([row[i] for row in rows]), dtype=torch.float64) for i in (1, 2, 3, 4, 5)]
    there = torch.tensor([row[6] for row in rows])
    start = torch.tensor(START)
    loss = lambda w: torch.nn.functional.cross_entropy(scores(w, *numbers), there, reduction='sum') + 2 * ((w - start) ** 2)[1:].sum()
    w = fitted(START, [True, False, False, True, False, False, False, False, False], loss)
    print('{' + ', '.join(f'{v:.2f}' for v in w[:8]) + f'}}, owners {w[8]:.2f}; {len(rows)} sites, {(there > 0).sum()} pieces, '
          f'mean loss {loss(w) / len(rows):.4f}')
    chances = torch.softmax(scores(w, *numbers), 1).numpy()
    tell(chances.argmax(1), chances.max(1), there.numpy(), 'sites')


def fit_kinds(rows):
    x = torch.tensor([[1, row[8], row[9]] for row in rows], dtype=torch.float64)
    sign = torch.tensor([1. if row[7] else -1. for row in rows], dtype=torch.float64)
    w = fitted([0., .5, .5], [True, False, False], lambda w: torch.nn.functional.softplus(-sign * (x @ w)).sum() + (w[1:] ** 2).sum())
    city = torch.sigmoid(x @ w).numpy()
    print('city', w.numpy().round(2), len(rows))
    tell(1 + (city > .5), np.maximum(city, 1 - city), np.where(sign > 0, 2, 1), 'kinds')


def main():
    rows = load(sys.argv[1])
    for is_corner in (True, False):
        fit_sites([row for row in rows if row[0] == is_corner])
    fit_kinds([row for row in rows if row[0] and row[6] > 0 and row[1] > -1])


if __name__ == '__main__':
    main()
