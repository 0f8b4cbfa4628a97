// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/act_box.h"

#include <QKeyEvent>
#include <QStyle>

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
    kit::fill(*row, {{m_text, 1}, m_reason, m_leave, m_do});
    connect(m_reason, &QLineEdit::returnPressed, this, &ActBox::press);
    connect(m_reason, &QLineEdit::textEdited, this, &ActBox::refresh);
    hide();
}

void ActBox::ask(const cup::Action& action, const QString& title, const QString& button, const QStringList& odd) {
    m_action = action;
    m_title = title;
    m_odd = odd;
    setProperty("kind", odd.isEmpty() ? QStringLiteral("guide") : QStringLiteral("warn"));
    for (QWidget* part : std::initializer_list<QWidget*>{this, m_text}) {
        part->style()->unpolish(part);
        part->style()->polish(part);
    }
    const std::string* reason = reasonOf(*m_action);
    m_reason->setVisible(reason != nullptr);
    m_reason->setText(reason != nullptr ? QString::fromStdString(*reason) : QString());
    m_do->setText(button);
    refresh();
    show();
    if (m_do->isEnabled()) {
        m_do->setFocus();
    } else {
        m_reason->setFocus();
    }
}

void ActBox::refresh() {
    if (!m_action || !m_hall.hasTournament()) {
        return;
    }
    if (std::string* reason = reasonOf(*m_action)) {
        *reason = m_reason->text().simplified().toStdString();
    }
    const auto consequences = adjudicator::consequencesOf(m_hall.position(), *m_action);
    QString text = QStringLiteral("<b>%1</b>").arg(m_title.toHtmlEscaped());
    for (const QString& line : m_odd) {
        text += QStringLiteral("<br>⚠ ") + line.toHtmlEscaped();
    }
    if (consequences) {
        QStringList lines = consequenceLines(*consequences, m_hall.position());
        if (lines.isEmpty() && m_odd.isEmpty()) {
            lines.append(tr("Nobody changes rank."));
        } else if (lines.size() > kMostLines) {
            const auto more = static_cast<int>(lines.size() - kMostLines);
            lines = lines.mid(0, kMostLines);
            lines.append(tr("and %n more", nullptr, more));
        }
        for (const QString& line : lines) {
            text += QStringLiteral("<br>") + line.toHtmlEscaped();
        }
    } else {
        text += QStringLiteral("<br>") + whyNot(consequences.error(), m_hall.position()).toHtmlEscaped();
    }
    m_do->setEnabled(consequences.has_value());
    m_text->setText(text);
    setAccessibleName(m_title);
}

void ActBox::press() {
    if (!m_action || !m_do->isEnabled()) {
        return;
    }
    const cup::Action action = *std::exchange(m_action, std::nullopt);
    hide();
    m_hall.play(action);
    Q_EMIT done();
}

void ActBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        leave();
        return;
    }
    QFrame::keyPressEvent(event);
}

void ActBox::leave() {
    if (m_action) {
        m_action.reset();
        hide();
        Q_EMIT left();
    }
}

}  // namespace ui
