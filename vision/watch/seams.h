// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/watch/view.h"

namespace vision::watch {

/// Whether what covers the board is not in `now` but was there before: under it `now` shows the dark seams between the
/// tiles as they are seen elsewhere, and the reference does not. A hand shows none, nor does a sheet of paper.
[[nodiscard]] bool wasCovered(const View& reference, const View& now, const Difference& difference);

/// Whether what counts as covered is the board itself, much of which changed at once: its seams show there.
[[nodiscard]] bool showsBoard(const View& now, const Difference& difference);

}  // namespace vision::watch
