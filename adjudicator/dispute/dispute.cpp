// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/dispute.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/combat/odds.h"
#include "engine/rulesets/soldiers/fight.h"

namespace adjudicator {

namespace {

using engine::Fight;

template <class T>
const T* eventIn(const engine::Events& events) {
    for (const engine::Event& event : events) {
        if (const auto* found = std::get_if<T>(&event.body)) {
            return found;
        }
    }
    return nullptr;
}

const Fight* fightIn(const engine::Position& position) {
    return std::get_if<Fight>(&position.turn.pending);
}

/// The act that opened a throw; empty where none did.
std::optional<ActPlace> actOpening(const Line& line, std::uint32_t number) {
    for (std::uint64_t entry = 0; entry < line.log().size(); ++entry) {
        const EntryGist& gist = line.log().gist(entry);
        if (gist.opens && gist.number() == number) {
            return ActPlace{entry, {}};
        }
    }
    return std::nullopt;
}

/// Which throw an entry is a part of, before the act.
std::optional<std::uint32_t> throwOf(const EntryBody& body) {
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        return shown->number;
    }
    if (const auto* declared = std::get_if<ThrowDeclared>(&body)) {
        return declared->number;
    }
    if (const auto* given = std::get_if<WordGiven>(&body)) {
        return given->number;
    }
    return std::nullopt;
}

CombatMoment momentOf(const engine::Position& position, const Fight& fight) {
    CombatMoment moment{engine::fieldOfBattle(position, fight).battle, std::nullopt};
    if (moment.battle.over()) {
        moment.attackerWins = moment.battle.attacker.gone() ? 0 : 1;
    } else if (const auto odds = engine::oddsOf(moment.battle, engine::combatRules(position))) {
        moment.attackerWins = odds->attackerWins;
    }
    return moment;
}

DisputeStep stepOf(const Line& line, const LineAct& at, engine::Position before) {
    const ActDone& act = line.actAt(at.now);
    DisputeStep step;
    step.place = at.now;
    step.time = line.log()[at.now.entry].entry.time;
    step.action = act.action;
    step.events = act.events;
    step.trusted = act.trusted;
    step.stands = line.standsAt(at.now);
    step.thrown = proofOf(line, act);
    for (const engine::Event& event : act.events) {
        step.clauses.insert(step.clauses.end(), event.clauses.begin(), event.clauses.end());
        for (const engine::RulingChoice& choice : event.rulings) {
            if (std::find(step.rulings.begin(), step.rulings.end(), choice) == step.rulings.end()) {
                step.rulings.push_back(choice);
            }
        }
    }
    std::sort(step.clauses.begin(), step.clauses.end());
    step.clauses.erase(std::unique(step.clauses.begin(), step.clauses.end()), step.clauses.end());
    step.after = before;
    evolve(step.after, act.events);
    step.before = std::move(before);
    const Fight* fought = fightIn(step.before);
    if (fought != nullptr) {
        step.combatBefore = momentOf(step.before, *fought);
    }
    const auto* ended = eventIn<engine::AttackEnded>(act.events);
    if (const Fight* goesOn = fightIn(step.after)) {
        step.combatAfter = momentOf(step.after, *goesOn);
    } else if (fought != nullptr && ended != nullptr) {
        // Who stopped has left the field already.
        const bool stopped = ended->outcome == engine::CombatOutcome::Stopped;
        step.combatAfter =
            stopped ? CombatMoment{step.combatBefore->battle, std::nullopt} : momentOf(step.after, *fought);
    }
    return step;
}

int enduranceOf(const engine::Standing& standing) {
    return standing.units.endurance() + (standing.fort ? standing.fort->endurance() : 0);
}

/// Of all ways that so many rounds could have gone, those at least this good and this bad for the attacker: to conquer
/// with more left is better, then to have taken more from the defender.
std::optional<Luck> luckOf(const CombatMoment& start, const engine::CombatRules& rules, int rounds,
                           const engine::Battle& end) {
    const auto odds = engine::oddsOf(start.battle, rules, rounds);
    if (!odds) {
        return std::nullopt;
    }
    const bool conquered = end.over() && !end.attacker.gone();
    const int attacker = engine::standingOf(end.attacker).units.endurance();
    const int defender = enduranceOf(end.defenderStanding());
    Luck luck{0, 0};
    for (const auto& left : odds->attackerLeft) {
        const int endurance = left.units.endurance();
        luck.asGood += !conquered || endurance >= attacker ? left.p : 0;
        luck.asBad += conquered && endurance <= attacker ? left.p : 0;
    }
    for (const auto& left : odds->defenderLeft) {
        const int endurance = enduranceOf(left.standing);
        luck.asGood += !conquered && endurance <= defender ? left.p : 0;
        luck.asBad += conquered || endurance >= defender ? left.p : 0;
    }
    return Luck{std::min(luck.asGood, 1.0), std::min(luck.asBad, 1.0)};
}

DisputedCombat combatOf(const std::vector<DisputeStep>& steps, const engine::AttackStarted& attack) {
    DisputedCombat combat{attack.attacker, attack.defender, attack.at, attack.from,
                          attack.allies,   CombatMoment{},  0,         std::nullopt};
    combat.start = *steps.front().combatAfter;
    const engine::Battle* end = nullptr;
    for (const DisputeStep& step : steps) {
        if (eventIn<engine::RoundFought>(step.events) != nullptr) {
            ++combat.rounds;
            end = &step.combatAfter->battle;
        }
    }
    if (end != nullptr) {
        combat.luck = luckOf(combat.start, engine::combatRules(steps.front().after), combat.rounds, *end);
    }
    return combat;
}

/// The chances of a sum at least as high and at least as low as the production roll's.
std::optional<Luck> luckOf(const DisputeStep& step) {
    if (eventIn<engine::DiceThrown>(step.events) == nullptr || !step.thrown) {
        return std::nullopt;
    }
    int sum = 0;
    for (const int face : step.thrown->faces) {
        sum += face;
    }
    return Luck{engine::winProbability(step.thrown->sides, {}, sum - 1),
                1 - engine::winProbability(step.thrown->sides, {}, sum)};
}

std::optional<std::size_t> indexOf(const Line& line, const ActPlace& place) {
    const auto& acts = line.acts();
    const auto found = std::find_if(acts.begin(), acts.end(),
                                    [&](const LineAct& act) { return act.now == place || act.origin == place; });
    return found == acts.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - acts.begin()));
}

/// The acts of the combat that this act belongs to, as a range of indices; the act alone when it belongs to none.
std::pair<std::size_t, std::size_t> combatAround(const Line& line, std::size_t index) {
    const auto isFoughtBefore = [&](std::size_t i) { return fightIn(line.positionBeforeAct(i)) != nullptr; };
    const auto begins = [&](std::size_t i) {
        return eventIn<engine::AttackStarted>(line.actAt(line.acts()[i].now).events) != nullptr;
    };
    std::size_t first = index;
    while (!begins(first) && first > 0 && isFoughtBefore(first)) {
        --first;
    }
    if (!begins(first)) {
        return {index, index + 1};
    }
    std::size_t last = first + 1;
    while (last < line.acts().size() && isFoughtBefore(last)) {
        ++last;
    }
    return {first, last};
}

std::vector<RulingAbout> rulingsAbout(const Line& line, std::span<const LineAct> acts) {
    std::vector<RulingAbout> rulings;
    for (const std::uint64_t entry : line.log().entriesOf<RulingGiven>()) {
        const LogLine& each = line.log()[entry];
        const auto& ruling = std::get<RulingGiven>(each.entry.body);
        if (!ruling.entry) {
            continue;
        }
        const ActPlace about{*ruling.entry, ruling.item};
        if (std::any_of(acts.begin(), acts.end(),
                        [&](const LineAct& act) { return act.now == about || act.origin == about; })) {
            rulings.push_back({entry, each.entry.time, ruling});
        }
    }
    return rulings;
}

std::vector<EvidenceKept> picturesOf(const Line& line, const std::vector<DisputeStep>& steps) {
    std::vector<EvidenceKept> pictures;
    for (const std::uint64_t entry : line.log().entriesOf<EvidenceKept>()) {
        const EvidenceKept& kept = *line.log().get<EvidenceKept>(entry);
        if (std::any_of(steps.begin(), steps.end(),
                        [&](const DisputeStep& step) { return step.place.entry == kept.entry; })) {
            pictures.push_back(kept);
        }
    }
    return pictures;
}

/// The dispute about an act of a line, which may be the record's as it was once.
Dispute disputeIn(const Line& line, std::size_t index, const Line& record) {
    const auto& acts = line.acts();
    const auto [first, last] = combatAround(line, index);
    Dispute dispute;
    dispute.game = record.game();
    dispute.head = record.head();
    dispute.takenBack = &line != &record;
    dispute.asked = index - first;
    std::vector<LineAct> shown;
    for (std::size_t i = first; i < last; ++i) {
        shown.push_back(acts[i]);
        dispute.steps.push_back(stepOf(line, shown.back(), line.positionBeforeAct(i)));
    }
    if (const auto* attack = eventIn<engine::AttackStarted>(dispute.steps.front().events)) {
        dispute.combat = combatOf(dispute.steps, *attack);
    }
    dispute.luck = luckOf(dispute.steps[dispute.asked]);
    dispute.rulings = rulingsAbout(record, shown);
    dispute.incidents = incidentsAround(record, line, shown);
    dispute.pictures = picturesOf(record, dispute.steps);
    return dispute;
}

/// The entry that is told itself; of a throw that never fell, the one that says so.
std::optional<AskedEntry> toldItself(const Line& line, std::uint64_t entry) {
    const auto number = throwOf(line.log()[entry].entry.body);
    for (std::uint64_t i = entry; number && i < line.log().size(); ++i) {
        if (line.log().is<ThrowVoid>(i) && line.log().gist(i).number() == number) {
            return askedEntry(line, i);
        }
    }
    return number ? std::nullopt : askedEntry(line, entry);
}

}  // namespace

std::optional<ActPlace> actOf(const Line& line, std::uint64_t entry, std::optional<std::size_t> item) {
    const EntryBody& body = line.log()[entry].entry.body;
    if (std::holds_alternative<ActDone>(body)) {
        return ActPlace{entry, {}};
    }
    if (const auto number = throwOf(body)) {
        return actOpening(line, *number);
    }
    if (const auto* restored = std::get_if<Restored>(&body)) {
        return actOf(line, restored->of, item);
    }
    if (const auto* taken = std::get_if<TakenBack>(&body)) {
        return taken->item || line.holdsAct({taken->from, {}}) ? ActPlace{taken->from, taken->item}
                                                               : actOf(line, taken->from, item);
    }
    if (const auto* ruling = std::get_if<RulingGiven>(&body)) {
        return ruling->entry ? std::optional(ActPlace{*ruling->entry, ruling->item}) : std::nullopt;
    }
    if (const auto* kept = std::get_if<EvidenceKept>(&body)) {
        return ActPlace{kept->entry, {}};
    }
    if (const auto* corrected = std::get_if<CorrectedOf<TableGame>>(&body)) {
        for (std::size_t i = item.value_or(0); i < corrected->line.size(); ++i) {
            const auto& corrects = corrected->line[i];
            const bool asItWas = corrects.how == CorrectedHow::Kept && corrects.stands.empty();
            if (corrects.how != CorrectedHow::Dropped && (item || !asItWas)) {
                return ActPlace{entry, i};
            }
        }
    }
    return std::nullopt;
}

engine::Expected<Dispute, DisputeFault> disputeAbout(const Line& line, std::uint64_t entry,
                                                     std::optional<std::size_t> item) {
    if (entry >= line.log().size()) {
        return engine::unexpected(DisputeFault::NoSuchEntry);
    }
    if (auto asked = toldItself(line, entry)) {
        const auto beside = actBeside(line, *asked);
        if (!beside) {
            return engine::unexpected(DisputeFault::NoAct);
        }
        Dispute dispute = disputeIn(line, *indexOf(line, *beside), line);
        dispute.entry = std::move(asked);
        return dispute;
    }
    const auto place = actOf(line, entry, item);
    if (!place || !line.holdsAct(*place)) {
        return engine::unexpected(DisputeFault::NoAct);
    }
    if (const auto index = indexOf(line, *place)) {
        return disputeIn(line, *index, line);
    }
    // What does not count now counted when its entry was the newest.
    const Line then = line.upTo(place->entry);
    const auto index = indexOf(then, *place);
    if (!index) {
        return engine::unexpected(DisputeFault::NotOnLine);
    }
    return disputeIn(then, *index, line);
}

}  // namespace adjudicator
