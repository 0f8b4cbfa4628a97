// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/results_model.h"

#include <algorithm>

#include "adjudicator/desk.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

QStringList resultTitles() {
    QStringList titles{ResultsModel::tr("Table")};
    for (int seat = 1; seat <= ResultsModel::kSeats; ++seat) {
        titles.append(ResultsModel::tr("Seat %1").arg(seat));
    }
    return titles << ResultsModel::tr("State");
}

/// Of a result that is entered; 0: it is something else.
int enteredTable(const cup::Action& action) {
    const auto* act = std::get_if<cup::EnterResult>(&action);
    return act != nullptr ? act->table : 0;
}

}  // namespace

ResultsModel::ResultsModel(TournamentHall& hall, QObject* parent) : TableModel(resultTitles(), parent), m_hall(hall) {}

void ResultsModel::showRound(int round) {
    if (round != m_round) {
        beginResetModel();
        m_round = round;
        const cup::Round* now = m_hall.hasTournament() ? m_hall.position().round(m_round) : nullptr;
        m_rows = now == nullptr ? 0 : static_cast<int>(now->pods.size());
        endResetModel();
    }
    refresh();
}

void ResultsModel::refresh() {
    const cup::Round* now = m_hall.hasTournament() ? m_hall.position().round(m_round) : nullptr;
    const int rows = now == nullptr ? 0 : static_cast<int>(now->pods.size());
    if (rows != m_rows || m_of != m_hall.tournament()) {
        beginResetModel();
        m_rows = rows;
        m_of = m_hall.tournament();
        endResetModel();
    }
    readConfirmed();
    readTimes();
    m_changes = m_hall.hasTournament() ? seatChanges(m_hall.line(), m_round) : std::map<int, SeatChanges>();
    // What was typed and is now the result is a draft no more, nor what was typed for others.
    std::erase_if(m_hall.drafts(), [&](const auto& item) {
        const cup::Pod* table = m_hall.position().pod(item.first.first, item.first.second);
        const ResultDraft& draft = item.second;
        if (table == nullptr || table->seats != draft.seats) {
            return true;
        }
        for (std::size_t seat = 0; seat < table->seats.size(); ++seat) {
            const bool isSame = table->result && draft.points[seat] == table->result->scores[seat].points;
            if (draft.points[seat] && !isSame) {
                return false;
            }
        }
        return true;
    });
    cellsChanged();
}

void ResultsModel::readConfirmed() {
    m_confirmed.clear();
    if (!m_hall.hasTournament()) {
        return;
    }
    const auto note = [this](const cup::Action& action) {
        const auto* act = std::get_if<cup::EnterResult>(&action);
        if (act != nullptr && act->round == m_round && act->despite.empty()) {
            m_confirmed.erase(act->table);
        } else if (act != nullptr && act->round == m_round) {
            m_confirmed.insert(act->table);
        }
    };
    for (const adjudicator::LineAct& place : m_hall.line().acts()) {
        note(m_hall.line().actAt(place.now).action);
    }
    // What this desk proposes was looked at here.
    for (const adjudicator::ProposalFound& found : m_hall.proposals().all()) {
        if (m_hall.onlyProposes() && found.act && m_hall.proposals().isProposed(m_round, enteredTable(*found.act))) {
            note(*found.act);
        }
    }
}

void ResultsModel::readTimes() {
    m_protests.clear();
    if (!m_hall.hasTournament()) {
        return;
    }
    for (adjudicator::TableProtest& each : tableProtests(m_hall.line(), adjudicator::utcNow())) {
        if (each.round == m_round) {
            m_protests.emplace(each.table, std::move(each));
        }
    }
}

void ResultsModel::refreshTimes() {
    readTimes();
    cellsChanged();
}

std::optional<adjudicator::TableProtest> ResultsModel::protest(int row) const {
    const auto found = m_protests.find(row + 1);
    return found == m_protests.end() ? std::nullopt : std::optional(found->second);
}

int ResultsModel::protestable() const {
    return static_cast<int>(std::ranges::count_if(
        m_protests, [](const auto& each) { return each.second.time.state == cup::Protest::Open; }));
}

SeatChanges ResultsModel::changes(int row) const {
    const auto found = m_changes.find(row + 1);
    return found == m_changes.end() ? SeatChanges{} : found->second;
}

std::vector<cup::Doubted> ResultsModel::doubts(int row) const {
    const cup::Pod* table = pod(row);
    if (table == nullptr) {
        return {};
    }
    const cup::Settings& settings = m_hall.settings();
    std::vector<cup::Doubted> odd;
    std::optional<cup::EnterResult> act = typed(row);
    if (act) {
        odd = doubtsIn(settings, *act);
    } else if (hasDraft(row)) {
        // Of a line that is not whole only what is too much already.
        std::vector<cup::Score> some;
        for (std::size_t seat = 0; seat < table->seats.size(); ++seat) {
            if (const auto value = points(row, seat)) {
                some.push_back({table->seats[seat], *value});
            }
        }
        odd = doubtsIn(settings, some);
        std::erase_if(odd, [](const cup::Doubted& each) { return each.doubt == cup::Doubt::NoWinner; });
    } else if (table->result && !m_confirmed.contains(row + 1)) {
        odd = doubtsIn(settings, table->result->scores);
        act = cup::EnterResult{};
        for (const cup::Score& score : table->result->scores) {
            act->scores.push_back({score.player, score.points, score.place, score.left});
        }
    }
    // The books that were collected know otherwise.
    for (const adjudicator::GameFound& found : m_hall.works().collected().games) {
        if (act && found.result && found.result->round == m_round && found.result->table == row + 1) {
            std::vector<engine::PlayerId> others = otherwiseIn(*found.result, *act);
            if (!others.empty()) {
                odd.push_back({cup::Doubt::BookOtherwise, std::move(others), 0});
                break;
            }
        }
    }
    return odd;
}

TableState ResultsModel::state(int row) const {
    const cup::Pod* table = pod(row);
    if (table == nullptr || table->seats.empty()) {
        return TableState::Empty;
    }
    if (hasDraft(row)) {
        return doubts(row).empty() ? TableState::Typing : TableState::Doubtful;
    }
    if (table->result && table->result->state == cup::ResultState::Disputed) {
        return TableState::Disputed;
    }
    if (table->result && table->result->state == cup::ResultState::Official) {
        return TableState::Official;
    }
    if (m_hall.proposals().asksAbout(m_round, row + 1) || !doubts(row).empty()) {
        return TableState::Doubtful;
    }
    if (m_hall.proposals().isProposed(m_round, row + 1)) {
        return TableState::Proposed;
    }
    return !table->result                                        ? TableState::Open
           : table->result->state == cup::ResultState::Confirmed ? TableState::Signed
                                                                 : TableState::Entered;
}

std::optional<int> ResultsModel::nextDoubtful(int row) const {
    for (int i = 1; i <= m_rows; ++i) {
        const int next = (row + i) % m_rows;
        const TableState at = state(next);
        if (at == TableState::Doubtful || at == TableState::Disputed) {
            return next;
        }
    }
    return std::nullopt;
}

int ResultsModel::count(TableState wanted) const {
    int all = 0;
    for (int row = 0; row < m_rows; ++row) {
        all += state(row) == wanted ? 1 : 0;
    }
    return all;
}

const cup::Pod* ResultsModel::pod(int row) const {
    return m_hall.hasTournament() ? m_hall.position().pod(m_round, row + 1) : nullptr;
}

const ResultDraft* ResultsModel::draft(int row) const {
    const auto found = m_hall.drafts().find({m_round, row + 1});
    return found == m_hall.drafts().end() ? nullptr : &found->second;
}

std::optional<int> ResultsModel::points(int row, std::size_t seat) const {
    const ResultDraft* typed = draft(row);
    if (typed != nullptr && typed->points[seat]) {
        return typed->points[seat];
    }
    const cup::Pod* table = pod(row);
    if (table == nullptr || !table->result || seat >= table->seats.size()) {
        return std::nullopt;
    }
    const auto found = std::ranges::find(table->result->scores, table->seats[seat], &cup::Score::player);
    return found == table->result->scores.end() ? std::nullopt : std::optional(found->points);
}

std::optional<int> ResultsModel::place(int row, std::size_t seat) const {
    const cup::Pod* table = pod(row);
    if (table == nullptr || seat >= table->seats.size()) {
        return std::nullopt;
    }
    if (!hasDraft(row) && table->result) {
        const auto found = std::ranges::find(table->result->scores, table->seats[seat], &cup::Score::player);
        return found == table->result->scores.end() ? std::nullopt : std::optional(found->place);
    }
    std::vector<int> all;
    for (std::size_t i = 0; i < table->seats.size(); ++i) {
        const auto value = points(row, i);
        if (!value) {
            return std::nullopt;
        }
        all.push_back(*value);
    }
    return cup::placesOf(all)[seat];
}

std::optional<cup::EnterResult> ResultsModel::typed(int row) const {
    const cup::Pod* table = pod(row);
    if (table == nullptr || !hasDraft(row)) {
        return std::nullopt;
    }
    cup::EnterResult act;
    act.round = m_round;
    act.table = row + 1;
    for (std::size_t seat = 0; seat < table->seats.size(); ++seat) {
        const auto value = points(row, seat);
        if (!value) {
            return std::nullopt;
        }
        act.scores.push_back({table->seats[seat], *value, std::nullopt});
    }
    return act;
}

void ResultsModel::dropDraft(int row) {
    if (m_hall.drafts().erase({m_round, row + 1}) > 0) {
        cellsChanged(row);
    }
}

std::optional<int> ResultsModel::nextOpen(int row) const {
    for (int i = 1; i <= m_rows; ++i) {
        const int next = (row + i) % m_rows;
        const cup::Pod* table = pod(next);
        if (table != nullptr && table->awaitsResult() && !typed(next)) {
            return next;
        }
    }
    return std::nullopt;
}

}  // namespace ui
