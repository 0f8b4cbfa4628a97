// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/phone_asks.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/web/admissions.h"
#include "db/codes.h"
#include "engine/action/decide.h"
#include "ui/files/book_files.h"
#include "ui/text/sentences.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

constexpr std::chrono::milliseconds kPollEvery{500};

/// Where no phone of a player was ever let in, nobody need look through the book.
bool isAdmitted(const db::GameId& game) {
    const auto admissions = web::AdmissionStore(adjudicator::dataFolder()).load();
    return std::ranges::any_of(admissions, [&](const web::Admission& each) { return each.game == db::toHex(game); });
}

}  // namespace

PhoneAsks::PhoneAsks(TableGameDesk& game, Attempt& attempt, Saying& saying, const DueDice& dice)
    : m_game(game), m_attempt(attempt), m_saying(saying), m_dice(dice), m_chain([this](const QString& why) {
          notSaid(why);
      }) {
    m_poll.setInterval(kPollEvery);
    connect(&m_poll, &QTimer::timeout, this, &PhoneAsks::look);
}

PhoneAsks::~PhoneAsks() = default;

void PhoneAsks::setBook(std::shared_ptr<adjudicator::OpenBook> book) {
    m_work.cancel();
    m_said.clear();
    m_open.clear();
    m_ballot.reset();
    m_offers.reset();
    m_taking.clear();
    m_refused.clear();
    m_chainId.reset();
    m_seen.clear();
    m_book = std::move(book);
    m_chain.setBook(m_book);
    m_book ? m_poll.start() : m_poll.stop();
}

void PhoneAsks::follow() {
    takeNext();
    judge();
    look();
}

void PhoneAsks::look() {
    if (!m_book || !m_game.hasGame() || m_game.table().onlyLooks() || m_work.isBusy()) {
        return;
    }
    const db::GameId game = *m_game.game();
    const QString seen = stateOfFiles(m_book->file()) + QString::fromStdString(db::toHex(game));
    m_hasPhones = isAdmitted(game);
    if (seen == m_seen || !m_hasPhones) {
        return;
    }
    m_work.start([this, book = m_book, game, seen](const SideWork::GoesOn&) -> SideWork::Finish {
        const auto reader = book->reader();
        auto said = reader ? web::phoneProposals(*reader, book->own(), game) : std::vector<web::PhoneProposal>();
        const auto& key = book->own().key();
        const auto chain = reader && key ? adjudicator::proposalsOf(*reader, game, key->publicKey()) : std::nullopt;
        return [this, book, game, seen, chain, said = std::move(said)] {
            if (m_book == book && m_game.game() == game) {
                m_seen = seen;
                m_chainId = chain;
                m_said = said;
                judge();
            }
        };
    });
}

void PhoneAsks::judge() {
    std::vector<Ask> open;
    std::optional<Ballot> ballot;
    std::optional<Offers> offers;
    if (m_game.hasGame() && !m_game.table().onlyLooks()) {
        const auto isClosed = [this](const auto& each) {
            return each.state != web::AskState::Open || m_refused.contains(each.id());
        };
        open = web::playerAsks(m_said, m_game.line());
        std::erase_if(open, isClosed);
        ballot = web::ballotOf(m_said, m_game.line());
        ballot = ballot && isClosed(*ballot) ? std::nullopt : ballot;
        offers = web::offersOf(m_said, m_game.line());
    }
    if (open != m_open || ballot != m_ballot || offers != m_offers) {
        m_open = std::move(open);
        m_ballot = std::move(ballot);
        m_offers = std::move(offers);
        Q_EMIT changed();
    }
}

bool PhoneAsks::isFree() const {
    const auto& said = m_attempt.said().message;
    const bool isSaid = said && (said->kind == Message::Kind::Warn || said->kind == Message::Kind::Refuse);
    const ActChooser* chooser = m_saying.chooser();
    const bool isSaying = m_saying.correcting() || m_saying.preview() || !m_dice.typed().empty() ||
                          (chooser != nullptr && (!isAskedFor(chooser->act()) || !chooser->chosen().empty()));
    return !isSaid && !isSaying && !m_attempt.past().entry();
}

const PhoneAsks::Ask* PhoneAsks::shown() const {
    return m_open.empty() || !isFree() ? nullptr : &m_open.front();
}

const PhoneAsks::Ballot* PhoneAsks::shownBallot() const {
    return m_open.empty() && m_ballot && isFree() ? &*m_ballot : nullptr;
}

bool PhoneAsks::accept() {
    if (const Ask* ask = shown()) {
        const Ask accepted = *ask;
        m_attempt.play(accepted.action, accepted.at);
        return true;
    }
    const Ballot* ballot = shownBallot();
    if (ballot == nullptr) {
        return false;
    }
    const engine::Position& position = m_game.position();
    if (web::isComplete(*ballot, position)) {
        enter(adjudicator::saying::voteOf(position, ballot->on.clause, web::voicesOf(*ballot)));
    } else {
        m_saying.choose(Act::Vote);
    }
    return true;
}

bool PhoneAsks::refuse() {
    const Ask* ask = shown();
    const Ballot* ballot = shownBallot();
    if (ask == nullptr && ballot == nullptr) {
        return false;
    }
    const adjudicator::SeenHead at = ask != nullptr ? ask->at : ballot->at;
    m_refused.insert(web::idOf(at));
    say(adjudicator::DecisionWord{adjudicator::DecisionWord::What::Refuse, at});
    judge();
    return true;
}

void PhoneAsks::holdBallot(engine::ClauseId rule) {
    say(adjudicator::BallotWord{adjudicator::saying::repeals(m_game.position()), rule});
}

void PhoneAsks::enter(const engine::Action& vote) {
    const auto* voted = std::get_if<engine::Vote>(&vote);
    const auto* repealed = std::get_if<engine::Repeal>(&vote);
    const bool isOpen = m_ballot && ((voted != nullptr && voted->clause == m_ballot->on.clause) ||
                                     (repealed != nullptr && repealed->clause == m_ballot->on.clause));
    m_attempt.play(vote, isOpen ? std::optional(web::carriedOutBy(vote, *m_ballot)) : std::nullopt);
}

void PhoneAsks::takeOffers(std::deque<engine::Action> acts) {
    m_taking.clear();
    for (engine::Action& act : acts) {
        const auto player = engine::actorOf(act);
        const auto* made = player && m_offers ? m_offers->of(*player) : nullptr;
        const bool isByPhone = made != nullptr && made->action == act;
        m_taking.emplace_back(std::move(act),
                              isByPhone ? std::optional<adjudicator::CarriedOut>(*made->opened) : std::nullopt);
    }
    takeNext();
}

void PhoneAsks::takeNext() {
    if (m_taking.empty() || !m_game.hasGame() || m_game.isWriting()) {
        return;
    }
    const auto next = std::move(m_taking.front());
    m_taking.pop_front();
    // What is refused drops the rest.
    if (!engine::decide(m_game.position(), next.first)) {
        m_taking.clear();
    }
    m_attempt.play(next.first, next.second);
}

void PhoneAsks::say(const adjudicator::ChainWord& word) {
    const auto& line = m_game.line();
    m_chain.write({line.game(), line.head()}, m_chainId, toJson(word));
}

void PhoneAsks::notSaid(const QString& why) {
    m_refused.clear();
    m_attempt.say(
        {.kind = Message::Kind::Warn, .icon = Icon::Warning, .lead = tr("The phones are not told yet."), .text = why});
    judge();
}

}  // namespace ui
