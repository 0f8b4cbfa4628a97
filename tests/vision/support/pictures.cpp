// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/support/pictures.h"
#include "tests/places.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <numbers>
#include <random>
#include <system_error>

namespace tests {

std::optional<std::filesystem::path> sharedFolder() {
    const char* given = std::getenv("ADJ_SHARED");
    const std::filesystem::path folder = given != nullptr && *given != '\0' ? given : ADJ_SHARED_DEFAULT;
    if (std::filesystem::is_directory(folder)) {
        return folder;
    }
    return std::nullopt;
}

std::vector<std::uint8_t> bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

void writeBytes(const std::filesystem::path& file, std::span<const std::uint8_t> bytes) {
    std::ofstream stream(file, std::ios::binary);
    stream.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

std::vector<std::filesystem::path> jpegsIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

TemporaryFolder::TemporaryFolder() {
    static std::atomic<int> count = 0;
    m_path = std::filesystem::temp_directory_path() /
             ("adjudicator-vision-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
    std::filesystem::create_directories(m_path);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error;
    std::filesystem::remove_all(m_path, error);
}

vision::Image filled(int width, int height, Colour colour) {
    vision::Image image{width, height, {}};
    image.rgb.resize(image.stride() * static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            setPixel(image, x, y, colour);
        }
    }
    return image;
}

void setPixel(vision::Image& image, int x, int y, Colour colour) {
    const std::size_t at = static_cast<std::size_t>(y) * image.stride() + static_cast<std::size_t>(x) * 3;
    image.rgb[at] = colour.red;
    image.rgb[at + 1] = colour.green;
    image.rgb[at + 2] = colour.blue;
}

void fillPolygon(vision::Image& image, double x, double y, double radius, int corners, double turn, Colour colour) {
    const double wedge = 2 * std::numbers::pi / corners;
    for (int py = std::max(0, static_cast<int>(y - radius)); py < std::min<double>(image.height, y + radius); ++py) {
        for (int px = std::max(0, static_cast<int>(x - radius)); px < std::min<double>(image.width, x + radius); ++px) {
            const double angle = std::atan2(py - y, px - x) - turn * std::numbers::pi / 180;
            const double within = angle - wedge * std::floor(angle / wedge) - wedge / 2;
            if (std::hypot(px - x, py - y) * std::cos(within) <= radius * std::cos(wedge / 2)) {
                setPixel(image, px, py, colour);
            }
        }
    }
}

void addGrain(vision::Image& image, int strength, std::uint32_t seed) {
    std::mt19937 random(seed);
    for (std::uint8_t& value : image.rgb) {
        const int grain = static_cast<int>(random() % static_cast<std::uint32_t>(2 * strength + 1)) - strength;
        value = static_cast<std::uint8_t>(std::clamp(value + grain, 0, 255));
    }
}

vision::Image quarterTurned(const vision::Image& image) {
    vision::Image turned{image.height, image.width, std::vector<std::uint8_t>(image.rgb.size())};
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            const std::uint8_t* from =
                &image.rgb[static_cast<std::size_t>(y) * image.stride() + static_cast<std::size_t>(x) * 3];
            setPixel(turned, image.height - 1 - y, x, {from[0], from[1], from[2]});
        }
    }
    return turned;
}

vision::Image mirrored(const vision::Image& image) {
    vision::Image other{image.width, image.height, std::vector<std::uint8_t>(image.rgb.size())};
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            const std::uint8_t* from =
                &image.rgb[static_cast<std::size_t>(y) * image.stride() + static_cast<std::size_t>(x) * 3];
            setPixel(other, image.width - 1 - x, y, {from[0], from[1], from[2]});
        }
    }
    return other;
}

vision::Image halved(const vision::Image& image) {
    vision::Image half = filled(image.width / 2, image.height / 2, {});
    for (int y = 0; y < half.height; ++y) {
        for (int x = 0; x < half.width; ++x) {
            for (std::size_t c = 0; c < 3; ++c) {
                const std::size_t from =
                    static_cast<std::size_t>(2 * y) * image.stride() + static_cast<std::size_t>(6 * x) + c;
                const int sum = image.rgb[from] + image.rgb[from + 3] + image.rgb[from + image.stride()] +
                                image.rgb[from + image.stride() + 3];
                half.rgb[static_cast<std::size_t>(y) * half.stride() + static_cast<std::size_t>(3 * x) + c] =
                    static_cast<std::uint8_t>((sum + 2) / 4);
            }
        }
    }
    return half;
}

}  // namespace tests
