// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/results_model.h"

#include <algorithm>

#include "ui/theme/colours.h"
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

}  // namespace

QString wordFor(TableState state) {
    switch (state) {
        case TableState::Open:
            return ResultsModel::tr("◷ open");
        case TableState::Empty:
            return ResultsModel::tr("nobody");
        case TableState::Typing:
            return ResultsModel::tr("✎ typing");
        case TableState::Entered:
            return ResultsModel::tr("○ entered");
        case TableState::Proposed:
            return ResultsModel::tr("… proposed");
        case TableState::Signed:
            return ResultsModel::tr("✓ signed");
        case TableState::Official:
            return ResultsModel::tr("✓✓ official");
        case TableState::Doubtful:
            return ResultsModel::tr("⚠ really?");
        case TableState::Disputed:
            break;
    }
    return ResultsModel::tr("⚖ disputed");
}

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
    for (const adjudicator::LineAct& place : m_hall.line().acts()) {
        const auto* act = std::get_if<cup::EnterResult>(&m_hall.line().actAt(place.now).action);
        if (act != nullptr && act->round == m_round) {
            if (act->despite.empty()) {
                m_confirmed.erase(act->table);
            } else {
                m_confirmed.insert(act->table);
            }
        }
    }
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

/// What its tile, and the first column, say of a table.
QVariant ResultsModel::tableData(int row, int role) const {
    const auto line = [&] {
        QStringList all;
        for (std::size_t seat = 0; seat < pod(row)->seats.size(); ++seat) {
            const auto value = points(row, seat);
            all.append(value ? QString::number(*value) : QStringLiteral("·"));
        }
        return all;
    };
    switch (role) {
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        case Qt::DisplayRole:
            return row + 1;
        case StateRole:
            return static_cast<int>(state(row));
        case StateTextRole:
            return wordFor(state(row));
        case LineRole:
            return pod(row)->result || hasDraft(row) ? line().join(QStringLiteral("·")) : QString();
        case Qt::ToolTipRole:
            return namesOf(m_hall.position(), pod(row)->seats);
        case Qt::AccessibleTextRole:
            return tr("Table %1, %2, points %3").arg(row + 1).arg(wordFor(state(row)), line().join(QLatin1Char(' ')));
        default:
            return {};
    }
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
    const cup::Pod* table = index.isValid() ? pod(index.row()) : nullptr;
    if (table == nullptr) {
        return {};
    }
    if (index.column() == 0) {
        return tableData(index.row(), role);
    }
    if (index.column() == kState) {
        const TableState now = state(index.row());
        if (role == Qt::DisplayRole) {
            return hasDraft(index.row())     ? tr("✎ typing")
                   : now == TableState::Open ? QStringLiteral("–")
                                             : wordFor(now);
        }
        if (role == Qt::ForegroundRole) {
            return now == TableState::Disputed                                 ? colours().bad
                   : now == TableState::Doubtful || now == TableState::Entered ? colours().warning
                   : now == TableState::Signed || now == TableState::Official  ? colours().good
                                                                               : QVariant();
        }
        return {};
    }
    const auto seat = static_cast<std::size_t>(index.column() - 1);
    if (seat >= table->seats.size()) {
        return {};
    }
    const auto value = points(index.row(), seat);
    const auto at = place(index.row(), seat);
    switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return nameOf(m_hall.position(), table->seats[seat]);
        case Qt::EditRole:
        case PointsRole:
            return value ? QVariant(*value) : QVariant();
        case PlaceRole:
            return at ? QVariant(*at) : QVariant();
        case IsDraftRole:
            return hasDraft(index.row());
        case IsWinnerRole:
            return at == 1;
        case IsOddRole:
            return std::ranges::any_of(doubts(index.row()), [&](const cup::Doubted& each) {
                return std::ranges::find(each.players, table->seats[seat]) != each.players.end();
            });
        case Qt::AccessibleTextRole:
            return value ? tr("%1, %2 points, place %3")
                               .arg(nameOf(m_hall.position(), table->seats[seat]))
                               .arg(*value)
                               .arg(at ? QString::number(*at) : QStringLiteral("–"))
                         : tr("%1, no points yet").arg(nameOf(m_hall.position(), table->seats[seat]));
        default:
            return {};
    }
}

Qt::ItemFlags ResultsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags plain = TableModel::flags(index);
    const cup::Pod* table = index.isValid() ? pod(index.row()) : nullptr;
    const bool isSeat =
        table != nullptr && index.column() >= 1 && static_cast<std::size_t>(index.column()) <= table->seats.size();
    return isSeat && !m_hall.position().hasEnded ? plain | Qt::ItemIsEditable : plain;
}

bool ResultsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) {
        return false;
    }
    const auto seat = static_cast<std::size_t>(index.column() - 1);
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < 0 || number > cup::kMostPoints || points(index.row(), seat) == number) {
        return false;
    }
    ResultDraft& draft = m_hall.drafts()[{m_round, index.row() + 1}];
    draft.seats = pod(index.row())->seats;
    draft.points[seat] = number;
    cellsChanged(index.row());
    return true;
}

}  // namespace ui
