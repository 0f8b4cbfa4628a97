// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/proposals/proposal_gathering.h"

#include <algorithm>
#include <memory>
#include <span>
#include <tuple>

#include "adjudicator/game_summary.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using ProposalsLine = LineOf<ProposalsGame>;

std::string hexOf(const std::optional<PublicKey>& key) {
    return key ? db::toHex(std::span<const std::uint8_t>(*key)) : std::string();
}

/// The branch's players by the numbers that they have here too; a number that is somebody else's here is left out, so
/// that no act speaks of the wrong one.
cup::Table sharedTable(const cup::Table& branch, const cup::Table& here) {
    cup::Table table = branch;
    for (cup::Entrant& entrant : table.players) {
        const auto known = here.find(entrant.id);
        if (!known || here[*known].name != entrant.name) {
            entrant.id.clear();
        }
    }
    return table;
}

}  // namespace

engine::Expected<std::vector<ProposalFound>, db::BookError> ProposalGathering::gather() {
    const auto games = m_book.gameIds();
    if (!games) {
        return engine::unexpected(games.error());
    }
    for (const db::GameId& game : *games) {
        if (gameKindOf(m_book, game) == GameKind::Proposals) {
            takeChain(game);
        }
    }
    takeBranches();
    std::ranges::sort(m_found, {}, [](const ProposalFound& found) {
        return std::tuple(found.key, db::toHex(found.at.game), found.at.head.seq, db::toHex(found.at.head.hash));
    });
    return std::move(m_found);
}

const cup::KnownDesk* ProposalGathering::deskOf(const std::string& key) const {
    const auto& desks = m_line.position().desks;
    const auto desk = std::ranges::find(desks, key, &cup::KnownDesk::key);
    return desk != desks.end() && !key.empty() ? &*desk : nullptr;
}

/// All branches: whatever a desk signed counts as proposed, although its book was put back meanwhile.
void ProposalGathering::takeChain(const db::GameId& game) {
    const auto tree = m_book.tree(game);
    if (!tree || tree->entries().empty()) {
        return;
    }
    Known known;
    for (const db::Head& head : tree->heads()) {
        const std::vector<db::Entry> entries = tree->pathTo(head);
        const auto line = ProposalsLine::fold(entries);
        if (!line || line->position().setup.about != db::toHex(m_line.game())) {
            continue;
        }
        const bool isSound = !tree->damage() && m_verified.check(m_book, game, entries).isSound();
        takeLine(*line, isSound, known);
    }
}

void ProposalGathering::takeLine(const ProposalsLine& line, bool isSound, Known& known) {
    const std::string key = hexOf(line.keyInCharge());
    const cup::KnownDesk* desk = deskOf(key);
    std::optional<std::uint64_t> sealedTo;
    for (const std::uint64_t seal : line.log().entriesOf<Sealed>()) {
        sealedTo = seal;
    }
    const auto& proposals = line.position().proposals;
    for (const LineAct& place : line.acts()) {
        const auto& act = line.actAt(place.now);
        const auto* said = std::get_if<engine::proposals::Propose>(&act.action);
        if (said == nullptr) {
            continue;
        }
        const int number = ++m_numbers[key + db::toHex(line.head().hash)];
        const auto& logLine = line.log()[place.origin.entry];
        ProposalFound found;
        found.at = {line.game(), logLine.head};
        if (!known.insert(headText(found.at.game, found.at.head)).second) {
            continue;
        }
        found.number = number;
        found.time = logLine.entry.time;
        found.key = key;
        found.desk = desk != nullptr ? desk->name : line.position().setup.name;
        found.role = desk != nullptr ? std::optional(desk->role.value_or(cup::DeskRole::Table)) : std::nullopt;
        found.by = said->by;
        if (auto read = cup::actionFromJson(said->act.json, *m_line.position().table)) {
            found.act = std::move(*read);
        }
        const bool isSealed = sealedTo && *sealedTo > place.origin.entry;
        const bool isWithdrawn = proposals[static_cast<std::size_t>(number) - 1].isWithdrawn;
        found.state = !isSound          ? ProposalState::Unsound
                      : !found.act      ? ProposalState::Unreadable
                      : isWithdrawn     ? ProposalState::Withdrawn
                      : desk == nullptr ? ProposalState::UnknownKey
                      : !isSealed       ? ProposalState::Unsealed
                                        : ProposalState::Open;
        m_found.push_back(std::move(found));
    }
}

/// What was done on branches of the tournament that do not count is not lost: it is offered like a proposal.
void ProposalGathering::takeBranches() {
    const auto info = m_book.info(m_line.game());
    if (!info || info->isStraight()) {
        return;
    }
    const auto tree = m_book.tree(m_line.game());
    if (!tree || !tree->isForked()) {
        return;
    }
    const std::vector<db::Entry> counting = tree->pathTo(m_line.head());
    Known known;
    for (const db::Head& head : tree->heads()) {
        const std::vector<db::Entry> entries = tree->pathTo(head);
        const auto [here, there] = std::ranges::mismatch(counting, entries, {}, &db::Entry::hash, &db::Entry::hash);
        const auto branch = there == entries.end()
                                ? engine::Expected<TournamentLine, LineFault>(engine::unexpected(LineFault{}))
                                : TournamentLine::fold(entries);
        if (branch) {
            const bool isSound = m_verified.check(m_book, m_line.game(), entries).isSound();
            takeBranch(*branch, there->seq, isSound, known);
        }
    }
}

void ProposalGathering::takeBranch(const TournamentLine& branch, std::uint64_t fork, bool isSound, Known& known) {
    const std::string key = hexOf(branch.keyInCharge());
    const cup::KnownDesk* desk = deskOf(key);
    const cup::Table table = sharedTable(*branch.position().table, *m_line.position().table);
    int number = 0;
    for (const LineAct& place : branch.acts()) {
        const auto& act = branch.actAt(place.now);
        if (place.origin.entry < fork || cup::diceOf(act.action) != nullptr) {
            continue;
        }
        ++number;
        const auto& logLine = branch.log()[place.origin.entry];
        ProposalFound found;
        found.at = {branch.game(), logLine.head};
        if (!known.insert(headText(found.at.game, found.at.head)).second) {
            continue;
        }
        found.number = number;
        found.time = logLine.entry.time;
        found.desk = desk != nullptr ? desk->name : branch.keyInCharge() ? fingerprint(*branch.keyInCharge()) : "–";
        found.branch = branch.head();
        if (auto read = cup::actionFromJson(toJson(act.action, table), *m_line.position().table)) {
            found.act = std::move(*read);
        }
        found.state = !isSound ? ProposalState::Unsound : !found.act ? ProposalState::Unreadable : ProposalState::Open;
        m_found.push_back(std::move(found));
    }
}

}  // namespace adjudicator
