// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/seat_lines.h"

#include <QIntValidator>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/theme/style_sheet.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

SeatLines::SeatLines(TournamentHall& hall, ResultsModel& model, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_model(model) {
    auto* column = kit::column(this, 4);
    for (std::size_t seat = 0; seat < m_lines.size(); ++seat) {
        m_lines[seat] = makeLine(seat);
        column->addWidget(m_lines[seat].whole);
    }
    m_went = kit::note({}, this, "resultWent");
    column->addWidget(m_went);
}

SeatLines::Line SeatLines::makeLine(std::size_t seat) {
    Line line;
    line.whole = new QWidget(this);
    auto* column = kit::column(line.whole, 1);
    auto* top = kit::row(nullptr, 6);
    line.name = kit::label({}, line.whole, {.wraps = true});
    line.points = kit::dressed(new QLineEdit(line.whole), {.name = QStringLiteral("resultPoints%1").arg(seat)});
    line.points->setValidator(new QIntValidator(0, cup::kMostPoints, line.points));
    line.points->setAlignment(Qt::AlignRight);
    constexpr int kPointsWide = 54;
    line.points->setFixedWidth(kPointsWide);
    line.points->installEventFilter(this);
    kit::fill(*top, {{line.name, 1}, line.points});
    line.result = new QWidget(line.whole);
    auto* row = kit::row(line.result, 8);
    line.place = kit::dressed(new QSpinBox(line.result), {.name = QStringLiteral("resultPlace%1").arg(seat)});
    line.place->setSuffix(QStringLiteral("."));
    line.place->setToolTip(tr("Place"));
    connect(line.place, &QSpinBox::valueChanged, this, &SeatLines::placesEdited);
    line.signedBy = kit::check(tr("signed"), line.result, {.name = QStringLiteral("resultSigned%1").arg(seat)});
    connect(line.signedBy, &QCheckBox::clicked, this, [this, seat] {
        if (pod() != nullptr && seat < pod()->seats.size()) {
            m_hall.play(cup::SignResult{m_round, m_table, {pod()->seats[seat]}});
        }
    });
    line.left = kit::check(tr("left"), line.result,
                           {.name = QStringLiteral("resultLeft%1").arg(seat), .tip = tr("Left before the end")});
    connect(line.left, &QCheckBox::clicked, this, [this, seat](bool hasLeft) {
        if (pod() != nullptr && seat < pod()->seats.size()) {
            Q_EMIT leftToggled(pod()->seats[seat], hasLeft);
        }
    });
    kit::fill(*row, {line.place, line.signedBy, line.left, kit::stretch()});
    line.note = kit::note({}, line.whole, QStringLiteral("resultNote%1").arg(seat));
    column->addLayout(top);
    kit::fill(*column, {line.note, line.result});
    return line;
}

const cup::Pod* SeatLines::pod() const {
    return m_hall.hasTournament() ? m_hall.position().pod(m_round, m_table) : nullptr;
}

void SeatLines::showTable(int round, int table) {
    for (const Line& line : m_lines) {
        line.points->setModified(false);
    }
    m_round = round;
    m_table = table;
    m_changes = {};
    refresh();
}

void SeatLines::showChanges(const SeatChanges& changes) {
    m_changes = changes;
    refresh();
}

void SeatLines::refresh() {
    const cup::Pod* table = pod();
    for (std::size_t seat = 0; seat < m_lines.size(); ++seat) {
        const bool isThere = table != nullptr && seat < table->seats.size();
        m_lines[seat].whole->setVisible(isThere);
        if (isThere) {
            refreshLine(seat, *table);
        }
    }
    QStringList went;
    for (const auto& [player, change] : m_changes.went) {
        went.append(wentText(change, m_hall.position()));
    }
    m_went->setText(went.join(QLatin1Char('\n')));
    m_went->setVisible(!went.isEmpty());
}

void SeatLines::refreshLine(std::size_t seat, const cup::Pod& table) {
    const Line& line = m_lines[seat];
    const cup::Position& position = m_hall.position();
    const engine::PlayerId player = table.seats[seat];
    const QString name = nameOf(position, player);
    line.name->setText(QStringLiteral("%1. %2").arg(seat + 1).arg(numberedName(position, player)));
    line.points->setAccessibleName(tr("Points of %1").arg(name));
    const QModelIndex cell = m_model.index(m_table - 1, static_cast<int>(seat) + 1);
    // What is being typed stays when another line comes on disk meanwhile.
    if (!line.points->isModified()) {
        line.points->setText(cell.data(ResultsModel::PointsRole).toString());
    }
    const char* kind = cell.data(ResultsModel::IsOddRole).toBool() ? "odd" : "points";
    if (line.points->property("kind").toString() != QLatin1String(kind)) {
        wearKind(*line.points, kind);
    }
    const QString note = noteOf(player, table);
    line.note->setText(note);
    line.note->setVisible(!note.isEmpty());
    line.result->setVisible(table.result.has_value());
    if (table.result) {
        refreshResult(line, *table.result, player);
    }
}

void SeatLines::refreshResult(const Line& line, const cup::Result& result, engine::PlayerId player) {
    const QString name = nameOf(m_hall.position(), player);
    const auto score = std::ranges::find(result.scores, player, &cup::Score::player);
    {
        const QSignalBlocker quiet(line.place);
        line.place->setRange(1, static_cast<int>(result.scores.size()));
        line.place->setValue(score->place);
    }
    line.place->setAccessibleName(tr("Place of %1").arg(name));
    const bool has = std::ranges::find(result.signedBy, player) != result.signedBy.end();
    line.signedBy->setAccessibleName(tr("%1 has signed").arg(name));
    line.signedBy->setChecked(has);
    // A signature is taken back by taking back the act.
    line.signedBy->setEnabled(!has && result.state != cup::ResultState::Disputed &&
                              result.state != cup::ResultState::Official);
    line.left->setAccessibleName(tr("%1 left before the end").arg(name));
    line.left->setChecked(score->left);
}

/// Who stands in for whom, and how it counts that somebody left.
QString SeatLines::noteOf(engine::PlayerId player, const cup::Pod& table) const {
    QStringList notes;
    const cup::Position& position = m_hall.position();
    if (const auto change = m_changes.came.find(player); change != m_changes.came.end()) {
        notes.append(cameText(change->second, position));
    } else if ((*position.table)[player].standIn) {
        notes.append(tr("stand-in"));
    }
    const auto score = table.result ? std::ranges::find(table.result->scores, player, &cup::Score::player)
                                    : std::vector<cup::Score>::const_iterator();
    if (table.result && score->left) {
        notes.append(position.settings.scoring.leaver == cup::Leaver::Last
                         ? tr("left before the end: place %1 of %2").arg(score->place).arg(table.seats.size())
                         : tr("left before the end: counts as absent"));
    }
    return notes.join(QStringLiteral(" · "));
}

void SeatLines::begin(std::size_t seat) {
    m_lines[seat].points->setFocus();
    m_lines[seat].points->selectAll();
}

std::vector<int> SeatLines::places() const {
    std::vector<int> places;
    const cup::Pod* table = pod();
    for (std::size_t seat = 0; table != nullptr && table->result && seat < table->seats.size(); ++seat) {
        places.push_back(m_lines[seat].place->value());
    }
    return places;
}

/// What stands in the field becomes the table's draft.
void SeatLines::keep(std::size_t seat) {
    QLineEdit* field = m_lines[seat].points;
    if (field->isModified()) {
        const QString typed = field->text();
        field->setModified(false);
        m_model.setData(m_model.index(m_table - 1, static_cast<int>(seat) + 1), typed, Qt::EditRole);
    }
}

/// At once: keys that were typed ahead belong to the next seat already.
void SeatLines::goFrom(std::size_t seat) {
    const cup::Pod* table = pod();
    keep(seat);
    if (table != nullptr && seat + 1 < table->seats.size()) {
        begin(seat + 1);
    } else if (table != nullptr) {
        Q_EMIT lineTyped(m_table - 1);
    }
}

bool SeatLines::eventFilter(QObject* watched, QEvent* event) {
    const auto line = std::ranges::find(m_lines, watched, [](const Line& each) -> QObject* { return each.points; });
    if (line == m_lines.end()) {
        return QWidget::eventFilter(watched, event);
    }
    const auto seat = static_cast<std::size_t>(line - m_lines.begin());
    if (event->type() == QEvent::FocusOut) {
        keep(seat);
    }
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    if (beginsCode(*press)) {
        keep(seat);
        Q_EMIT codeBegun(press->text());
        return true;
    }
    switch (press->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
        case Qt::Key_Comma:
            if (press->modifiers().testFlag(Qt::ControlModifier) || press->modifiers().testFlag(Qt::ShiftModifier)) {
                return false;
            }
            goFrom(seat);
            return true;
        case Qt::Key_Escape:
            line->points->setModified(false);
            Q_EMIT escaped(m_table - 1);
            return true;
        default:
            return QWidget::eventFilter(watched, event);
    }
}

}  // namespace ui
