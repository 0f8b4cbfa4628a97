// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/throw_table.h"

#include <QGridLayout>
#include <QLabel>
#include <array>

#include "adjudicator/record/throw_counts.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

struct Row {
    int adjudicator::ThrowCounts::*count;
    const char* name;
    const char* proves;
};

// Strongest first; then what never became a throw that counts.
constexpr std::array<Row, 6> kRows{{
    {&adjudicator::ThrowCounts::witnessed, QT_TRANSLATE_NOOP("ui::ThrowTable", "witnessed"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "A word was said after the commitment: nobody could choose or foresee them")},
    {&adjudicator::ThrowCounts::desk, QT_TRANSLATE_NOOP("ui::ThrowTable", "without a word"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "Fixed by the commitment, but a changed program could have known them")},
    {&adjudicator::ThrowCounts::entered, QT_TRANSLATE_NOOP("ui::ThrowTable", "entered"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "Real dice, typed in: taken on trust")},
    {&adjudicator::ThrowCounts::camera, QT_TRANSLATE_NOOP("ui::ThrowTable", "read by the camera"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "Real dice, read from a picture: taken on trust")},
    {&adjudicator::ThrowCounts::voids, QT_TRANSLATE_NOOP("ui::ThrowTable", "void"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "A commitment that was never opened")},
    {&adjudicator::ThrowCounts::takenBack, QT_TRANSLATE_NOOP("ui::ThrowTable", "taken back"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "The act was taken back; its throw stays thrown")},
}};

QLabel* number(int count, bool loud, QWidget* parent) {
    auto* label = new QLabel(count == 0 ? QStringLiteral("–") : QString::number(count), parent);
    label->setAlignment(Qt::AlignCenter);
    QFont font = label->font();
    font.setPixelSize(17);
    font.setWeight(count == 0 ? QFont::Normal : QFont::DemiBold);
    label->setFont(font);
    if (loud && count > 0) {
        label->setProperty("kind", QStringLiteral("warn"));
    }
    return label;
}

}  // namespace

ThrowTable::ThrowTable(QWidget* parent) : InlinePanel(tr("Throws, player by player"), parent) {}

void ThrowTable::show(const adjudicator::Line& line) {
    const auto players = adjudicator::countsByPlayer(line);
    const adjudicator::ThrowCounts all = adjudicator::countsOf(line);
    auto* body = new QWidget(this);
    auto* grid = new QGridLayout(body);
    grid->setContentsMargins(14, 2, 14, 12);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(0, 1);
    int column = 1;
    for (const engine::PlayerId player : line.position().seats()) {
        auto* mark = new QLabel(body);
        mark->setPixmap(badge(lookOf(line.position(), player), 22, devicePixelRatioF()));
        mark->setAlignment(Qt::AlignCenter);
        mark->setToolTip(nameOf(line.position(), player));
        mark->setAccessibleName(mark->toolTip());
        grid->addWidget(mark, 0, column++);
    }
    auto* sum = new QLabel(tr("all"), body);
    sum->setAlignment(Qt::AlignCenter);
    sum->setProperty("kind", QStringLiteral("dim"));
    grid->addWidget(sum, 0, column);
    int row = 1;
    for (const Row& each : kRows) {
        const bool loud = each.count == &adjudicator::ThrowCounts::entered ||
                          each.count == &adjudicator::ThrowCounts::camera ||
                          each.count == &adjudicator::ThrowCounts::voids;
        auto* name = new QLabel(tr(each.name), body);
        name->setToolTip(tr(each.proves));
        grid->addWidget(name, row, 0);
        for (std::size_t player = 0; player < players.size(); ++player) {
            grid->addWidget(number(players[player].counts.*each.count, loud, body), row, static_cast<int>(player) + 1);
        }
        grid->addWidget(number(all.*each.count, loud, body), row, column);
        ++row;
    }
    setBody(body);
    QFrame::show();
}

}  // namespace ui
