// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/table_watch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <tuple>
#include <utility>

#include <opencv2/core.hpp>

#include "vision/board/locate.h"
#include "vision/board/plain.h"
#include "vision/pieces/sight.h"
#include "vision/watch/site_changes.h"
#include "vision/watch/view.h"

namespace vision {

namespace {

/// From this share of the board on, more is different than pieces can make.
constexpr double kAllDifferent = 0.2;
/// Two frames in which less than this differs show a table at rest.
constexpr double kAtRest = 0.03;
/// Below this nothing was touched; in square hex sides.
constexpr double kNothingChanged = 0.0299;
/// So often a change must be seen in the same way.
constexpr int kVotes = 2;
/// Around an accepted change the table is taken as it is now.
constexpr double kRenewed = 0.55;

cv::Mat matOf(const Image& image) {
    return {image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data())};
}

/// From the plane under the new names to the plane under the old ones.
cv::Matx33d planeOf(const Turn& turn) {
    const double angle = turn.sixths * std::numbers::pi / 3;
    const cv::Point2d shift = board::centreOf(turn.shift);
    return {std::cos(angle), -std::sin(angle), shift.x, std::sin(angle), std::cos(angle), shift.y, 0, 0, 1};
}

/// Of the ways to name a board found again, the one with which it moved least.
cv::Matx33d nearestTo(const cv::Matx33d& before, const cv::Matx33d& found, const board::Shape& shape) {
    cv::Matx33d best = found;
    double least = -1;
    for (const Turn& turn : shape.turns) {
        const cv::Matx33d named = found * planeOf(turn);
        double moved = 0;
        for (int k = 0; k < 6; ++k) {
            const cv::Point2d corner = shape.middle + board::cornerOf({0, 0}, k) * 4;
            const cv::Point2d apart = board::apply(named, corner) - board::apply(before, corner);
            moved += std::hypot(apart.x, apart.y);
        }
        if (least < 0 || moved < least) {
            least = moved;
            best = named;
        }
    }
    return best;
}

}  // namespace

Homography turned(const Homography& homography, const Turn& turn) {
    return board::plain(board::scaled(board::matrixOf(homography) * planeOf(turn)));
}

KnownPieces turned(KnownPieces pieces, const Turn& turn) {
    for (BuildingReading& building : pieces.buildings) {
        building.at = newName(building.at, turn);
    }
    for (RouteReading& route : pieces.routes) {
        route.at = newName(route.at, turn);
    }
    if (pieces.robber) {
        pieces.robber = newName(*pieces.robber, turn);
    }
    return pieces;
}

KnownPieces piecesOf(const BoardReading& board) {
    return {board.buildings, board.routes, board.robber ? std::optional(board.robber->hex) : std::nullopt};
}

struct TableWatch::State {
    struct Candidate {
        PieceChange change;
        int votes = 0;
        bool told = false;
    };
    using Key = std::tuple<std::string, PieceChange::What, engine::Piece, PieceColour>;
    static Key keyOf(const PieceChange& change) {
        return {toText(change.at), change.what, change.piece, change.colour};
    }

    board::ShapePtr shape;
    Homography homography;
    KnownPieces known;
    watch::View reference;
    watch::ReferenceSight sight;
    std::optional<watch::View> previous;
    std::map<Key, Candidate> candidates;

    WatchFrame next(const cv::Mat& rgb);
    void vote(const std::vector<PieceChange>& seen, const watch::View& now, const watch::Difference& difference,
              WatchFrame& result);
    /// The view of a frame in which the board lies elsewhere; empty when it is not found or does not look alike.
    std::optional<watch::View> foundAgain(const cv::Mat& rgb);
};

std::optional<watch::View> TableWatch::State::foundAgain(const cv::Mat& rgb) {
    auto located = board::locate(rgb, shape);
    if (!located) {
        // A board whose frame shows no blue is found where it was, if it hardly moved.
        located = board::locateNear(rgb, board::matrixOf(homography), shape);
    }
    if (!located) {
        return std::nullopt;
    }
    const cv::Matx33d found = board::scaled(nearestTo(board::matrixOf(homography), located->homography, *shape));
    watch::View view = watch::viewOf(rgb, found, shape);
    const watch::Difference difference = differenceOf(reference, view);
    if (difference.changedShare + difference.coveredShare > kAllDifferent) {
        return std::nullopt;
    }
    homography = board::plain(found);
    return view;
}

void TableWatch::State::vote(const std::vector<PieceChange>& seen, const watch::View& now,
                             const watch::Difference& difference, WatchFrame& result) {
    for (auto it = candidates.begin(); it != candidates.end();) {
        const bool again = std::any_of(seen.begin(), seen.end(),
                                       [&](const PieceChange& change) { return keyOf(change) == it->first; });
        const bool hidden = watch::isCovered(now, difference, it->second.change.at);
        if (again || hidden) {
            ++it;
            continue;
        }
        if (it->second.told) {
            result.gone.push_back(it->second.change);
        }
        it = candidates.erase(it);
    }
    for (const PieceChange& change : seen) {
        Candidate& candidate = candidates[keyOf(change)];
        candidate.change = change;
        ++candidate.votes;
        if (candidate.votes >= kVotes && !candidate.told) {
            candidate.told = true;
            result.changes.push_back(candidate.change);
        }
    }
}

WatchFrame TableWatch::State::next(const cv::Mat& rgb) {
    WatchFrame result;
    watch::View now = watch::viewOf(rgb, board::matrixOf(homography), shape);
    watch::Difference difference = differenceOf(reference, now);
    if (difference.changedShare + difference.coveredShare > kAllDifferent) {
        const bool atRest = previous && [&] {
            const watch::Difference moved = differenceOf(*previous, now);
            return moved.changedShare + moved.coveredShare < kAtRest;
        }();
        auto again = atRest ? foundAgain(rgb) : std::nullopt;
        if (!again) {
            result.covered = !atRest;
            result.lost = atRest;
            previous = std::move(now);
            return result;
        }
        now = std::move(*again);
        difference = differenceOf(reference, now);
        result.relocated = true;
    }
    result.covered = difference.coveredShare > 0;
    std::vector<PieceChange> seen;
    const double squareSides = static_cast<double>(now.smooth.total()) / (now.board.sidePixels * now.board.sidePixels);
    if (difference.changedShare * squareSides > kNothingChanged) {
        seen = watch::changesAtSites(sight, known, now, difference);
    }
    vote(seen, now, difference, result);
    previous = std::move(now);
    return result;
}

TableWatch::TableWatch(const Image& reference, const Homography& homography, KnownPieces known,
                       const engine::Layout& layout)
    : m_state(std::make_unique<State>()) {
    m_state->shape = board::shapeOf(layout);
    m_state->homography = homography;
    m_state->known = std::move(known);
    m_state->reference = watch::viewOf(matOf(reference), board::matrixOf(homography), m_state->shape);
    m_state->sight = watch::referenceSight(m_state->reference);
}

TableWatch::~TableWatch() = default;
TableWatch::TableWatch(TableWatch&&) noexcept = default;
TableWatch& TableWatch::operator=(TableWatch&&) noexcept = default;

WatchFrame TableWatch::next(const Image& frame) {
    try {
        return m_state->next(matOf(frame));
    } catch (const cv::Exception&) {
        // Degenerate geometry: nothing can be vouched for in this frame.
        WatchFrame lost;
        lost.lost = true;
        return lost;
    }
}

void TableWatch::accept(const PieceChange& change) {
    KnownPieces& known = m_state->known;
    const auto at = [&](const auto& piece) { return Place(piece.at) == change.at; };
    if (change.what == PieceChange::What::Moved) {
        known.robber = std::get<engine::Hex>(change.at);
    } else if (std::holds_alternative<engine::Corner>(change.at)) {
        std::erase_if(known.buildings, at);
        if (change.what != PieceChange::What::Vanished) {
            const bool city = change.piece == engine::Piece::City;
            known.buildings.push_back({std::get<engine::Corner>(change.at),
                                       city ? engine::BuildingKind::City : engine::BuildingKind::Settlement,
                                       change.colour, 1});
        }
    } else {
        std::erase_if(known.routes, at);
        if (change.what != PieceChange::What::Vanished) {
            known.routes.push_back({std::get<engine::Side>(change.at), engine::RouteKind::Road, change.colour, 1});
        }
    }
    std::erase_if(m_state->candidates, [&](const auto& entry) { return entry.second.change.at == change.at; });
    if (m_state->previous) {
        std::vector<Place> open;
        for (const auto& [key, candidate] : m_state->candidates) {
            open.push_back(candidate.change.at);
        }
        watch::renew(m_state->reference, m_state->sight, *m_state->previous, change, kRenewed, open);
    }
}

const KnownPieces& TableWatch::known() const {
    return m_state->known;
}

const Homography& TableWatch::homography() const {
    return m_state->homography;
}

}  // namespace vision
