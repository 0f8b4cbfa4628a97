// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/what_if/what_if.h"

#include <algorithm>

#include "engine/check.h"

namespace adjudicator {

namespace {

/// Only its presence is asked for: nothing is written.
constexpr std::string_view kReasonToLook = "what if";

/// Lines up the acts of the plan, those that stand and those that fall.
class Reader {
public:
    Reader(const Line& line, const CorrectionPlanOf<TableGame>& plan) : m_line(line), m_plan(plan) {}

    [[nodiscard]] std::vector<TriedAct> acts() const {
        std::vector<TriedAct> acts;
        auto conflict = m_plan.conflicts.begin();
        const auto& stands = m_plan.corrected.line;
        for (std::size_t i = 0; i <= stands.size(); ++i) {
            for (; conflict != m_plan.conflicts.end() && conflict->after == i; ++conflict) {
                acts.push_back(fallen(*conflict));
            }
            if (i < stands.size()) {
                acts.push_back(standing(stands[i]));
            }
        }
        return acts;
    }

private:
    [[nodiscard]] const ActDone& recorded(const ActPlace& origin) const {
        const auto index = m_line.indexOf(origin);
        ADJ_CHECK(index, "a plan names acts of its line");
        return m_line.actAt(m_line.acts()[*index].now);
    }

    [[nodiscard]] TriedAct fallen(const CorrectionConflictOf<TableGame>& conflict) const {
        TriedAct act{conflict.of, TriedHow::Falls, conflict.action, {}, {}, {}, conflict.refusal, conflict.position};
        if (conflict.of) {
            const ActDone& was = recorded(*conflict.of);
            act.wasEvents = was.events;
            if (was.action != act.action) {
                act.wasAction = was.action;
            }
        }
        return act;
    }

    [[nodiscard]] TriedAct standing(const CorrectedActOf<TableGame>& corrects) const {
        TriedAct act{{}, TriedHow::Added, corrects.act.action, corrects.act.events, {}, {}, {}, {}};
        if (!corrects.of) {
            return act;
        }
        act.of = ActPlace{*corrects.of, corrects.ofItem};
        const ActDone& was = recorded(*act.of);
        act.wasEvents = was.events;
        if (corrects.how == CorrectedHow::Dropped) {
            act.how = TriedHow::LeftOut;
        } else if (was.action != act.action) {
            act.how = TriedHow::Otherwise;
            act.wasAction = was.action;
        } else {
            act.how = was.events == act.events ? TriedHow::Same : TriedHow::Follows;
        }
        return act;
    }

    const Line& m_line;
    const CorrectionPlanOf<TableGame>& m_plan;
};

}  // namespace

std::string_view toText(TriedHow how) {
    switch (how) {
        case TriedHow::Same:
            return "same";
        case TriedHow::Otherwise:
            return "otherwise";
        case TriedHow::Follows:
            return "follows";
        case TriedHow::Added:
            return "new";
        case TriedHow::LeftOut:
            return "dropped";
        case TriedHow::Falls:
            return "falls";
    }
    return {};
}

std::size_t WhatIf::count(TriedHow how) const {
    return static_cast<std::size_t>(std::ranges::count(acts, how, &TriedAct::how));
}

bool WhatIf::canBeAdopted() const {
    // What was wished must stand; what falls of the rest is left out.
    const auto isWished = [&](const TriedAct& act) {
        return !act.of ||
               std::ranges::find(asked.wishes, act.of, &CorrectionWishOf<TableGame>::of) != asked.wishes.end();
    };
    return !againstProof &&
           std::ranges::none_of(acts, [&](const TriedAct& act) { return act.how == TriedHow::Falls && isWished(act); });
}

CorrectionAskedOf<TableGame> WhatIf::asCorrection(std::string reason, std::optional<engine::ClauseId> clause) const {
    CorrectionAskedOf<TableGame> correction{asked.from, std::move(reason), clause, asked.wishes};
    for (const TriedAct& act : acts) {
        if (act.how == TriedHow::Falls && act.of) {
            correction.wishes.push_back({act.of, true, {}, {}});
        }
    }
    return correction;
}

engine::Expected<WhatIf, CorrectionRefusal> tryOut(const Line& line, const WhatIfAsked& asked) {
    auto plan = planCorrection<TableGame>(line, {asked.from, std::string(kReasonToLook), {}, asked.wishes, true});
    if (!plan) {
        return engine::unexpected(plan.error());
    }
    WhatIf tried{asked,
                 Reader(line, *plan).acts(),
                 0,
                 outcomeOf(std::move(plan->before)),
                 outcomeOf(std::move(plan->after)),
                 plan->againstProof};
    const auto first = std::ranges::find_if(tried.acts, [](const TriedAct& act) { return act.how != TriedHow::Same; });
    tried.first = first == tried.acts.end() ? 0 : static_cast<std::size_t>(first - tried.acts.begin());
    return tried;
}

}  // namespace adjudicator
