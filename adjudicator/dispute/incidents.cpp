// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/incidents.h"

#include <algorithm>

#include "adjudicator/statistics/trust_account.h"

namespace adjudicator {

namespace {

std::string sumText(const engine::Dice& dice) {
    std::string text;
    for (const engine::Die& die : dice.dice) {
        text += (text.empty() ? "" : " + ") + std::to_string(die.value);
    }
    return text;
}

std::string facesOf(const ActDone& act) {
    return facesIn(act.action, act.events);
}

/// First and last entry of what happened around the acts.
struct Span {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

Span spanAround(const Line& record, std::span<const LineAct> acts) {
    // An act that a correction added stands far behind where it counts.
    std::vector<std::uint64_t> entries;
    for (const LineAct& act : acts) {
        if (!act.origin.item) {
            entries.push_back(act.origin.entry);
        }
    }
    if (entries.empty()) {
        entries.push_back(acts.front().origin.entry);
    }
    const auto [least, most] = std::ranges::minmax(entries);
    Span span{least, most};
    const auto counts = [&](std::uint64_t entry) {
        return record.log()[entry].act() != nullptr && record.log()[entry].onLine;
    };
    while (span.first > 0 && !counts(span.first - 1)) {
        --span.first;
    }
    while (span.last + 1 < record.log().size() && !counts(span.last + 1)) {
        ++span.last;
    }
    return span;
}

}  // namespace

std::string facesIn(const engine::Action& action, const engine::Events& events) {
    for (const engine::Event& event : events) {
        if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
            return sumText(round->attackerDice) + " : " + sumText(round->defenderDice) +
                   (round->walls > 0 ? " + " + std::to_string(round->walls) : std::string());
        }
    }
    const engine::Dice* dice = diceOf(action);
    return dice != nullptr ? sumText(*dice) : std::string();
}

std::vector<Incident> incidentsAround(const Line& record, const Line& line, std::span<const LineAct> acts) {
    std::vector<Incident> incidents;
    const Span span = spanAround(record, acts);
    const std::vector<ThrowReplaced> replaced = trustAccountOf(record).replaced;
    for (std::uint64_t entry = span.first; entry <= span.last; ++entry) {
        const LogLine& each = record.log()[entry];
        Incident incident;
        incident.entry = entry;
        if (const ActDone* act = each.act(); act != nullptr && act->thrown && !each.onLine) {
            incident.faces = facesOf(*act);
            const auto typed = std::ranges::find(replaced, entry, &ThrowReplaced::thrown);
            if (typed != replaced.end()) {
                incident.instead = typed->typed;
                incident.facesInstead = facesOf(*record.log()[typed->typed].act());
            }
        } else if (std::holds_alternative<ThrowVoid>(each.entry.body)) {
            incident.kind = Incident::Kind::Void;
        } else if (std::holds_alternative<OlderState>(each.entry.body)) {
            incident.kind = Incident::Kind::PutBack;
        } else {
            continue;
        }
        incidents.push_back(std::move(incident));
    }
    for (const LineAct& act : acts) {
        const ActDone* was = act.isCorrected() && !act.origin.item ? line.log()[act.origin.entry].act() : nullptr;
        const std::string now = was != nullptr ? facesOf(line.actAt(act.now)) : std::string();
        if (was != nullptr && was->thrown && facesOf(*was) != now) {
            incidents.push_back({Incident::Kind::Corrected, act.origin.entry, facesOf(*was), act.now.entry, now});
        }
    }
    std::ranges::stable_sort(incidents, {}, &Incident::entry);
    return incidents;
}

}  // namespace adjudicator
