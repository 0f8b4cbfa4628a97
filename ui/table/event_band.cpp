// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/event_band.h"

#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/table/turn_bar.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

EventBand::EventBand(Kind kind, QWidget* parent) : QFrame(parent) {
    const bool warns = kind == Kind::Warning;
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", warns ? QStringLiteral("warn") : QStringLiteral("guide"));
    m_layout = kit::row(this, 8, {12, 0, 10, 0});
    auto* sign = new QLabel(this);
    sign->setPixmap(drawn(warns ? Icon::Warning : Icon::Flag, warns ? colours().warning : colours().onSelection, 20,
                          devicePixelRatioF()));
    m_layout->addWidget(sign);
    m_text = new ElidedLabel(this);
    m_text->setObjectName(warns ? QStringLiteral("warnings") : QStringLiteral("news"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setFont(sized(m_text->font(), 15, QFont::DemiBold));
    m_layout->addWidget(m_text, 1);
    hide();
}

void EventBand::show(const std::vector<engine::Event>& events, const engine::Position& position) {
    QStringList texts;
    for (const engine::Event& event : events) {
        texts.append(sentence(event, position));
    }
    const QString text = texts.join(QStringLiteral("  ·  "));
    setVisible(!events.empty());
    if (text == m_text->text()) {
        return;
    }
    m_text->say(text);
    setAccessibleName(text);
    delete m_tags;
    m_tags = new QWidget(this);
    auto* row = kit::row(m_tags, 6);
    addTags(*row, clausesOf(events), m_tags);
    m_layout->addWidget(m_tags);
    putInTabOrder(*m_text, *m_tags);
}

EventLine::EventLine(QWidget* parent) : QFrame(parent) {
    constexpr int kHigh = 32;
    setFixedHeight(kHigh);
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", QStringLiteral("quiet"));
    auto* layout = kit::row(this, 0, {0, 1, 0, 0});
    m_round = kit::dim({}, this);
    m_round->setContentsMargins(16, 0, 16, 0);
    m_warnings = new EventBand(EventBand::Kind::Warning, this);
    m_news = new EventBand(EventBand::Kind::News, this);
    kit::fill(*layout, {m_round, {m_warnings, 1}, {m_news, 1}, kit::stretch(0)});
}

void EventLine::show(const engine::Position& position, const std::vector<engine::Event>& warnings,
                     const std::vector<engine::Event>& news) {
    m_round->setText(roundText(position));
    m_warnings->show(warnings, position);
    m_news->show(news, position);
}

void EventLine::clear() {
    m_round->clear();
    m_warnings->hide();
    m_news->hide();
}

}  // namespace ui
