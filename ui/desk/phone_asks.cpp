// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/phone_asks.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/web/admissions.h"
#include "db/codes.h"
#include "ui/files/book_files.h"
#include "ui/text/sentences.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

constexpr std::chrono::milliseconds kPollEvery{500};

/// Where no phone of a player was ever let in, nobody need look through the book.
bool hasPhones(const db::GameId& game) {
    const auto admissions = web::AdmissionStore(adjudicator::dataFolder()).load();
    return std::ranges::any_of(admissions, [&](const web::Admission& each) { return each.game == db::toHex(game); });
}

}  // namespace

PhoneAsks::PhoneAsks(TableGameDesk& game, Attempt& attempt, const Saying& saying, const DueDice& dice)
    : m_game(game), m_attempt(attempt), m_saying(saying), m_dice(dice), m_chain(listener()) {
    m_poll.setInterval(kPollEvery);
    connect(&m_poll, &QTimer::timeout, this, &PhoneAsks::look);
}

PhoneAsks::~PhoneAsks() = default;

void PhoneAsks::setBook(std::shared_ptr<adjudicator::OpenBook> book) {
    m_work.cancel();
    m_said.clear();
    m_open.clear();
    m_refused.clear();
    m_unwritten.clear();
    m_seen.clear();
    m_book = std::move(book);
    m_chain.setBook(m_book);
    m_book ? m_poll.start() : m_poll.stop();
}

void PhoneAsks::follow() {
    judge();
    look();
}

void PhoneAsks::look() {
    if (!m_book || !m_game.hasGame() || m_game.table().onlyLooks() || m_work.isBusy()) {
        return;
    }
    const db::GameId game = *m_game.game();
    const QString seen = stateOfFiles(m_book->file()) + QString::fromStdString(db::toHex(game));
    if (seen == m_seen || !hasPhones(game)) {
        return;
    }
    m_work.start([this, book = m_book, game, seen](const SideWork::GoesOn&) -> SideWork::Finish {
        const auto reader = book->reader();
        auto said = reader ? web::phoneProposals(*reader, book->own(), game) : std::vector<web::PhoneProposal>();
        return [this, book, game, seen, said = std::move(said)] {
            if (m_book == book && m_game.game() == game) {
                m_seen = seen;
                m_said = said;
                judge();
            }
        };
    });
}

void PhoneAsks::judge() {
    std::vector<Ask> open;
    if (m_game.hasGame() && !m_game.table().onlyLooks()) {
        open = web::playerAsks(m_said, m_game.line());
        std::erase_if(open,
                      [&](const Ask& ask) { return ask.state != web::AskState::Open || m_refused.contains(ask.id()); });
    }
    if (open != m_open) {
        m_open = std::move(open);
        Q_EMIT changed();
    }
}

const PhoneAsks::Ask* PhoneAsks::shown() const {
    const auto& said = m_attempt.said().message;
    const bool isSaid = said && (said->kind == Message::Kind::Warn || said->kind == Message::Kind::Refuse);
    const ActChooser* chooser = m_saying.chooser();
    const bool isSaying = m_saying.correcting() || m_saying.preview() || !m_dice.typed().empty() ||
                          (chooser != nullptr && (chooser->act() != Act::Due && chooser->act() != Act::Discard &&
                                                  chooser->act() != Act::Robber)) ||
                          (chooser != nullptr && !chooser->chosen().empty());
    return m_open.empty() || isSaid || isSaying || m_attempt.past().entry() ? nullptr : &m_open.front();
}

bool PhoneAsks::accept() {
    const Ask* ask = shown();
    if (ask == nullptr) {
        return false;
    }
    const Ask accepted = *ask;
    m_attempt.play(accepted.action, accepted.at);
    return true;
}

bool PhoneAsks::refuse() {
    const Ask* ask = shown();
    if (ask == nullptr) {
        return false;
    }
    const auto& line = m_game.line();
    m_unwritten.emplace_back(engine::proposals::Propose{
        {web::decisionAct(ask->at, false)}, adjudicator::headText(line.game(), line.head()), "referee"});
    m_refused.insert(ask->id());
    if (m_chain.game() == ask->at.game) {
        writeNext();
    } else {
        m_chain.open(ask->at.game);
    }
    judge();
    return true;
}

PhoneAsks::Chain::Listener PhoneAsks::listener() {
    Chain::Listener listener;
    listener.changed = [this](const Chain::Change&) { writeNext(); };
    listener.refused = [this](const auto&, const auto&) { notRefused({}); };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) { notRefused(sentence(refusal)); };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork) { notRefused(sentence(error)); };
    listener.branchWanted = [this](const db::GameId&) { notRefused({}); };
    // Nothing is thrown for a proposal.
    listener.wordAtOnce = [](const auto&) { return std::nullopt; };
    return listener;
}

void PhoneAsks::writeNext() {
    if (!m_unwritten.empty() && m_chain.hasGame() && !m_chain.isWriting()) {
        const auto next = std::move(m_unwritten.front());
        m_unwritten.pop_front();
        m_chain.play(next);
    }
}

/// It stands open again.
void PhoneAsks::notRefused(const QString& why) {
    m_unwritten.clear();
    m_refused.clear();
    m_attempt.say({.kind = Message::Kind::Warn,
                   .icon = Icon::Warning,
                   .lead = tr("The proposal is not refused yet."),
                   .text = why});
    judge();
}

}  // namespace ui
