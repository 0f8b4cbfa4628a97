// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/watch_panel.h"

#include <algorithm>

#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"
#include "ui/theme/type.h"

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
    return kit::label(text, parent, {.kind = kind, .wraps = true});
}

}  // namespace

WatchPanel::WatchPanel(WatchDesk& desk, QWidget* parent) : QFrame(parent), m_desk(desk) {
    kit::ground(*this);
    setAccessibleName(tr("Proposals of the camera"));
    m_layout = kit::column(this, 0);
    m_scroll = kit::scroll(this);
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
    auto* rows = kit::column(m_body, 6, {14, 8, 14, 10});
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
    auto* text = kit::label(QStringLiteral("%1  %2").arg(index + 1).arg(proposal.text), m_body, {.wraps = true});
    const QFont font = sized(text->font(), 16, QFont::DemiBold);
    text->setFont(font);
    auto* sure = kit::label(wholePercent(proposal.sure), m_body, {.tip = tr("How sure the camera is")});
    sure->setFont(font);
    kit::fill(*head, {{text, 1}, {sure, 0, Qt::AlignTop}});
    kit::fill(rows,
              {head, proposal.legal ? watchLabel(tr("✓ allowed now"), "dim", m_body)
                                    : watchLabel(proposal.whyNot.isEmpty() ? tr("✗ as an entry of the referee only")
                                                                           : QStringLiteral("✗ ") + proposal.whyNot,
                                                 "bad", m_body)});
    auto* flow = new FlowLayout(nullptr, 6);
    const auto button = [&](const QString& word, const QString& key, const QString& name, const char* kind) {
        auto* push = kit::button(index == 0 ? QStringLiteral("%1   [%2]").arg(word, key) : word, m_body,
                                 {.name = name + QString::number(index), .kind = kind, .focus = Qt::NoFocus});
        push->setStyleSheet(kSmallButton);
        push->setFixedHeight(kButtonHeight);
        flow->addWidget(push);
        return push;
    };
    kit::afterPress(button(tr("Accept"), tr("Enter"), QStringLiteral("accept"), index == 0 ? "next" : "option"), this,
                    [this, index] { m_desk.accept(index); });
    kit::afterPress(button(tr("Refuse"), tr("Esc"), QStringLiteral("refuse"), "option"), this,
                    [this, index] { m_desk.refuse(index); });
    kit::afterPress(button(tr("Correct …"), QStringLiteral("F2"), QStringLiteral("other"), "option"), this,
                    [this, index] { showOthers(index); });
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
        auto* push = kit::button((others[i].legal ? QStringLiteral("✓ ") : QString()) + others[i].text, m_body,
                                 {.name = QStringLiteral("instead%1").arg(i), .kind = "option", .focus = Qt::NoFocus});
        push->setStyleSheet(kSmallButton);
        push->setFixedHeight(kButtonHeight);
        kit::afterPress(push, this, [this, index, action = others[i].action] {
            m_open.reset();
            m_desk.acceptInstead(index, action);
        });
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
    auto* close =
        kit::pressLater(tr("Close"), m_body, {.kind = "small", .focus = Qt::NoFocus}, &m_desk, &WatchDesk::endCheck);
    kit::fill(*head, {{text, 1}, {close, 0, Qt::AlignTop}});
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
