// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/hall_message.h"

#include <utility>

#include "ui/theme/icons.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

void HallMessage::tell(Message message) {
    m_now = std::move(message);
    Q_EMIT told();
}

void HallMessage::tell(Message::Kind kind, const QString& lead, const QString& text) {
    using Kind = Message::Kind;
    const Icon icon = kind == Kind::Warn || kind == Kind::Refuse ? Icon::Warning : Icon::Check;
    tell(Message{kind, icon, lead, text, {}, {}, {}});
}

void HallMessage::refuse(const QString& why) {
    // The engine's sentences begin small and have no full stop.
    tell(Message::Kind::Refuse, QString(), capital(why).toHtmlEscaped());
    Q_EMIT refused(why);
}

void HallMessage::refuse(Message message) {
    const QString why = message.text;
    message.text = capital(message.text).toHtmlEscaped();
    tell(std::move(message));
    Q_EMIT refused(why);
}

void HallMessage::clear() {
    tell({});
}

}  // namespace ui
