// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/pending_checks.h"

#include "engine/rules/hooks/hooks.h"

namespace engine {

std::vector<std::string> wrongInPending(const Position& position) {
    std::vector<std::string> wrong;
    const StepHooks* step = waitingStep(position);
    if (step != nullptr && step->check != nullptr) {
        step->check(position, wrong);
    }
    return wrong;
}

}  // namespace engine
