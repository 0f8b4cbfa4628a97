// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk_text.h"

#include <fmt/format.h>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

using engine::Language;

std::string entryText(const std::optional<std::uint64_t>& seq, Language language) {
    return seq ? say(language, " (entry {})", " (Eintrag {})", *seq) : std::string{};
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
    }
    return {};
}

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
    }
    if (text.empty()) {
        text = say(language, "; anchored to nothing outside this book", "; an nichts außerhalb dieses Buchs verankert");
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

std::string sentence(const db::BookError& error, Language language) {
    using db::BookProblem;
    switch (error.problem) {
        case BookProblem::NotFound:
            return say(language, "there is no such file", "diese Datei gibt es nicht");
        case BookProblem::FolderMissing:
            return say(language, "its folder does not exist; name another file",
                       "der Ordner fehlt; bitte eine andere Datei nennen");
        case BookProblem::NotReadable:
            return say(language, "no permission to read it", "keine Leseberechtigung");
        case BookProblem::NotWritable:
            return say(language, "the file or its folder is read-only; choose another folder",
                       "Datei oder Ordner ist schreibgeschützt; bitte einen anderen Ordner wählen");
        case BookProblem::NotABook:
            return say(language, "this is no record book", "das ist kein Protokollbuch");
        case BookProblem::Newer:
            return say(language, "a newer version of the program wrote this record book; it was left untouched",
                       "eine neuere Programmversion hat dieses Protokollbuch geschrieben; es blieb unberührt");
        case BookProblem::SchemaDiffers:
            return say(language, "its tables are not those of a record book; it was left untouched",
                       "seine Tabellen sind nicht die eines Protokollbuchs; es blieb unberührt");
        case BookProblem::FileDamaged:
            return say(language, "the file is damaged", "die Datei ist beschädigt") + entryText(error.seq, language);
        case BookProblem::Busy:
            return say(language, "another program is writing to it; try again",
                       "ein anderes Programm schreibt gerade hinein; bitte noch einmal versuchen");
        case BookProblem::DiskFull:
            return say(language, "the disk is full; nothing was written, all before is safe",
                       "der Datenträger ist voll; nichts wurde geschrieben, alles davor ist sicher");
        case BookProblem::Io:
            return say(language, "the system cannot read or write it",
                       "das System kann sie nicht lesen oder schreiben") +
                   fmt::format(" ({})", error.systemCode);
        case BookProblem::AlreadyExists:
            return say(language, "it is there already", "das gibt es schon");
        case BookProblem::UnknownGame:
            return say(language, "the book has no such game", "das Buch hat kein solches Spiel");
        case BookProblem::HeadMoved:
            return say(language, "another program has written to this game; open it again",
                       "ein anderes Programm hat in dieses Spiel geschrieben; bitte neu öffnen");
        case BookProblem::Forked:
            return say(language, "the game has two branches; one must be chosen",
                       "das Spiel hat zwei Zweige; einer muss gewählt werden");
        case BookProblem::ChainDamaged:
            return say(language, "the chain is broken", "die Kette ist unterbrochen") + entryText(error.seq, language);
        case BookProblem::BodyNotJson:
            return say(language, "an entry is no JSON", "ein Eintrag ist kein JSON") + entryText(error.seq, language);
        case BookProblem::PictureRefused:
            return say(language, "a picture is empty or larger than 4 MB", "ein Bild ist leer oder größer als 4 MB");
        case BookProblem::Cancelled:
            return say(language, "it was stopped; nothing was written",
                       "es wurde abgebrochen; nichts wurde geschrieben");
        case BookProblem::Dropped:
            return say(language, "an earlier entry could not be written, so this one was not either",
                       "ein früherer Eintrag ließ sich nicht schreiben, darum auch dieser nicht");
    }
    return {};
}

std::string sentence(TableRefusal refusal, Language language) {
    switch (refusal) {
        case TableRefusal::NothingToTakeBack:
            return say(language, "There is no act to take back.", "Es gibt keine Handlung zurückzunehmen.");
        case TableRefusal::NothingToRestore:
            return say(language, "Nothing was taken back just now.", "Gerade wurde nichts zurückgenommen.");
        case TableRefusal::NotOnLine:
            return say(language, "That entry is no act that counts.", "Dieser Eintrag ist keine geltende Handlung.");
        case TableRefusal::ThrowIsDeclared:
            return say(language, "A throw is declared: open it first.", "Ein Wurf ist angesagt: bitte erst öffnen.");
        case TableRefusal::NoThrowDeclared:
            return say(language, "No throw is declared.", "Es ist kein Wurf angesagt.");
        case TableRefusal::NoKey:
            return say(language, "This desk has no key to seal with: its folder cannot be written.",
                       "Dieser Platz hat keinen Schlüssel zum Siegeln: sein Ordner ist nicht beschreibbar.");
        case TableRefusal::NoSuchRuling:
            return say(
                language, "A ruling needs a reason, and an act of the record, a combat or a branch.",
                "Eine Entscheidung braucht eine Begründung und eine Handlung des Protokolls, einen Kampf oder Zweig.");
        case TableRefusal::NotAnAct:
            return say(language, "A picture belongs to an act: that entry is none.",
                       "Ein Bild gehört zu einer Handlung: dieser Eintrag ist keine.");
        case TableRefusal::PictureRefused:
            return say(language, "The picture is empty or larger than 4 MB.",
                       "Das Bild ist leer oder größer als 4 MB.");
    }
    return {};
}

std::string sentence(CorrectionRefusal refusal, Language language) {
    switch (refusal) {
        case CorrectionRefusal::NotOnLine:
            return say(language, "That entry is no act that counts, or comes before the first to be corrected.",
                       "Dieser Eintrag ist keine geltende Handlung oder liegt vor der ersten, die berichtigt wird.");
        case CorrectionRefusal::ReasonMissing:
            return say(language, "A correction needs a reason.", "Eine Berichtigung braucht einen Grund.");
        case CorrectionRefusal::NothingChanges:
            return say(language, "Nothing would change.", "Es würde sich nichts ändern.");
        case CorrectionRefusal::DiceProved:
            return say(language, "These dice were thrown by commitment: drop the act and add a new one.",
                       "Diese Würfel fielen nach Festlegung: Handlung streichen und eine neue eintragen.");
    }
    return {};
}

std::string sentence(const Verification& verification, Language language) {
    const auto entry = verification.entry.value_or(0);
    std::string reason = reasonText(verification.reason, language);
    if (verification.branch) {
        reason += say(language, "; on the branch that ends with entry {}, {}",
                      "; auf dem Zweig, der mit Eintrag {} endet, {}", verification.branch->seq,
                      db::toHex(verification.branch->hash));
    }
    switch (verification.kind) {
        case VerdictKind::Damaged:
            if (!verification.entry) {
                return say(language, "damaged: the file, outside this game's entries; all {} of them hold, head {}",
                           "beschädigt: die Datei, außerhalb der Einträge dieses Spiels; alle {} davon sind "
                           "in Ordnung, Kettenkopf {}",
                           verification.entries, db::toHex(verification.head.hash));
            }
            return say(language, "damaged at entry {}: {}", "beschädigt bei Eintrag {}: {}", entry, reason) +
                   savedText(verification, language);
        case VerdictKind::DiceFalse:
            return say(language, "dice false at entry {}: {}", "Würfel falsch bei Eintrag {}: {}", entry, reason);
        case VerdictKind::AgainstRules:
            return say(language, "against its own rules at entry {}: {}", "gegen die eigenen Regeln bei Eintrag {}: {}",
                       entry, reason);
        case VerdictKind::Sound:
            break;
    }
    std::string line = say(language, "sound: {}, head {}", "in Ordnung: {}, Kettenkopf {}",
                           counted(language, verification.entries, {"entry", "entries"}, {"Eintrag", "Einträge"}),
                           db::toHex(verification.head.hash));
    if (!verification.branches.empty()) {
        line += say(language, "; {} branches, each of them sound", "; {} Zweige, jeder in Ordnung",
                    verification.branches.size());
    }
    line += anchorText(verification, language) + picturesText(verification.pictures, language);
    if (!verification.decidedOtherwiseToday.empty()) {
        line += say(
            language, "; today's rules decide {} otherwise", "; die heutigen Regeln entscheiden {} anders",
            counted(language, verification.decidedOtherwiseToday.size(), {"act", "acts"}, {"Handlung", "Handlungen"}));
    }
    return line;
}

}  // namespace adjudicator
