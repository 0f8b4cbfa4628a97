// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/board/locate.h"
#include "vision/board/plain.h"
#include "vision/dice/body.h"
#include "vision/dice/candidate.h"
#include "vision/dice/find_face.h"
#include "vision/dice/follow_spots.h"
#include "vision/dice/pip_faces.h"
#include "vision/dice/spot_faces.h"
#include "vision/dice/thing_face.h"
#include "vision/dice/things.h"
#include "vision/look.h"
#include "vision/net/shipped_nets.h"
#include "vision/reading/shrunk.h"

namespace vision {

namespace {

/// The part of the picture that is looked at, no larger than needed.
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
    [[nodiscard]] bool onBoard(cv::Point2d at) const {
        return board && cv::norm(board::apply(*board, at)) < boardReach;
    }
};

/// The longer side of what is looked at.
constexpr double kMostSide = 2000;

Work workOn(const cv::Mat& rgb, const std::optional<PictureArea>& tray) {
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
    work.scale = std::min(1.0, kMostSide / std::max(part.width, part.height));
    work.origin = {static_cast<double>(part.x), static_cast<double>(part.y)};
    work.rgb = work.scale < 1 ? shrunk(rgb(part), {cvRound(work.scale * part.width), cvRound(work.scale * part.height)})
                              : rgb(part).clone();
    return work;
}

/// Below this no value is given that only the nets say on a ground that is not even.
constexpr double kSure = 0.95;

using dice::Candidate;

/// The dice, and the patterns of pips on what stands out from an even ground, in whatever light parts them best.
std::vector<dice::PipFace> addDice(const Work& work, bool isTray, std::vector<Candidate>& candidates) {
    std::vector<dice::Thing> things = dice::findThings(work.rgb);
    things.erase(
        std::remove_if(things.begin(), things.end(), [&](const dice::Thing& thing) { return work.onBoard(thing.at); }),
        things.end());
    std::vector<dice::Spot> spots = dice::spotFaces(work.rgb);
    spots.erase(
        std::remove_if(spots.begin(), spots.end(), [&](const dice::Spot& spot) { return work.onBoard(spot.at); }),
        spots.end());
    for (const dice::Thing& thing : things) {
        // What stands out of a die alone is its upper face, its flanks and a little shadow.
        constexpr double kFace = 0.84;
        if (!thing.isHeap) {
            spots.push_back({thing.at, kFace * thing.side, 0});
        }
    }
    for (const dice::FoundFace& face : dice::followSpots(work.rgb, spots)) {
        candidates.push_back(dice::candidateOf(work.rgb, face));
        candidates.back().isConfirmed =
            isTray || std::any_of(things.begin(), things.end(), [&](const dice::Thing& thing) {
                const cv::Point at = cv::Point(cvRound(face.at.x), cvRound(face.at.y)) - thing.box.tl();
                return cv::Rect({}, thing.box.size()).contains(at) && thing.covered.at<std::uint8_t>(at) != 0;
            });
    }
    candidates = dice::onePerDie(std::move(candidates));
    std::vector<dice::PipFace> patterns;
    for (const dice::Thing& thing : things) {
        for (const dice::ThingFace& face : dice::facesOf(work.rgb, thing)) {
            patterns.push_back({face.face.at, thing.side, face.face.value, 1 / (1 + std::exp(-face.sureness))});
        }
    }
    return patterns;
}

/// The patterns of pips in the picture as a whole, whatever they lie on.
std::vector<dice::PipFace> patternsIn(const Work& work) {
    // Pips must have some pixels.
    constexpr double kLeastSide = 1600;
    constexpr double kMostEnlarged = 4;
    const double enlarged = std::clamp(kLeastSide / std::max(work.rgb.cols, work.rgb.rows), 1.0, kMostEnlarged);
    cv::Mat rgb;
    cv::resize(work.rgb, rgb, {}, enlarged, enlarged, cv::INTER_CUBIC);
    const auto inPicture = [&](cv::Point2d at) {
        return (at + cv::Point2d(0.5, 0.5)) * (1 / enlarged) - cv::Point2d(0.5, 0.5);
    };
    auto faces = dice::findPipFaces(rgb, [&](cv::Point2d at) { return work.onBoard(inPicture(at)); });
    for (dice::PipFace& face : faces) {
        face.at = inPicture(face.at);
        face.side /= enlarged;
    }
    return faces;
}

/// Takes a pattern of pips as a second witness: it may show a die that was not seen, another face of one that was, or
/// another value. False where pips lie in a die's pattern and no die is seen around them.
bool comparePips(const Work& work, const dice::PipFace& pips, std::vector<Candidate>& candidates) {
    constexpr double kPattern = 0.9;
    constexpr double kLittle = 0.2;
    constexpr double kSameDie = 0.9;
    constexpr double kSameFace = 0.35;
    constexpr double kLeastApart = 0.7;
    Candidate* const known = dice::nearest(candidates, pips.at, pips.side, kSameDie);
    if (known != nullptr && known->value() == pips.value) {
        known->isConfirmed = true;
        dice::addPips(pips, *known);
        return true;
    }
    dice::FoundFace face = dice::findFace(work.rgb, pips.at, pips.side);
    face = dice::findFace(work.rgb, face.at, face.side);
    const Candidate* const led = dice::nearest(candidates, face.at, face.side, kLeastApart);
    if (known == nullptr && led != nullptr && led->confidence() >= dice::kLikely) {
        return true;  // a flank that led to the face that is known
    }
    Candidate other = dice::candidateOf(work.rgb, face);
    other.isConfirmed = true;
    if (known == nullptr) {
        dice::addPips(pips, other);
        if (face.there > kLittle) {
            candidates.push_back(other);
            return true;
        }
        return pips.value < 4 || pips.likely < kPattern;
    }
    if (other.value() == pips.value && other.confidence() >= dice::kLikely) {
        // The outline of the whole die may have been taken for a face.
        dice::addPips(pips, other);
        candidates.push_back(other);
        return true;
    }
    if (cv::norm(known->face.at - pips.at) < kSameFace * known->face.side) {
        dice::addPips(pips, *known);
    }
    return true;
}

DiceReading readIn(const Work& work, const Image& image, bool isTray) {
    std::vector<Candidate> candidates;
    std::vector<dice::PipFace> patterns = addDice(work, isTray, candidates);
    if (!isTray || candidates.empty()) {
        // Whole pictures may have dice where no ground is even.
        const std::vector<dice::PipFace> more = patternsIn(work);
        patterns.insert(patterns.end(), more.begin(), more.end());
    }
    const auto fractionOf = [&](cv::Point2d at) {
        return Point{(work.origin.x + (at.x + 0.5) / work.scale) / image.width,
                     (work.origin.y + (at.y + 0.5) / work.scale) / image.height};
    };
    DiceReading reading;
    for (const dice::PipFace& pips : patterns) {
        if (!comparePips(work, pips, candidates)) {
            reading.unread.push_back({fractionOf(pips.at), DieDoubt::NoBody});
        }
    }
    candidates = dice::onePerDie(std::move(candidates));
    dice::compareWithSure(candidates);
    for (const Candidate& one : candidates) {
        const Point at = fractionOf(one.face.at);
        if (!one.isDoubted && one.confidence() >= (one.isTrusted() ? dice::kLikely : kSure)) {
            reading.dice.push_back({one.value(), std::string(dice::colourWord(one.colour)), at, one.confidence(),
                                    one.face.side / 2 / work.scale / image.width});
        } else if (dice::isPerhapsDie(one)) {
            reading.unread.push_back({at, DieDoubt::NoPattern});
        }
    }
    std::stable_sort(reading.dice.begin(), reading.dice.end(),
                     [](const DieReading& a, const DieReading& b) { return a.at.x < b.at.x; });
    return reading;
}

}  // namespace

namespace look {

engine::Expected<DiceReading, ReadError> readDice(const Image& image, const std::optional<PictureArea>& tray,
                                                  const std::optional<Homography>& board,
                                                  const std::optional<engine::Layout>& layout) {
    ADJ_CHECK(image.rgb.size() == image.stride() * static_cast<std::size_t>(image.height),
              "a picture has all its pixels");
    if (!net::shippedNets()) {
        return engine::unexpected(ReadError::NoNets);
    }
    try {
        const cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
        Work work = workOn(rgb, tray);
        if (!work.rgb.empty()) {
            if (tray) {
                // Nothing else is looked at.
            } else if (board) {
                work.leaveOut(board::matrixOf(*board), layout ? *board::shapeOf(*layout) : *board::smallShape());
            } else if (const auto located = board::locate(rgb)) {
                work.leaveOut(located->homography, *located->shape);
            }
            return readIn(work, image, tray.has_value());
        }
    } catch (const cv::Exception&) {
        // OpenCV gives up on degenerate geometry; then there is nothing to vouch for.
    }
    return DiceReading{};
}

}  // namespace look

}  // namespace vision
