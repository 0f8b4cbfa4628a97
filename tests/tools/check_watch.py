#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs `adjudicator watch` on every kind of source with rendered frames of one table, on which a red road appears.

check_watch.py PROGRAM FOLDER ARMIES     both: frame_*.jpg and table.json, what stands on the table in the first frame

On the frames of ARMIES an army marches, then two units are put there, one of them beside a building of its owner.

The frames come as a folder, as a video (Motion JPEG in AVI, written here) and from an address that sends them as a
camera does (HTTP, multipart), drops the connection in the middle and is reached again. Exit 1 names the first thing
that is otherwise than it should be.
"""
import http.server
import json
import os
import re
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time

ROAD = {'do': 'build', 'by': 'red', 'piece': 'road', 'at': '-2,0:SE'}
EACH = 4                                       # how often a camera shows each frame
NO_PLAYERS = 'it names no players; they are taken from the pieces that lie there and come'


def fail(text):
    sys.exit(f'check_watch: {text}')


def told(error):
    """What the program says. A sanitizer that looks into a library's leak adds lines on its own tools."""
    return ''.join(line for line in error.splitlines(keepends=True) if not re.match(r'==\d+==WARNING: .* external symbolizer', line))


def run(program, *arguments):
    done = subprocess.run([program, 'watch', *map(str, arguments)], capture_output=True, text=True, timeout=120)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()] if '--json' in arguments else done.stdout, told(done.stderr)


def check_road(lines, source):
    proposals = [proposal for line in lines for proposal in line['proposals']]
    if len(proposals) != 1 or 'frame' not in lines[0]:
        fail(f'{source}: one proposal was to come, not {lines}')
    action = proposals[0]['action']
    if action != ROAD:
        fail(f'{source}: {ROAD} was to be proposed, not {action}')
    if not 0.5 < proposals[0]['confidence'] <= 1:
        fail(f'{source}: confidence {proposals[0]["confidence"]}')
    return lines[0]['frame']


def check_armies(program, data):
    """The march, the purchase of a unit, whichever it is, and the army that nobody may buy where it stands."""
    table = data / 'table.json'
    code, lines, error = run(program, data, '--position', table, '--json')
    if code != 0 or error != f'adjudicator: {table}: {NO_PLAYERS}\n':
        fail(f'armies: exit {code}, {error!r}')
    actions = [proposal['action'] for line in lines for proposal in line['proposals']]
    march = {'do': 'move-army', 'by': 'red', 'from': '-1,0:N', 'to': '0,-3:S'}
    bought = [a for a in actions if a['do'] == 'buy-units' and a['by'] == 'green' and a['at'] == '0,0:N']
    entered = [a for a in actions if a['do'] == 'adjust' and [(i['at'], i['owner']) for i in a['set'].get('armies', [])] == [('2,-2:S', 'white')]]
    if march not in actions or len(bought) != 1 or len(entered) != 1 or len(actions) != 3:
        fail(f'armies: {lines}')


def check_refused(result, code, source):
    exit_code, out, error = result
    if exit_code != code or out or error.count('\n') != 1 or not error.startswith('adjudicator: '):
        fail(f'{source}: exit {exit_code}, out {out!r}, error {error!r}')


def chunk(kind, body):
    return kind + struct.pack('<I', len(body)) + body + b'\0' * (len(body) % 2)


def video(frames, size, rate):
    """AVI of Motion JPEG, with its index."""
    count = len(frames)
    main = struct.pack('<14I', 1_000_000 // rate, 0, 0, 0x10, count, 0, 1, 0, *size, 0, 0, 0, 0)
    stream = b'vidsMJPG' + struct.pack('<10I', 0, 0, 0, 1, rate, 0, count, 0, 0xFFFFFFFF, 0) + struct.pack('<4H', 0, 0, *size)
    form = struct.pack('<IIIHH', 40, *size, 1, 24) + b'MJPG' + struct.pack('<5I', size[0] * size[1] * 3, 0, 0, 0, 0)
    pictures, index, at = b'', b'', 4
    for frame in frames:
        part = chunk(b'00dc', frame)
        index += b'00dc' + struct.pack('<3I', 0x10, at, len(frame))
        at += len(part)
        pictures += part
    head = chunk(b'LIST', b'hdrl' + chunk(b'avih', main) + chunk(b'LIST', b'strl' + chunk(b'strh', stream) + chunk(b'strf', form)))
    return chunk(b'RIFF', b'AVI ' + head + chunk(b'LIST', b'movi' + pictures) + chunk(b'idx1', index))


class Camera(http.server.BaseHTTPRequestHandler):
    """Sends the frames before the change and drops the connection; from the second connection on those after it."""
    frames, change, visits = [], 0, 0

    def do_GET(self):
        Camera.visits += 1
        part = self.frames[:self.change] if Camera.visits == 1 else self.frames[self.change:]
        self.send_response(200)
        self.send_header('Content-Type', 'multipart/x-mixed-replace; boundary=frame')
        self.end_headers()
        try:
            for _ in range(20):
                for frame in part:
                    self.wfile.write(b'--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n' % len(frame) + frame + b'\r\n')
                    time.sleep(.1)
                if Camera.visits == 1:
                    time.sleep(.5)
        except OSError:
            pass

    def log_message(self, *_):
        pass


def check_address(program, frames, change, table):
    Camera.frames, Camera.change = frames, change
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Camera)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f'http://127.0.0.1:{server.server_address[1]}/live.mjpg'
    watch = subprocess.Popen([program, 'watch', address, '--position', table, '--json'], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True)
    timer = threading.Timer(90, watch.kill)
    timer.start()
    line = watch.stdout.readline()
    watch.kill()
    timer.cancel()
    error = watch.stderr.read()
    server.shutdown()
    if not line:
        fail(f'{address}: nothing proposed; {error}')
    check_road([json.loads(line)], 'address')
    if Camera.visits < 2 or 'opened again' not in error:
        fail(f'address: it was to drop out and be opened again: {Camera.visits} visits, {error!r}')


def main():
    program, data = sys.argv[1], pathlib.Path(sys.argv[2])
    table = data / 'table.json'
    pictures = sorted(data.glob('frame_*.jpg'))
    frames = [picture.read_bytes() for picture in pictures]
    change = 2
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        folder = place / 'frames'
        shutil.copytree(data, folder)
        code, lines, error = run(program, folder, '--position', table, '--json')
        if code != 0 or error != f'adjudicator: {table}: {NO_PLAYERS}\n':
            fail(f'folder: exit {code}, {error!r}')
        if check_road(lines, 'folder') < change:
            fail(f'folder: proposed before it lay there: {lines}')

        short = place / 'short'
        short.mkdir()
        for picture in pictures[:change + 1]:
            shutil.copy(picture, short)
        code, lines, error = run(program, short, '--position', table, '--json')
        if code != 0 or check_road(lines, 'folder that ends with the road') != change:
            fail(f'folder that ends with the road: exit {code}, {lines}, {error!r}')

        covered = place / 'covered'                                          # a hand comes over the road and stays
        covered.mkdir()
        for number, frame in enumerate((0, change, change - 1, change - 1)):
            shutil.copy(pictures[frame], covered / f'{number}.jpg')
        code, lines, error = run(program, covered, '--position', table, '--json')
        if code != 0 or check_road(lines, 'folder that ends with a hand') != 3:
            fail(f'folder that ends with a hand: exit {code}, {lines}, {error!r}')

        (folder / 'frame_0000.jpg').write_bytes(frames[0][:5000])             # damaged, and before the others
        code, lines, error = run(program, folder, '--position', table, '--json')
        if code != 0 or check_road(lines, 'folder with a damaged picture') < change + 1:
            fail(f'folder with a damaged picture: exit {code}, {lines}, {error!r}')

        film = place / 'table.avi'
        film.write_bytes(video([frame for frame in frames for _ in range(EACH)], (960, 540), 10))
        code, lines, error = run(program, film, '--position', table, '--json')
        number = check_road(lines, 'video') if code == 0 else fail(f'video: exit {code}, {error!r}')
        if not change * EACH < number < len(frames) * EACH:
            fail(f'video: frame {number}')

        check_address(program, frames, change, table)
        check_armies(program, pathlib.Path(sys.argv[3]))

        empty = place / 'empty'
        empty.mkdir()
        plain = place / 'plain'
        plain.mkdir()
        (plain / 'dice.jpg').write_bytes(next((data.parent / 'dice').glob('*.jpg')).read_bytes())
        (place / 'text.avi').write_text('no video')
        check_refused(run(program, empty), 2, 'an empty folder')
        check_refused(run(program, plain), 1, 'a folder without a board')
        check_refused(run(program, place / 'text.avi'), 2, 'a text as a video')
        check_refused(run(program, place / 'nothing'), 2, 'nothing of this name')
        check_refused(run(program, 'gopher://table'), 2, 'an address of no kind that is known')
        check_refused(run(program, 'http://127.0.0.1:1/live.mjpg'), 2, 'an address that does not answer')
        check_refused(run(program, folder, '--set', 'no such set'), 2, 'a set that is not known')
    print('check_watch: folder, video, address and armies as they should be')


if __name__ == '__main__':
    os.environ.setdefault('XDG_DATA_HOME', tempfile.mkdtemp())
    main()
