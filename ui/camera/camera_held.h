// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/camera/camera_desk.h"
#include "vision/camera/live_camera.h"

namespace ui {

/// The camera that a desk holds while it is on.
struct HeldCamera {
    vision::camera::LiveCamera camera;
    std::uint64_t shownFrame = 0;
    /// A person marked the board in its picture.
    bool isMarked = false;
};

}  // namespace ui
