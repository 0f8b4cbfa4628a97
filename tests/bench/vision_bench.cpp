// SPDX-License-Identifier: GPL-3.0-or-later
// What each stage of reading a picture costs on one core: vision_bench PICTURE [TIMES] (default 7; the rendered table
// of the tour), beside one copy of its pixels; and how often it could be decoded and its board laid straight meanwhile,
// which is the least that any reading must do. Prints one JSON object a figure; ends with 1 if one misses its limit.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/bench/yardstick.h"
#include "tests/places.h"
#include "vision/board/locate.h"
#include "vision/harbours/read_harbours.h"
#include "vision/numbers/assign_numbers.h"
#include "vision/numbers/read_numbers.h"
#include "vision/pieces/place_net.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/viewpoint.h"
#include "vision/position/read_position.h"
#include "vision/read_dice.h"
#include "vision/read_photo.h"
#include "vision/reading/process.h"
#include "vision/tiles/classify.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"
#include "vision/watch/table_watch.h"

namespace {

/// Milliseconds of one core, the yardstick's; and of decoding the picture and laying its board straight.
struct Limit {
    double milliseconds = 0;
    double ratio = 0;
};
constexpr Limit kFullRead{230, 22};
constexpr Limit kSteadyFrame{30, 2.8};
constexpr Limit kDiceOfTray{65, 6};
constexpr Limit kDiceOfPicture{320, 30};

template <class Work>
double medianSecondsOf(int times, Work work) {
    std::vector<double> seconds;
    for (int i = 0; i < times; ++i) {
        seconds.push_back(bench::secondsOf(work));
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() / 2];
}

/// The rendered dice, so large, in the middle of a picture so wide whose ground goes on to its sides.
std::optional<vision::Image> dicePicture(int width, int height) {
    const auto scene = vision::loadPhoto(ADJ_SOURCE_DIR "/tests/data/dice/dice_000.jpg");
    if (!scene) {
        return std::nullopt;
    }
    cv::Mat rgb(scene->height, scene->width, CV_8UC3, const_cast<std::uint8_t*>(scene->rgb.data()));
    cv::resize(rgb, rgb, {height, height}, 0, 0, cv::INTER_CUBIC);
    const int left = (width - height) / 2;
    cv::copyMakeBorder(rgb, rgb, 0, 0, left, width - height - left, cv::BORDER_REPLICATE);
    vision::Image image;
    image.width = width;
    image.height = height;
    image.rgb.assign(rgb.datastart, rgb.dataend);
    return image;
}

int measure(const std::string& file, int times) {
    using namespace vision;
    const auto image = loadPhoto(file);
    if (!image) {
        std::fprintf(stderr, "vision_bench: %s: cannot be read\n", file.c_str());
        return 2;
    }
    const cv::Mat rgb(image->height, image->width, CV_8UC3, const_cast<std::uint8_t*>(image->rgb.data()));
    bench::Figures figures;
    const auto stage = [&](const char* name, auto work) {
        figures.say(name, "ms", 1e3 * medianSecondsOf(times, work));
    };
    std::vector<std::uint8_t> copy(image->rgb.size());
    stage("copying a picture's pixels", [&] { std::memcpy(copy.data(), image->rgb.data(), copy.size()); });
    stage("decode", [&] { (void)loadPhoto(file); });
    std::optional<board::Located> located;
    stage("locate", [&] { located = board::locate(rgb); });
    if (!located) {
        std::fprintf(stderr, "vision_bench: %s: no board\n", file.c_str());
        return 1;
    }
    board::Rectified rectified;
    const auto rectify = [&] {
        rectified = board::rectify(located->reduced, located->reducedHomography, tiles::kSidePixels, located->shape);
    };
    stage("rectify", rectify);
    const auto whole = [&](const std::string& name, const Limit& limit, auto work) {
        figures.beside(name, "of decode and warp", limit.ratio, times, work, [&] {
            (void)loadPhoto(file);
            rectify();
        });
        figures.time(name, "ms", 1e3, medianSecondsOf(times, work), limit.milliseconds);
    };
    tiles::Print print;
    stage("even light", [&] { print = tiles::evenLight(rectified); });
    stage("terrains", [&] {
        std::vector<std::optional<tiles::TileLook>> looks;
        for (const engine::Hex hex : located->shape->land()) {
            looks.push_back(tiles::measureTile(rectified, print, hex));
        }
        (void)tiles::classify(looks, located->shape->layout.terrains);
    });
    stage("numbers", [&] {
        const std::vector<double> desert(located->shape->land().size(), 1.0 / 19);
        (void)numbers::assignNumbers(
            numbers::lookAtTokens(located->reduced, located->reducedHomography, located->shape, desert).hexes,
            located->shape->layout.tokens);
    });
    stage("harbours", [&] {
        std::vector<Unsure> unsure;
        (void)harbours::readHarbours(rectified, print, unsure);
    });
    const pieces::Viewpoint viewpoint = pieces::viewpointOf(located->homography, rgb.size());
    std::optional<pieces::Sight> sight;
    stage("look at the sites", [&] { sight.emplace(pieces::look(rectified, print, viewpoint)); });
    pieces::PlacesSeen seen;
    stage("net of places", [&] {
        seen = pieces::lookAtPlaces(located->reduced, located->reducedHomography, viewpoint, *located->shape);
    });
    stage("pieces", [&] { (void)position::PieceReader(*sight, seen).read(); });
    stage("robber", [&] {
        std::vector<Unsure> unsure;
        (void)pieces::findRobber(*sight, 1, unsure);
    });
    std::optional<BoardReading> reading;
    whole("full read, decoded", kFullRead, [&] { reading = *readBoard(*image); });
    TableWatch watch(*image, reading->homography, piecesOf(*reading), reading->layout);
    whole("steady frame of a watch", kSteadyFrame, [&] { (void)watch.next(*image); });
    stage("dice, whole picture", [&] { (void)readDice(*image); });
    const auto tray = dicePicture(640, 480);
    const auto wide = dicePicture(1920, 1080);
    if (!tray || !wide) {
        std::fprintf(stderr, "vision_bench: tests/data/dice: cannot be read\n");
        return 2;
    }
    whole("dice in a tray, 640 x 480", kDiceOfTray, [&] { (void)readDice(*tray, PictureArea()); });
    whole("dice anywhere, 1920 x 1080", kDiceOfPicture, [&] { (void)readDice(*wide); });
    return figures.exitStatus();
}

}  // namespace

int main(int count, char** arguments) {
    vision::settleProcess();
    const std::string file = count > 1 ? arguments[1] : ADJ_SOURCE_DIR "/docs/demo/table.jpg";
    return measure(file, std::max(1, count > 2 ? std::atoi(arguments[2]) : 7));
}
