// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/free_lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "vision/board/lattice.h"

namespace vision::board {

namespace {

/// Middles that a lattice may start from, and other middles around each that may be its neighbours.
constexpr std::size_t kStarts = 30;
constexpr std::size_t kAround = 10;
/// Starts that are followed up.
constexpr std::size_t kFollowed = 16;
/// A start needs so much of its six neighbours and six corners.
constexpr double kLeastStart = 4.5;
/// Longest to shortest side of a hex in the picture, where a board may still be read.
constexpr double kMostSlant = 3.2;
/// In hex sides: what still lies on a lattice that is being followed, and on one that is fitted.
constexpr double kFollowing = 0.3;
constexpr double kOn = 0.16;
constexpr int kMostRounds = 14;
constexpr double kLeastShare = 0.55;
/// Steps from hex to hex over which a lattice is followed: one may not be seen.
constexpr int kStride = 2;
/// Peaks that no lattice can have more of; the likeliest count.
constexpr std::size_t kMostPeaks = 400;

engine::Hex turnedBackOnce(engine::Hex hex) {
    return {hex.q + hex.r, -hex.q};
}

cv::Point2d siteOf(const engine::Corner& corner) {
    return cornerOf(corner.hex, corner.south ? 3 : 0);
}

/// The hex whose middle is nearest to a point of the board plane.
engine::Hex hexAt(cv::Point2d at) {
    const int r = cvRound(at.y / 1.5);
    const int q = cvRound(at.x / std::sqrt(3.0) - r / 2.0);
    engine::Hex best{q, r};
    for (const engine::HexDirection direction : engine::kHexDirections) {
        const engine::Hex other = engine::neighbour({q, r}, direction);
        if (cv::norm(at - centreOf(other)) < cv::norm(at - centreOf(best))) {
            best = other;
        }
    }
    return best;
}

/// The corner that is nearest to a point of the board plane.
engine::Corner cornerAt(cv::Point2d at) {
    const engine::Hex hex = hexAt(at);
    int best = 0;
    for (int k = 1; k < 6; ++k) {
        best = cv::norm(at - cornerOf(hex, k)) < cv::norm(at - cornerOf(hex, best)) ? k : best;
    }
    return engine::cornerOf(hex, engine::kCornerDirections[static_cast<std::size_t>(best)]);
}

/// A place of the board plane, and where a peak has it.
struct Match {
    cv::Point2d plane;
    cv::Point2d pixel;
    double weight = 0;
};

/// The homography that explains matches best, starting from one that does so roughly. Few of them say little about
/// perspective.
cv::Matx33d fitted(const std::vector<Match>& matches, const cv::Matx33d& start) {
    using Vec8 = cv::Vec<double, 8>;
    // About the middle of the matches, at their size.
    cv::Point2d middle;
    cv::Point2d pixelMiddle;
    for (const Match& match : matches) {
        middle += match.plane / static_cast<double>(matches.size());
        pixelMiddle += match.pixel / static_cast<double>(matches.size());
    }
    double reach = 0;
    double pixelReach = 0;
    for (const Match& match : matches) {
        reach += cv::norm(match.plane - middle) / static_cast<double>(matches.size());
        pixelReach += cv::norm(match.pixel - pixelMiddle) / static_cast<double>(matches.size());
    }
    const cv::Matx33d inwards(1 / reach, 0, -middle.x / reach, 0, 1 / reach, -middle.y / reach, 0, 0, 1);
    const cv::Matx33d outwards(pixelReach, 0, pixelMiddle.x, 0, pixelReach, pixelMiddle.y, 0, 0, 1);
    cv::Matx33d now = scaled(outwards.inv() * start * inwards.inv());
    constexpr int kPasses = 4;
    for (int pass = 0; pass < kPasses; ++pass) {
        cv::Matx<double, 8, 8> normal = cv::Matx<double, 8, 8>::eye() * 1e-9;
        normal(6, 6) = normal(7, 7) = 0.02;
        Vec8 right = Vec8::all(0);
        for (const Match& match : matches) {
            const cv::Point2d p = (match.plane - middle) / reach;
            const cv::Point2d seen = (match.pixel - pixelMiddle) / pixelReach;
            const double depth = now(2, 0) * p.x + now(2, 1) * p.y + 1;
            const double miss = cv::norm(apply(now, p) - seen) * reach;
            // Half a hex side off counts little.
            const double trust = match.weight / (1 + miss * miss / (kOn * kOn)) / std::max(0.01, depth * depth);
            const Vec8 x{p.x, p.y, 1, 0, 0, 0, -seen.x * p.x, -seen.x * p.y};
            const Vec8 y{0, 0, 0, p.x, p.y, 1, -seen.y * p.x, -seen.y * p.y};
            normal += trust * (x * x.t() + y * y.t());
            right += trust * (seen.x * x + seen.y * y);
        }
        const Vec8 a = normal.solve(right, cv::DECOMP_CHOLESKY);
        now = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], 1};
    }
    return scaled(outwards * now * inwards);
}

/// The peaks that lie on a lattice.
struct Matched {
    std::map<engine::Hex, const LatticePeak*> middles;
    std::map<engine::Corner, const LatticePeak*> corners;

    [[nodiscard]] std::vector<Match> all() const {
        std::vector<Match> matches;
        for (const auto& [hex, peak] : middles) {
            matches.push_back({centreOf(hex), peak->at, peak->chance});
        }
        for (const auto& [corner, peak] : corners) {
            matches.push_back({siteOf(corner), peak->at, peak->chance});
        }
        return matches;
    }
    [[nodiscard]] double weight() const {
        double sum = 0;
        for (const auto& [hex, peak] : middles) {
            sum += peak->chance;
        }
        for (const auto& [corner, peak] : corners) {
            sum += peak->chance / 2;
        }
        return sum;
    }
};

/// Around one middle, as if nothing were farther away than anything else.
struct Start {
    cv::Matx33d homography;
    double score = 0;
};

class LatticeGrowth {
public:
    LatticeGrowth(const LatticePeaks& peaks, cv::Size picture) : m_peaks(peaks), m_picture(picture) {
        m_peaks.middles.resize(std::min(m_peaks.middles.size(), kMostPeaks));
        m_peaks.corners.resize(std::min(m_peaks.corners.size(), kMostPeaks));
    }

    [[nodiscard]] std::optional<FreeLattice> best() const {
        std::optional<FreeLattice> best;
        double most = 0;
        for (const Start& start : starts()) {
            cv::Matx33d homography = start.homography;
            const Matched matched = grown(homography);
            if (matched.middles.size() < 4 || matched.weight() <= most) {
                continue;
            }
            const FreeLattice lattice = told(matched, homography);
            if (lattice.hexes.size() >= kFewestHexes && lattice.support >= kLeastShare) {
                most = matched.weight();
                best = lattice;
            }
        }
        return best;
    }

private:
    /// How well the nearest peak fits a place: its chance, less what it is off.
    static double fit(const std::vector<LatticePeak>& peaks, cv::Point2d at, double tolerance) {
        double best = 0;
        for (const LatticePeak& peak : peaks) {
            const double off = cv::norm(peak.at - at);
            best = off < tolerance ? std::max(best, (0.3 + 0.7 * peak.chance) * (1 - off / (2 * tolerance))) : best;
        }
        return best;
    }

    /// Two neighbours of a middle, east and south-east of it, as a lattice without perspective.
    [[nodiscard]] std::optional<Start> startWith(const LatticePeak& middle, cv::Point2d east,
                                                 cv::Point2d southEast) const {
        const cv::Point2d v = (east - middle.at) / std::sqrt(3.0);
        const cv::Point2d w = (southEast - middle.at - (east - middle.at) * 0.5) / 1.5;
        const double area = v.cross(w);
        const double sum = v.dot(v) + w.dot(w);
        // Of the two singular values: their product and the sum of their squares.
        const double root = std::sqrt(std::max(0.0, sum * sum - 4 * area * area));
        const double longest = std::sqrt((sum + root) / 2);
        const double shortest = std::sqrt(std::max(0.0, (sum - root) / 2));
        if (area <= 0 || longest > kMostSlant * shortest) {
            return std::nullopt;
        }
        Start start{{v.x, w.x, middle.at.x, v.y, w.y, middle.at.y, 0, 0, 1}, 0};
        const double tolerance = 0.4 * shortest;
        for (int k = 0; k < 6; ++k) {
            const cv::Point2d beside =
                centreOf(engine::neighbour({0, 0}, engine::kHexDirections[static_cast<std::size_t>(k)]));
            start.score += fit(m_peaks.middles, apply(start.homography, beside), 1.5 * tolerance);
            start.score += fit(m_peaks.corners, apply(start.homography, cornerOf({0, 0}, k)), tolerance);
        }
        return start;
    }

    /// Best first.
    [[nodiscard]] std::vector<Start> starts() const {
        std::vector<Start> starts;
        for (std::size_t i = 0; i < std::min(m_peaks.middles.size(), kStarts); ++i) {
            const LatticePeak& middle = m_peaks.middles[i];
            std::vector<cv::Point2d> around;
            for (const LatticePeak& other : m_peaks.middles) {
                if (&other != &middle) {
                    around.push_back(other.at);
                }
            }
            const std::size_t count = std::min(around.size(), kAround);
            std::partial_sort(
                around.begin(), around.begin() + static_cast<std::ptrdiff_t>(count), around.end(),
                [&](cv::Point2d a, cv::Point2d b) { return cv::norm(a - middle.at) < cv::norm(b - middle.at); });
            std::optional<Start> best;
            for (std::size_t a = 0; a < count; ++a) {
                for (std::size_t b = 0; b < count; ++b) {
                    const auto start = a == b ? std::nullopt : startWith(middle, around[a], around[b]);
                    if (start && (!best || start->score > best->score)) {
                        best = start;
                    }
                }
            }
            if (best && best->score >= kLeastStart) {
                starts.push_back(*best);
            }
        }
        std::stable_sort(starts.begin(), starts.end(),
                         [](const Start& a, const Start& b) { return a.score > b.score; });
        starts.resize(std::min(starts.size(), kFollowed));
        return starts;
    }

    /// The peaks on a lattice that lie beside hexes that were on it before.
    [[nodiscard]] Matched matchedBeside(const std::set<engine::Hex>& before, const cv::Matx33d& homography,
                                        double tolerance) const {
        const auto isBeside = [&](engine::Hex hex) {
            return std::any_of(before.begin(), before.end(),
                               [&](engine::Hex other) { return engine::distance(hex, other) <= kStride; });
        };
        const cv::Matx33d back = homography.inv();
        Matched matched;
        std::map<engine::Hex, double> middlesOff;
        std::map<engine::Corner, double> cornersOff;
        // Points behind the horizon lie on no lattice.
        const auto isBefore = [&](cv::Point2d pixel) {
            return back(2, 0) * pixel.x + back(2, 1) * pixel.y + back(2, 2) > 0;
        };
        const auto keep = [&](auto& sites, auto& nearest, const auto& site, cv::Point2d at, cv::Point2d is,
                              const LatticePeak& peak) {
            // Of two peaks on one place the nearer one is it, unless the other is much likelier.
            const double off = cv::norm(at - is);
            const double worth = peak.chance * (1 - off / (2 * tolerance));
            if (off <= tolerance && (!nearest.contains(site) || worth > nearest[site])) {
                sites[site] = &peak;
                nearest[site] = worth;
            }
        };
        for (const LatticePeak& peak : m_peaks.middles) {
            const cv::Point2d at = apply(back, peak.at);
            const engine::Hex hex = hexAt(at);
            if (isBefore(peak.at) && isBeside(hex)) {
                keep(matched.middles, middlesOff, hex, at, centreOf(hex), peak);
            }
        }
        for (const LatticePeak& peak : m_peaks.corners) {
            const cv::Point2d at = apply(back, peak.at);
            const engine::Corner corner = cornerAt(at);
            const auto hexes = engine::hexesAt(corner);
            if (isBefore(peak.at) && std::any_of(hexes.begin(), hexes.end(), [&](engine::Hex hex) {
                    return before.contains(hex) || matched.middles.contains(hex);
                })) {
                keep(matched.corners, cornersOff, corner, at, siteOf(corner), peak);
            }
        }
        return matched;
    }

    /// Follows a lattice from hex to hex; `homography` becomes its own.
    [[nodiscard]] Matched grown(cv::Matx33d& homography) const {
        std::set<engine::Hex> hexes{{0, 0}};
        for (int round = 0; round < kMostRounds; ++round) {
            Matched next = matchedBeside(hexes, homography, kFollowing);
            constexpr std::size_t kFewest = 5;
            if (next.middles.size() + next.corners.size() < kFewest) {
                return {};
            }
            std::set<engine::Hex> after = shownBy(next);
            homography = fitted(next.all(), homography);
            const bool isAtEnd = after == hexes && round > 1;
            hexes = std::move(after);
            if (isAtEnd) {
                break;
            }
        }
        Matched matched = matchedBeside(hexes, homography, kOn);
        if (matched.middles.size() + matched.corners.size() >= 8) {
            homography = fitted(matched.all(), homography);
        }
        return matched;
    }

    /// The hexes whose middle is a peak, and those that most of what is around them shows; what hangs together only.
    [[nodiscard]] static std::set<engine::Hex> shownBy(const Matched& matched) {
        std::map<engine::Hex, int> corners;
        for (const auto& [corner, peak] : matched.corners) {
            for (const engine::Hex hex : engine::hexesAt(corner)) {
                ++corners[hex];
            }
        }
        std::set<engine::Hex> shown;
        for (const auto& [hex, peak] : matched.middles) {
            if (corners[hex] >= 1) {
                shown.insert(hex);
            }
        }
        for (const auto& [hex, count] : corners) {
            const auto beside = std::count_if(
                engine::kHexDirections.begin(), engine::kHexDirections.end(),
                [&](auto direction) { return matched.middles.contains(engine::neighbour(hex, direction)); });
            // A hex of the sea beside the land has three corners and two hexes of it at most.
            if (count >= 5 || (count >= 4 && beside >= 2) || (count >= 3 && beside >= 3)) {
                shown.insert(hex);
            }
        }
        return largestPart(shown);
    }

    [[nodiscard]] static std::set<engine::Hex> largestPart(std::set<engine::Hex> hexes) {
        std::set<engine::Hex> largest;
        while (!hexes.empty()) {
            std::set<engine::Hex> part;
            std::vector<engine::Hex> open{*hexes.begin()};
            while (!open.empty()) {
                const engine::Hex hex = open.back();
                open.pop_back();
                if (hexes.erase(hex) == 0) {
                    continue;
                }
                part.insert(hex);
                std::copy_if(hexes.begin(), hexes.end(), std::back_inserter(open),
                             [&](engine::Hex other) { return engine::distance(hex, other) <= kStride; });
            }
            if (part.size() > largest.size()) {
                largest = std::move(part);
            }
        }
        return largest;
    }

    [[nodiscard]] FreeLattice told(const Matched& matched, const cv::Matx33d& homography) const {
        FreeLattice lattice{homography, {}, 0};
        const std::set<engine::Hex> shown = shownBy(matched);
        const cv::Rect2d frame(0, 0, m_picture.width, m_picture.height);
        std::set<engine::Corner> corners;
        int there = 0;
        int seen = 0;
        for (const engine::Hex hex : shown) {
            ++there;
            seen += matched.middles.contains(hex) ? 1 : 0;
            for (const engine::CornerDirection direction : engine::kCornerDirections) {
                corners.insert(engine::cornerOf(hex, direction));
            }
        }
        for (const engine::Corner& corner : corners) {
            if (frame.contains(apply(homography, siteOf(corner)))) {
                ++there;
                seen += matched.corners.contains(corner) ? 1 : 0;
            }
        }
        lattice.support = there == 0 ? 0 : static_cast<double>(seen) / there;
        lattice.hexes.assign(shown.begin(), shown.end());
        turnUpright(lattice);
        return lattice;
    }

    /// Names its hexes so that north points as high as it can.
    static void turnUpright(FreeLattice& lattice) {
        constexpr double kSixth = CV_PI / 3;
        const cv::Matx33d sixth(std::cos(kSixth), -std::sin(kSixth), 0, std::sin(kSixth), std::cos(kSixth), 0, 0, 0, 1);
        cv::Point2d middle;
        for (const engine::Hex hex : lattice.hexes) {
            middle += centreOf(hex) / static_cast<double>(lattice.hexes.size());
        }
        int turns = 0;
        double highest = -1e9;
        for (int k = 0; k < 6; ++k) {
            const double angle = k * kSixth;
            const cv::Point2d north(std::sin(angle), -std::cos(angle));
            const cv::Point2d way = apply(lattice.homography, middle + north) - apply(lattice.homography, middle);
            const double height = -way.y / cv::norm(way);
            if (height > highest) {
                highest = height;
                turns = k;
            }
        }
        for (int k = 0; k < turns; ++k) {
            lattice.homography = scaled(lattice.homography * sixth);
            std::transform(lattice.hexes.begin(), lattice.hexes.end(), lattice.hexes.begin(), turnedBackOnce);
        }
        std::sort(lattice.hexes.begin(), lattice.hexes.end());
    }

    LatticePeaks m_peaks;
    cv::Size m_picture;
};

}  // namespace

std::optional<FreeLattice> freeLattice(const LatticePeaks& peaks, cv::Size picture) {
    return LatticeGrowth(peaks, picture).best();
}

}  // namespace vision::board
