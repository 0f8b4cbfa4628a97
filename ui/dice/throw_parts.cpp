// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/throw_parts.h"

#include <QIcon>
#include <algorithm>
#include <utility>

#include "adjudicator/record/act_now.h"
#include "ui/dice/die_art.h"
#include "ui/dice/throw_panel.h"
#include "ui/kit/kit.h"
#include "ui/kit/step_guard.h"
#include "ui/kit/tab_order.h"
#include "ui/theme/players.h"

namespace ui {

FaceRows::FaceRows(TableDesk& desk, Form form, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_form(form), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
}

FaceRows::Row FaceRows::makeRow(std::size_t die, int sides) {
    const bool large = m_form == Form::Large;
    const int inARow = large ? 6 : std::max(sides, 12);
    const int picture = large ? 44 : 24;
    Row row{new QWidget(this), die, {}};
    row.part->setObjectName(QStringLiteral("dieRow%1").arg(die));
    auto* grid = kit::grid(row.part, large ? 5 : 2, large ? 5 : 2);
    for (int face = 1; face <= sides; ++face) {
        auto* button = kit::button({}, row.part,
                                   {.name = QStringLiteral("face%1").arg(face),
                                    .kind = "face",
                                    .spoken = ThrowPanel::tr("Face %1").arg(face),
                                    .tip = ThrowPanel::tr("Face %1 of the real die").arg(face),
                                    .checked = false});
        button->setIcon(QIcon(diePixmap(sides, face, picture, devicePixelRatioF())));
        button->setIconSize(QSize(picture, picture));
        button->setMinimumWidth(picture + 2);
        button->setFixedHeight(large ? 54 : 34);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        // A click leaves the keyboard where it is.
        button->setFocusPolicy(Qt::TabFocus);
        kit::afterPress(button, &m_desk.dice(), [dice = &m_desk.dice(), face] { dice->type(face); });
        StepGuard::countAtOnce(*button);
        grid->addWidget(button, (face - 1) / inARow, (face - 1) % inARow);
        row.faces.push_back(button);
    }
    for (int column = 0; column < inARow; ++column) {
        grid->setColumnStretch(column, 1);
    }
    return row;
}

void FaceRows::makeRows(const std::vector<int>& due, std::size_t next) {
    for (const Row& row : m_rows) {
        // A face of it may be what was pressed.
        m_layout->removeWidget(row.part);
        row.part->hide();
        row.part->deleteLater();
    }
    m_rows.clear();
    constexpr std::size_t kMostRows = 2;
    if (m_form == Form::RowPerDie && due.size() <= kMostRows) {
        for (std::size_t die = 0; die < due.size(); ++die) {
            m_rows.push_back(makeRow(die, due[die]));
        }
    } else if (!due.empty()) {
        const std::size_t die = std::min(next, due.size() - 1);
        m_rows.push_back(makeRow(die, due[die]));
    }
    for (const Row& row : m_rows) {
        m_layout->addWidget(row.part);
        row.part->show();
    }
    takeTabPlace(*this, *this);
}

void FaceRows::show(const std::vector<int>& due, const std::vector<int>& typed, bool open) {
    const std::size_t next = typed.size();
    const bool perDie = m_form == Form::RowPerDie && due.size() <= 2;
    std::vector<int> sides = due;
    if (!perDie && !due.empty()) {
        sides = {due[std::min(next, due.size() - 1)]};
    }
    if (sides != m_sides) {
        m_sides = sides;
        makeRows(due, next);
    }
    for (Row& row : m_rows) {
        row.die = perDie ? row.die : std::min(next, due.size() - 1);
        for (std::size_t face = 0; face < row.faces.size(); ++face) {
            const bool isTyped = perDie && row.die < typed.size() && typed[row.die] == static_cast<int>(face) + 1;
            row.faces[face]->setChecked(isTyped);
            row.faces[face]->setEnabled(open && row.die == next);
        }
    }
}

QPushButton* untypeButton(TableDesk& desk, QWidget* parent) {
    auto* button = kit::button(QStringLiteral("⌫"), parent,
                               {.name = "untype",
                                .kind = "small",
                                .spoken = ThrowPanel::tr("Take the last typed face back"),
                                .tip = ThrowPanel::tr("Take the last typed face back   [Backspace]"),
                                .focus = Qt::TabFocus});
    button->setFixedWidth(44);
    button->setEnabled(!desk.dice().typed().empty());
    QObject::connect(button, &QPushButton::clicked, &desk.dice(), &DueDice::untype, Qt::QueuedConnection);
    return button;
}

QPushButton* virtualButton(TableDesk& desk, QWidget* parent) {
    return kit::pressLater(ThrowPanel::tr("Virtual dice   [⇧Space]"), parent,
                           {.name = "virtualDice",
                            .kind = "small",
                            .tip = ThrowPanel::tr("The program throws, as it committed itself to before")},
                           &desk.dice(), &DueDice::throwVirtual);
}

QString facesToType(const TableDesk& desk) {
    const auto due = desk.dice().sides();
    return desk.dice().areReal() ? QStringLiteral("1–%1").arg(due[std::min(desk.dice().typed().size(), due.size() - 1)])
                                 : QString();
}

QWidget* faceButtons(TableDesk& desk, const std::vector<int>& due, QWidget* parent) {
    auto* faces = new QWidget(parent);
    auto* column = kit::column(faces);
    auto* rows = new FaceRows(desk, FaceRows::Form::Large, faces);
    rows->show(due, desk.dice().typed(), true);
    column->addWidget(rows);
    auto* row = new QHBoxLayout;
    kit::fill(*row, {{virtualButton(desk, faces), 1}, untypeButton(desk, faces)});
    column->addLayout(row);
    return faces;
}

LastDice::LastDice(QWidget* parent) : QWidget(parent) {
    constexpr int kHigh = 60;
    constexpr int kDie = 46;
    kit::ground(*this, "lastDice");
    setFixedHeight(kHigh);
    auto* row = kit::row(this, 12, {14, 4, 14, 4});
    m_who = new QLabel(this);
    m_dice = new DiceRow(kDie, this);
    m_sum = kit::label({}, this, {.pixels = 36, .weight = QFont::Bold});
    kit::fill(*row, {m_dice, m_sum, kit::stretch(), m_who});
}

bool LastDice::show(const TableDesk& desk) {
    const auto last = lastThrow(desk.table().line());
    if (!last || !std::holds_alternative<engine::RobberDue>(desk.position().turn.pending)) {
        return false;
    }
    const auto* roll = std::get_if<engine::Roll>(&last->act()->action);
    if (roll == nullptr) {
        return false;
    }
    const engine::Dice dice = adjudicator::diceIn(last->act()->events);
    m_dice->setDice(dice.dice, std::exchange(m_tumbles, false));
    m_sum->setText(QString::number(dice.sum()));
    m_who->setText(ThrowPanel::tr("%1 rolls").arg(nameOf(desk.position(), roll->by)));
    return true;
}

}  // namespace ui
