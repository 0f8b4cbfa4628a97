// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/due_text.h"

#include "adjudicator/text/say.h"

namespace adjudicator {

std::string dueText(const engine::Due& due, const Scene& scene) {
    const engine::Language language = scene.language();
    const std::string owed = scene.discardsDue();
    const std::string discards = owed.empty() ? owed : ": " + owed;
    const std::string who = due.player ? scene.name(*due.player) : say(language, "somebody");
    switch (due.duty) {
        case engine::Duty::Found:
            return say(language, "Next comes the founding of {}", who);
        case engine::Duty::Roll:
        case engine::Duty::Turn:
            return say(language, "It is the turn of {}", who);
        case engine::Duty::SpecialBuilding:
            return say(language, "Building and buying is for {} now", who);
        case engine::Duty::Discard:
            return say(language, "First cards must be discarded{}", discards);
        case engine::Duty::MoveRobber:
            return due.clause == engine::clause::SW_8
                       ? say(language, "{} has the fewest points and moves the robber", who)
                       : say(language, "{} moves the robber", who);
        case engine::Duty::Throw:
            return due.player ? say(language, "{} throws the dice now", who) : say(language, "A throw comes first");
        case engine::Duty::Combat:
            return say(language, "{} goes on with the combat or stops it", who);
        case engine::Duty::Conquer:
            return say(language, "{} conquers or declines", who);
        case engine::Duty::Tribute:
            return say(language, "{} has lost to the robber and gives one card", who);
        case engine::Duty::Claim:
            return say(language, "{} claims one of the paid cards, or none", who);
        case engine::Duty::Relocate:
            return say(language, "{} sets a settlement elsewhere, or does not", who);
        case engine::Duty::RemoveSides:
            return say(language, "First the sides leave the board");
        case engine::Duty::Bid:
            return say(language, "{} bids or passes now", who);
        case engine::Duty::DrawToken:
            return say(language,
                       "{} draws the number token: that seat comes before the owner of the last built settlement", who);
    }
    return {};
}

}  // namespace adjudicator
