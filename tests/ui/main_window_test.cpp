// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include <catch2/catch.hpp>

#include "tests/ui/dice_hands.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/table_page.h"
#include "ui/tournament/tournament_page.h"

namespace {

/// Which page is seen once the book is open.
template <class Page>
bool opensAt(const std::filesystem::path& book) {
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.openBook(book);
    auto* page = window.findChild<Page*>();
    REQUIRE(page != nullptr);
    return page->isVisible();
}

}  // namespace

TEST_CASE("a book is gone on with where it was left: at its game, its dice game or its tournament", "[ui][window]") {
    const test::Game game(test::freshSetup());
    CHECK(opensAt<ui::TablePage>(game.file()));
    const test::Cup cup(4);
    CHECK(opensAt<ui::TournamentPage>(cup.file()));
    const test::DiceHands dice;
    CHECK(opensAt<ui::DicePage>(dice.folder.filePath(QStringLiteral("dice.db")).toStdString()));
    const QTemporaryDir empty;
    CHECK(opensAt<ui::NewGamePage>(empty.filePath(QStringLiteral("new.db")).toStdString()));
}
