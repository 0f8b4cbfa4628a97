// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/dice_rows.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/verify/entry_words.h"

namespace adjudicator {

using engine::Language;

namespace {

class DiceTelling : private Speaker {
public:
    DiceTelling(const TrustAccount& account, Language language) : Speaker(language), m_account(account) {}

    [[nodiscard]] DiceRows rows() const { return {proved(), onTrust(), takenBack(), replaced(), voids()}; }

private:
    [[nodiscard]] std::string throws(std::size_t count) const { return throwsText(count, language()); }
    [[nodiscard]] std::string at(const std::vector<std::uint64_t>& entries) const {
        return entriesText(entries, language());
    }
    /// `text`: what it says where nothing of the kind is in the record.
    [[nodiscard]] VerdictRow none(VerdictPart part, std::string title, std::string text) const {
        return {part, VerdictTone::Plain, std::move(title), in("none"), std::move(text), true};
    }
    [[nodiscard]] static VerdictRow some(VerdictPart part, VerdictTone tone, std::string title, std::string count) {
        return {part, tone, std::move(title), std::move(count), {}, false};
    }

    [[nodiscard]] VerdictRow proved() const {
        const std::string title = in("Proved");
        if (m_account.witnessed.empty()) {
            return none(VerdictPart::Proved, title,
                        m_account.throws() == 0 ? in("No dice were thrown.") : in("No throw was witnessed."));
        }
        VerdictRow row = some(VerdictPart::Proved, VerdictTone::Good, title, throws(m_account.witnessed.size()));
        for (const WordsSaid& words : m_account.words) {
            tellWords(row.text, words);
        }
        for (const WordsSaid& words : m_account.unopened) {
            addSentence(row.text,
                        in("{} sealed a word and did not open it: it is left out ({}).", words.by, at(words.entries)));
        }
        return row;
    }

    /// On which condition the throws are proved that one player's words are in.
    void tellWords(std::string& text, const WordsSaid& words) const {
        std::vector<std::uint64_t> aloud;
        std::ranges::set_difference(words.entries, words.sealed, std::back_inserter(aloud));
        if (!words.sealed.empty()) {
            addSentence(text, in("{} sealed a word before the throw was declared: if that was his phone, nobody could "
                                 "choose their faces ({}).",
                                 words.by, at(words.sealed)));
        }
        if (aloud.empty()) {
            return;
        }
        addSentence(text,
                    words.by.empty()
                        ? in("Nobody could choose their faces, if a player said the word, once, and before the "
                             "dice were seen ({}). Who said it is not written down.",
                             at(aloud))
                        : in("If {} said the word, once, and before the dice were seen, nobody could choose their "
                             "faces ({}).",
                             words.by, at(aloud)));
    }

    [[nodiscard]] VerdictRow onTrust() const {
        VerdictRow row{VerdictPart::OnTrust, VerdictTone::Plain, in("On trust"), {}, {}, false};
        row.count = m_account.onTrust() > 0 ? throws(m_account.onTrust()) : in("no throw");
        if (const auto& typed = m_account.entered; !typed.empty()) {
            addSentence(row.text, typed.size() == 1
                                      ? in("One was typed in from real dice: only the table saw it ({}).", at(typed))
                                      : in("{} were typed in from real dice: only the table saw them ({}).",
                                           typed.size(), at(typed)));
        }
        if (const auto& read = m_account.camera; !read.empty()) {
            addSentence(row.text, read.size() == 1
                                      ? in("One was read off real dice by camera ({}).", at(read))
                                      : in("{} were read off real dice by camera ({}).", read.size(), at(read)));
        }
        if (const auto& alone = m_account.desk; !alone.empty()) {
            addSentence(row.text, alone.size() == 1
                                      ? in("One had no witness: the desk could have known it before ({}).", at(alone))
                                      : in("{} had no witness: the desk could have known them before ({}).",
                                           alone.size(), at(alone)));
        }
        if (const auto& standing = m_account.standing; !standing.empty()) {
            addSentence(row.text, in("The referee let stand what the rules do not allow: {}.", at(standing)));
        }
        row.tone = row.text.empty() ? VerdictTone::Plain : VerdictTone::Trust;
        if (row.text.empty()) {
            row.isNone = true;
            row.text = in("No throw and no act rests on anybody's word alone.");
        }
        if (const auto& back = m_account.clockBack; !back.empty()) {
            row.isNone = false;
            addSentence(row.text, in("The desk's clock ran backwards before {}.", at(back)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow takenBack() const {
        const std::string title = in("Taken back");
        const auto& acts = m_account.takenBack;
        const auto& corrected = m_account.corrections;
        if (acts.empty() && corrected.empty()) {
            return none(VerdictPart::TakenBack, title, in("No act was taken back or corrected."));
        }
        VerdictRow row = some(VerdictPart::TakenBack, VerdictTone::Plain, title,
                              acts.empty() ? in("none") : counted(language(), acts.size(), OneOrMany{"act", "acts"}));
        if (!acts.empty()) {
            row.text = acts.size() == 1 ? in("It stands in {} and counts no more.", at(acts))
                                        : in("They stand in {} and count no more.", at(acts));
        }
        if (const auto& throwing = m_account.takenBackThrows; !throwing.empty()) {
            addSentence(row.text, in("Dice had been thrown there, and can still be read: {}.", at(throwing)));
        }
        if (!corrected.empty()) {
            addSentence(row.text, corrected.size() == 1 ? in("The referee corrected acts in {}.", at(corrected))
                                                        : in("The referee corrected acts {} times ({}).",
                                                             corrected.size(), at(corrected)));
        }
        return row;
    }

    [[nodiscard]] VerdictRow replaced() const {
        const std::string title = in("Replaced");
        if (m_account.replaced.empty()) {
            return none(VerdictPart::Replaced, title,
                        in("No typed dice count in place of a throw that was taken back."));
        }
        VerdictRow row = some(VerdictPart::Replaced, VerdictTone::Trust, title, throws(m_account.replaced.size()));
        for (const ThrowReplaced& each : m_account.replaced) {
            addSentence(row.text, in("The throw of entry {} was taken back; typed dice count in its place (entry {}).",
                                     each.thrown, each.typed));
        }
        return row;
    }

    [[nodiscard]] VerdictRow voids() const {
        const std::string title = in("Void throws");
        if (m_account.voids.empty()) {
            return none(VerdictPart::Void, title, in("No throw was lost before its dice fell."));
        }
        VerdictRow row = some(VerdictPart::Void, VerdictTone::Trust, title, throws(m_account.voids.size()));
        for (const VoidSeen& each : m_account.voids) {
            addSentence(row.text, in("The secret of throw {} was lost before it was opened (entry {}).", each.number,
                                     each.entry));
        }
        return row;
    }

    const TrustAccount& m_account;
};

}  // namespace

DiceRows diceRowsOf(const TrustAccount& account, Language language) {
    return DiceTelling(account, language).rows();
}

std::string throwsText(std::size_t count, Language language) {
    return counted(language, count, OneOrMany{"throw", "throws"});
}

}  // namespace adjudicator
