// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"

TEST_CASE("an overlay is the same picture with marks only on the board", "[vision][overlay]") {
    const auto photo =
        vision::readPhoto(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data" / "scenes/scene_0007.jpg");
    REQUIRE(photo);
    const tests::TemporaryFolder folder;
    REQUIRE(vision::writeOverlay(folder / "overlay.png", photo->image, photo->board));
    const auto overlay = vision::loadPhoto(folder / "overlay.png");
    REQUIRE(overlay);
    REQUIRE(overlay->width == photo->image.width);
    REQUIRE(overlay->height == photo->image.height);
    CHECK((*overlay == vision::drawOverlay(photo->image, photo->board)));

    int marked = 0;
    for (int y = 0; y < overlay->height; ++y) {
        for (int x = 0; x < overlay->width; ++x) {
            const std::size_t at = static_cast<std::size_t>(y) * overlay->stride() + static_cast<std::size_t>(x) * 3;
            const bool same = std::equal(&overlay->rgb[at], &overlay->rgb[at] + 3, &photo->image.rgb[at]);
            marked += same ? 0 : 1;
            if (y < 5 || x < 5) {
                CHECK(same);
            }
        }
    }
    CHECK(marked > 5'000);
    CHECK_FALSE(std::filesystem::exists(folder / "overlay.png.part"));
}

TEST_CASE("an overlay that cannot be written leaves nothing behind", "[vision][overlay]") {
    const tests::TemporaryFolder folder;
    const auto image = tests::filled(200, 200, {1, 2, 3});
    const auto result = vision::writeOverlay(folder / "no/such/folder.png", image, {});
    REQUIRE_FALSE(result);
    CHECK(result.error() == vision::WriteError::NotWritten);
    CHECK_FALSE(std::filesystem::exists(folder / "no"));
}
