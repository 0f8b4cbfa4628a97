// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/message_strip.h"

#include <QAccessible>
#include <QStyle>
#include <QTextDocumentFragment>
#include <algorithm>

#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr int kHigh = 76;
constexpr int kEdge = 4;
constexpr int kRoomHigh = kHigh - 2 * kEdge - 1;
constexpr int kSpacing = 10;

}  // namespace

MessageStrip::MessageStrip(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("strip"));
    setFixedHeight(kHigh);
    m_layout = kit::row(this, kSpacing, {16, kEdge, 12, kEdge});
    m_icon = new QLabel(this);
    m_text = kit::label({}, this, {.wraps = true});
    m_text->setTextFormat(Qt::RichText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    kit::fill(*m_layout, {m_icon, {m_text, 1}});
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
    auto* tail = new FlowLayout(m_tail, 4);
    tail->setContentsMargins(0, 0, 0, 0);
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
    int number = 0;
    for (const Message::Button& button : message.buttons) {
        auto* push = kit::pressLater(button.text, m_tail,
                                     {.name = QStringLiteral("stripButton%1").arg(number++), .kind = "small"}, this,
                                     button.press);
        tail->addWidget(push);
    }
    m_tailParts = tail->count();
    m_layout->addWidget(m_tail, 0, Qt::AlignVCenter);
    fit();
    putInTabOrder(*m_text, *m_tail);
    if (changed && message.kind != Kind::Quiet) {
        setAccessibleName(QTextDocumentFragment::fromHtml(m_text->text()).toPlainText());
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

int MessageStrip::tailWidth() const {
    if (m_tailParts == 0) {
        return 0;
    }
    const auto* flow = static_cast<const FlowLayout*>(m_tail->layout());
    int inOneRow = 0;
    int widest = 0;
    for (int i = 0; i < flow->count(); ++i) {
        const int wide = flow->itemAt(i)->sizeHint().width();
        inOneRow += wide + kEdge;
        widest = std::max(widest, wide);
    }
    // In one row where that leaves most of the strip to the text, else in two.
    if (inOneRow * 5 <= width() * 2) {
        return inOneRow;
    }
    constexpr int kStep = 12;
    int wide = std::max(widest, inOneRow / 2);
    while (wide < inOneRow && flow->heightForWidth(wide) > kRoomHigh) {
        wide += kStep;
    }
    return std::min(wide, inOneRow);
}

void MessageStrip::fit() {
    const int tail = tailWidth();
    if (m_tail != nullptr) {
        m_tail->setVisible(tail > 0);
        m_tail->setFixedWidth(tail);
        m_tail->setFixedHeight(tail > 0 ? std::min(kRoomHigh, m_tail->layout()->heightForWidth(tail)) : 0);
    }
    const QMargins margins = m_layout->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_icon->sizeHint().width() - kSpacing -
                     (tail > 0 ? tail + kSpacing : 0);
    QFont font = m_text->font();
    for (const int size : {15, 14, 13, 12}) {
        font.setPixelSize(size);
        m_text->setFont(font);
        if (m_text->heightForWidth(room) <= kRoomHigh) {
            break;
        }
    }
    m_text->setToolTip(m_text->heightForWidth(room) > kRoomHigh ? m_text->text() : QString());
}

void MessageStrip::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
}

bool MessageStrip::explain() {
    if (m_firstTag == nullptr) {
        return false;
    }
    m_firstTag->click();
    return true;
}

}  // namespace ui
