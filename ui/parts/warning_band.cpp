// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/warning_band.h"

#include <QHBoxLayout>
#include <QLabel>

#include "ui/parts/clause_tag.h"
#include "ui/parts/tab_order.h"
#include "ui/text/sentences.h"
#include "ui/text/warnings.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

WarningBand::WarningBand(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", QStringLiteral("warn"));
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(16, 4, 12, 4);
    m_layout->setSpacing(10);
    auto* sign = new QLabel(this);
    sign->setPixmap(drawn(Icon::Warning, colours().warning, 20, devicePixelRatioF()));
    m_layout->addWidget(sign);
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("warnings"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    QFont font = m_text->font();
    font.setPixelSize(15);
    font.setWeight(QFont::DemiBold);
    m_text->setFont(font);
    m_layout->addWidget(m_text, 1);
    hide();
}

void WarningBand::show(const engine::Position& position) {
    const auto warnings = warningsOf(position);
    QStringList texts;
    for (const engine::Event& warning : warnings) {
        texts.append(sentence(warning, position));
    }
    const QString text = texts.join(QStringLiteral("  ·  "));
    setVisible(!warnings.empty());
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
    for (const engine::ClauseId clause : clausesOf(warnings)) {
        row->addWidget(new ClauseTag(clause, m_tags));
    }
    m_layout->addWidget(m_tags);
    putInTabOrder(*m_text, *m_tags);
}

}  // namespace ui
