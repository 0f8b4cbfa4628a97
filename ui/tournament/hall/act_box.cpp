// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/act_box.h"

#include <QKeyEvent>
#include <QStyle>
#include <QTimer>

#include "ui/kit/kit.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

/// The place for a reason; null where the act has none.
std::string* reasonOf(cup::Action& action) {
    return std::visit(
        [](auto& act) -> std::string* {
            if constexpr (requires { act.reason; }) {
                return &act.reason;
            } else {
                return nullptr;
            }
        },
        action);
}

constexpr qsizetype kMostLines = 8;
/// In a low window what is asked about stays in sight beside the question.
constexpr qsizetype kFewLines = 3;
constexpr int kLowWindow = 800;

}  // namespace

ActBox::ActBox(TournamentHall& hall, QWidget* parent) : QFrame(parent), m_hall(hall) {
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", QStringLiteral("guide"));
    auto* row = kit::row(this, 10, {14, 8, 14, 8});
    m_text = kit::label({}, this, {.name = "actText", .wraps = true});
    m_text->setTextFormat(Qt::RichText);
    m_reason = kit::field(tr("Reason"), this, "actReason");
    m_reason->setMinimumWidth(180);
    m_reason->setMaximumWidth(320);
    m_leave = kit::press(tr("Leave (Esc)"), this, {.name = "actLeave"}, this, &ActBox::leave);
    m_do = kit::press({}, this, {.name = "actDo", .kind = "next"}, this, &ActBox::press);
    m_do->installEventFilter(this);
    kit::fill(*row, {{m_text, 1}, m_reason, m_leave, m_do});
    connect(m_reason, &QLineEdit::returnPressed, this, &ActBox::press);
    connect(m_reason, &QLineEdit::textEdited, this, &ActBox::refresh);
    hide();
}

void ActBox::ask(const cup::Action& action, const QString& title, const QString& button, const QStringList& odd) {
    ask({{action}, title, button, odd});
}

void ActBox::ask(ActAsked asked) {
    m_asked = std::move(asked);
    m_isTypedOver = false;
    m_isFresh = true;
    QTimer::singleShot(0, this, [this] { m_isFresh = false; });
    setProperty("kind", m_asked->odd.isEmpty() ? QStringLiteral("guide") : QStringLiteral("warn"));
    for (QWidget* part : std::initializer_list<QWidget*>{this, m_text}) {
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
    const std::string* reason = reasonOf(m_asked->actions.front());
    m_reason->setVisible(reason != nullptr);
    m_reason->setText(reason != nullptr ? QString::fromStdString(*reason) : QString());
    m_do->setText(m_asked->button);
    refresh();
    show();
    if (m_do->isEnabled()) {
        m_do->setFocus();
    } else {
        m_reason->setFocus();
    }
}

/// What it changes, a line each; of several acts only whether all can be done.
QStringList ActBox::effects(bool& isAllowed) const {
    const cup::Position& position = m_hall.position();
    if (m_asked->actions.size() > 1) {
        for (const cup::Action& action : m_asked->actions) {
            if (const auto decision = cup::decide(position, action); !decision) {
                isAllowed = false;
                return {whyNot(decision.error(), position)};
            }
        }
        return {};
    }
    const auto consequences = adjudicator::consequencesOf(position, m_asked->actions.front());
    isAllowed = consequences.has_value();
    if (!consequences) {
        return {whyNot(consequences.error(), position)};
    }
    QStringList lines = consequenceLines(*consequences, position);
    if (lines.isEmpty() && m_asked->odd.isEmpty()) {
        lines.append(tr("Nobody changes rank."));
    }
    const qsizetype most = window()->height() < kLowWindow ? kFewLines : kMostLines;
    if (lines.size() > most) {
        const auto more = static_cast<int>(lines.size() - most);
        lines = lines.mid(0, most);
        lines.append(tr("and %n more", nullptr, more));
    }
    return lines;
}

void ActBox::refresh() {
    if (!m_asked || !m_hall.hasTournament()) {
        return;
    }
    for (cup::Action& action : m_asked->actions) {
        if (std::string* reason = reasonOf(action)) {
            *reason = m_reason->text().simplified().toStdString();
        }
    }
    QString text = QStringLiteral("<b>%1</b>").arg(m_asked->title.toHtmlEscaped());
    for (const QString& line : m_asked->odd) {
        text += QStringLiteral("<br>⚠ ") + line.toHtmlEscaped();
    }
    bool isAllowed = true;
    for (const QString& line : effects(isAllowed)) {
        text += QStringLiteral("<br>") + line.toHtmlEscaped();
    }
    m_do->setEnabled(isAllowed);
    m_text->setText(text);
    setAccessibleName(m_asked->title);
}

void ActBox::press() {
    if (!m_asked || !m_do->isEnabled() || m_isFresh) {
        return;
    }
    const ActAsked asked = *std::exchange(m_asked, std::nullopt);
    hide();
    if (asked.proposal) {
        m_hall.carryOut(asked.actions.front(), *asked.proposal);
    } else {
        m_hall.playAll(asked.actions);
    }
    Q_EMIT done();
}

/// The button answers by itself: in a low window it may stand elsewhere.
bool ActBox::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_do || event->type() != QEvent::KeyPress) {
        return QFrame::eventFilter(watched, event);
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isDigit = key.text().size() == 1 && key.text().front().isDigit();
    if (key.key() == Qt::Key_Escape) {
        leave();
    } else if (isDigit) {
        m_isTypedOver = true;
    } else if (isEnter && !std::exchange(m_isTypedOver, false)) {
        press();
    } else if (!isEnter) {
        return false;
    }
    return true;
}

void ActBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        leave();
        return;
    }
    QFrame::keyPressEvent(event);
}

void ActBox::leave() {
    if (m_asked) {
        m_asked.reset();
        hide();
        Q_EMIT left();
    }
}

}  // namespace ui
