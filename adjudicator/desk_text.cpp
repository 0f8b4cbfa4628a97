// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk_text.h"

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

namespace {

using engine::Language;

std::string entryText(const std::optional<std::uint64_t>& seq, Language language) {
    return seq ? say(language, " (entry {})", *seq) : std::string{};
}

}  // namespace

std::string sentence(const db::BookError& error, Language language) {
    using db::BookProblem;
    switch (error.problem) {
        case BookProblem::NotFound:
            return say(language, "there is no such file");
        case BookProblem::FolderMissing:
            return say(language, "its folder does not exist; name another file");
        case BookProblem::NotReadable:
            return say(language, "no permission to read it");
        case BookProblem::NotWritable:
            return say(language, "the file or its folder is read-only; choose another folder");
        case BookProblem::NotABook:
            return say(language, "this is no record book");
        case BookProblem::Newer:
            return say(language, "a newer version of the program wrote this record book; it was left untouched");
        case BookProblem::SchemaDiffers:
            return say(language, "its tables are not those of a record book; it was left untouched");
        case BookProblem::FileDamaged:
            return say(language, "the file is damaged") + entryText(error.seq, language);
        case BookProblem::Busy:
            return say(language, "another program is writing to it; try again");
        case BookProblem::DiskFull:
            return say(language, "the disk is full; nothing was written, all before is safe");
        case BookProblem::Io:
            return say(language, "the system cannot read or write it");
        case BookProblem::AlreadyExists:
            return say(language, "it is there already");
        case BookProblem::UnknownGame:
            return say(language, "the book has no such game");
        case BookProblem::HeadMoved:
            return say(language, "another program has written to this game; open it again");
        case BookProblem::Forked:
            return say(language, "the game has two branches; one must be chosen");
        case BookProblem::ChainDamaged:
            return say(language, "the chain is broken") + entryText(error.seq, language);
        case BookProblem::BodyNotJson:
            return say(language, "an entry is no JSON") + entryText(error.seq, language);
        case BookProblem::PictureRefused:
            return say(language, "a picture is empty or larger than 4 MB");
        case BookProblem::Cancelled:
            return say(language, "it was stopped; nothing was written");
        case BookProblem::Dropped:
            return say(language, "an earlier entry could not be written, so this one was not either");
        case BookProblem::Kept:
            return say(language, "the book is open in another window; nothing was written here");
    }
    return {};
}

std::string sentence(const db::SalvageReport& report, Language language) {
    const std::string pages =
        report.pagesThere < report.pages
            ? say(language, "the file is cut short, {} of {} pages are there", report.pagesThere, report.pages)
            : say(language, "the file is damaged");
    std::vector<std::string> saved;
    if (report.wholeGames > 0) {
        saved.push_back(counted(language, report.wholeGames, OneOrMany{"game whole", "games whole"}));
    }
    if (report.cutGames > 0) {
        saved.push_back(counted(language, report.cutGames,
                                OneOrMany{"game as far as its beginning",
                                          "games as far as their "
                                          "beginning"}));
    }
    std::string text = say(language, "{}; saved: {} ({})", pages, joined(saved),
                           counted(language, report.entries, OneOrMany{"entry", "entries"}));
    if (report.lostGames > 0) {
        text += say(language, "; missing: {}",
                    counted(language, report.lostGames,
                            OneOrMany{"game without its beginning", "games without their beginning"}));
    }
    if (report.cutGames > 0) {
        text += say(language, "; what followed in games that are cut is missing");
    }
    return text;
}

std::string sentence(TableRefusal refusal, Language language) {
    switch (refusal) {
        case TableRefusal::NothingToTakeBack:
            return say(language, "There is no act to take back.");
        case TableRefusal::NothingToRestore:
            return say(language, "Nothing was taken back just now.");
        case TableRefusal::NotOnLine:
            return say(language, "That entry is no act that counts.");
        case TableRefusal::ThrowIsDeclared:
            return say(language, "A throw is declared: open it first.");
        case TableRefusal::NoThrowDeclared:
            return say(language, "No throw is declared.");
        case TableRefusal::NoKey:
            return say(language,
                       "This desk has no key to seal with: its file desk.key cannot be written or is no key.");
        case TableRefusal::OwnGame:
            return say(language, "This desk is in charge of the game already.");
        case TableRefusal::ReleaseWrong:
            return say(language,
                       "The release is for another game, state or desk, or is not signed by the desk in charge.");
        case TableRefusal::NoSuchRuling:
            return say(language, "A ruling needs a reason, and an act of the record, a combat or a branch.");
        case TableRefusal::NotAnAct:
            return say(language, "A picture belongs to an act: that entry is none.");
        case TableRefusal::PictureRefused:
            return say(language, "The picture is empty or larger than 4 MB.");
    }
    return {};
}

std::string sentence(KeyFault fault, Language language) {
    switch (fault) {
        case KeyFault::NotAKey:
            return say(language, "this is no key; it was left untouched, and nothing is sealed");
        case KeyFault::NotReadable:
            return say(language, "no permission to read the key; nothing is sealed");
        case KeyFault::NotMade:
            return say(language, "the folder cannot be written, so there is no key, and nothing is sealed");
    }
    return {};
}

std::string sentence(CorrectionRefusal refusal, Language language) {
    switch (refusal) {
        case CorrectionRefusal::NotOnLine:
            return say(language, "That entry is no act that counts, or comes before the first to be corrected.");
        case CorrectionRefusal::ReasonMissing:
            return say(language, "A correction needs a reason.");
        case CorrectionRefusal::NothingChanges:
            return say(language, "Nothing would change.");
        case CorrectionRefusal::DiceProved:
            return say(language, "These dice were thrown by commitment: drop the act and add a new one.");
    }
    return {};
}

}  // namespace adjudicator
