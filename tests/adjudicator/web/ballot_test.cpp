// SPDX-License-Identifier: GPL-3.0-or-later
// Votes whose voices come by phone.
#include "adjudicator/web/ballot.h"

#include "tests/adjudicator/web/phone_table.h"

namespace adjudicator::test {

namespace {

constexpr const char* kBeforeTheGame =
    R"({"format":"catan-position/1","documents":["base","ccm"],
    "hexes":[{"q":0,"r":0,"terrain":"fields","number":8},{"q":1,"r":0,"terrain":"forest","number":5}],
    "players":["anna","ben","cleo"],"turn":{"round":1,"player":"anna","phase":"found"}})";
constexpr const char* kAfterATurn =
    R"({"format":"catan-position/1","documents":["base","ccm"],
    "hexes":[{"q":0,"r":0,"terrain":"fields","number":8},{"q":1,"r":0,"terrain":"forest","number":5}],
    "players":["anna","ben","cleo"],"buildings":[{"at":"0,0:N","kind":"settlement","owner":"anna"}],
    "turn":{"round":2,"player":"anna","phase":"roll"}})";

class VotingTable : public PhoneTable {
public:
    explicit VotingTable(const std::string& position = kBeforeTheGame) : PhoneTable(position) {}

    TableJson ballot(const std::string& player, const std::string& clause, const std::string& on = "vote") {
        TableJson body = word(player, "ballot", 0);
        body["on"] = on;
        body["clause"] = clause;
        return say(player, body);
    }
    TableJson voice(const std::string& player, const std::string& voice) {
        TableJson body = word(player, "voice", 0);
        body["id"] = id();
        body["voice"] = voice;
        return say(player, body);
    }
    TableJson withdraw(const std::string& player) {
        TableJson body = word(player, "withdraw", 0);
        body["id"] = id();
        return say(player, body);
    }
    [[nodiscard]] std::string id() const { return shown()["ballot"]["id"]; }
    [[nodiscard]] std::string how() const {
        return shown()["ballot"].is_null() ? "none" : shown()["ballot"]["how"].get<std::string>();
    }
    /// The newest act of the record.
    [[nodiscard]] const ActDone& act() const { return *line().log()[line().lastStep()->entry].act(); }
    [[nodiscard]] web::Ballot open() {
        auto book = db::Book::open(this->book(), db::OpenMode::ReadWrite);
        DeskFolder own(dataFolder());
        return *web::ballotOf(web::phoneProposals(*book, own, game()), line());
    }
    [[nodiscard]] engine::PlayerId seat(const char* id) const { return *line().position().table->find(id); }
};

}  // namespace

TEST_CASE("players vote by phone, and the referee takes all voices as one act that names them", "[adjudicator][web]") {
    VotingTable table;
    CHECK(table.how() == "none");
    CHECK(table.shown()["votable"][0]["clause"] == "CC-5");
    CHECK(table.shown()["votable"][0]["on"] == "vote");
    CHECK(table.ballot("ben", "CC-4")["why"] == "refused");
    CHECK(table.ballot("ben", "CC-14", "repeal")["why"] == "refused");
    CHECK(table.ballot("ben", "XX-1")["why"] == "bad");
    REQUIRE(table.ballot("ben", "CC-14")["ok"] == true);
    CHECK(table.how() == "open");
    CHECK(table.shown()["ballot"]["by"] == "ben");
    CHECK(table.ballot("anna", "CC-13")["why"] == "there");

    REQUIRE(table.voice("ben", "for")["ok"] == true);
    REQUIRE(table.voice("anna", "for")["ok"] == true);
    REQUIRE(table.voice("anna", "against")["ok"] == true);
    CHECK(table.voice("", "for")["why"] == "seat");
    CHECK(table.voice("cleo", "perhaps")["why"] == "bad");
    // Who has said something all see, what nobody does.
    CHECK(table.shown()["ballot"]["voices"] == TableJson{{{"by", "anna"}, {"phone", true}},
                                                         {{"by", "ben"}, {"phone", true}},
                                                         {{"by", "cleo"}, {"phone", false}}});
    CHECK(table.line().acts().empty());
    REQUIRE(table.voice("cleo", "for")["ok"] == true);
    CHECK(table.hand("accept", "id", table.id())["ok"] == true);

    CHECK(table.how() == "taken");
    CHECK(table.shown()["ballot"]["voices"][0] == TableJson{{"by", "anna"}, {"phone", true}, {"voice", "against"}});
    const auto& vote = std::get<engine::Vote>(table.act().action);
    CHECK(vote.inFavour == std::vector{table.seat("ben"), table.seat("cleo")});
    CHECK(vote.against == std::vector{table.seat("anna")});
    REQUIRE(table.act().proposal);
    CHECK(table.act().voices.size() == 3);
    const TableJson verdict = table.verdict();
    CHECK(verdict["verdict"] == "sound");
    CHECK(verdict["proposed"]["voices"] == 3);
    CHECK(verdict["proposed"]["held"].size() == 1);
    CHECK(verdict["proposed"]["elsewhere"].empty());
    // A voice that comes late counts nowhere.
    CHECK(table.voice("anna", "for")["why"] == "changed");
    CHECK(table.hand("accept", "id", table.id())["why"] == "changed");
}

TEST_CASE("a rule is put out of force by phone once all agree", "[adjudicator][web]") {
    VotingTable table(kAfterATurn);
    REQUIRE(table.ballot("", "CC-14", "repeal")["ok"] == true);
    CHECK(table.shown()["ballot"]["by"].is_null());
    REQUIRE(table.voice("anna", "for")["ok"] == true);
    REQUIRE(table.voice("ben", "for")["ok"] == true);
    REQUIRE(table.voice("cleo", "against")["ok"] == true);
    CHECK(table.hand("accept", "id", table.id())["why"] == "refused");
    CHECK(table.how() == "open");
    REQUIRE(table.voice("cleo", "for")["ok"] == true);
    CHECK(table.hand("accept", "id", table.id())["ok"] == true);
    CHECK(std::get<engine::Repeal>(table.act().action).inFavour.size() == 3);
    CHECK(table.verdict()["proposed"]["voices"] == 3);
}

TEST_CASE("a vote by phone ends when it is withdrawn, refused, or the game goes on without it", "[adjudicator][web]") {
    VotingTable table;
    REQUIRE(table.ballot("ben", "CC-14")["ok"] == true);
    SECTION("who proposed it withdraws it") {
        CHECK(table.withdraw("anna")["why"] == "seat");
        CHECK(table.withdraw("")["why"] == "seat");
        CHECK(table.withdraw("ben")["ok"] == true);
        CHECK(table.how() == "gone");
        CHECK(table.ballot("anna", "CC-14")["ok"] == true);
        CHECK(table.how() == "open");
    }
    SECTION("the referee does not hold it") {
        CHECK(table.hand("refuse", "id", table.id())["ok"] == true);
        CHECK(table.how() == "refused");
        CHECK(table.voice("anna", "for")["why"] == "changed");
    }
    SECTION("the referee has entered it by hand") {
        REQUIRE(table.desk().play(engine::Vote{engine::clause::CC_14, {table.seat("anna")}, {}, {}}));
        table.look();
        CHECK(table.how() == "gone");
    }
    SECTION("nobody's phone has said anything, and it is taken all the same") {
        CHECK(table.hand("accept", "id", table.id())["why"] == "refused");
    }
    CHECK(table.verdict()["verdict"] == "sound");
}

TEST_CASE("a record that counts a voice by phone as another does not hold", "[adjudicator][web]") {
    VotingTable table;
    REQUIRE(table.ballot("ben", "CC-14")["ok"] == true);
    REQUIRE(table.voice("anna", "against")["ok"] == true);
    REQUIRE(table.voice("ben", "for")["ok"] == true);
    const web::Ballot open = table.open();
    REQUIRE(open.said.size() == 2);
    const engine::Vote all{engine::clause::CC_14, {table.seat("anna"), table.seat("ben")}, {}, {}};
    // The desk names only those that it counts as they were said.
    CHECK(web::carriedOutBy(all, open).voices == std::vector{open.said[1].at});
    SECTION("a voice that was another") {
        REQUIRE(table.desk().carryOut(all, CarriedOut(open.at, {open.said[0].at, open.said[1].at})));
        table.look();
        CHECK(table.verdict()["reason"] == "proposed-otherwise");
    }
    SECTION("a voice twice") {
        REQUIRE(table.desk().carryOut(all, CarriedOut(open.at, {open.said[1].at, open.said[1].at})));
        CHECK(table.verdict()["reason"] == "proposed-otherwise");
    }
    SECTION("a vote on another rule") {
        REQUIRE(table.desk().carryOut(engine::Vote{engine::clause::CC_13, all.inFavour, {}, {}}, CarriedOut(open.at)));
        CHECK(table.verdict()["reason"] == "proposed-otherwise");
    }
    SECTION("one that the book does not hold proves nothing") {
        SeenHead other = open.at;
        other.head.seq += 40;
        REQUIRE(table.desk().carryOut(all, CarriedOut(other)));
        const TableJson verdict = table.verdict();
        CHECK(verdict["verdict"] == "sound");
        CHECK(verdict["proposed"]["elsewhere"].size() == 1);
    }
}

}  // namespace adjudicator::test
