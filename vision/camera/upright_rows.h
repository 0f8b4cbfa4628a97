// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "vision/codec/abi.h"

namespace vision::camera {

/// The room of a picture that is decoded row by row, R, G, B, and must be turned as EXIF says (1 to 8).
class UprightRows {
public:
    /// A size of at least 1 x 1. Nothing may be written where there is no room (hasRoom).
    UprightRows(int width, int height, int turn, AdjAllocate allocate, void* context)
        : m_width(width), m_height(height), m_turn(turn) {
        const bool isOnItsSide = turn >= 5;
        m_room = isOnItsSide ? allocate(context, height, width) : allocate(context, width, height);
    }
    [[nodiscard]] bool hasRoom() const { return m_room != nullptr; }
    /// Whether rows may be decoded where they belong, from the top down.
    [[nodiscard]] bool isUpright() const { return m_turn == 1; }
    [[nodiscard]] std::uint8_t* row(int y) const { return m_room + std::ptrdiff_t{3} * m_width * y; }

    /// Puts a row of the file where it belongs.
    void put(int y, const std::uint8_t* rgb) const {
        const bool isMirrored = m_turn == 2 || m_turn == 3 || m_turn == 7 || m_turn == 8;
        const bool isOverturned = m_turn == 3 || m_turn == 4 || m_turn == 6 || m_turn == 7;
        const std::ptrdiff_t down = isOverturned ? m_height - 1 - y : y;
        std::ptrdiff_t step = 3;
        std::uint8_t* to = nullptr;
        if (m_turn >= 5) {
            step = std::ptrdiff_t{3} * m_height;
            to = m_room + 3 * down;
        } else {
            to = m_room + std::ptrdiff_t{3} * m_width * down;
        }
        if (isMirrored) {
            to += step * (m_width - 1);
            step = -step;
        }
        for (int x = 0; x < m_width; ++x, to += step, rgb += 3) {
            to[0] = rgb[0];
            to[1] = rgb[1];
            to[2] = rgb[2];
        }
    }

private:
    int m_width;
    int m_height;
    int m_turn;
    std::uint8_t* m_room;
};

}  // namespace vision::camera
