#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the guide's pictures anew, in both languages, by playing its steps in the real window.

  take_pictures.py [--program build/release/bin/adjudicator] [--only NAME ...] [--lang en de] [--out docs/guide/pictures]

Each picture is a function below that makes a record book by the command line, opens the window on it in a screen of its own
and presses keys. Debian: xvfb openbox xdotool python3-pil fonts-noto-core. Dice are thrown, so a picture may show others each time.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

from PIL import Image, ImageChops, ImageGrab

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH, HEIGHT, FRAME = 1280, 800, 22
# As many as fit into the bytes that a picture of the guide may have.
COLOURS = (128, 112, 96, 64)
MOST_BYTES = 120_000
PEOPLE = [("red", "Anna", "#c0392b"), ("blue", "Ben", "#1f5fb4"), ("white", "Clara", "#ecf0f1"),
          ("orange", "David", "#f39c12")]


class Desk:
    """A home of its own, a screen of its own, and the program on them."""

    def __init__(self, program, language, display):
        self.program, self.language, self.display = str(program), language, f":{display}"
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="guide-"))
        self.book = self.home / ("abend.db" if language == "de" else "evening.db")
        base = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data"), "DISPLAY": self.display,
                "XDG_CONFIG_HOME": str(self.home / "config"), "XDG_CACHE_HOME": str(self.home / "cache"),
                "XDG_RUNTIME_DIR": str(self.home), "LANG": {"de": "de_DE", "en": "en_GB"}[language] + ".UTF-8",
                "QT_QPA_PLATFORM": "xcb", "TZ": "UTC"}
        self.env = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "XDG_"))} | base
        self.started = []
        self.window = None

    def start(self, *command):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.started.append(subprocess.Popen(command, env=self.env, **quiet))
        return self.started[-1]

    def say(self, *arguments, lines=()):
        """The command line; its answer."""
        text = "".join(json.dumps(line) + "\n" for line in lines)
        done = subprocess.run([self.program, *arguments], env=self.env, input=text, text=True, capture_output=True)
        if done.returncode != 0 or '"ok":false' in done.stdout:
            raise SystemExit(f"{' '.join(arguments)}\n{text}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def new(self, position, *lines):
        """A game from this position; `lines` are played in it."""
        file = self.home / "position.json"
        file.write_text(json.dumps(position))
        self.say("game", "new", "--db", str(self.book), "--from", str(file))
        if lines:
            self.say("game", "do", "--db", str(self.book), lines=lines)

    def open(self, *arguments, book=True):
        self.start("Xvfb", self.display, "-screen", "0", f"{WIDTH}x{HEIGHT + FRAME}x24", "-nolisten", "tcp")
        time.sleep(1)
        self.start("openbox")
        time.sleep(0.6)
        self.window = self.start(self.program, "--lang", self.language, *([str(self.book)] if book else []), *arguments)
        subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.window.pid)], env=self.env, check=True,
                       stdout=subprocess.DEVNULL)
        self.settle(2)

    def grab(self):
        return ImageGrab.grab(xdisplay=self.display).convert("RGB")

    def settle(self, least):
        """Waits until nothing moves any more but a cursor that blinks."""
        end = time.monotonic() + 40
        time.sleep(least)
        before = self.grab()
        while time.monotonic() < end:
            time.sleep(0.7)
            now = self.grab()
            moved = ImageChops.difference(before, now).getbbox()
            if moved is None or (moved[2] - moved[0]) * (moved[3] - moved[1]) < 200:
                return
            before = now

    def keys(self, *keys):
        """Key names of xdotool; "t:words" types, "c:x,y" clicks at that place of a picture, "s:2" waits so long, and until all is still."""
        for key in keys:
            kind, colon, rest = key.partition(":")
            if not colon:
                self.tool("key", "--", key)
            elif kind == "s":
                self.settle(float(rest))
            elif kind == "t":
                self.tool("type", "--delay", "20", "--", rest)
            else:
                x, y = rest.split(",")
                self.tool("mousemove", x, str(int(y) + FRAME), "click", "1")
            time.sleep(0.4)

    def tool(self, *arguments):
        subprocess.run(["xdotool", *arguments], env=self.env, check=True)

    def shot(self, file, crop=None):
        """The window without its frame, or a part of it, as a picture of few colours."""
        self.tool("mousemove", str(WIDTH - 300), str(FRAME + 12))
        time.sleep(0.8)
        picture = self.grab().crop((0, FRAME, WIDTH, HEIGHT + FRAME))
        picture = picture.crop(crop) if crop else picture
        for colours in COLOURS:
            picture.quantize(colours, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)
            if os.path.getsize(file) <= MOST_BYTES:
                break

    def close(self):
        for process in reversed(self.started):
            process.send_signal(signal.SIGTERM)
            process.wait()
        shutil.rmtree(self.home, ignore_errors=True)


def evening(desk, **more):
    """Four people in the middle of a game, on the board of one seed."""
    desk.say("game", "new", "--db", str(desk.home / "seed.db"), "--seed", "272283", "--players", "a,b,c,d")
    board = json.loads(desk.say("game", "show", "--json", "--db", str(desk.home / "seed.db")))
    board = board.get("position", board)

    def owned(places, kind):
        return [{"at": at, "kind": kind, "owner": owner} for owner, at in places]

    buildings = owned([("red", "-1,1:N"), ("blue", "1,0:N"), ("white", "-1,2:N"), ("white", "-2,1:N"),
                       ("orange", "0,2:N"), ("orange", "2,-1:N")], "settlement")
    buildings += owned([("red", "0,-1:N"), ("blue", "1,1:N")], "city")
    routes = owned([("red", "0,-1:NE"), ("red", "0,-2:E"), ("red", "-1,1:NE"), ("red", "-1,0:E"), ("blue", "1,0:NE"),
                    ("blue", "1,1:NE"), ("white", "-1,2:NE"), ("white", "-2,1:NE"), ("orange", "0,2:NE"),
                    ("orange", "2,-2:SE")], "road")
    hands = {"red": (1, 2, 1, 1, 2), "blue": (0, 1, 3, 0, 0), "white": (0, 2, 0, 2, 0), "orange": (2, 0, 1, 0, 0)}
    cards = ("brick", "lumber", "wool", "grain", "ore")
    return {"format": "catan-position/1", "hexes": board["hexes"], "harbours": board["harbours"],
            "players": [{"id": key, "name": name, "colour": colour} for key, name, colour in PEOPLE],
            "buildings": buildings, "routes": routes, "robber": "0,0", "documents": ["base"],
            "turn": {"round": 5, "player": "red", "phase": "roll"},
            "hands": {key: {"total": sum(hand)} | {card: [n, n] for card, n in zip(cards, hand)}
                      for key, hand in hands.items()},
            "development": {key: {"hidden": 0, "played": {"knight": 0}} for key, _, _ in PEOPLE}} | more


def rolled(*faces):
    return {"do": "roll", "by": "red", "dice": [{"sides": 6, "value": face} for face in faces]}


def war(desk, **more):
    """The same evening with armies: Anna stands before Ben's city."""
    units = [{"at": "1,0:S", "owner": "red", "artillery": 1, "cavalry": 2, "infantry": 0},
             {"at": "1,0:N", "owner": "blue", "artillery": 0, "cavalry": 1, "infantry": 1}]
    return evening(desk, documents=["base", "soldiers"], armies=units,
                   turn={"round": 9, "player": "red", "phase": "combat"}, **more)


TABLE = ["Anna Berger", "Ben Kraus", "Clara Lind", "David Moser", "Emil Sand", "Frida Holm", "Georg Rabe", "Hanna Voss",
         "Ida Kern", "Jonas Wolf", "Klara Fink", "Leo Brand", "Mia Stern", "Nils Busch", "Olga Roth", "Paul Engel"]
WORDS = {"de": {"cup": "Herbstpokal", "results": "Ergebnisse", "standings": "Rangliste", "projector": "Projektor",
                "witness": "sieben Birnen", "claims": ("1A2K", "Stadt", "10 7 5 5 6 4", "3K:Siedlung", "3K:Stadt")},
         "en": {"cup": "Autumn Cup", "results": "Results", "standings": "Standings", "projector": "Projector",
                "witness": "seven pears", "claims": ("1A2C", "city", "10 7 5 5 6 4", "3C:settlement", "3C:city")}}


def cup(desk, tab):
    """A tournament of sixteen in its second round; one table still plays."""
    book = ["--db", str(desk.book)]
    players = desk.home / "players.csv"
    players.write_text("name\n" + "\n".join(TABLE) + "\n")
    desk.say("tournament", "new", *book, "--name", WORDS[desk.language]["cup"], "--date", "2026-11-21", "--rounds", "3")
    desk.say("tournament", "import-players", *book, str(players))
    seats = desk.say("tournament", "seat", *book, "--count", "3", "--seed", "7")
    tables = [re.findall(r"\b(\d+) [A-Z]", line) for line in seats.splitlines() if line.startswith("  table")]
    points = [(10, 8, 6, 5), (7, 10, 9, 4), (6, 8, 10, 7), (9, 5, 10, 6)]
    for number, people in enumerate(tables[:7]):
        scores = points[(number + number // 4) % 4]
        desk.say("tournament", "result", *book, "--round", str(1 + number // 4), "--table", str(1 + number % 4), "--state",
                 "official" if number < 4 else "pending", "--confirm", *(f"{who}={n}" for who, n in zip(people, scores)))
    desk.open()
    desk.keys("ctrl+8", "s:2", "ctrl+k", "s:1", "t:" + WORDS[desk.language][tab], "s:1", "Return", "s:2")


def fought(desk, rounds):
    """A combat under way, its first dice with a word."""
    desk.new(war(desk))
    desk.open()
    desk.keys("f", "s:1", "a", "s:1")
    for _ in range(rounds):
        desk.keys("space", "s:1", "t:" + WORDS[desk.language]["witness"], "Return", "s:4")


# What follows are the pictures, each by the name of its file.

def new_game(desk):
    desk.open(book=False)


def founding(desk):
    desk.open(book=False)
    desk.keys("Return", "s:2")


def turn(desk):
    desk.new(evening(desk), rolled(4, 5))
    desk.open()
    desk.keys("r", "s:1")


def trade(desk):
    desk.new(evening(desk), rolled(4, 5))
    desk.open()
    desk.keys("t", "s:1", "b", "2", "8", "s:1")


def look_back(desk):
    desk.new(evening(desk), rolled(4, 5), {"do": "build", "by": "red", "piece": "road", "at": "0,-1:SE"},
             {"do": "end-turn", "by": "red"})
    desk.open()
    desk.keys("alt+Left", "s:1", "alt+Left", "s:1")


def camera(desk):
    frames = desk.home / "table"
    frames.mkdir()
    settings = desk.home / "config/adjudicator/adjudicator.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(f"[camera]\nsource={frames}\n")
    table = json.loads((ROOT / "tests/data/watch/table.json").read_text())
    desk.new(table | {"turn": {"round": 5, "player": "red", "phase": "build"}})
    desk.open()
    shutil.copy(ROOT / "tests/data/watch/frame_0013.jpg", frames)
    desk.keys("F5", "s:6")
    for number in ("14", "16", "17"):
        shutil.copy(ROOT / f"tests/data/watch/frame_00{number}.jpg", frames)
        desk.keys("s:4")


def photo(desk):
    desk.open(str(ROOT / "tests/data/scenes/scene_0011.jpg"), book=False)
    desk.keys("s:30")


def fight(desk):
    fought(desk, 0)


def word(desk):
    fought(desk, 1)
    desk.keys("space", "s:1", "t:" + WORDS[desk.language]["witness"])


def dispute(desk):
    fought(desk, 3)
    desk.keys("F8", "s:2")


def settle(desk):
    desk.new(war(desk))
    desk.open()
    army, target, dice, first, second = WORDS[desk.language]["claims"]
    desk.keys("shift+F8", "s:2", "t:" + army, "Tab", "t:" + target, "Tab", "Tab", "t:" + dice, "Tab", "t:" + first, "Tab", "Tab",
              "t:" + second, "s:2")


def results(desk):
    cup(desk, "results")


def standings(desk):
    cup(desk, "standings")


def projector(desk):
    cup(desk, "projector")


def rulings(desk):
    desk.open(book=False)
    desk.keys("1", "s:1", "alt+2", "s:1")


def votes(desk):
    desk.open(book=False)
    desk.keys("4", "s:1", "alt+2", "s:1")


def weapon(desk):
    desk.new(war(desk, nukes=[{"at": "1,0:S", "owner": "red"}], marks={"nuke_bought": ["red"]}))
    desk.open()
    desk.keys("n", "s:1", "p", "s:1")


def continents(desk):
    desk.open(book=False)
    desk.keys("2", "s:1")


def sides(desk):
    desk.open(book=False)
    desk.keys("3", "s:1", "Return", "s:2", "2", "5", "s:2", "Return", "s:3")


def dice_game(desk):
    desk.open(book=False)
    desk.keys("ctrl+6", "s:2", "Return", "s:2", "space", "s:2")


def what_if(desk):
    desk.new(evening(desk), rolled(4, 5))
    desk.open()
    desk.keys("ctrl+F8", "s:2", "t:6 2", "s:2")


def statistics(desk):
    fought(desk, 3)
    desk.keys("ctrl+7", "s:2")


# All but these are the whole window: left, top, right, bottom.
PARTS = {"photo": (84, 30, 918, 766), "weapon": (90, 30, WIDTH, 505), "what_if": (84, 30, 938, 770)}
PICTURES = [new_game, founding, turn, trade, look_back, camera, photo, fight, word, dispute, settle, results, standings, projector,
            rulings, votes, weapon, continents, sides, dice_game, what_if, statistics]
PICTURES = {play.__name__: (play, PARTS.get(play.__name__)) for play in PICTURES}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=pathlib.Path, default=ROOT / "build/release/bin/adjudicator")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "docs/guide/pictures")
    parser.add_argument("--only", nargs="*", choices=PICTURES, default=list(PICTURES))
    parser.add_argument("--lang", nargs="*", choices=["en", "de"], default=["en", "de"])
    parser.add_argument("--display", type=int, default=97)
    wish = parser.parse_args()
    for language in wish.lang:
        (wish.out / language).mkdir(parents=True, exist_ok=True)
        for name in wish.only:
            play, crop = PICTURES[name]
            desk = Desk(wish.program.resolve(), language, wish.display)
            try:
                play(desk)
                file = wish.out / language / f"{name}.png"
                desk.shot(file, crop)
                print(f"{file}: {file.stat().st_size // 1024} kB")
            finally:
                desk.close()


if __name__ == "__main__":
    main()
