// SPDX-License-Identifier: GPL-3.0-or-later
// What reading a photo costs, stage by stage: photo_bench PICTURE. Beside them stands one copy of its pixels. Prints
// one JSON object a figure; ends with 1 if one misses its limit.
#include <cstdio>
#include <cstring>
#include <vector>

#include "tests/bench/yardstick.h"
#include "vision/process.h"
#include "vision/read_photo.h"

int main(int count, char** words) {
    if (count < 2) {
        std::fprintf(stderr, "photo_bench: name a picture\n");
        return 2;
    }
    vision::settleProcess();
    const auto image = vision::loadPhoto(words[1]);
    if (!image) {
        std::fprintf(stderr, "photo_bench: %s: it cannot be read\n", words[1]);
        return 2;
    }
    bench::Figures figures;
    const double pixels = static_cast<double>(image->width) * image->height;
    std::vector<char> from(static_cast<std::size_t>(pixels) * 3, 1);
    std::vector<char> to(from.size());
    volatile char sink = 0;
    const double copy = bench::secondsEach([&] {
        std::memcpy(to.data(), from.data(), from.size());
        sink = to[to.size() / 2];
    });
    const double loading = bench::bestSecondsOf(3, [&] { (void)vision::loadPhoto(words[1]); });
    const double reading = bench::bestSecondsOf(3, [&] { (void)vision::readBoard(*image); });
    figures.tell("copying a picture's pixels", "ms", copy * 1e3, 1e3, true);
    figures.ratio("decoding a picture", "copies of its pixels", loading / copy, 300);
    figures.ratio("reading the board", "copies of its pixels", reading / copy, 12'000);
    figures.time("decoding a picture, a megapixel", "ms", 1e3, loading / pixels * 1e6, 30);
    figures.time("reading the board", "ms", 1e3, reading, 3'000);
    return figures.exitStatus();
}
