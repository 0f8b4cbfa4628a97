// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/pictures/frame_stream.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "vision/camera/live_camera.h"

namespace adjudicator::cli {

namespace {

namespace camera = vision::camera;
using camera::SourceError;
using namespace std::chrono_literals;

/// Between two frames that are looked at.
constexpr std::chrono::milliseconds kFrameEvery = 200ms;

/// A folder or a video: nothing is missed, however long a look takes.
class StoredFrames : public FrameStream {
public:
    explicit StoredFrames(std::unique_ptr<camera::Source> source)
        : m_source(std::move(source)),
          m_step(static_cast<std::uint64_t>(std::max<std::int64_t>(1, kFrameEvery / std::max(m_source->pace(), 1ms)))) {
    }

    engine::Expected<NumberedFrame, SourceError> next() override {
        for (;;) {
            auto image = m_source->next();
            if (!image && image.error() == SourceError::Waiting) {
                std::this_thread::sleep_for(40ms);
                continue;
            }
            const bool isPassedOver =
                !image && (image.error() == SourceError::Damaged || image.error() == SourceError::TooLarge ||
                           image.error() == SourceError::NoAccess);
            if (!image && !isPassedOver) {
                return engine::unexpected(image.error());
            }
            const std::uint64_t number = m_count++;
            if (image && number % m_step == 0) {
                return NumberedFrame{std::move(*image), number};
            }
        }
    }
    [[nodiscard]] bool isLive() const override { return false; }
    [[nodiscard]] std::uint64_t frames() const override { return m_source->frames(); }

private:
    std::unique_ptr<camera::Source> m_source;
    std::uint64_t m_step;
    std::uint64_t m_count = 0;
};

camera::LiveOptions withoutSearch() {
    camera::LiveOptions options;
    options.boardEvery = 0ms;
    return options;
}

/// A camera or an address: the newest frame wins.
class LiveFrames : public FrameStream {
public:
    LiveFrames(camera::SourceSpec spec, std::function<void(SourceError)> dropped)
        : m_dropped(std::move(dropped)), m_camera(std::move(spec), withoutSearch(), [this] {
              const std::lock_guard lock(m_mutex);
              m_isNews = true;
              m_news.notify_one();
          }) {}

    /// What hinders it, or nothing when the first frame is there.
    std::optional<SourceError> opened() {
        for (;;) {
            if (m_camera.newest()) {
                return std::nullopt;
            }
            if (const camera::CameraStatus status = m_camera.status(); status.tries > 0) {
                return status.trouble.value_or(SourceError::NotOpened);
            }
            wait();
        }
    }

    engine::Expected<NumberedFrame, SourceError> next() override {
        std::this_thread::sleep_until(m_due);
        for (;;) {
            const camera::CameraStatus status = m_camera.status();
            const bool isAway = status.state == camera::CameraState::Retrying;
            if (isAway && !m_isAway) {
                m_dropped(status.trouble.value_or(SourceError::Lost));
            }
            m_isAway = isAway;
            const auto frame = m_camera.newest();
            if (frame && frame->number != m_given) {
                m_given = frame->number;
                m_due = std::chrono::steady_clock::now() + kFrameEvery;
                return NumberedFrame{frame->image, frame->number - 1};
            }
            wait();
        }
    }
    [[nodiscard]] bool isLive() const override { return true; }
    [[nodiscard]] std::uint64_t frames() const override { return 0; }

private:
    void wait() {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [this] { return m_isNews; });
        m_isNews = false;
    }

    std::function<void(SourceError)> m_dropped;
    std::mutex m_mutex;
    std::condition_variable m_news;
    bool m_isNews = false;
    bool m_isAway = false;
    std::uint64_t m_given = 0;
    std::chrono::steady_clock::time_point m_due;
    /// Last: its thread calls this.
    camera::LiveCamera m_camera;
};

}  // namespace

engine::Expected<std::unique_ptr<FrameStream>, SourceError> openFrames(const std::string& source,
                                                                       std::function<void(SourceError)> dropped) {
    // A number needs no look at the cameras that there are; a name does.
    auto spec = camera::parseSource(source, {});
    if (!spec && spec.error() == SourceError::NotFound) {
        spec = camera::parseSource(source, camera::listCameras());
    }
    if (!spec) {
        return engine::unexpected(spec.error());
    }
    if (spec->kind == camera::SourceKind::Device || spec->kind == camera::SourceKind::Url) {
        auto live = std::make_unique<LiveFrames>(*spec, std::move(dropped));
        if (const auto trouble = live->opened()) {
            return engine::unexpected(*trouble);
        }
        return live;
    }
    auto opened = camera::openSource(*spec);
    if (!opened) {
        return engine::unexpected(opened.error());
    }
    return std::make_unique<StoredFrames>(std::move(*opened));
}

}  // namespace adjudicator::cli
