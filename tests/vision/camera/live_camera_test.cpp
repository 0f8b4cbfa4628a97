// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/live_camera.h"
#include "tests/places.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

#include "tests/vision/support/pictures.h"
#include "vision/codec/picture_header.h"
#include "vision/read_photo.h"
#include "vision/reading/markers.h"

using std::chrono::milliseconds;
using vision::camera::BoardSearch;
using vision::camera::CameraState;
using vision::camera::FrameSize;
using vision::camera::KeepError;
using vision::camera::LiveCamera;
using vision::camera::LiveOptions;
using vision::camera::Source;
using vision::camera::SourceError;
using vision::camera::SourceKind;
using vision::camera::SourceSpec;

namespace {

using Clock = std::chrono::steady_clock;
using Next = engine::Expected<vision::Image, SourceError>;

bool until(const std::function<bool()>& holds, milliseconds most = milliseconds(20'000)) {
    const auto end = Clock::now() + most;
    while (!holds() && Clock::now() < end) {
        std::this_thread::sleep_for(milliseconds(3));
    }
    return holds();
}

/// What it gives is decided by the test.
class PlayedSource : public Source {
public:
    PlayedSource(std::function<Next()> next, bool live) : m_next(std::move(next)), m_live(live) {}
    Next next() override { return m_next(); }
    [[nodiscard]] milliseconds pace() const override { return milliseconds(m_live ? 0 : 5); }
    [[nodiscard]] bool isLive() const override { return m_live; }

private:
    std::function<Next()> m_next;
    bool m_live;
};

LiveCamera::Open played(std::function<Next()> next, bool live = true) {
    return [next = std::move(next), live]() -> engine::Expected<std::unique_ptr<Source>, SourceError> {
        return std::make_unique<PlayedSource>(next, live);
    };
}

LiveOptions quick() {
    LiveOptions options;
    options.firstRetry = milliseconds(5);
    options.longestRetry = milliseconds(40);
    options.silentAfter = milliseconds(150);
    options.boardEvery = milliseconds(0);
    return options;
}

Next plainFrame() {
    std::this_thread::sleep_for(milliseconds(5));
    return tests::filled(160, 120, {40, 80, 120});
}

}  // namespace

TEST_CASE("a live camera keeps the newest frame", "[vision][camera][live]") {
    std::atomic<int> told = 0;
    LiveCamera camera(played([] { return plainFrame(); }), quick(), [&] { ++told; });
    REQUIRE(until([&] { return camera.newest() && camera.newest()->number >= 5; }));
    CHECK(camera.status().state == CameraState::Running);
    CHECK(camera.status().size == FrameSize{160, 120});
    CHECK(camera.current() != nullptr);
    CHECK(told >= 5);
    const auto kept = camera.newest();
    REQUIRE(until([&] { return camera.newest()->number > kept->number; }));
    // What somebody holds is not changed by what comes.
    CHECK(kept->image.width == 160);
    camera.setPreviewSize({80, 80});
    REQUIRE(until([&] { return camera.preview() && camera.preview()->width == 80; }));
    CHECK(camera.preview()->height == 60);
}

TEST_CASE("a camera that drops out is opened again, later and later, and says so", "[vision][camera][live]") {
    std::atomic<int> opened = 0;
    std::atomic<bool> isThere = true;
    LiveCamera camera(
        [&]() -> engine::Expected<std::unique_ptr<Source>, SourceError> {
            ++opened;
            if (!isThere) {
                return engine::unexpected(SourceError::NotOpened);
            }
            return std::make_unique<PlayedSource>(
                [&]() -> Next { return isThere ? plainFrame() : Next(engine::unexpected(SourceError::Lost)); }, true);
        },
        quick(), nullptr);
    REQUIRE(until([&] { return camera.newest() != nullptr; }));
    isThere = false;
    REQUIRE(until([&] { return camera.status().state == CameraState::Retrying; }));
    CHECK(camera.current() == nullptr);
    CHECK(camera.newest() != nullptr);
    REQUIRE(until([&] { return camera.status().tries >= 5; }));
    CHECK(camera.status().trouble == SourceError::NotOpened);
    isThere = true;
    REQUIRE(until([&] { return camera.status().state == CameraState::Running; }));
    CHECK(camera.status().tries == 0);
    CHECK(camera.current() != nullptr);
    CHECK(opened >= 6);
}

TEST_CASE("a camera that gives no frame for a while is silent", "[vision][camera][live]") {
    std::atomic<bool> gives = true;
    LiveCamera camera(played([&]() -> Next {
                          if (gives) {
                              return plainFrame();
                          }
                          std::this_thread::sleep_for(milliseconds(20));
                          return engine::unexpected(SourceError::Waiting);
                      }),
                      quick(), nullptr);
    REQUIRE(until([&] { return camera.status().state == CameraState::Running; }));
    gives = false;
    REQUIRE(until([&] { return camera.status().state == CameraState::Silent; }));
    CHECK(camera.current() == nullptr);
    gives = true;
    REQUIRE(until([&] { return camera.status().state == CameraState::Running; }));
}

TEST_CASE("a damaged frame is said, and the one before stays", "[vision][camera][live]") {
    std::atomic<bool> isDamaged = false;
    LiveCamera camera(played([&]() -> Next {
                          if (isDamaged) {
                              std::this_thread::sleep_for(milliseconds(2));
                              return engine::unexpected(SourceError::Damaged);
                          }
                          return plainFrame();
                      }),
                      quick(), nullptr);
    REQUIRE(until([&] { return camera.newest() != nullptr; }));
    isDamaged = true;
    REQUIRE(until([&] { return camera.status().trouble == SourceError::Damaged; }));
    CHECK(camera.newest() != nullptr);
    // Nothing but damaged frames: it is opened again.
    REQUIRE(until([&] { return camera.status().tries > 0; }));
    isDamaged = false;
    REQUIRE(until([&] { return camera.status().state == CameraState::Running && !camera.status().trouble; }));
}

TEST_CASE("closing does not wait for a camera that does not answer", "[vision][camera][live]") {
    std::promise<void> release;
    const std::shared_future<void> released = release.get_future().share();
    const auto inside = std::make_shared<std::atomic<bool>>(false);
    const int before = LiveCamera::leftBehind();
    auto camera = std::make_unique<LiveCamera>(played([released, inside]() -> Next {
                                                   *inside = true;
                                                   released.wait();
                                                   return engine::unexpected(SourceError::Lost);
                                               }),
                                               quick(), nullptr);
    REQUIRE(until([&] { return inside->load(); }));
    const auto begin = Clock::now();
    camera.reset();
    CHECK(Clock::now() - begin < milliseconds(2000));
    CHECK(LiveCamera::leftBehind() == before + 1);
    release.set_value();
    CHECK(until([&] { return LiveCamera::leftBehind() == before; }));
}

TEST_CASE("the board is found in a folder of frames and goes onto the evidence", "[vision][camera][live]") {
    LiveOptions options = quick();
    options.boardEvery = milliseconds(60'000);
    LiveCamera camera(SourceSpec{SourceKind::Photo, 0, ADJ_TEST_DATA "/scenes/scene_0007.jpg", {}}, options, nullptr);
    REQUIRE(until([&] { return camera.board().has_value(); }, milliseconds(60'000)));
    CHECK(camera.boardSearch() == BoardSearch::Found);
    CHECK(until([&] { return camera.status().state == CameraState::Standing; }));
    // The board as a reading of the same picture finds it.
    const auto frame = camera.current();
    REQUIRE(frame);
    const auto reading = vision::readBoard(frame->image);
    REQUIRE(reading);
    CHECK(camera.board()->homography == reading->homography);
    // On request it is looked for again, in the same standing frame too.
    camera.findBoard();
    CHECK(until([&] { return camera.boardSearch() == BoardSearch::Found; }, milliseconds(60'000)));

    std::promise<engine::Expected<vision::EvidencePicture, KeepError>> made;
    camera.keep({}, [&](auto picture) { made.set_value(std::move(picture)); });
    const auto picture = made.get_future().get();
    REQUIRE(picture);
    const auto crop = vision::croppedToBoard(frame->image, reading->homography);
    CHECK(picture->width == crop.width);
    CHECK(picture->height == crop.height);
    CHECK(picture->jpeg.starts_with("\xFF\xD8\xFF"));
}

TEST_CASE("under a cloth the markers round a board say where it is when the camera was pushed",
          "[vision][camera][live][markers]") {
    const auto open = vision::loadPhoto(ADJ_TEST_DATA "/scenes/scene_0007.jpg");
    REQUIRE(open);
    REQUIRE(vision::markersIn(*open).size() == 4);
    const auto reading = vision::readBoard(*open);
    REQUIRE(reading);
    // Everything 40 pixels further left and 20 higher, and the island out of sight.
    constexpr int kLeft = 40;
    constexpr int kUp = 20;
    vision::Image covered = *open;
    for (int y = 0; y < covered.height - kUp; ++y) {
        const auto* from = open->rgb.data() + static_cast<std::size_t>(y + kUp) * open->stride() + 3 * kLeft;
        std::copy(from, from + open->stride() - 3 * kLeft,
                  covered.rgb.data() + static_cast<std::size_t>(y) * covered.stride());
    }
    const vision::Point middle = reading->homography({0, 0});
    const vision::Point east = reading->homography({4.4, 0});
    tests::fillPolygon(covered, middle.x - kLeft, middle.y - kUp, std::hypot(east.x - middle.x, east.y - middle.y), 60,
                       0, {90, 70, 60});
    REQUIRE(vision::markersIn(covered).size() == 4);
    std::atomic<bool> isCovered = false;
    LiveOptions options = quick();
    options.boardEvery = milliseconds(50);
    options.boardRetry = milliseconds(50);
    LiveCamera camera(played([&]() -> Next {
                          std::this_thread::sleep_for(milliseconds(5));
                          return isCovered ? covered : *open;
                      }),
                      options, nullptr);
    REQUIRE(until([&] { return camera.board().has_value(); }, milliseconds(60'000)));
    CHECK_FALSE(camera.board()->isByMarkers);
    isCovered = true;
    REQUIRE(until([&] { return camera.board() && camera.board()->isByMarkers; }, milliseconds(60'000)));
    CHECK(camera.boardSearch() == BoardSearch::NotFound);
    const vision::Point now = camera.board()->homography({0, 0});
    CHECK(std::hypot(now.x - (middle.x - kLeft), now.y - (middle.y - kUp)) < 5);
}

TEST_CASE("a marked board is found where it was marked, a mark on nothing is forgotten", "[vision][camera][live]") {
    const auto scene = vision::loadPhoto(ADJ_TEST_DATA "/scenes/scene_0011.jpg");
    REQUIRE(scene);
    const auto reading = vision::readBoard(*scene);
    REQUIRE(reading);
    LiveOptions options = quick();
    options.boardEvery = milliseconds(50);
    options.boardRetry = milliseconds(50);
    LiveCamera camera(played([&]() -> Next {
                          std::this_thread::sleep_for(milliseconds(5));
                          return *scene;
                      }),
                      options, nullptr);
    REQUIRE(until([&] { return camera.board().has_value(); }, milliseconds(60'000)));
    CHECK_FALSE(camera.board()->isMarked);
    camera.markBoard(vision::cornersOf(reading->homography, scene->width, scene->height));
    REQUIRE(until([&] { return camera.board() && camera.board()->isMarked; }, milliseconds(60'000)));
    CHECK(camera.isMarked());
    camera.markBoard(vision::cornersOf({{{{12, 0, 80}, {0, 12, 80}, {0, 0, 1}}}}, scene->width, scene->height));
    CHECK(camera.isMarked());
    CHECK(until([&] { return !camera.isMarked(); }, milliseconds(60'000)));
    // What is seen without it counts again.
    CHECK(until([&] { return camera.board() && !camera.board()->isMarked; }, milliseconds(60'000)));
}

TEST_CASE("evidence without a board is the whole picture, and there is none of a camera that shows nothing",
          "[vision][camera][live]") {
    std::atomic<bool> isThere = true;
    LiveCamera camera(
        played([&]() -> Next { return isThere ? plainFrame() : Next(engine::unexpected(SourceError::Lost)); }), quick(),
        nullptr);
    REQUIRE(until([&] { return camera.current() != nullptr; }));
    std::promise<engine::Expected<vision::EvidencePicture, KeepError>> whole;
    camera.keep({}, [&](auto picture) { whole.set_value(std::move(picture)); });
    const auto picture = whole.get_future().get();
    REQUIRE(picture);
    CHECK(picture->width == 160);
    CHECK(picture->height == 120);
    isThere = false;
    REQUIRE(until([&] { return camera.status().state == CameraState::Retrying; }));
    bool answered = false;
    camera.keep({}, [&](const auto& none) {
        answered = true;
        CHECK(none.error() == KeepError::NoPicture);
    });
    CHECK(answered);
}

TEST_CASE("a watched game of frames is shown to its end", "[vision][camera][live][shared]") {
    const auto shared = tests::sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared / "scenes" / "sequence")) {
        WARN("skipped: scenes/sequence of the shared material is not there");
        return;
    }
    LiveOptions options = quick();
    options.boardEvery = milliseconds(600'000);
    options.times.folderPace = milliseconds(1);
    LiveCamera camera(SourceSpec{SourceKind::Folder, 0, (*shared / "scenes" / "sequence").string(), {}}, options,
                      nullptr);
    REQUIRE(until([&] { return camera.status().state == CameraState::Standing; }, milliseconds(120'000)));
    std::size_t pictures = 0;
    for (const auto& file : std::filesystem::directory_iterator(*shared / "scenes" / "sequence")) {
        pictures += file.path().extension() == ".jpg" ? 1U : 0U;
    }
    CHECK(camera.newest()->number == pictures);
    CHECK(camera.status().size == FrameSize{1280, 720});
    CHECK(camera.board().has_value());
}
