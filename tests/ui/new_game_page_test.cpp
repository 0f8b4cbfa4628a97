// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/new_game_page.h"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "engine/notation/position_json.h"
#include "ui/board/board_view.h"
#include "ui/board/document_art.h"
#include "ui/new_game/document_card.h"
#include "ui/new_game/document_step.h"
#include "ui/new_game/findings_panel.h"
#include "ui/new_game/numbers_panel.h"
#include "ui/new_game/player_list.h"
#include "ui/new_game/ruling_list.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/ruling_row.h"

namespace {

struct OpenPage {
    ui::GameDraft draft;
    ui::NewGamePage page{draft, nullptr};
    QSignalSpy started{&page, &ui::NewGamePage::startRequested};

    OpenPage() {
        page.resize(1280, 640);
        page.show();
        page.setFocus();
    }
    void enter() { QTest::keyClick(&page, Qt::Key_Return); }
    [[nodiscard]] QCheckBox* box(const QString& start) const {
        for (auto* each : page.findChildren<QCheckBox*>()) {
            if (each->text().startsWith(start)) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const QString& part) const {
        for (const auto* label : page.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&page) && label->text().contains(part)) {
                return true;
            }
        }
        return false;
    }
};

}  // namespace

TEST_CASE("Enter begins a base game", "[ui]") {
    OpenPage open;
    CHECK(open.page.step() == ui::NewGamePage::Step::Game);
    CHECK(open.started.count() == 0);
    open.enter();
    CHECK(open.started.count() == 1);
    CHECK(open.draft.judge()->rules().documents.size() == 1);
}

TEST_CASE("documents, players and the board stand on one page, and keys do all of it", "[ui]") {
    OpenPage open;
    CHECK(open.page.findChild<ui::DocumentStep*>()->isVisible());
    CHECK(open.page.findChild<ui::PlayerList*>()->isVisible());
    CHECK(open.page.findChild<ui::BoardView*>()->isVisible());
    QTest::keyClick(&open.page, Qt::Key_1);
    CHECK(open.draft.hasDocument("soldiers"));
    CHECK(open.box(QStringLiteral("Soldiers"))->isChecked());
    QTest::keyClick(&open.page, Qt::Key_1);
    CHECK_FALSE(open.draft.hasDocument("soldiers"));
    const auto before = open.draft.drawn().choice.seed;
    QTest::keyClick(&open.page, Qt::Key_D);
    CHECK(open.draft.drawn().choice.seed != before);
    const auto players = open.draft.setup().players;
    for (int i = 0; i < 20 && open.draft.setup().players == players; ++i) {
        QTest::keyClick(&open.page, Qt::Key_L);
    }
    CHECK(open.draft.setup().players != players);
    CHECK(std::ranges::is_permutation(open.draft.setup().players, players));
    QTest::keyClick(&open.page, Qt::Key_E);
    CHECK(open.page.step() == ui::NewGamePage::Step::Board);
    CHECK_FALSE(open.page.findChild<ui::DocumentStep*>()->isVisible());
    QTest::keyClick(&open.page, Qt::Key_Escape);
    CHECK(open.page.step() == ui::NewGamePage::Step::Game);
    QSignalSpy dice(&open.page, &ui::NewGamePage::diceGameRequested);
    QTest::keyClick(&open.page, Qt::Key_5);
    CHECK(dice.count() == 1);
    CHECK(open.started.count() == 0);
}

TEST_CASE("Enter in a name goes on to the next name, and begins nothing before all are left", "[ui]") {
    OpenPage open;
    QList<QLineEdit*> names;
    for (auto* each : open.page.findChild<ui::PlayerList*>()->findChildren<QLineEdit*>()) {
        if (each->isVisible() && each->accessibleName().startsWith(QStringLiteral("Name of"))) {
            names.append(each);
        }
    }
    REQUIRE(names.size() == 4);
    names[0]->setFocus();
    for (int seat = 0; seat < 4; ++seat) {
        CHECK(open.page.focusWidget() == names[seat]);
        QTest::keyClicks(names[seat], QStringLiteral("Anna"));
        QTest::keyClick(names[seat], Qt::Key_Return);
    }
    CHECK(open.started.count() == 0);
    CHECK(open.draft.setup().players[3].name == "Anna");
    open.enter();
    CHECK(open.started.count() == 1);
}

TEST_CASE("a card says before it is chosen what it does not go together with", "[ui][MO-1][SW-1]") {
    OpenPage open;
    CHECK_FALSE(open.says(QStringLiteral("not with")));
    open.box(QStringLiteral("Monopolists"))->click();
    CHECK(open.says(QStringLiteral("not with Monopolists")));
    open.box(QStringLiteral("Monopolists"))->click();
    CHECK_FALSE(open.says(QStringLiteral("not with")));
}

TEST_CASE("a card is pressed anywhere", "[ui]") {
    OpenPage open;
    for (auto* card : open.page.findChildren<ui::DocumentCard*>()) {
        if (card->document() == engine::Document::Soldiers) {
            QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(20, card->height() - 20));
        }
    }
    CHECK(open.draft.hasDocument("soldiers"));
}

TEST_CASE("each document has a picture of its own", "[ui]") {
    std::vector<QImage> pictures;
    for (const engine::Document document : engine::kDocuments) {
        QImage picture(90, 80, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        ui::artwork::paintDocument(painter, picture.rect(), document);
        painter.end();
        CHECK(std::ranges::find(pictures, picture) == pictures.end());
        CHECK(picture.pixelColor(45, 40) != QColor(Qt::white));
        pictures.push_back(picture);
    }
}

TEST_CASE("every step is entered at any time, and the game starts from any", "[ui]") {
    OpenPage open;
    for (const auto step :
         {ui::NewGamePage::Step::Joined, ui::NewGamePage::Step::Board, ui::NewGamePage::Step::Rules}) {
        open.page.showStep(step);
        CHECK(open.page.step() == step);
    }
    QTest::keyClick(&open.page, Qt::Key_Return, Qt::ControlModifier);
    CHECK(open.started.count() == 1);
}

TEST_CASE("the names of the steps keep their place, whichever is chosen", "[ui]") {
    OpenPage open;
    const auto places = [&] {
        QList<QRect> rects;
        for (const auto* button : open.page.findChildren<QPushButton*>()) {
            if (button->property("kind") == QStringLiteral("step")) {
                rects.append(button->geometry());
            }
        }
        return rects;
    };
    const auto before = places();
    REQUIRE(before.size() == 4);
    open.page.showStep(ui::NewGamePage::Step::Rules);
    QTest::qWait(1);
    CHECK(places() == before);
}

TEST_CASE("the board stands beside the question whether a game is under way", "[ui]") {
    OpenPage open;
    open.page.showStep(ui::NewGamePage::Step::Joined);
    CHECK(open.page.findChild<ui::BoardView*>()->isVisible());
}

TEST_CASE("documents that exclude each other are refused in place with both clauses", "[ui][MO-1][SW-1]") {
    OpenPage open;
    open.box(QStringLiteral("Monopolists"))->click();
    open.box(QStringLiteral("Shadow"))->click();
    CHECK(open.says(QStringLiteral("cannot be played together")));
    QTest::qWait(1);
    QStringList tags;
    const auto* step = open.page.findChild<ui::DocumentStep*>();
    for (const auto* tag : step->findChildren<ui::ClauseTag*>()) {
        if (tag->isVisibleTo(step)) {
            tags.append(tag->text());
        }
    }
    CHECK(tags.contains(QStringLiteral("MO-1")));
    CHECK(tags.contains(QStringLiteral("SW-1")));
    QTest::keyClick(&open.page, Qt::Key_Return, Qt::ControlModifier);
    CHECK(open.started.count() == 0);
    const auto places = [&] {
        QList<QRect> rects;
        for (const auto* card : step->findChildren<ui::DocumentCard*>()) {
            rects.append(QRect(card->mapTo(&open.page, QPoint()), card->size()));
        }
        return rects;
    };
    const auto before = places();
    open.box(QStringLiteral("Shadow"))->click();
    CHECK_FALSE(open.says(QStringLiteral("cannot be played together")));
    QTest::qWait(1);
    CHECK(places() == before);
}

TEST_CASE("the winning score drives the numbers at the right", "[ui][CC-7][CC-9]") {
    OpenPage open;
    auto* panel = open.page.findChild<ui::NumbersPanel*>();
    auto* score = panel->findChild<QSpinBox*>();
    CHECK(score->value() == 10);
    CHECK_FALSE(score->isEnabled());
    open.box(QStringLiteral("CCM"))->click();
    CHECK(score->isEnabled());
    score->setValue(30);
    const auto has = [&](const QString& number) {
        for (const auto* label : panel->findChildren<QLabel*>()) {
            if (label->text() == number) {
                return true;
            }
        }
        return false;
    };
    CHECK(has(QStringLiteral("10")));
    CHECK(has(QStringLiteral("6")));
    CHECK(open.draft.judge()->number(engine::Number::RoadLengthNeeded) == 10);
}

TEST_CASE("options stand with their document and are recorded", "[ui][SA-V1]") {
    OpenPage open;
    auto* option = open.box(QStringLiteral("Option: upgrade infantry"));
    REQUIRE(option != nullptr);
    CHECK_FALSE(option->isVisibleTo(&open.page));
    open.box(QStringLiteral("Soldiers"))->click();
    CHECK(option->isVisibleTo(&open.page));
    option->click();
    CHECK(open.draft.setup().switches == std::vector<std::string>{"SA-V1"});
}

TEST_CASE("votes are taken player by player", "[ui][CC-2]") {
    OpenPage open;
    open.box(QStringLiteral("CCM"))->click();
    QToolButton* voice = nullptr;
    for (auto* button : open.page.findChildren<QToolButton*>()) {
        if (button->accessibleName().startsWith(QStringLiteral("Red on Bridge"))) {
            voice = button;
        }
    }
    REQUIRE(voice != nullptr);
    voice->click();
    CHECK(open.draft.polls().at(engine::clause::CC_12).voices.at("red"));
    voice->click();
    CHECK_FALSE(open.draft.polls().at(engine::clause::CC_12).voices.at("red"));
    CHECK_FALSE(open.draft.rules()->has(engine::clause::CC_12));
    voice->click();
    CHECK(open.draft.polls().empty());
}

TEST_CASE("rulings are folded away, searched and changed", "[ui][rules]") {
    OpenPage open;
    auto* list = open.page.findChild<ui::RulingList*>();
    CHECK(list->findChildren<ui::RulingRow*>().isEmpty());
    list->setUnfolded(true);
    QTest::qWait(1);
    const auto rows = list->findChildren<ui::RulingRow*>();
    REQUIRE(rows.size() > 2);
    list->findChild<QLineEdit*>()->setText(QStringLiteral("R-RETHROW"));
    QList<ui::RulingRow*> shown;
    for (auto* row : rows) {
        if (row->isVisibleTo(list)) {
            shown.append(row);
        }
    }
    REQUIRE(shown.size() == 1);
    for (auto* button : shown.front()->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Change")) {
            button->click();
            break;
        }
    }
    CHECK(open.draft.rules()->rulings.get<engine::RRethrow>() == engine::RRethrow::NewDice);
    // The page says that one is not by default, and leads there.
    QTest::qWait(1);
    QPushButton* link = nullptr;
    for (auto* button : open.page.findChild<ui::FindingsPanel*>()->findChildren<QPushButton*>()) {
        link = button->text() == QStringLiteral("Rulings: 1 not by default ›") ? button : link;
    }
    REQUIRE(link != nullptr);
    link->click();
    CHECK(open.page.step() == ui::NewGamePage::Step::Rules);
}

TEST_CASE("the page says how many the documents take and seats them", "[ui][SW-1]") {
    OpenPage open;
    const auto four = open.draft.setup().players;
    open.box(QStringLiteral("Shadow"))->click();
    CHECK(open.draft.setup().players.size() == 2);
    open.draft.setPlayers(four);
    open.page.refresh();
    CHECK(open.says(QStringLiteral("take at most 2 players")));
    for (auto* button : open.page.findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Seat 2")) {
            button->click();
            break;
        }
    }
    CHECK(open.draft.setup().players.size() == 2);
    CHECK_FALSE(open.says(QStringLiteral("take at most 2 players")));
    CHECK(open.page.findChild<ui::PlayerList*>()->players().size() == 2);
}

TEST_CASE("a position file opens in the board step, and a wrong one changes nothing", "[ui]") {
    OpenPage open;
    QTemporaryDir folder;
    const auto write = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    };
    const auto before = open.draft.setup();
    open.page.openFile(write(QStringLiteral("bad.json"), "{\"format\":"));
    CHECK(open.draft.setup() == before);
    CHECK(open.says(QStringLiteral("Nothing was changed.")));
    engine::Setup setup = before;
    setup.players = {{"red", "Anna", ""}, {"blue", "Ben", ""}};
    setup.turn = engine::TurnSetup{4, "blue", "build", {}, {}};
    open.page.openFile(write(QStringLiteral("good.json"), QByteArray::fromStdString(engine::toJson(setup))));
    CHECK(open.page.step() == ui::NewGamePage::Step::Board);
    CHECK(open.draft.setup().players.size() == 2);
    CHECK(open.draft.isUnderWay());
    CHECK_FALSE(open.says(QStringLiteral("Nothing was changed.")));
    // The board leads on to what else is known, and that to the game.
    open.page.setFocus();
    open.enter();
    CHECK(open.page.step() == ui::NewGamePage::Step::Joined);
    open.enter();
    CHECK(open.started.count() == 1);
}

TEST_CASE("the board step deals by its fields and undoes", "[ui][B-1]") {
    OpenPage open;
    open.page.showStep(ui::NewGamePage::Step::Board);
    QComboBox* kind = nullptr;
    for (auto* each : open.page.findChildren<QComboBox*>()) {
        if (each->accessibleName() == QStringLiteral("Board")) {
            kind = each;
        }
    }
    REQUIRE(kind != nullptr);
    const auto before = open.draft.setup().hexes;
    kind->setCurrentIndex(1);
    Q_EMIT kind->activated(1);
    CHECK(open.draft.setup().hexes.size() == 30);
    kind->setCurrentIndex(2);
    Q_EMIT kind->activated(2);
    CHECK(open.draft.setup().hexes.size() == 38);
    open.page.undo();
    open.page.undo();
    CHECK(open.draft.setup().hexes == before);
    CHECK(kind->currentIndex() == 0);
}

TEST_CASE("no ruling is cut, however wide the page is", "[ui]") {
    OpenPage open;
    open.draft.setDocument("shadow", true);
    open.page.resize(1800, 900);
    open.page.refresh();
    open.page.showStep(ui::NewGamePage::Step::Rules);
    open.page.findChild<ui::RulingList*>()->setUnfolded(true);
    // The page is laid out once the list is open: a busy machine takes its time.
    const auto isWhole = [&] {
        return std::ranges::all_of(open.page.findChildren<ui::RulingRow*>(), [](const ui::RulingRow* row) {
            return std::ranges::all_of(row->findChildren<QLabel*>(), [](const QLabel* label) {
                return label->height() >= label->heightForWidth(label->width());
            });
        });
    };
    QTest::qWait(20);
    (void)QTest::qWaitFor(isWhole);
    int lines = 0;
    for (const auto* row : open.page.findChildren<ui::RulingRow*>()) {
        for (const auto* label : row->findChildren<QLabel*>()) {
            CAPTURE(label->text().toStdString());
            CHECK(label->height() >= label->heightForWidth(label->width()));
            ++lines;
        }
    }
    CHECK(lines > 10);
}
