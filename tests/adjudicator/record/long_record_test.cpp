// SPDX-License-Identifier: GPL-3.0-or-later
// Records so long that what lies far back is packed.
#include <catch2/catch.hpp>
#include <ranges>
#include <string>

#include "adjudicator/record/playback.h"
#include "adjudicator/record/straight_line.h"
#include "adjudicator/record/throw_counts.h"
#include "adjudicator/statistics/trust_account.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Folder;

namespace {

constexpr std::uint64_t kMany = 6000;

std::string timeOf(std::uint64_t seq) {
    const auto twoDigits = [](std::uint64_t number) { return std::to_string(100 + number).substr(1); };
    return "2026-11-21T" + twoDigits(10 + seq / 3600) + ':' + twoDigits(seq / 60 % 60) + ':' + twoDigits(seq % 60) +
           ".000Z";
}

/// The bodies of a game: a point is decided again and again, with dice typed once in a while.
class LongGame {
public:
    LongGame() : m_desk(m_folder.path()) {
        bodies.push_back(genesisBody(adjudicator::test::oneHex(), {}, m_desk));
        line.emplace(std::move(*Line::begin(bodies.front())));
        play(*engine::actionFromJson(adjudicator::test::kRedRolls, *line->position().table),
             ThrowRecord{DiceLevel::Entered, std::nullopt, std::nullopt});
        while (line->log().size() < kMany) {
            play(engine::Rule{"no " + std::to_string(line->log().size()), {}, {}}, std::nullopt);
        }
    }

    void play(const engine::Action& action, std::optional<ThrowRecord> thrown) {
        const auto decision = decide(line->position(), action);
        REQUIRE(decision);
        write(ActDone{kRulesVersion, action, decision->events, decision->trusted, std::move(thrown)});
    }
    void write(EntryBody body) {
        bodies.push_back(toBody(EntryText{timeOf(line->log().size()), std::move(body)}, line->position().table.get()));
        REQUIRE(line->apply(bodies.back()));
    }

    std::vector<std::string> bodies;
    std::optional<Line> line;

private:
    Folder m_folder;
    DeskFolder m_desk;
};

/// Every entry says what was written, and which of them count is as told.
void checkLog(const LongGame& game, const Line& line, const std::function<bool(std::uint64_t)>& counts) {
    REQUIRE(line.log().size() == game.bodies.size());
    std::uint64_t seq = 0;
    db::Head head;
    for (const LogLine& each : line.log()) {
        const bool isSame = seq == 0 || toBody(each.entry, line.position().table.get()) == game.bodies[seq];
        const db::Hash hash = db::entryHash(line.game(), seq, seq == 0 ? db::Hash{} : head.hash, game.bodies[seq]);
        if (!isSame || each.seq() != seq || each.head.hash != hash ||
            (each.act() != nullptr && each.onLine != counts(seq))) {
            FAIL("entry " << seq);
        }
        head = each.head;
        ++seq;
    }
}

}  // namespace

TEST_CASE("a long record reads as it was written, also where it is packed", "[adjudicator][record]") {
    LongGame game;
    const auto all = [](std::uint64_t) { return true; };
    checkLog(game, *game.line, all);
    const Line copy = *game.line;
    checkLog(game, copy, all);
    CHECK(game.line->log().front().seq() == 0);
    CHECK(game.line->log().back().seq() == kMany - 1);
    std::uint64_t seq = kMany;
    for (const LogLine& each : std::views::reverse(game.line->log())) {
        if (each.seq() != --seq) {
            FAIL("entry " << each.seq() << " in place of " << seq);
        }
    }
    CHECK(seq == 0);
    CHECK(countsOf(*game.line).entered == 1);
    CHECK(countsByPlayer(*game.line).front().counts.entered == 1);
    const Line then = game.line->upTo(700);
    CHECK(then.log().size() == 701);
    CHECK(then.head() == game.line->log()[700].head);
    CHECK(TableGame::toJson(TableGame::toSetup(then.position())) ==
          TableGame::toJson(TableGame::toSetup(game.line->positionBeforeAct(701))));
}

TEST_CASE("a take-back far into a long record, and its restoration, change what counts there",
          "[adjudicator][record]") {
    LongGame game;
    // Some are at hand when they change, some are packed.
    (void)game.line->log()[1000].act();
    const std::uint64_t takes = game.line->log().size();
    game.write(TakenBack{700, {}});
    CHECK(game.line->acts().size() == 699);
    checkLog(game, *game.line, [](std::uint64_t seq) { return seq < 700; });
    CHECK(trustAccountOf(*game.line).takenBack.size() == kMany - 700);
    game.write(Restored{takes});
    CHECK(game.line->acts().size() == kMany - 1);
    checkLog(game, *game.line, [](std::uint64_t) { return true; });
    // Everything once more, the roll too: its dice were typed.
    game.write(TakenBack{1, {}});
    const TrustAccount account = trustAccountOf(*game.line);
    CHECK(account.takenBackThrows == std::vector<std::uint64_t>{1});
    CHECK(countsOf(*game.line).takenBack == 1);
}

TEST_CASE("pictures and corrections of packed entries are found", "[adjudicator][record]") {
    LongGame game;
    game.write(EvidenceKept{900, db::sha256("a picture"), 9, 4, 3});
    REQUIRE(game.line->evidenceOf(900).size() == 1);
    CHECK(game.line->evidenceOf(900).front() == kMany);
    CHECK(game.line->evidenceOf(901).empty());
    CorrectedOf<TableGame> corrected;
    corrected.from = kMany - 3;
    corrected.reason = "otherwise";
    for (std::uint64_t of = kMany - 3; of < kMany; ++of) {
        CorrectedActOf<TableGame> corrects;
        corrects.how = of == kMany - 2 ? CorrectedHow::Changed : CorrectedHow::Kept;
        corrects.of = of;
        corrects.act = *game.line->log()[of].act();
        if (corrects.how == CorrectedHow::Changed) {
            corrects.act.action = engine::Rule{"another", {}, {}};
            corrects.act.events = decide(game.line->position(), corrects.act.action)->events;
        }
        corrected.line.push_back(std::move(corrects));
    }
    game.write(std::move(corrected));
    CHECK(game.line->log()[kMany - 2].correctedBy == kMany + 1);
    CHECK(game.line->log().back().onLine);
    // Long after it the correction is packed too.
    for (std::uint64_t i = 0; i < kMany; ++i) {
        game.play(engine::Rule{"later " + std::to_string(i), {}, {}}, std::nullopt);
    }
    CHECK(game.line->log()[kMany - 2].correctedBy == kMany + 1);
    CHECK(game.line->log()[kMany + 1].onLine);
    CHECK(game.line->acts().size() == 2 * kMany - 1);
}

TEST_CASE("a game without branches is folded as it is read", "[adjudicator][record]") {
    LongGame game;
    const Folder folder;
    auto book = std::move(*db::Book::open(folder.path() / "r.db", db::OpenMode::Create));
    const auto begun = book.createGame(game.bodies.front());
    REQUIRE(begun);
    REQUIRE(book.append(begun->id, begun->head, std::vector<std::string>(game.bodies.begin() + 1, game.bodies.end())));
    const auto line = straightLine<TableGame>(book, begun->id);
    REQUIRE(line);
    CHECK(line->head() == game.line->head());
    CHECK(straightLine<TableGame>(book, begun->id, 2047)->head().seq == 2047);
    CHECK(straightLine<TableGame>(book, begun->id, 2048)->head().seq == 2048);
    CHECK(verify(book, begun->id, line->log()[3000].head.hash)->anchoredTo == 3000);
    CHECK(verify(book, begun->id, std::nullopt)->entries == kMany);
    // A branch: no longer.
    REQUIRE(book.append(begun->id, line->head(), std::vector{game.bodies[2]}));
    auto other = std::move(*db::Book::open(folder.path() / "other.db", db::OpenMode::Create));
    REQUIRE(other.createGame(game.bodies.front()));
    REQUIRE(other.append(begun->id, begun->head,
                         std::vector<std::string>(game.bodies.begin() + 1, game.bodies.begin() + 3000)));
    REQUIRE(other.append(begun->id, line->log()[2999].head, std::vector{game.bodies[10]}));
    REQUIRE(book.add(*other.tree(begun->id)));
    CHECK_FALSE(straightLine<TableGame>(book, begun->id));
    CHECK(straightLine<TableGame>(book, begun->id, 2999));
    CHECK(verify(book, begun->id, std::nullopt)->branches.size() == 2);
}

TEST_CASE("the way through a long record keeps few positions and finds all of them",
          "[adjudicator][record][playback]") {
    LongGame game;
    // Followed entry by entry, as it is read from a book.
    std::optional<Playback> followed;
    std::optional<Line> read;
    const auto follow = [&] {
        for (std::size_t i = read ? read->log().size() : 0; i < game.bodies.size(); ++i) {
            if (read) {
                REQUIRE(read->apply(game.bodies[i]));
                CHECK(followed->extend(*read));
            } else {
                read.emplace(std::move(*Line::begin(game.bodies[i])));
                followed.emplace(*read);
            }
        }
    };
    const auto check = [&] {
        follow();
        const Playback whole(*game.line);
        REQUIRE(followed->size() == game.bodies.size());
        for (std::uint64_t seq = 1; seq < game.bodies.size(); seq += 611) {
            INFO("entry " << seq);
            REQUIRE(whole.positionAfter(*game.line, seq) == game.line->upTo(seq).position());
            REQUIRE(followed->positionAfter(*read, seq) == read->upTo(seq).position());
            REQUIRE(whole.momentOf(seq) == followed->momentOf(seq));
        }
    };
    check();
    const std::uint64_t takes = game.line->log().size();
    game.write(TakenBack{700, {}});
    check();
    game.write(Restored{takes});
    game.play(engine::Rule{"and on", {}, {}}, std::nullopt);
    check();
}
