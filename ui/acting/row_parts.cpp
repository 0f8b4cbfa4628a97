// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/row_parts.h"

#include <QCoreApplication>
#include <QIcon>
#include <QPainter>

#include "engine/clauses/catalogue.h"
#include "ui/board/artwork.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

struct RowParts {
    Q_DECLARE_TR_FUNCTIONS(ui::RowParts)
};

QPushButton* made(QPushButton* button, const Pick& pick, int badgeSize, const std::function<void()>& press) {
    button->setCheckable(true);
    button->setChecked(pick.on);
    button->setObjectName(pick.name);
    button->setAccessibleName(pick.spoken.isEmpty() ? pick.text : pick.spoken);
    if (pick.player && pick.position != nullptr) {
        button->setIcon(QIcon(badge(lookOf(*pick.position, *pick.player), badgeSize, button->devicePixelRatioF())));
    }
    QObject::connect(button, &QPushButton::clicked, button->parentWidget(), press, Qt::QueuedConnection);
    return button;
}

}  // namespace

QPixmap resourcePicture(engine::Resource resource, int size, qreal ratio) {
    QPixmap pixmap(qRound(size * ratio), qRound(size * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    artwork::paintResource(painter, resource, size - 2);
    return pixmap;
}

QPushButton* largePick(const Pick& pick, QWidget* parent, const std::function<void()>& press) {
    constexpr int kBadge = 22;
    return made(new OptionButton(pick.text, {}, parent), pick, kBadge, press);
}

QPushButton* smallPick(const Pick& pick, QWidget* parent, const std::function<void()>& press) {
    constexpr int kBadge = 18;
    auto* button = kit::button(pick.text, parent, {.kind = "small"});
    return made(button, pick, kBadge, press);
}

QPushButton* stepButton(const Step& step, QWidget* parent, const std::function<void()>& press) {
    auto* button = kit::button(step.by < 0 ? QStringLiteral("−") : QStringLiteral("+"), parent, {.kind = "stepper"});
    if (step.width > 0) {
        button->setMinimumWidth(step.width);
    }
    button->setEnabled(step.enabled);
    button->setObjectName(step.name);
    button->setAccessibleName(step.spoken);
    QObject::connect(button, &QPushButton::clicked, parent, press, Qt::QueuedConnection);
    return button;
}

QComboBox* clauseBox(std::optional<engine::ClauseId> now, bool mayBeNone, QWidget* parent,
                     const std::function<void(std::optional<engine::ClauseId>)>& chosen) {
    auto* box = new QComboBox(parent);
    box->setMinimumHeight(34);
    kit::narrow(*box, 12);
    if (mayBeNone) {
        box->addItem(RowParts::tr("no clause"), -1);
    }
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        box->addItem(QStringLiteral("%1  %2").arg(idText(info.id), said(info.title)), static_cast<int>(info.id));
    }
    box->setCurrentIndex(qMax(0, box->findData(now ? static_cast<int>(*now) : -1)));
    box->setToolTip(box->currentText());
    QObject::connect(box, &QComboBox::activated, parent, [box, chosen] {
        const int clause = box->currentData().toInt();
        box->setToolTip(box->currentText());
        chosen(clause < 0 ? std::nullopt : std::optional(static_cast<engine::ClauseId>(clause)));
    });
    return box;
}

}  // namespace ui
