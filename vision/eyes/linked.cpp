// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled into programs that have their eyes in themselves.
#include "vision/eyes/eyes.h"

namespace {

[[maybe_unused]] const bool kEyesAreOwn = [] {
    vision::useEyes(vision::ownEyes());
    return true;
}();

}  // namespace
