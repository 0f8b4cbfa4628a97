// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>

#include <opencv2/core.hpp>

namespace vision::board {

/// Guesses at where the sea frame's blue is (255) in an RGB picture, the likeliest first. Light of any colour shifts
/// the blueness ln(B/R) of a whole picture by a constant, so a ladder of thresholds stands for the colour corrections.
/// Each is made when it is first asked for: where there is a blue frame, one of the first has it.
class SeaMasks {
public:
    explicit SeaMasks(const cv::Mat& rgb);

    /// The mask of this rank, 0 first; null after the last one. Lives as long as this.
    [[nodiscard]] const cv::Mat* at(std::size_t rank);

private:
    void makeNext();

    cv::Mat m_blueness;
    cv::Mat m_brightness;
    double m_least = 0;
    /// How many steps were made: the ladder, and once more for what is bright of its masks.
    std::size_t m_step = 0;
    std::deque<cv::Mat> m_masks;
};

}  // namespace vision::board
