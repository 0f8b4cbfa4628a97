// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include <catch2/catch.hpp>

#include "tests/vision/support/pictures.h"
#include "vision/codec/codec.h"
#include "vision/codec/picture_header.h"

using vision::camera::HeaderError;
using vision::camera::PictureSize;
using vision::camera::readPictureHeader;

TEST_CASE("a header tells the size of a PNG", "[vision][files]") {
    const auto png = vision::camera::encodePng(tests::filled(321, 45, {9, 8, 7}));
    REQUIRE(png);
    const auto size = readPictureHeader(*png);
    REQUIRE(size);
    CHECK(*size == PictureSize{321, 45});
}

TEST_CASE("a header tells the size of a JPEG without decoding it", "[vision][files]") {
    // Start, frame header of 1000 x 700, scan with a stuffed FF and a restart mark, end, and bytes after the end.
    const std::vector<std::uint8_t> jpeg{0xFF, 0xD8, 0xFF, 0xC2, 0,    11,   8,    0x02, 0xBC, 0x03, 0xE8, 1,
                                         1,    0x11, 0,    0xFF, 0xDA, 0,    8,    1,    1,    0,    0,    63,
                                         0,    0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56, 0xFF, 0xD9, 0x00, 0x01};
    const auto size = readPictureHeader(jpeg);
    REQUIRE(size);
    CHECK(*size == PictureSize{1000, 700});
    for (std::size_t length = 3; length + 3 < jpeg.size(); ++length) {
        const auto cut = readPictureHeader(std::span(jpeg).first(length));
        REQUIRE_FALSE(cut);
        CHECK(cut.error() == HeaderError::CutShort);
    }
}

TEST_CASE("a header tells the size of each kind of WebP", "[vision][files]") {
    const std::vector<std::uint8_t> extended{'R', 'I', 'F', 'F', 22, 0, 0, 0, 'W', 'E',  'B',  'P', 'V',  'P',  '8',
                                             'X', 10,  0,   0,   0,  0, 0, 0, 0,   0xE7, 0x03, 0,   0xBB, 0x02, 0};
    CHECK(readPictureHeader(extended).value() == PictureSize{1000, 700});
    const std::vector<std::uint8_t> lossy{'R', 'I', 'F', 'F', 22, 0, 0, 0, 'W',  'E',  'B',  'P',  'V',  'P',  '8',
                                          ' ', 10,  0,   0,   0,  0, 0, 0, 0x9D, 0x01, 0x2A, 0xE8, 0x03, 0xBC, 0x02};
    CHECK(readPictureHeader(lossy).value() == PictureSize{1000, 700});
    CHECK(readPictureHeader(std::span(lossy).first(25)).error() == HeaderError::CutShort);
}

TEST_CASE("other files and nonsense have no header", "[vision][files]") {
    CHECK(readPictureHeader({}).error() == HeaderError::Unknown);
    const std::vector<std::uint8_t> text{'G', 'I', 'F', 't', 's', ' ', 'a', 'r', 'e', '.'};
    CHECK(readPictureHeader(text).error() == HeaderError::Unknown);
    const std::vector<std::uint8_t> gif{'G', 'I', 'F', '8', '9', 'a', 1, 0, 1, 0};
    CHECK(readPictureHeader(gif).error() == HeaderError::CutShort);
    const std::vector<std::uint8_t> nonsense{0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 1, 2, 3, 4};
    CHECK(readPictureHeader(nonsense).error() == HeaderError::Malformed);
}
