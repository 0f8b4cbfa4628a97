// SPDX-License-Identifier: GPL-3.0-or-later
// What kinds and reasons are called in JSON.
#include <array>

#include "adjudicator/verify/verify.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

constexpr std::array<std::string_view, 5> kKinds{"sound", "damaged", "dice-false", "against-rules", "undecided"};
constexpr std::array<std::string_view, 25> kReasons{"none",
                                                    "entry-missing",
                                                    "id-wrong",
                                                    "hash-wrong",
                                                    "unreadable",
                                                    "does-not-continue",
                                                    "commitment-wrong",
                                                    "faces-wrong",
                                                    "level-wrong",
                                                    "events-wrong",
                                                    "refused",
                                                    "head-unknown",
                                                    "seal-wrong",
                                                    "game-missing",
                                                    "previous-cut",
                                                    "too-many-branches",
                                                    "declared-otherwise",
                                                    "shown-otherwise",
                                                    "words-wrong",
                                                    "rules-unknown",
                                                    "desk-saw-more",
                                                    "witness-saw-more",
                                                    "witness-saw-other",
                                                    "listed-otherwise",
                                                    "proposed-otherwise"};

}  // namespace

std::string_view toText(VerdictKind kind) {
    return engine::nameOf(kind, kKinds);
}

std::string_view toText(VerdictReason reason) {
    return engine::nameOf(reason, kReasons);
}

VerdictReason reasonOf(db::ChainFault fault) {
    switch (fault) {
        case db::ChainFault::EntryMissing:
            return VerdictReason::EntryMissing;
        case db::ChainFault::IdWrong:
            return VerdictReason::IdWrong;
        case db::ChainFault::HashWrong:
            return VerdictReason::HashWrong;
        case db::ChainFault::Unreadable:
            return VerdictReason::Unreadable;
        case db::ChainFault::NotJson:
            return VerdictReason::DoesNotContinue;
        case db::ChainFault::TooManyBranches:
            return VerdictReason::TooManyBranches;
    }
    return VerdictReason::Unreadable;
}

}  // namespace adjudicator
