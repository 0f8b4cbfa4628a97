// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/voucher_rows.h"

#include <algorithm>
#include <utility>

#include "adjudicator/record/log_text.h"
#include "adjudicator/text/counted.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/verify/entry_words.h"
#include "adjudicator/verify/witness_text.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

class VoucherTelling : private Speaker {
public:
    VoucherTelling(const GameVerdict& verdict, Language language)
        : Speaker(language), m_verdict(verdict), m_checked(verdict.checked), m_account(verdict.checked.account) {}

    [[nodiscard]] VoucherRows rows() const { return {putBack(), seal(), desk(), seen(), couldHave()}; }

private:
    [[nodiscard]] std::string at(const std::vector<std::uint64_t>& entries) const {
        return entriesText(entries, language());
    }
    [[nodiscard]] std::string upTo(std::uint64_t entry) const { return in("up to entry {}", entry); }
    [[nodiscard]] std::string span(const Doubt& doubt) const {
        return doubt.entries.front() == doubt.entries.back()
                   ? in("entry {}", doubt.entries.front())
                   : in("entries {} to {}", doubt.entries.front(), doubt.entries.back());
    }

    [[nodiscard]] std::string games(const Doubt& doubt) const {
        return doubt.entries.front() == doubt.entries.back()
                   ? in("its game {}", doubt.entries.front())
                   : in("each of its games {} to {}", doubt.entries.front(), doubt.entries.back());
    }

    [[nodiscard]] VerdictRow putBack() const {
        VerdictRow row{VerdictPart::PutBack, VerdictTone::Plain, in("Put back"), in("never"), {}, true};
        if (const std::size_t times = m_account.putBack.size(); times > 0) {
            row.tone = VerdictTone::Trust;
            row.isNone = false;
            row.count = times == 1 ? in("once") : in("{} times", times);
        } else {
            row.text = in("No desk noticed that the book was replaced by an older copy.");
        }
        for (const PutBackSeen& each : m_account.putBack) {
            if (each.whole) {
                addSentence(row.text, in("Entry {}: {} had been written into this book and is not in it.", each.entry,
                                         lostGameText(*each.whole, each.lost, language())));
                continue;
            }
            addSentence(row.text, in("Before entry {} an older copy of the book was opened: entry {} ({}) had been "
                                     "written and is not in it.",
                                     each.entry, each.lost.seq, db::spokenCode(each.lost.hash)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow seal() const {
        VerdictRow row{VerdictPart::Seal,
                       VerdictTone::Plain,
                       in("Sealed"),
                       in("nothing"),
                       {},
                       !m_checked.seal && m_account.handOvers.empty()};
        if (const auto& seal = m_checked.seal) {
            row.count = upTo(seal->entry);
            row.text = in("The desk with the key {} has signed it.", fingerprint(seal->key));
            addSentence(row.text, m_account.behindSeal == 0
                                      ? in("Nothing was written after that.")
                                      : in("Written after that: {}.",
                                           counted(language(), m_account.behindSeal, OneOrMany{"entry", "entries"})));
        } else {
            row.text = in("No desk has signed this record yet.");
        }
        for (const HandOverSeen& each : m_account.handOvers) {
            addSentence(row.text, each.isReleased
                                      ? in("In entry {} the desk before handed the game over to the desk with the key "
                                           "{}.",
                                           each.entry, fingerprint(each.to))
                                      : in("In entry {} the desk with the key {} took the game over; the desk before "
                                           "has not said that it may.",
                                           each.entry, fingerprint(each.to)));
        }
        if (m_account.isOver && !m_account.isSealed) {
            addSentence(row.text, in("The game is over, and its end is not sealed."));
            row.tone = VerdictTone::Trust;
            row.isNone = false;
        }
        return row;
    }

    [[nodiscard]] VerdictRow desk() const {
        VerdictRow row{VerdictPart::Desk, VerdictTone::Plain, in("This desk remembers"), {}, {}, false};
        if (!m_verdict.remembered) {
            row.isNone = true;
            row.count = in({"bound to", "nothing"});
            row.text = in("It has written nothing of this game and seen it in no other book.");
        } else {
            row.count = upTo(m_verdict.remembered->seq);
            row.tone = m_verdict.holdsRemembered ? VerdictTone::Good : VerdictTone::Bad;
            row.text = m_verdict.holdsRemembered ? in("The book holds all that it remembers.")
                                                 : deskSawMoreText(m_verdict, language());
        }
        return row;
    }

    [[nodiscard]] VerdictRow seen() const {
        VerdictRow row{VerdictPart::SeenByOthers,
                       VerdictTone::Plain,
                       in("Seen by others"),
                       in("nothing"),
                       in("Nobody from outside has shown this check what he saw of the game."),
                       true};
        if (m_checked.anchoredTo) {
            row.tone = VerdictTone::Good;
            row.isNone = false;
            row.count = upTo(*m_checked.anchoredTo);
            row.text = in("Everything up to there is as it was when that head was shown.");
        }
        if (!m_checked.seenBy.empty() || !m_checked.contradictions.empty()) {
            row.text = m_checked.anchoredTo ? row.text : std::string();
            row.isNone = false;
            addSentence(row.text, receiptsText(m_checked, language()));
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
                return in("Whoever called or typed the dice of {}.", at(doubt.entries));
            case CouldHave::Known:
                return in("Whoever runs this desk, with a changed program, in {}.", at(doubt.entries));
            case CouldHave::SaidTheWord:
                return in("Whoever runs the desk, in {}, if he said the words himself.", at(doubt.entries));
            case CouldHave::Added:
                return in("Anybody who had the file: {}, which no seal covers and nobody else has seen.", span(doubt));
            case CouldHave::WrittenAnew:
                return in("Whoever has the desk's key: {} could be written anew, for nobody else has seen them.",
                          span(doubt));
            case CouldHave::KeptBack:
                return in("Whoever runs the desk: {} was played into another book and can be kept back.", games(doubt));
        }
        return {};
    }

    [[nodiscard]] VerdictRow couldHave() const {
        VerdictRow row{VerdictPart::CouldHave, VerdictTone::Plain, in("Who could still have cheated?"), {}, {}, false};
        for (const Doubt& doubt : m_verdict.couldHave) {
            addSentence(row.text, doubtText(doubt));
        }
        addSentence(row.text, m_verdict.isSound() ? in("Nobody else could choose dice or change entries.")
                                                  : in("What does not hold may be anybody's work."));
        return row;
    }

    const GameVerdict& m_verdict;
    const Verification& m_checked;
    const TrustAccount& m_account;
};

}  // namespace

VoucherRows voucherRowsOf(const GameVerdict& verdict, Language language) {
    return VoucherTelling(verdict, language).rows();
}

std::string deskSawMoreText(const GameVerdict& verdict, Language language) {
    const std::uint64_t seen = verdict.remembered->seq;
    const std::uint64_t last = verdict.checked.head.seq;
    return seen > last ? say(language, "This book ends at entry {}, this desk has seen {}.", last, seen)
                       : say(language, "This desk has seen another entry {} than this book has.", seen);
}

}  // namespace adjudicator
