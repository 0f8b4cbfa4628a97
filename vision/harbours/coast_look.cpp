// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/coast_look.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "vision/harbours/sign_picture.h"
#include "vision/harbours/tell_harbours.h"
#include "vision/harbours/trade_looks.h"
#include "vision/pieces/chroma.h"
#include "vision/tiles/quantile.h"

namespace vision::harbours {

namespace {

// Hex sides, off the middle of the coast side: where the signs of the frames known lie.
constexpr double kSignOut = 0.54;
constexpr double kSignRadius = 0.19;

std::vector<cv::Point> discIn(const board::Rectified& board, cv::Point2d middle, double radius) {
    std::vector<cv::Point> pixels;
    const cv::Point2d at = board.pixel(middle);
    const double reach = radius * board.sidePixels;
    for (int y = static_cast<int>(std::ceil(at.y - reach)); y <= at.y + reach; ++y) {
        for (int x = static_cast<int>(std::ceil(at.x - reach)); x <= at.x + reach; ++x) {
            const bool inside = x >= 1 && y >= 1 && x < board.rgb.cols - 1 && y < board.rgb.rows - 1;
            if (inside && std::hypot(x - at.x, y - at.y) <= reach && board.known.at<std::uint8_t>(y, x) != 0) {
                pixels.emplace_back(x, y);
            }
        }
    }
    return pixels;
}

/// Mean step of colour and light to the pixels at the right and below.
double unevenness(const cv::Mat& chroma, const std::vector<cv::Point>& pixels) {
    double sum = 0;
    for (const cv::Point p : pixels) {
        const auto& here = chroma.at<cv::Vec3f>(p);
        for (const cv::Point next : {cv::Point(p.x + 1, p.y), cv::Point(p.x, p.y + 1)}) {
            const cv::Vec3f step = chroma.at<cv::Vec3f>(next) - here;
            sum += static_cast<double>(std::abs(step[0]) + 0.5F * std::abs(step[1]) + std::abs(step[2]));
        }
    }
    return sum / (2.0 * static_cast<double>(pixels.size()));
}

std::array<double, kMarks> marksOf(const cv::Mat& chroma, const std::vector<cv::Point>& pixels) {
    // Sea is bluer than this against sand, whatever the light.
    constexpr float kSea = 0.35F;
    std::vector<double> red;
    std::vector<double> blue;
    double redSum = 0;
    double blueSum = 0;
    int notSea = 0;
    for (const cv::Point p : pixels) {
        const auto& pixel = chroma.at<cv::Vec3f>(p);
        red.push_back(static_cast<double>(pixel[0]));
        blue.push_back(static_cast<double>(pixel[1]));
        if (pixel[1] - pixel[0] < kSea) {
            ++notSea;
            redSum += static_cast<double>(pixel[0]);
            blueSum += static_cast<double>(pixel[1]);
        }
    }
    const double some = std::max(notSea, 1);
    // What is redder than any print is a piece or noise.
    return {std::clamp(tiles::quantile(red, 0.9), -0.6, 1.0), tiles::quantile(blue, 0.1),
            std::clamp(redSum / some, -0.3, 0.8), blueSum / some};
}

void subtractMedian(std::vector<CoastLook>& looks) {
    std::vector<double> values;
    for (const CoastLook& look : looks) {
        if (look.seen) {
            values.push_back(look.sign);
        }
    }
    if (values.empty()) {
        return;
    }
    const double median = tiles::quantile(values, 0.5);
    for (CoastLook& look : looks) {
        look.sign -= look.seen ? median : 0;
    }
}

/// What the known signs say of each place: of each trade the one that it is most like.
void compareWith(const std::vector<SignLook>& known, const set::SignPlaces& places, std::vector<CoastLook>& looks) {
    // A trade of which no sign is known looks like none of those that are, as a rule.
    constexpr double kUnknown = 0.35;
    constexpr double kPerLikeness = 6;
    std::vector<std::array<std::optional<double>, kTrades>> most(looks.size());
    std::array<bool, kTrades> isKnown{};
    for (const SignLook& sign : known) {
        const std::size_t trade = tradeOf(sign.trade);
        isKnown[trade] = true;
        const auto alike = places.likeness(sign.picture);
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (alike[i]) {
                most[i][trade] = std::max(most[i][trade].value_or(-1), *alike[i]);
            }
        }
    }
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const bool isSeen = std::any_of(most[i].begin(), most[i].end(), [](const auto& m) { return m.has_value(); });
        for (std::size_t t = 0; t < kTrades && isSeen; ++t) {
            looks[i].known[t] = kPerLikeness * (isKnown[t] ? most[i][t].value_or(kUnknown) : kUnknown);
        }
    }
}

}  // namespace

std::vector<CoastLook> lookAtCoast(const board::Rectified& board, const tiles::Print& print,
                                   const std::vector<SignLook>& known) {
    const cv::Mat chroma = pieces::chromaOf(print);
    constexpr double kNoise = 0.02;
    std::vector<CoastLook> looks;
    for (const board::CoastSide& side : board.shape->coast) {
        CoastLook look;
        const auto sign = discIn(board, side.at + side.out * kSignOut, kSignRadius);
        constexpr std::size_t kEnough = 40;
        if (sign.size() >= kEnough) {
            look.seen = true;
            look.sign = std::log(unevenness(chroma, sign) + kNoise);
            look.marks = marksOf(chroma, sign);
        }
        looks.push_back(look);
    }
    if (!known.empty()) {
        compareWith(known, set::SignPlaces(chroma, board), looks);
    }
    subtractMedian(looks);
    return looks;
}

}  // namespace vision::harbours
