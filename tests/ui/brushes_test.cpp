// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QLabel>
#include <QTest>
#include <set>

#include "engine/state/to_position.h"
#include "tests/ui/game_on_desk.h"
#include "ui/board/board_view.h"
#include "ui/kit/even_grid.h"
#include "ui/new_game/brush_bar.h"
#include "ui/new_game/brush_button.h"
#include "ui/new_game/new_game_page.h"

namespace {

engine::Rules rulesOf(std::vector<std::string> documents) {
    engine::Setup setup = test::freshSetup();
    setup.documents = std::move(documents);
    const auto position = engine::toPosition(setup);
    REQUIRE(position);
    return position->rules();
}

struct Palette {
    ui::BrushBar bar{nullptr, ui::BrushBar::Form::Groups};

    explicit Palette(std::vector<std::string> documents = {"base"}) {
        bar.setPlayers({{"red", "Anna", {}}, {"blue", "Ben", {}}});
        bar.setRules(rulesOf(std::move(documents)), true);
        bar.resize(330, 900);
        bar.show();
        QTest::qWait(1);
    }
    [[nodiscard]] QStringList groups() const {
        QStringList names;
        for (const QLabel* label : bar.findChildren<QLabel*>()) {
            if (label->isVisible() && label->property("kind") == QStringLiteral("dim")) {
                names.append(label->text());
            }
        }
        return names;
    }
    [[nodiscard]] bool inHand(const QString& text) const {
        for (const QLabel* label : bar.findChildren<QLabel*>()) {
            if (label->text() == text) {
                return true;
            }
        }
        return false;
    }
};

}  // namespace

TEST_CASE("the editor's palette stands in named groups, with pictures of forty pixels", "[ui][draft]") {
    Palette base;
    CHECK(base.groups().contains(QStringLiteral("Terrain")));
    CHECK(base.groups().contains(QStringLiteral("Harbours")));
    CHECK(base.groups().contains(QStringLiteral("Pieces")));
    CHECK_FALSE(base.groups().contains(QStringLiteral("Armies")));
    Palette armies({"base", "soldiers"});
    CHECK(armies.groups().contains(QStringLiteral("Armies")));
    for (const auto* button : armies.bar.findChildren<ui::BrushButton*>()) {
        CHECK(button->iconSize().width() >= 40);
        CHECK(button->height() >= 40);
        CHECK(button->width() >= 40);
        CHECK_FALSE(button->accessibleName().isEmpty());
    }
}

TEST_CASE("no two brushes have the same key, and only number tokens have none", "[ui][draft]") {
    Palette palette;
    std::set<int> keys;
    for (const auto* button : palette.bar.findChildren<ui::BrushButton*>()) {
        const auto key = ui::keyOf(button->brush());
        CHECK(key.has_value() == (button->brush().kind != ui::Brush::Kind::Number));
        if (key) {
            CHECK(keys.insert(key->toCombined()).second);
        }
    }
    CHECK(keys.size() > 25);
}

TEST_CASE("a key takes its brush into the hand, and the hand says whose piece it is", "[ui][draft]") {
    Palette palette;
    CHECK(palette.bar.takeKey(Qt::Key_G, Qt::NoModifier));
    CHECK(palette.bar.brush().terrain == engine::Terrain::Fields);
    CHECK(palette.bar.takeKey(Qt::Key_G, Qt::ShiftModifier));
    CHECK(palette.bar.brush().trade == engine::Resource::Grain);
    CHECK(palette.bar.takeKey(Qt::Key_S, Qt::NoModifier));
    CHECK(palette.inHand(QStringLiteral("Settlement of Anna")));
    CHECK(palette.bar.takeKey(Qt::Key_Period, Qt::NoModifier));
    CHECK(palette.bar.owner() == "blue");
    CHECK(palette.inHand(QStringLiteral("Settlement of Ben")));
    // Brushes that these documents do not have are not taken.
    CHECK_FALSE(palette.bar.takeKey(Qt::Key_N, Qt::NoModifier));
    CHECK_FALSE(palette.bar.takeKey(Qt::Key_S, Qt::ControlModifier));
}

TEST_CASE("number tokens are typed", "[ui][draft]") {
    Palette palette;
    const auto type = [&](std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys) {
            (void)palette.bar.takeKey(key, Qt::NoModifier);
        }
        return palette.bar.brush().number;
    };
    CHECK(type({Qt::Key_8}) == 8);
    CHECK(type({Qt::Key_1, Qt::Key_2}) == 12);
    CHECK(type({Qt::Key_1, Qt::Key_0}) == 10);
    CHECK_FALSE(type({Qt::Key_0}).has_value());
    CHECK(palette.bar.brush().kind == ui::Brush::Kind::Number);
    CHECK(type({Qt::Key_1, Qt::Key_9}) == 9);
    // No token has it.
    CHECK(type({Qt::Key_7}) == 9);
}

TEST_CASE("the editor says places as people do", "[ui][draft]") {
    ui::GameDraft draft;
    draft.board().dealUsual(7);
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    page.showStep(ui::NewGamePage::Step::Board);
    auto* board = page.findChild<ui::BoardView*>();
    REQUIRE(board != nullptr);
    Q_EMIT board->placeHovered(ui::PlaceName(engine::cornerOf({0, 0}, engine::CornerDirection::N)));
    bool isThere = false;
    for (const QLabel* label : board->findChildren<QLabel*>()) {
        CHECK_FALSE(label->text().contains(QStringLiteral("0,0")));
        isThere = isThere || !label->text().isEmpty();
    }
    CHECK(isThere);
    CHECK(board->toolTip() == QStringLiteral("0,0:N"));
}

TEST_CASE("cards of one size stand in rows about equally full", "[ui]") {
    QWidget page;
    auto* grid = new ui::EvenGrid(&page, 280, 8);
    std::vector<QWidget*> cards;
    for (int i = 0; i < 6; ++i) {
        cards.push_back(new QWidget(&page));
        cards.back()->setMinimumHeight(100);
        grid->addWidget(cards.back());
    }
    const auto inFirstRow = [&](int width) {
        page.resize(width, grid->heightForWidth(width));
        page.show();
        QTest::qWait(1);
        return std::ranges::count_if(cards, [](const QWidget* card) { return card->y() == 0; });
    };
    CHECK(inFirstRow(900) == 3);
    // Four would leave two in the second row.
    CHECK(inFirstRow(1200) == 3);
    CHECK(inFirstRow(600) == 2);
    CHECK(inFirstRow(1800) == 6);
    CHECK(inFirstRow(200) == 1);
    cards.back()->hide();
    CHECK(inFirstRow(900) == 3);
    CHECK(cards[0]->size() == cards[4]->size());
}
