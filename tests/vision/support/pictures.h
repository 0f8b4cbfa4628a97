// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "vision/reading/image.h"

namespace tests {

/// The folder of the optional shared material ($ADJ_SHARED, else as configured); empty when it is not there.
std::optional<std::filesystem::path> sharedFolder();

std::vector<std::uint8_t> bytesOf(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, std::span<const std::uint8_t> bytes);

/// The folder's .jpg files, sorted by name.
std::vector<std::filesystem::path> jpegsIn(const std::filesystem::path& folder);

/// A folder of its own for one test, gone with it.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
};

vision::Image filled(int width, int height, Colour colour);
void setPixel(vision::Image& image, int x, int y, Colour colour);
/// Fills a regular polygon with `corners` corners (many make a circle), the first at `turn` degrees.
void fillPolygon(vision::Image& image, double x, double y, double radius, int corners, double turn, Colour colour);
/// Adds grain of up to ± strength to every channel; the same seed gives the same grain.
void addGrain(vision::Image& image, int strength, std::uint32_t seed);

/// A quarter turn clockwise.
vision::Image quarterTurned(const vision::Image& image);
/// As in a mirror: left and right exchanged.
vision::Image mirrored(const vision::Image& image);
/// Half the size, four pixels averaged into one.
vision::Image halved(const vision::Image& image);

}  // namespace tests
