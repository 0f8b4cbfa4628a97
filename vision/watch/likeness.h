// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace vision::watch {

/// How alike the relief of a round thing is in two pictures of a table, by light and shade alone: up to 1, where it is
/// the same thing in any light, also when it was turned or moved a little; 1 too where there is too little to compare.
/// `before`, `now`: as pieces::chromaOf, of the same size; `at`, `radius`: where it is, in pixels.
/// The best normalized cross-correlation over all turns.
[[nodiscard]] double likenessAt(const cv::Mat& before, const cv::Mat& now, cv::Point2d at, double radius);

}  // namespace vision::watch
