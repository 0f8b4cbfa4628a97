// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/hall_proposals.h"

#include <QDateTime>
#include <QStringList>
#include <algorithm>
#include <memory>

#include "adjudicator/desk.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/tournament_text.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/evolve.h"
#include "ui/files/book_files.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

namespace cup = engine::tournament;
using adjudicator::ProposalState;

namespace {

constexpr int kLookSoonMs = 120;
constexpr int kLookAgainMs = 4000;

/// The round and table that an act is about; empty for all others.
std::optional<std::pair<int, int>> placeOf(const cup::Action& action) {
    return std::visit(
        [](const auto& act) -> std::optional<std::pair<int, int>> {
            if constexpr (requires {
                              act.round + 0;
                              act.table + 0;
                          }) {
                return std::pair(act.round, act.table);
            } else {
                return std::nullopt;
            }
        },
        action);
}

bool isAbout(const cup::Action& action, int round, int table) {
    if (const auto* seats = std::get_if<cup::ChangeSeats>(&action)) {
        return seats->round == round &&
               std::ranges::any_of(seats->tables, [table](const cup::TableSeats& each) { return each.table == table; });
    }
    return placeOf(action) == std::pair(round, table);
}

}  // namespace

/// What one look through the book brings.
struct HallProposals::Look {
    db::GameId tournament;
    QString files;
    int said = 0;
    bool isRead = false;
    std::vector<Found> all;
    std::optional<Position> with;
    int notYetTaken = 0;
    std::optional<db::GameId> chain;
    std::string chainName;
};

HallProposals::HallProposals(TournamentHall& hall) : m_hall(hall), m_desk(listener()) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kLookSoonMs);
    m_poll.setInterval(kLookAgainMs);
    connect(&m_soon, &QTimer::timeout, this, &HallProposals::look);
    connect(&m_poll, &QTimer::timeout, this, &HallProposals::look);
    connect(&m_hall, &TournamentHall::changed, this, [this] {
        if (m_hall.hasTournament()) {
            m_soon.start();
            m_poll.start();
        } else {
            m_poll.stop();
        }
        takeNext();
    });
}

HallProposals::~HallProposals() = default;

void HallProposals::forget() {
    m_work.cancel();
    m_seenFiles.clear();
    m_all.clear();
    m_toTake.clear();
    m_taken.clear();
    m_lastTaken.clear();
    m_with.reset();
    m_notYetTaken = 0;
    m_unwritten.clear();
    m_name.clear();
    m_chain.reset();
    m_desk.setBook(m_hall.book());
}

HallProposals::Desk::Listener HallProposals::listener() {
    Desk::Listener listener;
    listener.changed = [this](const Desk::Change& change) {
        if (change.game && m_desk.hasGame()) {
            m_chain = m_desk.game();
        }
        writeNext();
        m_soon.start();
    };
    listener.refused = [this](const engine::proposals::Refusal&, const engine::proposals::Action&) {
        m_unwritten.clear();
        m_hall.said().refuse(tr("It cannot be proposed."));
    };
    listener.refusedByTable = [this](adjudicator::TableRefusal refusal) {
        m_unwritten.clear();
        m_hall.said().refuse(sentence(refusal));
    };
    listener.failed = [this](const db::BookError& error, adjudicator::DeskWork) {
        m_unwritten.clear();
        m_hall.said().refuse(tr("It is not proposed: %1").arg(sentence(error)));
    };
    listener.branchWanted = [this](const db::GameId& id) { Q_EMIT m_hall.branchWanted(id); };
    // Nothing is thrown for a proposal.
    listener.wordAtOnce = [](const engine::proposals::Action&) { return std::nullopt; };
    return listener;
}

void HallProposals::look() {
    if (!m_hall.hasTournament() || !m_hall.book()) {
        return;
    }
    const QString files = stateOfFiles(m_hall.bookFile());
    if (files == m_seenFiles || isWriting() || m_hall.isWriting() || !m_toTake.empty()) {
        return;
    }
    const bool proposes = m_hall.onlyProposes();
    const auto key = m_hall.book()->own().key();
    const bool started = m_work.start([this, book = m_hall.book(), id = *m_hall.tournament(), files, proposes, key,
                                       said = m_said](const SideWork::GoesOn&) -> SideWork::Finish {
        auto look = std::make_shared<Look>();
        look->tournament = id;
        look->files = files;
        look->said = said;
        const adjudicator::VerifiedGames verified(adjudicator::dataFolder());
        const auto reader = book->reader();
        const auto read = reader ? adjudicator::readGame<adjudicator::TournamentGame>(*reader, book->own(), id)
                                 : engine::unexpected(reader.error());
        if (read) {
            if (auto all = proposalsFor(*reader, read->line, verified)) {
                look->all = std::move(*all);
                look->isRead = true;
            }
            if (proposes && key) {
                auto with = withOwnProposals(*reader, read->line, key->publicKey(), verified);
                look->notYetTaken = static_cast<int>(with.notYetTaken);
                if (with.notYetTaken > 0) {
                    look->with = std::move(with.position);
                }
                look->chain = adjudicator::proposalsOf(*reader, id, key->publicKey());
            }
        }
        return [this, look] { seen(std::move(*look)); };
    });
    if (!started) {
        m_soon.start();
    }
}

void HallProposals::seen(Look look) {
    if (m_hall.tournament() != look.tournament) {
        return;
    }
    if (look.said != m_said) {
        m_soon.start();
        return;
    }
    m_seenFiles = look.files;
    if (!look.isRead) {
        return;
    }
    m_all = std::move(look.all);
    m_with = std::move(look.with);
    m_notYetTaken = look.notYetTaken;
    m_chain = look.chain ? look.chain : m_chain;
    if (m_hall.keepsTournament() && !m_hall.book()->isKept()) {
        std::ranges::copy_if(m_all, std::back_inserter(m_toTake),
                             [](const Found& found) { return found.state == ProposalState::Open && found.act; });
    }
    Q_EMIT changed();
    takeNext();
}

/// One after the other, each once the one before is on disk; what another made impossible stays for the next look.
void HallProposals::takeNext() {
    while (!m_toTake.empty() && m_hall.hasTournament() && !m_hall.isWriting()) {
        const Found found = std::move(m_toTake.front());
        m_toTake.pop_front();
        const auto* result = std::get_if<cup::EnterResult>(&*found.act);
        const cup::Pod* pod = result != nullptr ? m_hall.position().pod(result->round, result->table) : nullptr;
        const bool isAnswered = pod != nullptr && pod->result;
        if (!isAnswered && cup::decide(m_hall.position(), *found.act)) {
            auto& [results, others] = m_taken[found.desk];
            (result != nullptr ? results : others) += 1;
            m_hall.carryOut(*found.act, found.at);
        }
    }
    if (m_toTake.empty() && !m_taken.empty() && !m_hall.isWriting()) {
        tellTaken();
    }
}

void HallProposals::tellTaken() {
    QStringList lines;
    for (const auto& [desk, counts] : std::exchange(m_taken, {})) {
        if (counts.first > 0) {
            lines.append(tr("%n result(s) of %1 taken", nullptr, counts.first).arg(ui::said(desk)));
        }
        if (counts.second > 0) {
            lines.append(tr("%n other entry(s) of %1 taken", nullptr, counts.second).arg(ui::said(desk)));
        }
    }
    m_lastTaken = QDateTime::currentDateTime().toString(QStringLiteral("HH:mm")) + QLatin1Char(' ') +
                  lines.join(QStringLiteral(" · "));
    Q_EMIT changed();
}

std::vector<adjudicator::ProposalFound> HallProposals::forDecision() const {
    std::vector<Found> some;
    std::ranges::copy_if(m_all, std::back_inserter(some),
                         [](const Found& found) { return adjudicator::isForDecision(found.state); });
    std::ranges::stable_sort(some, {}, &Found::time);
    return some;
}

std::vector<adjudicator::ProposalFound> HallProposals::ofTable(int round, int table) const {
    std::vector<Found> some;
    std::ranges::copy_if(m_all, std::back_inserter(some),
                         [&](const Found& found) { return found.act && isAbout(*found.act, round, table); });
    std::ranges::stable_sort(some, {}, &Found::time);
    return some;
}

bool HallProposals::asksAbout(int round, int table) const {
    return m_hall.keepsTournament() && std::ranges::any_of(m_all, [&](const Found& found) {
               return adjudicator::isForDecision(found.state) && found.act && isAbout(*found.act, round, table);
           });
}

void HallProposals::take(const Found& found, const std::string& reason) {
    if (found.act && m_hall.keepsTournament()) {
        m_hall.carryOut(adjudicator::withReason(*found.act, reason), found.at);
    }
}

void HallProposals::decline(const Found& found, const std::string& reason) {
    if (m_hall.keepsTournament()) {
        m_hall.play(cup::Decline{adjudicator::headText(found.at.game, found.at.head), reason});
    }
}

bool HallProposals::isProposed(int round, int table) const {
    const cup::Pod* with = m_with ? m_with->pod(round, table) : nullptr;
    const cup::Pod* known = m_hall.hasTournament() ? m_hall.known().pod(round, table) : nullptr;
    return with != nullptr && (known == nullptr || !(*with == *known));
}

bool HallProposals::needsName() const {
    return !m_chain && m_name.isEmpty();
}

void HallProposals::setName(const QString& name) {
    m_name = name.simplified();
    if (!m_name.isEmpty() && !m_unwritten.empty()) {
        sitDown();
    }
    Q_EMIT changed();
}

void HallProposals::propose(const std::vector<Action>& actions) {
    for (const Action& action : actions) {
        const Position& now = m_hall.position();
        if (cup::diceOf(action) != nullptr) {
            m_hall.said().refuse(tr("Only the desk that keeps the tournament draws lots."));
            break;
        }
        const auto decision = cup::decide(now, action);
        if (!decision) {
            m_hall.said().refuse(ui::said(adjudicator::sentence(decision.error(), now, language())));
            break;
        }
        m_unwritten.emplace_back(engine::proposals::Propose{
            {toJson(action, *now.table)}, adjudicator::headText(m_hall.line().game(), m_hall.line().head()), {}});
        ++m_said;
        if (!m_with) {
            m_with = now;
        }
        cup::evolve(*m_with, decision->events);
        ++m_notYetTaken;
    }
    if (needsName()) {
        Q_EMIT nameWanted();
    } else {
        sitDown();
    }
    Q_EMIT changed();
}

void HallProposals::withdrawLast() {
    const auto key = m_hall.book() ? m_hall.book()->own().key() : std::nullopt;
    if (!key) {
        return;
    }
    const auto& bytes = key->publicKey();
    const std::string own = db::toHex(std::span<const std::uint8_t>(bytes));
    const Found* last = nullptr;
    for (const Found& found : m_all) {
        const bool isLive = found.state != ProposalState::Taken && found.state != ProposalState::AlreadyThere &&
                            found.state != ProposalState::Withdrawn && found.state != ProposalState::Declined &&
                            found.state != ProposalState::Superseded;
        if (found.key == own && isLive && (last == nullptr || found.number > last->number)) {
            last = &found;
        }
    }
    if (last == nullptr || isWriting()) {
        m_hall.said().refuse(tr("There is no proposal of this desk that could be withdrawn."));
        return;
    }
    m_unwritten.emplace_back(engine::proposals::Withdraw{last->number, {}});
    ++m_said;
    sitDown();
}

/// Opens this desk's chain, or begins it; what waits is written then.
void HallProposals::sitDown() {
    if (m_desk.book() != m_hall.book()) {
        m_desk.setBook(m_hall.book());
    }
    if (m_desk.hasGame()) {
        writeNext();
    } else if (m_chain) {
        m_desk.open(*m_chain);
    } else if (!m_desk.isWriting()) {
        m_desk.begin({db::toHex(m_hall.line().game()), m_name.toStdString()}, {});
    }
}

void HallProposals::writeNext() {
    if (!m_unwritten.empty() && m_desk.hasGame() && !m_desk.isWriting()) {
        const engine::proposals::Action next = std::move(m_unwritten.front());
        m_unwritten.pop_front();
        m_desk.play(next);
    }
}

}  // namespace ui
