// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "vision/camera/live_camera.h"

namespace ui {

/// Why there is no picture from a source.
[[nodiscard]] QString sentence(vision::camera::SourceError error);
/// Why a picture is not kept.
[[nodiscard]] QString sentence(vision::camera::KeepError error);

}  // namespace ui
