// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/net/small_net.h"

namespace vision::dice {

/// What vision/training/dice_faces.py found.
struct DiceNet {
    net::Layers layers;
    /// The factor on the logarithms of its chances that made them true in scenes it had not seen.
    float sharpness = 1;
};
/// Five outputs at each place of a picture: logarithms of the chances that there is no upper face of a die and that
/// there is one, but for a common term; then where it lies and how large it is (spot_faces.cpp).
[[nodiscard]] DiceNet spotterNet();
/// Nine outputs: logarithms of the chances that there is no upper face of a die and that there is one, but for a common
/// term; then how it lies (find_face.cpp).
[[nodiscard]] DiceNet finderNet();
/// Seven outputs: logarithms of the chances of no pips of a die and of 1 to 6, but for a common term.
[[nodiscard]] DiceNet readerNet();

/// A square window of RGB bytes as the finder sees it: each colour from its median in the middle, over its range there.
[[nodiscard]] net::Sheet evened(const cv::Mat& window);
/// The same as the reader sees it: twice, the second time over what half of the middle spans, which shows faint pips
/// beside what shines.
[[nodiscard]] net::Sheet evenedTwice(const cv::Mat& window);
/// An RGB picture of any size as the spotter sees it: each colour from its mean around, over how much colours differ
/// there.
[[nodiscard]] net::Sheet evenedAround(const cv::Mat& rgb);

}  // namespace vision::dice
