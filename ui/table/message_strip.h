// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/kit/message.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

/// Always of one height, room for two lines; more words stand in smaller type, more buttons in a second row.
class MessageStrip : public QFrame {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget* parent = nullptr);
    void show(const Message& message);
    /// The text of the first clause shown (F1); false when there is none.
    bool explain();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    /// The width at which the tail stands in at most two rows and leaves the text what it can.
    [[nodiscard]] int tailWidth() const;

    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QWidget* m_tail = nullptr;
    QHBoxLayout* m_layout = nullptr;
    int m_tailParts = 0;
    QPushButton* m_firstTag = nullptr;
};

}  // namespace ui
