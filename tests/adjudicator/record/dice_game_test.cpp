// SPDX-License-Identifier: GPL-3.0-or-later
// The dice game through the real record: table, book, dice that are proved, take-back, verification.
#include <unistd.h>
#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/live_table.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/record/throw_counts.h"
#include "adjudicator/text/dice_game/dice_game_telling.h"
#include "adjudicator/text/dice_game/dice_game_text.h"
#include "adjudicator/verify/verify.h"
#include "engine/dice_game/scoring.h"
#include "tests/places.h"
#include "tests/support/dice_player.h"
#include "tests/support/dice_table.h"
#include "tests/support/direct_surroundings.h"

using namespace adjudicator;
namespace fs = std::filesystem;
namespace game = engine::dice_game;

namespace {

constexpr auto kEnglish = engine::Language::English;
constexpr const char* kGolden = ADJ_TEST_DATA "/golden/dice_game_plus.txt";
constexpr int kMostActs = 2000;

/// A dice game in a book of its own; clock, secrets and the game's id are the same every time.
class Desk {
public:
    explicit Desk(const game::Position& position)
        : m_folder(fs::temp_directory_path() / ("adj-dice-" + std::to_string(::getpid()) + "-" + freshNonce())),
          m_own(m_folder) {
        fs::create_directories(m_folder);
        m_book.emplace(std::move(*db::Book::open(m_folder / "book.db", db::OpenMode::Create)));
        GenesisOf<DiceGame> genesis;
        genesis.program = "test";
        genesis.rules = 1;
        genesis.nonce = "00";
        genesis.position = std::make_shared<const game::Position>(position);
        m_game = m_book->createGame(toBody(EntryTextOf<DiceGame>{kTime, genesis}, nullptr))->id;
        TableListenerOf<DiceGame> listener;
        listener.changed = [](const game::Position&, const game::Events&) {};
        listener.refused = [this](const game::Refusal& refusal) { refused = refusal; };
        listener.refusedByTable = [this](TableRefusal refusal) { refusedByTable = refusal; };
        listener.failed = [](const db::BookError&) { FAIL("the book can be written"); };
        Surroundings surroundings = adjudicator::directSurroundings(*m_book, m_game, m_own);
        surroundings.desk = nullptr;
        surroundings.now = [] { return std::string(kTime); };
        surroundings.drawSecret = [this] {
            Secret secret{};
            secret[0] = static_cast<std::uint8_t>(m_drawn & 0xffU);
            secret[1] = static_cast<std::uint8_t>(m_drawn >> 8U);
            ++m_drawn;
            return secret;
        };
        m_table.emplace(std::move(*LineOf<DiceGame>::fold(entries())), std::move(surroundings), std::move(listener));
    }
    ~Desk() {
        m_table.reset();
        m_book.reset();
        fs::remove_all(m_folder);
    }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    LiveTableOf<DiceGame>& table() { return *m_table; }
    [[nodiscard]] const game::Position& position() const { return m_table->position(); }
    [[nodiscard]] std::vector<db::Entry> entries() const { return *m_book->entries(m_game); }
    [[nodiscard]] Verification verified() const { return *verify(*m_book, m_game, std::nullopt); }
    [[nodiscard]] const ActDoneOf<DiceGame>& lastAct() const {
        return *m_table->log()[m_table->line().lastStep()->entry].act();
    }

    /// Plays a written act, or one of the table's own verbs; a throw is opened at once with the word.
    void play(const std::string& text, const std::string& word = {}) {
        refused.reset();
        refusedByTable.reset();
        if (text == "take-back") {
            m_table->takeBack();
        } else if (text == "restore") {
            m_table->restore();
        } else {
            const auto action = game::actionFromJson(text, *position().table);
            INFO(text);
            REQUIRE(action);
            m_table->play(*action);
            if (m_table->declared()) {
                m_table->openThrow({word});
            }
        }
    }

    std::optional<game::Refusal> refused;
    std::optional<TableRefusal> refusedByTable;

private:
    static constexpr const char* kTime = "2026-11-21T18:00:00.000Z";
    fs::path m_folder;
    DeskFolder m_own;
    std::optional<db::Book> m_book;
    db::GameId m_game;
    std::optional<LiveTableOf<DiceGame>> m_table;
    unsigned m_drawn = 1;
};

game::Position threePlayers() {
    return *game::positionFromJson(
        R"({"format":"dice-game/1","players":[{"id":"anna","name":"Anna"},{"id":"ben","name":"Ben"},{"id":"clara","name":"Clara"}]})");
}

/// Writes down what was done and what came of it. A line "> ACT" may end with "  say WORD".
class Transcript {
public:
    Transcript() : m_desk(threePlayers()) {
        m_text =
            "# A whole Dice Game Plus of Anna, Ben and Clara. Lines with > are what is done (a witness word after "
            "\"say\"),\n# the others what the record says about it.\n";
    }

    Desk& desk() { return m_desk; }

    void play(const std::string& line) {
        const std::size_t say = line.find("  say ");
        const std::size_t before = m_desk.table().log().size();
        m_desk.play(line.substr(0, say), say == std::string::npos ? std::string() : line.substr(say + 6));
        m_text += "> " + line + '\n';
        if (m_desk.refused) {
            m_text += "  refused [" + std::string(toText(m_desk.refused->clause)) + "] " +
                      sentence(*m_desk.refused, m_desk.position(), kEnglish) + '\n';
        }
        for (std::size_t i = before; i < m_desk.table().log().size(); ++i) {
            const auto& added = m_desk.table().log()[i];
            const bool shown = added.act() != nullptr || std::holds_alternative<TakenBack>(added.entry.body) ||
                               std::holds_alternative<Restored>(added.entry.body);
            if (shown) {
                // Without number and time.
                m_text += "  " + logText(added, *m_desk.position().table, kEnglish).substr(17) + '\n';
            }
        }
    }

    std::string end() {
        const game::Position& position = m_desk.position();
        m_text += "# In the end\n";
        for (const engine::PlayerId player : position.seats()) {
            m_text += "  " + position.table->idOf(player) + ": " + std::to_string(game::points(position, player)) +
                      " points, " + std::to_string(game::roadLength(position, player)) + " roads in one line, " +
                      std::to_string(game::knightCount(position, player)) + " knights\n";
        }
        const ThrowCounts counts = countsOf(m_desk.table().line());
        m_text += "  throws: " + std::to_string(counts.witnessed) + " witnessed, " + std::to_string(counts.desk) +
                  " desk, " + std::to_string(counts.entered) + " entered\n";
        return m_text;
    }

private:
    Desk m_desk;
    std::string m_text;
};

std::string readFile(const char* name) {
    std::ifstream in(name);
    REQUIRE(in.good());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Plays the game anew: mostly as somebody with sense would, now and then with a slip.
std::string playedAnew() {
    Transcript transcript;
    Desk& desk = transcript.desk();
    for (int act = 0; act < kMostActs && !desk.position().isOver(); ++act) {
        const game::Position& now = desk.position();
        const std::string by = now.table->idOf(now.turn.player);
        if (act == 4) {
            transcript.play(R"({"do":"build","by":")" + by + R"(","at":"C3"})");
        }
        const std::string text = game::toJson(engine::test::DicePlayer(now).act(), *now.table);
        const bool throws = text.find("\"throw\"") != std::string::npos;
        transcript.play(throws && act % 5 == 0 ? text + "  say table " + std::to_string(act) : text);
        if (act == 10) {
            transcript.play("take-back");
            transcript.play("restore");
        }
        if (act == 20) {
            transcript.play("take-back");
            transcript.play(text);
        }
    }
    return transcript.end();
}

}  // namespace

TEST_CASE("a whole dice game is played as it is written down", "[adjudicator][golden][dice-game][WP-9]") {
    if (std::getenv("ADJ_REGENERATE") != nullptr) {
        std::ofstream(kGolden) << playedAnew();
    }
    const std::string golden = readFile(kGolden);
    Transcript transcript;
    std::istringstream lines(golden);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("> ")) {
            transcript.play(line.substr(2));
        }
    }
    CHECK(transcript.end() == golden);
    CHECK(transcript.desk().position().isOver());
    CHECK(transcript.desk().verified().kind == VerdictKind::Sound);
    const auto folded = LineOf<DiceGame>::fold(transcript.desk().entries());
    REQUIRE(folded);
    CHECK(game::toJson(folded->position()) == game::toJson(transcript.desk().position()));
}

TEST_CASE("taking all back gives the start, restoring gives all again", "[adjudicator][dice-game]") {
    Desk desk(threePlayers());
    const std::string start = game::toJson(desk.position());
    desk.play(R"({"do":"throw","by":"anna","dice":["brick","lumber","wool"]})");
    desk.play(R"({"do":"build","by":"anna","at":"r1"})");
    const std::string built = game::toJson(desk.position());
    desk.play("take-back");
    desk.play("take-back");
    CHECK(game::toJson(desk.position()) == start);
    desk.play("restore");
    desk.play("restore");
    CHECK(game::toJson(desk.position()) == built);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("the dice of a throw are committed to, witnessed and proved", "[adjudicator][dice-game][dice]") {
    Desk desk(threePlayers());
    desk.play(R"({"do":"throw","by":"anna"})", "a word");
    CHECK(desk.lastAct().thrown->level == DiceLevel::Witnessed);
    desk.play(R"({"do":"throw","by":"anna"})");
    CHECK(desk.lastAct().thrown->level == DiceLevel::Desk);
    desk.play(R"({"do":"throw","by":"anna","dice":["ore","ore","ore"]})");
    CHECK(desk.lastAct().thrown->level == DiceLevel::Entered);
    const Verification verification = desk.verified();
    CHECK(verification.kind == VerdictKind::Sound);
    CHECK(verification.throws.witnessed == 1);
    CHECK(verification.throws.desk == 1);
    CHECK(verification.throws.entered == 1);
}

TEST_CASE("a throw that is taken back keeps its dice for the same act", "[adjudicator][dice-game][dice]") {
    Desk desk(threePlayers());
    desk.play(R"({"do":"throw","by":"anna"})", "word");
    const game::Faces thrown = desk.position().faces();
    desk.play("take-back");
    CHECK(desk.position().faces().empty());
    desk.play(R"({"do":"throw","by":"anna"})");
    CHECK(desk.position().faces() == thrown);
    CHECK(desk.lastAct().thrown->number == 0U);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("verification finds dice that do not follow, and acts that the rules do not allow",
          "[adjudicator][dice-game][verify]") {
    const auto changed = GENERATE(table<const char*, const char*, VerdictKind>({
        {R"("level":"witnessed")", R"("level":"desk")", VerdictKind::DiceFalse},
        {R"("clauses":["WP-1","WP-2"])", R"("clauses":["WP-1"])", VerdictKind::AgainstRules},
        {R"("value":)", R"("value": )", VerdictKind::Sound},
    }));
    Desk desk(threePlayers());
    desk.play(R"({"do":"throw","by":"anna"})", "a word");
    std::vector<db::Entry> entries = desk.entries();
    const std::string from = std::get<0>(changed);
    // The act's body is written anew, in a book of its own, as somebody might who owns the file.
    const fs::path folder = fs::temp_directory_path() / ("adj-forged-" + freshNonce());
    fs::create_directories(folder);
    {
        auto book = *db::Book::open(folder / "book.db", db::OpenMode::Create);
        const db::GameId id = book.createGame(entries.front().body)->id;
        for (std::size_t i = 1; i < entries.size(); ++i) {
            std::string body = entries[i].body;
            const bool act = body.find(R"("kind":"act")") != std::string::npos;
            if (const std::size_t at = body.find(from); act && at != std::string::npos) {
                body.replace(at, from.size(), std::get<1>(changed));
            }
            REQUIRE(book.append(id, book.games()->front().head, std::vector{body}));
        }
        CHECK(verify(book, id, std::nullopt)->kind == std::get<2>(changed));
    }
    fs::remove_all(folder);
}

TEST_CASE("a refused act writes nothing", "[adjudicator][dice-game]") {
    Desk desk(threePlayers());
    const std::size_t before = desk.entries().size();
    desk.play(R"({"do":"throw","by":"ben"})");
    REQUIRE(desk.refused);
    CHECK(desk.refused->clause == engine::clause::WP_1);
    desk.play("take-back");
    CHECK(desk.refusedByTable == TableRefusal::NothingToTakeBack);
    CHECK(desk.entries().size() == before);
}

TEST_CASE("a record tells which game it is of", "[adjudicator][dice-game]") {
    const Desk desk(threePlayers());
    const std::string body = desk.entries().front().body;
    CHECK(gameKindOf(body) == GameKind::Dice);
    CHECK_FALSE(Line::begin(body));
    engine::Setup table;
    table.hexes.push_back({{0, 0}, engine::Terrain::Desert, std::nullopt, false, false, {}});
    table.players = {{"red", {}, {}}, {"blue", {}, {}}};
    const std::string other = genesisBody(table, {}, DeskFolder("/nowhere"));
    CHECK(gameKindOf(other) == GameKind::Table);
    CHECK_FALSE(LineOf<DiceGame>::begin(other));
    CHECK(gameKindOf("no json") == GameKind::Table);
}

TEST_CASE("every act, event and refusal of the dice game has its sentence in both languages",
          "[adjudicator][text][dice-game]") {
    const game::Position position =
        engine::test::diceGame(2, R"("turn":{"round":5,"player":"anna","phase":"build","faces":["brick","gold"]})");
    const auto told = [&](const std::string& text, engine::Language language) {
        return sentence(*game::actionFromJson(text, *position.table), *position.table, language);
    };
    constexpr auto kGerman = engine::Language::German;
    CHECK(told(R"({"do":"throw","by":"anna","keep":["ore","gold"]})", kEnglish) ==
          "anna throws, keeping 1 ore, 1 gold");
    CHECK(told(R"({"do":"throw","by":"anna","dice":["ore","ore"]})", kGerman) == "anna würfelt 2 Erz");
    CHECK(told(R"({"do":"joker","by":"anna","at":"ore","from":"gold"})", kEnglish) ==
          "anna uses joker ore: gold becomes ore");
    CHECK(told(R"({"do":"build","by":"anna","at":"K-ore"})", kGerman) == "anna baut Ritter beim Erz");
    const auto why = [&](const std::string& text, engine::Language language) {
        const auto decision = game::decide(position, *game::actionFromJson(text, *position.table));
        return decision ? std::string("allowed") : sentence(decision.error(), position, language);
    };
    CHECK(why(R"({"do":"build","by":"anna","at":"C1"})", kEnglish) == "city C1 needs road 2 before it");
    CHECK(why(R"({"do":"build","by":"anna","at":"r1"})", kGerman) ==
          "Straße 1 kostet 1 Lehm, 1 Holz; es liegen 1 Lehm, 1 Gold, also fehlt 1 Holz");
    CHECK(why(R"({"do":"joker","by":"anna","at":"desert","from":"gold","to":"ore"})", kEnglish) ==
          "joker desert needs knight 1 by the desert and knight 2 by the desert built");
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(game::Why::CannotStand); ++i) {
        const game::Refusal refusal{engine::clause::WP_1, static_cast<game::Why>(i), {}};
        INFO(toText(refusal.why));
        CHECK_FALSE(sentence(refusal, position, kEnglish).empty());
        CHECK(sentence(refusal, position, kEnglish) != sentence(refusal, position, kGerman));
    }
}

TEST_CASE("every part of a shipped sheet has a name of its own that a person would say",
          "[adjudicator][text][dice-game][WP-10]") {
    for (const game::Sheet* sheet : {&game::plusSheet(), &game::originalSheet()}) {
        const game::Table table{{}, *sheet, {}, {}};
        for (const engine::Language language : {kEnglish, engine::Language::German}) {
            const DiceTelling telling{table, language};
            std::set<std::string> names;
            for (const game::PlaceId place : sheet->placeIds()) {
                names.insert(telling.part(place));
            }
            for (const game::JokerId joker : sheet->jokerIds()) {
                names.insert(telling.part(joker));
            }
            CHECK(names.size() == sheet->places.size() + sheet->jokers.size());
            for (const std::string& name : names) {
                INFO(name);
                CHECK(name.find('-') == std::string::npos);
            }
        }
    }
    const game::Table table{{}, game::plusSheet(), {}, {}};
    const auto said = [&](const char* place, engine::Language language) {
        return DiceTelling{table, language}.part(*game::plusSheet().findPlace(place));
    };
    CHECK(said("K-desert-1", kEnglish) == "knight 1 by the desert");
    CHECK(said("K-centre-2", engine::Language::German) == "Ritter 2 in der Mitte");
    CHECK(said("K-wool", engine::Language::German) == "Ritter bei der Wolle");
    CHECK(said("start", engine::Language::German) == "Startstraße");
    CHECK(said("r12", kEnglish) == "road 12");
}
