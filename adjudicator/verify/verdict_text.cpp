// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verdict_text.h"

#include <fmt/format.h>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/verify/dice_rows.h"
#include "adjudicator/verify/entry_words.h"
#include "adjudicator/verify/verify_text.h"
#include "adjudicator/verify/voucher_rows.h"
#include "adjudicator/verify/witness_text.h"

namespace adjudicator {

using engine::Language;

namespace {

class VerdictTelling : private Speaker {
public:
    VerdictTelling(const GameVerdict& verdict, Language language)
        : Speaker(language), m_verdict(verdict), m_checked(verdict.checked), m_account(verdict.checked.account) {}

    VerdictWords words() {
        VerdictWords words;
        words.tone = !m_verdict.isSound()   ? VerdictTone::Bad
                     : m_verdict.isProved() ? VerdictTone::Good
                                            : VerdictTone::Trust;
        words.headline = headline();
        words.reason = reason();
        VoucherRows vouchers = voucherRowsOf(m_verdict, language());
        if (!m_account.isRead) {
            words.rows = {std::move(vouchers.desk)};
            return words;
        }
        DiceRows dice = diceRowsOf(m_account, language());
        if (const std::string proposed = proposedText(); !proposed.empty()) {
            addSentence(dice.proved.text, proposed);
        }
        words.rows = {std::move(dice.proved),       std::move(dice.onTrust),     std::move(dice.takenBack),
                      std::move(dice.replaced),     std::move(vouchers.putBack), std::move(dice.voids),
                      std::move(vouchers.seal),     std::move(vouchers.desk),    std::move(vouchers.seen),
                      std::move(vouchers.couldHave)};
        return words;
    }

private:
    [[nodiscard]] std::string headline() const {
        switch (m_checked.kind) {
            case VerdictKind::Sound:
                break;
            case VerdictKind::Damaged:
                return in("This record does not hold");
            case VerdictKind::DiceFalse:
                return in("Its dice are false");
            case VerdictKind::AgainstRules:
                return in("It breaks its own rules");
            case VerdictKind::Undecided:
                return in("It cannot be decided here");
        }
        if (!m_checked.decidedOtherwiseToday.empty()) {
            return in("Sound, but today's rules decide otherwise");
        }
        if (m_account.throws() == 0 && m_verdict.isProved()) {
            return in("Sound");
        }
        return m_verdict.isProved() ? in("Sound, and every throw is proved")
                                    : in("Sound, but not everything is proved");
    }

    [[nodiscard]] std::string reason() const {
        if (m_checked.kind == VerdictKind::Undecided) {
            return in("From entry {} on: {}.", m_checked.entry.value_or(0), reasonText(m_checked.reason, language()));
        }
        if (!m_checked.contradictions.empty()) {
            return contradictionText(m_checked.contradictions.front(), m_checked, language()) + '.';
        }
        if (m_checked.reason == VerdictReason::DeskSawMore) {
            return deskSawMoreText(m_verdict, language());
        }
        if (m_checked.reason == VerdictReason::ListedOtherwise) {
            return in("What lists and statistics show of this game was changed; its entries hold.");
        }
        if (m_checked.kind != VerdictKind::Sound) {
            const std::string what = reasonText(m_checked.reason, language());
            return m_checked.entry ? in("At entry {}: {}.", *m_checked.entry, what)
                                   : in("The file is damaged, outside this game's entries.");
        }
        if (const auto& otherwise = m_checked.decidedOtherwiseToday; !otherwise.empty()) {
            return in("Today's rules decide {} otherwise, and all that follows rests on that.",
                      entriesText(otherwise, language()));
        }
        std::string text = in("All {} follow one from the other, by the rules.",
                              counted(language(), m_checked.entries, OneOrMany{"entry", "entries"}));
        if (const std::size_t trust = m_account.onTrust(); trust > 0) {
            addSentence(text, in("{} on trust.", throwsText(trust, language())));
        }
        return text;
    }

    /// What phones proposed and the record carried out.
    [[nodiscard]] std::string proposedText() const {
        const ProposalsSeen& seen = m_checked.proposed;
        std::string text;
        if (!seen.held.empty()) {
            text = in("Proposed by phone first, as a chain signed by the desk shows: {}.",
                      entriesText(seen.held, language()));
        }
        if (seen.voices > 0) {
            addSentence(text, in("In votes {} by phone.",
                                 counted(language(), seen.voices, OneOrMany{"voice came", "voices came"})));
        }
        if (!seen.elsewhere.empty()) {
            addSentence(text,
                        in("What {} names as proposed is not in this book.", entriesText(seen.elsewhere, language())));
        }
        return text;
    }

    const GameVerdict& m_verdict;
    const Verification& m_checked;
    const TrustAccount& m_account;
};

}  // namespace

VerdictWords wordsOf(const GameVerdict& verdict, Language language) {
    return VerdictTelling(verdict, language).words();
}

std::string briefOf(const VerdictWords& words) {
    std::string brief;
    for (const VerdictRow& row : words.rows) {
        if (!row.isNone && !row.count.empty()) {
            brief += (brief.empty() ? "" : " · ") + row.title + ": " + row.count;
        }
    }
    return brief;
}

std::string titleOf(const RecordTitle& title, Language language) {
    if (title.isOfProposals) {
        return title.name.empty() ? say(language, "Proposals") : say(language, "Proposals to {}", title.name);
    }
    if (!title.name.empty()) {
        return say(language, "Tournament {}", title.name);
    }
    constexpr std::size_t kDay = 10;
    std::string text = say(language, "Game {} of {}", title.number, title.time.substr(0, kDay));
    for (const std::string& player : title.players) {
        text += ", " + player;
    }
    return text;
}

}  // namespace adjudicator
