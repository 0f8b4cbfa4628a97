// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/place_samples.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "vision/board/shape.h"
#include "vision/pieces/place_net.h"
#include "vision/pieces/place_window.h"

namespace vision::set {

namespace {

using pieces::PlaceKind;

/// A window with less of the picture in it is not learned from.
constexpr double kLeastSeen = 0.6;
/// The lattice lies so far aside in the other views, in hex sides.
constexpr std::array<std::array<double, 2>, kMostViews> kAside{{{0, 0}, {0.045, 0}, {-0.022, 0.039}, {-0.022, -0.039}}};

PlaceFeatures stepsOf(const std::vector<float>& features) {
    PlaceFeatures steps{};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i] = static_cast<std::uint8_t>(
            std::clamp(std::lround(static_cast<double>(features[i]) / kFeatureStep), 0L, 255L));
    }
    return steps;
}

template <class Pieces, class At>
auto pieceAt(const Pieces& all, const At& at) {
    return std::find_if(all.begin(), all.end(), [&](const auto& piece) { return piece.at == at; });
}

/// What lies at the places of a board, in the order of their windows; empty where it should not be learned from.
class WhatLies {
public:
    explicit WhatLies(const BoardReading& confirmed) : m_board(confirmed) {}

    [[nodiscard]] std::optional<PlaceSample> at(const engine::Corner& corner) const {
        const auto building = pieceAt(m_board.buildings, corner);
        if (building != m_board.buildings.end()) {
            const bool isKnown =
                building->kind == engine::BuildingKind::Settlement || building->kind == engine::BuildingKind::City;
            return isKnown
                       ? sample(corner,
                                building->kind == engine::BuildingKind::City ? PlaceKind::City : PlaceKind::Settlement,
                                building->owner)
                       : std::nullopt;
        }
        const bool isFigureThere = pieceAt(m_board.armies, corner) != m_board.armies.end() ||
                                   pieceAt(m_board.nukes, corner) != m_board.nukes.end();
        return isFigureThere ? std::nullopt : sample(corner, PlaceKind::Nothing, {});
    }

    [[nodiscard]] std::optional<PlaceSample> at(const engine::Side& side) const {
        const auto route = pieceAt(m_board.routes, side);
        if (route == m_board.routes.end()) {
            return sample(side, PlaceKind::Nothing, {});
        }
        return sample(side, route->kind == engine::RouteKind::Ship ? PlaceKind::Ship : PlaceKind::Road, route->owner);
    }

private:
    [[nodiscard]] std::optional<PlaceSample> sample(const Place& place, PlaceKind kind,
                                                    std::optional<PieceColour> owner) const {
        const bool isDoubtful = std::any_of(m_board.unsure.begin(), m_board.unsure.end(), [&](const Unsure& unsure) {
            return unsure.at == place && unsure.what != Doubt::Harbour;
        });
        return isDoubtful ? std::nullopt : std::optional(PlaceSample{static_cast<std::uint8_t>(kind), owner, {}});
    }

    const BoardReading& m_board;
};

}  // namespace

PlaceSamples placeSamples(const board::Located& located, const pieces::Viewpoint& viewpoint,
                          const BoardReading& confirmed) {
    const board::Shape& shape = *located.shape;
    const WhatLies lies(confirmed);
    std::vector<std::optional<PlaceSample>> there;
    for (const board::CornerSite& site : shape.corners) {
        there.push_back(lies.at(site.corner));
    }
    for (const board::SideSite& site : shape.sides) {
        there.push_back(lies.at(site.side));
    }
    for (std::size_t view = 0; view < kAside.size(); ++view) {
        const cv::Matx33d aside(1, 0, kAside[view][0], 0, 1, kAside[view][1], 0, 0, 1);
        const auto windows = pieces::placeWindows(located.reduced, located.reducedHomography * aside, viewpoint, shape);
        const auto sheets = pieces::placeSheets(windows);
        for (std::size_t i = 0; i < there.size(); ++i) {
            const bool isBare = there[i] && there[i]->kind == static_cast<std::uint8_t>(PlaceKind::Nothing);
            const double seen = cv::countNonZero(windows[i].known) / static_cast<double>(windows[i].known.total());
            // Of bare ones there are many: two views of each do.
            const bool isWanted = view == 0 || (there[i] && !there[i]->views.empty() && (!isBare || view == 1 + i % 3));
            if (there[i] && seen >= kLeastSeen && isWanted) {
                there[i]->views.push_back(stepsOf(pieces::placeFeatures(sheets[i])));
            }
        }
    }
    PlaceSamples samples;
    for (std::optional<PlaceSample>& sample : there) {
        if (sample && !sample->views.empty() && samples.size() < kMostSamples) {
            samples.push_back(std::move(*sample));
        }
    }
    std::sort(samples.begin(), samples.end(), [](const PlaceSample& a, const PlaceSample& b) {
        return std::tie(a.kind, a.owner, a.views) < std::tie(b.kind, b.owner, b.views);
    });
    return samples;
}

}  // namespace vision::set
