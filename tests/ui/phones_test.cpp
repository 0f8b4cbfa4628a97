// SPDX-License-Identifier: GPL-3.0-or-later
// The pages for phones in the window: from the switch to the act in the record.
#include <catch2/catch.hpp>

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <future>
#include <nlohmann/json.hpp>

#include "adjudicator/desk.h"
#include "adjudicator/web/admissions.h"
#include "db/codes.h"
#include "tests/adjudicator/web/browser.h"
#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/desk/table_desk.h"
#include "ui/phones/phone_server.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/tournament/phones/codes_out.h"
#include "ui/tournament/phones/hall_admitting.h"
#include "ui/tournament/phones/phones_page.h"

using test::Cup;
using test::partOf;
using test::waitFor;
namespace web = adjudicator::web;

namespace {

using PhoneJson = nlohmann::json;
using Asked = adjudicator::test::Page;

/// A tournament of four with one round seated, its pages on at any free port.
struct PhoneCup {
    Cup cup{4, 2, 1};
    ui::PhoneServer phones;
    ui::HallAdmitting admitting{cup.hall, phones};
    ui::TableDesk table;

    PhoneCup() {
        phones.setWish({.port = 0});
        QObject::connect(&cup.hall, &ui::TournamentHall::written, &phones, &ui::PhoneServer::look);
        QObject::connect(&phones, &ui::PhoneServer::proposed, &cup.hall, [this] { cup.hall.proposals().look(); });
        phones.follow(cup.hall.book(), {cup.hall.tournament(), std::nullopt});
    }
    void turnOn() {
        phones.turn(true);
        REQUIRE(phones.isOn());
        REQUIRE(waitFor([&] { return get("/hall.en.json").status == 200; }));
    }
    [[nodiscard]] std::uint16_t port() const {
        const std::string url = phones.url();
        return static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1)));
    }
    [[nodiscard]] Asked get(const std::string& path) const { return adjudicator::test::get(port(), path); }
    [[nodiscard]] PhoneJson hall() const { return PhoneJson::parse(get("/hall.en.json").body); }
    /// As a phone says it, while the window goes on.
    Asked say(const web::Admission& phone, const PhoneJson& word) {
        const std::string body = word.dump();
        auto asked =
            std::async(std::launch::async, [request = adjudicator::test::saying(body, web::sealOf(phone.code, body)),
                                            at = port()] { return adjudicator::test::ask(at, request); });
        REQUIRE(waitFor([&] { return asked.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
        return asked.get();
    }
    [[nodiscard]] std::vector<std::string> seats() const {
        std::vector<std::string> ids;
        for (const engine::PlayerId player : cup.hall.position().pod(1, 1)->seats) {
            ids.push_back(cup.hall.position().table->idOf(player));
        }
        return ids;
    }
    [[nodiscard]] PhoneJson word(const web::Admission& phone, const std::string& what) const {
        return {{"admission", phone.id},
                {"session", phones.session()},
                {"nonce", adjudicator::freshNonce()},
                {"do", what},
                {"round", 1},
                {"table", 1},
                {"seats", seats()},
                {"points", {10, 8, 6, 4}}};
    }
};

}  // namespace

TEST_CASE("the pages for phones are off until somebody turns them on, and end at one press", "[ui][phones]") {
    PhoneCup desk;
    CHECK_FALSE(desk.phones.isOn());
    CHECK(desk.phones.url().empty());
    desk.turnOn();
    const auto port = desk.port();
    CHECK(desk.get("/").status == 200);
    CHECK(desk.hall()["tournament"] == "Herbstturnier <2026> & Co.");
    CHECK(desk.hall()["session"] == desk.phones.session());
    // An act is on the pages soon.
    desk.cup.playRound(1);
    CHECK(waitFor([&] { return desk.hall()["rounds"][0]["tables"][0].contains("result"); }));
    CHECK(waitFor([&] { return desk.phones.looking() > 0; }));
    desk.phones.turn(false);
    CHECK(desk.phones.url().empty());
    CHECK_THROWS(adjudicator::test::get(port, "/"));
    // The same port is free at once.
    desk.phones.setWish({.port = port});
    desk.phones.turn(true);
    CHECK(desk.phones.isOn());
    CHECK(waitFor([&] { return desk.get("/hall.en.json").status == 200; }));
}

TEST_CASE("a result by phone is proposed, taken by the window, and signed by all", "[ui][phones]") {
    PhoneCup desk;
    REQUIRE(desk.admitting.admit(desk.admitting.without()));
    desk.cup.settle();
    CHECK(desk.admitting.without().empty());
    const auto admitted = desk.admitting.phones();
    REQUIRE(admitted.size() == 4);
    // Nothing but results can come of a phone.
    REQUIRE(desk.cup.hall.position().desks.size() == 1);
    CHECK(desk.cup.hall.position().desks[0].role == cup::DeskRole::Table);
    desk.turnOn();
    bool isFirst = true;
    for (const ui::AdmittedPhone& phone : admitted) {
        const Asked answer = desk.say(phone.admission, desk.word(phone.admission, isFirst ? "enter" : "confirm"));
        INFO(answer.body);
        CHECK(answer.status == 200);
        isFirst = false;
    }
    const auto isSigned = [&] {
        const auto& result = desk.cup.hall.position().pod(1, 1)->result;
        return result && result->state == cup::ResultState::Confirmed && result->signedBy.size() == 4;
    };
    REQUIRE(waitFor(isSigned));
    CHECK(waitFor([&] { return desk.hall()["rounds"][0]["tables"][0]["result"]["taken"] == true; }));
    CHECK(desk.phones.spoke().size() == 4);
    CHECK(desk.admitting.phones()[0].spoke.isValid());

    // What is withdrawn at the desk ends at once.
    REQUIRE(desk.admitting.withdraw({admitted[0].admission.id}));
    CHECK(desk.say(admitted[0].admission, desk.word(admitted[0].admission, "dispute")).status == 403);
    CHECK(desk.admitting.without() == std::vector{admitted[0].admission.player});
    // Where phones may only look, nobody is heard.
    ui::PhoneWish quiet = desk.phones.wish();
    quiet.hears = false;
    desk.phones.setWish(quiet);
    int status = 0;  // Nobody is reached while the pages turn off and on.
    REQUIRE(waitFor([&] {
        status = desk.say(admitted[1].admission, desk.word(admitted[1].admission, "dispute")).status;
        return status != 0;
    }));
    CHECK(status == 409);
}

TEST_CASE("words about something else go to whoever listens for them", "[ui][phones]") {
    PhoneCup desk;
    REQUIRE(desk.admitting.admit({"1"}));
    desk.cup.settle();
    desk.turnOn();
    std::vector<std::string> heard;
    auto listening = desk.phones.listen([&](const web::Said& said, const ui::PhoneServer::Reply& reply) {
        const bool isMine = PhoneJson::parse(said.body).contains("game");
        if (isMine) {
            heard.push_back(said.body);
            reply({200, R"({"ok":true,"heard":1})"});
        }
        return isMine;
    });
    const web::Admission phone = desk.admitting.phones()[0].admission;
    CHECK(desk.say(phone, {{"game", 1}}).body == R"({"ok":true,"heard":1})");
    CHECK(heard.size() == 1);
    CHECK(desk.say(phone, desk.word(phone, "enter")).status == 200);
    CHECK(heard.size() == 1);
    listening.reset();
    CHECK(desk.say(phone, {{"game", 1}}).status == 400);
    // What stands in no book.
    desk.phones.put("table-now.json", R"({"word":1})");
    CHECK(waitFor([&] { return desk.get("/table-now.json").status == 200; }));
    desk.phones.put("table-now.json", std::nullopt);
    CHECK(waitFor([&] { return desk.get("/table-now.json").status == 404; }));
}

TEST_CASE("a port that is taken, and an address from elsewhere, are said in one line", "[ui][phones]") {
    PhoneCup desk;
    desk.turnOn();
    ui::PhoneServer other;
    other.setWish({.port = desk.port()});
    other.turn(true);
    CHECK_FALSE(other.isOn());
    CHECK(other.fault() == web::ListenFault::Taken);
    ui::PhonesPage page(desk.cup.hall, desk.table, other, nullptr);
    page.resize(1160, 600);
    page.show();
    CHECK(partOf<QLabel>(page, "phonesTrouble")->text().contains(QStringLiteral("choose another port")));
    other.setWish({.address = "192.0.2.1", .port = desk.port()});
    other.turn(true);
    CHECK(other.fault() == web::ListenFault::NotOurs);
    CHECK(partOf<QLabel>(page, "phonesTrouble")->text().contains(QStringLiteral("no such address")));
    desk.phones.setWish({});
}

TEST_CASE("the page for phones says what is served and admits at a press", "[ui][phones][fit]") {
    const bool isGerman = GENERATE(false, true);
    ui::setLanguage(isGerman ? engine::Language::German : engine::Language::English);
    ui::applyLook(isGerman ? ui::Look::Dark : ui::Look::Light);
    PhoneCup desk;
    ui::PhonesPage page(desk.cup.hall, desk.table, desk.phones, nullptr);
    page.resize(1160, 600);
    page.show();
    CHECK(partOf<QLabel>(page, "phonesNever")
              ->text()
              .contains(isGerman ? QStringLiteral("Handkarten") : QStringLiteral("hands")));
    CHECK(test::misfitsIn(page).join(QLatin1Char('\n')).toStdString() == std::string());
    desk.turnOn();
    CHECK(partOf<QLabel>(page, "phonesAddressText")->text().toStdString() == desk.phones.url());
    CHECK_FALSE(partOf<QLabel>(page, "phonesAddressCode")->pixmap().isNull());
    partOf<QPushButton>(page, "phonesAdmit")->click();
    desk.cup.settle();
    auto* table = partOf<QTableWidget>(page, "phones");
    CHECK(table->rowCount() == 1);
    CHECK_FALSE(partOf<QLabel>(page, "phonesCode")->pixmap().isNull());
    partOf<QPushButton>(page, "phonesAdmitAll")->click();
    CHECK(table->rowCount() == 4);
    for (const QSize size : {QSize(1160, 600), QSize(1840, 980)}) {
        page.resize(size);
        test::settleLayout();
        CHECK(test::misfitsIn(page).join(QLatin1Char('\n')).toStdString() == std::string());
    }
    // On paper, for all.
    auto* paper = page.findChild<ui::CodesOut*>();
    REQUIRE(paper != nullptr);
    QString said;
    QObject::connect(paper, &ui::CodesOut::done, [&](const QString& text) { said = text; });
    const QString file = QString::fromStdString(desk.cup.path("codes.pdf"));
    paper->writeTo(file);
    REQUIRE(waitFor([&] { return !said.isEmpty(); }));
    CHECK(QFileInfo(file).size() > 5000);

    auto* withdraw = qobject_cast<QPushButton*>(table->cellWidget(0, 3));
    REQUIRE(withdraw != nullptr);
    withdraw->click();
    CHECK(waitFor([&] { return table->rowCount() == 3; }));
    ui::setLanguage(engine::Language::English);
    ui::applyLook(ui::Look::Light);
}

TEST_CASE("the seats of a game and the referee's second hand get codes at the same page", "[ui][phones][fit]") {
    const bool isGerman = GENERATE(false, true);
    ui::setLanguage(isGerman ? engine::Language::German : engine::Language::English);
    ui::applyLook(isGerman ? ui::Look::Dark : ui::Look::Light);
    PhoneCup desk;
    test::Game game(test::battle());
    desk.phones.follow(game.desk.book(), {std::nullopt, game.desk.gameId()});
    ui::PhonesPage page(desk.cup.hall, game.desk, desk.phones, nullptr);
    page.resize(1160, 600);
    page.show();
    auto* hand = partOf<QPushButton>(page, "phonesAdmitHand");
    CHECK_FALSE(hand->isVisible());
    // The tournament is shown first; one press leads to the game.
    partOf<QPushButton>(page, "phonesOfGame")->click();
    CHECK(hand->isVisible());
    desk.phones.turn(true);
    REQUIRE(desk.phones.isOn());
    const auto table = [&] { return PhoneJson::parse(desk.get("/table.en.json").body); };
    REQUIRE(waitFor([&] { return desk.get("/table.en.json").status == 200; }));
    CHECK(table()["admitted"].empty());
    CHECK(table()["step"].is_null());

    auto* list = partOf<QTableWidget>(page, "phones");
    partOf<QPushButton>(page, "phonesAdmit")->click();
    REQUIRE(list->rowCount() == 1);
    CHECK_FALSE(list->item(0, 0)->icon().isNull());
    CHECK_FALSE(partOf<QLabel>(page, "phonesCode")->pixmap().isNull());
    partOf<QPushButton>(page, "phonesAdmitAll")->click();
    const int seats = static_cast<int>(game.desk.position().table->players.size());
    REQUIRE(list->rowCount() == seats);
    CHECK(hand->isEnabled());
    hand->click();
    REQUIRE(list->rowCount() == seats + 1);
    CHECK_FALSE(hand->isEnabled());
    // Its code is on the screen at once, and names no seat.
    CHECK(list->currentRow() == seats);
    CHECK(partOf<QLabel>(page, "phonesCodeOf")
              ->text()
              .contains(isGerman ? QStringLiteral("Schiedsrichter") : QStringLiteral("referee")));
    // The phones see that they may say something without anything written into the book.
    CHECK(waitFor([&] { return table()["admitted"].size() == static_cast<std::size_t>(seats); }));
    CHECK(waitFor([&] { return table()["step"].is_string(); }));
    for (const QSize size : {QSize(1160, 600), QSize(1840, 980)}) {
        page.resize(size);
        test::settleLayout();
        CHECK(test::misfitsIn(page).join(QLatin1Char('\n')).toStdString() == std::string());
    }
    // Its word is heard, and the list says when it spoke.
    const auto admissions = web::AdmissionStore(adjudicator::dataFolder()).load();
    const auto phone = std::ranges::find_if(admissions, [&](const web::Admission& each) {
        return each.isSecondHand() && each.game == db::toHex(*game.desk.gameId());
    });
    REQUIRE(phone != admissions.end());
    const PhoneJson word{{"admission", phone->id},
                         {"session", desk.phones.session()},
                         {"nonce", adjudicator::freshNonce()},
                         {"do", "accept"},
                         {"id", std::string(32, '0')}};
    CHECK(PhoneJson::parse(desk.say(*phone, word).body)["why"] == "changed");
    CHECK(waitFor([&] { return list->item(seats, 2)->text().contains(QLatin1Char(':')); }));
    // On paper: the seats alone.
    auto* paper = page.findChild<ui::CodesOut*>();
    QString said;
    QObject::connect(paper, &ui::CodesOut::done, [&](const QString& text) { said = text; });
    const QString file = QString::fromStdString(desk.cup.path("seats.pdf"));
    paper->writeTo(file);
    REQUIRE(waitFor([&] { return !said.isEmpty(); }));
    CHECK(QFileInfo(file).size() > 5000);
    // One press ends it, and the page of the tournament is as it was.
    qobject_cast<QPushButton*>(list->cellWidget(seats, 3))->click();
    CHECK(waitFor([&] { return list->rowCount() == seats; }));
    CHECK(desk.say(*phone, word).status == 403);
    CHECK(waitFor([&] { return table()["step"].is_null(); }));
    partOf<QPushButton>(page, "phonesOfHall")->click();
    CHECK(list->rowCount() == 0);
    CHECK_FALSE(hand->isVisible());
    ui::setLanguage(engine::Language::English);
    ui::applyLook(ui::Look::Light);
}
