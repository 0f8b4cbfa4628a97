// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/table_hands.h"

#include <algorithm>
#include <nlohmann/json.hpp>
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
constexpr std::size_t kMostOpen = 40;
constexpr std::size_t kMostEnded = 12;

Language languageOf(const WordFrom& from) {
    return from.isGerman ? Language::German : Language::English;
}

/// What a waiting step asks of one player, and nobody else can say for him.
bool isAskedOfPlayer(const engine::Action& action) {
    return std::holds_alternative<engine::Discard>(action) || std::holds_alternative<engine::Bid>(action) ||
           std::holds_alternative<engine::Pass>(action);
}

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
    if (!player || !isAskedOfPlayer(*action) || engine::actorOf(*action) != *player) {
        return no(kForbidden, "seat");
    }
    if (const auto judged = engine::decide(position, *action); !judged) {
        return refusedBy(judged.error(), position, languageOf(from));
    }
    if (m_open.size() >= kMostOpen) {
        return no(kTooMany, "busy");
    }
    const auto at = note(engine::toJson(*action, *position.table), admission);
    if (!at) {
        return no(kFailed, "failed");
    }
    // A later one takes the place of an earlier one.
    std::erase_if(m_open, [&](const Open& each) { return engine::actorOf(each.action) == *player; });
    m_open.push_back({from.nonce, *action, *at});
    show();
    return yes();
}

Answer TableHands::decideOn(const DecidesOn& word, const Admission& admission, const WordFrom& from) {
    const auto open = std::ranges::find(m_open, word.id, &Open::id);
    if (open == m_open.end()) {
        return no(kOtherwise, "changed");
    }
    const nlohmann::json said{{"do", word.isAccepted ? "accept" : "refuse"},
                              {"proposal", headText(open->at.game, open->at.head)}};
    if (!note(said.dump(), admission)) {
        return no(kFailed, "failed");
    }
    if (!word.isAccepted) {
        end(word.id, "refused");
        show();
        return yes();
    }
    const Answer answer = act([&](DirectDesk<TableGame>& desk) { return desk.carryOut(open->action, open->at); }, from);
    if (answer.status == 200) {
        end(word.id, "taken");
    }
    show();
    return answer;
}

Answer TableHands::takeBack(const TakesBack& word, const Admission& admission, const WordFrom& from) {
    if (!isOfNow(word.head)) {
        return no(kOtherwise, "changed");
    }
    if (!note(R"({"do":"take-back"})", admission)) {
        return no(kFailed, "failed");
    }
    const Answer answer = act([](DirectDesk<TableGame>& desk) { return desk.takeBack(); }, from);
    show();
    return answer;
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
    const Answer answer =
        act([&](DirectDesk<TableGame>& desk) { return hasDice ? desk.play(*step) : desk.carryOut(*step, *at); }, from);
    show();
    return answer;
}

void TableHands::look() {
    if (m_desk && (!m_desk->awaitsWords() || steady_clock::now() - m_since > kWordsWait)) {
        (void)finish(m_desk->goOnThrowing(), {});
        show();
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
    return at;
}

template <class Work>
Answer TableHands::act(const Work& work, const WordFrom& from) {
    if (isElsewhere(*m_site.table(), m_own.key())) {
        return no(kOtherwise, "elsewhere");
    }
    if (m_desk) {
        return no(kOtherwise, "refused", sentence(TableRefusal::ThrowIsDeclared, languageOf(from)));
    }
    m_desk.emplace(m_book, m_own);
    if (!m_desk->take(*m_site.table())) {
        m_desk.reset();
        return no(kFailed, "failed");
    }
    return finish(work(*m_desk), from);
}

Answer TableHands::finish(const TableAnswer& answer, const WordFrom& from) {
    const Answer said = answerTo(answer, from);
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
        return refusedBy(*refusal, m_site.table()->position(), languageOf(from));
    }
    if (const auto* refusal = std::get_if<TableRefusal>(&answer.error())) {
        return no(kOtherwise, "refused", sentence(*refusal, languageOf(from)));
    }
    return no(kFailed, "failed");
}

void TableHands::end(const std::string& id, const char* how) {
    const auto open = std::ranges::find(m_open, id, &Open::id);
    const auto& table = *m_site.table()->position().table;
    m_ended.push_back(
        {id, table.idOf(*engine::actorOf(open->action)), std::string(engine::nameOf(open->action)), 0, how});
    m_open.erase(open);
    if (m_ended.size() > kMostEnded) {
        m_ended.erase(m_ended.begin());
    }
}

void TableHands::show() {
    const engine::Position& position = m_site.table()->position();
    std::vector<std::string> gone;
    for (const Open& each : m_open) {
        if (!engine::decide(position, each.action)) {
            gone.push_back(each.id);
        }
    }
    for (const std::string& id : gone) {
        end(id, "gone");
    }
    // What a player chose is nobody's to see before it is done: only whose it is, and how many cards.
    std::vector<TableAsk> asks = m_ended;
    for (const Open& each : m_open) {
        const auto* discard = std::get_if<engine::Discard>(&each.action);
        const int count = discard == nullptr ? 0
                          : discard->cards   ? discard->cards->total()
                                             : discard->count.value_or(0);
        asks.push_back({each.id, position.table->idOf(*engine::actorOf(each.action)),
                        std::string(engine::nameOf(each.action)), count, "open"});
    }
    m_site.showAsks(std::move(asks));
}

}  // namespace adjudicator::web
