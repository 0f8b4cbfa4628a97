// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/net/add_up.h"

// Compiled anew for each width of a processor's registers: nothing that the linker might take from one and give to
// the other, as inline functions of the standard library, may be used here.
namespace vision::net {
namespace {

template <std::size_t kLanes>
struct Lanes {
    using Vector [[gnu::vector_size(sizeof(float) * kLanes)]] = float;
    using Loaded [[gnu::vector_size(sizeof(float) * kLanes), gnu::aligned(alignof(float)), gnu::may_alias]] = float;
};

/// At `kPlaces` places in a row.
template <std::size_t kLanes, std::size_t kVectors, std::size_t kPlaces>
void addUpPlaces(const PlacesInRow& row, std::size_t first) {
    using Vector = typename Lanes<kLanes>::Vector;
    using Loaded = typename Lanes<kLanes>::Loaded;
    Vector sums[kPlaces][kVectors];
    for (std::size_t v = 0; v < kVectors; ++v) {
        const Vector bias = *reinterpret_cast<const Loaded*>(row.biases + v * kLanes);
        for (std::size_t place = 0; place < kPlaces; ++place) {
            sums[place][v] = bias;
        }
    }
    const float* weights = row.weights;
    for (std::size_t y = 0; y < row.rows; ++y) {
        const float* const values = row.seen + first * row.placeStep + y * row.rowStep;
        for (std::size_t i = 0; i < row.run; ++i) {
            Vector weight[kVectors];
            for (std::size_t v = 0; v < kVectors; ++v) {
                weight[v] = *reinterpret_cast<const Loaded*>(weights + v * kLanes);
            }
            for (std::size_t place = 0; place < kPlaces; ++place) {
                const float value = values[i + place * row.placeStep];
                for (std::size_t v = 0; v < kVectors; ++v) {
                    sums[place][v] += value * weight[v];
                }
            }
            weights += kVectors * kLanes;
        }
    }
    for (std::size_t place = 0; place < kPlaces; ++place) {
        float* const out = row.out + (first + place) * row.outStep;
        for (std::size_t v = 0; v < kVectors; ++v) {
            *reinterpret_cast<Loaded*>(out + v * kLanes) = sums[place][v];
        }
    }
}

/// As many places at once as the registers hold, then ever fewer.
template <std::size_t kLanes, std::size_t kVectors, std::size_t kPlaces>
void addUpRow(const PlacesInRow& row, std::size_t first) {
    for (; first + kPlaces <= row.places; first += kPlaces) {
        addUpPlaces<kLanes, kVectors, kPlaces>(row, first);
    }
    if constexpr (kPlaces > 1) {
        addUpRow<kLanes, kVectors, kPlaces / 2>(row, first);
    }
}

}  // namespace
}  // namespace vision::net
