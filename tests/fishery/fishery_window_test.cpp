// SPDX-License-Identifier: GPL-3.0-or-later
// The window offers a guest of the program as it offers its own documents.
#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

#include "engine/clauses/guest_book.h"
#include "tests/ui/table_hands.h"
#include "ui/acting/act_bar.h"
#include "ui/new_game/new_game_page.h"
#include "ui/rules/rules_model.h"

using test::Game;
using test::TableHands;

namespace {

constexpr engine::PlayerId kRed{0};

engine::Setup atTheCoast() {
    ui::GameDraft draft;
    draft.setDocument("fishery", true);
    draft.setNumber("nets", 1);
    std::mt19937 random(3);
    draft.board().randomise(false, random);
    engine::Setup setup = draft.setup();
    setup.players = {{"red", "", ""}, {"blue", "", ""}};
    setup.buildings = {{*engine::cornerFromText("0,-2:N"), engine::BuildingKind::Settlement, "red"},
                       {*engine::cornerFromText("0,2:S"), engine::BuildingKind::Settlement, "blue"}};
    setup.turn = engine::TurnSetup{1, "red", "build", {}, std::nullopt};
    setup.holdings["red"].hand = engine::Hand::exactly(engine::Cards::of(0, 2, 0, 0, 0));
    setup.marks.guests = {{"fishery.fish", {{"red", 2}}}};
    return setup;
}

const ui::ActButton* buttonOf(TableHands& hands, const QString& word) {
    for (const auto* button : hands.page().findChildren<ui::ActButton*>()) {
        if (button->isVisible() && button->text() == word) {
            return button;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a guest's acts have their cells in the act bar, and are done there", "[ui][fishery]") {
    Game game(atTheCoast());
    TableHands hands(game);
    const auto* cast = buttonOf(hands, QStringLiteral("Cast net"));
    const auto* sell = buttonOf(hands, QStringLiteral("Sell fish"));
    REQUIRE(cast != nullptr);
    REQUIRE(sell != nullptr);
    CHECK(cast->isPossible());
    CHECK(ui::keyOf(cast->act()) == QStringLiteral("J"));

    const auto corner = *game.desk.position().topology().find(*engine::cornerFromText("0,-2:N"));
    hands.enter(engine::GuestAct{kRed, "fishery.cast", engine::Site(corner)});
    game.settle();
    CHECK(game.desk.position().marks.guestCount("fishery.nets", kRed) == 1);
    CHECK_FALSE(buttonOf(hands, QStringLiteral("Cast net"))->isPossible());

    engine::GuestAct sale{kRed, "fishery.sell"};
    sale.resource = engine::Resource::Grain;
    hands.enter(sale);
    game.settle();
    CHECK(game.desk.position().marks.guestCount("fishery.fish", kRed) == 0);
    CHECK(game.desk.position().hands[kRed] == engine::Hand::exactly(engine::Cards::of(0, 1, 0, 1, 0)));
}

TEST_CASE("a guest has its card in New game, with its numbers within their bounds", "[ui][fishery]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 640);
    page.show();
    QCheckBox* box = nullptr;
    for (auto* each : page.findChildren<QCheckBox*>()) {
        box = each->text() == QStringLiteral("The Fishery") ? each : box;
    }
    REQUIRE(box != nullptr);
    const auto labels = page.findChildren<QLabel*>();
    CHECK(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text().startsWith(QStringLiteral("Nets at the coast")); }));
    box->setChecked(true);
    QCoreApplication::processEvents();
    auto* nets = page.findChild<QSpinBox*>(QStringLiteral("nets"));
    REQUIRE(nets != nullptr);
    CHECK(nets->minimum() == 1);
    CHECK(nets->maximum() == 5);
    nets->setValue(4);
    QCoreApplication::processEvents();
    const auto position = draft.judge();
    REQUIRE(position);
    CHECK(position->number(*engine::numberFromText("nets")) == 4);
    box->setChecked(false);
    CHECK_FALSE(draft.setup().numbers.contains("nets"));
}

TEST_CASE("a guest's clauses are read in the window's rule book", "[ui][fishery]") {
    CHECK(engine::titleOf(*engine::documentFromText("fishery")).english == "The Fishery");
    CHECK(engine::clauseIds().size() == engine::kClauseCount + 4);
}
