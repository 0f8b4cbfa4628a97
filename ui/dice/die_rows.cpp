// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/die_rows.h"

#include <algorithm>

#include "ui/dice/throw_panel.h"
#include "ui/kit/kit.h"
#include "ui/kit/step_guard.h"
#include "ui/kit/tab_order.h"
#include "ui/text/units_text.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kFaceHigh = 42;
constexpr int kFaceLow = 34;
constexpr int kLabelHigh = 20;
/// Badge and die of a row whose label stands before it.
constexpr int kLabelWide = 64;
/// Faces are as wide as those of a die of twelve.
constexpr int kUsualFaces = 12;

}  // namespace

DieRows::DieRows(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk), m_column(kit::column(this, 4)) {}

DieRows::Row DieRows::makeRow(std::size_t die, int sides) {
    Row row;
    row.sides = sides;
    row.part = new QWidget(this);
    row.layout = kit::row(row.part, 2);
    auto* head = new QWidget(row.part);
    auto* headRow = kit::row(head, 6);
    row.badge = new QLabel(head);
    row.label = kit::label({}, head, {.kind = "dim"});
    row.label->setTextFormat(Qt::RichText);
    row.label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    kit::fill(*headRow, {row.badge, {row.label, 1}});
    auto* faces = new QWidget(row.part);
    faces->setObjectName(QStringLiteral("dieRow%1").arg(die));
    auto* line = kit::row(faces, sides > kUsualFaces ? 1 : 3);
    for (int face = 1; face <= sides; ++face) {
        auto* button = kit::button(QString::number(face), faces,
                                   {.name = QStringLiteral("face%1").arg(face),
                                    .kind = "number",
                                    .tip = ThrowPanel::tr("Face %1 of the real die").arg(face),
                                    .checked = false});
        button->setFont(sized(button->font(), sides > kUsualFaces ? 13 : 17, QFont::Bold));
        button->setMinimumWidth(18);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        // A click leaves the keyboard where it is.
        button->setFocusPolicy(Qt::TabFocus);
        kit::afterPress(button, &m_desk.dice(), [dice = &m_desk.dice(), face] { dice->type(face); });
        StepGuard::countAtOnce(*button);
        line->addWidget(button, 1);
        row.faces.push_back(button);
    }
    // Faces of smaller dice are no wider.
    if (sides < kUsualFaces) {
        line->addStretch(kUsualFaces - sides);
    }
    row.layout->addWidget(head);
    row.layout->addWidget(faces, 1);
    return row;
}

void DieRows::lay(const Row& row) const {
    row.layout->setDirection(m_low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget* head = row.layout->itemAt(0)->widget();
    head->setFixedHeight(m_low ? kFaceLow : kLabelHigh);
    head->setMinimumWidth(m_low ? kLabelWide : 0);
    head->setMaximumWidth(m_low ? kLabelWide : QWIDGETSIZE_MAX);
    for (QPushButton* face : row.faces) {
        face->setFixedHeight(m_low ? kFaceLow : kFaceHigh);
    }
    row.part->setFixedHeight(m_low ? kFaceLow : kLabelHigh + 2 + kFaceHigh);
}

void DieRows::label(const Row& row, const Asked& asked) const {
    constexpr int kBadge = 16;
    const QString die = dieWord(asked.sides);
    const QString whole = QStringLiteral("%1 %2").arg(asked.who, die);
    row.badge->setPixmap(ui::badge(asked.look, kBadge, devicePixelRatioF()));
    row.label->setText(m_low ? QStringLiteral("<b>%1</b>").arg(die)
                             : QStringLiteral("<b>%1</b>&nbsp;&nbsp; %2").arg(whole.toHtmlEscaped(), asked.hint));
    row.label->setToolTip(asked.hint.isEmpty() ? whole : QStringLiteral("%1: %2").arg(whole, asked.hint));
    for (std::size_t face = 0; face < row.faces.size(); ++face) {
        row.faces[face]->setAccessibleName(ThrowPanel::tr("Face %1").arg(face + 1) + QStringLiteral(", ") + whole);
    }
}

void DieRows::setLow(bool low) {
    if (m_low == low) {
        return;
    }
    m_low = low;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        lay(m_rows[i]);
        label(m_rows[i], m_asked[i]);
    }
}

void DieRows::show(const std::vector<Asked>& dice, const std::vector<int>& typed, bool open, bool filled) {
    const auto drop = [&](Row& row) {
        // A face of it may be what was pressed.
        m_column->removeWidget(row.part);
        row.part->hide();
        row.part->deleteLater();
    };
    while (m_rows.size() > dice.size()) {
        drop(m_rows.back());
        m_rows.pop_back();
    }
    bool isFresh = false;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const bool isNew = i >= m_rows.size();
        if (!isNew && m_rows[i].sides == dice[i].sides) {
            label(m_rows[i], dice[i]);
            continue;
        }
        if (!isNew) {
            drop(m_rows[i]);
        }
        Row row = makeRow(i, dice[i].sides);
        lay(row);
        label(row, dice[i]);
        m_column->insertWidget(static_cast<int>(i), row.part);
        row.part->show();
        isNew ? m_rows.push_back(row) : void(m_rows[i] = row);
        isFresh = true;
    }
    m_asked = dice;
    if (isFresh) {
        takeTabPlace(*this, *this);
    }
    for (std::size_t die = 0; die < m_rows.size(); ++die) {
        const bool isNext = open && die == typed.size();
        for (std::size_t face = 0; face < m_rows[die].faces.size(); ++face) {
            QPushButton& button = *m_rows[die].faces[face];
            button.setChecked(die < typed.size() && typed[die] == static_cast<int>(face) + 1);
            button.setEnabled(isNext);
            const char* kind = isNext && filled ? "numberNext" : "number";
            if (button.property("kind") != QLatin1String(kind)) {
                wearKind(button, kind);
            }
        }
    }
}

}  // namespace ui
