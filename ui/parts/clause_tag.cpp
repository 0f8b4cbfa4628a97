// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/clause_tag.h"

#include <QFrame>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include "engine/clauses/catalogue.h"
#include "ui/text/language.h"

namespace ui {

namespace {

QString idText(std::string_view id) {
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

void popUp(const QString& id, const QString& source, const QString& title, const QString& text, QWidget* beside) {
    auto* popup = new QFrame(beside->window(), Qt::Popup);
    popup->setObjectName(QStringLiteral("boxed"));
    popup->setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(popup);
    layout->setContentsMargins(16, 12, 16, 14);
    layout->setSpacing(6);
    auto* head = new QLabel(QStringLiteral("<b>%1</b>&nbsp;&nbsp;%2").arg(id, title.toHtmlEscaped()), popup);
    auto* where = new QLabel(source, popup);
    where->setProperty("kind", QStringLiteral("dim"));
    auto* body = new QLabel(text, popup);
    body->setWordWrap(true);
    body->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {head, where, body}) {
        layout->addWidget(label);
    }
    popup->setFixedWidth(440);
    popup->adjustSize();
    QPoint at = beside->mapToGlobal(QPoint(0, beside->height() + 4));
    const QRect screen = beside->screen()->availableGeometry();
    if (at.y() + popup->height() > screen.bottom()) {
        at.setY(beside->mapToGlobal(QPoint(0, 0)).y() - popup->height() - 4);
    }
    at.setX(qBound(screen.left() + 8, at.x(), screen.right() - popup->width() - 8));
    popup->move(at);
    popup->show();
}

}  // namespace

ClauseTag::ClauseTag(engine::ClauseId clause, QWidget* parent) : QPushButton(idText(engine::toText(clause)), parent) {
    setProperty("kind", QStringLiteral("tag"));
    setToolTip(said(engine::info(clause).title));
    setAccessibleName(tr("Clause %1: %2").arg(text(), toolTip()));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this, clause] { showClause(clause, this); });
}

ClauseTag::ClauseTag(engine::RulingChoice ruling, QWidget* parent) : QPushButton(idText(engine::toText(ruling.id)), parent) {
    setProperty("kind", QStringLiteral("tag"));
    setToolTip(said(engine::textOf(ruling)));
    setAccessibleName(tr("Ruling %1: %2").arg(text(), toolTip()));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this, ruling] { showRuling(ruling, this); });
}

void showClause(engine::ClauseId clause, QWidget* beside) {
    const engine::ClauseInfo& info = engine::info(clause);
    QString source = said(engine::titleOf(engine::documentOf(clause)));
    if (!said(info.section).isEmpty()) {
        source += QStringLiteral(" · ") + said(info.section);
    }
    popUp(idText(engine::toText(clause)), source, said(info.title), said(info.text), beside);
}

void showRuling(engine::RulingChoice ruling, QWidget* beside) {
    const engine::RulingInfo& info = engine::info(ruling.id);
    popUp(idText(engine::toText(ruling.id)), ClauseTag::tr("Ruling chosen for this game"), said(info.question), said(engine::textOf(ruling)),
          beside);
}

}  // namespace ui
