// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/questions_of.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "adjudicator/questions/asking.h"
#include "adjudicator/questions/put_answer.h"
#include "adjudicator/questions/question_words.h"

namespace {

using adjudicator::questions::Asking;
using adjudicator::questions::Item;
using adjudicator::questions::putAnswer;
using adjudicator::questions::Question;
using adjudicator::questions::questionsOf;
using adjudicator::questions::QuestionWords;
using vision::BoardReading;
using vision::Doubt;
using vision::PieceColour;
using Options = std::vector<std::string>;

const engine::Corner kTop{{0, 0}, false};
const engine::Corner kFoot{{0, 0}, true};
const engine::Side kEast{{0, 0}, engine::HexDirection::E};
const engine::Side kSouthEast{{0, 0}, engine::HexDirection::SE};

engine::Corner topOf(int q) {
    return {{q, 0}, false};
}

void readBuilding(BoardReading& reading, const engine::Corner& at, PieceColour owner, double confidence) {
    reading.buildings.push_back({at, engine::BuildingKind::Settlement, owner, confidence});
}

/// Two ivory roads that were read, and six pale places of which nothing was.
BoardReading paleBoard() {
    BoardReading reading;
    for (const engine::Side& side : {kEast, kSouthEast}) {
        reading.routes.push_back({side, engine::RouteKind::Road, PieceColour::White, 0.8});
        reading.unsure.push_back({side, Doubt::Piece, {"road", "none"}});
    }
    for (int q = 1; q <= 6; ++q) {
        reading.unsure.push_back({topOf(q), Doubt::Piece, {"none", "settlement"}, PieceColour::White});
    }
    return reading;
}

std::vector<adjudicator::questions::Answer> firstOf(const Question& question) {
    std::vector<adjudicator::questions::Answer> said;
    for (const Item& item : question.items) {
        said.push_back(item.answers.front());
    }
    return said;
}

}  // namespace

TEST_CASE("what is in doubt in the same way is one question, four at most", "[adjudicator][questions]") {
    const auto questions = questionsOf(paleBoard());
    REQUIRE(questions.size() == 3);
    std::size_t read = 0;
    for (const Question& question : questions) {
        CHECK(question.items.size() <= adjudicator::questions::kMostInGroup);
        CHECK(ownerOf(question) == "white");
        const bool isRead = !question.items.front().answers.front().isNothing();
        for (const Item& item : question.items) {
            CHECK(item.answers.front().isNothing() != isRead);
        }
        read += isRead ? question.items.size() : 0;
        // Six pale ones are asked three and three, not four and two.
        CHECK(question.items.size() == (isRead ? 2 : 3));
    }
    CHECK(read == 2);
}

TEST_CASE("another player's pieces are another question", "[adjudicator][questions]") {
    BoardReading reading = paleBoard();
    readBuilding(reading, kTop, PieceColour::Red, 0.7);
    reading.unsure.push_back({kTop, Doubt::Piece, {"settlement", "none"}});
    const auto questions = questionsOf(reading);
    REQUIRE(questions.size() == 4);
    const auto red = std::ranges::find_if(questions, [](const Question& each) { return ownerOf(each) == "red"; });
    REQUIRE(red != questions.end());
    // A building may be of either kind, and that it is none comes before that.
    CHECK(red->items.front().answers ==
          std::vector<adjudicator::questions::Answer>{{"settlement", "red"}, {"none"}, {"city", "red"}});
}

TEST_CASE("whether a piece stands there and of which kind is asked once", "[adjudicator][questions]") {
    const bool isPieceFirst = GENERATE(true, false);
    BoardReading reading;
    readBuilding(reading, kTop, PieceColour::Red, 0.6);
    reading.buildings.front().kind = engine::BuildingKind::City;
    reading.unsure = {{kTop, Doubt::Piece, {"city", "none"}}, {kTop, Doubt::Kind, {"city", "settlement"}}};
    if (!isPieceFirst) {
        std::swap(reading.unsure[0], reading.unsure[1]);
    }
    auto questions = questionsOf(reading);
    REQUIRE(questions.size() == 1);
    REQUIRE(questions.front().items.size() == 1);
    CHECK(questions.front().items.front().answers ==
          std::vector<adjudicator::questions::Answer>{{"city", "red"}, {"none"}, {"settlement", "red"}});
    // An army with its units: how many comes before that there is none.
    reading = {};
    reading.armies.push_back({kTop, PieceColour::Blue, {0, 0, 2}, 0.6});
    reading.unsure = {{kTop, Doubt::Piece, {"army", "settlement", "none"}}, {kTop, Doubt::Kind, {"2I", "1C"}}};
    questions = questionsOf(reading);
    REQUIRE(questions.size() == 1);
    CHECK(
        questions.front().items.front().answers ==
        std::vector<adjudicator::questions::Answer>{{"2I", "blue"}, {"1C", "blue"}, {"settlement", "blue"}, {"none"}});
}

TEST_CASE("the weightiest doubt is asked first", "[adjudicator][questions]") {
    BoardReading reading;
    reading.tiles.push_back({{0, 0}, engine::Terrain::Forest, 0.5, 8, 0.95});
    reading.harbours.push_back({kEast, std::nullopt, 0.6});
    readBuilding(reading, kTop, PieceColour::Red, 0.85);
    reading.unsure = {{kTop, Doubt::Kind, {"settlement", "city"}},
                      {kEast, Doubt::Harbour, {"any", "ore"}},
                      {engine::Hex{0, 0}, Doubt::Terrain, {"forest", "hills"}}};
    const auto questions = questionsOf(reading);
    REQUIRE(questions.size() == 3);
    CHECK(questions[0].items.front().what == Doubt::Terrain);
    CHECK(questions[1].items.front().what == Doubt::Harbour);
    CHECK(questions[2].items.front().what == Doubt::Kind);
    // Whoever answers may say that nothing stands there.
    CHECK(questions[2].items.front().answers.back().isNothing());
}

TEST_CASE("one colour or another is asked of all such pieces together", "[adjudicator][questions]") {
    BoardReading reading;
    readBuilding(reading, kTop, PieceColour::Orange, 0.6);
    readBuilding(reading, kFoot, PieceColour::Red, 0.6);
    reading.unsure = {{kTop, Doubt::Owner, {"orange", "red", "none"}},
                      {kFoot, Doubt::Owner, {"red", "orange", "none"}}};
    const auto questions = questionsOf(reading);
    REQUIRE(questions.size() == 1);
    REQUIRE(questions.front().items.size() == 2);
    engine::Setup board = vision::toSetup(reading);
    Asking asking(questions);
    asking.answer({{{}, "red"}, {"none"}}, board);
    CHECK(asking.isOver());
    REQUIRE(board.buildings.size() == 1);
    CHECK(board.buildings.front().owner == "red");
}

TEST_CASE("nobody plays white: one answer takes all white pieces and all that was asked about them",
          "[adjudicator][questions]") {
    BoardReading reading = paleBoard();
    readBuilding(reading, kTop, PieceColour::White, 0.6);
    reading.unsure.push_back({kTop, Doubt::Owner, {"white", "orange", "none"}});
    readBuilding(reading, kFoot, PieceColour::White, 0.9);
    reading.unsure.push_back({kFoot, Doubt::Kind, {"settlement", "city"}});
    engine::Setup board = vision::toSetup(reading);
    Asking asking(questionsOf(reading));
    const std::size_t count = asking.count();
    asking.sayNobodyPlays("white", board);
    CHECK(board.routes.empty());
    // What may be somebody else's is theirs, and may still be nothing.
    REQUIRE(board.buildings.size() == 1);
    CHECK(board.buildings.front().owner == "orange");
    REQUIRE(asking.open().size() == 1);
    CHECK(asking.now().items.front().answers == std::vector<adjudicator::questions::Answer>{{{}, "orange"}, {"none"}});
    CHECK(asking.done() == count - 1);
    asking.back();
    CHECK(asking.open() == questionsOf(reading));
    CHECK_FALSE(asking.canGoBack());
}

TEST_CASE("an answer goes onto the board at once and takes away what it settles", "[adjudicator][questions]") {
    BoardReading reading;
    readBuilding(reading, kTop, PieceColour::Orange, 0.6);
    reading.buildings.front().kind = engine::BuildingKind::City;
    reading.tiles.push_back({{0, 0}, engine::Terrain::Forest, 0.5, 8, 0.5});
    reading.unsure = {{kTop, Doubt::Owner, {"orange", "red", "none"}},
                      {kTop, Doubt::Kind, {"city", "settlement"}},
                      {kTop, Doubt::Piece, {"none", "wall"}},
                      {engine::Hex{0, 0}, Doubt::Terrain, {"forest", "desert"}},
                      {engine::Hex{0, 0}, Doubt::Number, {"8", "6"}}};
    engine::Setup board = vision::toSetup(reading);
    Asking asking(questionsOf(reading));
    REQUIRE(asking.count() == 5);
    const auto ask = [&](Doubt what) {
        const auto& open = asking.open();
        const auto found =
            std::ranges::find_if(open, [&](const Question& each) { return each.items.front().what == what; });
        REQUIRE(found != open.end());
        asking.askNow(static_cast<std::size_t>(found - open.begin()));
    };
    ask(Doubt::Terrain);
    asking.answer({{"desert"}}, board);
    CHECK(board.hexes.front().terrain == engine::Terrain::Desert);
    CHECK_FALSE(board.hexes.front().number);
    CHECK(asking.done() == 2);
    ask(Doubt::Owner);
    asking.answer({{"none"}}, board);
    CHECK(board.buildings.empty());
    CHECK(asking.isOver());
    CHECK(asking.done() == 5);
}

TEST_CASE("every answer to a reading is put on the board or leaves it as it is", "[adjudicator][questions]") {
    BoardReading reading = paleBoard();
    readBuilding(reading, kTop, PieceColour::Red, 0.6);
    reading.unsure.push_back({kTop, Doubt::Kind, {"settlement", "city"}});
    reading.unsure.push_back({kEast, Doubt::Harbour, {"any", "ore", "none"}});
    reading.unsure.push_back({engine::Hex{0, 0}, Doubt::Robber, {"none", "robber"}});
    reading.tiles.push_back({{0, 0}, engine::Terrain::Forest, 0.5, 8, 0.5});
    reading.harbours.push_back({kEast, std::nullopt, 0.6});
    const engine::Setup read = vision::toSetup(reading);
    for (const Question& question : questionsOf(reading)) {
        for (const Item& item : question.items) {
            engine::Setup board = read;
            CHECK_FALSE(putAnswer(board, item, item.answers.front()));
            CHECK(board == read);
            for (std::size_t i = 1; i < item.answers.size(); ++i) {
                INFO(vision::toText(item.at) << ' ' << item.answers[i].word);
                engine::Setup other = read;
                CHECK(putAnswer(other, item, item.answers[i]));
                CHECK_FALSE(putAnswer(other, item, item.answers[i]));
                // Of which kind something is brings nothing back whose owner nobody says.
                CHECK(putAnswer(other, item, item.answers.front()) != (item.what == Doubt::Kind && i == 2));
            }
        }
    }
}

TEST_CASE("twenty doubts take fewer than twenty strokes", "[adjudicator][questions]") {
    BoardReading reading = paleBoard();
    for (int q = -6; q <= 5; ++q) {
        reading.buildings.push_back({{{q, 2}, false}, engine::BuildingKind::Settlement, PieceColour::Blue, 0.7});
        reading.unsure.push_back({engine::Corner{{q, 2}, false}, Doubt::Kind, {"settlement", "city"}});
    }
    REQUIRE(reading.unsure.size() == 20);
    engine::Setup board = vision::toSetup(reading);
    const engine::Setup read = board;
    Asking asking(questionsOf(reading));
    int strokes = 0;
    for (; !asking.isOver(); ++strokes) {
        asking.answer(firstOf(asking.now()), board);
    }
    CHECK(strokes == 6);
    CHECK(board == read);
}

TEST_CASE("a question is said in both languages, by places and players as people call them",
          "[adjudicator][questions]") {
    const auto questions = questionsOf(paleBoard());
    const std::vector<engine::PlayerSetup> players{{"white", "Anna", {}}};
    const std::vector<engine::PlayerSetup> nobody;
    const QuestionWords english(nullptr, nobody, engine::Language::English);
    const QuestionWords named(nullptr, players, engine::Language::German);
    for (const Question& question : questions) {
        const bool isRead = !question.items.front().answers.front().isNothing();
        CHECK(english.sentence(question) ==
              (isRead ? "Are these two pieces White’s?" : "Does White have a piece at any of these three places?"));
        CHECK(named.sentence(question) ==
              (isRead ? "Gehören diese zwei Figuren Anna?" : "Hat Anna an einer dieser drei Stellen etwas?"));
    }
    CHECK(english.answer({"city", "white"}) == "White’s city");
    CHECK(named.answer({"city", "white"}) == "Stadt von Anna");
    CHECK(english.answer({"2I+nuke"}) == "2 infantry and a nuclear weapon");
    CHECK(english.answer({"8"}) == "8");
    CHECK(english.answer({{}, "orange"}) == "Orange");
    for (const char* word : {"none", "army", "nuke", "wall", "bridge", "road", "ship", "robber", "pirate", "face_down",
                             "removed", "settlement", "city", "capital", "factory", "forest", "brick", "any"}) {
        CHECK_FALSE(english.thing(word).empty());
        CHECK(english.thing(word).find('_') == std::string::npos);
    }
}

TEST_CASE("the harbours of a frame are one question, each with every trade", "[adjudicator][questions]") {
    BoardReading reading;
    for (int q = 0; q < 5; ++q) {
        const engine::Side side{{q, 0}, engine::HexDirection::E};
        reading.harbours.push_back({side, engine::Resource::Ore, 0.6});
        reading.unsure.push_back({side, Doubt::Harbour, {"ore", "wool"}});
    }
    const auto questions = questionsOf(reading);
    REQUIRE(questions.size() == 1);
    CHECK(isOfHarbours(questions.front()));
    REQUIRE(questions.front().items.size() == 5);
    for (const Item& item : questions.front().items) {
        CHECK(item.answers.size() == 6);
        CHECK(item.answers.front().word == "ore");
        CHECK(item.answers[1].word == "wool");
    }
    const std::vector<engine::PlayerSetup> nobody;
    CHECK(QuestionWords(nullptr, nobody, engine::Language::English).sentence(questions.front()) ==
          "Are these five harbours right?");
    engine::Setup board = vision::toSetup(reading);
    Asking asking(questions);
    auto said = firstOf(questions.front());
    said[2].word = "any";
    asking.answer(said, board);
    CHECK(asking.isOver());
    CHECK(std::ranges::count(board.harbours, std::optional<engine::Resource>(), &engine::HarbourSetup::trade) == 1);
}

TEST_CASE("what lies outside the picture is not asked about", "[adjudicator][questions]") {
    BoardReading reading;
    reading.tiles.push_back({{0, 0}, engine::Terrain::Forest, 0.4, 8, 0.4});
    reading.tiles.push_back({{1, 0}, engine::Terrain::Hills, 0.4, 9, 0.4});
    reading.tiles.front().isSeen = false;
    for (const engine::Hex hex : {engine::Hex{0, 0}, engine::Hex{1, 0}}) {
        reading.unsure.push_back({hex, Doubt::Terrain, {"forest", "hills"}});
        reading.unsure.push_back({hex, Doubt::Number, {"8", "9"}});
    }
    reading.unsure.push_back({kSouthEast, Doubt::Harbour, {"any", "ore"}});
    const auto questions = questionsOf(reading);
    REQUIRE(questions.size() == 2);
    for (const Question& question : questions) {
        CHECK(question.items.front().at == vision::Place(engine::Hex{1, 0}));
    }
}
