// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/table_hands.h"

#include <algorithm>
#include <utility>

#include "adjudicator/desk/turn_step.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/record/in_charge.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "engine/action/decide.h"
#include "engine/notation/action_json.h"

namespace adjudicator::web {

namespace {

using engine::Language;
using std::chrono::steady_clock;

constexpr std::chrono::seconds kWordsWait{6};

Answer refusedBy(const engine::Refusal& refusal, const engine::Position& position, Language language) {
    return no(kOtherwise, "refused",
              sentence(refusal, position, language) + " (" + std::string(engine::toText(refusal.clause)) + ")");
}

}  // namespace

TableHands::TableHands(db::Book& book, DeskFolder& own, SiteMaker& site, std::string name)
    : m_book(book), m_own(own), m_site(site), m_chain(book, own, std::move(name)) {}

Answer TableHands::propose(const ProposesAct& word, const Admission& admission, const WordFrom& from) {
    const engine::Position& position = m_site.table()->position();
    const auto player = position.table->find(admission.player);
    const auto action = engine::actionFromJson(word.act, *position.table);
    if (!action) {
        return no(kBad, "bad");
    }
    // Only what is asked of the own seat: whatever else there is to do the referee does.
    if (!player || !isAskedOfPlayer(position, *action) || engine::actorOf(*action) != *player) {
        return no(kForbidden, "seat");
    }
    if (const auto judged = engine::decide(position, *action); !judged) {
        return refusedBy(judged.error(), position, from.language);
    }
    return note(engine::toJson(*action, *position.table), admission) ? yes() : no(kFailed, "failed");
}

Answer TableHands::propose(const ProposesBallot& word, const Admission& admission, const WordFrom& from) {
    const engine::Position& position = m_site.table()->position();
    const auto player = position.table->find(admission.player);
    if (!admission.isSecondHand() && (!player || position.isOut(*player))) {
        return no(kForbidden, "seat");
    }
    // One rule after the other.
    if (const auto& ballot = m_site.ballot(); ballot && ballot->state == AskState::Open) {
        return no(kOtherwise, "there");
    }
    if (const auto refusal = ballotRefusal(position, word.on)) {
        return refusedBy(*refusal, position, from.language);
    }
    return note(toJson(word.on), admission) ? yes() : no(kFailed, "failed");
}

Answer TableHands::say(const SaysVoice& word, const Admission& admission) {
    const engine::Position& position = m_site.table()->position();
    const auto player = position.table->find(admission.player);
    if (!player || position.isOut(*player)) {
        return no(kForbidden, "seat");
    }
    const auto& ballot = m_site.ballot();
    if (!ballot || ballot->state != AskState::Open || ballot->id() != word.id) {
        return no(kOtherwise, "changed");
    }
    const auto* before = ballot->of(*player);
    const bool isSame = before != nullptr && before->voice == word.voice;
    return isSame || note(toJson(VoiceWord{ballot->at, word.voice}), admission) ? yes() : no(kFailed, "failed");
}

Answer TableHands::withdraw(const Withdraws& word, const Admission& admission) {
    const auto& ballot = m_site.ballot();
    if (!ballot || ballot->state != AskState::Open || ballot->id() != word.id) {
        return no(kOtherwise, "changed");
    }
    const auto player = m_site.table()->position().table->find(admission.player);
    const bool isOwn = admission.isSecondHand() ? !ballot->by : player && ballot->by == player;
    if (!isOwn) {
        return no(kForbidden, "seat");
    }
    return note(toJson(DecisionWord{DecisionWord::What::Withdraw, ballot->at}), admission) ? yes()
                                                                                           : no(kFailed, "failed");
}

Answer TableHands::seal(const SealsOffer& word, const Admission& admission) {
    const auto player = m_site.table()->position().table->find(admission.player);
    const auto& offers = m_site.offers();
    if (!player || !offers || std::ranges::find(offers->owed, *player) == offers->owed.end()) {
        return no(kForbidden, "seat");
    }
    // Once one is open nobody changes his.
    if (offers->isOpened()) {
        return no(kOtherwise, "late");
    }
    return note(toJson(word.offer), admission) ? yes() : no(kFailed, "failed");
}

Answer TableHands::open(const OpensOffer& word, const Admission& admission, const WordFrom& from) {
    const Line& line = *m_site.table();
    const auto player = line.position().table->find(admission.player);
    const auto& offers = m_site.offers();
    const auto* made = player && offers ? offers->of(*player) : nullptr;
    if (made == nullptr || !m_site.areOffersSealed()) {
        return no(kOtherwise, "late");
    }
    if (offerSealOf(line.game(), admission.player, word.offer) != made->seal) {
        return no(kOtherwise, "seal");
    }
    const auto action = engine::actionFromJson(word.offer.act, *line.position().table);
    if (!action || !isOffer(*action) || engine::actorOf(*action) != *player) {
        return no(kBad, "bad");
    }
    if (const auto judged = engine::decide(line.position(), *action); !judged) {
        return refusedBy(judged.error(), line.position(), from.language);
    }
    return made->opened || note(toJson(word.offer), admission) ? yes() : no(kFailed, "failed");
}

/// All of them, one act after the other.
Answer TableHands::take(const Offers& offers, const WordFrom& from) {
    return act(
        [&](DirectDesk<TableGame>& desk) {
            auto answer = desk.carryOut(*offers.made.front().action, *offers.made.front().opened);
            for (std::size_t i = 1; answer && i < offers.made.size(); ++i) {
                answer = desk.carryOut(*offers.made[i].action, *offers.made[i].opened);
            }
            return answer;
        },
        from);
}

/// The ballot with the voices that were said by phone; who has said nothing has none.
Answer TableHands::take(const Ballot& ballot, const WordFrom& from) {
    const engine::Action vote = saying::voteOf(m_site.table()->position(), ballot.on.clause, voicesOf(ballot));
    return act([&](DirectDesk<TableGame>& desk) { return desk.carryOut(vote, carriedOutBy(vote, ballot)); }, from);
}

Answer TableHands::decideOn(const DecidesOn& word, const Admission& admission, const WordFrom& from) {
    if (const auto ballot = m_site.ballot(); ballot && ballot->id() == word.id && ballot->state == AskState::Open) {
        if (!note(decisionAct(ballot->at, word.isAccepted), admission)) {
            return no(kFailed, "failed");
        }
        return word.isAccepted ? take(*ballot, from) : yes();
    }
    if (const auto offers = m_site.offers(); offers && offers->id() == word.id && offers->isWhole()) {
        // What is made at the same time is taken or entered at the desk, as a whole.
        if (!word.isAccepted || !note(decisionAct(offers->made.back().at, true), admission)) {
            return word.isAccepted ? no(kFailed, "failed") : no(kForbidden, "seat");
        }
        return take(*offers, from);
    }
    const auto& asks = m_site.asks();
    const auto found = std::ranges::find(asks, word.id, &PlayerAsk::id);
    if (found == asks.end() || found->state != AskState::Open) {
        return no(kOtherwise, "changed");
    }
    // Once it is noted the asks are others.
    const engine::Action asked = found->action;
    const SeenHead at = found->at;
    if (!note(decisionAct(at, word.isAccepted), admission)) {
        return no(kFailed, "failed");
    }
    return word.isAccepted ? act([&](DirectDesk<TableGame>& desk) { return desk.carryOut(asked, at); }, from) : yes();
}

Answer TableHands::takeBack(const TakesBack& word, const Admission& admission, const WordFrom& from) {
    if (!isOfNow(word.head)) {
        return no(kOtherwise, "changed");
    }
    if (!note(R"({"do":"take-back"})", admission)) {
        return no(kFailed, "failed");
    }
    return act([](DirectDesk<TableGame>& desk) { return desk.takeBack(); }, from);
}

Answer TableHands::goOn(const GoesOn& word, const Admission& admission, const WordFrom& from) {
    if (m_desk) {
        return finish(m_desk->goOnThrowing(), from);
    }
    if (const auto& open = m_site.table()->openThrow(); open && open->declared) {
        return act([](DirectDesk<TableGame>& desk) { return desk.goOnThrowing(); }, from);
    }
    const engine::Position& position = m_site.table()->position();
    const auto step = stepAction(position, engine::legalActs(position));
    if (!isOfNow(word.head) || !step) {
        return no(kOtherwise, "changed");
    }
    const auto at = note(engine::toJson(*step, *position.table), admission);
    if (!at) {
        return no(kFailed, "failed");
    }
    const bool hasDice = engine::diceOf(*step) != nullptr;
    return act([&](DirectDesk<TableGame>& desk) { return hasDice ? desk.play(*step) : desk.carryOut(*step, *at); },
               from);
}

void TableHands::look() {
    if (m_desk && (!m_desk->awaitsWords() || steady_clock::now() - m_since > kWordsWait)) {
        (void)finish(m_desk->goOnThrowing(), {});
    }
}

bool TableHands::isOfNow(const std::string& head) const {
    return head == headText(m_site.table()->game(), m_site.table()->head());
}

std::optional<SeenHead> TableHands::note(const std::string& act, const Admission& admission) {
    const Line& line = *m_site.table();
    const std::string who = admission.isSecondHand() ? std::string(kSecondHand) : admission.player;
    const auto at = m_chain.propose({line.game(), line.head()}, act, who + " (phone " + admission.id + ")");
    m_site.wrote();
    (void)m_site.look();
    return at;
}

template <class Work>
Answer TableHands::act(const Work& work, const WordFrom& from) {
    if (isElsewhere(*m_site.table(), m_own.key())) {
        return no(kOtherwise, "elsewhere");
    }
    if (m_desk) {
        return no(kOtherwise, "refused", sentence(TableRefusal::ThrowIsDeclared, from.language));
    }
    m_desk.emplace(m_book, m_own);
    if (!m_desk->take(*m_site.table())) {
        m_desk.reset();
        return no(kFailed, "failed");
    }
    return finish(work(*m_desk), from);
}

Answer TableHands::finish(const TableAnswer& answer, const WordFrom& from) {
    Answer said = answerTo(answer, from);
    m_since = steady_clock::now();
    if (!m_desk->awaitsWords()) {
        m_desk.reset();
    }
    m_site.wrote();
    (void)m_site.look();
    return said;
}

Answer TableHands::answerTo(const TableAnswer& answer, const WordFrom& from) const {
    if (answer) {
        return yes();
    }
    if (const auto* refusal = std::get_if<engine::Refusal>(&answer.error())) {
        return refusedBy(*refusal, m_site.table()->position(), from.language);
    }
    if (const auto* refusal = std::get_if<TableRefusal>(&answer.error())) {
        return no(kOtherwise, "refused", sentence(*refusal, from.language));
    }
    return no(kFailed, "failed");
}

}  // namespace adjudicator::web
