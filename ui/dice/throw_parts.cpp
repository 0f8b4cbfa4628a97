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

FaceRows::FaceRows(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void FaceRows::makeFaces(int sides) {
    constexpr int kInARow = 6;
    constexpr int kPicture = 44;
    if (m_faces != nullptr) {
        // A face of it may be what was pressed.
        m_layout->removeWidget(m_faces);
        m_faces->hide();
        m_faces->deleteLater();
    }
    m_sides = sides;
    m_faces = new QWidget(this);
    m_faces->setObjectName(QStringLiteral("dieRow0"));
    auto* grid = kit::grid(m_faces, 5, 5);
    for (int face = 1; face <= sides; ++face) {
        auto* button = kit::button({}, m_faces,
                                   {.name = QStringLiteral("face%1").arg(face),
                                    .kind = "face",
                                    .spoken = ThrowPanel::tr("Face %1").arg(face),
                                    .tip = ThrowPanel::tr("Face %1 of the real die").arg(face),
                                    .checked = false});
        button->setIcon(QIcon(diePixmap(sides, face, kPicture, devicePixelRatioF())));
        button->setIconSize(QSize(kPicture, kPicture));
        button->setMinimumWidth(kPicture + 2);
        button->setFixedHeight(54);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        // A click leaves the keyboard where it is.
        button->setFocusPolicy(Qt::TabFocus);
        kit::afterPress(button, &m_desk.dice(), [dice = &m_desk.dice(), face] { dice->type(face); });
        StepGuard::countAtOnce(*button);
        grid->addWidget(button, (face - 1) / kInARow, (face - 1) % kInARow);
    }
    for (int column = 0; column < kInARow; ++column) {
        grid->setColumnStretch(column, 1);
    }
    m_layout->addWidget(m_faces);
    m_faces->show();
    takeTabPlace(*this, *this);
}

void FaceRows::show(const std::vector<int>& due, std::size_t typed) {
    if (due.empty()) {
        return;
    }
    if (const int sides = due[std::min(typed, due.size() - 1)]; sides != m_sides) {
        makeFaces(sides);
    }
    for (QPushButton* face : m_faces->findChildren<QPushButton*>()) {
        // Pressed, a button stays in; the die has gone on.
        face->setChecked(false);
        face->setEnabled(typed < due.size());
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
    auto* rows = new FaceRows(desk, faces);
    rows->show(due, desk.dice().typed().size());
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
