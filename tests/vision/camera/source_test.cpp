// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/source.h"
#include "tests/places.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "tests/vision/support/pictures.h"
#include "vision/camera/picture_files.h"
#include "vision/codec/codec.h"

using vision::camera::CameraDevice;
using vision::camera::encodeJpeg;
using vision::camera::FrameSize;
using vision::camera::listCameras;
using vision::camera::openSource;
using vision::camera::parseSource;
using vision::camera::SourceError;
using vision::camera::SourceKind;
using vision::camera::SourceTimes;
using vision::camera::toText;

namespace {

const std::vector<CameraDevice> kTwoCameras{{0, "Desk camera", {{1920, 1080}}}, {2, "USB camera: 2K", {}}};

std::vector<std::uint8_t> frameOf(std::uint8_t red) {
    auto jpeg = encodeJpeg(tests::filled(64, 48, {red, 20, 20}), 95);
    REQUIRE(jpeg);
    return *jpeg;
}

int redOf(const vision::Image& image) {
    return image.rgb[static_cast<std::size_t>(image.height / 2) * image.stride()];
}

void appendText(std::vector<std::uint8_t>& bytes, const std::string& text) {
    bytes.insert(bytes.end(), text.begin(), text.end());
}

void appendNumber(std::vector<std::uint8_t>& bytes, std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) {
        bytes.push_back(static_cast<std::uint8_t>(number >> shift));
    }
}

std::vector<std::uint8_t> chunk(const std::string& name, const std::vector<std::uint8_t>& body) {
    std::vector<std::uint8_t> bytes;
    appendText(bytes, name);
    appendNumber(bytes, static_cast<std::uint32_t>(body.size()));
    bytes.insert(bytes.end(), body.begin(), body.end());
    if (body.size() % 2 == 1) {
        bytes.push_back(0);
    }
    return bytes;
}

std::vector<std::uint8_t> list(const std::string& kind, const std::vector<std::vector<std::uint8_t>>& chunks) {
    std::vector<std::uint8_t> body;
    appendText(body, kind);
    for (const auto& each : chunks) {
        body.insert(body.end(), each.begin(), each.end());
    }
    return chunk("LIST", body);
}

/// A Motion JPEG video of 64 x 48 at ten frames a second (AVI, with its index).
std::vector<std::uint8_t> videoOf(const std::vector<std::vector<std::uint8_t>>& frames) {
    const auto count = static_cast<std::uint32_t>(frames.size());
    std::vector<std::uint8_t> main;
    for (const std::uint32_t number : {100'000U, 0U, 0U, 0x10U, count, 0U, 1U, 0U, 64U, 48U, 0U, 0U, 0U, 0U}) {
        appendNumber(main, number);
    }
    std::vector<std::uint8_t> stream;
    appendText(stream, "vidsMJPG");
    for (const std::uint32_t number : {0U, 0U, 0U, 1U, 10U, 0U, count, 0U, 0xFFFFFFFFU, 0U, 0U, 0x00300040U}) {
        appendNumber(stream, number);
    }
    std::vector<std::uint8_t> format;
    for (const std::uint32_t number : {40U, 64U, 48U, 0x00180001U}) {
        appendNumber(format, number);
    }
    appendText(format, "MJPG");
    for (const std::uint32_t number : {64U * 48 * 3, 0U, 0U, 0U, 0U}) {
        appendNumber(format, number);
    }
    std::vector<std::vector<std::uint8_t>> pictures;
    std::vector<std::uint8_t> index;
    std::uint32_t at = 4;
    for (const auto& frame : frames) {
        pictures.push_back(chunk("00dc", frame));
        appendText(index, "00dc");
        for (const std::uint32_t number : {0x10U, at, static_cast<std::uint32_t>(frame.size())}) {
            appendNumber(index, number);
        }
        at += static_cast<std::uint32_t>(pictures.back().size());
    }
    std::vector<std::uint8_t> body;
    appendText(body, "AVI ");
    for (const auto& part :
         {list("hdrl", {chunk("avih", main), list("strl", {chunk("strh", stream), chunk("strf", format)})}),
          list("movi", pictures), chunk("idx1", index)}) {
        body.insert(body.end(), part.begin(), part.end());
    }
    return chunk("RIFF", body);
}

}  // namespace

TEST_CASE("a source is a camera by number, node or name, with a size or without", "[vision][camera]") {
    for (const std::string text : {"0", "/dev/video0", "Desk camera", "desk CAMERA", " 0 "}) {
        INFO(text);
        const auto spec = parseSource(text, kTwoCameras);
        REQUIRE(spec);
        CHECK(spec->kind == SourceKind::Device);
        CHECK(spec->device == 0);
        CHECK(spec->name == "Desk camera");
        CHECK_FALSE(spec->size);
        // Its name finds it again when the numbers have changed.
        CHECK(parseSource(toText(*spec), {{4, "Desk camera", {}}})->device == 4);
    }
    const auto sized = parseSource("USB camera: 2K@1280x720", kTwoCameras);
    REQUIRE(sized);
    CHECK(sized->device == 2);
    CHECK(sized->size == FrameSize{1280, 720});
    CHECK(parseSource(toText(*sized), kTwoCameras).value() == *sized);
    // One that the system does not list may be there all the same.
    CHECK(parseSource("7@640x480", kTwoCameras)->device == 7);
    CHECK(toText(*parseSource("7@640x480", {})) == "7@640x480");
}

TEST_CASE("what is no source says why", "[vision][camera]") {
    CHECK(parseSource("", kTwoCameras).error() == SourceError::Empty);
    CHECK(parseSource("  ", kTwoCameras).error() == SourceError::Empty);
    CHECK(parseSource("Front camera", kTwoCameras).error() == SourceError::NotFound);
    CHECK(parseSource("256", kTwoCameras).error() == SourceError::NotFound);
    CHECK(parseSource("-1", kTwoCameras).error() == SourceError::NotFound);
    CHECK(parseSource("/no/such/file.mp4", kTwoCameras).error() == SourceError::NotFound);
    CHECK(parseSource("file:///etc/passwd", kTwoCameras).error() == SourceError::UnknownScheme);
    CHECK(parseSource("concat://a", kTwoCameras).error() == SourceError::UnknownScheme);
    const auto address = parseSource("RTSP://192.168.0.20/Live", kTwoCameras);
    REQUIRE(address);
    CHECK(address->kind == SourceKind::Url);
    CHECK(address->name == "rtsp://192.168.0.20/Live");
    CHECK(openSource({SourceKind::Folder, 0, "/no/such/folder", {}}).error() == SourceError::NotFound);
    CHECK(openSource({SourceKind::Photo, 0, "/no/such.jpg", {}}).error() == SourceError::NotFound);
    CHECK(openSource({SourceKind::Video, 0, "/no/such.mp4", {}}).error() == SourceError::NotFound);
}

TEST_CASE("a folder gives its pictures in the order of their names, and those that come later", "[vision][camera]") {
    const tests::TemporaryFolder folder;
    CHECK(openSource({SourceKind::Folder, 0, (folder / ".").string(), {}}).error() == SourceError::NoPictures);
    tests::writeBytes(folder / "b.jpg", frameOf(120));
    tests::writeBytes(folder / "a.JPG", frameOf(60));
    tests::writeBytes(folder / ".hidden.jpg", frameOf(1));
    tests::writeBytes(folder / "notes.txt", frameOf(2));
    const auto spec = parseSource((folder / ".").string(), {});
    REQUIRE(spec);
    REQUIRE(spec->kind == SourceKind::Folder);
    auto source = openSource(*spec);
    REQUIRE(source);
    CHECK_FALSE((*source)->isLive());
    for (const int red : {60, 120}) {
        const auto frame = (*source)->next();
        REQUIRE(frame);
        CHECK(frame->width == 64);
        CHECK(std::abs(redOf(*frame) - red) < 8);
    }
    CHECK((*source)->next().error() == SourceError::Ended);
    tests::writeBytes(folder / "c.jpg", frameOf(200));
    const auto late = (*source)->next();
    REQUIRE(late);
    CHECK(std::abs(redOf(*late) - 200) < 8);
    CHECK((*source)->next().error() == SourceError::Ended);
}

TEST_CASE("a damaged picture of a folder is a frame less, and the newest is waited for", "[vision][camera]") {
    const tests::TemporaryFolder folder;
    auto cut = frameOf(90);
    cut.resize(cut.size() / 2);
    tests::writeBytes(folder / "1.jpg", cut);
    tests::writeBytes(folder / "2.jpg", frameOf(140));
    tests::writeBytes(folder / "3.jpg", cut);
    SourceTimes times;
    times.stillWritten = std::chrono::milliseconds(300);
    auto source = openSource({SourceKind::Folder, 0, (folder / ".").string(), {}}, times);
    REQUIRE(source);
    CHECK((*source)->next().error() == SourceError::Damaged);
    CHECK((*source)->next());
    // Still being written, perhaps: then it comes whole.
    CHECK((*source)->next().error() == SourceError::Waiting);
    tests::writeBytes(folder / "3.jpg", frameOf(30));
    const auto whole = (*source)->next();
    REQUIRE(whole);
    CHECK(std::abs(redOf(*whole) - 30) < 8);
    // Or it stays damaged: then it is passed over.
    tests::writeBytes(folder / "4.jpg", cut);
    SourceError last = SourceError::Waiting;
    for (int i = 0; i < 200 && last == SourceError::Waiting; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        last = (*source)->next().error();
    }
    CHECK(last == SourceError::Damaged);
    CHECK((*source)->next().error() == SourceError::Ended);
}

TEST_CASE("a folder's only picture is waited for as long as it grows", "[vision][camera]") {
    const tests::TemporaryFolder folder;
    const auto whole = frameOf(90);
    SourceTimes times;
    times.stillWritten = std::chrono::milliseconds(400);
    tests::writeBytes(folder / "1.jpg", {});
    auto source = openSource({SourceKind::Folder, 0, (folder / ".").string(), {}}, times);
    REQUIRE(source);
    constexpr std::size_t kSteps = 6;
    for (std::size_t step = 0; step < kSteps; ++step) {
        tests::writeBytes(folder / "1.jpg", std::span(whole).first(whole.size() * step / kSteps));
        CHECK((*source)->next().error() == SourceError::Waiting);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    tests::writeBytes(folder / "1.jpg", whole);
    const auto frame = (*source)->next();
    REQUIRE(frame);
    CHECK(std::abs(redOf(*frame) - 90) < 8);
}

TEST_CASE("a damaged picture that is old is not waited for", "[vision][camera]") {
    const tests::TemporaryFolder folder;
    auto cut = frameOf(90);
    cut.resize(cut.size() / 2);
    tests::writeBytes(folder / "1.jpg", cut);
    std::filesystem::last_write_time(folder / "1.jpg",
                                     std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    auto source = openSource({SourceKind::Folder, 0, (folder / ".").string(), {}});
    REQUIRE(source);
    CHECK((*source)->next().error() == SourceError::Damaged);
    CHECK((*source)->next().error() == SourceError::Ended);
}

TEST_CASE("pictures of every format that is read belong to a folder", "[vision][camera]") {
    for (const std::string name :
         {"a.jpg", "a.JPEG", "a.png", "a.webp", "a.HEIC", "a.heif", "a.avif", "a.gif", "a.bmp", "a.tif", "a.TIFF"}) {
        CAPTURE(name);
        CHECK(vision::camera::isPictureName(name));
    }
    for (const std::string name : {"a.mp4", "jpg", "a", "a.dng", "a.jpg.part"}) {
        CAPTURE(name);
        CHECK_FALSE(vision::camera::isPictureName(name));
    }
}

TEST_CASE("a folder that goes away is lost", "[vision][camera]") {
    const tests::TemporaryFolder folder;
    std::filesystem::create_directories(folder / "frames");
    tests::writeBytes(folder / "frames" / "1.jpg", frameOf(90));
    tests::writeBytes(folder / "frames" / "2.jpg", frameOf(90));
    auto source = openSource({SourceKind::Folder, 0, (folder / "frames").string(), {}});
    REQUIRE(source);
    CHECK((*source)->next());
    std::filesystem::remove(folder / "frames" / "2.jpg");
    CHECK((*source)->next().error() == SourceError::Damaged);
    std::filesystem::remove_all(folder / "frames");
    CHECK((*source)->next().error() == SourceError::Lost);
}

TEST_CASE("a photo is one frame", "[vision][camera]") {
    const auto spec = parseSource(ADJ_TEST_DATA "/scenes/scene_0007.jpg", {});
    REQUIRE(spec);
    REQUIRE(spec->kind == SourceKind::Photo);
    auto source = openSource(*spec);
    REQUIRE(source);
    const auto frame = (*source)->next();
    REQUIRE(frame);
    CHECK(frame->width == 1920);
    CHECK((*source)->next().error() == SourceError::Ended);
}

TEST_CASE("a video gives its frames at its own pace and ends", "[vision][camera][video]") {
    const tests::TemporaryFolder folder;
    std::vector<std::vector<std::uint8_t>> frames;
    for (const int red : {40, 80, 120, 160, 200}) {
        frames.push_back(frameOf(static_cast<std::uint8_t>(red)));
    }
    tests::writeBytes(folder / "play.avi", videoOf(frames));
    const auto spec = parseSource((folder / "play.avi").string(), {});
    REQUIRE(spec);
    REQUIRE(spec->kind == SourceKind::Video);
    auto source = openSource(*spec);
    REQUIRE(source);
    CHECK_FALSE((*source)->isLive());
    CHECK((*source)->pace() == std::chrono::milliseconds(100));
    CHECK((*source)->frames() == frames.size());
    for (const int red : {40, 80, 120, 160, 200}) {
        const auto frame = (*source)->next();
        REQUIRE(frame);
        CHECK(frame->width == 64);
        CHECK(frame->height == 48);
        CHECK(std::abs(redOf(*frame) - red) < 16);
    }
    CHECK((*source)->next().error() == SourceError::Ended);
    CHECK((*source)->next().error() == SourceError::Ended);

    tests::writeBytes(folder / "none.mp4", frames.front());
    std::ofstream(folder / "text.avi") << "no video";
    CHECK(openSource({SourceKind::Video, 0, (folder / "text.avi").string(), {}}).error() == SourceError::NotOpened);
}

TEST_CASE("a camera that is not there and an address that does not answer are not opened", "[vision][camera][video]") {
    CHECK(openSource({SourceKind::Device, 249, {}, {}}).error() == SourceError::NotOpened);
    SourceTimes times;
    times.open = std::chrono::milliseconds(500);
    const auto begin = std::chrono::steady_clock::now();
    CHECK(openSource({SourceKind::Url, 0, "http://127.0.0.1:9/", {}}, times).error() == SourceError::NotOpened);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));
}

TEST_CASE("the system's cameras are listed by number with their names", "[vision][camera]") {
    const tests::TemporaryFolder folder;
    for (const auto& [node, name] : {std::pair("video10", "Third"),
                                     {"video2", "Second camera \n"},
                                     {"video0", ""},
                                     {"v4l-subdev0", "no camera"},
                                     {"videoX", "neither"}}) {
        std::filesystem::create_directories(folder / "system" / node);
        std::ofstream(folder / "system" / node / "name") << name;
    }
    const auto cameras = listCameras(folder / "system", folder / "nodes");
    REQUIRE(cameras.size() == 3);
    CHECK(cameras[0] == CameraDevice{0, "video0", {}});
    CHECK(cameras[1] == CameraDevice{2, "Second camera", {}});
    CHECK(cameras[2] == CameraDevice{10, "Third", {}});
    // A node that says that it takes no pictures is left out: a plain file is none that does.
    std::filesystem::create_directories(folder / "nodes");
    std::ofstream(folder / "nodes" / "video2") << "";
    CHECK(listCameras(folder / "system", folder / "nodes").size() == 2);
    CHECK(listCameras(folder / "nowhere", folder / "nodes").empty());
}
