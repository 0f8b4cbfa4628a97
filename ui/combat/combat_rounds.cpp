// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_rounds.h"

#include <QFrame>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include "adjudicator/record/act_now.h"
#include "ui/combat/combat_panel.h"
#include "ui/dice/die_art.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/sentences.h"

namespace ui {

QWidget* combatRounds(const TableDesk& desk, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setAccessibleName(CombatPanel::tr("Rounds of the combat"));
    auto* list = kit::ground(area);
    auto* grid = kit::grid(list, 10, 6, {14, 6, 14, 6});
    grid->setColumnStretch(2, 1);
    int row = 0;
    const engine::Position& position = desk.position();
    for (const adjudicator::ActNow& line : combatLines(desk.table().line())) {
        grid->addWidget(kit::dim(QString::number(line.seq()), list), row, 0, Qt::AlignTop);
        const engine::Dice dice = adjudicator::diceIn(line.act()->events);
        auto* faces = new QLabel(list);
        if (!dice.dice.empty()) {
            QPixmap picture(qRound(static_cast<double>(dice.dice.size()) * 34 * parent->devicePixelRatioF()),
                            qRound(30 * parent->devicePixelRatioF()));
            picture.setDevicePixelRatio(parent->devicePixelRatioF());
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            for (std::size_t i = 0; i < dice.dice.size(); ++i) {
                paintDie(painter, QRectF(static_cast<qreal>(i) * 34, 0, 30, 30), dice.dice[i].sides,
                         dice.dice[i].value);
            }
            faces->setPixmap(picture);
        }
        grid->addWidget(faces, row, 1, Qt::AlignTop);
        QStringList what;
        for (const engine::Event& event : line.act()->events) {
            const QString text = sentence(event, position);
            if (!text.isEmpty()) {
                what.append(text);
            }
        }
        auto* text =
            new QLabel(what.isEmpty() ? sentence(line.act()->action, position) : what.join(QStringLiteral("\n")), list);
        text->setWordWrap(true);
        auto* tags = new QWidget(list);
        auto* flow = new FlowLayout(tags, 4);
        addTags(*flow, clausesOf(line.act()->events), tags);
        addTags(*flow, rulingsOf(line.act()->events), tags);
        auto* words = kit::column(nullptr, 3);
        kit::fill(*words, {text, tags});
        grid->addLayout(words, row, 2);
        ++row;
        auto* rule = new QFrame(list);
        rule->setObjectName(QStringLiteral("line"));
        grid->addWidget(rule, row++, 0, 1, 3);
    }
    grid->setRowStretch(row, 1);
    area->setWidget(list);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    // The newest round is the one to be seen.
    QTimer::singleShot(0, area, [area] { area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum()); });
    return area;
}

}  // namespace ui
