// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be written says so, says why, and offers a way on.
#include <catch2/catch.hpp>

#include <sys/resource.h>

#include <algorithm>
#include <csignal>

#include "tests/ui/red_builds.h"
#include "ui/desk/strip_message.h"

using test::boughtCard;
using test::buttonNamed;
using test::Game;
using test::redBuilds;
using test::waitFor;

namespace {

/// As long as it lives no file of this program grows.
class FullDisk {
public:
    FullDisk() : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 1;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        (void)std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_signal)(int);
};

}  // namespace

TEST_CASE("an act that found no room says the disk's reason, and is done again with one press", "[ui][not-saved]") {
    Game game(redBuilds());
    const std::uint64_t before = test::lastAct(game.desk);
    {
        const FullDisk full;
        game.desk.play(boughtCard());
        REQUIRE(waitFor([&] { return !game.desk.table().isWriting(); }));
        game.desk.play(boughtCard());
        REQUIRE(waitFor([&] { return !game.desk.table().isWriting(); }));
    }
    CHECK(test::lastAct(game.desk) == before);
    ui::Message message = messageOf(game.desk);
    CHECK(message.kind == ui::Message::Kind::Refuse);
    CHECK_FALSE(message.text.contains(QStringLiteral("earlier entry")));
    CHECK(buttonNamed(message, "Go on in another folder…"));
    const auto* again = buttonNamed(message, "Try again");
    REQUIRE(again);
    again->press();
    game.settle();
    CHECK(test::lastAct(game.desk) > before);
    CHECK(game.desk.position().hands[engine::PlayerId{0}].total == 17);
    CHECK(messageOf(game.desk).kind != ui::Message::Kind::Refuse);
}

TEST_CASE("where another program wrote, the game goes on from there and the act is done again with one press",
          "[ui][not-saved]") {
    Game game(redBuilds());
    ui::TableDesk other;
    REQUIRE_FALSE(other.openBook(game.file()));
    REQUIRE(waitFor([&] { return test::settled(other); }));
    other.play(boughtCard());
    REQUIRE(waitFor([&] { return test::lastAct(other) > 0 && test::settled(other); }));
    const std::uint64_t theirs = test::lastAct(other);
    game.desk.play(boughtCard());
    REQUIRE(waitFor([&] { return test::lastAct(game.desk) == theirs && test::settled(game.desk); }));
    ui::Message message = messageOf(game.desk);
    CHECK(message.lead == QStringLiteral("Another program has written to this game."));
    const auto* again = buttonNamed(message, "Try again");
    REQUIRE(again);
    again->press();
    REQUIRE(waitFor([&] { return test::lastAct(game.desk) > theirs && test::settled(game.desk); }));
    CHECK(game.desk.position().hands[engine::PlayerId{0}].total == 14);
}
