// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/asked_entry_text.h"

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

struct Title {
    Language language;

    std::string operator()(const ThrowVoid& lost) const { return say(language, "Throw {} is void", lost.number); }
    std::string operator()(const Sealed& sealed) const {
        return say(language, "A seal on entries 0 to {}", sealed.head.seq);
    }
    std::string operator()(const OlderState&) const {
        return say(language, "The book was put back from an older copy");
    }
    std::string operator()(const HandedOver& handed) const {
        return handed.release ? say(language, "The game was handed over to another desk")
                              : say(language, "Another desk took the game over");
    }
};

class About : private Speaker {
public:
    About(const AskedEntry& asked, const engine::Table& table, Language language)
        : Speaker(language, table), m_asked(asked), m_table(table) {}

    std::vector<std::string> operator()(const ThrowVoid&) const {
        std::vector<std::string> lines;
        if (m_asked.announced) {
            lines.push_back(
                in("It was announced: {}. Then the desk lost the secret that fixed its faces, before "
                   "anybody could see them.",
                   sentence(*m_asked.announced, m_table, language())));
        } else {
            lines.push_back(
                in("It was fixed, and nothing was announced for it when the desk lost its secret: nobody "
                   "gained or lost by it."));
        }
        if (m_asked.again) {
            lines.push_back(
                in("The same act counts with other dice, in entry {}: {}.", *m_asked.again, m_asked.facesAgain));
        } else if (m_asked.announced) {
            lines.push_back(in("What was announced was not done next."));
        }
        if (m_asked.announced) {
            lines.push_back(
                in("That happens when the desk's own files are lost or its program was changed. Whoever "
                   "runs the desk could have looked at the faces with a changed program, and lost a throw "
                   "that he did not like."));
        }
        return lines;
    }
    std::vector<std::string> operator()(const Sealed& sealed) const {
        if (!m_asked.holds) {
            return {in("THE SEAL IS FALSE: it is not the signature of the desk in charge on these entries.")};
        }
        return {in("The desk with the key {} has signed all entries up to {}. Since then nobody without that key could "
                   "change one of them unnoticed.",
                   fingerprint(sealed.key), sealed.head.seq),
                in("It proves nothing against that desk itself: whoever has its key could write them anew. Against "
                   "that helps a chain head that somebody else kept.")};
    }
    std::vector<std::string> operator()(const OlderState& older) const {
        const std::uint64_t first = m_asked.seq;
        const std::uint64_t last = older.lost.seq;
        std::vector<std::string> lines;
        if (last < first) {
            lines.push_back(in("Entry {} ({}) had been written otherwise than it stands here.", last,
                               db::spokenCode(older.lost.hash)));
        } else if (last == first) {
            lines.push_back(
                in("Entry {} ({}) had been written then, and is gone.", last, db::spokenCode(older.lost.hash)));
        } else {
            lines.push_back(in("Entries {} to {} (the last was {}) had been written then, and are gone.", first, last,
                               db::spokenCode(older.lost.hash)));
        }
        lines.push_back(
            in("Whoever put the copy back knew what was in them: dice that had fallen could be thrown "
               "again with another word. Whoever kept a chain head from then can prove what was there."));
        return lines;
    }
    std::vector<std::string> operator()(const HandedOver& handed) const {
        std::vector<std::string> lines;
        if (!m_asked.holds) {
            lines.push_back(in("THE SIGNATURE IS FALSE: this desk was not put in charge."));
        } else {
            lines.push_back(in("From here on the desk with the key {} is in charge, instead of the one with {}.",
                               fingerprint(handed.to), fingerprint(handed.from)));
            lines.push_back(handed.release
                                ? in("The desk before signed it too.")
                                : in("The desk before did not sign it: anybody who had the book could do this."));
        }
        if (!handed.reason.empty()) {
            lines.push_back(in("Reason: {}", oneLine(handed.reason)));
        }
        return lines;
    }

private:
    const AskedEntry& m_asked;
    const engine::Table& m_table;
};

}  // namespace

std::string titleOf(const AskedEntry& asked, Language language) {
    return std::visit(Title{language}, asked.body);
}

std::vector<std::string> aboutEntry(const AskedEntry& asked, const engine::Table& table, Language language) {
    return std::visit(About(asked, table, language), asked.body);
}

}  // namespace adjudicator
