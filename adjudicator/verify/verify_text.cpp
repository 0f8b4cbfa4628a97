// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify_text.h"

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/verify/witness_text.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

/// What outside the book vouches for it.
std::string anchorText(const Verification& verification, Language language) {
    std::string text;
    if (verification.anchoredTo) {
        text += say(language, "; anchored to the head of entry {}", *verification.anchoredTo);
    }
    if (verification.seal) {
        text += say(language, "; sealed by entry {} with the key {}", verification.seal->entry,
                    fingerprint(verification.seal->key));
        if (const std::uint64_t behind = verification.account.behindSeal; behind > 0) {
            text += say(language, ", {} after it", counted(language, behind, OneOrMany{"entry", "entries"}));
        }
    }
    if (!verification.seenBy.empty()) {
        text += "; " + seenText(verification.seenBy, language);
    }
    // A seal proves nothing against the desk that made it.
    if (!verification.anchoredTo && verification.seenBy.empty()) {
        text += say(language, "; anchored to nothing outside this book");
    }
    if (verification.previousElsewhere) {
        text += say(language, "; the desk's games before it are not in this book");
    }
    return text;
}

/// "; 3 of 5 pictures kept"; empty where no entry names one.
std::string picturesText(const PicturesSeen& pictures, Language language) {
    std::string text;
    if (pictures.named > 0) {
        text = say(language, "; {} of {} pictures kept", pictures.kept, pictures.named);
    }
    for (const std::uint64_t seq : pictures.changed) {
        text += say(language, "; the picture of entry {} is damaged: not the one recorded", seq);
    }
    return text;
}

/// "today's rules decide 2 acts otherwise, from entry 12 on; ", or nothing.
std::string otherwiseText(const Verification& verification, Language language) {
    const auto& acts = verification.decidedOtherwiseToday;
    return acts.empty() ? std::string()
                        : say(language, "today's rules decide {} otherwise, from entry {} on; ",
                              counted(language, acts.size(), OneOrMany{"act", "acts"}), acts.front());
}

/// What of a damaged game can still be had.
std::string savedText(const Verification& verification, Language language) {
    const bool isCut =
        verification.reason == VerdictReason::EntryMissing || verification.reason == VerdictReason::HashWrong ||
        verification.reason == VerdictReason::Unreadable || verification.reason == VerdictReason::TooManyBranches;
    return !isCut || verification.entries == 0
               ? std::string()
               : say(language, "; {} entries hold, an export saves them", verification.entries);
}

}  // namespace

std::string reasonText(VerdictReason reason, Language language) {
    switch (reason) {
        case VerdictReason::None:
            return {};
        case VerdictReason::EntryMissing:
            return say(language, "an entry is missing");
        case VerdictReason::IdWrong:
            return say(language, "the first entry is not the one that named this game");
        case VerdictReason::HashWrong:
            return say(language, "text and hash do not belong together");
        case VerdictReason::Unreadable:
            return say(language, "the file is damaged here");
        case VerdictReason::DoesNotContinue:
            return say(language, "the entry does not continue the record");
        case VerdictReason::CommitmentWrong:
            return say(language, "the opened secret is not the one committed to");
        case VerdictReason::FacesWrong:
            return say(language, "the faces do not follow from the secret");
        case VerdictReason::LevelWrong:
            return say(language, "the throw claims another level of proof than it has");
        case VerdictReason::EventsWrong:
            return say(language, "its own rules give other events");
        case VerdictReason::Refused:
            return say(language, "its own rules do not allow the act");
        case VerdictReason::HeadUnknown:
            return say(language, "the chain head seen outside is not in this record");
        case VerdictReason::SealWrong:
            return say(language, "the seal is not this desk's signature of the record before it");
        case VerdictReason::GameMissing:
            return say(language, "a game of this desk between two others is missing from the book");
        case VerdictReason::PreviousCut:
            return say(language, "the game before it does not hold the entry after which this one began");
        case VerdictReason::TooManyBranches:
            return say(language, "with it the game has more than 64 branches");
        case VerdictReason::DeclaredOtherwise:
            return say(language, "the throw was declared for another act");
        case VerdictReason::ShownOtherwise:
            return say(language, "the act shows other faces than were thrown");
        case VerdictReason::WordsWrong:
            return say(language, "a word in it is not the one that its player had sealed");
        case VerdictReason::RulesUnknown:
            return say(language, "it names a version of the rules that this program does not know");
        case VerdictReason::DeskSawMore:
            return say(language, "this desk has seen entries that this book lacks");
        case VerdictReason::WitnessSawMore:
            return say(language, "somebody outside has seen entries that this book lacks");
        case VerdictReason::WitnessSawOther:
            return say(language, "somebody outside has seen another entry here");
        case VerdictReason::ProposedOtherwise:
            return say(language, "what it names as proposed, or as a player's voice, is something else");
        case VerdictReason::ListedOtherwise:
            return say(language, "what lists show of the game is not what its entries say");
    }
    return {};
}

namespace {

/// "damaged at entry 3: why"; `reason` is said as it is.
std::string wrongAt(VerdictKind kind, std::uint64_t entry, const std::string& reason, Language language) {
    switch (kind) {
        case VerdictKind::Sound:
            return say(language, "sound");
        case VerdictKind::Damaged:
            return say(language, "damaged at entry {}: {}", entry, reason);
        case VerdictKind::DiceFalse:
            return say(language, "dice false at entry {}: {}", entry, reason);
        case VerdictKind::AgainstRules:
            return say(language, "against its own rules at entry {}: {}", entry, reason);
        case VerdictKind::Undecided:
            return say(language, "cannot be decided here from entry {} on: {}", entry, reason);
    }
    return {};
}

}  // namespace

std::string sentence(const CheckedGame& checked, Language language) {
    return wrongAt(checked.kind, checked.entry.value_or(0), reasonText(checked.reason, language), language);
}

std::string sentence(const Verification& verification, Language language) {
    const auto entry = verification.entry.value_or(0);
    std::string reason = reasonText(verification.reason, language);
    if (verification.branch) {
        reason += say(language, "; on the branch that ends with entry {}, {}", verification.branch->seq,
                      db::toHex(verification.branch->hash));
    }
    if (verification.reason == VerdictReason::ListedOtherwise) {
        return say(language, "damaged: {}; all {} entries hold, head {}", reason, verification.entries,
                   db::toHex(verification.head.hash));
    }
    if (verification.kind == VerdictKind::Damaged && !verification.entry) {
        return say(language, "damaged: the file, outside this game's entries; all {} of them hold, head {}",
                   verification.entries, db::toHex(verification.head.hash));
    }
    if (verification.kind != VerdictKind::Sound) {
        return wrongAt(verification.kind, entry, reason, language) + savedText(verification, language);
    }
    std::string line = otherwiseText(verification, language);
    line += say(language, "sound: {}, head {}", counted(language, verification.entries, OneOrMany{"entry", "entries"}),
                db::toHex(verification.head.hash));
    if (!verification.branches.empty()) {
        line += say(language, "; {} branches, each of them sound", verification.branches.size());
    }
    line += anchorText(verification, language) + picturesText(verification.pictures, language);
    return line;
}

}  // namespace adjudicator
