// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/live_table.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/check.h"

namespace adjudicator {

LiveTable::LiveTable(Line written, Surroundings surroundings, TableListener listener)
    : m_written(std::move(written)),
      m_decided(m_written),
      m_surroundings(std::move(surroundings)),
      m_listener(std::move(listener)) {
    const auto& open = m_written.openThrow();
    if (open && m_surroundings.secrets != nullptr) {
        const auto kept = m_surroundings.secrets->load(m_written.game(), open->number);
        if (kept && commitmentOf(m_written.game(), open->number, *kept) == open->commitment) {
            m_secrets.emplace(open->number, *kept);
            return;
        }
    }
    std::vector<EntryBody> bodies;
    if (open) {
        bodies.emplace_back(ThrowVoid{open->number, "secret lost"});
    }
    if (m_written.position().turn.phase != engine::Phase::Ended) {
        bodies.push_back(nextCommitment());
    }
    if (!bodies.empty()) {
        write(std::move(bodies), {});
    }
}

void LiveTable::play(const engine::Action& action) {
    if (blockedByThrow()) {
        return;
    }
    const engine::Dice* dice = engine::diceOf(action);
    if (dice == nullptr) {
        decideAndWrite(action, std::nullopt);
        return;
    }
    if (!dice->asksForThrow()) {
        const DiceLevel level = dice->source == engine::DiceSource::Camera ? DiceLevel::Camera : DiceLevel::Entered;
        engine::Action entered = action;
        if (dice->source == engine::DiceSource::Virtual) {
            // Only this table throws virtual dice; whoever brings faces along has entered them.
            engine::diceOf(entered)->source = engine::DiceSource::Entered;
        }
        decideAndWrite(std::move(entered), ThrowRecord{level, std::nullopt, std::nullopt});
        return;
    }
    const auto sides = engine::diceNeeded(m_decided.position(), action);
    if (!sides) {
        m_listener.refused(sides.error());
        return;
    }
    if (const SpareThrow* spare = m_decided.spareFor(action)) {
        engine::Action again = action;
        *engine::diceOf(again) = spare->dice;
        decideAndWrite(std::move(again), ThrowRecord{spare->level, spare->number, std::nullopt});
        return;
    }
    ADJ_CHECK(m_decided.openThrow().has_value(), "a commitment is shown before an act is declared");
    write({ThrowDeclared{m_decided.openThrow()->number, action, *sides}}, {});
}

void LiveTable::openThrow(const std::string& word) {
    const auto& open = m_decided.openThrow();
    if (!open || !open->declared) {
        m_listener.refusedByTable(TableRefusal::NoThrowDeclared);
        return;
    }
    if (!word.empty()) {
        write({WordGiven{open->number, word}}, {});
    }
    // A word that could not be written opens nothing.
    if (m_decided.openThrow()->word == word) {
        reveal(word);
    }
}

/// The faces follow from secret and word; they are shown when their entry is written, never before.
void LiveTable::reveal(const std::string& word) {
    const OpenThrow open = *m_decided.openThrow();
    const auto secret = m_secrets.find(open.number);
    ADJ_CHECK(secret != m_secrets.end(), "the secret of an open commitment is at hand");
    engine::Action action = open.declared->action;
    engine::Dice* dice = engine::diceOf(action);
    const std::vector<int> faces = facesOf(m_decided.game(), open.number, secret->second, word, open.declared->sides);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice->dice.push_back({open.declared->sides[i], faces[i]});
    }
    dice->source = engine::DiceSource::Virtual;
    if (auto* thrown = std::get_if<engine::Throw>(&action); thrown != nullptr && !word.empty()) {
        thrown->word = word;
    }
    const ThrowRecord record{word.empty() ? DiceLevel::Desk : DiceLevel::Witnessed, open.number, secret->second};
    decideAndWrite(std::move(action), record);
}

void LiveTable::takeBack() {
    if (blockedByThrow()) {
        return;
    }
    if (const auto last = m_decided.lastAct()) {
        undoTo(*last);
    } else {
        m_listener.refusedByTable(TableRefusal::NothingToTakeBack);
    }
}

void LiveTable::undoTo(std::uint64_t seq) {
    if (blockedByThrow()) {
        return;
    }
    if (!m_decided.isOnLine(seq)) {
        m_listener.refusedByTable(TableRefusal::NotOnLine);
        return;
    }
    std::vector<EntryBody> bodies{TakenBack{seq}};
    if (!m_decided.openThrow()) {
        bodies.push_back(nextCommitment());
    }
    write(std::move(bodies), {});
}

void LiveTable::restore() {
    if (blockedByThrow()) {
        return;
    }
    if (const auto undone = m_decided.restorable()) {
        write({Restored{*undone}}, {});
    } else {
        m_listener.refusedByTable(TableRefusal::NothingToRestore);
    }
}

const std::optional<ThrowDeclared>& LiveTable::declared() const {
    static const std::optional<ThrowDeclared> kNone;
    return m_written.openThrow() ? m_written.openThrow()->declared : kNone;
}

bool LiveTable::blockedByThrow() {
    const bool declared = m_decided.openThrow() && m_decided.openThrow()->declared;
    if (declared) {
        m_listener.refusedByTable(TableRefusal::ThrowIsDeclared);
    }
    return declared;
}

EntryBody LiveTable::nextCommitment() {
    const std::uint32_t number = m_decided.nextThrow();
    const Secret secret = m_surroundings.drawSecret();
    m_secrets.insert_or_assign(number, secret);
    if (m_surroundings.secrets != nullptr) {
        // Before the commitment: a secret without its commitment harms nobody, the reverse would be a void.
        m_surroundings.secrets->keep(m_decided.game(), number, secret);
    }
    return CommitmentShown{number, commitmentOf(m_decided.game(), number, secret)};
}

void LiveTable::decideAndWrite(engine::Action action, std::optional<ThrowRecord> thrown) {
    auto decision = engine::decide(m_decided.position(), action);
    if (!decision) {
        m_listener.refused(decision.error());
        return;
    }
    m_trusted = decision->trusted;
    const bool opens = thrown && thrown->secret;
    const bool ends = std::any_of(decision->events.begin(), decision->events.end(), [](const engine::Event& event) {
        return std::holds_alternative<engine::GameEnded>(event.body);
    });
    std::vector<EntryBody> bodies;
    bodies.emplace_back(
        ActDone{kRulesVersion, std::move(action), decision->events, std::move(decision->trusted), thrown});
    if (opens && !ends) {
        bodies.push_back(nextCommitment());
    }
    write(std::move(bodies), std::move(decision->events));
}

void LiveTable::write(std::vector<EntryBody> bodies, engine::Events events) {
    const db::Head after = m_decided.head();
    std::vector<std::string> texts;
    for (EntryBody& body : bodies) {
        texts.push_back(toBody({m_surroundings.now(), std::move(body)}, m_decided.position().table.get()));
        const auto applied = m_decided.apply(texts.back());
        ADJ_CHECK(applied.has_value(), "the table writes entries that continue its record");
    }
    ++m_waiting;
    m_surroundings.append(m_decided.game(), after, texts,
                          [this, alive = std::weak_ptr<bool>(m_alive), texts, events = std::move(events)](auto answer) {
                              if (!alive.expired()) {
                                  written(texts, events, answer);
                              }
                          });
}

void LiveTable::written(const std::vector<std::string>& bodies, const engine::Events& events,
                        const engine::Expected<db::Head, db::BookError>& answer) {
    --m_waiting;
    if (!answer) {
        m_decided = m_written;
        m_listener.failed(answer.error());
        return;
    }
    for (const std::string& body : bodies) {
        const auto applied = m_written.apply(body);
        ADJ_CHECK(applied.has_value(), "what was decided on top of the record continues it");
    }
    std::erase_if(m_secrets, [&](const auto& kept) { return kept.first + 1 < m_written.nextThrow(); });
    m_listener.changed(m_written.position(), events);
}

}  // namespace adjudicator
