#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how much of what happens on filmed tables `adjudicator watch` proposes.

    watch_score.py PROGRAM FOLDER… [--without-position] [--documents base,soldiers] [--verbose]

A folder is what moving_armies.py or the generator of the rendered scenes writes: frames, their truth and
sequence.json. What stands on the table is given to the program from the first frame's truth, unless the program shall
read it. Right: the act with its place, owner and piece. Kind: all but the piece or the units. Otherwise: something was
proposed at the place, another act. Extra: proposals where nothing of the sort happened.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import tempfile

UNITS = {'infantry': 'I', 'cavalry': 'C', 'artillery': 'A'}


def short(units):
    return ''.join(str(units[k]) + c for k, c in
                   (('artillery', 'A'), ('cavalry', 'C'), ('infantry', 'I')) if units[k])


def sort_of(event):
    kind = event.get('piece', event['type'])
    if event['type'] == 'walk':
        return 'army moved, whole' if event['whole'] else 'army moved, part'
    if kind in UNITS:
        return 'unit came' if event['type'] == 'add' else 'unit went'
    return kind + (', white' if event.get('owner') == 'white' else '')


def units_of(text):
    count, units = '', collections.Counter()
    for letter in text:
        if letter.isdigit():
            count += letter
        else:
            units[letter] += int(count or 1)
            count = ''
    return units


def verdict(event, action, before):
    """right, kind or otherwise, or None where the proposal is about something else."""
    do, by, at = action['do'], action.get('by'), event.get('at') or event.get('to')
    given = action.get('set', {})
    entries = [i for kind in ('armies', 'nukes', 'buildings', 'routes') for i in given.get(kind, [])]
    places = [action.get('at'), action.get('to'), action.get('hex'), action.get('from'), *action.get('remove', []),
              *(i['at'] for i in entries), *(f"{i['q']},{i['r']}" for i in given.get('hexes', [])), given.get('robber'), given.get('pirate')]
    ours = at in places or (event['type'] == 'walk' and event['from'] in places)
    if not ours:
        return None
    if event['type'] == 'walk':
        if do != 'move-army' or by != event['owner'] or action['from'] != event['from'] or action['to'] != at:
            return 'otherwise'
        units = action.get('units')
        return 'right' if (units is None if event['whole'] else units == short(event['units'])) else 'kind'
    kind = event.get('piece')
    if kind in UNITS and event['type'] == 'add':
        if do == 'buy-units' and by == event['owner']:
            return 'right' if action['units'] == '1' + UNITS[kind] else 'kind'
        mine = [i for i in given.get('armies', []) if i['at'] == at and i['owner'] == event['owner']]
        if mine:
            return 'right'
        return 'kind' if do == 'build' and by == event['owner'] and action['piece'] == 'nuke' else 'otherwise'
    if kind in UNITS:
        mine = [i for i in given.get('armies', []) if i['at'] == at and i['owner'] == event['owner']]
        if not mine:
            return 'otherwise'
        left = units_of(before.get(at, ''))
        left[UNITS[kind]] -= 1
        said = collections.Counter({UNITS[k]: mine[0].get(k, 0) for k in UNITS})
        return 'right' if +said == +left else 'kind'
    if event['type'] == 'nuked':
        turned = [i for i in given.get('hexes', []) if f"{i['q']},{i['r']}" == at and i.get('face_down')]
        return 'right' if do == 'fire-nuke' or turned else 'otherwise'
    if kind in ('robber', 'pirate'):
        return 'right' if do == 'move-' + kind else 'otherwise'
    if kind == 'nuke':
        if do == 'buy-units' and by == event['owner']:
            return 'kind'
        return 'right' if do == 'build' and action['piece'] == 'nuke' and by == event['owner'] else 'otherwise'
    wanted = 'upgrade' if event['type'] == 'replace' else 'build'
    if by != event['owner'] or do not in ('build', 'upgrade'):
        return 'otherwise'
    return 'right' if do == wanted and action['piece'] == kind else 'kind' if do == wanted else 'otherwise'


def score(program, folder, options, totals):
    frames = json.loads((folder / 'sequence.json').read_text())['frames']
    truth = json.loads((folder / 'frame_0000.json').read_text())
    with tempfile.TemporaryDirectory() as name:
        for tile in truth['hexes']:
            if tile['terrain'] == 'nuked':
                del tile['terrain'], tile['number']
                tile['face_down'] = True
        position = pathlib.Path(name) / 'table.json'
        for left_over in ('conditions', 'homography', 'photo', 'size', 'dice', 'frame', 'events'):
            truth.pop(left_over, None)
        if options.documents:
            truth['documents'] = options.documents.split(',')
        position.write_text(json.dumps(truth))
        run = subprocess.run([program, 'watch', str(folder), '--json'] +
                             ([] if options.without_position else ['--position', str(position)]),
                             capture_output=True, text=True, env=dict(os.environ, XDG_DATA_HOME=name))
    if run.stderr:
        print(folder.name, run.stderr.strip())
    proposals = [(line['frame'], p) for line in map(json.loads, run.stdout.splitlines()) for p in line['proposals']]
    used = set()
    events = [(f['frame'], e) for f in frames for e in f['events'] if e['type'] != 'dice']
    later = [f for f, _ in events] + [10 ** 6]
    handless = [f['frame'] for f in frames
                if not json.loads((folder / f"frame_{f['frame']:04d}.json").read_text()).get('conditions', {}).get('hand')]
    for index, (frame, event) in enumerate(events):
        # What happens next is proposed after it; at the same place nothing of before counts then.
        until = min((f for f in later if f > frame), default=10 ** 6) + 3
        # Hands may hide it: three pictures without one must have gone by.
        free = [f for f in handless if f >= frame]
        until = max(until, free[2] + 1 if len(free) > 2 else 10 ** 6)
        until = min([until] + [f for f, e in events if f > frame and e.get('at') == event.get('at')])
        before = {a['at']: short(a) for a in json.loads((folder / f'frame_{max(frame - 1, 0):04d}.json').read_text())['armies']}
        if event.get('piece') == 'wall':
            walls = next(b['walls'] for b in json.loads((folder / f'frame_{frame:04d}.json').read_text())['buildings'] if b['at'] == event['at'])
        found = []
        for i, (at, proposal) in enumerate(proposals):
            if i in used or not frame <= at < until:
                continue
            said = verdict(event, proposal['action'], before)
            if said:
                found.append((('right', 'kind', 'otherwise').index(said), i, said))
        sort = sort_of(event)
        if event.get('piece') == 'wall' and walls > 1:
            sort = 'further wall'
        best = min(found, default=None)
        if best:
            used.add(best[1])
        result = best[2] if best else 'missed'
        totals[sort][result] += 1
        if options.verbose and result != 'right':
            print(f'{folder.name} {frame}: {result}: {event}', [proposals[i] for _, i, _ in found])
    for i, (at, proposal) in enumerate(proposals):
        if i not in used:
            totals['extra']['extra'] += 1
            if options.verbose:
                print(f'{folder.name} {at}: extra: {proposal}')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('program')
    parser.add_argument('folders', nargs='+', type=pathlib.Path)
    parser.add_argument('--without-position', action='store_true')
    parser.add_argument('--documents', default='')
    parser.add_argument('--verbose', action='store_true')
    options = parser.parse_args()
    totals = collections.defaultdict(collections.Counter)
    for folder in options.folders:
        score(options.program, folder, options, totals)
    print(f'{"":22}{"there":>7}{"right":>7}{"kind":>7}{"other":>7}{"missed":>7}')
    everything = collections.Counter()
    for sort in sorted(totals):
        count = totals[sort]
        if sort == 'extra':
            continue
        everything.update(count)
        print(f'{sort:22}{sum(count.values()):7}{count["right"]:7}{count["kind"]:7}{count["otherwise"]:7}{count["missed"]:7}')
    print(f'{"all":22}{sum(everything.values()):7}{everything["right"]:7}{everything["kind"]:7}'
          f'{everything["otherwise"]:7}{everything["missed"]:7}')
    print(f'extra: {totals["extra"]["extra"]}')


if __name__ == '__main__':
    main()
