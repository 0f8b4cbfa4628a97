// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/candidate.h"

#include <cmath>
#include <cstdint>
#include <utility>

#include "vision/reading/median.h"

namespace vision::dice {

namespace {

/// Of the die beside its pips: they cover less than half of a face.
cv::Vec3d bodyColour(const cv::Mat& rgb, const FoundFace& face) {
    const int side = std::max(1, cvRound(0.7 * face.side));
    const cv::Rect square = cv::Rect(cvRound(face.at.x) - side / 2, cvRound(face.at.y) - side / 2, side, side) &
                            cv::Rect(0, 0, rgb.cols, rgb.rows);
    cv::Vec3d colour;
    for (int c = 0; c < 3 && !square.empty(); ++c) {
        std::vector<std::uint8_t> values;
        for (int y = square.y; y < square.br().y; ++y) {
            for (int x = square.x; x < square.br().x; ++x) {
                values.push_back(rgb.at<cv::Vec3b>(y, x)[c]);
            }
        }
        colour[c] = median(std::move(values));
    }
    return colour;
}

/// How slantingly a face is seen: the tangent of the angle to its upright, from how its edges are foreshortened.
double slantOf(const FoundFace& face) {
    const double area = std::max(std::abs(cv::determinant(face.axes)), 1e-9);
    const double even = std::max(cv::norm(face.axes) * cv::norm(face.axes) / (2 * area), 1.0);
    const double shorter = even - std::sqrt(even * even - 1);
    return std::sqrt(std::max(1 / (shorter * shorter) - 1, 0.0));
}

/// Whether two colours are one in some light, as those of a die's face and of its flank.
bool mayBeOneBody(const cv::Vec3d& a, const cv::Vec3d& b) {
    // Shares of red, green and blue, nearly grey where it is dark.
    constexpr double kDark = 15;
    constexpr double kOther = 0.25;
    const auto shares = [](const cv::Vec3d& colour) {
        const cv::Vec3d lit = colour + cv::Vec3d::all(kDark);
        return lit * (1 / (lit[0] + lit[1] + lit[2]));
    };
    return cv::norm(shares(a) - shares(b)) < kOther;
}

/// One lies below another face in the picture, nearer than two dice side by side can, or where that die's flank shows.
bool mayBeFlank(const Candidate& one, const Candidate& other) {
    constexpr double kFlankApart = 1;
    constexpr double kBelow = 0.6;
    // Between middles in edges of the upper face, along the edge that it is more of; 1 when two dice touch.
    constexpr double kTouching = 0.95;
    constexpr double kMargin = 1.2;
    const double flank = 0.5 + 0.5 * slantOf(other.face);
    const cv::Point2d way = one.face.at - other.face.at;
    const double apart = cv::norm(way);
    const cv::Vec2d edges = other.face.axes.inv() * cv::Vec2d(way.x, way.y);
    return mayBeOneBody(one.colour, other.colour) && apart < kFlankApart * std::max(one.face.side, other.face.side) &&
           way.y > kBelow * apart &&
           std::max(std::abs(edges[0]), std::abs(edges[1])) < std::max(kTouching, kMargin * flank);
}

}  // namespace

Candidate candidateOf(const cv::Mat& rgb, const FoundFace& face) {
    Candidate one{face, readFace(rgb, face), bodyColour(rgb, face)};
    for (double& chance : one.chances) {
        chance *= face.there;
    }
    one.chances[0] += 1 - face.there;
    return one;
}

Candidate* nearest(std::vector<Candidate>& candidates, cv::Point2d at, double side, double within) {
    Candidate* found = nullptr;
    for (Candidate& one : candidates) {
        const double apart = cv::norm(one.face.at - at);
        if (apart < within * std::max(one.face.side, side) &&
            (found == nullptr || apart < cv::norm(found->face.at - at))) {
            found = &one;
        }
    }
    return found;
}

std::vector<Candidate> onePerDie(std::vector<Candidate> candidates) {
    constexpr double kLeastApart = 0.7;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.confidence() > b.confidence(); });
    std::vector<Candidate> kept;
    for (const Candidate& one : candidates) {
        Candidate* const surer = nearest(kept, one.face.at, one.face.side, kLeastApart);
        if (surer == nullptr) {
            kept.push_back(one);
        } else if (surer->value() != one.value() && one.confidence() >= kLikely && !mayBeFlank(one, *surer)) {
            surer->isDoubted = true;
        }
    }
    for (std::size_t i = 1; i < kept.size(); ++i) {
        for (std::size_t surer = 0; surer < i; ++surer) {
            kept[i].isDoubted = kept[i].isDoubted || mayBeFlank(kept[i], kept[surer]);
        }
    }
    return kept;
}

void addPips(const PipFace& pips, Candidate& one) {
    // It counts for less than it says of itself, as nets and patterns often err together; that some pips were missed is
    // as likely as that nothing is there, that there are more than on the face less so.
    constexpr double kTrust = 0.5;
    constexpr double kTooMany = -0.5;
    constexpr double kMostSure = 0.999;
    const double likely = std::clamp(pips.likely, 1 - kMostSure, kMostSure);
    double sum = one.chances[0];
    for (int value = 1; value <= 6; ++value) {
        double& chance = one.chances[static_cast<std::size_t>(value)];
        if (value == pips.value) {
            chance *= std::exp(kTrust * std::log(likely / (1 - likely)));
        } else if (value < pips.value) {
            chance *= std::exp(kTooMany);
        }
        sum += chance;
    }
    for (double& chance : one.chances) {
        chance /= sum;
    }
}

void compareWithSure(std::vector<Candidate>& candidates) {
    constexpr double kWholly = 0.99;
    constexpr double kFarthest = 6;
    constexpr double kAlike = 0.75;
    const auto isSure = [](const Candidate& each) { return !each.isDoubted && each.confidence() >= kWholly; };
    std::vector<FoundFace> sure;
    for (const Candidate& each : candidates) {
        if (isSure(each)) {
            sure.push_back(each.face);
        }
    }
    for (Candidate& one : candidates) {
        one.isBesideSure = std::any_of(sure.begin(), sure.end(), [&](const FoundFace& face) {
            const double smaller = std::min(face.side, one.face.side);
            const double larger = std::max(face.side, one.face.side);
            return smaller > kAlike * larger && cv::norm(face.at - one.face.at) < kFarthest * larger;
        });
    }
}

bool isPerhapsDie(const Candidate& one) {
    // Some pips are nearly of the body's colour, or a lamp shines in them: that none are seen on a face says little.
    constexpr double kNoPips = 0.5;
    constexpr double kSurelyFace = 0.95;
    return one.confidence() >= kLikely || (one.isTrusted() && one.chances[0] < kNoPips) ||
           (one.isConfirmed && !one.isDoubted && one.face.there > kSurelyFace);
}

}  // namespace vision::dice
