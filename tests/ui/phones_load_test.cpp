// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand phones that look on at the window's own server, while the game goes on in the window.
#include <catch2/catch.hpp>

#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

#include "tests/adjudicator/web/phone_hall.h"
#include "tests/ui/table_hands.h"
#include "ui/phones/phone_server.h"

using test::Game;
using test::TableHands;
using test::waitFor;

namespace {

constexpr int kLookers = 1000;
constexpr int kActEveryMs = 2000;
constexpr double kMostMs = 50;

/// The longest that the event loop was away in each second, in milliseconds.
class Gaps {
public:
    Gaps() {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { note(); });
        m_clock.start();
        m_timer.start();
    }
    /// The shortest first.
    [[nodiscard]] std::vector<double> sorted() const {
        std::vector<double> all = m_gaps;
        std::ranges::sort(all);
        return all;
    }

private:
    void note() {
        const double now = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        const auto second = static_cast<std::size_t>(now / 1000);
        if (second >= m_gaps.size()) {
            m_gaps.resize(second + 1);
        }
        m_gaps[second] = std::max(m_gaps[second], now - m_last);
        m_last = now;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_last = 0;
    std::vector<double> m_gaps;
};

}  // namespace

TEST_CASE("the window stays fluid while a thousand phones look on", "[.full][.load]") {
    const bool isServing = GENERATE(false, true);
    Game game(test::freshSetup());
    TableHands hands(game);
    hands.page().resize(1836, 1020);
    QTest::qWait(500);
    ui::PhoneServer phones;
    phones.setWish({.port = 0});
    QObject::connect(&game.desk, &ui::TableDesk::entryWritten, &phones, &ui::PhoneServer::look);
    phones.follow(game.desk.book(), {std::nullopt, game.desk.gameId()});
    std::uint16_t port = 0;
    if (isServing) {
        phones.turn(true);
        REQUIRE(phones.isOn());
        // The pages of the game are made in the background: who asks before gets none.
        QTest::qWait(1000);
        const std::string url = phones.url();
        port = static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1)));
    }
    // An act every two seconds: it is written, drawn, and on all pages.
    const auto& legal = engine::legalActions(game.desk.position());
    REQUIRE_FALSE(legal.empty());
    game.desk.play(legal.front());
    game.settle();
    bool isBack = false;
    QTimer acts;
    acts.setInterval(kActEveryMs);
    QObject::connect(&acts, &QTimer::timeout, [&] {
        isBack ? game.desk.restore() : game.desk.takeBack();
        isBack = !isBack;
    });
    acts.start();

    using namespace std::chrono_literals;
    const auto lasts = isServing ? 30s : 10s;
    Gaps gaps;
    adjudicator::test::PhoneHall hall(port, isServing ? kLookers : 0, "/table.en.json", "/board.svg");
    std::thread running([&] { hall.run(lasts); });
    QTest::qWait(static_cast<int>(std::chrono::milliseconds(lasts).count()));
    running.join();
    acts.stop();
    const auto away = gaps.sorted();
    std::cout << (isServing ? "with" : "without") << " phones: longest gap of the event loop " << away[away.size() / 2]
              << " ms in the median second, " << away.back() << " ms in the worst of " << away.size() << '\n';
    // Without phones it only says what the machine and the window take by themselves.
    if (isServing) {
        CHECK(away[away.size() / 2] < kMostMs);
        const auto waited = hall.waited();
        REQUIRE(waited.size() > 10'000);
        std::cout << waited.size() << " answers, median " << waited[waited.size() / 2] << " ms, 95 % within "
                  << waited[waited.size() * 95 / 100] << " ms, 99 % " << waited[waited.size() * 99 / 100] << " ms\n";
        CHECK(hall.failed() == 0);
        CHECK(waited[waited.size() / 2] < kMostMs);
        phones.turn(false);
    }
    phones.setWish({});
    game.settle();
}
