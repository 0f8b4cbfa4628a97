// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/question_panel.h"

#include <QApplication>
#include <algorithm>
#include <utility>

#include "adjudicator/record/act_now.h"
#include "engine/action/decide.h"
#include "ui/acting/card_stepper.h"
#include "ui/acts/act_text.h"
#include "ui/dice/die_art.h"
#include "ui/dice/throw_panel.h"
#include "ui/dice/throw_parts.h"
#include "ui/dice/word_field.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Who acts: the one that all candidates name.
std::optional<engine::PlayerId> actorOf(const ActChooser* chooser) {
    std::optional<engine::PlayerId> who;
    if (chooser == nullptr) {
        return who;
    }
    for (const engine::ActFamily& candidate : chooser->candidates()) {
        const auto by = engine::actorOf(candidate.action);
        if (who && by != who) {
            return std::nullopt;
        }
        who = by;
    }
    return who;
}

}  // namespace

void QuestionPanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const ActChooser* chooser = desk().table().declared() ? nullptr : desk().saying().chooser();
    const std::optional<Act> act = chooser != nullptr ? std::optional(chooser->act()) : std::nullopt;
    // A capitulation may interrupt what is due: a combat.
    const QString due = act == Act::Capitulate ? QString() : dueText(position);
    const auto question = chooser != nullptr ? chooser->question() : std::nullopt;
    const bool asksForHelp = question && question->field == engine::field::kAllies;
    setHead(!due.isEmpty() ? due
            : act          ? wordOf(*act, position)
                           : tr("Throw"),
            actorOf(chooser),
            asksForHelp ? std::vector{engine::clause::SA_K12, engine::clause::SA_K1} : clausesFor(act, position));
    setRefusal(std::nullopt);
    setConfirm({}, false, {});
    setOther({}, {});
    m_answers.clear();
    m_single.reset();
    const QString word = m_word != nullptr ? m_word->text() : QString();
    m_word = nullptr;
    m_stepper = nullptr;
    m_beside = nullptr;
    m_cardByCard = false;

    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 8);
    for (const QString& known : knownText(position)) {
        layout->addWidget(kit::label(known, body, {.wraps = true, .pixels = 17}));
    }
    const engine::ActFamily* only = chooser != nullptr ? chooser->only() : nullptr;
    if (desk().dice().asksForWord()) {
        m_word = new WordField(desk(), body);
        m_word->setText(word);
        layout->addWidget(m_word);
        // Where virtual dice are thrown without a word too.
        setMainStep(MainStep{WordField::tr("Throw   [Enter]"), true, [this] {
                                 if (m_word != nullptr) {
                                     m_word->throwNow();
                                 }
                             }});
    } else {
        setMainStep(std::nullopt);
        addDice(*layout, body);
    }
    if (question) {
        addQuestion(*question, *layout, body);
    } else if (only != nullptr) {
        if (m_filling != only->action) {
            m_filling = only->action;
            m_open = only->open;
            m_cards.clear();
            m_given.reset();
        }
        if (only->open.empty() && !countsCards(position, only->action)) {
            addSingle(only->action, *layout, body);
        } else {
            addFields(*only, *layout, body);
        }
    } else if (chooser != nullptr && !chooser->nextPlaces().empty()) {
        if (chooser->asksForDesert()) {
            layout->addWidget(kit::heading(tr("The robber makes way: to which desert?"), body));
        }
        layout->addWidget(kit::note(tr("Point at it on the board, or press its letter."), body));
    }
    if (!m_cardByCard) {
        m_named = {};
    }
    layout->addStretch(1);
    setBody(body);
    if (act && (!isAskedFor(*act) || chooser->canStepBack())) {
        setOther(tr("Back   [Esc]"), [this] { desk().cancel(); });
    }
    if (only != nullptr && !m_single) {
        judge();
    }
}

/// The only way: a plain button beside dice that are due, else the filled one.
void QuestionPanel::addSingle(const engine::Action& action, QBoxLayout& layout, QWidget* body) {
    m_single = action;
    if (std::holds_alternative<engine::NumberSides>(action)) {
        addSides(layout, body);
        return;
    }
    if (desk().saying().act() == Act::Card) {
        addSingleCard(action, layout, body);
        return;
    }
    const Answer kind = adjudicator::saying::kindOf({action, {}});
    const QString text = answerText({kKindOfAct, {}, false}, kind, action, desk().position());
    if (desk().dice().sides().empty()) {
        layout.addWidget(kit::heading(sentence(action, desk().position()), body));
        if (std::holds_alternative<engine::Capitulate>(action)) {
            for (const QString& told : consequencesOf(action, desk().position())) {
                auto* line = kit::label(told, body, {.wraps = true});
                line->setTextFormat(Qt::PlainText);
                layout.addWidget(line);
            }
        }
        setConfirm(tr("%1   [Enter]").arg(text), true, [this, action] { desk().play(action); });
        return;
    }
    const auto* sides = std::get_if<engine::SidesDue>(&desk().position().turn.pending);
    if (sides != nullptr && !sides->rethrowAdvised && desk().dice().typed().empty()) {
        // Nothing speaks for another throw (SW-4).
        setMainStep(MainStep{tr("Take off the sides   [Space]"), true, [this, action] { desk().play(action); }, true});
    }
    // Else Space throws.
    auto* button = kit::dressed(new OptionButton(text, tr("Enter"), body), {.name = "answer0"});
    kit::afterPress(button, this, [this, action] { desk().play(action); });
    layout.addWidget(button);
    m_beside = button;
}

/// The six sides in the order in which they are pressed: the first is what a 1 means.
void QuestionPanel::addSides(QBoxLayout& layout, QWidget* body) {
    const QStringList names{tr("top"),    tr("upper right"), tr("lower right"),
                            tr("bottom"), tr("lower left"),  tr("upper left")};
    layout.addWidget(kit::heading(tr("Which side does each face mean?"), body));
    layout.addWidget(kit::note(tr("Press the sides in the order of the faces 1 to 6; again takes one back."), body));
    auto* grid = kit::grid(nullptr, 7, 7);
    for (int side = 1; side <= static_cast<int>(names.size()); ++side) {
        const auto found = std::find(m_sides.begin(), m_sides.end(), side);
        const QString face =
            found == m_sides.end() ? QStringLiteral("–") : QString::number(found - m_sides.begin() + 1);
        auto* button = kit::dressed(new OptionButton(QStringLiteral("%1: %2").arg(face, names[side - 1]), {}, body),
                                    {.name = QStringLiteral("side%1").arg(side), .checked = found != m_sides.end()});
        kit::afterPress(button, this, [this, side] {
            if (std::erase(m_sides, side) == 0) {
                m_sides.push_back(side);
            }
            refresh();
        });
        grid->addWidget(button, (side - 1) / 2, (side - 1) % 2);
    }
    layout.addLayout(grid);
    auto* enter = kit::dressed(new OptionButton(tr("Number them so"), {}, body), {.name = "numberSides"});
    enter->setEnabled(m_sides.size() == static_cast<std::size_t>(names.size()));
    kit::afterPress(enter, this, [this] { desk().play(engine::NumberSides{std::exchange(m_sides, {})}); });
    layout.addWidget(enter);
}

void QuestionPanel::addQuestion(const Question& question, QBoxLayout& layout, QWidget* body) {
    constexpr std::size_t kDigits = 9;
    constexpr std::size_t kLongList = 6;
    const engine::Position& position = desk().position();
    const bool areCards = std::ranges::all_of(
        question.answers, [](const Answer& answer) { return std::holds_alternative<engine::Cards>(answer); });
    if (areCards && question.answers.size() > kDigits) {
        addCardByCard(question, layout, body);
        return;
    }
    layout.addWidget(kit::heading(askedText(question), body));
    m_answers = question.answers;
    if (isAboutCards(question)) {
        addCards(question, layout, body);
        return;
    }
    auto* grid = kit::grid(nullptr, 7, 7);
    const bool digits = desk().dice().sides().empty();
    const int columns = question.answers.size() > kLongList ? 2 : 1;
    for (std::size_t i = 0; i < question.answers.size(); ++i) {
        const Answer& answer = question.answers[i];
        const QString text =
            answerText(question, answer, desk().saying().chooser()->exampleOf(question, answer), position);
        const QString key = digits && i < kDigits ? QString::number(i + 1) : QString();
        auto* button = kit::dressed(new OptionButton(text, key, body), {.name = QStringLiteral("answer%1").arg(i)});
        if (const auto* player = std::get_if<engine::PlayerId>(&answer)) {
            button->setIcon(QIcon(badge(lookOf(position, *player), 24, devicePixelRatioF())));
            button->setIconSize(QSize(24, 24));
        } else if (const auto* resource = std::get_if<engine::Resource>(&answer)) {
            showResource(*button, *resource);
        } else if (const auto* cards = std::get_if<engine::Cards>(&answer); cards != nullptr && cards->total() == 1) {
            showResource(*button,
                         *std::ranges::find_if(engine::kResources, [cards](auto each) { return (*cards)[each] > 0; }));
        }
        kit::afterPress(button, this, [this, answer] { desk().saying().answer(answer); });
        grid->addWidget(button, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
    layout.addLayout(grid);
}

void QuestionPanel::addDice(QBoxLayout& layout, QWidget* body) {
    const auto due = desk().dice().sides();
    if (due.empty()) {
        return;
    }
    auto* dice = new DiceRow(58, body);
    const std::vector<int>& typed = desk().dice().typed();
    const auto thrown = adjudicator::throwToAccept(desk().table().line());
    auto* row = new QHBoxLayout;
    row->addWidget(dice);
    if (thrown && typed.empty()) {
        // It counts unless it is thrown anew.
        dice->setDice(adjudicator::diceIn(thrown->act()->events).dice, false);
        auto* level = kit::label({}, body, {.name = "thrownLevel"});
        showLevel(level, *thrown->act());
        row->addWidget(level);
    } else {
        std::vector<engine::Die> faces;
        for (std::size_t i = 0; i < due.size(); ++i) {
            faces.push_back({due[i], i < typed.size() ? typed[i] : 0});
        }
        dice->setDice(faces, false);
    }
    row->addStretch(1);
    layout.addLayout(row);
    const auto* sides = std::get_if<engine::SidesDue>(&desk().position().turn.pending);
    const bool isSettled = sides != nullptr && !sides->hexes.empty() && !sides->rethrowAdvised;
    kit::fill(layout,
              {kit::note(isSettled || desk().dice().areReal() ? tr("Real dice: press or type the faces.")
                                                              : tr("Space throws. Real dice: press or type the faces."),
                         body),
               faceButtons(desk(), due, body)});
}

/// The act as it is filled in: what the engine says of it, and the button that plays it.
void QuestionPanel::judge() {
    if (!m_filling) {
        return;
    }
    engine::Action action = *m_filling;
    for (const engine::OpenField& field : m_open) {
        const auto said = m_cards.find(field.name);
        if (said != m_cards.end()) {
            action = engine::filled(std::move(action), field.name, said->second);
        }
    }
    if (auto* card = std::get_if<engine::PlayCard>(&action); card != nullptr && m_given) {
        card->given = m_given;
    }
    const auto refusal = engine::actionRefusal(desk().position(), action);
    for (const engine::OpenField& field : m_open) {
        const auto* bounds = std::get_if<engine::CardsBounds>(&field.bounds);
        const int named = m_cards.contains(field.name) ? m_cards.find(field.name)->second.total() : 0;
        if (bounds != nullptr && named < bounds->fewest) {
            setHint(tr("%n card(s) still to be named.", nullptr, bounds->fewest - named));
            setConfirm(tr("Enter it   [Enter]"), false, {});
            return;
        }
    }
    setRefusal(refusal);
    setConfirm(tr("Enter it   [Enter]"), mayPlay(action, refusal), [this, action] { desk().play(action); });
}

bool QuestionPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const int digit = key - Qt::Key_1;
    if (modifiers == Qt::NoModifier && m_cardByCard && key >= Qt::Key_0 && key <= Qt::Key_9) {
        if (digit >= 0 && digit < static_cast<int>(engine::kResources.size())) {
            nameCard(engine::kResources[static_cast<std::size_t>(digit)]);
        }
        return true;
    }
    if (modifiers == Qt::NoModifier && m_cardByCard && key == Qt::Key_Backspace) {
        m_named = {};
        refresh();
        return true;
    }
    if (modifiers == Qt::NoModifier && digit >= 0 && digit < 9 && desk().dice().sides().empty() && !m_answers.empty()) {
        if (static_cast<std::size_t>(digit) < m_answers.size()) {
            desk().saying().answer(Answer(m_answers[static_cast<std::size_t>(digit)]));
        }
        return true;
    }
    if (modifiers == Qt::NoModifier && m_stepper != nullptr && key >= Qt::Key_0 && key <= Qt::Key_9) {
        // No other digit may begin an act under what is being filled in.
        m_stepper->addDigit(key - Qt::Key_0);
        return true;
    }
    if (modifiers == Qt::NoModifier && m_stepper != nullptr && key == Qt::Key_Backspace) {
        m_cards.clear();
        refresh();
        return true;
    }
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    // The filled button says Space: though it has the keyboard, Enter presses what has Enter printed on it.
    if (enters && m_beside != nullptr && !isInBody(QApplication::focusWidget())) {
        m_beside->click();
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

void QuestionPanel::forget() {
    m_named = {};
    m_filling.reset();
    m_sides.clear();
}

void QuestionPanel::focusWord() {
    if (m_word != nullptr) {
        m_word->setFocus();
    }
}

void QuestionPanel::throwWithWord() {
    if (m_word != nullptr) {
        m_word->throwNow();
    }
}

}  // namespace ui
