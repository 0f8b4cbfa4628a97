// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/frame_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

#include <opencv2/imgproc.hpp>

#include "vision/board/lattice.h"
#include "vision/board/outline_lines.h"

namespace vision::board {

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

/// A frame as lines n·p = d about its middle, in units of the farthest one's distance, clockwise by the angle of n.
struct FrameLines {
    cv::Point2d middle;
    double unit = 0;
    std::array<cv::Vec3d, 6> lines;
};

FrameLines linesOf(const Shape& shape) {
    FrameLines result;
    result.middle = shape.middle;
    for (int k = 0; k < 6; ++k) {
        const double angle = (60.0 * k + 30.0) * kDegree;
        const cv::Point2d normal(std::cos(angle), std::sin(angle));
        const double distance = shape.frame.distance[static_cast<std::size_t>(k)] - normal.dot(shape.middle);
        result.lines[static_cast<std::size_t>(k)] = {normal.x, normal.y, -distance};
        result.unit = std::max(result.unit, distance);
    }
    for (cv::Vec3d& line : result.lines) {
        line[2] /= result.unit;
    }
    return result;
}

/// Line correspondences as a linear system: the frame's line ~ Hᵀ · the picture's line.
std::optional<cv::Matx33d> homographyFrom(const FrameLines& own, const std::vector<OutlineLine>& lines,
                                          const std::array<int, 6>& use, cv::Size picture) {
    const double scale = std::max(picture.width, picture.height) / 2.0;
    const cv::Point2d middle(picture.width / 2.0, picture.height / 2.0);
    cv::Matx<double, 9, 9> normal = cv::Matx<double, 9, 9>::zeros();
    for (int k = 0; k < 6; ++k) {
        if (use[static_cast<std::size_t>(k)] < 0) {
            continue;
        }
        const OutlineLine& line = lines[static_cast<std::size_t>(use[static_cast<std::size_t>(k)])];
        const cv::Vec3d seen(line.normal.x, line.normal.y, (line.normal.dot(middle) - line.distance) / scale);
        const cv::Vec3d& frame = own.lines[static_cast<std::size_t>(k)];
        // frame x (M seen) = 0, three rows of which two are independent.
        const std::array<std::array<double, 3>, 3> cross{
            {{0, -frame[2], frame[1]}, {frame[2], 0, -frame[0]}, {-frame[1], frame[0], 0}}};
        for (const auto& row : cross) {
            cv::Vec<double, 9> equation;
            for (int i = 0; i < 3; ++i) {
                for (int j = 0; j < 3; ++j) {
                    equation[3 * i + j] = row[static_cast<std::size_t>(i)] * seen[j];
                }
            }
            normal += equation * equation.t();
        }
    }
    cv::Mat values;
    cv::Mat vectors;
    cv::eigen(cv::Mat(normal), values, vectors);
    cv::Matx33d transposed;
    for (int i = 0; i < 9; ++i) {
        transposed(i / 3, i % 3) = vectors.at<double>(8, i);
    }
    const cv::Matx33d denormalise(scale, 0, middle.x, 0, scale, middle.y, 0, 0, 1);
    const cv::Matx33d normalise(1 / own.unit, 0, -own.middle.x / own.unit, 0, 1 / own.unit, -own.middle.y / own.unit, 0,
                                0, 1);
    cv::Matx33d homography = denormalise * transposed.t() * normalise;
    if (std::abs(homography(2, 2)) < 1e-12) {
        return std::nullopt;
    }
    homography = homography * (1 / homography(2, 2));
    if (cv::determinant(homography) <= 0) {
        return std::nullopt;  // mirrored
    }
    for (int k = 0; k < 6; ++k) {
        const double angle = 60.0 * k * kDegree;
        const cv::Point2d at = own.middle + cv::Point2d(std::cos(angle), std::sin(angle)) * (1.2 * own.unit);
        const cv::Vec3d corner = homography * cv::Vec3d(at.x, at.y, 1);
        if (corner[2] < 0.2) {
            return std::nullopt;  // behind the camera, or nearly
        }
    }
    return homography;
}

/// How well outline and mask agree with a homography: the share of the visible frame edge that is outline, and the
/// share of sea just inside it less that just outside.
double supportOf(const cv::Matx33d& homography, const Frame& frame, const cv::Mat& mask, const cv::Mat& nearOutline) {
    int visible = 0;
    int edge = 0;
    int inside = 0;
    int outside = 0;
    constexpr int kPerSide = 16;
    const cv::Rect picture(0, 0, mask.cols, mask.rows);
    constexpr std::array kFurther{0.0, -0.25, 0.25};
    std::array<std::array<cv::Point2d, 7>, kFurther.size()> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        for (int k = 0; k < 7; ++k) {
            corners[i][static_cast<std::size_t>(k)] = frame.corner(k, kFurther[i]);
        }
    }
    const auto at = [&](std::size_t line, int k, double t) {
        const auto& ends = corners[line];
        const auto first = static_cast<std::size_t>(k);
        const cv::Point2d pixel = apply(homography, ends[first] * (1 - t) + ends[first + 1] * t);
        return cv::Point(cvRound(pixel.x), cvRound(pixel.y));
    };
    for (int k = 0; k < 6; ++k) {
        for (int i = 0; i < kPerSide; ++i) {
            const double t = (i + 0.5) / kPerSide;
            const cv::Point on = at(0, k, t);
            const cv::Point in = at(1, k, t);
            const cv::Point out = at(2, k, t);
            if (!picture.contains(on) || !picture.contains(in) || !picture.contains(out)) {
                continue;
            }
            ++visible;
            edge += nearOutline.at<std::uint8_t>(on) != 0 ? 1 : 0;
            inside += mask.at<std::uint8_t>(in) != 0 ? 1 : 0;
            outside += mask.at<std::uint8_t>(out) != 0 ? 1 : 0;
        }
    }
    if (visible < 6 * kPerSide * 2 / 5) {
        return 0;
    }
    return (edge + inside - outside) / static_cast<double>(visible) - 0.3 * (1 - visible / (6.0 * kPerSide));
}

/// Every way to put lines, sorted clockwise, on the six sides of the frame with at least four of them used. A board
/// that is itself again after `turns` sixths of a turn is not tried in more positions.
void forEachChoice(const std::vector<OutlineLine>& lines, std::size_t turns, const auto& visit) {
    const int count = static_cast<int>(lines.size());
    for (unsigned chosen = 1; chosen < (1U << count); ++chosen) {
        std::vector<int> picked;
        for (int i = 0; i < count; ++i) {
            if ((chosen >> i) & 1U) {
                picked.push_back(i);
            }
        }
        if (picked.size() < 4 || picked.size() > 6) {
            continue;
        }
        // The first picked line is side 0 or, after turning, one of the next; the others follow in order.
        for (unsigned sides = 1; sides < 64; sides += 2) {
            std::array<int, 6> use{-1, -1, -1, -1, -1, -1};
            std::size_t next = 0;
            for (std::size_t k = 0; k < 6; ++k) {
                if ((sides >> k) & 1U) {
                    if (next == picked.size()) {
                        next = 99;
                        break;
                    }
                    use[k] = picked[next++];
                }
            }
            for (std::size_t turn = 0; turn < turns && next == picked.size(); ++turn) {
                visit(use);
                std::rotate(use.begin(), use.end() - 1, use.end());
            }
        }
    }
}

/// Neighbouring sides of a hexagon seen in perspective still turn by a moderate angle, two sides apart by twice that.
bool anglesFit(const std::vector<OutlineLine>& lines, const std::array<int, 6>& use) {
    int before = -1;
    for (int k = 0; k < 12; ++k) {
        const int line = use[static_cast<std::size_t>(k % 6)];
        if (line < 0) {
            continue;
        }
        if (before >= 0) {
            const auto& a = lines[static_cast<std::size_t>(use[static_cast<std::size_t>(before % 6)])].normal;
            const auto& b = lines[static_cast<std::size_t>(line)].normal;
            double turn = std::atan2(a.x * b.y - a.y * b.x, a.dot(b)) / kDegree;
            if (turn < 0) {
                turn += 360;
            }
            const int steps = k - before;
            if (turn < 18 * steps || turn > 180 - 70.0 / steps) {
                return false;
            }
        }
        before = k;
    }
    return true;
}

}  // namespace

bool seenByCamera(const cv::Matx33d& homography, cv::Size picture) {
    const double longSide = std::max(picture.width, picture.height);
    for (const double focal : {0.55, 0.7, 0.85, 1.0, 1.25, 1.6, 2.2, 3.5}) {
        const double f = focal * longSide;
        const auto ray = [&](int column) {
            const double w = homography(2, column);
            return cv::Vec3d((homography(0, column) - w * picture.width / 2.0) / f,
                             (homography(1, column) - w * picture.height / 2.0) / f, w);
        };
        const cv::Vec3d east = ray(0);
        const cv::Vec3d south = ray(1);
        const double ratio = cv::norm(east) / cv::norm(south);
        const double cosine = east.dot(south) / (cv::norm(east) * cv::norm(south));
        if (ratio > 0.87 && ratio < 1.15 && std::abs(cosine) < 0.14) {
            return true;
        }
    }
    return false;
}

std::vector<FrameGuess> frameGuesses(const cv::Mat& mask, const Shape& shape) {
    const FrameLines frame = linesOf(shape);
    const std::size_t turns = shape.turns.size() > 1 ? static_cast<std::size_t>(shape.turns[1].sixths) : 6;
    std::vector<Outline> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    std::erase_if(outlines, [&](const auto& outline) {
        return cv::boundingRect(outline).area() < 0.06 * static_cast<double>(mask.total());
    });
    std::sort(outlines.begin(), outlines.end(),
              [](const auto& a, const auto& b) { return cv::boundingRect(a).area() > cv::boundingRect(b).area(); });
    outlines.resize(std::min<std::size_t>(outlines.size(), 3));

    std::vector<FrameGuess> guesses;
    const auto guessFrom = [&](const std::vector<Outline>& together, OutlinePart part) {
        cv::Mat nearOutline = cv::Mat::zeros(mask.size(), CV_8UC1);
        cv::polylines(nearOutline, together, true, cv::Scalar(255), 7);
        std::vector<OutlineLine> lines = straightLines(together, part, mask.size());
        std::sort(lines.begin(), lines.end(), [](const OutlineLine& a, const OutlineLine& b) {
            return std::atan2(a.normal.y, a.normal.x) < std::atan2(b.normal.y, b.normal.x);
        });
        forEachChoice(lines, turns, [&](const std::array<int, 6>& use) {
            if (!anglesFit(lines, use)) {
                return;
            }
            const auto homography = homographyFrom(frame, lines, use, mask.size());
            if (homography && seenByCamera(*homography, mask.size())) {
                guesses.push_back({*homography, supportOf(*homography, shape.frame, mask, nearOutline)});
            }
        });
    };
    for (const Outline& outline : outlines) {
        guessFrom({outline}, OutlinePart::NearHull);
        guessFrom({outline}, OutlinePart::All);
    }
    if (outlines.size() > 1) {
        guessFrom(outlines, OutlinePart::NearHull);  // a frame that the picture cuts in two
    }
    std::stable_sort(guesses.begin(), guesses.end(),
                     [](const FrameGuess& a, const FrameGuess& b) { return a.support > b.support; });
    return guesses;
}

}  // namespace vision::board
