// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/watch_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/flow_layout.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"

namespace ui {

namespace {

/// More than these are told by their number.
constexpr std::size_t kShown = 3;
constexpr std::size_t kMostAlternatives = 12;
constexpr int kButtonHeight = 36;
/// Left free, so that a bar that comes does not make what is beside it higher.
constexpr int kScrollBar = 16;
const QString kSmallButton = QStringLiteral("min-height: 20px; padding: 2px 10px; font-size: 14px; text-align: left;");

QLabel* watchLabel(const QString& text, const char* kind, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setProperty("kind", QLatin1String(kind));
    return label;
}

}  // namespace

WatchPanel::WatchPanel(WatchDesk& desk, QWidget* parent) : QFrame(parent), m_desk(desk) {
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Proposals of the camera"));
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_layout->addWidget(m_scroll);
    connect(&m_desk, &WatchDesk::changed, this, &WatchPanel::refresh);
    refresh();
}

void WatchPanel::refresh() {
    const auto& proposals = m_desk.proposals();
    if (m_open && *m_open >= proposals.size()) {
        m_open.reset();
    }
    if (m_body != nullptr) {
        // A button of it may be what was pressed.
        m_scroll->takeWidget();
        m_body->hide();
        m_body->deleteLater();
    }
    m_body = new QWidget(m_scroll);
    auto* rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(14, 8, 14, 10);
    rows->setSpacing(6);
    addEntered(*rows);
    if (!m_open) {
        addCheck(*rows);
    }
    for (std::size_t i = 0; i < std::min(kShown, proposals.size()); ++i) {
        if (!m_open || m_open == i) {
            addProposal(*rows, i);
        }
    }
    if (proposals.size() > kShown && !m_open) {
        rows->addWidget(
            watchLabel(tr("and %n more", nullptr, static_cast<int>(proposals.size() - kShown)), "dim", m_body));
    }
    m_scroll->setWidget(m_body);
    putInTabOrder(*m_scroll, *m_body);
    m_body->show();
    fitHeight();
    setVisible(!proposals.empty() || !m_desk.checkText().isEmpty() || m_desk.enteredByItself());
}

/// As high as what it says, and at most half of what it stands in.
void WatchPanel::fitHeight() {
    const int wanted = m_body->layout()->hasHeightForWidth()
                           ? m_body->layout()->totalHeightForWidth(qMax(200, width() - kScrollBar))
                           : m_body->layout()->totalSizeHint().height();
    const int most = parentWidget() != nullptr ? parentWidget()->height() / 2 : wanted;
    m_scroll->setFixedHeight(qMin(wanted + 2, qMax(140, most)));
}

void WatchPanel::resizeEvent(QResizeEvent*) {
    fitHeight();
}

void WatchPanel::addEntered(QVBoxLayout& rows) {
    if (const auto entry = m_desk.enteredByItself()) {
        rows.addWidget(
            watchLabel(tr("⚠ Entry %1 was entered by itself. Ctrl+Z takes it back.").arg(*entry), "warn", m_body));
    }
}

void WatchPanel::addProposal(QVBoxLayout& rows, std::size_t index) {
    const WatchDesk::Proposal& proposal = m_desk.proposals()[index];
    auto* head = new QHBoxLayout;
    auto* text = new QLabel(QStringLiteral("%1  %2").arg(index + 1).arg(proposal.text), m_body);
    text->setWordWrap(true);
    QFont font = text->font();
    font.setPixelSize(16);
    font.setWeight(QFont::DemiBold);
    text->setFont(font);
    auto* sure = new QLabel(wholePercent(proposal.sure), m_body);
    sure->setFont(font);
    sure->setToolTip(tr("How sure the camera is"));
    head->addWidget(text, 1);
    head->addWidget(sure, 0, Qt::AlignTop);
    rows.addLayout(head);
    rows.addWidget(proposal.legal ? watchLabel(tr("✓ allowed now"), "dim", m_body)
                                  : watchLabel(proposal.whyNot.isEmpty() ? tr("✗ as an entry of the referee only")
                                                                         : QStringLiteral("✗ ") + proposal.whyNot,
                                               "bad", m_body));
    auto* flow = new FlowLayout(nullptr, 6);
    const auto button = [&](const QString& word, const QString& key, const QString& name, const char* kind) {
        auto* push = new QPushButton(index == 0 ? QStringLiteral("%1   [%2]").arg(word, key) : word, m_body);
        push->setProperty("kind", QLatin1String(kind));
        push->setObjectName(name + QString::number(index));
        push->setFocusPolicy(Qt::NoFocus);
        push->setStyleSheet(kSmallButton);
        push->setFixedHeight(kButtonHeight);
        flow->addWidget(push);
        return push;
    };
    connect(
        button(tr("Accept"), tr("Enter"), QStringLiteral("accept"), index == 0 ? "next" : "option"),
        &QPushButton::clicked, this, [this, index] { m_desk.accept(index); }, Qt::QueuedConnection);
    connect(
        button(tr("Refuse"), tr("Esc"), QStringLiteral("refuse"), "option"), &QPushButton::clicked, this,
        [this, index] { m_desk.refuse(index); }, Qt::QueuedConnection);
    connect(
        button(tr("Correct …"), QStringLiteral("F2"), QStringLiteral("other"), "option"), &QPushButton::clicked, this,
        [this, index] { showOthers(index); }, Qt::QueuedConnection);
    rows.addLayout(flow);
    if (m_open == index) {
        addAlternatives(rows, index);
    }
}

void WatchPanel::addAlternatives(QVBoxLayout& rows, std::size_t index) {
    const auto others = m_desk.alternatives(index);
    if (others.empty()) {
        rows.addWidget(watchLabel(tr("Nothing else is possible there."), "dim", m_body));
    }
    for (std::size_t i = 0; i < std::min(kMostAlternatives, others.size()); ++i) {
        auto* push = new QPushButton((others[i].legal ? QStringLiteral("✓ ") : QString()) + others[i].text, m_body);
        push->setProperty("kind", QStringLiteral("option"));
        push->setObjectName(QStringLiteral("instead%1").arg(i));
        push->setFocusPolicy(Qt::NoFocus);
        push->setStyleSheet(kSmallButton);
        push->setFixedHeight(kButtonHeight);
        connect(
            push, &QPushButton::clicked, this,
            [this, index, action = others[i].action] {
                m_open.reset();
                m_desk.acceptInstead(index, action);
            },
            Qt::QueuedConnection);
        rows.addWidget(push);
    }
}

void WatchPanel::addCheck(QVBoxLayout& rows) {
    if (m_desk.checkText().isEmpty()) {
        return;
    }
    auto* head = new QHBoxLayout;
    auto* text = watchLabel(m_desk.checkText(), m_desk.differences().empty() ? "" : "warn", m_body);
    text->setObjectName(QStringLiteral("checkText"));
    auto* close = new QPushButton(tr("Close"), m_body);
    close->setProperty("kind", QStringLiteral("small"));
    close->setFocusPolicy(Qt::NoFocus);
    connect(close, &QPushButton::clicked, &m_desk, &WatchDesk::endCheck, Qt::QueuedConnection);
    head->addWidget(text, 1);
    head->addWidget(close, 0, Qt::AlignTop);
    rows.addLayout(head);
    if (m_desk.differences().empty()) {
        return;
    }
    int number = 0;
    for (const WatchDesk::Difference& difference : m_desk.differences()) {
        rows.addWidget(watchLabel(QStringLiteral("%1  %2 (%3)")
                                      .arg(QString::number(++number), difference.text, wholePercent(difference.sure)),
                                  "", m_body));
    }
}

void WatchPanel::showOthers(std::size_t index) {
    m_open = m_open == index ? std::nullopt : std::optional(index);
    refresh();
}

bool WatchPanel::takeKey(int key) {
    if (!isVisible()) {
        return false;
    }
    const bool proposes = !m_desk.proposals().empty();
    switch (key) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (proposes) {
                m_desk.accept(0);
            }
            return proposes;
        case Qt::Key_F2:
            if (proposes) {
                showOthers(0);
            }
            return proposes;
        case Qt::Key_Escape:
            if (m_open) {
                showOthers(*m_open);
            } else if (proposes) {
                m_desk.refuse(0);
            } else if (!m_desk.checkText().isEmpty()) {
                m_desk.endCheck();
            } else {
                return false;
            }
            return true;
        default:
            return false;
    }
}

}  // namespace ui
