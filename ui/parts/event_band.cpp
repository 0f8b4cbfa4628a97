// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/event_band.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/parts/clause_tag.h"
#include "ui/parts/tab_order.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

EventBand::EventBand(Kind kind, QWidget* parent) : QFrame(parent) {
    const bool warns = kind == Kind::Warning;
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", warns ? QStringLiteral("warn") : QStringLiteral("guide"));
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(16, 4, 12, 4);
    m_layout->setSpacing(10);
    auto* sign = new QLabel(this);
    sign->setPixmap(drawn(warns ? Icon::Warning : Icon::Flag, warns ? colours().warning : colours().onSelection, 20,
                          devicePixelRatioF()));
    m_layout->addWidget(sign);
    m_text = new QLabel(this);
    m_text->setObjectName(warns ? QStringLiteral("warnings") : QStringLiteral("news"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    QFont font = m_text->font();
    font.setPixelSize(15);
    font.setWeight(QFont::DemiBold);
    m_text->setFont(font);
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
    m_text->setText(text);
    setAccessibleName(text);
    delete m_tags;
    m_tags = new QWidget(this);
    auto* row = new QHBoxLayout(m_tags);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (const engine::ClauseId clause : clausesOf(events)) {
        row->addWidget(new ClauseTag(clause, m_tags));
    }
    m_layout->addWidget(m_tags);
    putInTabOrder(*m_text, *m_tags);
}

}  // namespace ui
