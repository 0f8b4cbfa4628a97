// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hooks/guest_acts.h"

#include <algorithm>

#include "engine/rules/hooks/hooks.h"

namespace engine {

namespace {

bool namesWhatItMust(const GuestActWords& words, const GuestAct& action) {
    const auto* corner = action.at ? std::get_if<CornerId>(&*action.at) : nullptr;
    const auto* side = action.at ? std::get_if<SideId>(&*action.at) : nullptr;
    return (words.at == GuestPlace::Corner) == (corner != nullptr) &&
           (words.at == GuestPlace::Side) == (side != nullptr) &&
           (words.at == GuestPlace::Hex) == action.hex.has_value() && words.with == action.with.has_value() &&
           words.cards == action.cards.has_value() && words.resource == action.resource.has_value() &&
           words.count == action.count.has_value();
}

const GuestJudge* judgeOf(std::string_view act) {
    for (const Hooks* hooks : speakers()) {
        const auto found = std::ranges::find(hooks->guestActs, act, &GuestJudge::act);
        if (found != hooks->guestActs.end()) {
            return &*found;
        }
    }
    return nullptr;
}

}  // namespace

Judgement judge(const Position& position, const GuestAct& action) {
    const auto words = guestAct(action.act);
    const GuestJudge* own = judgeOf(action.act);
    if (!words || own == nullptr) {
        return refuse(clause::B_1, Why::NotInDocuments);
    }
    if (!position.inForce(words.clause())) {
        return refuse(words.clause(), Why::NotInDocuments);
    }
    if (!namesWhatItMust(*words.part, action)) {
        Refusal refusal{words.clause(), Why::ActDetails};
        refusal.say([&](RefusalDetails& details) { details.guest = action.act; });
        return tl::unexpected(std::move(refusal));
    }
    return own->judge(position, action);
}

Refusal guestRefusal(ClauseId clause, std::string_view reason, Places at) {
    Refusal refusal{clause, Why::Guest, at};
    refusal.say([&](RefusalDetails& details) { details.guest = reason; });
    return refusal;
}

}  // namespace engine
