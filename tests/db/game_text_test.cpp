// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/game_text.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <random>
#include <sstream>

#include "db/book.h"
#include "db/codes.h"
#include "tests/db/book_support.h"

using namespace db;
using namespace test;

namespace {

/// A game with a fork at 3, and a body full of what JSON escapes.
GameTree forkedGame() {
    const std::string first = genesis("Zwölf \xF0\x9F\x8E\xB2");
    const GameId id = gameIdOf(first);
    GameTree tree(id);
    std::vector<Entry> entries;
    Head head = firstHead(first);
    entries.push_back({0, first, head.hash});
    const auto add = [&](Head after, const std::string& text) {
        const Head next = headAfter(id, after, std::span(&text, 1));
        entries.push_back({next.seq, text, next.hash});
        return next;
    };
    head = add(head, R"({"text":"quotes \" and \\ and \u0000 and tab \t"})");
    head = add(head, " {\"spaces\" : [ 1 , 2.50e1 ] }\n");
    const Head a = add(head, body(3));
    const Head b = add(head, body(30));
    add(a, body(4));
    add(b, body(40));
    std::ranges::sort(
        entries, [](const Entry& x, const Entry& y) { return std::pair(x.seq, x.hash) < std::pair(y.seq, y.hash); });
    tree = GameTree::grow(id, entries);
    REQUIRE_FALSE(tree.damage().has_value());
    REQUIRE(tree.isForked());
    return tree;
}

std::string written(const GameTree& game) {
    std::ostringstream out;
    REQUIRE(writeGame(out, game));
    return out.str();
}

engine::Expected<GameTree, TextFault> read(const std::string& text) {
    std::istringstream in(text);
    return readGame(in);
}

std::vector<std::string> linesOf(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + '\n';
    }
    return text;
}

TextFault faultOf(const std::string& text) {
    const auto game = read(text);
    REQUIRE_FALSE(game.has_value());
    return game.error();
}

}  // namespace

TEST_CASE("a game written as text is read back byte for byte, with its branches", "[db][merge]") {
    const GameTree game = forkedGame();
    const std::string text = written(game);
    CHECK(linesOf(text).size() == 1 + game.entries().size());
    CHECK(linesOf(text).front() == R"({"format":"adj-game/1","game":")" + toHex(game.game()) + R"(","entries":7})");
    const auto back = read(text);
    REQUIRE(back.has_value());
    CHECK(back->game() == game.game());
    CHECK(back->entries() == game.entries());
    CHECK(written(*back) == text);
    // The last line end may be lost, and others may be a mail program's.
    CHECK(read(text.substr(0, text.size() - 1)).has_value());
    std::string mailed;
    for (const std::string& line : linesOf(text)) {
        mailed += line + "\r\n";
    }
    CHECK(read(mailed)->entries() == game.entries());
}

TEST_CASE("a bad line of a game's text is named by its number", "[db][merge]") {
    const GameTree game = forkedGame();
    std::vector<std::string> lines = linesOf(written(game));
    const auto replace = [&](std::size_t line, const std::string& from, const std::string& to) {
        const auto at = lines[line].find(from);
        REQUIRE(at != std::string::npos);
        lines[line].replace(at, from.size(), to);
    };
    TextFault expected;
    SECTION("no JSON") {
        lines[2] = "entry";
        expected = {3, TextProblem::NotJson, {}};
    }
    SECTION("an empty line") {
        lines.insert(lines.begin() + 2, "");
        expected = {3, TextProblem::NotJson, {}};
    }
    SECTION("another format") {
        replace(0, "adj-game/1", "adj-game/2");
        expected = {1, TextProblem::NotAGame, {}};
    }
    SECTION("no header") {
        lines.erase(lines.begin());
        expected = {1, TextProblem::NotAGame, {}};
    }
    SECTION("a header with too much") {
        replace(0, "{", R"({"note":1,)");
        expected = {1, TextProblem::FieldWrong, {}};
    }
    SECTION("another game's id") {
        replace(0, toHex(game.game()), std::string(32, '0'));
        expected = {2, TextProblem::Chain, ChainFault::IdWrong};
    }
    SECTION("a number that is none") {
        replace(3, R"("seq":2)", R"("seq":-2)");
        expected = {4, TextProblem::FieldWrong, {}};
    }
    SECTION("a number left out") {
        lines.erase(lines.begin() + 2);
        expected = {3, TextProblem::Chain, ChainFault::EntryMissing};
    }
    SECTION("a changed body") {
        replace(2, "quotes", "quotas");
        expected = {3, TextProblem::Chain, ChainFault::HashWrong};
    }
    SECTION("a hash too short") {
        replace(2, R"("hash":")", R"("hash":"0)");
        expected = {3, TextProblem::FieldWrong, {}};
    }
    SECTION("an unknown field") {
        replace(2, "{", R"({"more":true,)");
        expected = {3, TextProblem::FieldWrong, {}};
    }
    SECTION("branches in the wrong order") {
        std::swap(lines[4], lines[5]);
        expected = {6, TextProblem::OutOfOrder, {}};
    }
    SECTION("an entry twice") {
        lines.insert(lines.begin() + 3, lines[2]);
        expected = {4, TextProblem::OutOfOrder, {}};
    }
    SECTION("an end cut off") {
        lines.pop_back();
        expected = {8, TextProblem::TooFew, {}};
    }
    SECTION("more than the header says") {
        replace(0, R"("entries":7)", R"("entries":6)");
        expected = {8, TextProblem::TooMany, {}};
    }
    SECTION("nothing at all") {
        lines.clear();
        expected = {1, TextProblem::NotAGame, {}};
    }
    SECTION("a header alone") {
        lines.resize(1);
        replace(0, R"("entries":7)", R"("entries":0)");
        expected = {2, TextProblem::TooFew, {}};
    }
    CHECK(faultOf(joined(lines)) == expected);
}

TEST_CASE("no changed byte of a game's text comes through", "[db][merge]") {
    const GameTree game = forkedGame();
    const std::string text = written(game);
    int refused = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const int change : {0x01, 0x20, 0x80}) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ change);
            const auto back = read(changed);
            // What is still read is the same game: the case of a hexadecimal digit, or the last line end.
            INFO("byte " << at << " changed by " << change);
            REQUIRE((!back || (back->game() == game.game() && back->entries() == game.entries())));
            refused += back ? 0 : 1;
        }
    }
    CHECK(refused > static_cast<int>(2 * text.size()));
}

TEST_CASE("what can be read of a damaged game is written and read as a game", "[db][merge]") {
    const Folder folder;
    GameId id;
    {
        Book book = openBook(folder / "r.db", OpenMode::Create);
        id = makeGame(book, 9).id;
    }
    SQLite::Database((folder / "r.db").string(), SQLite::OPEN_READWRITE).exec("DELETE FROM entry WHERE seq = 6");
    const Book book = openBook(folder / "r.db", OpenMode::ReadOnly);
    const GameTree saved = book.tree(id).value();
    CHECK(saved.damage() == ChainDamage{6, ChainFault::EntryMissing});
    const auto back = read(written(saved));
    REQUIRE(back.has_value());
    CHECK(back->entries().size() == 6);
    Book into = openBook(folder / "into.db", OpenMode::Create);
    CHECK(into.add(*back).value() == MergeOutcome(GameAdded{6, {}}));
}

TEST_CASE("a game is saved up to the page of the file that cannot be read", "[db][merge]") {
    const Folder folder;
    const auto file = folder / "r.db";
    GameId id;
    {
        Book book = openBook(file, OpenMode::Create);
        GameInfo game = makeGame(book, 0);
        id = game.id;
        for (int i = 0; i < 40; ++i) {
            std::vector<std::string> many;
            for (int j = 0; j < 10; ++j) {
                many.push_back(body(10 * i + j));
            }
            game.head = book.append(id, game.head, many).value();
        }
    }
    std::string bytes = bytesOf(file);
    // The page that holds entry 200's body is made unreadable from its beginning.
    const auto at = bytes.find(R"("number":200})");
    REQUIRE(at != std::string::npos);
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at / 4096 * 4096), 100, '\xff');
    write(file, bytes);
    const Book book = openBook(file, OpenMode::ReadOnly);
    REQUIRE(book.gameIds().value() == std::vector{id});
    const GameTree saved = book.tree(id).value();
    REQUIRE(saved.damage().has_value());
    CHECK(saved.damage()->fault == ChainFault::Unreadable);
    CHECK(saved.entries().size() > 100);
    CHECK(saved.entries().size() < 202);
    CHECK(saved.damage()->seq == saved.entries().size());
    CHECK(read(written(saved))->entries() == saved.entries());
}
