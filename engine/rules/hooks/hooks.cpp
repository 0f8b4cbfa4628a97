// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include <array>

namespace engine {

namespace {

using Steps = std::array<const StepHooks*, std::variant_size_v<Pending>>;

Steps gatherSteps() {
    Steps steps{};
    for (const Hooks* hooks : speakers()) {
        for (const StepHooks& step : hooks->steps) {
            steps[step.kind] = &step;
        }
    }
    return steps;
}

using Judges = std::array<Judgement (*)(const Position&, const Action&), std::variant_size_v<ActionVariant>>;

Judges gatherJudges() {
    Judges judges{};
    for (const Hooks* hooks : speakers()) {
        for (const ActJudge& act : hooks->acts) {
            judges[act.kind] = act.judge;
        }
    }
    return judges;
}

}  // namespace

const StepHooks* waitingStep(const Position& position) {
    static const Steps kSteps = gatherSteps();
    return kSteps[position.turn.pending.index()];
}

Judgement judgeAct(const Position& position, const Action& action) {
    static const Judges kJudges = gatherJudges();
    return kJudges[action.index()](position, action);
}

}  // namespace engine
