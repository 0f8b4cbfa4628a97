// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the sources share that are compiled for one processor each. Nothing else may be included there: what is inline
// elsewhere would be compiled for that processor as well, and the linker might take it for all.
#include <cstddef>
#include <cstring>

#include "vision/net/sums.h"

namespace vision::net {

/// Adds up rows in registers of `kLanes` floats, at most `kMostVectors` of them and `kMostPlaces` places at once: so
/// many sums stay in the registers.
template <std::size_t kLanes, std::size_t kMostVectors, std::size_t kMostPlaces>
class RowSums {
public:
    static constexpr std::size_t kGroup = kLanes * kMostVectors;

    static void add(const SumRow& row) {
        const float* weights = row.weights;
        for (std::size_t output = 0; output < row.outputs; output += kGroup) {
            const std::size_t vectors = row.outputs - output < kGroup ? (row.outputs - output) / kLanes : kMostVectors;
            addGroup<kMostVectors>(row, vectors, output, weights);
            weights += row.rows * row.run * vectors * kLanes;
        }
    }

private:
    typedef float Vector __attribute__((vector_size(kLanes * sizeof(float))));

    template <std::size_t kVectors>
    static void addGroup(const SumRow& row, std::size_t vectors, std::size_t output, const float* weights) {
        if constexpr (kVectors > 1) {
            if (vectors < kVectors) {
                return addGroup<kVectors - 1>(row, vectors, output, weights);
            }
        }
        std::size_t place = 0;
        for (; place + kMostPlaces <= row.places; place += kMostPlaces) {
            addPlaces<kVectors, kMostPlaces>(row, place, output, weights);
        }
        addRest<kVectors, kMostPlaces - 1>(row, place, output, weights);
    }

    /// The last places of a row, fewer than are added up at once.
    template <std::size_t kVectors, std::size_t kPlaces>
    static void addRest(const SumRow& row, std::size_t place, std::size_t output, const float* weights) {
        if constexpr (kPlaces > 0) {
            if (row.places - place < kPlaces) {
                return addRest<kVectors, kPlaces - 1>(row, place, output, weights);
            }
            addPlaces<kVectors, kPlaces>(row, place, output, weights);
        }
    }

    template <std::size_t kVectors, std::size_t kPlaces>
    static void addPlaces(const SumRow& row, std::size_t place, std::size_t output, const float* weights) {
        Vector sums[kPlaces][kVectors];
        for (std::size_t p = 0; p < kPlaces; ++p) {
            for (std::size_t v = 0; v < kVectors; ++v) {
                std::memcpy(&sums[p][v], row.biases + output + v * kLanes, sizeof(Vector));
            }
        }
        const float* const seen = row.seen + place * row.placeStep;
        for (std::size_t y = 0; y < row.rows; ++y) {
            const float* const values = seen + y * row.rowStep;
            for (std::size_t i = 0; i < row.run; ++i) {
                Vector weight[kVectors];
                for (std::size_t v = 0; v < kVectors; ++v, weights += kLanes) {
                    std::memcpy(&weight[v], weights, sizeof(Vector));
                }
                for (std::size_t p = 0; p < kPlaces; ++p) {
                    const float value = values[i + p * row.placeStep];
                    for (std::size_t v = 0; v < kVectors; ++v) {
                        sums[p][v] += value * weight[v];
                    }
                }
            }
        }
        float* const out = row.out + place * row.outputs + output;
        for (std::size_t p = 0; p < kPlaces; ++p) {
            for (std::size_t v = 0; v < kVectors; ++v) {
                std::memcpy(out + p * row.outputs + v * kLanes, &sums[p][v], sizeof(Vector));
            }
        }
    }
};

}  // namespace vision::net
