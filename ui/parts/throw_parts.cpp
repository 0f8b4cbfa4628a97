// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/throw_parts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

#include "ui/parts/die_art.h"
#include "ui/parts/step_guard.h"
#include "ui/parts/throw_panel.h"

namespace ui {

QWidget* faceButtons(TableDesk& desk, const std::vector<int>& due, QWidget* parent) {
    constexpr int kInARow = 6;
    auto* faces = new QWidget(parent);
    auto* grid = new QGridLayout(faces);
    grid->setContentsMargins(14, 0, 14, 10);
    grid->setSpacing(5);
    const std::size_t next = desk.typed().size();
    const int sides = next < due.size() ? due[next] : 6;
    for (int face = 1; face <= sides; ++face) {
        auto* button = new QPushButton(faces);
        button->setIcon(QIcon(diePixmap(sides, face, 30, faces->devicePixelRatioF())));
        button->setIconSize(QSize(30, 30));
        button->setObjectName(QStringLiteral("face%1").arg(face));
        button->setAccessibleName(ThrowPanel::tr("Face %1").arg(face));
        button->setToolTip(ThrowPanel::tr("Face %1 of the real die").arg(face));
        button->setProperty("kind", QStringLiteral("small"));
        QObject::connect(
            button, &QPushButton::clicked, &desk, [&desk, face] { desk.typeDie(face); }, Qt::QueuedConnection);
        StepGuard::countAtOnce(*button);
        grid->addWidget(button, (face - 1) / kInARow, (face - 1) % kInARow);
    }
    auto* virtually = new QPushButton(ThrowPanel::tr("Virtual dice   [⇧Space]"), faces);
    virtually->setObjectName(QStringLiteral("virtualDice"));
    virtually->setToolTip(ThrowPanel::tr("The program throws, as it committed itself to before"));
    virtually->setProperty("kind", QStringLiteral("small"));
    QObject::connect(virtually, &QPushButton::clicked, &desk, &TableDesk::throwVirtual, Qt::QueuedConnection);
    grid->addWidget(virtually, (sides - 1) / kInARow + 1, 0, 1, kInARow);
    return faces;
}

QString facesToType(const TableDesk& desk) {
    const auto due = desk.diceDue();
    return desk.typesDice() ? QStringLiteral("1–%1").arg(due[std::min(desk.typed().size(), due.size() - 1)])
                            : QString();
}

WordRow::WordRow(TableDesk& desk, const QString& word, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_word(new QLineEdit(word, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_word->setPlaceholderText(tr("Witness word (Enter without one skips it)"));
    m_word->setMaxLength(80);
    m_word->setAccessibleName(tr("Witness word"));
    m_word->setProperty("emptiesOnEscape", true);
    auto* press = new QPushButton(tr("Throw   [Enter]"), this);
    press->setProperty("kind", QStringLiteral("next"));
    connect(m_word, &QLineEdit::returnPressed, this, &WordRow::open, Qt::QueuedConnection);
    connect(m_word, &QLineEdit::textChanged, &desk, &TableDesk::setWord);
    connect(press, &QPushButton::clicked, this, &WordRow::open, Qt::QueuedConnection);
    row->addWidget(m_word, 1);
    row->addWidget(press);
}

void WordRow::focusWord() {
    m_word->setFocus();
}

void WordRow::open() {
    m_desk.throwNow(word().trimmed().toStdString());
}

QString WordRow::word() const {
    return m_word->text();
}

}  // namespace ui
