// SPDX-License-Identifier: GPL-3.0-or-later
// For programs with vision only.
#pragma once

#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace ui {

/// A picture and the board that was read in it.
struct PhotoBoard {
    vision::Image image;
    vision::BoardReading reading;
};

}  // namespace ui
