// SPDX-License-Identifier: GPL-3.0-or-later
// Prints, as JSON lines, what is measured of lattices laid on pictures (vision/training/board_judge.py starts from it).
// Standard input has a picture a line: its path and, behind tabs, where a board's plane lies in it (nine numbers) and
// the hexes of its land (q,r ...); the path alone if it shows no board.
#include <cmath>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/board_judge.h"
#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/lattice_candidates.h"
#include "vision/board/refine.h"
#include "vision/board/sea_mask.h"
#include "vision/read_photo.h"
#include "vision/reading/process.h"

namespace {

using namespace vision::board;

cv::Matx33d turned(double angle) {
    return {std::cos(angle), -std::sin(angle), 0, std::sin(angle), std::cos(angle), 0, 0, 0, 1};
}

cv::Matx33d shifted(cv::Point2d by) {
    return {1, 0, by.x, 0, 1, by.y, 0, 0, 1};
}

/// A board that is in a picture.
struct Truth {
    cv::Matx33d homography;
    ShapePtr shape;

    /// How far a lattice has one of its hexes from the nearest hex of this, at most, in hex sides.
    [[nodiscard]] double off(const cv::Matx33d& found, const Shape& of) const {
        constexpr double kFar = 99;
        if (of.land().size() != shape->land().size()) {
            return kFar;
        }
        const cv::Matx33d onto = homography.inv() * found;
        double most = 0;
        for (const cv::Point2d centre : of.centres) {
            double nearest = kFar;
            for (const cv::Point2d there : shape->centres) {
                nearest = std::min(nearest, cv::norm(apply(onto, centre) - there));
            }
            most = std::max(most, nearest);
        }
        return most;
    }
};

class Rows {
public:
    Rows(const cv::Mat& rgb, std::string photo, std::optional<Truth> truth)
        : m_pictures(rgb), m_photo(std::move(photo)), m_truth(std::move(truth)) {
        (void)m_pictures.heat();
    }

    void print(unsigned seed) {
        std::vector<ShapePtr> shapes{smallShape(), largeShape()};
        if (m_truth && m_truth->shape->land() != smallShape()->land() &&
            m_truth->shape->land() != largeShape()->land()) {
            shapes.push_back(m_truth->shape);
        }
        SeaMasks masks(m_pictures.coarse().rgb);
        for (const ShapePtr& shape : {shapes.front(), shapes.back()}) {
            const Refiner refiner(m_pictures, shape);
            int tried = 0;
            for (std::size_t rank = 0; masks.at(rank) != nullptr; ++rank) {
                for (const FrameGuess& guess : frameGuesses(*masks.at(rank), *shape)) {
                    if (guess.support < kLeastSupport || tried++ >= kMostGuesses) {
                        break;
                    }
                    say("frame", refiner, refiner.fromCoarse(guess.homography));
                }
            }
        }
        for (const LatticeCandidate& candidate :
             latticeCandidates(m_pictures.heat(), m_pictures.fine().rgb.size(), shapes)) {
            lay(kNet, Refiner(m_pictures, candidate.shape), candidate.homography);
        }
        if (m_truth) {
            printAround(seed, shapes);
        }
    }

private:
    static constexpr double kLeastSupport = 0.8;
    static constexpr std::string_view kNet = "net";
    static constexpr int kMostGuesses = 4;

    /// At the board, and at places beside it.
    void printAround(unsigned seed, const std::vector<ShapePtr>& shapes) {
        std::mt19937 random(seed);
        std::normal_distribution<double> little(0, 0.04);
        std::uniform_real_distribution<double> any(0, 1);
        const auto inFine = m_pictures.fine().toWhole.inv() * m_truth->homography;
        const cv::Point2d middle = m_truth->shape->middle;
        const auto about = [&](const cv::Matx33d& change) {
            return scaled(inFine * shifted(middle) * change * shifted(-middle));
        };
        const Refiner right(m_pictures, m_truth->shape);
        lay("there", right, about(shifted({little(random), little(random)})));
        for (int k = 0; k < 2; ++k) {
            const auto direction = engine::kHexDirections[static_cast<std::size_t>(6 * any(random))];
            const double far = any(random) < 0.7 ? 1 : any(random) < 0.5 ? 2 : 0.5;
            lay("beside", right, about(shifted(centreOf(engine::neighbour({0, 0}, direction)) * far)));
        }
        const double grown = std::vector{
            1.5, 0.67, std::sqrt(3.0), 1 / std::sqrt(3.0), 1.2, 0.85}[static_cast<std::size_t>(6 * any(random))];
        const double turn = any(random) < 0.5 ? 0 : any(random) < 0.5 ? CV_PI / 6 : 0.2;
        lay("grown", right, about(turned(turn) * cv::Matx33d(grown, 0, 0, 0, grown, 0, 0, 0, 1)));
        for (const ShapePtr& shape : shapes) {
            if (shape != m_truth->shape) {
                const cv::Matx33d onto = shifted(
                    m_truth->shape->centres[static_cast<std::size_t>(
                        any(random) * static_cast<double>(m_truth->shape->centres.size()))] -
                    shape->centres[static_cast<std::size_t>(any(random) * static_cast<double>(shape->centres.size()))]);
                lay("other", Refiner(m_pictures, shape), scaled(inFine * onto));
            }
        }
    }

    void lay(std::string_view from, const Refiner& refiner, const cv::Matx33d& guess) {
        const cv::Mat& coarse = m_pictures.coarse().rgb;
        const auto rims = fitRims(coarse, scaled(m_pictures.coarse().toWhole.inv() * guess), refiner.shape());
        say(from, refiner,
            refiner.weighed(fitGaps(m_pictures.fine().rgb, scaled(m_pictures.coarse().toWhole * rims.homography),
                                    refiner.shape())));
        if (from == kNet) {
            say(from, refiner, refiner.weighed(fitGaps(m_pictures.fine().rgb, guess, refiner.shape())));
        }
        say(from, refiner, refiner.weighed(gapsSeen(m_pictures.fine().rgb, guess, refiner.shape())));
    }

    void say(std::string_view from, const Refiner& refiner, const Laid& laid) {
        if (laid.evidence.hexesSeen == 0) {
            return;
        }
        std::cout << "{\"photo\":\"" << m_photo << "\",\"from\":\"" << from
                  << "\",\"land\":" << refiner.shape()->land().size() << ",\"odds\":" << laid.logOdds;
        if (m_truth) {
            std::cout << ",\"off\":" << m_truth->off(m_pictures.fine().toWhole * laid.homography, *refiner.shape());
        }
        std::cout << ",\"judged\":[";
        const char* between = "";
        for (const float value : judged(laid.evidence)) {
            std::cout << between << value;
            between = ",";
        }
        std::cout << "]}\n";
    }

    Pictures m_pictures;
    std::string m_photo;
    std::optional<Truth> m_truth;
};

std::optional<Truth> truthOf(const std::string& plane, const std::string& hexes) {
    Truth truth;
    std::istringstream numbers(plane);
    for (double& number : truth.homography.val) {
        numbers >> number;
    }
    engine::Layout layout;
    std::istringstream words(hexes);
    char comma = 0;
    for (engine::Hex hex; words >> hex.q >> comma >> hex.r;) {
        layout.land.push_back(hex);
    }
    std::sort(layout.land.begin(), layout.land.end());
    truth.shape = layout.land == smallShape()->land()   ? smallShape()
                  : layout.land == largeShape()->land() ? largeShape()
                                                        : shapeOf(layout);
    return numbers ? std::optional(truth) : std::nullopt;
}

}  // namespace

int main() {
    vision::settleProcess();
    std::cout.precision(4);
    unsigned seed = 0;
    for (std::string line; std::getline(std::cin, line); ++seed) {
        std::istringstream words(line);
        std::string photo;
        std::string plane;
        std::string hexes;
        std::getline(words, photo, '\t');
        std::getline(words, plane, '\t');
        std::getline(words, hexes, '\t');
        const auto image = vision::loadPhoto(photo);
        if (!image) {
            std::cerr << photo << ": cannot be read\n";
            continue;
        }
        const cv::Mat rgb(image->height, image->width, CV_8UC3, const_cast<std::uint8_t*>(image->rgb.data()));
        Rows(rgb, photo, plane.empty() ? std::nullopt : truthOf(plane, hexes)).print(seed);
    }
}
