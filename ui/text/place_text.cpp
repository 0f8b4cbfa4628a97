// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/place_text.h"

#include <algorithm>

#include "ui/text/language.h"

namespace ui {

adjudicator::PlaceWords placeWords(const engine::Position& position) {
    return {*position.table, language()};
}

QString placeLabel(const engine::Position& position, const engine::Place& place) {
    return QString::fromStdString(placeWords(position).label(place));
}

QString placeAt(const engine::Position& position, const engine::Place& place) {
    return QString::fromStdString(placeWords(position).at(place));
}

std::vector<engine::Place> placesIn(const engine::Position& position, const QString& text) {
    std::vector<engine::Place> places;
    for (const auto& named : placeWords(position).mentioned(text.toStdString())) {
        if (std::ranges::find(places, named.place) == places.end()) {
            places.push_back(named.place);
        }
    }
    return places;
}

}  // namespace ui
