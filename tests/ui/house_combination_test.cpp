// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/house_combination.h"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>

#include "tests/ui/game_on_desk.h"
#include "ui/new_game/new_game_page.h"
#include "ui/rules/clause_tag.h"
#include "ui/table/players_panel.h"

namespace {

QStringList tagsIn(const QWidget& widget) {
    QStringList ids;
    for (const auto* tag : widget.findChildren<ui::ClauseTag*>()) {
        ids.append(tag->text());
    }
    return ids;
}

bool hasLabel(const QWidget& widget, const QString& part) {
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (label->text().contains(part)) {
            return true;
        }
    }
    return false;
}

engine::Setup withDocuments(std::vector<std::string> documents) {
    engine::Setup setup = test::freshSetup();
    setup.documents = std::move(documents);
    return setup;
}

}  // namespace

TEST_CASE("a running game shows how its house combination is settled", "[ui][rules]") {
    engine::Setup setup = withDocuments({"base", "soldiers", "ccm"});
    setup.rulings = {{"R-X-SA-CC-NUKE", "spared"}};
    test::Game game(setup);
    ui::PlayersPanel panel;
    panel.show(game.desk.position());
    const auto& house = *panel.findChild<ui::HouseCombination*>();
    CHECK_FALSE(house.isHidden());
    CHECK(tagsIn(house) == QStringList{QStringLiteral("R-X-SA-CC-SCORE"), QStringLiteral("R-X-SA-CC-ARMY"),
                                       QStringLiteral("R-X-SA-CC-CAPITAL"), QStringLiteral("R-X-SA-CC-NUKE"),
                                       QStringLiteral("R-X-SA-CC-BRIDGE"), QStringLiteral("R-X-SA-CC-CROSSING")});
    CHECK(hasLabel(house, QStringLiteral("House combination")));
    CHECK(hasLabel(house, QStringLiteral("spared")));
    CHECK_FALSE(hasLabel(house, QStringLiteral("to-city")));
}

TEST_CASE("a game of one document beside the base rules shows no house combination", "[ui][rules]") {
    test::Game game(withDocuments({"base", "soldiers"}));
    ui::PlayersPanel panel;
    panel.show(game.desk.position());
    CHECK(panel.findChild<ui::HouseCombination*>()->isHidden());
}

TEST_CASE("ticking a further document says at once that it is a house combination, and settles it", "[ui][rules]") {
    ui::GameDraft draft;
    draft.setDocument("soldiers", true);
    ui::NewGamePage page(draft, nullptr);
    auto* house = page.findChild<ui::HouseCombination*>();
    REQUIRE(house != nullptr);
    CHECK(house->isHidden());
    QCheckBox* ccm = nullptr;
    for (auto* box : page.findChildren<QCheckBox*>()) {
        ccm = box->text().startsWith(QStringLiteral("CCM")) ? box : ccm;
    }
    REQUIRE(ccm != nullptr);
    ccm->setChecked(true);
    CHECK_FALSE(house->isHidden());
    CHECK(hasLabel(*house, QStringLiteral("House combination: 6 rulings")));
    CHECK(hasLabel(*house, QStringLiteral("✓ It becomes a city. (default)")));

    const auto buttons = house->findChildren<QPushButton*>();
    const auto change = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->accessibleName().contains(QStringLiteral("nuclear weapon"));
    });
    REQUIRE(change != buttons.end());
    (*change)->click();
    // The rows of before go with the next turn of the event loop.
    QTest::qWait(1);
    CHECK(draft.rules()->rulings.get<engine::RXSaCcNuke>() == engine::RXSaCcNuke::Spared);
    CHECK(hasLabel(*house, QStringLiteral("✓ Nothing. (not the default)")));
    CHECK_FALSE(hasLabel(*house, QStringLiteral("It becomes a city.")));
    ccm->setChecked(false);
    CHECK(house->isHidden());
    CHECK(draft.setup().rulings.empty());
}
