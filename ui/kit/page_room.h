// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

class QScrollArea;

namespace ui {

class StepFoot;

/// Gives what it holds the room that there is, but never less than it needs: in a small window, as on a screen where
/// everything is drawn twice as large, it scrolls. What takes the next step stands in a bar below while it does, in
/// sight always. The keyboard belongs to what it holds.
class PageRoom : public QWidget {
public:
    explicit PageRoom(QWidget* parent);
    /// Takes the widget over; with `least` pixels at least. `steps` are the buttons that take its next steps, those of
    /// all its parts.
    void hold(QWidget& widget, QSize least, const std::vector<QWidget*>& steps = {});
    void setLeast(QSize least);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    /// Gives what is held the area's room. While that is laid out nothing beside it may come or go.
    void fill();
    void showFoot();

    QSize m_least;
    std::vector<QPointer<QWidget>> m_steps;
    QScrollArea* m_area = nullptr;
    StepFoot* m_foot = nullptr;
};

}  // namespace ui
