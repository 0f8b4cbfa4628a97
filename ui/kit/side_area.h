// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ui {

/// A column beside a page that scrolls down and never across: as wide as it is told, and wider where what it holds
/// needs that, so that no language is cut at its edge.
class SideArea : public QScrollArea {
    Q_OBJECT

public:
    /// `least`: its width in pixels where that is enough.
    explicit SideArea(int least, QWidget* parent = nullptr);
    void setLeast(int least);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitWidth();

    int m_least;
};

}  // namespace ui
