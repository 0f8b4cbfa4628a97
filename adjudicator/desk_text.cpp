// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk_text.h"

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

namespace {

using engine::Language;

std::string entryText(const std::optional<std::uint64_t>& seq, Language language) {
    return seq ? say(language, " (entry {})", " (Eintrag {})", *seq) : std::string{};
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
                       "das System kann sie nicht lesen oder schreiben");
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
        case BookProblem::Kept:
            return say(language, "the book is open in another window; nothing was written here",
                       "das Buch ist in einem anderen Fenster offen; hier wurde nichts geschrieben");
    }
    return {};
}

std::string sentence(const db::SalvageReport& report, Language language) {
    const std::string pages = report.pagesThere < report.pages
                                  ? say(language, "the file is cut short, {} of {} pages are there",
                                        "die Datei ist abgeschnitten, {} von {} "
                                        "Seiten sind da",
                                        report.pagesThere, report.pages)
                                  : say(language, "the file is damaged", "die Datei ist beschädigt");
    std::vector<std::string> saved;
    if (report.wholeGames > 0) {
        saved.push_back(
            counted(language, report.wholeGames, {"game whole", "games whole"}, {"ganzes Spiel", "ganze Spiele"}));
    }
    if (report.cutGames > 0) {
        saved.push_back(counted(language, report.cutGames,
                                {"game as far as its beginning",
                                 "games as far as their "
                                 "beginning"},
                                {"Spiel mit seinem Anfang", "Spiele mit ihrem Anfang"}));
    }
    std::string text = say(language, "{}; saved: {} ({})", "{}; gerettet: {} ({})", pages, joined(saved),
                           counted(language, report.entries, {"entry", "entries"}, {"Eintrag", "Einträge"}));
    if (report.lostGames > 0) {
        text += say(language, "; missing: {}", "; es fehlt: {}",
                    counted(language, report.lostGames, {"game without its beginning", "games without their beginning"},
                            {"Spiel ohne seinen Anfang", "Spiele ohne ihren Anfang"}));
    }
    if (report.cutGames > 0) {
        text += say(language, "; what followed in games that are cut is missing",
                    "; was in abgeschnittenen Spielen folgte, fehlt");
    }
    return text;
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
            return say(language, "This desk has no key to seal with: its file desk.key cannot be written or is no key.",
                       "Dieser Platz hat keinen Schlüssel zum Siegeln: seine Datei desk.key lässt sich nicht schreiben "
                       "oder ist kein Schlüssel.");
        case TableRefusal::OwnGame:
            return say(language, "This desk is in charge of the game already.",
                       "Dieser Platz führt das Spiel bereits.");
        case TableRefusal::ReleaseWrong:
            return say(language,
                       "The release is for another game, state or desk, or is not signed by the desk in charge.",
                       "Die Freigabe gilt einem anderen Spiel, Stand oder Platz oder ist nicht vom führenden Platz "
                       "unterschrieben.");
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

std::string sentence(KeyFault fault, Language language) {
    switch (fault) {
        case KeyFault::NotAKey:
            return say(language, "this is no key; it was left untouched, and nothing is sealed",
                       "das ist kein Schlüssel; die Datei blieb unberührt, und nichts wird gesiegelt");
        case KeyFault::NotReadable:
            return say(language, "no permission to read the key; nothing is sealed",
                       "keine Leseberechtigung für den Schlüssel; nichts wird gesiegelt");
        case KeyFault::NotMade:
            return say(language, "the folder cannot be written, so there is no key, and nothing is sealed",
                       "der Ordner lässt sich nicht beschreiben; so gibt es keinen Schlüssel, und nichts wird "
                       "gesiegelt");
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

}  // namespace adjudicator
