// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/pointed_places.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

#include "ui/text/place_text.h"

namespace ui {

PointedPlaces::PointedPlaces(const TableDesk& desk, QWidget& page) : QObject(&page), m_desk(desk), m_page(page) {
    QCoreApplication::instance()->installEventFilter(this);
}

void PointedPlaces::addList(QAbstractItemView& list, int role) {
    list.setMouseTracking(true);
    connect(&list, &QAbstractItemView::entered, this,
            [this, role](const QModelIndex& index) { pointAt(index.data(role).toString()); });
    connect(&list, &QAbstractItemView::viewportEntered, this, [this] { pointAt({}); });
}

bool PointedPlaces::eventFilter(QObject* watched, QEvent* event) {
    const bool isEnter = event->type() == QEvent::Enter;
    if ((isEnter || event->type() == QEvent::Leave) && watched->isWidgetType()) {
        const auto* widget = static_cast<QWidget*>(watched);
        if (isEnter && m_page.isAncestorOf(widget)) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            pointAt(label != nullptr ? label->text() : QString());
        } else if (!isEnter && m_isPointing) {
            pointAt({});
        }
    }
    return false;
}

void PointedPlaces::pointAt(const QString& text) {
    std::vector<PlaceName> places;
    if (!text.isEmpty() && m_desk.hasGame()) {
        const engine::Position& position = m_desk.past().shownPosition();
        for (const engine::Place& place : placesIn(position, text)) {
            places.push_back(nameOf(position.topology(), place));
        }
    }
    if (m_isPointing || !places.empty()) {
        m_isPointing = !places.empty();
        Q_EMIT pointed(places);
    }
}

}  // namespace ui
