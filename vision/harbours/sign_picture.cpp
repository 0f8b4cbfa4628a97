// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/sign_picture.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>

namespace vision::set {

namespace {

// Hex sides: where the signs of the frames known lie, and half of what is looked at.
constexpr double kSignMiddle = 0.54;
constexpr double kSignHalf = 0.27;
/// Frames are put together by hand, and the lattice is fitted to within this.
constexpr std::array kShifts{-0.06, -0.03, 0.0, 0.03, 0.06};
/// What is redder, bluer or darker than any print is noise or a piece.
constexpr float kMostColour = 1.5F;

/// A picture as one row whose middle is 0 in each colour and whose length is 1.
cv::Mat levelled(const SignPicture& picture) {
    cv::Mat row(1, static_cast<int>(3 * picture.size()), CV_32FC1);
    auto* values = row.ptr<float>();
    for (std::size_t c = 0; c < 3; ++c) {
        float mean = 0;
        for (const auto& cell : picture) {
            mean += cell[c] / static_cast<float>(picture.size());
        }
        for (std::size_t i = 0; i < picture.size(); ++i) {
            values[3 * i + c] = picture[i][c] - mean;
        }
    }
    constexpr double kNothing = 1e-3;
    return row / std::max(cv::norm(row), kNothing);
}

}  // namespace

std::optional<SignPicture> signPicture(const cv::Mat& chroma, const board::Rectified& board,
                                       const board::CoastSide& side, double along, double out) {
    SignPicture picture{};
    const cv::Point2d middle = side.at + side.along * along + side.out * (kSignMiddle + out);
    const double step = 2 * kSignHalf / static_cast<double>(kSignCells - 1);
    for (std::size_t row = 0; row < kSignCells; ++row) {
        for (std::size_t column = 0; column < kSignCells; ++column) {
            const cv::Point2d at = board.pixel(middle + side.out * (static_cast<double>(row) * step - kSignHalf) +
                                               side.along * (static_cast<double>(column) * step - kSignHalf));
            const cv::Point pixel(cvRound(at.x), cvRound(at.y));
            if (pixel.x < 1 || pixel.y < 1 || pixel.x >= chroma.cols - 1 || pixel.y >= chroma.rows - 1 ||
                board.known.at<std::uint8_t>(pixel) == 0) {
                return std::nullopt;
            }
            // Two by two pixels: the grid is about that wide.
            cv::Vec3f sum;
            for (const cv::Point corner : {cv::Point(0, 0), cv::Point(1, 0), cv::Point(0, 1), cv::Point(1, 1)}) {
                sum += chroma.at<cv::Vec3f>(pixel + corner) * 0.25F;
            }
            auto& cell = picture[row * kSignCells + column];
            for (int c = 0; c < 3; ++c) {
                cell[static_cast<std::size_t>(c)] = std::clamp(sum[c], -kMostColour, kMostColour);
            }
        }
    }
    return picture;
}

SignPlaces::SignPlaces(const cv::Mat& chroma, const board::Rectified& board) {
    for (const board::CoastSide& side : board.shape->coast) {
        std::vector<cv::Mat>& pictures = m_seen.emplace_back();
        for (const double along : kShifts) {
            for (const double out : kShifts) {
                if (const auto picture = signPicture(chroma, board, side, along, out)) {
                    pictures.push_back(levelled(*picture));
                }
            }
        }
    }
}

std::vector<std::optional<double>> SignPlaces::likeness(const SignPicture& sign) const {
    const cv::Mat known = levelled(sign);
    std::vector<std::optional<double>> best(m_seen.size());
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        for (const cv::Mat& seen : m_seen[i]) {
            best[i] = std::max(best[i].value_or(-1), known.dot(seen));
        }
    }
    return best;
}

std::optional<std::size_t> recogniseSet(const SignPlaces& places, std::size_t harbours,
                                        const std::vector<LearnedSet>& sets) {
    /// Signs of one print seen by different cameras are alike to 0.9 and more as a rule, of others hardly ever.
    constexpr double kSamePrint = 0.895;
    constexpr std::size_t kFewestSigns = 4;
    std::optional<std::size_t> found;
    double most = kSamePrint;
    for (std::size_t k = 0; k < sets.size(); ++k) {
        std::vector<double> best;
        for (const SignLook& sign : sets[k].signs) {
            const auto alike = places.likeness(sign.picture);
            best.resize(alike.size(), -1);
            for (std::size_t i = 0; i < alike.size(); ++i) {
                best[i] = std::max(best[i], alike[i].value_or(-1));
            }
        }
        std::sort(best.rbegin(), best.rend());
        best.resize(std::min(best.size(), harbours));
        // What the picture does not show tells nothing.
        std::erase_if(best, [](double alike) { return alike <= -1; });
        const double mean = std::accumulate(best.begin(), best.end(), 0.0) / static_cast<double>(best.size());
        if (sets[k].signs.size() >= kFewestSigns && best.size() >= kFewestSigns && mean > most) {
            most = mean;
            found = k;
        }
    }
    return found;
}

}  // namespace vision::set
