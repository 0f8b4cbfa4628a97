// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/correction.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "adjudicator/record/dice_game.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

/// Builds the new line act by act.
template <class Game>
class Planner {
public:
    using Action = typename Game::Action;
    using ActDone = ActDoneOf<Game>;
    using Wish = CorrectionWishOf<Game>;

    Planner(const LineOf<Game>& line, CorrectionPlanOf<Game>& plan, bool onlyLooks)
        : m_line(line), m_plan(plan), m_onlyLooks(onlyLooks) {}

    /// An act that was not there.
    void insert(const Action& action) {
        const auto decision = decide(m_plan.after, action);
        if (!decision) {
            m_plan.conflicts.push_back(
                {std::nullopt, action, decision.error(), m_plan.after, m_plan.corrected.line.size()});
            return;
        }
        std::optional<ThrowRecord> thrown;
        if (const engine::Dice* dice = diceOf(action); dice != nullptr && !dice->asksForThrow()) {
            thrown = ThrowRecord{levelOf(*dice), std::nullopt, std::nullopt};
        }
        add({CorrectedHow::New, {}, {}, {kRulesVersion, action, decision->events, decision->trusted, thrown}, {}});
    }

    void keep(const LineAct& act) { decideAgain(act, m_line.actAt(act.now)); }

    [[nodiscard]] std::optional<CorrectionRefusal> follow(const LineAct& act, const Wish& wish) {
        const ActDone& was = m_line.actAt(act.now);
        if (wish.drop) {
            add({CorrectedHow::Dropped, act.origin.entry, act.origin.item, {was.rules, was.action, {}, {}, {}}, {}});
            return std::nullopt;
        }
        if (!wish.stands.empty()) {
            letStand(act, was, wish.stands);
            return std::nullopt;
        }
        ActDone again = was;
        if (wish.action) {
            again.action = *wish.action;
            const engine::Dice* before = diceOf(was.action);
            engine::Dice* dice = diceOf(again.action);
            if (dice == nullptr) {
                again.thrown.reset();
            } else if (dice->asksForThrow() && before != nullptr) {
                *dice = *before;
            } else if (before == nullptr || dice->dice != before->dice) {
                const bool proved = was.thrown && was.thrown->number;
                if (proved && !m_onlyLooks) {
                    return CorrectionRefusal::DiceProved;
                }
                m_plan.againstProof = m_plan.againstProof || proved;
                again.thrown = ThrowRecord{levelOf(*dice), std::nullopt, std::nullopt};
            }
        }
        decideAgain(act, again);
        return std::nullopt;
    }

private:
    static DiceLevel levelOf(const engine::Dice& dice) {
        return dice.source == engine::DiceSource::Camera ? DiceLevel::Camera : DiceLevel::Entered;
    }

    void add(CorrectedActOf<Game> corrects) {
        if (corrects.how != CorrectedHow::Dropped) {
            evolve(m_plan.after, corrects.act.events);
        }
        m_plan.corrected.line.push_back(std::move(corrects));
    }

    /// The dice of an act were thrown once; the correction only names the throw.
    static std::optional<ThrowRecord> thrownBefore(const ActDone& act) {
        return act.thrown ? std::optional(ThrowRecord{act.thrown->level, act.thrown->number, std::nullopt})
                          : std::nullopt;
    }

    void decideAgain(const LineAct& act, const ActDone& again) {
        const ActDone& was = m_line.actAt(act.now);
        const auto decision = decide(m_plan.after, again.action);
        // What was let stand once goes on standing.
        if (const std::string stands = m_line.standsAt(act.now);
            !decision && !stands.empty() && again.action == was.action) {
            letStand(act, was, stands);
            return;
        }
        if (!decision) {
            m_plan.conflicts.push_back(
                {act.origin, again.action, decision.error(), m_plan.after, m_plan.corrected.line.size()});
            return;
        }
        const bool same = again.action == was.action && decision->events == was.events;
        add({same ? CorrectedHow::Kept : CorrectedHow::Changed,
             act.origin.entry,
             act.origin.item,
             {kRulesVersion, again.action, decision->events, decision->trusted, thrownBefore(again)},
             {}});
    }

    void letStand(const LineAct& act, const ActDone& was, const std::string& reason) {
        auto now = m_plan.after;
        for (const auto& event : was.events) {
            if (!fits(now, event)) {
                m_plan.conflicts.push_back(
                    {act.origin, was.action, std::nullopt, m_plan.after, m_plan.corrected.line.size()});
                return;
            }
            evolve(now, event);
        }
        add({CorrectedHow::Kept,
             act.origin.entry,
             act.origin.item,
             {was.rules, was.action, was.events, was.trusted, thrownBefore(was)},
             reason});
    }

    const LineOf<Game>& m_line;
    CorrectionPlanOf<Game>& m_plan;
    bool m_onlyLooks;
};

}  // namespace

template <class Game>
engine::Expected<CorrectionPlanOf<Game>, CorrectionRefusal> planCorrection(const LineOf<Game>& line,
                                                                           const CorrectionAskedOf<Game>& asked) {
    const auto first = line.indexOf(asked.from);
    if (!first) {
        return engine::unexpected(CorrectionRefusal::NotOnLine);
    }
    if (engine::isBlank(asked.reason)) {
        return engine::unexpected(CorrectionRefusal::ReasonMissing);
    }
    const auto acts = line.acts() | std::views::drop(*first);
    const auto isThere = [&](const CorrectionWishOf<Game>& wish) {
        return !wish.of || std::ranges::find(acts, *wish.of, &LineAct::origin) != acts.end();
    };
    if (!std::ranges::all_of(asked.wishes, isThere)) {
        return engine::unexpected(CorrectionRefusal::NotOnLine);
    }
    CorrectionPlanOf<Game> plan{{asked.from.entry, asked.from.item, asked.reason, asked.clause, {}},
                                {},
                                line.position(),
                                line.positionBeforeAct(*first)};
    Planner<Game> planner(line, plan, asked.onlyLooks);
    // New acts come after the act that their list names before them.
    const auto insertFrom = [&](auto wish) {
        for (; wish != asked.wishes.end() && !wish->of; ++wish) {
            if (wish->action) {
                planner.insert(*wish->action);
            }
        }
    };
    insertFrom(asked.wishes.begin());
    for (const LineAct& act : acts) {
        const auto wish = std::ranges::find(asked.wishes, std::optional(act.origin), &CorrectionWishOf<Game>::of);
        if (wish == asked.wishes.end()) {
            planner.keep(act);
            continue;
        }
        if (const auto refusal = planner.follow(act, *wish)) {
            return engine::unexpected(*refusal);
        }
        insertFrom(wish + 1);
    }
    const bool same = std::ranges::all_of(plan.corrected.line, [](const CorrectedActOf<Game>& corrects) {
        return corrects.how == CorrectedHow::Kept && corrects.stands.empty();
    });
    if (same && plan.conflicts.empty()) {
        return engine::unexpected(CorrectionRefusal::NothingChanges);
    }
    return plan;
}

template engine::Expected<CorrectionPlanOf<TableGame>, CorrectionRefusal> planCorrection(
    const LineOf<TableGame>&, const CorrectionAskedOf<TableGame>&);
template engine::Expected<CorrectionPlanOf<DiceGame>, CorrectionRefusal> planCorrection(
    const LineOf<DiceGame>&, const CorrectionAskedOf<DiceGame>&);

}  // namespace adjudicator
