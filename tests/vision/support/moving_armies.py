#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Films tables on which armies walk, by the generator of the rendered scenes.

That generator (game.py, textures.py, pieces.py, render.py) knows single units that come and go. This script lets whole
armies and parts of them walk, also two things at once, beside all else; frames and truth are those of its sequences
(frame_NNNN.jpg, frame_NNNN.json, sequence.json).

    moving_armies.py GENERATOR --seed 1 --level 2 --acts 14 --out DIR [--hands 0.3] [--size 1280x720]
        [--arms none|armies|all] [--often white]
"""
import argparse
import copy
import json
import math
import os
import sys

import numpy as np


def reach(G, game, owner, start, steps):
    """The crossings within so many steps, past nobody else's army, on which an army of this player may rest."""
    seen, edge = {start}, [start]
    for _ in range(steps):
        edge = [G.other_end(s, c) for c in edge for s in G.C2S[c]]
        edge = sorted({c for c in edge if c not in seen and not (c in game.a and game.a[c]['owner'] != owner)})
        seen.update(edge)
    rest = [c for c in sorted(seen - {start}) if (c not in game.b or game.b[c]['owner'] == owner)
            and not game.corner_blocked(c, owner)]
    return rest


def need(units):
    return -(-units['infantry'] // 2) + units['cavalry'] + units['artillery']


def move_army(G, game, owner):
    kinds = ('infantry', 'cavalry', 'artillery')
    own = [c for c, a in sorted(game.a.items()) if a['owner'] == owner]
    if not own:
        return None
    start = own[int(game.rng.integers(0, len(own)))]
    army = game.a[start]
    party = {k: army[k] for k in kinds}
    if sum(party.values()) > 1 and game.rng.random() < .4:
        there = [k for k in kinds if army[k]]
        one = there[int(game.rng.integers(0, len(there)))]
        party = {k: int(k == one) for k in kinds}
    goals = reach(G, game, owner, start, 3)
    free = [c for c in goals if c not in game.a]
    goals = free if free and game.rng.random() < .85 else goals
    for end in [goals[i] for i in game.rng.permutation(len(goals))]:
        joined = {k: party[k] + (game.a[end][k] if end in game.a else 0) for k in kinds}
        if need(joined) + (1 if end in game.nukes else 0) > len(game.room(end)):
            continue
        left = {k: army[k] - party[k] for k in kinds}
        if any(left.values()):
            game.a[start] = dict(left, owner=owner)
        else:
            del game.a[start]
        game.a[end] = dict(joined, owner=owner)
        return game.ev(type='walk', piece='army', **{'from': G.name(start)}, at=G.name(end), owner=owner,
                       units=party, whole=not any(left.values()))
    return None


def act(G, game, owner, arms):
    table = [('road', 4), ('settlement', 2.5), ('city', 2.5), ('robber', 1.5)]
    if arms != 'none':
        table += [('walk', 9), ('army', 6), ('army-', 1.5)]
    if arms == 'all':
        table += [('wall', 3), ('nuke', 2)]
    weights = np.array([w for _, w in table])
    kind = table[int(game.rng.choice(len(table), p=weights / weights.sum()))][0]
    return {'road': lambda: game.add_road(owner), 'settlement': lambda: game.add_settlement(owner),
            'city': lambda: game.upgrade(owner), 'robber': game.move_robber,
            'walk': lambda: move_army(G, game, owner), 'army': lambda: game.add_army(owner),
            'army-': lambda: game.remove_army(owner), 'wall': lambda: game.add_wall(owner),
            'nuke': lambda: game.add_nuke(owner)}[kind]()


def place_of(G, event):
    parts = (event.get('at') or event.get('to')).replace(':', ',').split(',')
    if len(parts) == 2:
        return np.array(G.centre(int(parts[0]), int(parts[1])))
    key = (int(parts[0]), int(parts[1]), parts[2])
    return np.array(G.corner_xy(key) if parts[2] in 'NS' else G.side_xy(key)[0])


def film(options):
    sys.path.insert(0, options.generator)
    import game as G
    import render as R
    size = tuple(int(v) for v in options.size.split('x'))
    generated = {'none': 'none', 'armies': 'armies', 'all': 'all'}[options.arms]
    scene = R.Scene(options.seed, options.level, size, generated, False, sequence=True)
    scene.prepare(os.path.join(options.out, 'work'))
    game, rng = scene.game, np.random.default_rng([options.seed, options.level, 77])
    game.dice = None
    if options.often and options.often not in game.players:
        sys.exit(f'{options.often} does not play there: {" ".join(game.players)}')
    for i in range(18):
        act(G, game, game.players[i % len(game.players)], options.arms)
    if options.arms != 'none':
        for owner in game.players:
            game.add_army(owner)
    post, gain, index, number = scene.post_params(), None, [], 0

    def shoot(shown, linear, pieces, extra, events):
        nonlocal gain, number
        noise = np.random.default_rng([options.seed, options.level, 1000 + number])
        given = None if gain is None else gain * float(np.exp(noise.normal(0, .012)))
        image, used = scene.develop(linear, post, noise, given)
        gain = used if gain is None else gain
        photo = f'frame_{number:04d}.jpg'
        R.write_image(os.path.join(options.out, photo), image, 92, 0)
        truth = scene.truth(shown, photo, pieces, post, dict(extra, frame=number))
        truth['frame'], truth['events'] = number, events
        with open(os.path.join(options.out, f'frame_{number:04d}.json'), 'w') as file:
            json.dump(truth, file)
        index.append({'frame': number, 'photo': photo, 'hand': bool(extra['hand']), 'events': events})
        print(photo, 'hand' if extra['hand'] else '', events, flush=True)
        number += 1

    text, pieces = scene.position_pov(game)
    still = scene.render(text, 's')
    for _ in range(2):
        shoot(game, still, pieces, {'hand': None}, [])
    for turn in range(options.acts):
        after, events = copy.deepcopy(game), []
        turns = after.players if not options.often or rng.random() < .35 else [options.often]
        for each in range(2 if rng.random() < .25 else 1):
            for _ in range(30):
                event = act(G, after, turns[(turn + each) % len(turns)], options.arms)
                if event:
                    events.append(event)
                    break
        if not events:
            continue
        if rng.random() < options.hands:
            way = rng.uniform(0, 2 * math.pi)
            hand, moves = scene.hand_pov(np.random.default_rng([options.seed, number, 5]), place_of(G, events[0]), 'pinch', way,
                                         np.random.default_rng([options.seed, 7, turn % 4]))
            mask = scene.hand_mask(moves)
            extra = {'hand': {'pose': 'pinch', 'fraction': round(float((mask > 0).mean()), 4), 'covers': scene.covered(mask)}}
            shoot(game, scene.render(text + hand, 's'), pieces, extra, [])
        game = after
        text, pieces = scene.position_pov(game)
        still = scene.render(text, 's')
        for repeat in range(3):
            shoot(game, still, pieces, {'hand': None}, events if repeat == 0 else [])
    with open(os.path.join(options.out, 'sequence.json'), 'w') as file:
        json.dump({'format': 'catan-sequence/1', 'seed': options.seed, 'level': options.level, 'size': list(size),
                   'frames': index}, file, indent=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('generator')
    parser.add_argument('--seed', type=int, required=True)
    parser.add_argument('--level', type=int, choices=[1, 2, 3, 4], default=2)
    parser.add_argument('--acts', type=int, default=14)
    parser.add_argument('--hands', type=float, default=.3)
    parser.add_argument('--size', default='1280x720')
    parser.add_argument('--arms', choices=['none', 'armies', 'all'], default='all')
    parser.add_argument('--often', default='', metavar='OWNER', help='who acts two times of three')
    parser.add_argument('--out', required=True)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    film(options)


if __name__ == '__main__':
    main()
