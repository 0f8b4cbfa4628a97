// SPDX-License-Identifier: GPL-3.0-or-later
// Each format that is read, and the names of those that are not.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/codec/codec.h"
#include "vision/codec/foreign_format.h"
#include "vision/codec/picture_header.h"
#include "vision/codec/tiff_directory.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"

namespace {

using vision::ReadError;
using vision::camera::ForeignFormat;
using vision::camera::HeaderError;
using vision::camera::PictureFormat;
using vision::camera::PictureSize;
using vision::camera::readPictureHeader;
using namespace std::string_literals;

std::filesystem::path picture(const std::string& name) {
    return std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/pictures" / name;
}

std::vector<std::uint8_t> bytesOfText(std::string_view text) {
    return {text.begin(), text.end()};
}

/// 96 x 64: red and green above blue and yellow.
vision::Image fourColours() {
    vision::Image image = tests::filled(96, 64, {200, 20, 20});
    for (int y = 0; y < 64; ++y) {
        for (int x = 0; x < 96; ++x) {
            const bool isRight = x >= 48;
            if (y >= 32) {
                tests::setPixel(image, x, y, isRight ? tests::Colour{200, 200, 20} : tests::Colour{20, 20, 200});
            } else if (isRight) {
                tests::setPixel(image, x, y, {20, 200, 20});
            }
        }
    }
    return image;
}

/// Away from the edges, where packing blurs.
bool looksLike(const vision::Image& image, const vision::Image& wanted) {
    if (image.width != wanted.width || image.height != wanted.height) {
        return false;
    }
    for (const double across : {0.25, 0.75}) {
        for (const double down : {0.25, 0.75}) {
            const auto at = static_cast<std::size_t>(down * wanted.height) * wanted.stride() +
                            static_cast<std::size_t>(across * wanted.width) * 3;
            for (std::size_t c = 0; c < 3; ++c) {
                if (std::abs(image.rgb[at + c] - wanted.rgb[at + c]) > 6) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

TEST_CASE("HEIC, AVIF, GIF and moving WebP are read, of several pictures the first", "[vision][files]") {
    for (const std::string name :
         {"four_colours.heic", "four_colours.avif", "four_colours.gif", "four_colours_moving.webp"}) {
        CAPTURE(name);
        const auto size = readPictureHeader(tests::bytesOf(picture(name)));
        REQUIRE(size);
        CHECK(*size == PictureSize{96, 64});
        const auto image = vision::loadPhoto(picture(name));
        REQUIRE(image);
        CHECK(looksLike(*image, fourColours()));
    }
}

TEST_CASE("JPEG and PNG are read whatever colours they have and in whatever order", "[vision][files]") {
    for (const std::string name :
         {"four_colours_palette.png", "four_colours_alpha.png", "four_colours_16bit.png", "four_colours_interlaced.png",
          "four_colours_inks.jpg", "four_colours_progressive.jpg", "four_colours_turned.png"}) {
        CAPTURE(name);
        const auto image = vision::loadPhoto(picture(name));
        REQUIRE(image);
        CHECK(looksLike(*image, fourColours()));
    }
    for (const std::string name : {"four_greys.jpg", "four_greys.png"}) {
        CAPTURE(name);
        const auto image = vision::loadPhoto(picture(name));
        REQUIRE(image);
        CHECK(std::abs(image->rgb[0] - 74) < 6);
        CHECK(image->rgb[0] == image->rgb[1]);
        CHECK(image->rgb[0] == image->rgb[2]);
    }
}

TEST_CASE("JPEG and PNG are damaged wherever they are cut short", "[vision][files]") {
    const tests::TemporaryFolder folder;
    for (const std::string name : {"four_colours_interlaced.png", "four_colours_inks.jpg",
                                   "four_colours_progressive.jpg", "four_colours_turned.png"}) {
        const auto whole = tests::bytesOf(picture(name));
        for (std::size_t size = 8; size + 1 < whole.size(); size += 1 + size / 8) {
            CAPTURE(name, size);
            tests::writeBytes(folder / "cut", std::span(whole).first(size));
            CHECK(vision::loadPhoto(folder / "cut").error() == ReadError::Damaged);
        }
    }
}

TEST_CASE("what an EXIF block says of the turn is 1 to 8, and nothing where it is damaged", "[vision][files]") {
    const tests::TemporaryFolder folder;
    // The turned file says 6 in its one entry.
    const std::string block("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0", 26);
    auto bytes = tests::bytesOf(picture("four_colours_turned.png"));
    const auto at = std::search(bytes.begin(), bytes.end(), block.begin(), block.end(),
                                [](std::uint8_t byte, char c) { return byte == static_cast<std::uint8_t>(c); });
    REQUIRE(at != bytes.end());
    using vision::camera::exifTurn;
    const std::span exif(&*at, block.size());
    CHECK(exifTurn(exif) == 6);
    CHECK(exifTurn(exif.first(20)) == 1);
    CHECK(exifTurn(exif.subspan(1)) == 1);
    CHECK(exifTurn({}) == 1);
    at[19] = 9;
    CHECK(exifTurn(exif) == 1);
    for (std::uint8_t turn = 1; turn <= 8; ++turn) {
        at[19] = turn;
        CHECK(exifTurn(exif) == turn);
    }
}

TEST_CASE("an iPhone's picture is turned as it says", "[vision][files]") {
    const auto image = vision::loadPhoto(picture("four_colours_turned.heic"));
    REQUIRE(image);
    CHECK(looksLike(*image, tests::quarterTurned(fourColours())));
}

TEST_CASE("a picture is written in the format of its name and read again", "[vision][files]") {
    const tests::TemporaryFolder folder;
    struct Written {
        std::string name;
        std::string begin;
    };
    for (const auto& [name, begin] :
         {Written{"a.png", "\x89PNG"}, Written{"a", "\x89PNG"}, Written{"a.jpg", "\xFF\xD8\xFF"},
          Written{"a.JPEG", "\xFF\xD8\xFF"}, Written{"a.webp", "RIFF"}, Written{"a.bmp", "BM"}, Written{"a.tif", "II*"},
          Written{"a.tiff", "II*"}}) {
        CAPTURE(name);
        REQUIRE(vision::writePicture(folder / name, fourColours()));
        const auto bytes = tests::bytesOf(folder / name);
        CHECK(std::equal(begin.begin(), begin.end(), bytes.begin(),
                         [](char c, std::uint8_t byte) { return static_cast<std::uint8_t>(c) == byte; }));
        const auto size = readPictureHeader(bytes);
        REQUIRE(size);
        CHECK(*size == PictureSize{96, 64});
        const auto image = vision::loadPhoto(folder / name);
        REQUIRE(image);
        CHECK(looksLike(*image, fourColours()));
    }
    const auto other = vision::writePicture(folder / "a.heic", fourColours());
    REQUIRE_FALSE(other);
    CHECK(other.error() == vision::WriteError::NoFormat);
    CHECK_FALSE(std::filesystem::exists(folder / "a.heic"));
}

TEST_CASE("a picture of any format that was cut short is damaged", "[vision][files]") {
    const tests::TemporaryFolder folder;
    std::vector<std::vector<std::uint8_t>> files;
    for (const std::string name :
         {"four_colours.heic", "four_colours.avif", "four_colours.gif", "four_colours_moving.webp"}) {
        files.push_back(tests::bytesOf(picture(name)));
    }
    for (const PictureFormat format : {PictureFormat::Webp, PictureFormat::Bmp, PictureFormat::Tiff}) {
        files.push_back(vision::camera::encode(fourColours(), format).value());
    }
    for (const auto& whole : files) {
        for (std::size_t size = 32; size < whole.size(); size += 1 + size / 8) {
            CAPTURE(size, whole.size());
            const auto header = readPictureHeader(std::span(whole).first(size));
            REQUIRE_FALSE(header);
            CHECK(header.error() == HeaderError::CutShort);
        }
        tests::writeBytes(folder / "cut", std::span(whole).first(whole.size() - 2));
        CHECK(vision::loadPhoto(folder / "cut").error() == ReadError::Damaged);
    }
}

TEST_CASE("a file that is no picture to be read is known by its true name", "[vision][files]") {
    struct Known {
        std::string begin;
        ForeignFormat format;
    };
    const tests::TemporaryFolder folder;
    for (const auto& [begin, format] :
         {Known{"\xFF\x0A\x10\x20"s, ForeignFormat::JpegXl}, Known{"\0\0\0\x0CJXL \r\n\x87\n"s, ForeignFormat::JpegXl},
          Known{"\0\0\0\x0CjP  \r\n\x87\n"s, ForeignFormat::Jpeg2000},
          Known{"\0\0\0\x18"
                "ftypcrx \0\0\0\1crx isom"s,
                ForeignFormat::CameraRaw},
          Known{"II*\0\x10\0\0\0CR\2\0"s, ForeignFormat::CameraRaw},
          Known{"\0\0\0\x18"
                "ftypqt  \0\0\0\0qt      "s,
                ForeignFormat::Video},
          Known{"\x1A\x45\xDF\xA3\x93\x42"s, ForeignFormat::Video}, Known{"%PDF-1.7\n"s, ForeignFormat::Pdf},
          Known{"8BPS\0\1"s, ForeignFormat::Photoshop},
          Known{"<?xml version=\"1.0\"?>\n<svg width=\"3\"/>"s, ForeignFormat::Svg},
          Known{"\n<!DOCTYPE HTML><html>"s, ForeignFormat::WebPage}, Known{"PK\3\4\x14\0"s, ForeignFormat::Archive}}) {
        CAPTURE(begin);
        const auto bytes = bytesOfText(begin);
        CHECK(readPictureHeader(bytes).error() == HeaderError::Unknown);
        tests::writeBytes(folder / "photo.jpg", bytes);
        CHECK(vision::loadPhoto(folder / "photo.jpg").error() == ReadError::UnknownFormat);
        CHECK(vision::foreignFormatOf(folder / "photo.jpg") == format);
    }
    CHECK_FALSE(vision::foreignFormatOf(picture("four_colours.heic")));
    CHECK_FALSE(vision::foreignFormatOf(folder / "missing.jpg"));
    tests::writeBytes(folder / "text.jpg", bytesOfText("This is no picture."));
    CHECK_FALSE(vision::foreignFormatOf(folder / "text.jpg"));
}
