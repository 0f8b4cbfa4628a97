// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engine/expected.h"
#include "vision/camera/source.h"
#include "vision/reading/image.h"

namespace adjudicator::cli {

/// A frame, and which one it is, counted from 0: of a folder by its names, of a video by its frames, of what is live as
/// they came.
struct NumberedFrame {
    vision::Image image;
    std::uint64_t number = 0;
};

/// The frames of a source that are worth a look, one after another: every picture of a folder, of a video and of what
/// is live about five a second. What cannot be decoded is left out.
class FrameStream {
public:
    FrameStream() = default;
    virtual ~FrameStream() = default;
    FrameStream(const FrameStream&) = delete;
    FrameStream& operator=(const FrameStream&) = delete;

    /// Waits for the next frame. Errors: Ended after the last one, and what makes going on impossible. A camera or an
    /// address never ends: it is opened again when it drops out.
    [[nodiscard]] virtual engine::Expected<NumberedFrame, vision::camera::SourceError> next() = 0;
    /// A camera or an address.
    [[nodiscard]] virtual bool isLive() const = 0;
    /// How many frames it has in all, counted as their numbers are; 0 where nobody knows.
    [[nodiscard]] virtual std::uint64_t frames() const = 0;
};

/// Opens a camera, an address, a video, a folder of pictures or a photo, named as the window names them; waits for the
/// first frame of what is live. `dropped` is called from next() each time that a live source drops out.
[[nodiscard]] engine::Expected<std::unique_ptr<FrameStream>, vision::camera::SourceError> openFrames(
    const std::string& source, std::function<void(vision::camera::SourceError)> dropped);

}  // namespace adjudicator::cli
