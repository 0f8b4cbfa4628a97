// SPDX-License-Identifier: GPL-3.0-or-later
// What each stage of reading a picture costs on one core: vision_bench PICTURE [TIMES] (default 7; the rendered table
// of the tour). Prints one JSON object a stage, then a table.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/locate.h"
#include "vision/harbours/read_harbours.h"
#include "vision/numbers/assign_numbers.h"
#include "vision/numbers/read_numbers.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/viewpoint.h"
#include "vision/process.h"
#include "vision/read_dice.h"
#include "vision/read_photo.h"
#include "vision/tiles/classify.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"
#include "vision/watch/table_watch.h"

namespace {

double coreMilliseconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Stage {
    std::string name;
    double milliseconds = 0;
};

class Bench {
public:
    explicit Bench(int times) : m_times(times) {}

    template <class Work>
    void stage(const char* name, Work work) {
        std::vector<double> durations;
        for (int i = 0; i < m_times; ++i) {
            const double start = coreMilliseconds();
            work();
            durations.push_back(coreMilliseconds() - start);
        }
        std::sort(durations.begin(), durations.end());
        m_stages.push_back({name, durations[durations.size() / 2]});
    }

    void tell() const {
        for (const Stage& stage : m_stages) {
            std::printf("{\"stage\":\"%s\",\"unit\":\"ms\",\"value\":%.1f}\n", stage.name.c_str(), stage.milliseconds);
        }
        std::printf("\n%-28s %9s\n", "stage", "core ms");
        for (const Stage& stage : m_stages) {
            std::printf("%-28s %9.1f\n", stage.name.c_str(), stage.milliseconds);
        }
    }

private:
    int m_times;
    std::vector<Stage> m_stages;
};

int measure(const std::string& file, int times) {
    using namespace vision;
    const auto image = loadPhoto(file);
    if (!image) {
        std::fprintf(stderr, "vision_bench: %s: cannot be read\n", file.c_str());
        return 2;
    }
    const cv::Mat rgb(image->height, image->width, CV_8UC3, const_cast<std::uint8_t*>(image->rgb.data()));
    Bench bench(times);
    bench.stage("decode", [&] { (void)loadPhoto(file); });
    std::optional<board::Located> located;
    bench.stage("locate", [&] { located = board::locate(rgb); });
    if (!located) {
        std::fprintf(stderr, "vision_bench: %s: no board\n", file.c_str());
        return 1;
    }
    board::Rectified rectified;
    bench.stage("rectify",
                [&] { rectified = board::rectify(located->reduced, located->reducedHomography, tiles::kSidePixels); });
    tiles::Print print;
    bench.stage("even light", [&] { print = tiles::evenLight(rectified); });
    bench.stage("terrains", [&] {
        std::vector<std::optional<tiles::TileLook>> looks;
        for (const engine::Hex hex : board::islandHexes()) {
            looks.push_back(tiles::measureTile(rectified, print, hex));
        }
        (void)tiles::classify(looks);
    });
    bench.stage("numbers", [&] {
        const std::vector<double> desert(board::islandHexes().size(), 1.0 / 19);
        (void)numbers::assignNumbers(numbers::lookAtTokens(located->reduced, located->reducedHomography, desert));
    });
    bench.stage("harbours", [&] {
        std::vector<Unsure> unsure;
        (void)harbours::readHarbours(rectified, print, unsure);
    });
    const pieces::Viewpoint viewpoint = pieces::viewpointOf(located->homography, rgb.size());
    std::optional<pieces::Sight> sight;
    bench.stage("look at the sites", [&] { sight.emplace(pieces::look(rectified, print, viewpoint)); });
    bench.stage("pieces", [&] { (void)pieces::readPieces(*sight); });
    bench.stage("robber", [&] {
        std::vector<Unsure> unsure;
        (void)pieces::findRobber(*sight, unsure);
    });
    std::optional<BoardReading> reading;
    bench.stage("full read, decoded", [&] { reading = *readBoard(*image); });
    TableWatch watch(*image, reading->homography, piecesOf(*reading));
    bench.stage("steady frame of a watch", [&] { (void)watch.next(*image); });
    bench.stage("dice, whole picture", [&] { (void)readDice(*image); });
    bench.tell();
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    vision::settleProcess();
    const std::string file = count > 1 ? arguments[1] : ADJ_SOURCE_DIR "/docs/demo/table.jpg";
    return measure(file, std::max(1, count > 2 ? std::atoi(arguments[2]) : 7));
}
