// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/source.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <system_error>

#include "vision/camera/picture_files.h"
#include "vision/camera/source_kinds.h"

namespace vision::camera {

namespace {

constexpr int kMostDevices = 256;
constexpr int kMostSide = 16'384;

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t from = text.find_first_not_of(kBlank);
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

std::optional<int> numberIn(std::string_view text, int most) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && at == end && number >= 0 && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<FrameSize> sizeIn(std::string_view text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) {
        return std::nullopt;
    }
    const auto width = numberIn(text.substr(0, cross), kMostSide);
    const auto height = numberIn(text.substr(cross + 1), kMostSide);
    return width && height && *width > 0 && *height > 0 ? std::optional(FrameSize{*width, *height}) : std::nullopt;
}

std::optional<SourceSpec> cameraIn(std::string_view text, const std::vector<CameraDevice>& cameras) {
    SourceSpec spec;
    if (const std::size_t at = text.rfind('@'); at != std::string_view::npos) {
        if (const auto size = sizeIn(text.substr(at + 1))) {
            spec.size = size;
            text = text.substr(0, at);
        }
    }
    constexpr std::string_view kNode = "/dev/video";
    const auto number = numberIn(text.starts_with(kNode) ? text.substr(kNode.size()) : text, kMostDevices - 1);
    for (const CameraDevice& camera : cameras) {
        if (number ? camera.number == *number : lower(camera.name) == lower(text)) {
            spec.device = camera.number;
            spec.name = camera.name;
            return spec;
        }
    }
    if (number) {
        spec.device = *number;
        return spec;
    }
    return std::nullopt;
}

}  // namespace

engine::Expected<SourceSpec, SourceError> parseSource(std::string_view text, const std::vector<CameraDevice>& cameras) {
    text = trimmed(text);
    if (text.empty()) {
        return engine::unexpected(SourceError::Empty);
    }
    if (const std::size_t colon = text.find("://"); colon != std::string_view::npos) {
        constexpr std::array<std::string_view, 6> kSchemes{"http", "https", "rtsp", "rtmp", "tcp", "udp"};
        const std::string scheme = lower(text.substr(0, colon));
        if (std::find(kSchemes.begin(), kSchemes.end(), scheme) == kSchemes.end()) {
            return engine::unexpected(SourceError::UnknownScheme);
        }
        return SourceSpec{SourceKind::Url, 0, scheme + std::string(text.substr(colon)), std::nullopt};
    }
    std::error_code error;
    const std::filesystem::path path(text);
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status)) {
        return SourceSpec{SourceKind::Folder, 0, std::filesystem::absolute(path, error).string(), std::nullopt};
    }
    if (std::filesystem::is_regular_file(status)) {
        // A GIF alone may be a film.
        const bool isPhoto = isPictureName(path) && lower(path.extension().string()) != ".gif";
        return SourceSpec{isPhoto ? SourceKind::Photo : SourceKind::Video, 0,
                          std::filesystem::absolute(path, error).string(), std::nullopt};
    }
    if (const auto camera = cameraIn(text, cameras)) {
        return *camera;
    }
    return engine::unexpected(status.type() == std::filesystem::file_type::unknown ? SourceError::NoAccess
                                                                                   : SourceError::NotFound);
}

std::string toText(const SourceSpec& spec) {
    if (spec.kind != SourceKind::Device) {
        return spec.name;
    }
    std::string text = spec.name.empty() ? std::to_string(spec.device) : spec.name;
    if (spec.size) {
        text += '@' + std::to_string(spec.size->width) + 'x' + std::to_string(spec.size->height);
    }
    return text;
}

engine::Expected<std::unique_ptr<Source>, SourceError> openSource(const SourceSpec& spec, const SourceTimes& times) {
    switch (spec.kind) {
        case SourceKind::Folder:
            return openFolder(spec.name, times);
        case SourceKind::Photo:
            return openPicture(spec.name);
        case SourceKind::Device:
        case SourceKind::Video:
        case SourceKind::Url:
            return openCapture(spec, times);
    }
    return engine::unexpected(SourceError::NotFound);
}

}  // namespace vision::camera
