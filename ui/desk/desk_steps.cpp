// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a turn, dice, taking back, corrections.
#include <algorithm>
#include <utility>

#include "adjudicator/record/throwing_way.h"
#include "engine/action/decide.h"
#include "engine/rules/robber.h"
#include "ui/desk/preferences.h"
#include "ui/desk/table_desk.h"
#include "ui/text/phase_text.h"

namespace ui {

namespace {

template <class T>
const T* first(const std::vector<engine::Action>& actions) {
    for (const engine::Action& action : actions) {
        if (const T* is = std::get_if<T>(&action)) {
            return is;
        }
    }
    return nullptr;
}

bool isThrow(const engine::Action& action) {
    return std::holds_alternative<engine::Throw>(action);
}

}  // namespace

void TableDesk::setCorrecting(bool on) {
    if (refusedInPast()) {
        return;
    }
    m_correcting = on;
    m_preview.reset();
    clearSaid();
    renewOffer();
    Q_EMIT changed();
}

void TableDesk::correct(const Brush& brush, const PlaceName& place, const std::string& owner) {
    if (refusedInPast()) {
        return;
    }
    if (brush.kind == Brush::Kind::Look) {
        look(place);
    } else if (const auto adjust =
                   adjustFor(position(), brush, place, owner, tr("corrected at the table").toStdString())) {
        play(*adjust);
    }
}

void TableDesk::play(const engine::Action& action) {
    if (refusedInPast()) {
        return;
    }
    if (hasGame() && !isWriting()) {
        clearSaid();
        tried(action, [this, action] { play(action); });
        m_game.play(action);
    }
}

void TableDesk::playAll(std::deque<engine::Action> actions) {
    if (refusedInPast()) {
        return;
    }
    if (hasGame() && !isWriting() && !actions.empty()) {
        clearSaid();
        m_game.playAll({actions.begin(), actions.end()});
    }
}

std::deque<engine::Action> TableDesk::dueDiscards() const {
    std::deque<engine::Action> discards;
    const engine::Pending& pending = position().turn.pending;
    const auto* robber = std::get_if<engine::RobberDue>(&pending);
    const auto* tie = std::get_if<engine::TieThrow>(&pending);
    for (const engine::PlayerId player : position().seats()) {
        const int count = robber != nullptr ? robber->discards[player] : tie != nullptr ? tie->discards[player] : 0;
        if (count > 0) {
            discards.emplace_back(engine::Discard{player, std::nullopt, count});
        }
    }
    return discards;
}

std::vector<engine::PlayerId> TableDesk::handsToAsk() const {
    return m_asksNoHands ? std::vector<engine::PlayerId>() : engine::discardsToAsk(position());
}

void TableDesk::throwNow(const std::string& word) {
    if (refusedInPast()) {
        return;
    }
    if (hasGame() && table().declared() && !isWriting()) {
        m_game.throwNow(word);
    }
}

void TableDesk::takeBack() {
    if (refusedInPast()) {
        return;
    }
    if (hasGame() && !isWriting()) {
        m_game.takeBack();
    }
}

void TableDesk::undoTo(std::uint64_t seq) {
    if (refusedInPast()) {
        return;
    }
    if (hasGame() && !isWriting()) {
        m_game.undoTo({seq, std::nullopt});
    }
}

void TableDesk::restore() {
    if (refusedInPast()) {
        return;
    }
    if (hasGame() && !isWriting()) {
        m_game.restore();
    }
}

void TableDesk::rule(adjudicator::RulingGiven ruling) {
    if (hasGame()) {
        m_game.rule(std::move(ruling));
    }
}

void TableDesk::correctRecord(adjudicator::CorrectedOf<adjudicator::TableGame> corrected) {
    if (hasGame() && !isWriting()) {
        m_game.correct(std::move(corrected));
    }
}

std::optional<engine::Action> TableDesk::stepAction() const {
    // After a turn others may build (B-15); then the next player rolls.
    if (const auto* roll = first<engine::Roll>(m_legal.actions)) {
        return *roll;
    }
    if (first<engine::Throw>(m_legal.actions) != nullptr) {
        return engine::Throw{};
    }
    if (position().turn.phase == engine::Phase::Roll &&
        std::holds_alternative<std::monostate>(position().turn.pending)) {
        return engine::Roll{position().turn.player, {}};
    }
    if (std::holds_alternative<engine::ConquestDue>(position().turn.pending)) {
        for (const engine::Action& action : m_legal.actions) {
            const auto* conquer = std::get_if<engine::Conquer>(&action);
            if (conquer != nullptr && !conquer->decline) {
                return action;
            }
        }
    }
    if (const auto* conquer = first<engine::Conquer>(m_legal.actions)) {
        return *conquer;
    }
    if (const auto* end = first<engine::EndPhase>(m_legal.actions)) {
        return *end;
    }
    if (const auto* end = first<engine::EndTurn>(m_legal.actions)) {
        return *end;
    }
    return std::nullopt;
}

QString TableDesk::nextWord() const {
    return typesDice() ? tr("Type the dice") : stepWord();
}

QString TableDesk::stepWord() const {
    if (!hasGame()) {
        return {};
    }
    const engine::Turn& turn = position().turn;
    if (table().declared()) {
        return tr("Throw");
    }
    if (!dueDiscards().empty()) {
        return tr("All have given up");
    }
    if (!handsToAsk().empty()) {
        return tr("Go on");
    }
    const auto step = stepAction();
    if (turn.phase == engine::Phase::Ended || !step ||
        (turn.phase == engine::Phase::Found && !std::holds_alternative<engine::Throw>(*step))) {
        return {};
    }
    if (const auto* fight = std::get_if<engine::Fight>(&turn.pending)) {
        return tr("Throw round %1").arg(fight->rounds + 1);
    }
    if (std::holds_alternative<engine::Throw>(*step)) {
        return tr("Throw");
    }
    if (std::holds_alternative<engine::Roll>(*step)) {
        return tr("Roll");
    }
    if (const auto* conquer = std::get_if<engine::Conquer>(&*step)) {
        return conquer->decline ? tr("Decline") : tr("Conquer");
    }
    if (std::holds_alternative<engine::EndPhase>(*step)) {
        const auto phases = phasesOf(position().rules());
        const auto now = std::find(phases.begin(), phases.end(), turn.phase);
        if (now != phases.end() && now + 1 != phases.end()) {
            return tr("Next: %1").arg(phaseWord(*(now + 1), false));
        }
    }
    return tr("End turn");
}

bool TableDesk::nextEnabled() const {
    // Where a retreat is being said no further round is one press away.
    return hasGame() && !isWriting() && act() != Act::Stop && !nextWord().isEmpty();
}

void TableDesk::next() {
    if (refusedInPast()) {
        return;
    }
    if (!nextEnabled()) {
        return;
    }
    if (table().declared()) {
        throwNow({});
    } else if (typesDice()) {
        sayHowToType();
    } else if (auto discards = dueDiscards(); !discards.empty()) {
        playAll(std::move(discards));
    } else if (!handsToAsk().empty()) {
        m_asksNoHands = true;
        Q_EMIT changed();
    } else if (const auto step = stepAction()) {
        play(*step);
    }
}

bool TableDesk::asksForWord() const {
    return hasGame() && table().declared() && isThrow(table().declared()->action);
}

void TableDesk::setWord(const QString& word) {
    const bool has = !word.trimmed().isEmpty();
    if (std::exchange(m_hasWord, has) != has) {
        Q_EMIT wordChanged();
    }
}

std::vector<int> TableDesk::diceDue() const {
    if (!hasGame() || table().declared()) {
        return {};
    }
    const auto step = stepAction();
    // While an act is being said in its panel the digits are the panel's; a capitulation interrupts a combat too.
    const bool saying = guide() != Guide::None &&
                        (std::holds_alternative<std::monostate>(position().turn.pending) || act() == Act::Capitulate);
    if (!step || saying || act() == Act::Stop || engine::diceOf(*step) == nullptr) {
        return {};
    }
    const auto sides = engine::diceNeeded(position(), *step);
    return sides ? *sides : std::vector<int>{};
}

bool TableDesk::typesDice() const {
    if (diceDue().empty()) {
        return false;
    }
    const DiceWish wish = preferences::dice();
    const bool learned =
        wish == DiceWish::AsThrown && adjudicator::throwingWay(table().line()) == adjudicator::ThrowingWay::Real;
    return !m_typed.empty() || learned || wish == DiceWish::Real;
}

void TableDesk::throwVirtual() {
    if (refusedInPast() || diceDue().empty() || !nextEnabled()) {
        return;
    }
    m_typed.clear();
    play(*stepAction());
}

void TableDesk::sayHowToType() {
    m_said = Message{Message::Kind::Guide,
                     Icon::Dice,
                     tr("Real dice:"),
                     tr("type their faces, or press them. Shift+Space throws virtual dice."),
                     {},
                     {},
                     {{tr("Virtual dice [⇧Space]"), [this] { throwVirtual(); }}}};
    Q_EMIT changed();
}

void TableDesk::typeDie(int value) {
    if (refusedInPast()) {
        return;
    }
    const auto due = diceDue();
    if (m_typed.size() >= due.size() || value < 1 || value > due[m_typed.size()]) {
        return;
    }
    clearSaid();
    m_typed.push_back(value);
    if (m_typed.size() < due.size()) {
        Q_EMIT changed();
        return;
    }
    playWith(std::exchange(m_typed, {}), engine::DiceSource::Entered);
}

bool TableDesk::diceAreAlike() const {
    const auto due = diceDue();
    const auto step = stepAction();
    return due.size() == 1 || (!due.empty() && step && std::holds_alternative<engine::Roll>(*step));
}

void TableDesk::takeDice(const std::vector<int>& values) {
    const auto due = diceDue();
    const bool fits = values.size() == due.size() && diceAreAlike() &&
                      std::equal(values.begin(), values.end(), due.begin(),
                                 [](int value, int sides) { return value >= 1 && value <= sides; });
    if (!refusedInPast() && fits) {
        m_typed.clear();
        playWith(values, engine::DiceSource::Camera);
    }
}

/// The act that is due, with these dice.
void TableDesk::playWith(const std::vector<int>& values, engine::DiceSource source) {
    const auto due = diceDue();
    engine::Action action = *stepAction();
    engine::Dice* dice = engine::diceOf(action);
    for (std::size_t i = 0; i < due.size(); ++i) {
        dice->dice.push_back({due[i], values[i]});
    }
    dice->source = source;
    play(action);
}

void TableDesk::untypeDie() {
    if (refusedInPast()) {
        return;
    }
    if (!m_typed.empty()) {
        m_typed.pop_back();
        Q_EMIT changed();
    }
}

}  // namespace ui
