// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/fit_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/pieces/place_net.h"

namespace vision::set {

namespace {

using pieces::kPlaceColours;
using pieces::kPlaceKinds;
using pieces::PlaceKind;

constexpr int kKinds = static_cast<int>(kPlaceKinds);
constexpr int kInputs = static_cast<int>(kPlaceFeatures) + 1;
constexpr auto kSettlement = static_cast<std::size_t>(PlaceKind::Settlement);
constexpr auto kCity = static_cast<std::size_t>(PlaceKind::City);

/// How strongly the layer is drawn to what it was: the weakest first.
constexpr std::array kPulls{0.003, 0.01, 0.03, 0.1, 0.3};
constexpr int kSteps = 120;
/// Of one board alone so many parts are held out in turn.
constexpr std::size_t kParts = 4;
/// Less than this is no gain (share of the loss); and a stronger pull that is nearly as good is the better one.
constexpr double kGain = 0.03;

/// One view of a place, ready to learn from.
struct View {
    int kind = 0;
    double weight = 0;
    /// Which part it is held out with.
    std::size_t part = 0;
};

/// All views of all boards: their features with a 1 behind them, and what the shipped net makes of them.
struct Views {
    std::vector<View> views;
    cv::Mat features;
    cv::Mat outputs;
};

std::vector<float> valuesOf(const PlaceFeatures& features) {
    std::vector<float> values;
    for (const std::uint8_t feature : features) {
        values.push_back(static_cast<float>(feature * kFeatureStep));
    }
    return values;
}

Views viewsOf(const LearnedPlaces& places) {
    Views all;
    for (std::size_t board = 0; board < places.boards.size(); ++board) {
        std::size_t number = 0;
        for (const PlaceSample& sample : places.boards[board]) {
            const std::size_t part = places.boards.size() > 1 ? board : number++ % kParts;
            for (std::size_t v = 0; v < sample.views.size(); ++v) {
                all.views.push_back({sample.kind, 1.0 / static_cast<double>(sample.views.size()), part});
                std::vector<float> values = valuesOf(sample.views[v]);
                const std::vector<float> outputs = pieces::placeOutputs(values);
                all.outputs.push_back(cv::Mat(outputs, true).reshape(1, 1));
                values.push_back(1);
                all.features.push_back(cv::Mat(values, true).reshape(1, 1));
            }
        }
    }
    return all;
}

/// Chances by kind of these outputs.
std::array<double, kPlaceKinds> chancesOf(const float* outputs, double sharpness) {
    const auto most = static_cast<double>(*std::max_element(outputs, outputs + kPlaceKinds));
    std::array<double, kPlaceKinds> chances{};
    double sum = 0;
    for (std::size_t k = 0; k < kPlaceKinds; ++k) {
        chances[k] = std::exp(sharpness * (static_cast<double>(outputs[k]) - most));
        sum += chances[k];
    }
    for (double& chance : chances) {
        chance /= sum;
    }
    return chances;
}

/// Some of the views, as they are learned from.
struct Lesson {
    cv::Mat features;
    cv::Mat outputs;
    std::vector<int> kinds;
    /// They add up to 1.
    std::vector<double> weights;
};

Lesson lessonOf(const Views& all, const std::function<bool(const View&)>& isIn) {
    Lesson lesson;
    double sum = 0;
    for (std::size_t i = 0; i < all.views.size(); ++i) {
        if (isIn(all.views[i])) {
            const int row = static_cast<int>(i);
            lesson.features.push_back(all.features.row(row));
            lesson.outputs.push_back(all.outputs.row(row));
            lesson.kinds.push_back(all.views[i].kind);
            lesson.weights.push_back(all.views[i].weight);
            sum += all.views[i].weight;
        }
    }
    for (double& weight : lesson.weights) {
        weight /= sum;
    }
    return lesson;
}

/// What the outputs are off by. Kinds that are not among the views keep what they say; and what tells a settlement from
/// a city stays as it is, since a table shows too few of them: both change alike.
cv::Mat errorsOf(const Lesson& lesson, const cv::Mat& head, const std::array<bool, kPlaceKinds>& isThere,
                 double sharpness) {
    const bool isAnyBuilding = isThere[kSettlement] || isThere[kCity];
    cv::Mat outputs = lesson.features * head.t();
    cv::Mat errors(outputs.rows, kKinds, CV_32F);
    for (int row = 0; row < outputs.rows; ++row) {
        auto* sums = outputs.ptr<float>(row);
        const auto* shipped = lesson.outputs.ptr<float>(row);
        for (std::size_t k = 0; k < kPlaceKinds; ++k) {
            sums[k] += shipped[k];
        }
        const auto chances = chancesOf(sums, sharpness);
        const auto at = static_cast<std::size_t>(row);
        std::array<double, kPlaceKinds> error = chances;
        error[static_cast<std::size_t>(lesson.kinds[at])] -= 1;
        error[kSettlement] = (error[kSettlement] + error[kCity]) / 2;
        error[kCity] = error[kSettlement];
        for (std::size_t k = 0; k < kPlaceKinds; ++k) {
            const bool isBuilding = k == kSettlement || k == kCity;
            errors.at<float>(row, static_cast<int>(k)) =
                (isBuilding ? isAnyBuilding : isThere[k])
                    ? static_cast<float>(sharpness * lesson.weights[at] * error[k])
                    : 0.0F;
        }
    }
    return errors;
}

/// Logistic regression of what is to be added to the net's outputs (kinds by inputs), by accelerated descent.
cv::Mat fitted(const Lesson& lesson, double pull, double sharpness) {
    std::array<bool, kPlaceKinds> isThere{};
    double squares = 0;
    for (std::size_t i = 0; i < lesson.kinds.size(); ++i) {
        isThere[static_cast<std::size_t>(lesson.kinds[i])] = true;
        const cv::Mat row = lesson.features.row(static_cast<int>(i));
        squares += lesson.weights[i] * row.dot(row);
    }
    const double step = 1 / (sharpness * sharpness * squares / 2 + pull);
    cv::Mat head = cv::Mat::zeros(kKinds, kInputs, CV_32F);
    cv::Mat ahead = head.clone();
    double speed = 1;
    for (int i = 0; i < kSteps; ++i) {
        const cv::Mat slope = errorsOf(lesson, ahead, isThere, sharpness).t() * lesson.features;
        const cv::Mat next = ahead - step * (slope + pull * ahead);
        const double faster = (1 + std::sqrt(1 + 4 * speed * speed)) / 2;
        ahead = next + (speed - 1) / faster * (next - head);
        head = next;
        speed = faster;
    }
    return head;
}

double loss(const Views& all, const cv::Mat& outputs, double sharpness) {
    double sum = 0;
    for (std::size_t i = 0; i < all.views.size(); ++i) {
        const auto chances = chancesOf(outputs.ptr<float>(static_cast<int>(i)), sharpness);
        constexpr double kLeast = 1e-4;
        sum -= all.views[i].weight * std::log(chances[static_cast<std::size_t>(all.views[i].kind)] + kLeast);
    }
    return sum;
}

/// What the net says of all views when each is told by what was learned from the other parts.
cv::Mat heldOut(const Views& all, std::size_t parts, double pull, double sharpness) {
    cv::Mat outputs = all.outputs.clone();
    for (std::size_t part = 0; part < parts; ++part) {
        const Lesson lesson = lessonOf(all, [&](const View& view) { return view.part != part; });
        const cv::Mat head = lesson.kinds.empty() ? cv::Mat() : fitted(lesson, pull, sharpness);
        for (std::size_t i = 0; i < all.views.size() && !head.empty(); ++i) {
            if (all.views[i].part == part) {
                const int row = static_cast<int>(i);
                cv::Mat its = outputs.row(row).colRange(0, kKinds);
                its += all.features.row(row) * head.t();
            }
        }
    }
    return outputs;
}

std::array<PlayerLook, kPieceColours.size()> playersOf(const LearnedPlaces& places) {
    std::array<PlayerLook, kPieceColours.size()> players{};
    for (const PlaceSamples& board : places.boards) {
        for (const PlaceSample& sample : board) {
            if (!sample.owner) {
                continue;
            }
            const std::vector<float> outputs = pieces::placeOutputs(valuesOf(sample.views.front()));
            PlayerLook& player = players[index(*sample.owner)];
            player.pieces += 1;
            for (std::size_t c = 0; c < kPlaceColours; ++c) {
                player.colour[c] += (static_cast<double>(outputs[kPlaceKinds + c]) - player.colour[c]) / player.pieces;
            }
        }
    }
    return players;
}

}  // namespace

void fitPlaces(LearnedPlaces& places) {
    places.head.clear();
    places.players = playersOf(places);
    const Views all = viewsOf(places);
    if (all.views.empty()) {
        return;
    }
    const double sharpness = pieces::kindSharpness();
    const std::size_t parts = places.boards.size() > 1 ? places.boards.size() : kParts;
    double least = (1 - kGain) * loss(all, all.outputs, sharpness);
    double pull = 0;
    for (auto weaker = kPulls.rbegin(); weaker != kPulls.rend(); ++weaker) {
        const double its = loss(all, heldOut(all, parts, *weaker, sharpness), sharpness);
        if (its < least) {
            least = (1 - kGain) * its;
            pull = *weaker;
        }
    }
    if (pull > 0) {
        // The fewer pictures, the less is known of how one differs from the next: the step is the smaller.
        const auto pictures = static_cast<double>(places.boards.size());
        const cv::Mat whole = fitted(lessonOf(all, [](const View&) { return true; }), pull, sharpness);
        const cv::Mat head = whole * (pictures / (pictures + 1));
        places.head.assign(head.begin<float>(), head.end<float>());
        places.head.resize((kPlaceKinds + kPlaceColours) * static_cast<std::size_t>(kInputs), 0);
    }
}

}  // namespace vision::set
