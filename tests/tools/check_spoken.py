#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the window as a screen reader does, over the accessibility bus, and plays a little by it alone.

check_spoken.py PROGRAM     needs Xvfb, dbus-run-session, at-spi2-core and the introspection of Atspi

Starts itself again inside a screen and a session bus of its own. Begins the first game (`--first-game`), walks the
tree, throws nothing by mouse or key, and exits 1 with the first thing that cannot be read or done.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

INSIDE = 'ADJ_SPOKEN_INSIDE'
LAUNCHER = '/usr/libexec/at-spi-bus-launcher'


def fail(text):
    sys.exit(f'check_spoken: {text}')


def outside():
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, **{INSIDE: '1', 'HOME': home, 'XDG_CONFIG_HOME': home, 'XDG_DATA_HOME': home,
                                  'XDG_RUNTIME_DIR': home, 'QT_QPA_PLATFORM': 'xcb',
                                  'QT_LINUX_ACCESSIBILITY_ALWAYS_ON': '1', 'QT_ACCESSIBILITY': '1'})
        env.pop('DISPLAY', None)
        command = ['xvfb-run', '-a', '-s', '-screen 0 1920x1080x24', 'dbus-run-session', '--', '/usr/bin/python3',
                   *sys.argv]
        sys.exit(subprocess.run(command, env=env, timeout=180).returncode)


def walk(node, depth=0):
    yield node
    if depth < 40:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from walk(child, depth + 1)


def wait(what, found, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            result = found()
        except Exception:  # The bus drops what is gone meanwhile.
            result = None
        if result:
            return result
        time.sleep(0.2)
    fail(f'{what}: not on the bus')


def inside(program):
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi

    launcher = subprocess.Popen([LAUNCHER, '--launch-immediately'])
    wait('the bus', lambda: Atspi.get_desktop(0) is not None)
    time.sleep(1)
    window = subprocess.Popen([program, '--first-game', '--lang', 'en'])
    try:
        def application():
            desktop = Atspi.get_desktop(0)
            desktop.clear_cache()
            for index in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(index)
                if child is not None and child.get_process_id() == window.pid:
                    return child
            return None

        app = wait('the program', application)

        def named(name, role=None):
            return next((node for node in walk(app) if node.get_name() == name and (role is None or node.get_role() == role)), None)

        board = wait('the board', lambda: named('Board', Atspi.Role.LIST))
        places = [board.get_child_at_index(index) for index in range(board.get_child_count())]
        names = [place.get_name() for place in places]
        if len(names) != 19 + 54 + 72 or len(set(names)) != len(names):
            fail(f'the board has {len(names)} places, {len(set(names))} names')
        for thing in ("Red's city", "Blue's settlement", "White's road", 'the robber'):
            if not any(thing in name for name in names):
                fail(f'{thing} is at no place')

        # The coach says what to do and does it, button by button.
        def press(name):
            button = wait(name, lambda: named(name))
            if not Atspi.Action.do_action(button, 0):
                fail(f'{name} cannot be pressed over the bus')

        def says(words):
            return wait(words, lambda: next((node for node in walk(app) if words in (node.get_name() or '')), None))

        press('Next   [Ctrl+→]')
        press('Show me   [Ctrl+→]')
        says('Red throws 8: 3 and 5.')
        press('Show me   [Ctrl+→]')
        says('builds a road')
        road = wait('the new road', lambda: sum("Red's road" in board.get_child_at_index(i).get_name()
                                                for i in range(board.get_child_count())) == 4)
        if not road:
            fail('the road is not on the board')
    finally:
        window.terminate()
        window.wait()
        launcher.terminate()


if os.environ.get(INSIDE):
    inside(sys.argv[1])
else:
    outside()
