// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/foreign_format.h"

#include <array>
#include <string_view>

#include "vision/codec/boxed_header.h"
#include "vision/codec/plain_headers.h"

namespace vision::camera {

namespace {

using namespace std::string_view_literals;

struct Mark {
    std::size_t at;
    std::string_view text;
    ForeignFormat format;
};

constexpr std::array kMarks{
    Mark{0, "\xFF\x0A"sv, ForeignFormat::JpegXl},
    Mark{0, "\0\0\0\x0CJXL "sv, ForeignFormat::JpegXl},
    Mark{0, "\0\0\0\x0CjP  "sv, ForeignFormat::Jpeg2000},
    Mark{0, "\xFF\x4F\xFF\x51"sv, ForeignFormat::Jpeg2000},
    Mark{0, "II+\0"sv, ForeignFormat::BigTiff},
    Mark{0, "MM\0+"sv, ForeignFormat::BigTiff},
    Mark{0, "FUJIFILMCCD-RAW"sv, ForeignFormat::CameraRaw},
    Mark{0, "IIRO"sv, ForeignFormat::CameraRaw},
    Mark{0, "IIU\0"sv, ForeignFormat::CameraRaw},
    Mark{4, "ftypcrx "sv, ForeignFormat::CameraRaw},
    Mark{0, "\x76\x2F\x31\x01"sv, ForeignFormat::OpenExr},
    Mark{0, "8BPS"sv, ForeignFormat::Photoshop},
    Mark{0, "gimp xcf"sv, ForeignFormat::Gimp},
    Mark{0, "%PDF-"sv, ForeignFormat::Pdf},
    Mark{0, "\0\0\1\0"sv, ForeignFormat::Icon},
    Mark{4, "ftyp"sv, ForeignFormat::Video},
    Mark{4, "moov"sv, ForeignFormat::Video},
    Mark{8, "AVI "sv, ForeignFormat::Video},
    Mark{0, "\x1A\x45\xDF\xA3"sv, ForeignFormat::Video},
    Mark{0, "\0\0\1\xBA"sv, ForeignFormat::Video},
    Mark{0, "PK\3\4"sv, ForeignFormat::Archive},
    Mark{0, "\x1F\x8B"sv, ForeignFormat::Archive},
};

/// The beginning of a text in small letters, without what is blank before it.
std::string_view beginningOf(Bytes file, std::array<char, 512>& room) {
    std::size_t from = standsAt(file, 0, "\xEF\xBB\xBF") ? 3 : 0;
    constexpr std::string_view kBlank = " \t\r\n";
    while (from < file.size() && kBlank.find(static_cast<char>(file[from])) != std::string_view::npos) {
        ++from;
    }
    const std::size_t length = std::min(room.size(), file.size() - from);
    for (std::size_t i = 0; i < length; ++i) {
        const auto c = static_cast<char>(file[from + i]);
        room[i] = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return {room.data(), length};
}

}  // namespace

std::optional<ForeignFormat> foreignFormat(Bytes file) {
    if (isBoxedPicture(file)) {
        return std::nullopt;
    }
    if (isRawInTiff(file)) {
        return ForeignFormat::CameraRaw;
    }
    for (const Mark& mark : kMarks) {
        if (standsAt(file, mark.at, mark.text)) {
            return mark.format;
        }
    }
    std::array<char, 512> room{};
    const std::string_view text = beginningOf(file, room);
    if (text.starts_with("<!doctype html") || text.starts_with("<html")) {
        return ForeignFormat::WebPage;
    }
    if (text.starts_with("<svg") || (text.starts_with("<?xml") && text.find("<svg") != std::string_view::npos)) {
        return ForeignFormat::Svg;
    }
    return std::nullopt;
}

}  // namespace vision::camera
