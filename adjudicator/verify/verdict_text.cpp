// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verdict_text.h"

#include <fmt/format.h>

#include "adjudicator/record/log_text.h"
#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/verify/verify_text.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

constexpr OneOrMany kThrow{"throw", "throws"};
constexpr OneOrMany kWurf{"Wurf", "Würfe"};
constexpr OneOrMany kEntry{"entry", "entries"};
constexpr OneOrMany kEintrag{"Eintrag", "Einträge"};

void addSentence(std::string& text, const std::string& sentence) {
    text += (text.empty() ? "" : " ") + sentence;
}

/// Its first letter, of those that every language here begins with, as a capital.
std::string capital(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

class Telling {
public:
    Telling(const GameVerdict& verdict, Language language)
        : m_verdict(verdict), m_checked(verdict.checked), m_account(verdict.checked.account), m_language(language) {}

    VerdictWords words() {
        VerdictWords words;
        words.tone = !m_verdict.isSound()   ? VerdictTone::Bad
                     : m_verdict.isProved() ? VerdictTone::Good
                                            : VerdictTone::Trust;
        words.headline = headline();
        words.reason = reason();
        if (m_account.isRead) {
            words.rows = {proved(), onTrust(), takenBack(), replaced(), putBack(),
                          voids(),  seal(),    desk(),      seen(),     couldHave()};
        } else {
            words.rows = {desk()};
        }
        return words;
    }

private:
    template <class... Args>
    [[nodiscard]] std::string in(fmt::format_string<Args...> english, fmt::format_string<Args...> german,
                                 Args&&... args) const {
        return say(m_language, english, german, std::forward<Args>(args)...);
    }
    [[nodiscard]] std::string none() const { return in("none", "keine"); }
    [[nodiscard]] std::string throws(std::size_t count) const { return counted(m_language, count, kThrow, kWurf); }
    [[nodiscard]] std::string at(const std::vector<std::uint64_t>& entries) const {
        return entries.size() == 1 ? in("entry {}", "Eintrag {}", entryList(entries))
                                   : in("entries {}", "Einträge {}", entryList(entries));
    }
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

    [[nodiscard]] std::string headline() const {
        switch (m_checked.kind) {
            case VerdictKind::Sound:
                break;
            case VerdictKind::Damaged:
                return in("This record does not hold", "Dieses Protokoll hält nicht");
            case VerdictKind::DiceFalse:
                return in("Its dice are false", "Seine Würfel sind falsch");
            case VerdictKind::AgainstRules:
                return in("It breaks its own rules", "Es bricht seine eigenen Regeln");
            case VerdictKind::Undecided:
                return in("It cannot be decided here", "Es ist hier nicht zu entscheiden");
        }
        if (!m_checked.decidedOtherwiseToday.empty()) {
            return in("Sound, but today's rules decide otherwise",
                      "In Ordnung, aber die heutigen Regeln entscheiden anders");
        }
        if (m_account.throws() == 0 && m_verdict.isProved()) {
            return in("Sound", "In Ordnung");
        }
        return m_verdict.isProved()
                   ? in("Sound, and every throw is proved", "In Ordnung, und jeder Wurf ist bewiesen")
                   : in("Sound, but not everything is proved", "In Ordnung, aber nicht alles ist bewiesen");
    }

    [[nodiscard]] std::string reason() const {
        if (m_checked.kind == VerdictKind::Undecided) {
            return in("From entry {} on: {}.", "Ab Eintrag {}: {}.", m_checked.entry.value_or(0),
                      reasonText(m_checked.reason, m_language));
        }
        if (!m_checked.contradictions.empty()) {
            return contradictionText(m_checked.contradictions.front(), m_checked, m_language) + '.';
        }
        if (m_checked.reason == VerdictReason::DeskSawMore) {
            return deskSawMore();
        }
        if (m_checked.reason == VerdictReason::ListedOtherwise) {
            return in("What lists and statistics show of this game was changed; its entries hold.",
                      "Was Listen und Statistik von diesem Spiel zeigen, wurde verändert; seine Einträge halten.");
        }
        if (m_checked.kind != VerdictKind::Sound) {
            const std::string what = reasonText(m_checked.reason, m_language);
            return m_checked.entry ? in("At entry {}: {}.", "Bei Eintrag {}: {}.", *m_checked.entry, what)
                                   : in("The file is damaged, outside this game's entries.",
                                        "Die Datei ist beschädigt, außerhalb der Einträge dieses Spiels.");
        }
        if (const auto& otherwise = m_checked.decidedOtherwiseToday; !otherwise.empty()) {
            return in("Today's rules decide {} otherwise, and all that follows rests on that.",
                      "Die heutigen Regeln entscheiden {} anders, und alles Folgende beruht darauf.", at(otherwise));
        }
        std::string text =
            in("All {} follow one from the other, by the rules.", "Alle {} folgen auseinander, nach den Regeln.",
               counted(m_language, m_checked.entries, kEntry, kEintrag));
        if (const std::size_t trust = m_account.onTrust(); trust > 0) {
            addSentence(text, in("{} on trust.", "{} auf Treu und Glauben.", throws(trust)));
        }
        return text;
    }

    [[nodiscard]] VerdictRow proved() const {
        VerdictRow row{VerdictPart::Proved, VerdictTone::Plain, in("Proved", "Bewiesen"), none(), {}};
        if (!m_account.witnessed.empty()) {
            row.tone = VerdictTone::Good;
            row.count = throws(m_account.witnessed.size());
        }
        for (const WordsSaid& words : m_account.words) {
            addSentence(row.text, words.by.empty()
                                      ? in("Nobody could choose their faces, if a player said the word, once, and "
                                           "before the dice were seen ({}). Who said it is not written down.",
                                           "Niemand konnte ihre Augen wählen, wenn ein Spieler das Wort sagte, einmal "
                                           "und bevor die Würfel zu sehen waren ({}). Wer es sagte, steht nicht da.",
                                           at(words.entries))
                                      : in("If {} said the word, once, and before the dice were seen, nobody could "
                                           "choose their faces ({}).",
                                           "Wenn {} das Wort sagte, einmal und bevor die Würfel zu sehen waren, "
                                           "konnte niemand ihre Augen wählen ({}).",
                                           words.by, at(words.entries)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow onTrust() const {
        VerdictRow row{VerdictPart::OnTrust, VerdictTone::Plain, in("On trust", "Auf Treu und Glauben"), none(), {}};
        if (m_account.onTrust() > 0) {
            row.count = throws(m_account.onTrust());
        }
        if (const auto& typed = m_account.entered; !typed.empty()) {
            addSentence(row.text, in("{} typed in from real dice: only the table saw them ({}).",
                                     "{} von echten Würfeln eingegeben: nur der Tisch hat sie gesehen ({}).",
                                     typed.size(), at(typed)));
        }
        if (const auto& read = m_account.camera; !read.empty()) {
            addSentence(row.text, in("{} read off real dice by the camera ({}).", "{} von der Kamera abgelesen ({}).",
                                     read.size(), at(read)));
        }
        if (const auto& alone = m_account.desk; !alone.empty()) {
            addSentence(row.text, in("{} thrown without a word: the desk could have known them before ({}).",
                                     "{} ohne Zeugenwort gewürfelt: der Platz hätte sie vorher kennen können ({}).",
                                     alone.size(), at(alone)));
        }
        if (const auto& standing = m_account.standing; !standing.empty()) {
            addSentence(row.text, in("By the referee's word, against the rules: {}.",
                                     "Durch Entscheidung, gegen die Regeln: {}.", at(standing)));
        }
        row.tone = row.text.empty() ? VerdictTone::Plain : VerdictTone::Trust;
        if (const auto& back = m_account.clockBack; !back.empty()) {
            addSentence(row.text, in("The desk's clock ran backwards before {}.",
                                     "Die Uhr des Platzes lief rückwärts vor {}.", at(back)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow takenBack() const {
        VerdictRow row{VerdictPart::TakenBack, VerdictTone::Plain, in("Taken back", "Zurückgenommen"), none(), {}};
        if (const auto& acts = m_account.takenBack; !acts.empty()) {
            row.count = counted(m_language, acts.size(), {"act", "acts"}, {"Handlung", "Handlungen"});
            row.text = at(acts) + '.';
        }
        if (const auto& throwing = m_account.takenBackThrows; !throwing.empty()) {
            addSentence(row.text, in("Dice were thrown in {}.", "Gewürfelt wurde in {}.", entryList(throwing)));
        }
        if (const auto& corrected = m_account.corrections; !corrected.empty()) {
            addSentence(row.text, in("Corrections: {}.", "Berichtigungen: {}.", at(corrected)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow replaced() const {
        VerdictRow row{VerdictPart::Replaced, VerdictTone::Plain, in("Replaced", "Ersetzt"), none(), {}};
        if (!m_account.replaced.empty()) {
            row.tone = VerdictTone::Trust;
            row.count = throws(m_account.replaced.size());
        }
        for (const ThrowReplaced& each : m_account.replaced) {
            addSentence(row.text, in("The throw of entry {} was taken back; typed dice count in its place (entry {}).",
                                     "Der Wurf von Eintrag {} wurde zurückgenommen; an seiner Stelle gelten "
                                     "eingegebene Würfel (Eintrag {}).",
                                     each.thrown, each.typed));
        }
        return row;
    }

    [[nodiscard]] VerdictRow putBack() const {
        VerdictRow row{
            VerdictPart::PutBack, VerdictTone::Plain, in("Put back", "Zurückgeholt"), in("never", "nie"), {}};
        if (const std::size_t times = m_account.putBack.size(); times > 0) {
            row.tone = VerdictTone::Trust;
            row.count = times == 1 ? in("once", "einmal") : in("{} times", "{}-mal", times);
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

    [[nodiscard]] VerdictRow voids() const {
        VerdictRow row{VerdictPart::Void, VerdictTone::Plain, in("Void", "Ungültig"), none(), {}};
        if (!m_account.voids.empty()) {
            row.tone = VerdictTone::Trust;
            row.count = throws(m_account.voids.size());
        }
        for (const VoidSeen& each : m_account.voids) {
            addSentence(row.text, in("The secret of throw {} was lost before it was opened (entry {}).",
                                     "Das Geheimnis von Wurf {} ging verloren, bevor er geöffnet wurde (Eintrag {}).",
                                     each.number, each.entry));
        }
        return row;
    }

    [[nodiscard]] VerdictRow seal() const {
        VerdictRow row{VerdictPart::Seal, VerdictTone::Plain, in("Sealed", "Gesiegelt"), in("not", "nicht"), {}};
        if (const auto& seal = m_checked.seal) {
            row.count = in("up to entry {}", "bis Eintrag {}", seal->entry);
            row.text = in("By the desk with the key {}.", "Vom Platz mit dem Schlüssel {}.", fingerprint(seal->key));
            addSentence(row.text, m_account.behindSeal == 0
                                      ? in("Nothing follows it.", "Danach kommt nichts.")
                                      : in("After it: {}.", "Danach: {}.",
                                           counted(m_language, m_account.behindSeal, kEntry, kEintrag)));
        }
        for (const HandOverSeen& each : m_account.handOvers) {
            addSentence(row.text, each.isReleased ? in("Handed over to the desk with the key {} in entry {}.",
                                                       "Übergeben an den Platz mit dem Schlüssel {} in Eintrag {}.",
                                                       fingerprint(each.to), each.entry)
                                                  : in("Taken over by the desk with the key {} in entry {}.",
                                                       "Übernommen vom Platz mit dem Schlüssel {} in Eintrag {}.",
                                                       fingerprint(each.to), each.entry));
        }
        if (m_account.isOver && !m_account.isSealed) {
            addSentence(row.text, in("The game is over, and its end is not sealed.",
                                     "Das Spiel ist zu Ende, und sein Ende ist nicht gesiegelt."));
            row.tone = VerdictTone::Trust;
        }
        return row;
    }

    [[nodiscard]] std::string deskSawMore() const {
        const std::uint64_t seen = m_verdict.remembered->seq;
        return seen > m_checked.head.seq
                   ? in("This book ends at entry {}, this desk has seen {}.",
                        "Dieses Buch endet bei Eintrag {}, dieser Platz hat {} gesehen.", m_checked.head.seq, seen)
                   : in("This desk has seen another entry {} than this book has.",
                        "Dieser Platz hat einen anderen Eintrag {} gesehen, als dieses Buch hat.", seen);
    }

    [[nodiscard]] VerdictRow desk() const {
        VerdictRow row{VerdictPart::Desk, VerdictTone::Plain, in("This desk", "Dieser Platz"), {}, {}};
        if (!m_verdict.remembered) {
            row.count = in("nothing", "nichts");
            row.text = in("This desk has written nothing of this game, or does not remember.",
                          "Dieser Platz hat nichts von diesem Spiel geschrieben oder erinnert sich nicht.");
        } else {
            row.count = in("up to entry {}", "bis Eintrag {}", m_verdict.remembered->seq);
            row.tone = m_verdict.holdsRemembered ? VerdictTone::Good : VerdictTone::Bad;
            row.text = m_verdict.holdsRemembered ? in("The book holds all that this desk remembers.",
                                                      "Das Buch enthält alles, woran dieser Platz sich erinnert.")
                                                 : deskSawMore();
        }
        return row;
    }

    /// What receipts say, the farthest first; what contradicts the book before all.
    void tellReceipts(VerdictRow& row) const {
        constexpr std::size_t kMostTold = 6;
        if (m_checked.seenBy.empty() && m_checked.contradictions.empty()) {
            return;
        }
        row.text = m_checked.anchoredTo ? row.text : std::string();
        if (!m_checked.seenBy.empty()) {
            const std::uint64_t entry = std::max(m_checked.seenBy.front().entry, m_checked.anchoredTo.value_or(0));
            row.tone = VerdictTone::Good;
            row.count = in("up to entry {}", "bis Eintrag {}", entry);
            addSentence(row.text, capital(seenText(m_checked.seenBy, m_language)) + '.');
        }
        for (std::size_t i = 0; i < std::min(kMostTold, m_checked.seenBy.size()); ++i) {
            const Sighting& each = m_checked.seenBy[i];
            addSentence(row.text, in("{}: entry {}.", "{}: Eintrag {}.", whoText(each.by, each.isSigned, m_language),
                                     each.entry));
        }
        for (std::size_t i = 0; i < std::min(kMostTold, m_checked.contradictions.size()); ++i) {
            row.tone = VerdictTone::Bad;
            addSentence(row.text, capital(contradictionText(m_checked.contradictions[i], m_checked, m_language)) + '.');
        }
    }

    [[nodiscard]] VerdictRow seen() const {
        VerdictRow row{VerdictPart::SeenByOthers, VerdictTone::Plain, in("Seen by others", "Von anderen gesehen"),
                       in("nothing", "nichts"),
                       in("No head seen outside this book was shown to this check.",
                          "Dieser Prüfung wurde kein außerhalb gesehener Kettenkopf gezeigt.")};
        if (m_checked.anchoredTo) {
            row.tone = VerdictTone::Good;
            row.count = in("up to entry {}", "bis Eintrag {}", *m_checked.anchoredTo);
            row.text = in("Everything up to there is as it was when that head was shown.",
                          "Bis dahin ist alles, wie es war, als dieser Kettenkopf gezeigt wurde.");
        }
        tellReceipts(row);
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
                       {}};
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

VerdictWords wordsOf(const GameVerdict& verdict, Language language) {
    return Telling(verdict, language).words();
}

std::string briefOf(const VerdictWords& words) {
    std::string brief;
    for (const VerdictRow& row : words.rows) {
        const bool isSome = row.tone != VerdictTone::Plain || !row.text.empty();
        if (isSome && !row.count.empty()) {
            brief += (brief.empty() ? "" : " · ") + row.title + ": " + row.count;
        }
    }
    return brief;
}

std::string titleOf(const RecordTitle& title, Language language) {
    if (!title.name.empty()) {
        return say(language, "Tournament {}", "Turnier {}", title.name);
    }
    constexpr std::size_t kDay = 10;
    std::string text = say(language, "Game {} of {}", "Spiel {} vom {}", title.number, title.time.substr(0, kDay));
    for (const std::string& player : title.players) {
        text += ", " + player;
    }
    return text;
}

std::string entryList(const std::vector<std::uint64_t>& entries) {
    std::string text;
    for (std::size_t i = 0; i < entries.size();) {
        std::size_t last = i;
        while (last + 1 < entries.size() && entries[last + 1] == entries[last] + 1) {
            ++last;
        }
        text += text.empty() ? "" : ", ";
        text += last > i + 1 ? fmt::format("{}–{}", entries[i], entries[last]) : std::to_string(entries[i]);
        i = last > i + 1 ? last + 1 : i + 1;
    }
    return text;
}

}  // namespace adjudicator
