#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A phone's page in Chromium while the desk goes and comes back.

check_pages.py PROGRAM [FOLDER]: serves a tournament, opens it in headless Chromium at the size of a phone, stops the
desk and starts it again. The page must say that the desk is gone, say so no more once it is back, and show what was
entered meanwhile, without a touch. A note for one phone is read as the desk writes it. Then the pages speak German, and
the pseudo-language where the desk does: no word of them stands outside of its brackets. With a folder it leaves pictures there. Without Chromium: skipped (77).
"""
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
PICTURES = sys.argv[2] if len(sys.argv) > 2 else ""
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PATIENCE = 40
# A note for one phone, as tests/adjudicator/web/phone_note_test.cpp writes it.
NOTE_CODE = "0102030405060708090a0b0c0d0e0f10"
NOTE = """{"to":"1300473240550553","salt":"00112233445566778899aabbccddeeff",
    "text":"4cc3d8ec7fc2139f3080d1a3146713e8e8cf9fb5fe40a923360661a6b38c52d319681e964e9df0d1ace2c8b1509fdcd7",
    "seal":"4e27e1a154da2bd667f4e10f77d4e8318789be3f1682f79c7d2f093adc24e322"}"""


NAMES = {"Anna", "Ben", "Cleo", "Dora", "Autumn", "Cup"}
# All that a page says: what is read, and what is told instead of it.
SAID = """document.body.innerText + '\\n' + Array.from(document.querySelectorAll('[aria-label], [placeholder], [alt]'), each =>
    [each.getAttribute('aria-label'), each.placeholder, each.alt].join('\\n')).join('\\n')"""


def words_outside(text):
    """Words that stand in no bracket; codes are written large."""
    depth, outside = 0, ""
    for letter in text:
        depth += letter == "["
        outside += " " if depth else letter
        depth -= letter == "]"
    return sorted(set(re.findall(r"[A-Za-z][a-z']+", outside)) - NAMES)


class Browser:
    """Chromium, spoken to through two pipes: JSON, each message with a zero byte behind it."""

    def __init__(self, folder, language="en-US", is_dark=False):
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()

        def pipes():
            # High first: a pipe may itself have the number 3 or 4.
            read_end, write_end = os.dup2(theirs_in, 103), os.dup2(theirs_out, 104)
            os.dup2(read_end, 3)
            os.dup2(write_end, 4)

        self.process = subprocess.Popen(
            [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--hide-scrollbars", "--no-first-run", f"--user-data-dir={folder}",
             f"--lang={language}", f"--accept-lang={language}"] +
            (["--force-dark-mode"] if is_dark else []) + ["about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.reader, self.writer = os.fdopen(ours_in, "rb", 0), os.fdopen(ours_out, "wb", 0)
        self.number, self.session, self.left = 0, None, b""
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
        self.ask("Emulation.setEmulatedMedia",
                 features=[{"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}])
        self.ask("Page.enable")

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.writer.write(json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.left:
                part = self.reader.read(65536)
                assert part, "the browser has ended"
                self.left += part
            text, _, self.left = self.left.partition(b"\0")
            answer = json.loads(text)
            if answer.get("id") == self.number:
                assert "error" not in answer, answer
                return answer["result"]

    def open(self, url):
        self.ask("Page.navigate", url=url)

    def value(self, script):
        return self.ask("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def until(self, script, what):
        end = time.monotonic() + PATIENCE
        while not self.value(script):
            assert time.monotonic() < end, f"{what}: the page says {self.value('document.body.innerText')!r}"
            time.sleep(0.1)

    def picture(self, name):
        if PICTURES:
            import base64
            data = self.ask("Page.captureScreenshot", format="png")["data"]
            with open(os.path.join(PICTURES, name + ".png"), "wb") as file:
                file.write(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        self.process.wait()


def main():
    if not CHROMIUM:
        print("skipped: no Chromium here")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        book = os.path.join(folder, "book.db")
        environment = dict(os.environ, XDG_DATA_HOME=folder)

        def run(*arguments):
            subprocess.run([PROGRAM, "tournament", *arguments, "--db", book], env=environment, capture_output=True,
                           check=True)

        run("new", "--name", "Autumn Cup", "--cut", "none", "--rounds", "2")
        run("enter", "Anna", "Ben", "Cleo", "Dora")
        run("seat", "--seed", "1")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]

        def serve(language="en"):
            server = subprocess.Popen([PROGRAM, "--lang", language, "serve", book, "--port", str(port), "--no-qr"], env=environment,
                                      stdout=subprocess.PIPE, text=True)
            assert str(port) in server.stdout.readline()
            return server

        server = serve()
        browser = Browser(profile)
        is_there = "document.getElementById('main').children.length > 0 && document.getElementById('link').textContent.length > 3"
        is_live = "document.getElementById('gone').hidden && document.getElementById('link').textContent.includes('live')"
        try:
            browser.open(f"http://127.0.0.1:{port}/")
            browser.until(f"document.body && document.getElementById('link') && {is_live}", "live at first")
            browser.until("document.body.innerText.includes('Cleo')", "the pairings")
            browser.picture("live")
            assert browser.value(f"window.readNote('{NOTE_CODE}', {NOTE}).de") == "Anna baut eine Straße zwischen 8 und 9"
            assert browser.value(f"window.readNote('{NOTE_CODE[::-1]}', {NOTE})") is None
            server.terminate()
            server.wait()
            browser.until("!document.getElementById('gone').hidden", "gone")
            assert "desk gone" in browser.value("document.getElementById('link').textContent")
            assert "Cleo" in browser.value("document.body.innerText")
            browser.picture("gone")
            run("result", "--round", "1", "--table", "1", "1=10", "2=8", "3=6", "4=4")
            server = serve()
            browser.until(is_live, "live again")
            browser.until("document.body.innerText.includes('10')", "what was entered meanwhile")
            browser.picture("back")

            browser.value("document.getElementById('tongue').click()")
            browser.until("document.documentElement.lang === 'de' && document.body.innerText.includes('Tisch 1')", "German")
            assert "aktuell" in browser.value("document.getElementById('link').textContent")
            browser.picture("german")
            server.terminate()
            server.wait()
            subprocess.run([PROGRAM, "game", "new", "--players", "Anna,Ben,Cleo,Dora", "--db", book], env=environment,
                           capture_output=True, check=True)
            server = serve("qps")
            for page in ("", "table.html"):
                browser.open(f"http://127.0.0.1:{port}/{page}")
                browser.until(f"document.documentElement.lang === 'qps' && {is_there}", f"the pseudo-language of {page}")
                for tab in range(browser.value("document.getElementById('tabs').children.length")):
                    browser.value("(t => t && t.textContent.length > 1 && t.click())(document.getElementById('main').querySelector('button.row'))")
                    if not page or tab < 2:
                        browser.value(f"document.getElementById('tabs').children[{tab}].click()")
                    time.sleep(1)
                    said = browser.value(SAID)
                    assert not words_outside(said), (page, tab, words_outside(said), said)
                    browser.picture(f"pseudo-{page[:5] or 'hall'}-{tab}")
                assert browser.value("document.documentElement.scrollWidth <= window.innerWidth"), page
        finally:
            browser.close()
            server.terminate()
            server.wait()
    print("the page said that the desk was gone, and came back with what was entered meanwhile; it speaks all languages")


main()
