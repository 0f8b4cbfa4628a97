// SPDX-License-Identifier: GPL-3.0-or-later
// Sources that the capture module reads: cameras, videos, addresses.
#include <cmath>
#include <filesystem>
#include <new>
#include <utility>

#include "vision/camera/capture_abi.h"
#include "vision/camera/source_kinds.h"
#include "vision/read_photo.h"
#include "vision/reading/program_files.h"

namespace vision::camera {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

const AdjCaptureModule* captureModule() {
    static const AdjCaptureModule* const module = []() -> const AdjCaptureModule* {
        const auto entry = reinterpret_cast<AdjCaptureEntry>(moduleSymbol(kCaptureFile, kCaptureEntryName));
        const AdjCaptureModule* found = entry == nullptr ? nullptr : entry();
        return found != nullptr && found->version == kCaptureVersion ? found : nullptr;
    }();
    return module;
}

struct CloseCapture {
    void operator()(AdjCapture* capture) const { captureModule()->close(capture); }
};
using Capture = std::unique_ptr<AdjCapture, CloseCapture>;

struct Room {
    Image image;
    bool isTooLarge = false;
};

std::uint8_t* allocateFrame(void* context, int width, int height) {
    auto& room = *static_cast<Room*>(context);
    if (width <= 0 || height <= 0 || std::int64_t{width} * height > kMostPixels) {
        room.isTooLarge = true;
        return nullptr;
    }
    try {
        room.image.rgb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
        room.image.width = width;
        room.image.height = height;
        return room.image.rgb.data();
    } catch (const std::bad_alloc&) {
        room.isTooLarge = true;
        return nullptr;
    }
}

/// Of a video file, as it says; of one that says nothing or nonsense, as most are.
milliseconds paceOf(AdjCapture* capture) {
    constexpr double kUsual = 25;
    constexpr double kLeast = 0.1;
    constexpr double kMost = 240;
    const double said = captureModule()->framesPerSecond(capture);
    const double rate = std::isfinite(said) && said >= kLeast && said <= kMost ? said : kUsual;
    return milliseconds(std::lround(1000 / rate));
}

/// Of a video file, as it says; 0 for one that says nothing or nonsense.
std::uint64_t framesOf(AdjCapture* capture) {
    constexpr double kMost = 1e9;
    const double said = captureModule()->frames(capture);
    return std::isfinite(said) && said > 0 && said < kMost ? static_cast<std::uint64_t>(said) : 0;
}

class CaptureSource : public Source {
public:
    CaptureSource(Capture capture, SourceKind kind, const SourceTimes& times)
        : m_capture(std::move(capture)),
          m_isLive(kind != SourceKind::Video),
          m_pace(m_isLive ? milliseconds(0) : paceOf(m_capture.get())),
          m_frames(m_isLive ? 0 : framesOf(m_capture.get())),
          m_leastGap(times.leastGap) {}

    engine::Expected<Image, SourceError> next() override {
        // Frames between two that are wanted are taken off the camera and not decoded.
        do {
            if (!captureModule()->grab(m_capture.get())) {
                return engine::unexpected(m_isLive ? SourceError::Lost : SourceError::Ended);
            }
        } while (m_isLive && m_given && Clock::now() - *m_given < m_leastGap);
        m_given = Clock::now();
        Room room;
        if (!captureModule()->retrieve(m_capture.get(), &allocateFrame, &room)) {
            return engine::unexpected(room.isTooLarge ? SourceError::TooLarge : SourceError::Damaged);
        }
        return std::move(room.image);
    }
    [[nodiscard]] milliseconds pace() const override { return m_pace; }
    [[nodiscard]] bool isLive() const override { return m_isLive; }
    [[nodiscard]] std::uint64_t frames() const override { return m_frames; }

private:
    Capture m_capture;
    bool m_isLive;
    milliseconds m_pace;
    std::uint64_t m_frames;
    milliseconds m_leastGap;
    std::optional<Clock::time_point> m_given;
};

}  // namespace

OpenedSource openCapture(const SourceSpec& spec, const SourceTimes& times) {
    if (spec.kind == SourceKind::Video) {
        std::error_code error;
        if (!std::filesystem::exists(spec.name, error)) {
            return engine::unexpected(error ? SourceError::NoAccess : SourceError::NotFound);
        }
    }
    const AdjCaptureModule* module = captureModule();
    if (module == nullptr) {
        return engine::unexpected(SourceError::NoModule);
    }
    const FrameSize size = spec.size.value_or(FrameSize{});
    Capture capture(spec.kind == SourceKind::Device
                        ? module->openDevice(spec.device, size.width, size.height)
                        : module->openStream(spec.name.c_str(), static_cast<int>(times.open.count()),
                                             static_cast<int>(times.read.count())));
    if (!capture) {
        return engine::unexpected(SourceError::NotOpened);
    }
    return std::make_unique<CaptureSource>(std::move(capture), spec.kind, times);
}

}  // namespace vision::camera
