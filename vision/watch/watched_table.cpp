// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/watched_table.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include <opencv2/core.hpp>

#include "vision/board/mirror.h"
#include "vision/board/plain.h"
#include "vision/net/shipped_nets.h"
#include "vision/pieces/sight.h"
#include "vision/watch/bridge_changes.h"
#include "vision/watch/figure_changes.h"
#include "vision/watch/known_pieces.h"
#include "vision/watch/look_again.h"
#include "vision/watch/seams.h"
#include "vision/watch/site_changes.h"
#include "vision/watch/turned_hexes.h"
#include "vision/watch/view.h"

namespace vision {

namespace {

/// From this share of the board on, more is different than pieces can make.
constexpr double kAllDifferent = 0.2;
/// The board lies elsewhere in the picture when it moved by so many hex sides.
constexpr double kElsewhere = 0.5;
/// After so many frames in which the board lies bare under what changed, it is no hand.
constexpr int kCrowdedFrames = 3;
/// Two frames in which less than this differs show a table at rest.
constexpr double kAtRest = 0.03;
/// Below this nothing was touched; in square hex sides.
constexpr double kNothingChanged = 0.0299;
/// A figure seen from above may be smaller than a road.
constexpr double kNoFigureChanged = 0.018;
/// A bridge covers more.
constexpr double kNoBridgeChanged = 0.12;
/// So often a change must be seen in the same way.
constexpr int kVotes = 2;
/// Changes less likely than this are not told; nor these, where the table may play without such pieces.
constexpr double kLikely = 0.5;
constexpr double kClear = 0.9;
constexpr double kWhollyClear = 0.97;
/// Where no second frame can bear it out.
constexpr double kSeenOnce = 0.8;
/// Around an accepted change the table is taken as it is now.
constexpr double kRenewed = 0.55;
constexpr double kTileRenewed = 1.1;

cv::Mat matOf(const Image& image) {
    return {image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data())};
}

/// Whether a whole tile looks different by it: it was turned, or a bridge lies over it.
bool coversTile(const PieceChange& change) {
    return change.what == PieceChange::What::FaceDown || change.what == PieceChange::What::FaceUp ||
           (!isOfHex(change) && change.piece == engine::Piece::Bridge);
}

/// Whether what seems to stand at a corner is the end of a bridge that came.
bool isEndOf(const PieceChange& change, const PieceChange& bridge) {
    const auto& hex = std::get<engine::Hex>(bridge.at);
    return change.what == PieceChange::What::Appeared && change.colour == bridge.colour && bridge.end &&
           (change.at == Place(engine::cornerOf(hex, *bridge.end)) ||
            change.at == Place(engine::cornerOf(hex, engine::opposite(*bridge.end))));
}

struct TableState {
    struct Candidate {
        watch::SeenChange seen;
        int votes = 0;
        bool told = false;
    };
    using Key = std::tuple<std::string, PieceChange::What, engine::Piece, PieceColour, bool>;
    /// Of what kind figures, routes and houses are changes from frame to frame; that they are there does not.
    static Key keyOf(const watch::SeenChange& seen) {
        const PieceChange& change = seen.change;
        const engine::Piece piece = watch::isFigure(change)                  ? engine::Piece::Army
                                    : change.piece == engine::Piece::Ship    ? engine::Piece::Road
                                    : change.piece == engine::Piece::Factory ? engine::Piece::Settlement
                                                                             : change.piece;
        return {toText(change.at), change.what, piece, change.colour, seen.quiet};
    }

    board::ShapePtr shape;
    /// Where the board lies in the newest frame, as it came.
    Homography homography;
    /// A frame that came as in a mirror is looked at in one; where the board lies in what is looked at.
    bool isMirrored = false;
    Homography upright;
    KnownPieces known;
    LookedFor lookedFor;
    watch::View reference;
    watch::ReferenceSight sight;
    std::optional<watch::View> previous;
    /// Frames in a row in which nearly all was different, and in which the board lay bare and counted as covered.
    int different = 0;
    int crowded = 0;
    std::map<Key, Candidate> candidates;
    /// Figures that a person said came or went before they were seen to.
    std::vector<PieceChange> awaited;

    [[nodiscard]] cv::Mat seen(const Image& image) const {
        return isMirrored ? board::mirrored(matOf(image)) : matOf(image);
    }
    /// From the picture as it came to what is looked at, and back.
    [[nodiscard]] Homography inPicture(const Homography& lattice, int width) const {
        return isMirrored ? board::plain(board::scaled(board::mirrorOf(width) * board::matrixOf(lattice))) : lattice;
    }
    WatchFrame next(const cv::Mat& rgb);
    [[nodiscard]] std::vector<watch::SeenChange> changesIn(const watch::View& now,
                                                           const watch::Difference& difference) const;
    void vote(const std::vector<watch::SeenChange>& seen, const watch::View& now, const watch::Difference& difference,
              WatchFrame& result);
    /// Whether the change was expected; then it is no more.
    bool wasAwaited(const watch::SeenChange& seen);
    /// Whether the opposite was expected; then neither is.
    bool wasCalledOff(const PieceChange& change);
    void accept(const PieceChange& change);
    /// What is seen of the change is how the table is.
    void take(const watch::SeenChange& change, const watch::View& now);
    /// Looks for the board where nearly all is different; what that came to, and the frame as it is compared if it was
    /// found.
    void search(const cv::Mat& rgb, bool atRest, watch::View& now, WatchFrame& result);
};

std::vector<watch::SeenChange> TableState::changesIn(const watch::View& now,
                                                     const watch::Difference& difference) const {
    const bool figures = watch::areFiguresWatched(lookedFor);
    std::vector<PieceChange> turned;
    if (lookedFor.has(Extra::FaceDown) && difference.coveredShare + difference.changedShare > 0) {
        turned = watch::turnedHexes(known, now, difference);
        const double least = lookedFor.isCertain() || !known.faceDown.empty() ? 0 : kWhollyClear;
        std::erase_if(turned, [&](const PieceChange& hex) { return hex.confidence < least; });
    }
    const double squareSides = static_cast<double>(now.smooth.total()) / (now.board.sidePixels * now.board.sidePixels);
    if (difference.changedShare * squareSides <= (figures ? kNoFigureChanged : kNothingChanged) && turned.empty()) {
        return {};
    }
    // What lies at a tile that is being turned is told when the tile is settled.
    watch::Difference open = difference;
    if (!turned.empty()) {
        open.covered = difference.covered | watch::onHexes(turned, now);
    }
    const pieces::Sight seen = watch::sightOf(sight, now);
    const watch::Turnover turnover =
        watch::turnoverOf({sight.chroma, sight.bare}, {seen.chroma, seen.bare}, now, open, sight.looks);
    const bool figuresInPlay = figures && watch::areFiguresInPlay(known, lookedFor);
    const watch::Watched watched{.figures = figuresInPlay,
                                 .ships = lookedFor.has(Extra::Ships),
                                 .shipsInPlay = lookedFor.isCertain() || watch::areShipsLikely(known),
                                 .capitals = lookedFor.has(Extra::Capitals),
                                 .factories = lookedFor.has(Extra::Factories)};
    std::vector<PieceChange> atSites = watch::changesAtSites(sight, known, now, seen, open, turnover, watched);
    if (lookedFor.has(Extra::Bridges) && difference.changedShare * squareSides > kNoBridgeChanged) {
        const double least = lookedFor.isCertain() || !known.bridges.empty() ? kLikely : kClear;
        for (PieceChange& bridge : watch::changesOfBridges(known, now, seen, open, turnover, least)) {
            std::erase_if(atSites, [&](const PieceChange& change) { return isEndOf(change, bridge); });
            atSites.push_back(std::move(bridge));
        }
    }
    std::vector<watch::SeenChange> changes =
        watch::changesOfFigures(sight, known, now, seen, open, turnover, lookedFor, atSites);
    for (const PieceChange& change : turned) {
        changes.push_back({change, {}, 0, false});
    }
    for (PieceChange& change : atSites) {
        changes.push_back({std::move(change), {}, 0, false});
    }
    return changes;
}

bool TableState::wasAwaited(const watch::SeenChange& seen) {
    const PieceChange& change = seen.change;
    const auto expected = std::find_if(awaited.begin(), awaited.end(), [&](const PieceChange& each) {
        return watch::isFigure(change) && each.at == change.at && each.colour == change.colour &&
               (each.what == change.what || each.what == PieceChange::What::Replaced || seen.quiet);
    });
    if (expected == awaited.end()) {
        return false;
    }
    awaited.erase(expected);
    return true;
}

bool TableState::wasCalledOff(const PieceChange& change) {
    using What = PieceChange::What;
    const auto isHere = [&](const PieceChange& each) { return each.at == change.at && each.colour == change.colour; };
    std::erase_if(awaited, [&](const PieceChange& each) { return isHere(each) && each.what == What::Replaced; });
    const auto opposite = std::find_if(awaited.begin(), awaited.end(), [&](const PieceChange& each) {
        return isHere(each) && change.what != What::Replaced && each.what != change.what;
    });
    if (opposite == awaited.end()) {
        return false;
    }
    awaited.erase(opposite);
    return true;
}

void TableState::vote(const std::vector<watch::SeenChange>& seen, const watch::View& now,
                      const watch::Difference& difference, WatchFrame& result) {
    for (auto it = candidates.begin(); it != candidates.end();) {
        const bool again = std::any_of(seen.begin(), seen.end(),
                                       [&](const watch::SeenChange& change) { return keyOf(change) == it->first; });
        const bool hidden = watch::isCovered(now, difference, watch::widened(it->second.seen));
        if (again || hidden) {
            ++it;
            continue;
        }
        if (it->second.told) {
            result.gone.push_back(it->second.seen.change);
        }
        it = candidates.erase(it);
    }
    for (const watch::SeenChange& change : seen) {
        Candidate& candidate = candidates[keyOf(change)];
        if (candidate.told) {
            candidate.seen.middle = change.middle;
            candidate.seen.radius = change.radius;
            continue;
        }
        candidate.seen = change;
        if (++candidate.votes < kVotes) {
            continue;
        }
        const bool expected = wasAwaited(change);
        if (expected || change.quiet) {
            candidates.erase(keyOf(change));
            take(change, now);
            continue;
        }
        candidate.told = true;
        result.changes.push_back(change.change);
    }
}

void TableState::take(const watch::SeenChange& change, const watch::View& now) {
    std::vector<watch::SeenChange> open;
    for (const auto& [key, candidate] : candidates) {
        open.push_back(candidate.seen);
    }
    watch::renew(reference, sight, now, change, coversTile(change.change) ? kTileRenewed : kRenewed, open);
}

void TableState::search(const cv::Mat& rgb, bool atRest, watch::View& now, WatchFrame& result) {
    ++different;
    // A camera that is carried is never at rest: looked for now and then, less and less often.
    const bool isDue = (different & (different - 1)) == 0 && previous;
    if (!atRest && !isDue) {
        result.covered = true;
        return;
    }
    watch::Search found = watch::lookAgain(rgb, board::matrixOf(upright), shape, reference, kAllDifferent);
    if (found.view) {
        now = std::move(*found.view);
        upright = board::plain(found.homography);
        result.relocated = true;
        return;
    }
    result.unlike =
        found.isThere && (found.moved > kElsewhere || (atRest && watch::showsBoard(now, differenceOf(reference, now))));
    result.covered = !atRest && !result.unlike;
    result.lost = !result.covered;
}

WatchFrame TableState::next(const cv::Mat& rgb) {
    WatchFrame result;
    watch::View now = watch::viewOf(rgb, board::matrixOf(upright), shape, &reference.light);
    const auto since = [&] { return differenceOf(reference, now, previous ? &*previous : nullptr); };
    watch::Difference difference = since();
    const auto rests = [&] {
        const watch::Difference moved = differenceOf(*previous, now);
        return moved.changedShare + moved.coveredShare < kAtRest;
    };
    const bool allDifferent = difference.changedShare + difference.coveredShare > kAllDifferent;
    const bool atRest = previous && (allDifferent || difference.coveredShare > 0) && rests();
    if (atRest && difference.coveredShare > 0 && watch::wasCovered(reference, now, difference)) {
        result.uncovered = true;
        return result;
    }
    if (allDifferent) {
        search(rgb, atRest, now, result);
        if (!result.relocated) {
            previous = std::move(now);
            return result;
        }
        difference = since();
    }
    different = 0;
    crowded = atRest && !result.relocated && difference.coveredShare > 0 && watch::showsBoard(now, difference)
                  ? crowded + 1
                  : 0;
    if (crowded >= kCrowdedFrames) {
        crowded = 0;
        result.unlike = true;
        return result;
    }
    result.covered = difference.coveredShare > 0;
    vote(changesIn(now, difference), now, difference, result);
    previous = std::move(now);
    return result;
}

void TableState::accept(const PieceChange& change) {
    const std::optional<engine::Hex> left = change.what == PieceChange::What::RobberMoved   ? known.robber
                                            : change.what == PieceChange::What::PirateMoved ? known.pirate
                                                                                            : std::nullopt;
    watch::learn(known, change);
    std::vector<Key> keys;
    std::vector<PieceChange> seen;
    for (const auto& [key, candidate] : candidates) {
        keys.push_back(key);
        seen.push_back(candidate.seen.change);
    }
    std::vector<watch::SeenChange> settled;
    for (const std::size_t i : settledBy(change, seen)) {
        settled.push_back(candidates.at(keys[i]).seen);
        candidates.erase(keys[i]);
    }
    if (watch::isFigure(change)) {
        if (settled.empty() && !wasCalledOff(change)) {
            awaited.push_back(change);
        }
    } else if (settled.empty() && change.piece != engine::Piece::Wall) {
        settled.push_back({change, {}, 0, false});
    }
    if (left) {
        settled.push_back({{*left, change.what, {}, {}, 1}, {}, 0, false});
    }
    for (const watch::SeenChange& each : settled) {
        if (previous) {
            take(each, *previous);
        }
    }
}

/// The eyes' side of a TableWatch.
class FollowedTable : public WatchedTable {
public:
    FollowedTable(const Image& reference, const Homography& homography, KnownPieces known, const engine::Layout& layout,
                  const LookedFor& lookedFor) {
        m_state.lookedFor = lookedFor;
        m_state.isMirrored = board::isMirrored(board::matrixOf(homography));
        m_state.shape = board::shapeOf(layout);
        m_state.upright = m_state.inPicture(homography, reference.width);
        m_state.homography = homography;
        m_state.known = std::move(known);
        m_state.reference = watch::viewOf(m_state.seen(reference), board::matrixOf(m_state.upright), m_state.shape);
        m_state.reference.sea = lookedFor.has(Extra::Ships) || m_state.known.pirate;
        m_state.sight = watch::referenceSight(m_state.reference, m_state.known, pieces::playersIn(lookedFor));
    }

    WatchFrame next(const Image& frame) override {
        try {
            if (net::shippedNets()) {
                WatchFrame result = m_state.next(m_state.seen(frame));
                m_state.homography = m_state.inPicture(m_state.upright, frame.width);
                return result;
            }
        } catch (const cv::Exception&) {
            // Degenerate geometry: nothing can be vouched for in this frame.
        }
        WatchFrame lost;
        lost.lost = true;
        return lost;
    }

    [[nodiscard]] std::vector<PieceChange> seenOnce() const override {
        std::vector<PieceChange> once;
        for (const auto& [key, candidate] : m_state.candidates) {
            if (!candidate.told && !candidate.seen.quiet && candidate.seen.change.confidence >= kSeenOnce) {
                once.push_back(candidate.seen.change);
            }
        }
        return once;
    }

    void accept(const PieceChange& change) override { m_state.accept(change); }
    [[nodiscard]] const KnownPieces& known() const override { return m_state.known; }
    [[nodiscard]] const Homography& homography() const override { return m_state.homography; }

private:
    TableState m_state;
};

}  // namespace

std::unique_ptr<WatchedTable> look::watchTable(const Image& reference, const Homography& homography, KnownPieces known,
                                               const engine::Layout& layout, const LookedFor& lookedFor) {
    return std::make_unique<FollowedTable>(reference, homography, std::move(known), layout, lookedFor);
}

}  // namespace vision
