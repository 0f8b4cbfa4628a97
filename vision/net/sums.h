// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace vision::net {

/// One row of a layer's places, and where their sums go. Outputs stand in groups of `Adder::group`, the last group as
/// wide as what is left; weights are [group][row][value][output of the group].
struct SumRow {
    /// What the first place's kernel covers: `rows` runs of `run` values, `rowStep` apart.
    const float* seen = nullptr;
    std::size_t rows = 0;
    std::size_t run = 0;
    std::size_t rowStep = 0;
    /// Of the row, each so many values on from the one before.
    std::size_t places = 0;
    std::size_t placeStep = 0;
    const float* weights = nullptr;
    const float* biases = nullptr;
    /// A multiple of `Adder::lanes`.
    std::size_t outputs = 0;
    /// Place by place.
    float* out = nullptr;
};

/// A way of adding up: so many outputs are one register of the processor. All ways add the same numbers in the same
/// order, each product rounded before it is added, and come to the same sums.
struct Adder {
    std::size_t lanes = 1;
    std::size_t group = 1;
    void (*addRow)(const SumRow& row) = nullptr;
};

/// Those that this processor can, the fastest last.
[[nodiscard]] std::span<const Adder> adders();

}  // namespace vision::net
