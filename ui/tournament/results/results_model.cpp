// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/results_model.h"

#include <QIntValidator>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"
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

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
    const cup::Pod* table = index.isValid() ? pod(index.row()) : nullptr;
    if (table == nullptr) {
        return {};
    }
    if (index.column() == 0) {
        if (role == Qt::TextAlignmentRole) {
            return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
        }
        return role == Qt::DisplayRole ? QVariant(index.row() + 1) : QVariant();
    }
    if (index.column() == kState) {
        const bool isDraft = hasDraft(index.row());
        if (role == Qt::DisplayRole) {
            return isDraft         ? tr("✎ typing")
                   : table->result ? (table->result->state == cup::ResultState::Disputed  ? QStringLiteral("⚠ ")
                                      : table->result->state == cup::ResultState::Pending ? QStringLiteral("○ ")
                                                                                          : QStringLiteral("✓ ")) +
                                         stateWord(table->result->state)
                                   : QStringLiteral("–");
        }
        if (role == Qt::ForegroundRole && table->result && !isDraft) {
            const cup::ResultState state = table->result->state;
            return state == cup::ResultState::Disputed  ? colours().bad
                   : state == cup::ResultState::Pending ? colours().warning
                                                        : colours().good;
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

void PointsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    const QString name = std::exchange(own.text, QString());
    own.widget->style()->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);
    const QVariant points = index.data(ResultsModel::PointsRole);
    const QVariant place = index.data(ResultsModel::PlaceRole);
    const bool isDraft = index.data(ResultsModel::IsDraftRole).toBool();
    const QColor ink = own.state.testFlag(QStyle::State_Selected) ? colours().onSelection : colours().text;
    painter->save();
    constexpr int kPad = 8;
    constexpr int kPointsWide = 34;
    constexpr int kPlaceWide = 22;
    const QRect inner = own.rect.adjusted(kPad, 0, -kPad, 0);
    QFont bold = own.font;
    bold.setWeight(QFont::Bold);
    bold.setItalic(isDraft);
    const QFont small = sized(own.font, 12);
    const QRect placeBox(inner.right() - kPlaceWide, inner.top(), kPlaceWide, inner.height());
    const QRect pointsBox(placeBox.left() - kPointsWide, inner.top(), kPointsWide, inner.height());
    const QRect nameBox(inner.left(), inner.top(), pointsBox.left() - inner.left() - 4, inner.height());
    painter->setPen(ink);
    QFont plain = own.font;
    if (index.data(ResultsModel::IsWinnerRole).toBool()) {
        plain.setWeight(QFont::DemiBold);
    }
    painter->setFont(plain);
    painter->drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(plain).elidedText(name, Qt::ElideRight, nameBox.width()));
    if (points.isValid()) {
        painter->setFont(bold);
        painter->setPen(isDraft ? colours().accent : ink);
        painter->drawText(pointsBox, Qt::AlignRight | Qt::AlignVCenter, points.toString());
    } else if (!name.isEmpty()) {
        painter->setPen(colours().dim);
        painter->drawText(pointsBox, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("·"));
    }
    if (place.isValid()) {
        painter->setFont(small);
        painter->setPen(own.state.testFlag(QStyle::State_Selected) ? colours().onSelection : colours().dim);
        painter->drawText(placeBox, Qt::AlignRight | Qt::AlignVCenter, place.toString() + QLatin1Char('.'));
    }
    painter->restore();
}

QWidget* PointsDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    auto* field =
        kit::dressed(new QLineEdit(parent),
                     {.name = "points", .spoken = tr("Points of %1").arg(index.data(Qt::DisplayRole).toString())});
    field->setValidator(new QIntValidator(0, cup::kMostPoints, field));
    field->setAlignment(Qt::AlignRight);
    field->setStyleSheet(QStringLiteral("min-height: 0; padding: 0 4px; font-weight: bold;"));
    return field;
}

void PointsDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* field = qobject_cast<QLineEdit*>(editor);
    // What is being typed stays when another line comes on disk meanwhile.
    if (!field->isModified()) {
        field->setText(index.data(Qt::EditRole).toString());
        field->selectAll();
    }
}

void PointsDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    model->setData(index, qobject_cast<QLineEdit*>(editor)->text(), Qt::EditRole);
}

/// At the right end of the cell: the name stays in sight.
void PointsDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const {
    constexpr int kWide = 74;
    QRect box = option.rect.adjusted(2, 2, -2, -2);
    box.setLeft(qMax(box.left(), box.right() - kWide));
    editor->setGeometry(box);
}

bool beginsCode(const QKeyEvent& event) {
    const QString text = event.text();
    return text.size() == 1 && text.front().isLetter() &&
           (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

bool PointsDelegate::eventFilter(QObject* editor, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        if (beginsCode(*static_cast<QKeyEvent*>(event))) {
            // What is typed of the points is kept.
            auto* field = qobject_cast<QWidget*>(editor);
            const QString begun = static_cast<QKeyEvent*>(event)->text();
            Q_EMIT commitData(field);
            Q_EMIT closeEditor(field, NoHint);
            Q_EMIT codeBegun(begun);
            return true;
        }
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Comma || key == Qt::Key_Tab || key == Qt::Key_Return ||
            key == Qt::Key_Enter) {
            auto* field = qobject_cast<QWidget*>(editor);
            Q_EMIT commitData(field);
            Q_EMIT closeEditor(field, SubmitModelCache);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

}  // namespace ui
