// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/pictures/given_corners.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "adjudicator/cli/pictures/photo_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

namespace {

constexpr std::size_t kMostText = 4096;

std::string_view bare(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    const auto from = text.find_first_not_of(kSpace);
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(kSpace) - from + 1);
}

std::vector<std::string_view> partsOf(std::string_view text, std::string_view at) {
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find_first_of(at, from), text.size());
        if (const auto part = bare(text.substr(from, to - from)); !part.empty()) {
            parts.push_back(part);
        }
        from = to + 1;
    }
    return parts;
}

std::optional<vision::GivenCorners> fromWords(std::string_view text) {
    const auto points = partsOf(text, ";\n");
    vision::GivenCorners corners;
    if (points.size() != corners.size()) {
        return std::nullopt;
    }
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const auto numbers = partsOf(points[k], ",");
        if (numbers.size() != 2) {
            return std::nullopt;
        }
        for (const auto& [word, to] : {std::pair(numbers[0], &corners[k].x), std::pair(numbers[1], &corners[k].y)}) {
            const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), *to);
            if (error != std::errc() || end != word.data() + word.size()) {
                return std::nullopt;
            }
        }
    }
    return corners;
}

std::optional<vision::GivenCorners> fromJson(const std::string& text) {
    nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_object() && json.contains("corners")) {
        json = nlohmann::json(json["corners"]);
    }
    vision::GivenCorners corners;
    if (!json.is_array() || json.size() != corners.size()) {
        return std::nullopt;
    }
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const nlohmann::json& point = json[k];
        if (!point.is_array() || point.size() != 2 || !point[0].is_number() || !point[1].is_number()) {
            return std::nullopt;
        }
        corners[k] = {point[0].get<double>(), point[1].get<double>()};
    }
    return corners;
}

}  // namespace

std::optional<vision::GivenCorners> cornersFrom(const std::string& text, int width, int height) {
    std::string words = text;
    std::error_code error;
    if (std::filesystem::is_regular_file(text, error)) {
        std::ifstream stream(text, std::ios::binary);
        words.assign(kMostText, '\0');
        stream.read(words.data(), static_cast<std::streamsize>(words.size()));
        words.resize(static_cast<std::size_t>(stream.gcount()));
    }
    auto corners = fromWords(words);
    if (!corners) {
        corners = fromJson(words);
    }
    if (corners && std::any_of(corners->begin(), corners->end(),
                               [](const vision::Point& at) { return std::max(at.x, at.y) > 1; })) {
        for (vision::Point& at : *corners) {
            at = {(at.x + 0.5) / width, (at.y + 0.5) / height};
        }
    }
    return corners;
}

std::optional<vision::Homography> latticeBy(const std::string& corners, const vision::Image& image,
                                            const std::optional<engine::Layout>& layout, const Streams& streams,
                                            engine::Language language) {
    const auto points = cornersFrom(corners, image.width, image.height);
    if (!points) {
        (void)refuse(streams, "--corners", say(language, "six points x,y;x,y;… or a file of them, see docs/camera.md"));
        return std::nullopt;
    }
    const auto& land = layout ? layout->land : vision::landOfCorners();
    if (!vision::cornerHexesOf(land)) {
        (void)refuse(streams, "--corners", say(language, "this board has no six corner hexes to be marked"));
        return std::nullopt;
    }
    const auto lattice = vision::latticeThrough(*points, image.width, image.height, land);
    if (!lattice) {
        (void)refuse(streams, "--corners", cornersText(lattice.error(), language));
        return std::nullopt;
    }
    return *lattice;
}

std::string cornersText(vision::CornersError error, engine::Language language) {
    using vision::CornersError;
    switch (error) {
        case CornersError::Outside:
            return say(language, "a corner lies outside the picture");
        case CornersError::TooSmall:
            return say(language, "the corners lie too close together for a board to be read");
        case CornersError::Crossed:
            return say(language, "the corners are not in order round the island");
        case CornersError::NoHexagon:
            return say(language, "no camera sees the corner hexes of a board like this");
        case CornersError::NoEyes:
            return photoText(vision::ReadError::NoEyes, language);
    }
    return {};
}

}  // namespace adjudicator::cli
