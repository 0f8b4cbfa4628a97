// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <set>

#include "adjudicator/desk.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/tournament/projector/projector_page.h"
#include "ui/tournament/projector/projector_paint.h"
#include "ui/tournament/projector/projector_show.h"
#include "ui/tournament/projector/projector_window.h"

using test::Cup;
using test::partOf;
using test::waitFor;

namespace {

QImage projected(const ui::ProjectorShow& show, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    ui::paintProjector(painter, QRectF(QPointF(), QSizeF(size)), show.view(), show.page(), show.index(),
                       show.pages().size(), show.choice(), show.clock().face());
    painter.end();
    if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
        static int g_projected = 0;
        image.save(QDir(qEnvironmentVariable("ADJ_SHOTS"))
                       .filePath(QStringLiteral("projector-%1.png").arg(++g_projected, 2, 10, QLatin1Char('0'))));
    }
    return image;
}

}  // namespace

TEST_CASE("the projector's pages hold everybody once in each part, for 12 and for 200", "[ui][tournament][projector]") {
    const std::size_t players = GENERATE(12, 27, 200);
    Cup cup(players, 3, 2, cup::System::A, true);
    cup.playRound(1);
    ui::ProjectorShow show(cup.hall);
    show.setHeld(true);
    std::multiset<std::size_t> tables;
    std::multiset<std::size_t> names;
    std::multiset<std::size_t> rows;
    for (const ui::ProjectorSlide& page : show.pages()) {
        CHECK(page.first < page.end);
        for (std::size_t i = page.first; i < page.end; ++i) {
            (page.part == ui::ProjectorPart::ByTable  ? tables
             : page.part == ui::ProjectorPart::ByName ? names
                                                      : rows)
                .insert(i);
        }
    }
    CHECK(tables.size() == show.view().tables.size());
    CHECK(names.size() == players);
    CHECK(rows.size() == players);
    CHECK(std::set(names.begin(), names.end()).size() == players);
    CHECK(*names.rbegin() == players - 1);
    // Everything once round in a time that a hall waits for.
    int all = 0;
    for (const ui::ProjectorSlide& page : show.pages()) {
        all += ui::projectorTime(show.view(), page, show.pace());
    }
    CHECK(all < 6 * 60'000);
    for (std::size_t i = 0; i < show.pages().size(); ++i) {
        const QImage image = projected(show, {1280, 720});
        CHECK(image.pixel(640, 60) != 0);
        show.turn(1);
    }
    CHECK(show.index() == 0);
}

TEST_CASE("the projector shows no secrets", "[ui][tournament][projector]") {
    Cup cup(12, 3, 2);
    cup.playRound(1);
    const auto viewNow = [&] {
        return ui::projectorViewOf(cup.hall.position(), cup.hall.standings(), 2, engine::Language::English);
    };
    const ui::ProjectorView before = viewNow();
    cup.play(cup::Penalize{engine::PlayerId(1), cup::PenaltyKind::Warning, 1, {}, {}, "2.3", "late"});
    cup.play(cup::SetState{1, 1, cup::ResultState::Disputed, "Anna hid a card", "asked", {}});
    CHECK(viewNow() == before);
    cup.play(cup::Penalize{engine::PlayerId(1), cup::PenaltyKind::Disqualification, 1, {}, {}, "2.4", "cheated"});
    for (const auto& row : viewNow().rows) {
        CHECK_FALSE(row.name.contains(QStringLiteral("Björn 2")));
        CHECK(row.separator != QStringLiteral("disqualification"));
    }
}

TEST_CASE("the projector turns its pages by itself and can be held", "[ui][tournament][projector]") {
    Cup cup(12, 3, 1);
    cup.playRound(1);
    ui::ProjectorShow show(cup.hall);
    show.setHeld(false);
    REQUIRE(show.pages().size() > 1);
    show.setPace(ui::ProjectorShow::kLeastPace);
    const std::size_t first = show.index();
    REQUIRE(waitFor([&] { return show.index() != first; }));
    show.setHeld(true);
    const std::size_t held = show.index();
    QTest::qWait(200);
    CHECK(show.index() == held);
    // A part that is not wanted has no pages.
    show.setChoice({true, false, false, true});
    CHECK(show.pages().size() == 1);
    show.setChoice({});
}

TEST_CASE("the round's clock runs down, rests, and goes on over a new start", "[ui][tournament][projector]") {
    qint64 now = 1'000'000'000'000;
    const auto time = [&] { return now; };
    const db::GameId id = db::gameIdOf("{\"a\":1}");
    ui::RoundClock clock(nullptr, time);
    clock.follow(id, 1, 90);
    CHECK(clock.face().time == QStringLiteral("1:30:00"));
    CHECK(clock.face().isPaused);
    clock.start();
    now += 60'000 * 86;
    CHECK(clock.face().time == QStringLiteral("4:00"));
    CHECK(clock.face().level == ui::GameClock::Face::Level::Warn);
    clock.addMinutes(5);
    CHECK(clock.face().time == QStringLiteral("9:00"));
    clock.pause();
    now += 60'000 * 30;
    CHECK(clock.face().time == QStringLiteral("9:00"));
    clock.start();
    {
        // The program was closed for four minutes.
        now += 60'000 * 4;
        ui::RoundClock again(nullptr, time);
        again.follow(id, 1, 90);
        CHECK(again.isRunning());
        CHECK(again.face().time == QStringLiteral("5:00"));
        again.follow(id, 2, 90);
        CHECK(again.face().time == QStringLiteral("1:30:00"));
    }
    int rings = 0;
    QObject::connect(&clock, &ui::RoundClock::rang, [&] { ++rings; });
    now += 60'000 * 6;
    REQUIRE(waitFor([&] { return rings == 1; }));
    CHECK(clock.face().level == ui::GameClock::Face::Level::Over);
    CHECK(clock.face().time == QStringLiteral("+1:00"));
    clock.restart();
    CHECK(clock.face().time == QStringLiteral("1:35:00"));
    CHECK_FALSE(clock.isRunning());
}

TEST_CASE("the round's clock is one thing with the one that phones show", "[ui][tournament][projector][phones]") {
    qint64 now = 1'000'000'000'000;
    const db::GameId id = db::gameIdOf("{\"b\":2}");
    const adjudicator::ClockStore store(adjudicator::dataFolder());
    ui::RoundClock clock(nullptr, [&] { return now; });
    clock.follow(id, 1, 90);
    // Looking at it keeps nothing.
    CHECK_FALSE(store.load(id, 1));
    clock.start();
    REQUIRE(store.load(id, 1));
    CHECK(store.load(id, 1)->endsAt == now + 90 * 60'000);
    // Somebody else pauses it, and gives it another time.
    now += 60'000;
    adjudicator::KeptClock other = *store.load(id, 1);
    other.pause(now);
    REQUIRE(store.keep(id, other));
    CHECK(waitFor([&] { return !clock.isRunning(); }));
    CHECK(clock.face().time == QStringLiteral("1:29:00"));
    other.start(now);
    REQUIRE(store.keep(id, other));
    CHECK(waitFor([&] { return clock.isRunning(); }));
    // The clock of another round is another.
    REQUIRE(store.keep(id, {2, 60, std::nullopt, 60 * 60'000}));
    clock.follow(id, 2, 90);
    CHECK(clock.face().time == QStringLiteral("1:00:00"));
    clock.follow(id, 1, 90);
    CHECK(clock.isRunning());
    clock.addMinutes(5);
    CHECK(store.load(id, 1)->minutes == 95);
    CHECK(store.load(id, 1)->left(now) == 94 * 60'000);
}

TEST_CASE("the projector has a page for phones while there are pages for them", "[ui][tournament][projector][phones]") {
    Cup cup(12, 3, 1);
    ui::ProjectorShow show(cup.hall);
    show.setHeld(true);
    const std::size_t before = show.pages().size();
    show.setPhones(QStringLiteral("http://192.168.1.5:8080/"));
    REQUIRE(show.pages().size() == before + 1);
    CHECK(show.pages().back().part == ui::ProjectorPart::Phones);
    show.turn(-1);
    REQUIRE(show.page()->part == ui::ProjectorPart::Phones);
    CHECK(ui::projectorWords(show.view(), show.page()).contains(QStringLiteral("192.168.1.5")));
    CHECK(projected(show, {1280, 720}).pixel(100, 300) != 0);
    cup.play(cup::DropOut{engine::PlayerId(1), 2, "ill"});
    CHECK(show.pages().size() == before + 1);
    show.setPhones({});
    CHECK(show.pages().size() == before);
}

TEST_CASE("with all rounds seated in advance the projector shows the one that is on", "[ui][tournament][projector]") {
    Cup cup(12, 3, 3);
    const ui::ProjectorShow show(cup.hall);
    CHECK(show.round() == 1);
    cup.playRound(1);
    CHECK(show.round() == 2);
    cup::EnterResult first;
    first.round = 2;
    for (const engine::PlayerId player : cup.hall.position().pod(2, 1)->seats) {
        first.scores.push_back({player, 5, {}});
    }
    cup.play(first);
    CHECK(show.round() == 2);
    // A sheet of the first round that is taken back leads nobody there again.
    cup.play(cup::WithdrawResult{1, 3, "misread"});
    CHECK(show.round() == 2);
    cup.playRound(2);
    cup.playRound(3);
    CHECK(show.round() == 3);
}

TEST_CASE("the director leads the projector", "[ui][tournament][projector]") {
    Cup cup(12, 3, 2);
    cup.playRound(1);
    ui::ProjectorShow show(cup.hall);
    ui::ProjectorPage page(cup.hall, show, nullptr);
    page.resize(1280, 720);
    page.show();
    show.setHeld(false);
    QTest::mouseClick(partOf<QPushButton>(page, "projectorHold"), Qt::LeftButton);
    CHECK(show.isHeld());
    const std::size_t before = show.index();
    QTest::mouseClick(partOf<QPushButton>(page, "projectorNext"), Qt::LeftButton);
    CHECK(show.index() != before);
    partOf<QCheckBox>(page, "projectorStandings")->setChecked(false);
    for (const ui::ProjectorSlide& slide : show.pages()) {
        CHECK(slide.part != ui::ProjectorPart::Standings);
    }
    partOf<QCheckBox>(page, "projectorStandings")->setChecked(true);
    CHECK(partOf<QLabel>(page, "projectorTime")->text() == QStringLiteral("1:30:00"));
    QTest::mouseClick(partOf<QPushButton>(page, "projectorStart"), Qt::LeftButton);
    CHECK(show.clock().isRunning());
    QTest::mouseClick(partOf<QPushButton>(page, "projectorStart"), Qt::LeftButton);
    CHECK_FALSE(show.clock().isRunning());
    show.clock().restart();
    page.project(true);
    REQUIRE(show.isProjecting());
    CHECK(show.window().findChildren<QWidget*>().isEmpty());
    CHECK(show.window().accessibleDescription().contains(QStringLiteral("Round 2")));
    QTest::keyClick(&show.window(), Qt::Key_Escape);
    CHECK_FALSE(show.isProjecting());
    REQUIRE(waitFor([&] { return !partOf<QPushButton>(page, "projectorOn")->isChecked(); }));
}
