// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/page_room.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QStyle>
#include <functional>
#include <utility>

#include "ui/kit/kit.h"
#include "ui/kit/step_foot.h"

namespace ui {

namespace {

/// Keys that what it holds did not want are the window's.
class Area : public QScrollArea {
public:
    Area(std::function<void()> resized, QWidget* parent) : QScrollArea(parent), m_resized(std::move(resized)) {}

protected:
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        m_resized();
    }
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }

private:
    std::function<void()> m_resized;
};

}  // namespace

PageRoom::PageRoom(QWidget* parent) : QWidget(parent), m_area(new Area([this] { fill(); }, this)) {
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->viewport()->setAutoFillBackground(false);
    // After the area, so that what is held goes first.
    m_foot = new StepFoot(this);
    connect(m_foot, &StepFoot::turned, this, &PageRoom::fit);
    auto* column = kit::column(this, 0);
    kit::fill(*column, {{m_area, 1}, m_foot});
}

void PageRoom::hold(QWidget& widget, QSize least, const std::vector<QWidget*>& steps) {
    m_least = least;
    m_steps.assign(steps.begin(), steps.end());
    m_area->setWidget(&widget);
    widget.setAutoFillBackground(false);
    fit();
}

void PageRoom::setLeast(QSize least) {
    if (m_least != least) {
        m_least = least;
        fit();
    }
}

void PageRoom::fit() {
    if (m_area->widget() != nullptr) {
        showFoot();
        fill();
    }
}

void PageRoom::fill() {
    if (m_area->widget() == nullptr) {
        return;
    }
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    QSize room = m_area->maximumViewportSize();
    const bool isNarrow = room.width() < m_least.width();
    const bool isLow = room.height() < m_least.height();
    // Each bar takes its room from the other way.
    room -= QSize(isLow ? bar : 0, isNarrow ? bar : 0);
    m_area->widget()->resize(room.expandedTo(m_least));
}

void PageRoom::showFoot() {
    const bool fits = size().expandedTo(m_least) == size();
    if (fits) {
        m_foot->giveBack();
    } else if (m_foot->isEmpty()) {
        std::vector<QWidget*> steps;
        for (const QPointer<QWidget>& step : m_steps) {
            if (step) {
                steps.push_back(step);
            }
        }
        m_foot->take(steps);
    }
    m_foot->setVisible(m_foot->hasStep());
}

void PageRoom::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace ui
