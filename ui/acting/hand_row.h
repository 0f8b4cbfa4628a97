// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/state/cards.h"

class QLabel;
class QPushButton;

namespace ui {

/// One kind of card in a column of a trade: its picture with its key, what is known of it, how many are counted, and
/// the buttons that count. It stays where it is and as large as it is, whatever it says.
class HandRow : public QWidget {
public:
    explicit HandRow(engine::Resource resource, QWidget* parent);

    [[nodiscard]] QPushButton* less() const { return m_less; }
    [[nodiscard]] QPushButton* more() const { return m_more; }
    void setCount(int count);
    /// What is known of it: "has 2–3", "4:1"; a second line stands larger.
    void setNote(const QString& note);
    /// Why so many cannot be; empty: they can.
    void setFault(const QString& fault);
    /// What counts one more, shown under the picture.
    void setKey(const QString& key);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintNote(QPainter& painter, const QRect& room) const;

    engine::Resource m_resource;
    int m_count = 0;
    QString m_note;
    QString m_fault;
    QString m_key;
    QPushButton* m_less = nullptr;
    QPushButton* m_more = nullptr;
    QLabel* m_number = nullptr;
};

}  // namespace ui
