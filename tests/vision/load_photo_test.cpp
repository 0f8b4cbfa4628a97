// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/codec/codec.h"
#include "vision/read_photo.h"

namespace {

using vision::ReadError;

std::filesystem::path scene() {
    return std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data" / "scenes/scene_0017.jpg";
}

void checkRefused(const std::filesystem::path& file, ReadError error) {
    const auto image = vision::loadPhoto(file);
    REQUIRE_FALSE(image);
    CHECK(image.error() == error);
    const auto photo = vision::readPhoto(file);
    REQUIRE_FALSE(photo);
    CHECK(photo.error() == error);
}

/// An EXIF block that says how the camera was held.
std::vector<std::uint8_t> exif(std::uint8_t orientation) {
    return {0xFF, 0xE1, 0x00, 0x22, 'E',  'x',  'i',  'f',  0,    0,    'M',  'M',         0,    42, 0, 0, 0, 8,
            0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0,  0, 0, 0, 0};
}

}  // namespace

TEST_CASE("files that are no picture are refused by what is wrong with them", "[vision][files]") {
    const tests::TemporaryFolder folder;
    checkRefused(folder / "missing.jpg", ReadError::NotFound);
    checkRefused(folder / "", ReadError::NotAFile);

    tests::writeBytes(folder / "empty.jpg", {});
    checkRefused(folder / "empty.jpg", ReadError::Empty);

    std::ofstream(folder / "text.jpg") << "This is no picture, whatever its name says.\n";
    checkRefused(folder / "text.jpg", ReadError::UnknownFormat);

    tests::writeBytes(folder / "long.jpg", {});
    std::filesystem::resize_file(folder / "long.jpg", vision::kMostFileBytes + 1);
    checkRefused(folder / "long.jpg", ReadError::FileTooLarge);
}

TEST_CASE("a JPEG cut short anywhere is damaged", "[vision][files]") {
    const tests::TemporaryFolder folder;
    const std::vector<std::uint8_t> whole = tests::bytesOf(scene());
    REQUIRE(whole.size() > 100'000);
    for (const std::size_t size : {std::size_t{4}, std::size_t{300}, whole.size() / 2, whole.size() - 2}) {
        tests::writeBytes(folder / "cut.jpg", std::span(whole).first(size));
        checkRefused(folder / "cut.jpg", ReadError::Damaged);
    }
}

TEST_CASE("a PNG with a good header and garbage for pixels is damaged", "[vision][files]") {
    const tests::TemporaryFolder folder;
    auto png = vision::camera::encodePng(tests::filled(64, 64, {10, 20, 30}));
    REQUIRE(png);
    for (std::size_t i = 50; i + 20 < png->size(); ++i) {
        (*png)[i] = 0x5A;
    }
    tests::writeBytes(folder / "garbage.png", *png);
    checkRefused(folder / "garbage.png", ReadError::Damaged);
}

TEST_CASE("a header that promises too many pixels is refused before anything is decoded", "[vision][files]") {
    const tests::TemporaryFolder folder;
    std::vector<std::uint8_t> jpeg = tests::bytesOf(scene());
    // The start-of-frame segment holds height and width, two bytes each, after its length and precision.
    for (std::size_t i = 2; i + 9 < jpeg.size(); ++i) {
        if (jpeg[i] == 0xFF && jpeg[i + 1] == 0xC0) {
            jpeg[i + 5] = jpeg[i + 6] = jpeg[i + 7] = jpeg[i + 8] = 0xFF;
            break;
        }
    }
    tests::writeBytes(folder / "huge.jpg", jpeg);
    checkRefused(folder / "huge.jpg", ReadError::TooManyPixels);
}

TEST_CASE("the camera's turn is applied to the pixels", "[vision][files]") {
    const tests::TemporaryFolder folder;
    const std::vector<std::uint8_t> plain = tests::bytesOf(scene());
    const auto upright = vision::loadPhoto(scene());
    REQUIRE(upright);
    struct Turn {
        std::uint8_t orientation;
        int quarters;
        bool isMirrored;
    };
    // A mirrored picture is turned after it was mirrored.
    for (const auto& [orientation, quarters, isMirrored] :
         {Turn{6, 1, false}, Turn{3, 2, false}, Turn{8, 3, false}, Turn{2, 0, true}, Turn{4, 2, true}, Turn{5, 3, true},
          Turn{7, 1, true}}) {
        CAPTURE(quarters, isMirrored);
        std::vector<std::uint8_t> turned(plain.begin(), plain.begin() + 2);
        const auto block = exif(orientation);
        turned.insert(turned.end(), block.begin(), block.end());
        turned.insert(turned.end(), plain.begin() + 2, plain.end());
        tests::writeBytes(folder / "turned.jpg", turned);
        const auto image = vision::loadPhoto(folder / "turned.jpg");
        REQUIRE(image);
        vision::Image wanted = isMirrored ? tests::mirrored(*upright) : *upright;
        for (int i = 0; i < quarters; ++i) {
            wanted = tests::quarterTurned(wanted);
        }
        CHECK(image->width == wanted.width);
        CHECK((*image == wanted));
    }
}

TEST_CASE("what is encoded is decoded again to the same pixels", "[vision][files]") {
    vision::Image image = tests::filled(37, 23, {200, 100, 50});
    tests::addGrain(image, 50, 3);
    const auto png = vision::camera::encodePng(image);
    REQUIRE(png);
    const auto again = vision::camera::decode(*png);
    REQUIRE(again);
    CHECK((*again == image));
}

TEST_CASE("only the camera modules use OpenCV's file and video functions", "[vision][files]") {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::filesystem::path(ADJ_SOURCE_DIR) / "vision")) {
        if (!entry.is_regular_file() || entry.path().filename() == "module.cpp" ||
            entry.path().filename() == "capture_module.cpp") {
            continue;
        }
        const auto bytes = tests::bytesOf(entry.path());
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        CAPTURE(entry.path());
        CHECK(text.find("<opencv2/imgcodecs") == std::string_view::npos);
        CHECK(text.find("<opencv2/videoio") == std::string_view::npos);
        CHECK(text.find("<opencv2/highgui") == std::string_view::npos);
        CHECK(text.find("<opencv2/opencv.hpp") == std::string_view::npos);
    }
}
