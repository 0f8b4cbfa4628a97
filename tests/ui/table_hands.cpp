// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/table_hands.h"

#include <QKeyEvent>
#include <QPushButton>
#include <algorithm>

#include "ui/acting/act_bar.h"
#include "ui/acting/card_stepper.h"
#include "ui/board/board_view.h"
#include "ui/desk/strip_message.h"
#include "ui/table/turn_bar.h"
#include "ui/text/rules_text.h"
#include "ui/text/sentences.h"

namespace test {

namespace {

/// Lets the presses that were queued come through.
void breathe() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

std::optional<ui::Act> actOf(const engine::Action& action, const engine::Position& position) {
    for (const ui::ActInfo& info : ui::allActs()) {
        if (info.is(action) && info.belongs(position)) {
            return info.act;
        }
    }
    return std::nullopt;
}

}  // namespace

TableHands::TableHands(Game& game) : m_game(game), m_page(game.desk, nullptr) {
    m_page.resize(1280, 720);
    m_page.show();
    breathe();
}

QPushButton* TableHands::seen(const QString& name) const {
    for (auto* button : m_page.findChildren<QPushButton*>(name)) {
        if (button->isVisible() && button->isEnabled()) {
            return button;
        }
    }
    return nullptr;
}

bool TableHands::canPress(const QString& name) const {
    return seen(name) != nullptr;
}

void TableHands::step() {
    breathe();
    if (m_look) {
        m_look();
    }
}

void TableHands::press(const QString& name) {
    INFO("the button " << name.toStdString());
    QPushButton* button = seen(name);
    REQUIRE(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    step();
}

bool TableHands::key(int key, Qt::KeyboardModifiers modifiers) {
    const QKeyEvent event(QEvent::KeyPress, key, modifiers);
    const bool taken = m_page.takeKey(event);
    step();
    return taken;
}

void TableHands::point(const engine::Place& place) {
    Q_EMIT m_page.board().placeChosen(ui::nameOf(m_game.desk.position().topology(), place));
    step();
}

void TableHands::begin(ui::Act act) {
    if (m_game.desk.saying().act() == act) {
        return;
    }
    for (auto* button : m_page.findChildren<ui::ActButton*>()) {
        if (button->act() == act && button->isVisible()) {
            CHECK(button->isPossible());
            QTest::mouseClick(button, Qt::LeftButton);
            step();
            return;
        }
    }
    const ui::ActInfo& info = ui::infoOf(act);
    REQUIRE(key(info.key, info.shift ? Qt::ShiftModifier : Qt::NoModifier));
}

void TableHands::throwDice(const engine::Dice& dice) {
    for (const engine::Die& die : dice.dice) {
        const QString face = QStringLiteral("face%1").arg(die.value);
        if (canPress(face)) {
            press(face);
            continue;
        }
        // A combat's dice are typed.
        if (die.sides > 10) {
            REQUIRE(key(Qt::Key_0 + die.value / 10));
        }
        REQUIRE(key(Qt::Key_0 + die.value % 10));
    }
}

void TableHands::count(const QString& stepper, const engine::Cards& cards) {
    ui::CardStepper* seenStepper = nullptr;
    for (auto* each : m_page.findChildren<ui::CardStepper*>(stepper)) {
        seenStepper = each->isVisible() ? each : seenStepper;
    }
    REQUIRE(seenStepper != nullptr);
    int column = 0;
    for (const engine::Resource resource : engine::kResources) {
        auto* more = seenStepper->findChild<QPushButton*>(QStringLiteral("more-%1").arg(column++));
        while (seenStepper->cards()[resource] < cards[resource]) {
            REQUIRE(more->isEnabled());
            QTest::mouseClick(more, Qt::LeftButton);
        }
    }
    CHECK(seenStepper->cards() == cards);
    step();
}

void TableHands::enterUnits(const engine::MoveArmy& move) {
    const engine::Units all = m_game.desk.position().armies[move.from]->units;
    std::size_t button = 0;
    for (const auto kind : {&engine::Units::artillery, &engine::Units::cavalry, &engine::Units::infantry}) {
        if (all.*kind == 0) {
            continue;
        }
        // All of them first, then none, then one more with each press.
        const int presses = (*move.units).*kind == all.*kind ? 0 : (*move.units).*kind + 1;
        for (int i = 0; i < presses; ++i) {
            const ui::Message message = messageOf(m_game.desk);
            REQUIRE(button < message.buttons.size());
            message.buttons[button].press();
        }
        ++button;
    }
}

/// One card after the other.
void TableHands::nameCards(const engine::Cards& cards) {
    for (const engine::Resource resource : engine::kResources) {
        for (int i = 0; i < cards[resource]; ++i) {
            press(QStringLiteral("card%1").arg(static_cast<int>(resource) + 1));
            step();
        }
    }
}

void TableHands::lead(ui::Act act, const engine::Action& action) {
    begin(act);
    const auto before = m_game.desk.table().line().head().seq;
    const auto places = ui::placesOf(action);
    const auto* move = std::get_if<engine::MoveArmy>(&action);
    for (int turn = 0; turn < 12; ++turn) {
        m_game.settle();
        step();
        const ui::ActChooser* chooser = m_game.desk.saying().chooser();
        if (m_game.desk.table().line().head().seq != before || chooser == nullptr) {
            return;
        }
        if (m_game.desk.saying().preview() && m_game.desk.saying().preview()->fixed) {
            REQUIRE(key(Qt::Key_Return));
            continue;
        }
        const auto question = chooser->question();
        if (question && (!question->besidePlaces || places.size() == chooser->chosen().size())) {
            // Among the answers the one that this act would be; with fields to fill in where it is not listed as it is.
            const auto& listed = chooser->candidates();
            const bool open = std::none_of(listed.begin(), listed.end(), [&](const engine::ActFamily& each) {
                return each.open.empty() && each.action == action;
            });
            const auto fields = adjudicator::saying::fieldsAsked({action, {}});
            std::optional<std::size_t> right;
            for (std::size_t i = 0; i < question->answers.size(); ++i) {
                for (const auto& [name, answer] : fields) {
                    if (name != question->field) {
                        continue;
                    }
                    const auto* kind = std::get_if<ui::ActKind>(&answer);
                    const auto* offered = std::get_if<ui::ActKind>(&question->answers[i]);
                    const bool same = kind != nullptr ? offered->which == kind->which &&
                                                            offered->detail == kind->detail && offered->open == open
                                                      : answer == question->answers[i];
                    right = same && !right ? std::optional(i) : right;
                }
            }
            REQUIRE(right);
            const QString answer = QStringLiteral("answer%1").arg(*right);
            const auto* cards = std::get_if<engine::Cards>(&question->answers[*right]);
            if (cards != nullptr && !canPress(answer)) {
                nameCards(*cards);
            } else {
                press(answer);
            }
            continue;
        }
        if (const engine::ActFamily* only = chooser->only()) {
            for (const engine::OpenField& field : only->open) {
                for (const auto& [name, answer] : adjudicator::saying::fieldsAsked({action, {}})) {
                    if (name == field.name) {
                        count({}, std::get<engine::Cards>(answer));
                    }
                }
            }
            const bool beside = only->open.empty() && canPress(QStringLiteral("answer0"));
            press(beside ? QStringLiteral("answer0") : QStringLiteral("confirm"));
            continue;
        }
        REQUIRE(chooser->chosen().size() < places.size());
        if (move != nullptr && move->units && chooser->chosen().size() == 1) {
            enterUnits(*move);
        }
        point(places[chooser->chosen().size()]);
    }
    FAIL("the act comes to no end");
}

void TableHands::enterTrade(const engine::Trade& trade) {
    begin(ui::Act::Trade);
    const QString partner =
        trade.with ? QStringLiteral("with-") + QString::fromStdString(m_game.desk.position().table->idOf(*trade.with))
                   : QStringLiteral("bank");
    press(partner);
    const engine::Cards give = trade.give.value_or(engine::Cards{});
    bool byRate = true;
    // A worse rate than the best takes several presses: the window gives cards one rate at a time.
    if (!trade.with) {
        byRate = give.total() == 2 || give.total() == 3 || give.total() == 4;
    }
    CHECK(byRate);
    count(QStringLiteral("give"), give);
    count(QStringLiteral("take"), trade.take.value_or(engine::Cards{}));
    press(QStringLiteral("turnNext"));
}

void TableHands::enterDiscard(const engine::Discard& discard) {
    const QString id = QString::fromStdString(m_game.desk.position().table->idOf(discard.by));
    if (!discard.cards) {
        press(QStringLiteral("done-") + id);
        return;
    }
    press(QStringLiteral("which-") + id);
    count({}, *discard.cards);
    press(QStringLiteral("these"));
}

void TableHands::enterPoll(engine::ClauseId rule, const std::vector<engine::PlayerId>& inFavour,
                           const std::vector<engine::PlayerId>& against) {
    begin(ui::Act::Vote);
    press(QStringLiteral("rule-") + ui::idText(engine::CatalogueEntry(rule)));
    const auto raise = [&](const char* side, const std::vector<engine::PlayerId>& players) {
        for (const engine::PlayerId player : players) {
            press(QStringLiteral("%1-%2").arg(QLatin1String(side),
                                              QString::fromStdString(m_game.desk.position().table->idOf(player))));
        }
    };
    raise("for", inFavour);
    raise("against", against);
    press(QStringLiteral("turnNext"));
}

void TableHands::goOn() {
    const ui::NextStep& step = m_game.desk.nextStep();
    if (!step.freeRoute()) {
        REQUIRE(key(Qt::Key_Space));
        return;
    }
    // Free routes come first; the strip goes on without them.
    const ui::Message message = messageOf(m_game.desk);
    const auto button = std::ranges::find(message.buttons, step.wordOfTurn(), &ui::Message::Button::text);
    REQUIRE(button != message.buttons.end());
    button->press();
}

void TableHands::enter(const engine::Action& action) {
    using namespace engine;
    const Position& position = m_game.desk.position();
    INFO(ui::sentence(action, position).toStdString());
    const auto before = lastAct(m_game.desk);
    const Dice* dice = diceOf(action);
    const auto* discard = std::get_if<Discard>(&action);
    const auto* conquer = std::get_if<Conquer>(&action);
    if (dice != nullptr && !dice->dice.empty()) {
        throwDice(*dice);
    } else if (std::holds_alternative<EndPhase>(action)) {
        goOn();
    } else if (std::holds_alternative<EndTurn>(action)) {
        // The window goes on phase by phase.
        const auto isEnded = [&] {
            const auto& log = m_game.desk.table().log();
            const auto last =
                std::find_if(log.rbegin(), log.rend(), [](const auto& line) { return line.act() != nullptr; });
            return last != log.rend() && std::holds_alternative<EndTurn>(last->act()->action) &&
                   lastAct(m_game.desk) != before;
        };
        for (int phase = 0; phase < 4 && !isEnded(); ++phase) {
            const auto earlier = lastAct(m_game.desk);
            goOn();
            REQUIRE(waitFor([&] { return lastAct(m_game.desk) != earlier; }));
            m_game.settle();
        }
    } else if (conquer != nullptr) {
        conquer->decline ? messageOf(m_game.desk).buttons.front().press() : m_game.desk.nextStep().take();
    } else if (const auto* trade = std::get_if<Trade>(&action)) {
        enterTrade(*trade);
    } else if (discard != nullptr && !std::holds_alternative<TributeDue>(position.turn.pending)) {
        enterDiscard(*discard);
    } else if (const auto* vote = std::get_if<Vote>(&action)) {
        enterPoll(vote->clause, vote->inFavour, vote->against);
    } else if (const auto* repeal = std::get_if<Repeal>(&action)) {
        enterPoll(repeal->clause, repeal->inFavour, {});
    } else {
        const auto act = actOf(action, position);
        REQUIRE(act);
        lead(*act, action);
    }
    m_game.settle();
    REQUIRE(waitFor([&] { return lastAct(m_game.desk) != before; }));
    m_game.settle();
    step();
}

}  // namespace test
