#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two hundred phones enter and sign a round at once, over HTTP, some words doubled and some connections cut.

check_phones.py PROGRAM [PLAYERS]: begins a tournament, serves it, and lets all players of each table enter the same
result at the same moment. In the end each result must be signed by all, and each word must count once.
"""
import asyncio
import hashlib
import hmac
import json
import os
import random
import re
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
PLAYERS = int(sys.argv[2]) if len(sys.argv) > 2 else 200


class Hall:
    def __init__(self, folder):
        self.book = os.path.join(folder, "book.db")
        self.environment = dict(os.environ, XDG_DATA_HOME=folder)
        self.port = 0
        self.codes = {}

    def run(self, *arguments):
        done = subprocess.run([PROGRAM, "tournament", *arguments, "--db", self.book], env=self.environment,
                              capture_output=True, text=True, check=True)
        return done.stdout

    def begin(self):
        self.run("new", "--name", "Cup", "--cut", "none", "--rounds", "2")
        self.run("enter", *[f"Player {number}" for number in range(1, PLAYERS + 1)])
        self.run("seat", "--seed", "1")
        for line in self.run("admit", "--all", "--url", "http://127.0.0.1/", "--json").splitlines():
            phone = json.loads(line)
            self.codes[phone["player"]] = bytes.fromhex(phone["url"].split("#a=")[1].split("&")[0])

    async def serve(self):
        server = await asyncio.create_subprocess_exec(
            PROGRAM, "serve", self.book, "--phones", "--port", "0", "--no-qr", env=self.environment,
            stdout=asyncio.subprocess.PIPE)
        first = (await server.stdout.readline()).decode()
        self.port = int(re.search(r":(\d+)/", first).group(1))
        return server

    async def ask(self, method, path, address="127.0.0.1", body="", head="", is_cut=False):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: desk\r\n{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        if is_cut:
            await writer.drain()
            writer.close()
            return 0, {}
        answer = await reader.read(-1)
        writer.close()
        start, _, text = answer.partition(b"\r\n\r\n")
        return int(start[9:12] or 0), json.loads(text or "{}")

    async def state(self):
        return (await self.ask("GET", "/hall.en.json"))[1]

    async def say(self, player, session, do, table, seats, points):
        code = self.codes[player]
        body = json.dumps({"admission": hashlib.sha256(b"adj/phone/1" + code).hexdigest()[:16], "session": session,
                           "nonce": os.urandom(16).hex(), "do": do, "round": 1, "table": table, "seats": seats,
                           "points": points})
        seal = hmac.new(code, b"adj/say/1\n" + body.encode(), hashlib.sha256).hexdigest()
        head = f"Content-Type: application/json\r\nX-Adjudicator-Seal: {seal}\r\n"
        address = f"127.2.{int(player) // 250}.{1 + int(player) % 250}"
        while True:
            if random.random() < 0.3:  # The same word twice, and whoever sent it first is gone before the answer.
                await self.ask("POST", "/say", address, body, head, is_cut=True)
            status, answer = await self.ask("POST", "/say", address, body, head)
            if status not in (0, 429, 503):
                return status, answer
            await asyncio.sleep(1)

    async def play(self, table, session):
        points = [random.randint(3, 9) for _ in table["seats"]]
        points[random.randrange(len(points))] = 10

        async def one(player):
            status, answer = await self.say(player, session, "enter", table["table"], table["seats"], points)
            if status == 409 and answer["why"] == "there":
                status, answer = await self.say(player, session, "confirm", table["table"], table["seats"], points)
            assert answer.get("ok"), (player, status, answer)

        await asyncio.gather(*[one(player) for player in table["seats"]])
        return points


async def main():
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(folder)
        hall.begin()
        server = await hall.serve()
        try:
            before = await hall.state()
            tables = before["rounds"][0]["tables"]
            played = await asyncio.gather(*[hall.play(table, before["session"]) for table in tables])
            after = (await hall.state())["rounds"][0]["tables"]
        finally:
            server.terminate()
            await server.wait()
        for table, points in zip(after, played):
            result = table["result"]
            assert result["points"] == points and result["taken"] and result["state"] == "confirmed", table
            assert sorted(result["signed"]) == sorted(table["seats"]), table
        proposals = json.loads(hall.run("proposals", "--json"))["proposals"]
        assert len(proposals) == len(tables) + PLAYERS, len(proposals)
        assert all(each["state"] == "taken" for each in proposals)
        print(f"{PLAYERS} phones, {len(tables)} tables signed by all, {len(proposals)} proposals taken once each")


asyncio.run(main())
