// SPDX-License-Identifier: GPL-3.0-or-later
// What the camera proposes, accepted and refused by the referee's second hand.
#include "ui/camera/camera_by_phone.h"

#include <catch2/catch.hpp>

#include <future>
#include <nlohmann/json.hpp>

#include "adjudicator/desk.h"
#include "adjudicator/web/phone_note.h"
#include "adjudicator/web/player_asks.h"
#include "db/codes.h"
#include "tests/adjudicator/web/browser.h"
#include "tests/ui/watched_table.h"
#include "ui/desk/strip_message.h"

using test::watchUntil;
namespace web = adjudicator::web;

namespace {

using CameraJson = nlohmann::json;

/// The watched table with its pages on, and a code for the second hand and one for a seat.
struct SecondHandTable {
    test::WatchedTable table;
    ui::PhoneServer phones;
    ui::CameraByPhone byPhone{table.game.desk, table.watch, phones};
    web::Admission hand;
    web::Admission seat;

    SecondHandTable() {
        const web::AdmissionStore store(adjudicator::dataFolder());
        const std::string player = table.come.setup.players.front().id;
        const auto fresh = store.admitToGame(*table.game.desk.gameId(), {"", player}, "2026-01-01T10:00:00Z");
        REQUIRE(fresh.size() == 2);
        hand = fresh[0];
        seat = fresh[1];
        phones.setWish({.port = 0});
        phones.follow(table.game.desk.book(), {std::nullopt, table.game.desk.gameId()});
        phones.turn(true);
        REQUIRE(phones.isOn());
    }
    ~SecondHandTable() { phones.setWish({}); }
    [[nodiscard]] std::uint16_t port() const {
        const std::string url = phones.url();
        return static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1)));
    }
    [[nodiscard]] adjudicator::test::Page get(const std::string& path) const {
        return adjudicator::test::get(port(), path);
    }
    /// As the second hand's phone reads it; null where nothing is served.
    [[nodiscard]] CameraJson note() const {
        const auto page = get("/camera.json");
        const auto text = page.status == 200 ? web::readNote(hand.code, page.body) : std::nullopt;
        return text ? CameraJson::parse(*text) : CameraJson();
    }
    [[nodiscard]] CameraJson offer() {
        REQUIRE(watchUntil([&] { return note().is_object() && note()["first"].is_object(); }));
        return note()["first"];
    }
    [[nodiscard]] CameraJson word(const web::Admission& phone, const std::string& what, const std::string& id) const {
        return {{"admission", phone.id},
                {"session", phones.session()},
                {"nonce", adjudicator::freshNonce()},
                {"do", what},
                {"id", id}};
    }
    adjudicator::test::Page say(const web::Admission& phone, const CameraJson& word) {
        const std::string body = word.dump();
        auto asked =
            std::async(std::launch::async, [request = adjudicator::test::saying(body, web::sealOf(phone.code, body)),
                                            at = port()] { return adjudicator::test::ask(at, request); });
        REQUIRE(watchUntil([&] { return asked.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
        return asked.get();
    }
    [[nodiscard]] std::string why(const web::Admission& phone, const CameraJson& word) {
        return CameraJson::parse(say(phone, word).body).value("why", "");
    }
    /// What the desk's own chain says of the game, the newest last.
    [[nodiscard]] std::vector<web::PhoneProposal> chain() const {
        const auto book = db::Book::open(table.game.file(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        return web::phoneProposals(*book, adjudicator::ownDesk(), *table.game.desk.gameId());
    }
    [[nodiscard]] QString strip() { return messageOf(table.game.desk).lead; }
};

}  // namespace

TEST_CASE("the second hand sees what the camera proposes, and its press enters it", "[ui][watch][camera][phones]") {
    SecondHandTable desk;
    const CameraJson offer = desk.offer();
    const auto& proposal = desk.table.watch.proposals().front();
    CHECK(offer["en"] == proposal.text.toStdString());
    CHECK(offer["de"] != offer["en"]);
    CHECK(offer["sure"] == proposal.sure);
    CHECK(offer["allowed"] == true);
    // The place as the record has it, drawn.
    const auto picture = desk.get("/camera.svg");
    CHECK(picture.status == 200);
    CHECK(picture.body.starts_with("<svg"));
    // Nobody else can read it.
    CHECK_FALSE(web::readNote(desk.seat.code, desk.get("/camera.json").body));
    CHECK(desk.get("/camera.json").body.find("road") == std::string::npos);

    const CameraJson word = desk.word(desk.hand, "accept", offer["id"]);
    // A seat's phone decides nothing, and whoever has no code less.
    CHECK(desk.say(desk.seat, desk.word(desk.seat, "accept", offer["id"])).status == 403);
    CHECK(desk.say(desk.seat, word).status == 403);
    CHECK_FALSE(desk.table.hasRoad());
    const auto answer = desk.say(desk.hand, word);
    INFO(answer.body);
    CHECK(answer.status == 200);
    desk.table.game.settle();
    CHECK(desk.table.hasRoad());
    CHECK(desk.strip().contains(QStringLiteral("second hand accepted")));
    // It is in the chain, by its phone, and the act names it.
    const auto said = desk.chain();
    REQUIRE(said.size() == 1);
    CHECK(said.back().said.by == "referee (phone " + desk.hand.id + ")");
    const auto& log = desk.table.game.desk.table().log();
    const std::uint64_t entry = CameraJson::parse(answer.body)["entry"];
    REQUIRE(log[entry].act() != nullptr);
    CHECK(log[entry].act()->proposal == said.back().at);
    // The page says what became of it, and a word that comes twice counts once.
    REQUIRE(watchUntil([&] { return desk.note().is_object() && desk.note()["first"].is_null(); }));
    CHECK(desk.note()["last"]["how"] == "taken");
    CHECK(desk.note()["last"]["entry"] == entry);
    const std::size_t entries = desk.table.entries();
    CHECK(desk.say(desk.hand, word).body == answer.body);
    CHECK(desk.table.entries() == entries);
    CHECK(desk.chain().size() == 1);
}

TEST_CASE("the second hand refuses what the camera proposes, and it is not made again", "[ui][watch][camera][phones]") {
    SecondHandTable desk;
    const CameraJson offer = desk.offer();
    const std::size_t entries = desk.table.entries();
    CHECK(desk.say(desk.hand, desk.word(desk.hand, "refuse", offer["id"])).status == 200);
    CHECK(desk.table.watch.proposals().empty());
    CHECK(desk.strip().contains(QStringLiteral("second hand refused")));
    REQUIRE(watchUntil([&] { return desk.note().is_object() && desk.note()["last"].is_object(); }));
    CHECK(desk.note()["last"]["how"] == "refused");
    CHECK(desk.table.entries() == entries);
    REQUIRE(desk.chain().size() == 1);
    CHECK(desk.chain().back().said.act.json.find("refuse") != std::string::npos);
    CHECK(desk.why(desk.hand, desk.word(desk.hand, "accept", offer["id"])) == "changed");
}

TEST_CASE("a proposal of the camera is not accepted in place of another", "[ui][watch][camera][phones]") {
    SecondHandTable desk;
    const CameraJson offer = desk.offer();
    // The record goes on: the same act is another proposal.
    engine::Adjust adjust;
    adjust.reason = "a card";
    engine::Setup set;
    set.holdings[desk.table.come.setup.players.front().id].hand =
        engine::Hand::exactly(engine::Cards::of(3, 3, 3, 3, 4));
    adjust.set = set;
    desk.table.game.desk.play(adjust);
    desk.table.game.settle();
    CHECK(desk.why(desk.hand, desk.word(desk.hand, "accept", offer["id"])) == "changed");
    REQUIRE(watchUntil([&] { return desk.offer()["id"] != offer["id"]; }));
    CHECK_FALSE(desk.table.hasRoad());
    // The window was quicker.
    const CameraJson next = desk.offer();
    desk.table.watch.accept();
    desk.table.game.settle();
    CHECK(desk.why(desk.hand, desk.word(desk.hand, "refuse", next["id"])) == "changed");
    REQUIRE(watchUntil([&] { return desk.note().is_object() && desk.note()["last"].is_object(); }));
    CHECK(desk.note()["last"]["how"] == "taken");
    CHECK(desk.chain().empty());
}

TEST_CASE("nothing of the camera is served where it does not watch, nor to whom no code was given",
          "[ui][watch][camera][phones]") {
    SecondHandTable desk;
    const CameraJson offer = desk.offer();
    const web::AdmissionStore store(adjudicator::dataFolder());
    REQUIRE(store.withdraw(*desk.table.game.desk.gameId(), {web::kSecondHand}) == 1);
    CHECK(desk.say(desk.hand, desk.word(desk.hand, "accept", offer["id"])).status == 403);
    REQUIRE(watchUntil([&] { return desk.get("/camera.json").status == 404; }));
    CHECK(desk.get("/camera.svg").status == 404);
    const auto fresh = store.admitToGame(*desk.table.game.desk.gameId(), {""}, "2026-01-01T10:00:00Z");
    REQUIRE(fresh.size() == 1);
    desk.hand = fresh.front();
    REQUIRE(watchUntil([&] { return desk.get("/camera.json").status == 200; }));
    desk.table.watch.setOn(false);
    REQUIRE(watchUntil([&] { return desk.get("/camera.json").status == 404; }));
    desk.table.watch.setOn(true);
}
