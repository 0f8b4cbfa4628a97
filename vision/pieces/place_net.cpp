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

PlaceSeen seenIn(const net::TrainedNet& trained, const net::Sheet& sheet) {
    const std::vector<float> outputs = trained.net.outputs(sheet);
    ADJ_CHECK(outputs.size() == kPlaceKinds + kPlaceColours, "the net has an output for every kind and colour");
    const auto colours = outputs.begin() + kPlaceKinds;
    PlaceSeen seen;
    std::copy(colours, outputs.end(), seen.colour.begin());
    const double most = *std::max_element(outputs.begin(), colours);
    const double sharpness = trained.sharpness;
    std::transform(outputs.begin(), colours, seen.chances.begin(),
                   [&](float output) { return std::exp(sharpness * (output - most)); });
    const double sum = std::accumulate(seen.chances.begin(), seen.chances.end(), 0.0);
    for (double& chance : seen.chances) {
        chance /= sum;
    }
    return seen;
}

}  // namespace

PlacesSeen lookAtPlaces(const cv::Mat& rgb, const cv::Matx33d& homography, const Viewpoint& viewpoint,
                        const board::Shape& shape) {
    const net::TrainedNet& trained = net::nets().places;
    PlacesSeen seen;
    for (const net::Sheet& sheet : placeSheets(placeWindows(rgb, homography, viewpoint, shape))) {
        (seen.corners.size() < shape.corners.size() ? seen.corners : seen.sides).push_back(seenIn(trained, sheet));
    }
    return seen;
}

}  // namespace vision::pieces
