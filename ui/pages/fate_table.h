// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

/// What each catastrophe of the fate throw does (CC-17, CC-18): its dice, its name, what is lost.
class FateTable : public QWidget {
    Q_OBJECT

public:
    explicit FateTable(QWidget* parent);
};

}  // namespace ui
