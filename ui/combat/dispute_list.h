// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "adjudicator/record/line.h"

class QLabel;
class QListWidget;

namespace ui {

/// The disputes of a game that were ruled on or are open, the newest on top.
class DisputeList : public QWidget {
    Q_OBJECT

public:
    explicit DisputeList(QWidget* parent = nullptr);

    /// Null: there is no game.
    void refresh(const adjudicator::Line* line);
    void focusList();

Q_SIGNALS:
    /// The dispute about this entry is to be opened.
    void chosen(qulonglong entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* m_none = nullptr;
    QListWidget* m_list = nullptr;
};

}  // namespace ui
