// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/board_finder.h"

#include <opencv2/core.hpp>

#include "vision/board/markers.h"
#include "vision/board/plain.h"
#include "vision/look.h"

namespace vision {

namespace {

cv::Mat rgbOf(const Image& image) {
    return {image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data())};
}

class MarkedFinder : public BoardFinder {
public:
    std::optional<FoundBoard> find(const Image& image, const BoardMark& mark,
                                   const std::optional<engine::Layout>& wanted) override {
        // Corners are marked on an island that has six, the small box's where none was said.
        const std::vector<engine::Hex>& land = wanted ? wanted->land : landOfCorners();
        const bool hasCorners = cornerHexesOf(land).has_value();
        std::optional<FoundBoard> there;
        if (mark.corners && hasCorners) {
            if (const auto lattice = look::latticeThrough(*mark.corners, image.width, image.height, land)) {
                there = read(image, wanted, *lattice);
            }
        }
        if (!there && (!mark.corners || !hasCorners || mark.isSettled)) {
            there = read(image, wanted, std::nullopt);
        }
        try {
            if (there) {
                m_markers.learn(board::seeMarkers(rgbOf(image)), board::matrixOf(there->homography));
            } else if (!m_markers.isEmpty()) {
                there = byMarkers(image, mark.corners.has_value(), wanted);
            }
        } catch (const cv::Exception&) {
            // What OpenCV gives up on shows no markers.
        }
        return there;
    }

private:
    static std::optional<FoundBoard> read(const Image& image, const std::optional<engine::Layout>& wanted,
                                          const std::optional<Homography>& near) {
        const auto reading = look::readBoard(image, {}, kBaseGameOnly, wanted, near, {});
        if (!reading || !reading->isVouched) {
            return std::nullopt;
        }
        return FoundBoard{reading->homography, reading->layout.land, reading->confidence, near.has_value(), false};
    }

    [[nodiscard]] std::optional<FoundBoard> byMarkers(const Image& image, bool isMarked,
                                                      const std::optional<engine::Layout>& wanted) const {
        const auto place = m_markers.boardBy(board::seeMarkers(rgbOf(image)));
        if (!place) {
            return std::nullopt;
        }
        const Homography near = board::plain(*place);
        const auto reading = look::readBoard(image, {}, kBaseGameOnly, wanted, near, {});
        const bool isRead = reading && reading->isVouched;
        return FoundBoard{isRead ? reading->homography : near, wanted ? wanted->land : landOfCorners(),
                          isRead ? reading->confidence : 0, isMarked, !isRead};
    }

    board::MarkerMemory m_markers;
};

}  // namespace

std::unique_ptr<BoardFinder> look::boardFinder() {
    return std::make_unique<MarkedFinder>();
}

}  // namespace vision
