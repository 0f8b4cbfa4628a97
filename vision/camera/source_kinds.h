// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sources only.
#pragma once

#include "vision/camera/source.h"

namespace vision::camera {

using OpenedSource = engine::Expected<std::unique_ptr<Source>, SourceError>;

[[nodiscard]] OpenedSource openFolder(const std::string& folder, const SourceTimes& times);
[[nodiscard]] OpenedSource openPicture(const std::string& file);
[[nodiscard]] OpenedSource openCapture(const SourceSpec& spec, const SourceTimes& times);

}  // namespace vision::camera
