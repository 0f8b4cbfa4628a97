// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/message_strip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include "ui/parts/clause_tag.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/tab_order.h"
#include "ui/theme/colours.h"

namespace ui {

MessageStrip::MessageStrip(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("strip"));
    setMinimumHeight(52);
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(16, 6, 12, 6);
    m_layout->setSpacing(10);
    m_icon = new QLabel(this);
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    QFont font = m_text->font();
    font.setPixelSize(15);
    m_text->setFont(font);
    m_layout->addWidget(m_icon);
    m_layout->addWidget(m_text, 1);
}

void MessageStrip::show(const Message& message) {
    using Kind = Message::Kind;
    const char* kind = message.kind == Kind::Guide    ? "guide"
                       : message.kind == Kind::Warn   ? "warn"
                       : message.kind == Kind::Refuse ? "refuse"
                                                      : "quiet";
    setProperty("kind", QString::fromLatin1(kind));
    style()->unpolish(this);
    style()->polish(this);
    const QColor ink = message.kind == Kind::Warn     ? colours().warning
                       : message.kind == Kind::Refuse ? colours().bad
                                                      : colours().text;
    m_icon->setPixmap(drawn(message.icon, ink, 20, devicePixelRatioF()));
    const QString lead = message.lead.isEmpty() ? QString() : QStringLiteral("<b>%1</b> ").arg(message.lead);
    const bool changed = m_text->text() != lead + message.text;
    m_text->setText(lead + message.text);

    delete m_tail;
    m_tail = new QWidget(this);
    // Many buttons go on in a second row before the text loses its place.
    constexpr std::size_t kOneRow = 3;
    const bool isLong = message.buttons.size() > kOneRow;
    QLayout* tail = isLong ? static_cast<QLayout*>(new FlowLayout(m_tail, 8)) : new QHBoxLayout(m_tail);
    tail->setContentsMargins(0, 0, 0, 0);
    tail->setSpacing(8);
    m_firstTag = nullptr;
    const auto addTag = [&](QPushButton* tag) {
        m_firstTag = m_firstTag == nullptr ? tag : m_firstTag;
        tail->addWidget(tag);
    };
    for (const engine::ClauseId clause : message.clauses) {
        addTag(new ClauseTag(clause, m_tail));
    }
    for (const engine::RulingChoice& ruling : message.rulings) {
        addTag(new ClauseTag(ruling, m_tail));
    }
    for (const Message::Button& button : message.buttons) {
        auto* push = new QPushButton(button.text, m_tail);
        push->setProperty("kind", isLong ? QStringLiteral("small") : QString());
        connect(push, &QPushButton::clicked, this, button.press, Qt::QueuedConnection);
        tail->addWidget(push);
    }
    m_layout->addWidget(m_tail, isLong ? 2 : 0);
    putInTabOrder(*m_text, *m_tail);
    if (changed && message.kind != Kind::Quiet) {
        setAccessibleName(m_text->text());
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

bool MessageStrip::explain() {
    if (m_firstTag == nullptr) {
        return false;
    }
    m_firstTag->click();
    return true;
}

}  // namespace ui
