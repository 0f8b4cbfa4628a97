// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/read_dice.h"

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
#include "vision/dice/find_face.h"
#include "vision/dice/follow_spots.h"
#include "vision/dice/pip_faces.h"
#include "vision/dice/read_face.h"
#include "vision/dice/spot_faces.h"
#include "vision/dice/thing_face.h"
#include "vision/dice/things.h"
#include "vision/net/shipped_nets.h"
#include "vision/reading/median.h"

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
    cv::resize(rgb(part), work.rgb, {}, work.scale, work.scale, cv::INTER_AREA);
    return work;
}

/// Below this no value is given; below the second, none that only the nets say on a ground that is not even.
constexpr double kLikely = 0.8;
constexpr double kSure = 0.95;
/// Above this chance a thing that shows no value is called a die.
constexpr double kEven = 0.5;

/// Of the die beside its pips: they cover less than half of a face.
cv::Vec3d bodyColour(const cv::Mat& rgb, const dice::FoundFace& face) {
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

/// An upper face, what it shows, and how surely.
struct Candidate {
    dice::FoundFace face;
    /// Of no upper face of a pipped die, and of 1 to 6; they add up to 1.
    dice::ValueChances chances{1};
    /// Of its body, RGB.
    cv::Vec3d colour;
    /// It lies where dice are thrown, stands out from an even ground, or its pips were seen by themselves. Anywhere
    /// else the nets are believed only when they are sure: cards and markers have patterns too.
    bool isConfirmed = false;
    /// What else lies there speaks against it, however sure it looks: it is asked about.
    bool isDoubted = false;

    [[nodiscard]] int value() const {
        return static_cast<int>(std::max_element(chances.begin() + 1, chances.end()) - chances.begin());
    }
    /// The chance that it is an upper face and shows its value.
    [[nodiscard]] double confidence() const { return chances[static_cast<std::size_t>(value())]; }
};

Candidate candidateOf(const cv::Mat& rgb, const dice::FoundFace& face) {
    Candidate one{face, dice::readFace(rgb, face), bodyColour(rgb, face)};
    for (double& chance : one.chances) {
        chance *= face.there;
    }
    one.chances[0] += 1 - face.there;
    return one;
}

/// The nearest of the candidates that lie `within` sides of a place.
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

/// How slantingly a face is seen: the tangent of the angle to its upright, from how its edges are foreshortened.
double slantOf(const dice::FoundFace& face) {
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

/// One face a die: the surest of those that lie nearer than dice can, in doubt where another one that is not its flank
/// shows something else.
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
        candidates.push_back(candidateOf(work.rgb, face));
        candidates.back().isConfirmed =
            isTray || std::any_of(things.begin(), things.end(), [&](const dice::Thing& thing) {
                const cv::Point at = cv::Point(cvRound(face.at.x), cvRound(face.at.y)) - thing.box.tl();
                return cv::Rect({}, thing.box.size()).contains(at) && thing.covered.at<std::uint8_t>(at) != 0;
            });
    }
    candidates = onePerDie(std::move(candidates));
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

/// Changes what is thought of a face by a pattern of pips seen on it. The pattern counts for less than it says of
/// itself, as nets and patterns often err together; that some pips were missed is as likely as that nothing is there,
/// that there are more than on the face less so.
void addPips(const dice::PipFace& pips, Candidate& one) {
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

/// Takes a pattern of pips as a second witness: it may show a die that was not seen, another face of one that was, or
/// another value. False where pips lie in a die's pattern and no die is seen around them.
bool comparePips(const Work& work, const dice::PipFace& pips, std::vector<Candidate>& candidates) {
    constexpr double kPattern = 0.9;
    constexpr double kLittle = 0.2;
    constexpr double kSameDie = 0.9;
    constexpr double kSameFace = 0.35;
    constexpr double kLeastApart = 0.7;
    Candidate* const known = nearest(candidates, pips.at, pips.side, kSameDie);
    if (known != nullptr && known->value() == pips.value) {
        known->isConfirmed = true;
        addPips(pips, *known);
        return true;
    }
    dice::FoundFace face = dice::findFace(work.rgb, pips.at, pips.side);
    face = dice::findFace(work.rgb, face.at, face.side);
    const Candidate* const led = nearest(candidates, face.at, face.side, kLeastApart);
    if (known == nullptr && led != nullptr && led->confidence() >= kLikely) {
        return true;  // a flank that led to the face that is known
    }
    Candidate other = candidateOf(work.rgb, face);
    other.isConfirmed = true;
    if (known == nullptr) {
        addPips(pips, other);
        if (face.there > kLittle) {
            candidates.push_back(other);
            return true;
        }
        return pips.value < 4 || pips.likely < kPattern;
    }
    if (other.value() == pips.value && other.confidence() >= kLikely) {
        // The outline of the whole die may have been taken for a face.
        addPips(pips, other);
        candidates.push_back(other);
        return true;
    }
    if (cv::norm(known->face.at - pips.at) < kSameFace * known->face.side) {
        addPips(pips, *known);
    }
    return true;
}

/// Dice of a throw are of one size and lie near each other: what looks like one beside a die that is sure is confirmed.
void confirmByOthers(std::vector<Candidate>& candidates) {
    constexpr double kWholly = 0.99;
    constexpr double kFarthest = 6;
    constexpr double kAlike = 0.75;
    const auto isSure = [](const Candidate& each) { return !each.isDoubted && each.confidence() >= kWholly; };
    std::vector<dice::FoundFace> sure;
    for (const Candidate& each : candidates) {
        if (isSure(each)) {
            sure.push_back(each.face);
        }
    }
    for (Candidate& one : candidates) {
        one.isConfirmed = one.isConfirmed || std::any_of(sure.begin(), sure.end(), [&](const dice::FoundFace& face) {
                              const double smaller = std::min(face.side, one.face.side);
                              const double larger = std::max(face.side, one.face.side);
                              return smaller > kAlike * larger && cv::norm(face.at - one.face.at) < kFarthest * larger;
                          });
    }
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
    candidates = onePerDie(std::move(candidates));
    confirmByOthers(candidates);
    for (const Candidate& one : candidates) {
        const Point at = fractionOf(one.face.at);
        const bool isLikely = one.confidence() >= kLikely;
        if (!one.isDoubted && one.confidence() >= (one.isConfirmed ? kLikely : kSure)) {
            reading.dice.push_back({one.value(), std::string(dice::colourWord(one.colour)), at, one.confidence(),
                                    one.face.side / 2 / work.scale / image.width});
        } else if (isLikely || (one.isConfirmed && one.chances[0] < kEven)) {
            reading.unread.push_back({at, DieDoubt::NoPattern});
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

}  // namespace vision
