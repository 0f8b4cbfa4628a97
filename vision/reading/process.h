// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vision {

/// For a program with a window or a camera, once and before it has threads: OpenCV works on the thread that asks, its
/// readers of moving pictures are silent and give up in seconds, and the memory of one picture is kept for the next.
void settleProcess();

}  // namespace vision
