// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/lesson.h"

#include <QCoreApplication>
#include <QFile>
#include <QPushButton>
#include <algorithm>

#include "engine/check.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "ui/acting/act_bar.h"
#include "ui/acting/trade_panel.h"
#include "ui/board/board_view.h"
#include "ui/dice/throw_panel.h"
#include "ui/record/record_panel.h"
#include "ui/record/take_back_bar.h"
#include "ui/table/message_strip.h"
#include "ui/table/players_panel.h"

namespace ui {

namespace {

template <class Part>
QWidget* firstSeen(const QWidget& window) {
    for (Part* part : window.findChildren<Part*>()) {
        if (part->isVisible()) {
            return part;
        }
    }
    return nullptr;
}

template <Act act>
QWidget* buttonOf(const QWidget& window) {
    for (ActButton* button : window.findChildren<ActButton*>()) {
        if (button->isVisible() && button->act() == act) {
            return button;
        }
    }
    return nullptr;
}

/// The panel of a trade once it is open.
QWidget* trade(const QWidget& window) {
    QWidget* panel = firstSeen<TradePanel>(window);
    return panel != nullptr ? panel : buttonOf<Act::Trade>(window);
}

QWidget* nextButton(const QWidget& window) {
    return window.findChild<QPushButton*>(QStringLiteral("turnNext"));
}

template <class Event>
bool happened(const TableDesk&, const TableDesk::Change& change) {
    return std::ranges::any_of(change.events,
                               [](const engine::Event& event) { return std::holds_alternative<Event>(event.body); });
}

template <int sum>
bool thrown(const TableDesk&, const TableDesk::Change& change) {
    return std::ranges::any_of(change.events, [](const engine::Event& event) {
        const auto* thrown = std::get_if<engine::DiceThrown>(&event.body);
        return thrown != nullptr && thrown->dice.sum() == sum;
    });
}

template <engine::Piece piece>
bool built(const TableDesk&, const TableDesk::Change& change) {
    return std::ranges::any_of(change.events, [](const engine::Event& event) {
        const auto* placed = std::get_if<engine::PiecePlaced>(&event.body);
        return placed != nullptr && placed->piece == piece;
    });
}

bool tookBack(const TableDesk& desk, const TableDesk::Change& change) {
    return change.position && change.events.empty() && desk.table().line().restorable().has_value();
}

bool restored(const TableDesk& desk, const TableDesk::Change& change) {
    return change.position && change.events.empty() && !desk.table().line().restorable();
}

void play(TableDesk& desk, const char* act) {
    const auto action = engine::actionFromJson(act, *desk.position().table);
    ADJ_CHECK(action.has_value(), "the lesson's acts are well written");
    desk.play(*action);
}

std::vector<LessonStep> makeSteps() {
    return {
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "This is a short game on a copy of its own: nothing of it comes into your record book. The "
                           "pieces stand on your table; the screen follows them. Here are the players with their "
                           "points and cards."),
         firstSeen<PlayersPanel>},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "Red is on turn and throws real dice: 3 and 5. Click the two faces, or type 3 5. (Space "
                           "throws virtual dice where none are on the table.)"),
         firstSeen<ThrowPanel>, thrown<8>,
         [](TableDesk& desk) {
             play(
                 desk,
                 R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
         }},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "Everybody has the cards of the 8 now. Red builds a road: press Road, or R, and then the "
                           "letter of a place, or click the place."),
         buttonOf<Act::Road>, built<engine::Piece::Road>,
         [](TableDesk& desk) { play(desk, R"({"do":"build","by":"red","piece":"road","at":"0,0:E"})"); }},
        {QT_TRANSLATE_NOOP("ui::Lesson", "A settlement too: the same way, with Settlement or S."),
         buttonOf<Act::Settlement>, built<engine::Piece::Settlement>,
         [](TableDesk& desk) { play(desk, R"({"do":"build","by":"red","piece":"settlement","at":"2,-2:S"})"); }},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "What is not allowed is refused here, with who lacks what and the clause that says so. Try "
                           "a city, which Red cannot pay; press F1 for the clause, Esc to leave it. Then press Next."),
         firstSeen<MessageStrip>},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "Red has ore to spare: press Trade, or T, and give the bank 4 ore for 1 grain."),
         trade, happened<engine::CardsPaid>,
         [](TableDesk& desk) { play(desk, R"({"do":"trade","by":"red","give":{"ore":4},"take":{"grain":1}})"); }},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "The large button is always the next step, and Space presses it. Now it ends Red's turn."),
         nextButton, happened<engine::TurnStarted>,
         [](TableDesk& desk) { play(desk, R"({"do":"end-turn","by":"red"})"); }},
        {QT_TRANSLATE_NOOP("ui::Lesson", "Blue throws a seven: 3 and 4."), firstSeen<ThrowPanel>, thrown<7>,
         [](TableDesk& desk) {
             play(
                 desk,
                 R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":4}],"source":"entered"})");
         }},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "Nobody has more than seven cards, so the robber moves at once: take a hex by its letter or "
                           "with a click, and then whom to rob."),
         firstSeen<BoardView>, happened<engine::RobberMoved>,
         [](TableDesk& desk) { play(desk, R"({"do":"move-robber","by":"blue","hex":"1,-1","victim":"red"})"); }},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "That was the wrong hex? Take it back here, or with Ctrl+Z. Nothing is deleted: the record "
                           "keeps what was taken back."),
         firstSeen<TakeBackBar>, tookBack, [](TableDesk& desk) { desk.takeBack(); }},
        {QT_TRANSLATE_NOOP("ui::Lesson", "It was right after all: Restore, or Ctrl+Shift+Z."), firstSeen<TakeBackBar>,
         restored, [](TableDesk& desk) { desk.restore(); }},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "Every act stands in the record, numbered and sealed against change. Alt+← shows the table "
                           "as it was before, Alt+End leads back; from any entry a dispute can be settled."),
         firstSeen<RecordPanel>},
        {QT_TRANSLATE_NOOP("ui::Lesson",
                           "That is all you need. Ctrl+K finds every command, Shift+F1 shows all keys, F1 the clause "
                           "in front of you, F9 a large display for everybody. Your own games begin with New game."),
         nullptr},
    };
}

}  // namespace

const std::vector<LessonStep>& firstGameSteps() {
    static const std::vector<LessonStep> steps = makeSteps();
    return steps;
}

engine::Setup firstGameSetup() {
    QFile file(QStringLiteral(":/lesson/first_game.json"));
    ADJ_CHECK(file.open(QIODevice::ReadOnly), "the lesson's table is part of the program");
    const auto setup = engine::setupFromJson(file.readAll().toStdString());
    ADJ_CHECK(setup.has_value(), "the lesson's table is well written");
    return *setup;
}

QString textOf(const LessonStep& step) {
    return QCoreApplication::translate("ui::Lesson", step.text);
}

}  // namespace ui
