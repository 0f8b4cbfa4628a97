// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/run.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace {

using engine::Language;

/// What one start of the whole program did.
struct Start {
    int exit = -1;
    bool isOpened = false;
    bool isFirstGame = false;
    std::optional<std::string> file;
    std::optional<Language> language;
    std::string out;
    std::string err;
};

Start started(const std::vector<std::string>& arguments) {
    Start start;
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    start.exit = adjudicator::cli::run(arguments, {in, out, err}, {[&](const adjudicator::cli::WindowWish& wish) {
                                           start.isOpened = true;
                                           start.file = wish.file;
                                           start.language = wish.language;
                                           start.isFirstGame = wish.isFirstGame;
                                           return 0;
                                       }});
    start.out = out.str();
    start.err = err.str();
    return start;
}

/// A file that is there, as long as this is; tests that run at once have one each.
struct SomeFile {
    std::string name =
        (std::filesystem::temp_directory_path() / ("adj-run-" + std::to_string(::getpid()) + ".db")).string();
    SomeFile() { std::ofstream(name) << "a book"; }
    ~SomeFile() {
        std::error_code ignored;
        std::filesystem::remove(name, ignored);
    }
    SomeFile(const SomeFile&) = delete;
    SomeFile& operator=(const SomeFile&) = delete;
};

}  // namespace

TEST_CASE("the window opens without a word and on a file, in the language asked for", "[cli]") {
    const SomeFile book;
    const Start plain = started({});
    CHECK(plain.isOpened);
    CHECK_FALSE(plain.file);
    CHECK_FALSE(plain.language);
    const Start onFile = started({book.name});
    CHECK(onFile.isOpened);
    CHECK(onFile.file == book.name);
    CHECK_FALSE(onFile.language);
    for (const auto& arguments : {std::vector<std::string>{"--lang", "de", book.name}, {book.name, "--lang", "de"}}) {
        const Start german = started(arguments);
        CHECK(german.exit == 0);
        CHECK(german.file == book.name);
        CHECK(german.language == Language::German);
    }
    CHECK(started({"--lang", "en"}).language == Language::English);
}

TEST_CASE("what is wrong beside the file is said, and no window opens", "[cli]") {
    const SomeFile book;
    for (const auto& arguments : {std::vector<std::string>{"--lang", "fr", book.name},
                                  {book.name, "--nonsense"},
                                  {"no-such-word"},
                                  {book.name, book.name}}) {
        const Start wrong = started(arguments);
        INFO(arguments.front());
        CHECK(wrong.exit == adjudicator::cli::kUnusable);
        CHECK_FALSE(wrong.isOpened);
        CHECK(std::count(wrong.err.begin(), wrong.err.end(), '\n') == 1);
    }
    const Start help = started({book.name, "--help"});
    CHECK(help.exit == 0);
    CHECK_FALSE(help.isOpened);
    CHECK(help.out.find("--lang") != std::string::npos);
}

TEST_CASE("the first game opens in the window, and takes no file", "[adjudicator][cli]") {
    const Start lesson = started({"--first-game", "--lang", "de"});
    CHECK(lesson.isOpened);
    CHECK(lesson.isFirstGame);
    CHECK(lesson.language == Language::German);
    CHECK_FALSE(started({}).isFirstGame);
    const SomeFile book;
    const Start wrong = started({book.name, "--first-game"});
    CHECK(wrong.exit == 2);
    CHECK_FALSE(wrong.isOpened);
}

TEST_CASE("an unknown option is named, with what is near", "[cli]") {
    const Start wrong = started({"combat", "--atacker", "1A", "--defender", "1A"});
    CHECK(wrong.exit == 2);
    CHECK(wrong.err == "adjudicator: combat: --atacker: no such option; did you mean \"--attacker\"?\n");
    CHECK(started({"game", "list", "--zyzzyva"}).err == "adjudicator: game: --zyzzyva: no such option\n");
    CHECK(started({"--lang", "de", "combat", "--atacker", "1A"}).err ==
          "adjudicator: combat: --atacker: diese Option gibt es nicht; meinten Sie \"--attacker\"?\n");
}

TEST_CASE("only near words are offered", "[cli]") {
    CHECK(started({"gmae"}).err.find("did you mean \"game\"?") != std::string::npos);
    CHECK(started({"nosuch.db"}).err == "adjudicator: nosuch.db: no such command and no such file\n");
    CHECK(started({"--lang", "de", "nosuch.db"}).err ==
          "adjudicator: nosuch.db: weder ein Befehl noch eine Datei heißt so\n");
    CHECK(started({"tournament", "stadnings"}).err.find("did you mean \"standings\"?") != std::string::npos);
}

TEST_CASE("help is a word too, and no line of it is longer than 98 characters", "[cli]") {
    CHECK(started({"help"}).out == started({"--help"}).out);
    CHECK(started({"help", "game", "do"}).out == started({"game", "do", "--help"}).out);
    const std::string language = GENERATE("en", "de");
    for (const char* command : {"combat", "odds", "watch", "read", "game", "tournament", "serve", "position"}) {
        std::istringstream lines(started({"--lang", language, command, "--help"}).out);
        for (std::string line; std::getline(lines, line);) {
            INFO(line);
            CHECK(std::ranges::count_if(line,
                                        [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }) <= 98);
        }
    }
}

TEST_CASE("help and what is wrong with arguments and files are in German too", "[cli]") {
    const auto german = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"--lang", "de"});
        return started(arguments);
    };
    const std::string help = german({"combat", "--help"}).out;
    CHECK(help.find("Aufruf: adjudicator combat [OPTIONEN]\n\nOptionen:\n") != std::string::npos);
    CHECK(help.find("  -h,--help                   Diese Hilfe zeigen und enden\n") != std::string::npos);
    // A letter of two bytes is one column.
    CHECK(help.find("  --defender STAND NÖTIG      Was angegriffen wird") != std::string::npos);
    CHECK(german({"ccm", "zwanzig"}).err == "adjudicator: ccm: zwanzig passt nicht zu SIEGZAHL\n");
    CHECK(german({"combat"}).err == "adjudicator: combat: --attacker fehlt\n");
    CHECK(german({"tournament", "seat", "--round", "0"}).err ==
          "adjudicator: tournament: --round: 0 liegt nicht zwischen 1 und 100\n");
    CHECK(german({"position", "nix.json"}).err == "adjudicator: nix.json: diese Datei gibt es nicht\n");
    CHECK(german({"completion", "fish"}).out.find("-d 'Die Marken für die Kamera") != std::string::npos);
    // What machines read is the same in both.
    CHECK(german({"ccm", "20", "--json"}).out == started({"ccm", "20", "--json"}).out);
}

TEST_CASE("output that is lost is an error", "[cli]") {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    CHECK(adjudicator::cli::run({"rules", "SA-K7"}, {in, out, err}, {}) == 2);
    CHECK(err.str() == "adjudicator: output: could not be written; is the disk full?\n");
}

TEST_CASE("errors and headings have colours on a terminal alone", "[cli]") {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    CHECK(adjudicator::cli::run({"gmae"}, {in, out, err, true, true}, {}) == 2);
    CHECK(err.str().starts_with("\033[1;31madjudicator:\033[0m gmae: "));
    CHECK(adjudicator::cli::run({"help"}, {in, out, err, true, true}, {}) == 0);
    CHECK(out.str().find("\033[1mOptions:\033[0m\n") != std::string::npos);
    CHECK(started({"help"}).out.find('\033') == std::string::npos);
    CHECK(started({"game", "do", "--help"}).out.find("Usage: adjudicator game do [OPTIONS]") != std::string::npos);
}
