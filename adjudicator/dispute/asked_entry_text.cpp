// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/asked_entry_text.h"

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

struct Title {
    Language language;

    std::string operator()(const ThrowVoid& lost) const {
        return say(language, "Throw {} is void", "Wurf {} ist ungültig", lost.number);
    }
    std::string operator()(const Sealed& sealed) const {
        return say(language, "A seal on entries 0 to {}", "Ein Siegel auf die Einträge 0 bis {}", sealed.head.seq);
    }
    std::string operator()(const OlderState&) const {
        return say(language, "The book was put back from an older copy",
                   "Das Buch wurde aus einer älteren Kopie zurückgeholt");
    }
    std::string operator()(const HandedOver& handed) const {
        return handed.release
                   ? say(language, "The game was handed over to another desk",
                         "Das Spiel wurde einem anderen Platz übergeben")
                   : say(language, "Another desk took the game over", "Ein anderer Platz hat das Spiel übernommen");
    }
};

class About {
public:
    About(const AskedEntry& asked, const engine::Table& table, Language language)
        : m_asked(asked), m_table(table), m_language(language) {}

    std::vector<std::string> operator()(const ThrowVoid&) const {
        std::vector<std::string> lines;
        if (m_asked.announced) {
            lines.push_back(
                in("It was announced: {}. Then the desk lost the secret that fixed its faces, before "
                   "anybody could see them.",
                   "Angesagt war: {}. Dann ging dem Platz das Geheimnis verloren, das die Augen festlegte, "
                   "bevor jemand sie sehen konnte.",
                   sentence(*m_asked.announced, m_table, m_language)));
        } else {
            lines.push_back(
                in("It was fixed, and nothing was announced for it when the desk lost its secret: nobody "
                   "gained or lost by it.",
                   "Er war festgelegt, und nichts war für ihn angesagt, als sein Geheimnis verloren ging: "
                   "Niemand gewann oder verlor dadurch."));
        }
        if (m_asked.again) {
            lines.push_back(in("The same act counts with other dice, in entry {}: {}.",
                               "Dieselbe Handlung gilt mit anderen Würfeln, in Eintrag {}: {}.", *m_asked.again,
                               m_asked.facesAgain));
        } else if (m_asked.announced) {
            lines.push_back(in("What was announced was not done next.", "Was angesagt war, wurde danach nicht getan."));
        }
        if (m_asked.announced) {
            lines.push_back(
                in("That happens when the desk's own files are lost or its program was changed. Whoever "
                   "runs the desk could have looked at the faces with a changed program, and lost a throw "
                   "that he did not like.",
                   "Das geschieht, wenn die eigenen Dateien des Platzes verloren gehen oder sein Programm "
                   "verändert wurde. Wer den Platz betreibt, hätte die Augen mit einem veränderten "
                   "Programm sehen und einen Wurf verlieren können, der ihm nicht passte."));
        }
        return lines;
    }
    std::vector<std::string> operator()(const Sealed& sealed) const {
        if (!m_asked.holds) {
            return {in("THE SEAL IS FALSE: it is not the signature of the desk in charge on these entries.",
                       "DAS SIEGEL IST FALSCH: Es ist nicht die Unterschrift des zuständigen Platzes unter diese "
                       "Einträge.")};
        }
        return {in("The desk with the key {} has signed all entries up to {}. Since then nobody without that key could "
                   "change one of them unnoticed.",
                   "Der Platz mit dem Schlüssel {} hat alle Einträge bis {} unterschrieben. Seither konnte niemand "
                   "ohne diesen Schlüssel einen davon unbemerkt ändern.",
                   fingerprint(sealed.key), sealed.head.seq),
                in("It proves nothing against that desk itself: whoever has its key could write them anew. Against "
                   "that helps a chain head that somebody else kept.",
                   "Gegen diesen Platz selbst beweist es nichts: Wer seinen Schlüssel hat, könnte sie neu schreiben. "
                   "Dagegen hilft ein Kettenkopf, den jemand anders aufbewahrt hat.")};
    }
    std::vector<std::string> operator()(const OlderState& older) const {
        const std::uint64_t first = m_asked.seq;
        const std::uint64_t last = older.lost.seq;
        std::vector<std::string> lines;
        if (last < first) {
            lines.push_back(in("Entry {} ({}) had been written otherwise than it stands here.",
                               "Eintrag {} ({}) war anders geschrieben, als er hier steht.", last,
                               db::spokenCode(older.lost.hash)));
        } else if (last == first) {
            lines.push_back(in("Entry {} ({}) had been written then, and is gone.",
                               "Eintrag {} ({}) war damals geschrieben und ist verschwunden.", last,
                               db::spokenCode(older.lost.hash)));
        } else {
            lines.push_back(in("Entries {} to {} (the last was {}) had been written then, and are gone.",
                               "Die Einträge {} bis {} (der letzte war {}) waren damals geschrieben und sind "
                               "verschwunden.",
                               first, last, db::spokenCode(older.lost.hash)));
        }
        lines.push_back(
            in("Whoever put the copy back knew what was in them: dice that had fallen could be thrown "
               "again with another word. Whoever kept a chain head from then can prove what was there.",
               "Wer die Kopie zurückholte, wusste, was darin stand: Gefallene Würfel konnten mit einem "
               "anderen Wort noch einmal fallen. Wer einen Kettenkopf von damals hat, kann beweisen, was "
               "dort stand."));
        return lines;
    }
    std::vector<std::string> operator()(const HandedOver& handed) const {
        std::vector<std::string> lines;
        if (!m_asked.holds) {
            lines.push_back(in("THE SIGNATURE IS FALSE: this desk was not put in charge.",
                               "DIE UNTERSCHRIFT IST FALSCH: Dieser Platz ist nicht zuständig geworden."));
        } else {
            lines.push_back(in("From here on the desk with the key {} is in charge, instead of the one with {}.",
                               "Von hier an ist der Platz mit dem Schlüssel {} zuständig, statt dem mit {}.",
                               fingerprint(handed.to), fingerprint(handed.from)));
            lines.push_back(handed.release
                                ? in("The desk before signed it too.", "Der Platz davor hat mit unterschrieben.")
                                : in("The desk before did not sign it: anybody who had the book could do this.",
                                     "Der Platz davor hat nicht mit unterschrieben: Das konnte jeder, der das Buch "
                                     "hatte."));
        }
        if (!handed.reason.empty()) {
            lines.push_back(in("Reason: {}", "Begründung: {}", oneLine(handed.reason)));
        }
        return lines;
    }

private:
    template <class... Args>
    [[nodiscard]] std::string in(fmt::format_string<Args...> english, fmt::format_string<Args...> german,
                                 Args&&... args) const {
        return say(m_language, english, german, std::forward<Args>(args)...);
    }

    const AskedEntry& m_asked;
    const engine::Table& m_table;
    Language m_language;
};

}  // namespace

std::string titleOf(const AskedEntry& asked, Language language) {
    return std::visit(Title{language}, asked.body);
}

std::vector<std::string> aboutEntry(const AskedEntry& asked, const engine::Table& table, Language language) {
    return std::visit(About(asked, table, language), asked.body);
}

}  // namespace adjudicator
