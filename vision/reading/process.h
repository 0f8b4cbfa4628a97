// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vision {

/// For a program with a window or a camera, once, before it has threads and before anybody looks at a picture: OpenCV
/// works on the thread that asks, its readers of moving pictures are silent and give up in seconds, and the memory of
/// one picture is kept for the next.
void settleProcess();
[[nodiscard]] bool isProcessSettled();

}  // namespace vision
