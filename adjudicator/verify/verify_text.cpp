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
        text += say(language, "; anchored to the head of entry {}", "; verankert am Kettenkopf von Eintrag {}",
                    *verification.anchoredTo);
    }
    if (verification.seal) {
        text +=
            say(language, "; sealed by entry {} with the key {}", "; gesiegelt durch Eintrag {} mit dem Schlüssel {}",
                verification.seal->entry, fingerprint(verification.seal->key));
        if (const std::uint64_t behind = verification.account.behindSeal; behind > 0) {
            text += say(language, ", {} after it", ", danach {}",
                        counted(language, behind, {"entry", "entries"}, {"Eintrag", "Einträge"}));
        }
    }
    if (!verification.seenBy.empty()) {
        text += "; " + seenText(verification.seenBy, language);
    }
    // A seal proves nothing against the desk that made it.
    if (!verification.anchoredTo && verification.seenBy.empty()) {
        text +=
            say(language, "; anchored to nothing outside this book", "; an nichts außerhalb dieses Buchs verankert");
    }
    if (verification.previousElsewhere) {
        text += say(language, "; the desk's games before it are not in this book",
                    "; die Spiele des Platzes davor stehen nicht in diesem Buch");
    }
    return text;
}

/// "; 3 of 5 pictures kept"; empty where no entry names one.
std::string picturesText(const PicturesSeen& pictures, Language language) {
    std::string text;
    if (pictures.named > 0) {
        text = say(language, "; {} of {} pictures kept", "; {} von {} Bildern behalten", pictures.kept, pictures.named);
    }
    for (const std::uint64_t seq : pictures.changed) {
        text += say(language, "; the picture of entry {} is damaged: not the one recorded",
                    "; das Bild von Eintrag {} ist beschädigt: nicht das aufgezeichnete", seq);
    }
    return text;
}

/// "today's rules decide 2 acts otherwise, from entry 12 on; ", or nothing.
std::string otherwiseText(const Verification& verification, Language language) {
    const auto& acts = verification.decidedOtherwiseToday;
    return acts.empty()
               ? std::string()
               : say(language, "today's rules decide {} otherwise, from entry {} on; ",
                     "die heutigen Regeln entscheiden {} anders, ab Eintrag {}; ",
                     counted(language, acts.size(), {"act", "acts"}, {"Handlung", "Handlungen"}), acts.front());
}

/// What of a damaged game can still be had.
std::string savedText(const Verification& verification, Language language) {
    const bool isCut =
        verification.reason == VerdictReason::EntryMissing || verification.reason == VerdictReason::HashWrong ||
        verification.reason == VerdictReason::Unreadable || verification.reason == VerdictReason::TooManyBranches;
    return !isCut || verification.entries == 0 ? std::string()
                                               : say(language, "; {} entries hold, an export saves them",
                                                     "; {} Einträge sind in Ordnung, ein Export rettet "
                                                     "sie",
                                                     verification.entries);
}

}  // namespace

std::string reasonText(VerdictReason reason, Language language) {
    switch (reason) {
        case VerdictReason::None:
            return {};
        case VerdictReason::EntryMissing:
            return say(language, "an entry is missing", "ein Eintrag fehlt");
        case VerdictReason::IdWrong:
            return say(language, "the first entry is not the one that named this game",
                       "der erste Eintrag ist nicht der, der das Spiel benannt hat");
        case VerdictReason::HashWrong:
            return say(language, "text and hash do not belong together", "Text und Prüfsumme gehören nicht zusammen");
        case VerdictReason::Unreadable:
            return say(language, "the file is damaged here", "die Datei ist hier beschädigt");
        case VerdictReason::DoesNotContinue:
            return say(language, "the entry does not continue the record",
                       "der Eintrag setzt das Protokoll nicht fort");
        case VerdictReason::CommitmentWrong:
            return say(language, "the opened secret is not the one committed to",
                       "das geöffnete Geheimnis ist nicht das festgelegte");
        case VerdictReason::FacesWrong:
            return say(language, "the faces do not follow from the secret", "die Augen folgen nicht aus dem Geheimnis");
        case VerdictReason::LevelWrong:
            return say(language, "the throw claims another level of proof than it has",
                       "der Wurf nennt eine andere Beweisstufe, als er hat");
        case VerdictReason::EventsWrong:
            return say(language, "its own rules give other events", "die eigenen Regeln ergeben andere Ereignisse");
        case VerdictReason::Refused:
            return say(language, "its own rules do not allow the act",
                       "die eigenen Regeln erlauben die Handlung nicht");
        case VerdictReason::HeadUnknown:
            return say(language, "the chain head seen outside is not in this record",
                       "der außerhalb gesehene Kettenkopf steht nicht in diesem Protokoll");
        case VerdictReason::SealWrong:
            return say(language, "the seal is not this desk's signature of the record before it",
                       "das Siegel ist nicht die Unterschrift dieses Platzes unter das Protokoll davor");
        case VerdictReason::GameMissing:
            return say(language, "a game of this desk between two others is missing from the book",
                       "im Buch fehlt ein Spiel dieses Platzes zwischen zwei anderen");
        case VerdictReason::PreviousCut:
            return say(language, "the game before it does not hold the entry after which this one began",
                       "dem Spiel davor fehlt der Eintrag, nach dem dieses begann");
        case VerdictReason::TooManyBranches:
            return say(language, "with it the game has more than 64 branches",
                       "mit ihm hat das Spiel mehr als 64 Zweige");
        case VerdictReason::DeclaredOtherwise:
            return say(language, "the throw was declared for another act",
                       "der Wurf war für eine andere Handlung angesagt");
        case VerdictReason::ShownOtherwise:
            return say(language, "the act shows other faces than were thrown",
                       "die Handlung zeigt andere Augen, als gewürfelt wurden");
        case VerdictReason::WordsWrong:
            return say(language, "a word in it is not the one that its player had sealed",
                       "ein Wort darin ist nicht das, das sein Spieler versiegelt hatte");
        case VerdictReason::RulesUnknown:
            return say(language, "it names a version of the rules that this program does not know",
                       "er nennt eine Regelfassung, die dieses Programm nicht kennt");
        case VerdictReason::DeskSawMore:
            return say(language, "this desk has seen entries that this book lacks",
                       "dieser Platz hat Einträge gesehen, die in diesem Buch fehlen");
        case VerdictReason::WitnessSawMore:
            return say(language, "somebody outside has seen entries that this book lacks",
                       "jemand hat außerhalb Einträge gesehen, die in diesem Buch fehlen");
        case VerdictReason::WitnessSawOther:
            return say(language, "somebody outside has seen another entry here",
                       "jemand hat außerhalb hier einen anderen Eintrag gesehen");
        case VerdictReason::ProposedOtherwise:
            return say(language, "what it names as proposed, or as a player's voice, is something else",
                       "was er als vorgeschlagen oder als Stimme eines Spielers nennt, ist etwas anderes");
        case VerdictReason::ListedOtherwise:
            return say(language, "what lists show of the game is not what its entries say",
                       "was Listen von dem Spiel zeigen, ist nicht, was seine Einträge sagen");
    }
    return {};
}

namespace {

/// "damaged at entry 3: why"; `reason` is said as it is.
std::string wrongAt(VerdictKind kind, std::uint64_t entry, const std::string& reason, Language language) {
    switch (kind) {
        case VerdictKind::Sound:
            return say(language, "sound", "in Ordnung");
        case VerdictKind::Damaged:
            return say(language, "damaged at entry {}: {}", "beschädigt bei Eintrag {}: {}", entry, reason);
        case VerdictKind::DiceFalse:
            return say(language, "dice false at entry {}: {}", "Würfel falsch bei Eintrag {}: {}", entry, reason);
        case VerdictKind::AgainstRules:
            return say(language, "against its own rules at entry {}: {}", "gegen die eigenen Regeln bei Eintrag {}: {}",
                       entry, reason);
        case VerdictKind::Undecided:
            return say(language, "cannot be decided here from entry {} on: {}",
                       "hier nicht zu entscheiden ab Eintrag {}: {}", entry, reason);
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
        reason += say(language, "; on the branch that ends with entry {}, {}",
                      "; auf dem Zweig, der mit Eintrag {} endet, {}", verification.branch->seq,
                      db::toHex(verification.branch->hash));
    }
    if (verification.reason == VerdictReason::ListedOtherwise) {
        return say(language, "damaged: {}; all {} entries hold, head {}",
                   "beschädigt: {}; alle {} Einträge sind in "
                   "Ordnung, Kettenkopf {}",
                   reason, verification.entries, db::toHex(verification.head.hash));
    }
    if (verification.kind == VerdictKind::Damaged && !verification.entry) {
        return say(language, "damaged: the file, outside this game's entries; all {} of them hold, head {}",
                   "beschädigt: die Datei, außerhalb der Einträge dieses Spiels; alle {} davon sind "
                   "in Ordnung, Kettenkopf {}",
                   verification.entries, db::toHex(verification.head.hash));
    }
    if (verification.kind != VerdictKind::Sound) {
        return wrongAt(verification.kind, entry, reason, language) + savedText(verification, language);
    }
    std::string line = otherwiseText(verification, language);
    line += say(language, "sound: {}, head {}", "in Ordnung: {}, Kettenkopf {}",
                counted(language, verification.entries, {"entry", "entries"}, {"Eintrag", "Einträge"}),
                db::toHex(verification.head.hash));
    if (!verification.branches.empty()) {
        line += say(language, "; {} branches, each of them sound", "; {} Zweige, jeder in Ordnung",
                    verification.branches.size());
    }
    line += anchorText(verification, language) + picturesText(verification.pictures, language);
    return line;
}

}  // namespace adjudicator
