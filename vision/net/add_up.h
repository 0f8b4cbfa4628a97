// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace vision::net {

/// Outputs are summed up in groups of at most so many: their sums stay in the processor's registers.
inline constexpr std::size_t kMostInGroup = 16;

/// A row of places at which one group of a layer's outputs is summed up.
struct PlacesInRow {
    /// What the first place's kernel sees: `rows` runs of `run` values, `rowStep` apart; that of the next one begins
    /// `placeStep` values on.
    const float* seen;
    std::size_t rows;
    std::size_t run;
    std::size_t rowStep;
    std::size_t placeStep;
    /// By row, value of the run and output.
    const float* weights;
    const float* biases;
    /// Of the group, padded: a multiple of AddUp::lanes, at most kMostInGroup.
    std::size_t outputs;
    /// The first place's sums; those of the next one begin `outStep` values on.
    float* out;
    std::size_t outStep;
    std::size_t places;
};

/// How a processor sums up: so many outputs at a time.
struct AddUp {
    std::size_t lanes;
    void (*addUpRow)(const PlacesInRow& row);
};

/// For any processor, and for one that has AVX2 and FMA; null where the program was built for none that may.
[[nodiscard]] AddUp addUpPlainly();
[[nodiscard]] const AddUp* addUpWidely();

}  // namespace vision::net
