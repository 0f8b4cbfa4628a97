// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/kit/message.h"

namespace ui {

/// What is being said at the tournament desk: one message at a time, the newest.
class HallMessage : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const Message& now() const { return m_now; }
    void tell(Message message);
    void tell(Message::Kind kind, const QString& lead, const QString& text = {});
    /// Nothing came of what was asked for last; why, as the engine says it.
    void refuse(const QString& why);
    /// The same with what can be done about it.
    void refuse(Message message);
    void clear();

Q_SIGNALS:
    void told();
    void refused(const QString& why);

private:
    Message m_now;
};

}  // namespace ui
