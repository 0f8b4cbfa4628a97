// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fit.h"

#include <catch2/catch.hpp>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QTabBar>
#include <set>

#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/state/to_position.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/ui/dice_hands.h"
#include "tests/ui/findings.h"
#include "tests/ui/table_hands.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/watch_desk.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/ccm_page.h"
#include "ui/pages/dispute_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/settings_page.h"
#include "ui/pages/settle_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/pages/table_side.h"
#include "ui/table/game_clock.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall_aside.h"
#include "ui/tournament/results/results_page.h"
#include "ui/tournament/tournament_page.h"
#include "ui/window/main_window.h"

using engine::test::Documents;
using test::Findings;
using test::kRound;
using test::kSmall;

namespace {

/// A language with a look: geometry is the same in both looks, colours in both languages.
struct Dress {
    engine::Language language;
    ui::Look look;
};

/// While it lives the program speaks and looks so.
class Dressed {
public:
    explicit Dressed(const Dress& dress) {
        ui::setLanguage(dress.language);
        ui::applyLook(dress.look);
    }
    ~Dressed() {
        ui::setLanguage(engine::Language::English);
        ui::applyLook(ui::Look::Light);
    }
    Dressed(const Dressed&) = delete;
    Dressed& operator=(const Dressed&) = delete;
};

Dress anyDress() {
    return GENERATE(values<Dress>({{engine::Language::English, ui::Look::Light},
                                   {engine::Language::German, ui::Look::Dark},
                                   {engine::Language::Pseudo, ui::Look::Light}}));
}

template <class Widget>
QList<Widget*> shown(QWidget& page) {
    QList<Widget*> widgets;
    for (Widget* each : page.findChildren<Widget*>()) {
        if (each->isVisible()) {
            widgets.append(each);
        }
    }
    return widgets;
}

/// What of the table decides which panel is seen.
std::string stateOf(const ui::TableDesk& desk) {
    const engine::Turn& turn = desk.position().turn;
    return std::to_string(static_cast<int>(turn.phase)) + '/' + std::to_string(turn.pending.index()) + '/' +
           std::to_string(static_cast<int>(desk.saying().guide()));
}

/// The panel of an act with each question that it asks on the way, answered as comes first; at a table of its own, as
/// the last answer is the act itself.
void lookAtAct(const engine::Setup& setup, ui::Act act, Findings& found) {
    test::Game game(setup);
    test::TableHands hands(game);
    game.desk.saying().choose(act);
    const QString name = QStringLiteral("act %1").arg(ui::wordOf(act));
    constexpr int kMostQuestions = 4;
    for (int asked = 0; asked < kMostQuestions && game.desk.saying().act() == act; ++asked) {
        found.lookAt(hands.page(), name);
        const ui::ActChooser* chooser = game.desk.saying().chooser();
        const auto question = chooser == nullptr ? std::nullopt : chooser->question();
        if (!question || !chooser->leadsOn(*question, question->answers.front())) {
            break;
        }
        game.desk.saying().answer(ui::Answer(question->answers.front()));
    }
    test::settleLayout();
    (void)test::waitFor([&] { return !game.desk.table().isWriting(); });
}

Documents anyDocuments() {
    return GENERATE(Documents{"base"}, Documents{"base", "soldiers"}, Documents{"base", "monopolists"},
                    Documents{"base", "shadow"}, Documents{"base", "ccm"});
}

/// Plays a game of these documents by buttons, places and dice, and looks at every state of a turn and every panel of
/// an act that comes up.
void checkPanels(const Documents& documents, const Dress& dress) {
    CAPTURE(engine::test::nameOf(documents), static_cast<int>(dress.language));
    const Dressed dressed(dress);
    const bool two = documents.back() == "shadow";
    engine::Setup start = engine::test::freshTable(documents, two ? 2 : 4);
    const auto position = engine::toPosition(start);
    REQUIRE(position);
    constexpr int kActs = 160;
    const auto played = engine::test::playedOut(*position, 5, kActs);
    REQUIRE(played.size() > 100);
    test::Game game(start);
    test::TableHands hands(game);
    engine::Position expected = game.desk.position();
    Findings found(true);
    std::set<std::string> states;
    std::set<ui::Act> acts;
    for (const engine::test::Played& act : played) {
        if (states.insert(stateOf(game.desk)).second) {
            found.lookAt(hands.page(), QStringLiteral("state %1").arg(QString::fromStdString(stateOf(game.desk))));
        }
        for (const ui::Act open : game.desk.saying().openActs()) {
            if (!game.desk.saying().act() && acts.insert(open).second) {
                lookAtAct(engine::toSetup(game.desk.position()), open, found);
            }
        }
        hands.enter(act.action);
        engine::evolve(expected, act.decision.events);
        INFO(ui::sentence(act.action, expected).toStdString());
        REQUIRE(expected == game.desk.position());
    }
    CHECK(states.size() > 3);
    CHECK(acts.size() > 2);
    CHECK(found.text() == "");
}

}  // namespace

TEST_CASE("every workplace of the window fits, in both languages and looks", "[ui][fit]") {
    const Dress dress = anyDress();
    const Dressed dressed(dress);
    const QTemporaryDir folder;
    const std::filesystem::path book = folder.filePath(QStringLiteral("book.db")).toStdString();
    {
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(book));
        desk.startGame(adjudicator::test::battlefield());
        REQUIRE(test::waitFor([&] { return test::settled(desk); }));
        for (const std::string& line :
             {std::string(adjudicator::test::kAttack), adjudicator::test::roundOf({12, 10}, {12, 7})}) {
            desk.play(*engine::actionFromJson(line, *desk.position().table));
            REQUIRE(test::waitFor([&] { return test::settled(desk); }));
        }
    }
    ui::MainWindow window;
    window.resize(kSmall);
    window.show();
    Findings found(true);
    const QSize nothing(0, 0);
    const auto press = [&](const char* keys) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QString::fromLatin1(keys))) {
                action->trigger();
                test::settleLayout();
                return;
            }
        }
        FAIL("no such key: " << keys);
    };
    found.lookAt(window, QStringLiteral("no game"), nothing);
    window.openBook(book);
    QTest::qWait(20);
    found.lookAt(window, QStringLiteral("table"), nothing);
    auto* table = window.findChild<ui::TablePage*>();
    REQUIRE(table != nullptr);
    table->side().turnClocks();
    found.lookAt(window, QStringLiteral("clocks beside a combat"), nothing);
    table->side().turnClocks();
    table->side().turnThrows();
    found.lookAt(window, QStringLiteral("throws"), nothing);
    table->side().showHead();
    found.lookAt(window, QStringLiteral("head"), nothing);
    table->side().showHead();
    press("F2");
    found.lookAt(window, QStringLiteral("what happened"), nothing);
    press("F2");
    press("Ctrl+2");
    QList<QPushButton*> steps;
    for (QPushButton* button : shown<QPushButton>(window)) {
        if (button->property("kind") == QStringLiteral("step")) {
            steps.append(button);
        }
    }
    CHECK(steps.size() >= 4);
    for (QPushButton* step : steps) {
        step->click();
        found.lookAt(window, QStringLiteral("new game, ") + step->text(), nothing);
    }
    press("Ctrl+3");
    found.lookAt(window, QStringLiteral("CCM"), nothing);
    press("Ctrl+4");
    found.lookAt(window, QStringLiteral("rules"), nothing);
    press("F8");
    found.lookAt(window, QStringLiteral("disputes"), nothing);
    press("Ctrl+1");
    press("F8");
    for (int row = 0; row < 5; ++row) {
        const auto choices = shown<QRadioButton>(window);
        if (row < choices.size()) {
            choices[row]->click();
            found.lookAt(window, QStringLiteral("dispute, ") + choices[row]->text(), nothing);
        }
    }
    press("Ctrl+1");
    press("Ctrl+F8");
    found.lookAt(window, QStringLiteral("what if"), nothing);
    press("Ctrl+6");
    found.lookAt(window, QStringLiteral("dice game"), nothing);
    press("Ctrl+7");
    QTest::qWait(50);
    for (QTabBar* tabs : shown<QTabBar>(window)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            found.lookAt(window, QStringLiteral("statistics, ") + tabs->tabText(tab), nothing);
        }
    }
    press("Shift+F8");
    found.lookAt(window, QStringLiteral("settle"), nothing);
    press("Ctrl+,");
    found.lookAt(window, QStringLiteral("settings"), nothing);
    if (ui::CameraDesk::isThere()) {
        press("F5");
        found.lookAt(window, QStringLiteral("camera"), nothing);
        press("F5");
    }
    CHECK(found.looks() > 18);
    CHECK(found.text() == "");
    window.close();
    QSettings().clear();
}

TEST_CASE("games of every document are played by buttons, places and dice, and every panel fits in German",
          "[ui][fit][guides]") {
    checkPanels(anyDocuments(), {engine::Language::German, ui::Look::Dark});
}

TEST_CASE("games of every document are played by buttons, places and dice, and every panel fits in English",
          "[ui][fit][guides][.full]") {
    checkPanels(anyDocuments(), {engine::Language::English, ui::Look::Light});
}

TEST_CASE("games of every document are played in words of the catalogue alone", "[ui][fit][guides][sentences]") {
    checkPanels(anyDocuments(), {engine::Language::Pseudo, ui::Look::Light});
}

TEST_CASE("a trade between players and the preview of a weapon fit beside the chain head on a low screen",
          "[ui][fit][guides][SA-D2][SA-N4]") {
    const Dressed dressed(anyDress());
    engine::Setup setup = test::battle();
    setup.turn->phase = "build";
    for (const char* player : {"red", "blue"}) {
        setup.holdings[player].hand = engine::Hand::exactly(engine::Cards::of(4, 4, 4, 4, 4));
    }
    Findings found;
    {
        test::Game game(setup);
        test::TableHands hands(game);
        REQUIRE(hands.key(Qt::Key_T));
        REQUIRE(hands.key(Qt::Key_T));
        found.lookAt(hands.page(), QStringLiteral("trade with a player"));
    }
    setup.turn->phase = "combat";
    // As many buildings as find room around a hex.
    for (const auto corner : {engine::CornerDirection::SE, engine::CornerDirection::SW}) {
        setup.buildings.push_back({engine::cornerOf({0, 0}, corner), engine::BuildingKind::City, "red", 1, false});
    }
    test::Game game(setup);
    test::TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_N));
    hands.page().side().showHead();
    hands.point(*game.desk.position().topology().find(engine::Hex{0, 0}));
    REQUIRE(game.desk.saying().preview());
    found.lookAt(hands.page(), QStringLiteral("preview of a weapon"));
    CHECK(found.text() == "");
}

TEST_CASE("every page of a tournament fits while it is played", "[ui][fit][tournament]") {
    const Dress dress = anyDress();
    const Dressed dressed(dress);
    constexpr std::size_t kPlayers = 28;
    test::Cup cup(kPlayers, 3, 2, cup::System::A, true);
    cup.playRound(1);
    cup.playRound(2);
    ui::HallAside aside(cup.hall);
    ui::TournamentPage page(cup.hall, nullptr);
    aside.addPages(page);
    page.resize(kSmall - kRound);
    page.show();
    Findings found;
    using Tab = ui::TournamentPage::Tab;
    for (const Tab tab : {Tab::Tournament, Tab::Players, Tab::Rounds, Tab::Results, Tab::Standings, Tab::Projector,
                          Tab::Desks, Tab::Record}) {
        page.showTab(tab);
        REQUIRE(page.tab() == tab);
        const QString name = QStringLiteral("tournament, tab %1").arg(static_cast<int>(tab));
        found.lookAt(page, name);
        // What is told of a chosen line.
        for (QTableView* view : shown<QTableView>(page)) {
            if (view->model() != nullptr && view->model()->rowCount() > 1) {
                view->setCurrentIndex(view->model()->index(1, 0));
                found.lookAt(page, name + QStringLiteral(", ") + view->objectName());
            }
        }
    }
    // Who met whom; several tables chosen; who really sat at one; what is proposed.
    page.showTab(Tab::Rounds);
    page.findChild<QTabBar*>(QStringLiteral("roundsParts"))->setCurrentIndex(1);
    found.lookAt(page, QStringLiteral("tournament, who met whom"));
    page.showTab(Tab::Results);
    page.findChild<QListView*>(QStringLiteral("resultTiles"))->selectAll();
    found.lookAt(page, QStringLiteral("tournament, tables chosen"));
    page.findChild<QPushButton*>(QStringLiteral("resultSeats"))->click();
    found.lookAt(page, QStringLiteral("tournament, who sat at a table"));
    page.results().showPart(ui::ResultsPage::Part::Proposals);
    found.lookAt(page, QStringLiteral("tournament, proposals"));
    CHECK(found.looks() > 10);
    CHECK(found.text() == "");
}

TEST_CASE("the dice game fits while it is thrown, built and ruled", "[ui][fit][dice-game]") {
    const Dress dress = anyDress();
    const Dressed dressed(dress);
    test::DiceHands game;
    Findings found;
    found.lookAt(game.page, QStringLiteral("before a throw"));
    game.typeThrow({1, 2, 6});
    found.lookAt(game.page, QStringLiteral("after a throw"));
    game.clickSheet("r3");
    found.lookAt(game.page, QStringLiteral("refused"));
    game.clickSheet("r1");
    found.lookAt(game.page, QStringLiteral("built"));
    game.page.turnReferee(true);
    for (const char* kind : {"refereeHappened", "refereeRuling", "refereeCorrection"}) {
        game.part<QPushButton>(kind).click();
        found.lookAt(game.page, QString::fromLatin1(kind));
    }
    CHECK(found.text() == "");
}
