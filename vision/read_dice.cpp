// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_dice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/board/locate.h"
#include "vision/board/plain.h"
#include "vision/dice/body.h"
#include "vision/dice/faces.h"
#include "vision/dice/pips.h"
#include "vision/dice/thing_face.h"
#include "vision/dice/things.h"

namespace vision {

namespace {

/// Pips are looked for in a picture whose longer side is between these.
constexpr double kLeastSide = 1600;
constexpr double kMostSide = 2000;

/// A face with the body it lies in.
struct SeenFace {
    dice::Face face;
    dice::Body body;
    double confidence = 0;
    /// Of the die beside its pips.
    cv::Vec3d colour;
};

/// Four and more pips in their places are hardly there by chance, three in a row seldom; one or two spots are found
/// anywhere, so the body around them must speak for a die.
constexpr std::array<double, 6> kBase{-1.4, -1.0, 0.4, 3.6, 4.2, 4.2};
constexpr int kFewPips = 2;

double logisticOf(double x) {
    return 1 / (1 + std::exp(-x));
}

double confidenceOf(const dice::Face& face, const dice::Body& body, double contrast) {
    double sum = kBase[static_cast<std::size_t>(face.value - 1)];
    sum -= (face.value == 3 ? 60 : 12) * std::max(face.residual - 0.015, 0.0);
    sum += std::clamp((contrast - 70) / 30, -1.5, 1.5);
    sum += std::clamp((face.radius - 2.6) / 0.6, -1.0, 0.5);
    const bool fits = !body.boundless && body.size > 0.5 && body.size < 3.4;
    if (face.value <= kFewPips) {
        sum += fits ? 1.2 : -3.0;
        sum += std::clamp(6 * (body.filled - 0.6), -2.0, 1.2);
    } else {
        sum += fits ? 1.2 : face.value == 3 ? -1.5 : -0.8;
    }
    return logisticOf(body.blocked > 0 ? sum - 3 : sum);
}

double halfSideOf(const dice::Face& face) {
    return dice::kHalfSide * face.spacing * std::sqrt(std::abs(cv::determinant(face.toPicture)));
}

/// Whether two faces belong to one die: their middles lie nearer than those of two dice side by side.
bool sameDie(const dice::Face& a, const dice::Face& b) {
    const double side = 2 * std::max(halfSideOf(a), halfSideOf(b));
    const cv::Point2d apart = a.at - b.at;
    // A face with smaller pips is seen more slantingly: likelier a side of the same die than another die.
    const double ratio = std::min(a.radius, b.radius) / std::max(a.radius, b.radius);
    return std::hypot(apart.x, apart.y) < (ratio < 0.9 ? 1.15 : 0.9) * side;
}

/// The upper face is seen least slantingly; where two are alike, it is the upper one in the picture.
bool isUpper(const dice::Face& a, const dice::Face& b) {
    constexpr double kClearly = 1.12;
    if (a.radius > kClearly * b.radius || b.radius > kClearly * a.radius) {
        return a.radius > b.radius;
    }
    return a.at.y < b.at.y;
}

struct Work {
    cv::Mat rgb;
    std::optional<cv::Matx33d> board;
    /// As far from its middle everything is frame or land.
    double boardReach = 0;
    double scale = 1;
    cv::Point2d origin;

    /// The prints of a board that lies there in the whole picture are no dice.
    void leaveOut(const cv::Matx33d& homography, const board::Shape& shape) {
        const cv::Matx33d toPicture(1 / scale, 0, 0, 0, 1 / scale, 0, 0, 0, 1);
        const cv::Matx33d toMiddle(1, 0, -shape.middle.x, 0, 1, -shape.middle.y, 0, 0, 1);
        board = toMiddle * homography.inv() * toPicture;
        boardReach = -shape.frame.beyond(shape.middle);
    }
};

/// The part to look at, no smaller than `leastSide` where that can be.
Work workOn(const cv::Mat& rgb, const std::optional<PictureArea>& tray, double leastSide) {
    cv::Rect part(0, 0, rgb.cols, rgb.rows);
    if (tray) {
        part &= cv::Rect(cvFloor(tray->x * rgb.cols), cvFloor(tray->y * rgb.rows), cvCeil(tray->width * rgb.cols),
                         cvCeil(tray->height * rgb.rows));
    }
    Work work;
    constexpr int kLeastPart = 16;
    if (part.width < kLeastPart || part.height < kLeastPart) {
        return work;
    }
    const double longer = std::max(part.width, part.height);
    constexpr double kMostEnlarged = 4;
    work.scale = longer < leastSide ? std::min(leastSide / longer, kMostEnlarged) : std::min(1.0, kMostSide / longer);
    work.origin = {static_cast<double>(part.x), static_cast<double>(part.y)};
    cv::resize(rgb(part), work.rgb, {}, work.scale, work.scale, work.scale > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
    return work;
}

Point fractionOf(const Work& work, cv::Point2d at, const Image& image) {
    return {(work.origin.x + (at.x + 0.5) / work.scale) / image.width,
            (work.origin.y + (at.y + 0.5) / work.scale) / image.height};
}

double contrastOf(const dice::Face& face, const std::vector<dice::Pip>& pips) {
    double least = 255;
    for (const std::size_t pip : face.pips) {
        least = std::min(least, pips[pip].contrast);
    }
    return least;
}

/// Below this no value is given.
constexpr double kLikely = 0.8;

/// `board`, when there is one, brings the picture's pixels to the board plane, its middle to the origin.
std::vector<SeenFace> facesIn(const cv::Mat& rgb, const std::vector<dice::Pip>& pips,
                              const std::optional<cv::Matx33d>& board, double boardReach) {
    std::vector<SeenFace> faces;
    for (dice::Face& face : dice::findFaces(pips)) {
        // Tokens and prints have spots of their own.
        if (board && face.value <= 3 && cv::norm(board::apply(*board, face.at)) < boardReach) {
            continue;
        }
        const dice::Body body = dice::bodyOf(rgb, pips, face);
        const double confidence = confidenceOf(face, body, contrastOf(face, pips));
        const cv::Vec3d colour = pips[face.pips.front()].around;
        faces.push_back({std::move(face), body, confidence, colour});
    }
    std::stable_sort(faces.begin(), faces.end(),
                     [](const SeenFace& a, const SeenFace& b) { return a.confidence > b.confidence; });
    return faces;
}

/// Dice that are thrown together are about of one size; and where many spots look like ones and twos, it is the cloth.
void dropStraySpots(std::vector<SeenFace>& faces) {
    constexpr double kSizes = 1.5;
    constexpr std::ptrdiff_t kCloth = 6;
    std::vector<double> radii;
    for (const SeenFace& seen : faces) {
        if (seen.face.value > kFewPips && seen.confidence >= kLikely) {
            radii.push_back(seen.face.radius);
        }
    }
    const auto spots = std::count_if(faces.begin(), faces.end(), [](const SeenFace& seen) {
        return seen.face.value <= kFewPips && seen.confidence >= kLikely;
    });
    for (SeenFace& seen : faces) {
        if (seen.face.value > kFewPips) {
            continue;
        }
        const bool like = std::any_of(radii.begin(), radii.end(), [&](double radius) {
            return radius < kSizes * seen.face.radius && seen.face.radius < kSizes * radius;
        });
        if ((!radii.empty() && !like) || spots > kCloth) {
            seen.confidence *= 0.4;
        }
    }
}

/// One face a die: the upper one of those that lie together.
std::vector<SeenFace> upperFaces(std::vector<SeenFace> faces) {
    constexpr double kHardly = 0.3;
    std::vector<SeenFace> kept;
    for (SeenFace& seen : faces) {
        if (seen.confidence < kHardly) {
            continue;
        }
        const auto other =
            std::find_if(kept.begin(), kept.end(), [&](const SeenFace& k) { return sameDie(k.face, seen.face); });
        if (other == kept.end()) {
            kept.push_back(std::move(seen));
        } else if (isUpper(seen.face, other->face)) {
            *other = std::move(seen);
        }
    }
    return kept;
}

/// The surer of two readings of one die; that they differ speaks against it, the more pips the less.
void settle(SeenFace& one, SeenFace other) {
    if (one.face.value == other.face.value) {
        one.confidence = std::max(one.confidence, other.confidence);
        return;
    }
    constexpr double kPerPip = 0.5;
    constexpr double kDoubt = 0.3;
    const auto weight = [](const SeenFace& seen) {
        const double sure = std::clamp(seen.confidence, 1e-3, 1 - 1e-3);
        return std::log(sure / (1 - sure)) + kPerPip * seen.face.value;
    };
    if (weight(other) > weight(one)) {
        std::swap(one, other);
    }
    one.confidence *= 1 - kDoubt * other.confidence;
}

/// Reads the things on an even ground one by one, where the picture as a whole shows too little of their pips.
void addThings(const Work& work, std::vector<SeenFace>& faces) {
    for (const dice::Thing& thing : dice::findThings(work.rgb)) {
        if (work.board && cv::norm(board::apply(*work.board, thing.at)) < work.boardReach) {
            continue;
        }
        for (dice::ThingFace& read : dice::facesOf(work.rgb, thing)) {
            const cv::Point2d middle = thing.isHeap ? read.face.at : thing.at;
            SeenFace seen{std::move(read.face), {}, logisticOf(read.sureness), read.colour};
            const auto known = std::find_if(faces.begin(), faces.end(), [&](const SeenFace& face) {
                constexpr double kWithin = 0.6;
                return cv::norm(face.face.at - middle) < kWithin * thing.side;
            });
            if (known != faces.end()) {
                settle(*known, std::move(seen));
            } else if (!work.board || seen.face.value > kFewPips) {
                // Beside a board lie pieces, and a piece with a spot on it is no die.
                faces.push_back(std::move(seen));
            }
        }
    }
}

DiceReading readIn(const Work& work, const Image& image) {
    const std::vector<dice::Pip> pips = dice::findPips(work.rgb);
    std::vector<SeenFace> faces = upperFaces(facesIn(work.rgb, pips, work.board, work.boardReach));
    addThings(work, faces);
    dropStraySpots(faces);
    DiceReading reading;
    for (const SeenFace& seen : faces) {
        const Point at = fractionOf(work, seen.face.at, image);
        if (seen.confidence >= kLikely) {
            reading.dice.push_back({seen.face.value, std::string(dice::colourWord(seen.colour)), at, seen.confidence,
                                    halfSideOf(seen.face) / work.scale / image.width});
        } else if (seen.face.value > 3) {
            reading.unread.push_back({at, seen.body.boundless ? DieDoubt::NoBody : DieDoubt::NoPattern});
        }
    }
    std::stable_sort(reading.dice.begin(), reading.dice.end(),
                     [](const DieReading& a, const DieReading& b) { return a.at.x < b.at.x; });
    return reading;
}

}  // namespace

std::string_view toText(DieDoubt doubt) {
    switch (doubt) {
        case DieDoubt::NoPattern:
            return "no-pips";
        case DieDoubt::NoBody:
            return "no-die";
    }
    ADJ_CHECK(false, "every doubt about a die has a word");
}

DiceReading readDice(const Image& image, const std::optional<PictureArea>& tray, const std::optional<Homography>& board,
                     const std::optional<engine::Layout>& layout) {
    ADJ_CHECK(image.rgb.size() == image.stride() * static_cast<std::size_t>(image.height),
              "a picture has all its pixels");
    try {
        const cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
        Work work = workOn(rgb, tray, kLeastSide);
        if (!work.rgb.empty()) {
            if (tray) {
                // Nothing else is looked at.
            } else if (board) {
                work.leaveOut(board::matrixOf(*board), layout ? *board::shapeOf(*layout) : *board::smallShape());
            } else if (const auto located = board::locate(rgb)) {
                work.leaveOut(located->homography, *located->shape);
            }
            DiceReading reading = readIn(work, image);
            // A tray drawn closely around large dice: enlarged, their pips are larger than any.
            return tray && reading.dice.empty() && work.scale > 1 ? readIn(workOn(rgb, tray, 0), image) : reading;
        }
    } catch (const cv::Exception&) {
        // OpenCV gives up on degenerate geometry; then there is nothing to vouch for.
    }
    return {};
}

}  // namespace vision
