// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/place_net.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/check.h"
#include "vision/net/shipped_nets.h"
#include "vision/pieces/place_window.h"

namespace vision::pieces {

namespace {

PlaceSeen seenIn(const net::Sheet& sheet, const std::vector<float>& head) {
    const std::vector<float> outputs = placeOutputs(placeFeatures(sheet), head);
    const auto colours = outputs.begin() + kPlaceKinds;
    PlaceSeen seen;
    std::copy(colours, outputs.end(), seen.colour.begin());
    const double most = *std::max_element(outputs.begin(), colours);
    const double sharpness = kindSharpness();
    std::transform(outputs.begin(), colours, seen.chances.begin(),
                   [&](float output) { return std::exp(sharpness * (output - most)); });
    const double sum = std::accumulate(seen.chances.begin(), seen.chances.end(), 0.0);
    for (double& chance : seen.chances) {
        chance /= sum;
    }
    return seen;
}

constexpr std::size_t kOutputs = kPlaceKinds + kPlaceColours;
static_assert(kPlaceKinds == kLearnedKinds && kPlaceColours == kLearnedColours);

}  // namespace

std::vector<float> placeFeatures(const net::Sheet& sheet) {
    net::Sheet features = net::nets().places.net.features(sheet);
    ADJ_CHECK(features.values.size() == kPlaceFeatures, "the net has the features that are learned with");
    return std::move(features.values);
}

std::vector<float> placeOutputs(const std::vector<float>& features, const std::vector<float>& head) {
    std::vector<float> outputs = net::nets().places.net.last({1, 1, features.size(), features});
    ADJ_CHECK(outputs.size() == kOutputs, "the net has an output for every kind and colour");
    const float* factor = head.data();
    for (std::size_t k = 0; k < kOutputs && !head.empty(); ++k) {
        for (const float feature : features) {
            outputs[k] += *factor++ * feature;
        }
        outputs[k] += *factor++;
    }
    return outputs;
}

double kindSharpness() {
    return static_cast<double>(net::nets().places.sharpness);
}

std::uint64_t placeNetSum() {
    return net::nets().places.sum;
}

PlacesSeen lookAtPlaces(const cv::Mat& rgb, const cv::Matx33d& homography, const Viewpoint& viewpoint,
                        const board::Shape& shape, const LearnedPlaces& learned) {
    const bool isOfThisNet = learned.net == placeNetSum();
    const std::vector<float> head = isOfThisNet ? learned.head : std::vector<float>{};
    PlacesSeen seen;
    for (const net::Sheet& sheet : placeSheets(placeWindows(rgb, homography, viewpoint, shape))) {
        (seen.corners.size() < shape.corners.size() ? seen.corners : seen.sides).push_back(seenIn(sheet, head));
    }
    if (isOfThisNet) {
        seen.players = learned.players;
    }
    return seen;
}

}  // namespace vision::pieces
