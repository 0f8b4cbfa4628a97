// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/shipped_nets.h"

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/read_dice.h"
#include "vision/reading/program_files.h"
#include "vision/watch/table_watch.h"

namespace {

namespace fs = std::filesystem;
using vision::net::NetError;

const fs::path kNets = fs::path(ADJ_SOURCE_DIR) / "data/nets";

/// The fault of a folder with all nets after `spoil` had its way with the file of one.
vision::net::NetFault faultAfter(const std::string& name, const std::function<void(const fs::path&)>& spoil) {
    const tests::TemporaryFolder folder;
    fs::copy(kNets, folder / "nets");
    spoil(folder / "nets" / name);
    const auto nets = vision::net::loadNets(folder / "nets");
    REQUIRE_FALSE(nets);
    CHECK(nets.error().file == folder / "nets" / name);
    return nets.error();
}

}  // namespace

TEST_CASE("the nets lie beside the program", "[vision][net]") {
    CHECK(vision::net::shippedNets());
    CHECK(vision::net::loadNets(kNets));
}

TEST_CASE("a net that cannot be used is named with what is wrong with it", "[vision][net]") {
    for (const auto& entry : fs::directory_iterator(kNets)) {
        const std::string name = entry.path().filename().string();
        CAPTURE(name);
        CHECK(faultAfter(name, [](const fs::path& file) { fs::remove(file); }).what == NetError::Missing);
        CHECK(faultAfter(name, [](const fs::path& file) { fs::resize_file(file, 1000); }).what == NetError::Damaged);
        const fs::path other = kNets / (name == "dice_reader.net" ? "dice_finder.net" : "dice_reader.net");
        const auto exchange = [&](const fs::path& file) {
            fs::copy_file(other, file, fs::copy_options::overwrite_existing);
        };
        CHECK(faultAfter(name, exchange).what == NetError::Unfit);
    }
}

TEST_CASE("a program without its nets reads no picture and ends well", "[vision][net]") {
    const tests::TemporaryFolder folder;
    const fs::path program = folder / "test_vision";
    fs::copy_file(vision::programFolder().value() / "test_vision", program);
    const std::string command = "'" + program.string() + "' '[.without-nets]' > '" + (folder / "told").string() + "'";
    CHECK(std::system(command.c_str()) == 0);
}

TEST_CASE("looks at pictures without nets", "[.without-nets]") {
    CHECK(vision::net::shippedNets().error().what == NetError::Missing);
    CHECK(vision::net::shippedNets().error().file.filename() == "number_tokens.net");
    const vision::Image image = tests::filled(640, 480, {70, 90, 60});
    CHECK(vision::readBoard(image).error() == vision::ReadError::NoNets);
    CHECK(vision::readDice(image).error() == vision::ReadError::NoNets);
    vision::Homography anywhere;
    anywhere.m = {{{40, 0, 320}, {0, 40, 240}, {0, 0, 1}}};
    vision::TableWatch watch(image, anywhere, {}, engine::layoutForFour());
    CHECK(watch.next(image).lost);
}
