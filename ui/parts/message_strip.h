// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/parts/message.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class MessageStrip : public QFrame {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);
    void show(const Message& message);
    /// The text of the first clause shown (F1); false when there is none.
    bool explain();

private:
    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QWidget* m_tail = nullptr;
    QHBoxLayout* m_layout = nullptr;
    QPushButton* m_firstTag = nullptr;
};

}  // namespace ui
