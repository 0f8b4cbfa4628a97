// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/throw_table.h"

#include <array>

#include "adjudicator/record/throw_counts.h"
#include "ui/kit/kit.h"
#include "ui/text/sentences.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

struct Row {
    int adjudicator::ThrowCounts::*count;
    /// Empty where it became no throw that counts; then it has a name.
    std::optional<adjudicator::DiceLevel> level;
    const char* name;
    const char* proves;
};

// Strongest first; then what never became a throw that counts.
constexpr std::array<Row, 6> kRows{{
    {&adjudicator::ThrowCounts::witnessed, adjudicator::DiceLevel::Witnessed, nullptr,
     QT_TRANSLATE_NOOP("ui::ThrowTable",
                       "If a player chose and said the word, once, nobody could choose or foresee them")},
    {&adjudicator::ThrowCounts::desk, adjudicator::DiceLevel::Desk, nullptr,
     QT_TRANSLATE_NOOP("ui::ThrowTable", "Fixed by the commitment, but a changed program could have known them")},
    {&adjudicator::ThrowCounts::entered, adjudicator::DiceLevel::Entered, nullptr,
     QT_TRANSLATE_NOOP("ui::ThrowTable", "Real dice, typed in: taken on trust")},
    {&adjudicator::ThrowCounts::camera, adjudicator::DiceLevel::Camera, nullptr,
     QT_TRANSLATE_NOOP("ui::ThrowTable", "Real dice, read from a picture: taken on trust")},
    {&adjudicator::ThrowCounts::voids,
     {},
     QT_TRANSLATE_NOOP("ui::ThrowTable", "void"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "A commitment that was never opened")},
    {&adjudicator::ThrowCounts::takenBack,
     {},
     QT_TRANSLATE_NOOP("ui::ThrowTable", "taken back"),
     QT_TRANSLATE_NOOP("ui::ThrowTable", "The act was taken back; its throw stays thrown")},
}};

QLabel* number(int count, bool loud, QWidget* parent) {
    auto* label =
        kit::label(count == 0 ? QStringLiteral("–") : QString::number(count), parent,
                   {.align = Qt::AlignCenter, .pixels = 17, .weight = count == 0 ? QFont::Normal : QFont::DemiBold});
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
    auto* grid = kit::grid(body, 10, 2, {14, 2, 14, 8});
    grid->setColumnStretch(0, 1);
    int column = 1;
    for (const engine::PlayerId player : line.position().seats()) {
        auto* mark = kit::picture(badge(lookOf(line.position(), player), 22, devicePixelRatioF()), body);
        mark->setAlignment(Qt::AlignCenter);
        mark->setToolTip(nameOf(line.position(), player));
        mark->setAccessibleName(mark->toolTip());
        grid->addWidget(mark, 0, column++);
    }
    grid->addWidget(kit::label(tr("all"), body, {.kind = "dim", .align = Qt::AlignCenter}), 0, column);
    int row = 1;
    for (const Row& each : kRows) {
        const bool loud = each.count == &adjudicator::ThrowCounts::entered ||
                          each.count == &adjudicator::ThrowCounts::camera ||
                          each.count == &adjudicator::ThrowCounts::voids;
        grid->addWidget(kit::label(each.level ? word(*each.level) : tr(each.name), body, {.tip = tr(each.proves)}), row,
                        0);
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
