// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/voucher_rows.h"

#include <algorithm>
#include <utility>

#include "adjudicator/record/log_text.h"
#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/verify/entry_words.h"
#include "adjudicator/verify/witness_text.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

class VoucherTelling {
public:
    VoucherTelling(const GameVerdict& verdict, Language language)
        : m_verdict(verdict), m_checked(verdict.checked), m_account(verdict.checked.account), m_language(language) {}

    [[nodiscard]] VoucherRows rows() const { return {putBack(), seal(), desk(), seen(), couldHave()}; }

private:
    template <class... Args>
    [[nodiscard]] std::string in(fmt::format_string<Args...> english, fmt::format_string<Args...> german,
                                 Args&&... args) const {
        return say(m_language, english, german, std::forward<Args>(args)...);
    }
    [[nodiscard]] std::string at(const std::vector<std::uint64_t>& entries) const {
        return entriesText(entries, m_language);
    }
    [[nodiscard]] std::string upTo(std::uint64_t entry) const { return in("up to entry {}", "bis Eintrag {}", entry); }
    [[nodiscard]] std::string span(const Doubt& doubt) const {
        return doubt.entries.front() == doubt.entries.back()
                   ? in("entry {}", "Eintrag {}", doubt.entries.front())
                   : in("entries {} to {}", "Einträge {} bis {}", doubt.entries.front(), doubt.entries.back());
    }

    [[nodiscard]] std::string games(const Doubt& doubt) const {
        return doubt.entries.front() == doubt.entries.back()
                   ? in("its game {}", "sein Spiel {}", doubt.entries.front())
                   : in("each of its games {} to {}", "jedes seiner Spiele {} bis {}", doubt.entries.front(),
                        doubt.entries.back());
    }

    [[nodiscard]] VerdictRow putBack() const {
        VerdictRow row{
            VerdictPart::PutBack, VerdictTone::Plain, in("Put back", "Zurückgeholt"), in("never", "nie"), {}, true};
        if (const std::size_t times = m_account.putBack.size(); times > 0) {
            row.tone = VerdictTone::Trust;
            row.isNone = false;
            row.count = times == 1 ? in("once", "einmal") : in("{} times", "{}-mal", times);
        } else {
            row.text = in("No desk noticed that the book was replaced by an older copy.",
                          "Kein Platz hat bemerkt, dass das Buch durch eine ältere Kopie ersetzt wurde.");
        }
        for (const PutBackSeen& each : m_account.putBack) {
            if (each.whole) {
                addSentence(row.text, in("Entry {}: {} had been written into this book and is not in it.",
                                         "Eintrag {}: {} stand in diesem Buch und fehlt darin.", each.entry,
                                         lostGameText(*each.whole, each.lost, m_language)));
                continue;
            }
            addSentence(row.text, in("Before entry {} an older copy of the book was opened: entry {} ({}) had been "
                                     "written and is not in it.",
                                     "Vor Eintrag {} wurde eine ältere Kopie des Buchs geöffnet: Eintrag {} ({}) war "
                                     "geschrieben und fehlt darin.",
                                     each.entry, each.lost.seq, db::spokenCode(each.lost.hash)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow seal() const {
        VerdictRow row{VerdictPart::Seal,
                       VerdictTone::Plain,
                       in("Sealed", "Versiegelt"),
                       in("nothing", "nichts"),
                       {},
                       !m_checked.seal && m_account.handOvers.empty()};
        if (const auto& seal = m_checked.seal) {
            row.count = upTo(seal->entry);
            row.text = in("The desk with the key {} has signed it.",
                          "Der Platz mit dem Schlüssel {} hat unterschrieben.", fingerprint(seal->key));
            addSentence(row.text, m_account.behindSeal == 0
                                      ? in("Nothing was written after that.", "Danach wurde nichts mehr geschrieben.")
                                      : in("Written after that: {}.", "Danach geschrieben: {}.",
                                           counted(m_language, m_account.behindSeal, {"entry", "entries"},
                                                   {"Eintrag", "Einträge"})));
        } else {
            row.text =
                in("No desk has signed this record yet.", "Noch hat kein Platz dieses Protokoll unterschrieben.");
        }
        for (const HandOverSeen& each : m_account.handOvers) {
            addSentence(row.text, each.isReleased
                                      ? in("In entry {} the desk before handed the game over to the desk with the key "
                                           "{}.",
                                           "In Eintrag {} hat der Platz davor das Spiel an den Platz mit dem Schlüssel "
                                           "{} übergeben.",
                                           each.entry, fingerprint(each.to))
                                      : in("In entry {} the desk with the key {} took the game over; the desk before "
                                           "has not said that it may.",
                                           "In Eintrag {} hat der Platz mit dem Schlüssel {} das Spiel übernommen; der "
                                           "Platz davor hat nicht gesagt, dass er das darf.",
                                           each.entry, fingerprint(each.to)));
        }
        if (m_account.isOver && !m_account.isSealed) {
            addSentence(row.text, in("The game is over, and its end is not sealed.",
                                     "Das Spiel ist zu Ende, und sein Ende ist nicht versiegelt."));
            row.tone = VerdictTone::Trust;
            row.isNone = false;
        }
        return row;
    }

    [[nodiscard]] VerdictRow desk() const {
        VerdictRow row{VerdictPart::Desk,
                       VerdictTone::Plain,
                       in("This desk remembers", "Dieser Platz erinnert sich"),
                       {},
                       {},
                       false};
        if (!m_verdict.remembered) {
            row.isNone = true;
            row.count = in("nothing", "an nichts");
            row.text = in("It has written nothing of this game and seen it in no other book.",
                          "Er hat nichts von diesem Spiel geschrieben und es in keinem anderen Buch gesehen.");
        } else {
            row.count = upTo(m_verdict.remembered->seq);
            row.tone = m_verdict.holdsRemembered ? VerdictTone::Good : VerdictTone::Bad;
            row.text = m_verdict.holdsRemembered ? in("The book holds all that it remembers.",
                                                      "Das Buch enthält alles, woran er sich erinnert.")
                                                 : deskSawMoreText(m_verdict, m_language);
        }
        return row;
    }

    [[nodiscard]] VerdictRow seen() const {
        VerdictRow row{VerdictPart::SeenByOthers,
                       VerdictTone::Plain,
                       in("Seen by others", "Von anderen gesehen"),
                       in("nothing", "nichts"),
                       in("Nobody from outside has shown this check what he saw of the game.",
                          "Niemand von außerhalb hat dieser Prüfung gezeigt, was er von dem Spiel gesehen hat."),
                       true};
        if (m_checked.anchoredTo) {
            row.tone = VerdictTone::Good;
            row.isNone = false;
            row.count = upTo(*m_checked.anchoredTo);
            row.text = in("Everything up to there is as it was when that head was shown.",
                          "Bis dahin ist alles, wie es war, als dieser Kettenkopf gezeigt wurde.");
        }
        if (!m_checked.seenBy.empty() || !m_checked.contradictions.empty()) {
            row.text = m_checked.anchoredTo ? row.text : std::string();
            row.isNone = false;
            addSentence(row.text, receiptsText(m_checked, m_language));
            row.tone = m_checked.contradictions.empty() ? VerdictTone::Good : VerdictTone::Bad;
        }
        if (!m_checked.seenBy.empty()) {
            row.count = upTo(std::max(m_checked.seenBy.front().entry, m_checked.anchoredTo.value_or(0)));
        }
        return row;
    }

    [[nodiscard]] std::string doubtText(const Doubt& doubt) const {
        switch (doubt.what) {
            case CouldHave::Typed:
                return in("Whoever called or typed the dice of {}.", "Wer die Würfel von {} ansagte oder eingab.",
                          at(doubt.entries));
            case CouldHave::Known:
                return in("Whoever runs this desk, with a changed program, in {}.",
                          "Wer diesen Platz betreibt, mit einem veränderten Programm, in {}.", at(doubt.entries));
            case CouldHave::SaidTheWord:
                return in("Whoever runs the desk, in {}, if he said the words himself.",
                          "Wer den Platz betreibt, in {}, falls er die Wörter selbst sagte.", at(doubt.entries));
            case CouldHave::Added:
                return in("Anybody who had the file: {}, which no seal covers and nobody else has seen.",
                          "Wer die Datei hatte: {}, die kein Siegel deckt und niemand sonst gesehen hat.", span(doubt));
            case CouldHave::WrittenAnew:
                return in("Whoever has the desk's key: {} could be written anew, for nobody else has seen them.",
                          "Wer den Schlüssel des Platzes hat: {} ließen sich neu schreiben, denn niemand sonst hat sie "
                          "gesehen.",
                          span(doubt));
            case CouldHave::KeptBack:
                return in("Whoever runs the desk: {} was played into another book and can be kept back.",
                          "Wer den Platz betreibt: {} wurde in ein anderes Buch gespielt und lässt sich zurückhalten.",
                          games(doubt));
        }
        return {};
    }

    [[nodiscard]] VerdictRow couldHave() const {
        VerdictRow row{VerdictPart::CouldHave,
                       VerdictTone::Plain,
                       in("Who could still have cheated?", "Wer könnte noch betrogen haben?"),
                       {},
                       {},
                       false};
        for (const Doubt& doubt : m_verdict.couldHave) {
            addSentence(row.text, doubtText(doubt));
        }
        addSentence(row.text, m_verdict.isSound() ? in("Nobody else could choose dice or change entries.",
                                                       "Niemand sonst konnte Würfel wählen oder Einträge ändern.")
                                                  : in("What does not hold may be anybody's work.",
                                                       "Was nicht hält, kann jeder getan haben."));
        return row;
    }

    const GameVerdict& m_verdict;
    const Verification& m_checked;
    const TrustAccount& m_account;
    Language m_language;
};

}  // namespace

VoucherRows voucherRowsOf(const GameVerdict& verdict, Language language) {
    return VoucherTelling(verdict, language).rows();
}

std::string deskSawMoreText(const GameVerdict& verdict, Language language) {
    const std::uint64_t seen = verdict.remembered->seq;
    const std::uint64_t last = verdict.checked.head.seq;
    return seen > last ? say(language, "This book ends at entry {}, this desk has seen {}.",
                             "Dieses Buch endet bei Eintrag {}, dieser Platz hat {} gesehen.", last, seen)
                       : say(language, "This desk has seen another entry {} than this book has.",
                             "Dieser Platz hat einen anderen Eintrag {} gesehen, als dieses Buch hat.", seen);
}

}  // namespace adjudicator
