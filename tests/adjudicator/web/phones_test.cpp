// SPDX-License-Identifier: GPL-3.0-or-later
// Phones at a desk: from the code that the desk makes to the act in the record, and every way that must not lead there.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/web/phone_desk.h"
#include "adjudicator/web/phone_word.h"
#include "tests/adjudicator/tournament/cup_run.h"

namespace adjudicator::test {

namespace {

using Json = nlohmann::json;
using cli::tournament;
using web::Admission;

/// A desk that keeps a tournament of two rounds of which the first is seated, with a code for each of the four.
class OneHall {
public:
    OneHall() {
        cli::beginWithFour(m_folder.book());
        REQUIRE(tournament({"admit", "--all", "--url", "http://desk:8080/", "--json", "--db", m_folder.book()}).exit ==
                0);
        m_admissions = web::AdmissionStore(dataFolder()).load();
        REQUIRE(m_admissions.size() == 4);
        open();
    }
    /// The desk begins anew, as after a crash.
    void open() {
        m_phones.reset();
        m_site.reset();
        m_book.reset();
        auto book = db::Book::open(m_folder.book(), db::OpenMode::ReadWrite);
        REQUIRE(book);
        m_book.emplace(std::move(*book));
        m_own.emplace(dataFolder());
        const auto shown = web::chooseShown(*m_book, "", "");
        REQUIRE(shown);
        m_site.emplace(*m_book, dataFolder(), *shown);
        m_phones.emplace(*m_book, *m_own, *m_site, dataFolder(), web::PhoneDeskWish{"Phones"});
        m_site->hearPhones(m_phones->session());
        REQUIRE(m_site->look());
    }

    [[nodiscard]] const Admission& of(const std::string& player) const {
        return *std::ranges::find(m_admissions, player, &Admission::player);
    }
    [[nodiscard]] std::string word(const std::string& player, const std::string& what, const std::vector<int>& points) {
        return Json{{"admission", of(player).id},
                    {"session", m_phones->session()},
                    {"nonce", freshNonce()},
                    {"do", what},
                    {"round", 1},
                    {"table", 1},
                    {"seats", seats()},
                    {"points", points}}
            .dump();
    }
    Json hear(const std::string& body, const std::string& seal) {
        const auto answers = m_phones->hear({{1, body, seal}});
        REQUIRE(answers.size() == 1);
        m_status = answers[0].status;
        return Json::parse(answers[0].json);
    }
    /// Sealed by the phone's own code.
    Json say(const std::string& player, const std::string& body) {
        return hear(body, web::sealOf(of(player).code, body));
    }
    Json say(const std::string& player, const std::string& what, const std::vector<int>& points) {
        return say(player, word(player, what, points));
    }
    [[nodiscard]] int status() const { return m_status; }
    web::PhoneDesk& phones() { return *m_phones; }
    web::SiteMaker& site() { return *m_site; }
    [[nodiscard]] std::string book() const { return m_folder.book(); }
    [[nodiscard]] Json table() const {
        return Json::parse(m_site->site().find("hall.en.json")->body)["rounds"][0]["tables"][0];
    }
    [[nodiscard]] std::vector<std::string> seats() const { return table()["seats"]; }
    [[nodiscard]] std::uint64_t entries() const { return m_site->line()->head().seq; }

private:
    cli::Folder m_folder;
    std::vector<Admission> m_admissions;
    std::optional<db::Book> m_book;
    std::optional<DeskFolder> m_own;
    std::optional<web::SiteMaker> m_site;
    std::optional<web::PhoneDesk> m_phones;
    int m_status = 0;
};

const std::vector<int> kPoints{10, 8, 6, 4};

}  // namespace

TEST_CASE("four phones enter and confirm a result, and it is signed by all", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    CHECK(hall.say(seats[0], "enter", kPoints)["ok"] == true);
    CHECK(hall.table()["result"]["points"] == Json(kPoints));
    CHECK(hall.table()["result"]["signed"] == Json({seats[0]}));
    CHECK(hall.table()["result"]["taken"] == true);
    for (std::size_t i = 1; i < seats.size(); ++i) {
        CHECK(hall.table()["result"]["state"] == "pending");
        CHECK(hall.say(seats[i], "confirm", kPoints)["ok"] == true);
    }
    CHECK(hall.table()["result"]["state"] == "confirmed");
    CHECK(hall.table()["result"]["signed"].size() == 4);

    // Each act that came of it names the proposal, and each proposal the player and the phone.
    const Json proposals = Json::parse(tournament({"proposals", "--json", "--db", hall.book()}).out)["proposals"];
    REQUIRE(proposals.size() == 5);
    for (const Json& each : proposals) {
        CHECK(each["state"] == "taken");
        CHECK(each["role"] == "table");
        CHECK(each["by"].get<std::string>().find("phone ") != std::string::npos);
    }
    int acts = 0;
    for (const LogLineOf<TournamentGame>& line : hall.site().line()->log()) {
        const auto* act = line.act();
        const bool isOfTable =
            act != nullptr && (std::holds_alternative<engine::tournament::EnterResult>(act->action) ||
                               std::holds_alternative<engine::tournament::SignResult>(act->action));
        CHECK((!isOfTable || act->proposal));
        acts += isOfTable ? 1 : 0;
    }
    CHECK(acts == 5);
    CHECK(tournament({"standings", "--db", hall.book()}).exit == 0);
}

TEST_CASE("a phone disputes what is entered, and it is the director's", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    REQUIRE(hall.say(seats[0], "enter", kPoints)["ok"] == true);
    CHECK(hall.say(seats[2], "dispute", kPoints)["ok"] == true);
    CHECK(hall.table()["result"]["state"] == "disputed");
    // What players say of it is not for everybody.
    CHECK(hall.site().site().find("hall.en.json")->body.find("dispute\"") == std::string::npos);
}

TEST_CASE("who comes second confirms or disputes, and never writes over the first", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    REQUIRE(hall.say(seats[0], "enter", kPoints)["ok"] == true);
    CHECK(hall.say(seats[1], "enter", {4, 10, 6, 8})["why"] == "there");
    CHECK(hall.say(seats[1], "confirm", {4, 10, 6, 8})["why"] == "changed");
    CHECK(hall.table()["result"]["points"] == Json(kPoints));
    // Two at the same moment: the one that was heard first.
    OneHall other;
    const auto both = other.seats();
    std::vector<web::Said> said;
    for (const std::vector<int>& points : {kPoints, std::vector<int>{4, 10, 6, 8}}) {
        const std::string body = other.word(both[said.size()], "enter", points);
        said.push_back({said.size(), body, web::sealOf(other.of(both[said.size()]).code, body)});
    }
    const auto answers = other.phones().hear(said);
    CHECK(answers[0].status == 200);
    CHECK(answers[1].status == 409);
    CHECK(other.table()["result"]["points"] == Json(kPoints));
}

TEST_CASE("a word that comes twice counts once, and an old one not at all", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    const std::string body = hall.word(seats[0], "enter", kPoints);
    REQUIRE(hall.say(seats[0], body)["ok"] == true);
    const std::uint64_t entries = hall.entries();
    CHECK(hall.say(seats[0], body)["ok"] == true);
    CHECK(hall.say(seats[0], body)["ok"] == true);
    CHECK(hall.entries() == entries);
    hall.open();
    CHECK(hall.say(seats[0], body)["why"] == "again");
    CHECK(hall.entries() == entries);
}

TEST_CASE("no code, a forged one, another seat's, a withdrawn one: nothing is written", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    const std::uint64_t entries = hall.entries();
    const std::string body = hall.word(seats[0], "enter", kPoints);
    const std::string seal = web::sealOf(hall.of(seats[0]).code, body);
    CHECK(hall.hear(body, "")["why"] == "unknown");
    CHECK(hall.hear(body, std::string(64, '0'))["why"] == "unknown");
    CHECK(hall.hear(body, web::sealOf(hall.of(seats[1]).code, body))["why"] == "unknown");
    CHECK(hall.hear(body, seal.substr(0, 62))["why"] == "unknown");
    // Changed on its way.
    std::string changed = body;
    changed.replace(changed.find("10"), 2, "11");
    CHECK(hall.hear(changed, seal)["why"] == "unknown");
    // In another's name: their seat, one's own code.
    Json other = Json::parse(body);
    other["admission"] = std::string(16, 'a');
    CHECK(hall.hear(other.dump(), web::sealOf(hall.of(seats[0]).code, other.dump()))["why"] == "unknown");
    // A table at which one does not sit, and one that is not there.
    Json away = Json::parse(body);
    away["table"] = 2;
    CHECK(hall.say(seats[0], away.dump())["why"] == "seat");
    away["table"] = 1;
    away["round"] = 2;
    CHECK(hall.say(seats[0], away.dump())["why"] == "seat");
    // What the rules refuse.
    CHECK(hall.say(seats[0], "enter", {10, 8, 6})["why"] == "bad");
    CHECK(hall.say(seats[0], "confirm", kPoints)["why"] == "changed");
    REQUIRE(tournament({"dismiss", seats[0], "--db", hall.book()}).exit == 0);
    CHECK(hall.hear(body, seal)["why"] == "unknown");
    CHECK(hall.entries() == entries);
    CHECK(Json::parse(tournament({"proposals", "--json", "--db", hall.book()}).out)["proposals"].empty());
}

TEST_CASE("what a phone says is bound to who sits where", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    const auto seat = [&](const std::vector<std::string>& order) {
        REQUIRE(tournament({"sat", "--round", "1", "1=" + order[0] + ',' + order[1] + ',' + order[2] + ',' + order[3],
                            "--reason", "order of play", "--db", hall.book()})
                    .exit == 0);
        REQUIRE(hall.site().look());
    };
    const std::vector<std::string> turned{seats[1], seats[0], seats[2], seats[3]};
    const std::vector<int> level{10, 10, 6, 4};
    const std::string enters = hall.word(seats[0], "enter", kPoints);
    seat(turned);
    // The phone shows the seats as they were.
    CHECK(hall.say(seats[0], enters)["why"] == "changed");
    REQUIRE(hall.say(seats[0], "enter", level)["ok"] == true);
    const std::string confirms = hall.word(seats[2], "confirm", level);
    const std::string disputes = hall.word(seats[3], "dispute", level);
    seat(seats);
    // The result stays, and its points read the same; but they are another's.
    REQUIRE(hall.table()["result"]["points"] == Json(level));
    CHECK(hall.say(seats[2], confirms)["why"] == "changed");
    CHECK(hall.say(seats[3], disputes)["why"] == "changed");
    CHECK(hall.say(seats[2], "confirm", level)["ok"] == true);
}

TEST_CASE("a phone that floods the desk is told to wait, and the others are heard", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    int busy = 0;
    for (int i = 0; i < 60; ++i) {
        busy += hall.say(seats[0], "confirm", kPoints)["why"] == "busy" ? 1 : 0;
    }
    CHECK(busy > 30);
    CHECK(hall.say(seats[1], "enter", kPoints)["ok"] == true);
}

TEST_CASE("a new code of a player ends the old one, and only this user reads the codes", "[adjudicator][web]") {
    OneHall hall;
    const auto seats = hall.seats();
    const std::string body = hall.word(seats[0], "enter", kPoints);
    const std::string seal = web::sealOf(hall.of(seats[0]).code, body);
    const auto made = tournament({"admit", seats[0], "--url", "http://desk:8080/", "--json", "--db", hall.book()});
    REQUIRE(made.exit == 0);
    CHECK(Json::parse(made.out)["url"].get<std::string>().starts_with("http://desk:8080/#a="));
    CHECK(hall.hear(body, seal)["why"] == "unknown");
    namespace fs = std::filesystem;
    const auto rights = fs::status(dataFolder() / "phones.json").permissions();
    CHECK((rights & (fs::perms::group_all | fs::perms::others_all)) == fs::perms::none);
    CHECK(tournament({"phones", "--db", hall.book()}).out.find(seats[0]) != std::string::npos);
    CHECK(tournament({"admit", "99", "--url", "http://desk/", "--db", hall.book()}).exit == cli::kUnusable);
}

TEST_CASE("what is no word of a phone is none", "[adjudicator][web]") {
    const Json right{{"admission", std::string(16, 'a')},
                     {"session", "s"},
                     {"nonce", std::string(32, '0')},
                     {"do", "enter"},
                     {"round", 1},
                     {"table", 1},
                     {"seats", {"1", "2", "3"}},
                     {"points", {1, 2, 3}}};
    REQUIRE(web::phoneWordFrom(right.dump()));
    const auto with = [&](const char* field, const Json& value) {
        Json other = right;
        other[field] = value;
        return web::phoneWordFrom(other.dump()).has_value();
    };
    CHECK_FALSE(with("admission", "A"));
    CHECK_FALSE(with("nonce", 7));
    CHECK_FALSE(with("do", "official"));
    CHECK_FALSE(with("round", 0));
    CHECK_FALSE(with("round", -1));
    CHECK_FALSE(with("table", 4'000'000'000U));
    CHECK_FALSE(with("points", {1, 2, 3, 4, 5}));
    CHECK_FALSE(with("points", {-1}));
    CHECK_FALSE(with("points", {1000}));
    CHECK_FALSE(with("points", "10"));
    CHECK_FALSE(with("points", {{1}}));
    CHECK_FALSE(with("points", {1, 2}));
    CHECK_FALSE(with("seats", "123"));
    CHECK_FALSE(with("seats", {1, 2, 3}));
    CHECK_FALSE(with("seats", {"1", "2", "3", "4"}));
    CHECK_FALSE(with("why", "a\nb"));
    CHECK_FALSE(with("why", std::string(400, 'x')));
    for (const std::string& text : {std::string(), std::string("[]"), std::string("{"), std::string(2000, '['),
                                    std::string("{\"do\":\"enter\"}"), std::string("\xff\xfe")}) {
        CHECK_FALSE(web::phoneWordFrom(text));
    }
}

TEST_CASE("seals are HMAC-SHA256, as phones compute them", "[adjudicator][web]") {
    web::PhoneCode code{};
    for (std::size_t i = 0; i < code.size(); ++i) {
        code[i] = static_cast<std::uint8_t>(i * 17);
    }
    // By another program: hmac(code, "adj/say/1\n{}"), sha256("adj/phone/1" + code).
    CHECK(web::sealOf(code, "{}") == "9093d16286d909b2c4224bc1e7499b728ee466db9b183549fe734d6fb2bcb3cf");
    CHECK(web::admissionId(code) == "23efc1bf8bd55b41");
}

}  // namespace adjudicator::test
