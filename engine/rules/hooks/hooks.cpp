// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/hooks.h"

#include <algorithm>
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

constexpr std::size_t kCauseCount = static_cast<std::size_t>(RobberCause::Placed) + 1;
using Causes = std::array<const CauseHooks*, kCauseCount>;

Causes gatherCauses() {
    Causes causes{};
    for (const Hooks* hooks : speakers()) {
        for (const CauseHooks& cause : hooks->causes) {
            const CauseHooks*& first = causes[static_cast<std::size_t>(cause.cause)];
            first = first == nullptr ? &cause : first;
        }
    }
    return causes;
}

const OwnPiece* ownPiece(Piece piece) {
    for (const Hooks* hooks : speakers()) {
        const auto found = std::ranges::find(hooks->pieces, piece, &OwnPiece::piece);
        if (found != hooks->pieces.end()) {
            return &*found;
        }
    }
    return nullptr;
}

}  // namespace

const CauseHooks* hooksOf(RobberCause cause) {
    static const Causes kCauses = gatherCauses();
    return kCauses[static_cast<std::size_t>(cause)];
}

ClauseId clauseOf(Piece piece) {
    const OwnPiece* own = ownPiece(piece);
    return own != nullptr ? own->clause : clause::B_2;
}

ClauseId clauseOfPoints(Piece piece) {
    const OwnPiece* own = ownPiece(piece);
    return own != nullptr ? own->points.value_or(own->clause) : clause::B_13;
}

ClauseId clauseOfBlocking(Piece piece) {
    const OwnPiece* own = ownPiece(piece);
    return own != nullptr ? own->blocks.value_or(own->clause) : clause::B_4;
}

ClauseId clauseOfMark(std::string_view name) {
    for (const Hooks* hooks : speakers()) {
        const auto found = std::ranges::find(hooks->marks, name, &OwnMark::name);
        if (found != hooks->marks.end()) {
            return found->clause;
        }
    }
    return clause::B_13;
}

const StepHooks* hooksOf(const Pending& pending) {
    static const Steps kSteps = gatherSteps();
    return kSteps[pending.index()];
}

Judgement judgeAct(const Position& position, const Action& action) {
    static const Judges kJudges = gatherJudges();
    return kJudges[action.index()](position, action);
}

}  // namespace engine
