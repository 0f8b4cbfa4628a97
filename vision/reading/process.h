// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vision {

/// For a program with a window or a camera, once and before it has threads: OpenCV works on the thread that asks, and
/// its readers of moving pictures are silent and give up in seconds.
void settleProcess();

}  // namespace vision
