// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "ui/desk/table_desk.h"

namespace ui {

/// What a screen reader reads out by itself when it happens: turns, throws, combats, who holds what
/// (adjudicator/public/heard.h). It has no room on the screen.
class LiveRegion : public QLabel {
    Q_OBJECT

public:
    /// The desk must outlive it.
    LiveRegion(TableDesk& desk, QWidget* parent);

private:
    void tell(const TableDesk::Change& change);

    TableDesk& m_desk;
};

}  // namespace ui
