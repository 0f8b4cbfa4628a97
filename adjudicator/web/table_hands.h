// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "adjudicator/web/phone_chain.h"
#include "adjudicator/web/phone_door.h"
#include "adjudicator/web/site_maker.h"
#include "adjudicator/web/table_word.h"

namespace adjudicator::web {

/// What phones would do at a table. A seat's phone says what a waiting step asks of its player, proposes a ballot and
/// says its voice to one; the referee's second hand accepts that or refuses it, takes back the last act, and goes to
/// the next step. Each is a proposal in the desk's own chain first, which names the phone, and is then done as any desk
/// does it. Borrows all.
class TableHands {
public:
    TableHands(db::Book& book, DeskFolder& own, SiteMaker& site, std::string name);

    [[nodiscard]] Answer propose(const ProposesAct& word, const Admission& admission, const WordFrom& from);
    [[nodiscard]] Answer propose(const ProposesBallot& word, const Admission& admission, const WordFrom& from);
    [[nodiscard]] Answer say(const SaysVoice& word, const Admission& admission);
    [[nodiscard]] Answer seal(const SealsOffer& word, const Admission& admission);
    [[nodiscard]] Answer open(const OpensOffer& word, const Admission& admission, const WordFrom& from);
    [[nodiscard]] Answer withdraw(const Withdraws& word, const Admission& admission);
    [[nodiscard]] Answer decideOn(const DecidesOn& word, const Admission& admission, const WordFrom& from);
    [[nodiscard]] Answer takeBack(const TakesBack& word, const Admission& admission, const WordFrom& from);
    [[nodiscard]] Answer goOn(const GoesOn& word, const Admission& admission, const WordFrom& from);

    /// Throws what waited for players' words, where they are open or it has waited long enough; to be called now and
    /// then.
    void look();
    [[nodiscard]] bool holdsThrow() const { return m_desk.has_value(); }

private:
    using TableAnswer = DirectDesk<TableGame>::Answer;

    /// What a second hand said of another state than this is not done.
    [[nodiscard]] bool isOfNow(const std::string& head) const;
    /// The word as a proposal of the chain, which names the phone.
    [[nodiscard]] std::optional<SeenHead> note(const std::string& act, const Admission& admission);
    [[nodiscard]] Answer take(const Ballot& ballot, const WordFrom& from);
    [[nodiscard]] Answer take(const Offers& offers, const WordFrom& from);
    template <class Work>
    [[nodiscard]] Answer act(const Work& work, const WordFrom& from);
    [[nodiscard]] Answer answerTo(const TableAnswer& answer, const WordFrom& from) const;
    [[nodiscard]] Answer finish(const TableAnswer& answer, const WordFrom& from);

    db::Book& m_book;
    DeskFolder& m_own;
    SiteMaker& m_site;
    PhoneChain m_chain;
    /// While a throw waits for words.
    std::optional<DirectDesk<TableGame>> m_desk;
    std::chrono::steady_clock::time_point m_since;
};

}  // namespace adjudicator::web
