// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

#include "ui/desk/table_desk.h"

class QLabel;
class QSlider;

namespace ui {

/// Across the table page while one looks back: which moment is shown, the way to others, and back to now.
class PastBand : public QFrame {
    Q_OBJECT

public:
    PastBand(TableDesk& desk, QWidget* parent);
    /// Comes and goes with the desk's looking back.
    void refresh();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void shorten();
    void slideTo(int value);

    TableDesk& m_desk;
    QLabel* m_where = nullptr;
    QLabel* m_what = nullptr;
    QSlider* m_slider = nullptr;
};

}  // namespace ui
