// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/due_dice.h"

#include <algorithm>
#include <utility>

#include "adjudicator/record/throwing_way.h"
#include "adjudicator/record/word_speaker.h"
#include "engine/action/decide.h"
#include "ui/desk/turn_step.h"
#include "ui/files/preferences.h"

namespace ui {

DueDice::DueDice(Attempt& attempt, const Saying& saying) : m_attempt(attempt), m_saying(saying) {}

std::optional<engine::Action> DueDice::step() const {
    return stepAction(m_attempt.game().position(), m_saying.legal());
}

std::vector<int> DueDice::sides() const {
    if (!m_attempt.game().hasGame() || m_attempt.game().table().declared()) {
        return {};
    }
    const engine::Position& position = m_attempt.game().position();
    const auto action = step();
    // While an act is being said in its panel the digits are the panel's; a capitulation interrupts a combat too.
    const bool saying =
        m_saying.guide() != Guide::None &&
        (std::holds_alternative<std::monostate>(position.turn.pending) || m_saying.act() == Act::Capitulate);
    if (!action || saying || m_saying.act() == Act::Stop || engine::diceOf(*action) == nullptr) {
        return {};
    }
    return engine::diceNeeded(position, *action).value_or(std::vector<int>{});
}

bool DueDice::areReal() const {
    if (sides().empty()) {
        return false;
    }
    const DiceWish wish = preferences::dice();
    const bool learned = wish == DiceWish::AsThrown &&
                         adjudicator::throwingWay(m_attempt.game().line()) == adjudicator::ThrowingWay::Real;
    return !m_typed.empty() || learned || wish == DiceWish::Real;
}

bool DueDice::areAlike() const {
    const auto due = sides();
    const auto action = due.empty() ? std::nullopt : step();
    return due.size() == 1 || (action && std::holds_alternative<engine::Roll>(*action));
}

void DueDice::type(int value) {
    if (m_attempt.isRefusedInPast()) {
        return;
    }
    const auto due = sides();
    if (m_typed.size() >= due.size() || value < 1 || value > due[m_typed.size()]) {
        return;
    }
    m_attempt.clear();
    m_typed.push_back(value);
    Q_EMIT changed();
    goOn();
}

void DueDice::goOn() {
    if (!m_typed.empty() && m_typed.size() == sides().size() && !m_attempt.game().isWriting()) {
        play(std::exchange(m_typed, {}), engine::DiceSource::Entered);
    }
}

void DueDice::untype() {
    if (!m_attempt.isRefusedInPast() && !m_typed.empty()) {
        m_typed.pop_back();
        Q_EMIT changed();
    }
}

void DueDice::take(const std::vector<int>& values) {
    const auto due = sides();
    const bool fits = values.size() == due.size() && areAlike() &&
                      std::equal(values.begin(), values.end(), due.begin(),
                                 [](int value, int sides) { return value >= 1 && value <= sides; });
    if (!m_attempt.isRefusedInPast() && fits) {
        m_typed.clear();
        play(values, engine::DiceSource::Camera);
    }
}

void DueDice::play(const std::vector<int>& values, engine::DiceSource source) {
    const auto due = sides();
    engine::Action action = *step();
    engine::Dice* dice = engine::diceOf(action);
    for (std::size_t i = 0; i < due.size(); ++i) {
        dice->dice.push_back({due[i], values[i]});
    }
    dice->source = source;
    m_attempt.play(action);
}

void DueDice::throwVirtual() {
    if (!m_attempt.isRefusedInPast() && !sides().empty() && !m_attempt.game().isWriting()) {
        m_typed.clear();
        m_attempt.play(*step());
    }
}

void DueDice::askForFaces() {
    m_attempt.say({.kind = Message::Kind::Guide,
                   .icon = Icon::Dice,
                   .lead = tr("Real dice:"),
                   .text = tr("type their faces, or press them. Shift+Space throws virtual dice."),
                   .buttons = {{tr("Virtual dice [⇧Space]"), [this] { throwVirtual(); }}}});
}

bool DueDice::clear() {
    return !std::exchange(m_typed, {}).empty();
}

bool DueDice::asksForWord() const {
    return m_attempt.game().hasGame() && ui::asksForWord(m_attempt.game().table());
}

void DueDice::setWord(const QString& word) {
    const bool has = !word.trimmed().isEmpty();
    if (std::exchange(m_hasWord, has) != has) {
        Q_EMIT wordChanged();
    }
}

std::optional<engine::PlayerId> DueDice::speaker() const {
    return m_speaker                    ? *m_speaker
           : m_attempt.game().hasGame() ? adjudicator::askedForWord(m_attempt.game().position())
                                        : std::nullopt;
}

void DueDice::passWord(int by) {
    if (!asksForWord()) {
        return;
    }
    // Behind the last seat stands nobody.
    const auto now = speaker();
    const std::size_t seats = m_attempt.game().position().table->players.size();
    const std::size_t places = seats + 1;
    const std::size_t next = ((now ? engine::index(*now) : seats) + (by > 0 ? 1 : seats)) % places;
    m_speaker = next < seats ? std::optional(engine::PlayerId(next)) : std::nullopt;
    Q_EMIT speakerChanged();
}

void DueDice::throwNow(const std::string& word) {
    const auto by = word.empty() ? std::nullopt : speaker();
    m_attempt.throwNow({word, by ? m_attempt.game().position().table->idOf(*by) : std::string()});
}

void DueDice::forget() {
    m_typed.clear();
    m_hasWord = false;
    m_speaker.reset();
}

}  // namespace ui
