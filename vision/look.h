// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "vision/evidence.h"
#include "vision/given_corners.h"
#include "vision/read_dice.h"
#include "vision/read_photo.h"
#include "vision/reading/markers.h"

/// What OpenCV does for the functions of the same names in `vision`, which ask the eyes for it (eyes/eyes.h). Only the
/// eyes' own sources call these.
namespace vision::look {

[[nodiscard]] engine::Expected<BoardReading, ReadError> readBoard(const Image& image, const KnownColours& colours,
                                                                  const LookedFor& lookedFor,
                                                                  const std::optional<engine::Layout>& layout,
                                                                  const std::optional<Homography>& near,
                                                                  const KnownSets& sets);
[[nodiscard]] engine::Expected<DiceReading, ReadError> readDice(const Image& image,
                                                                const std::optional<PictureArea>& tray,
                                                                const std::optional<Homography>& board,
                                                                const std::optional<engine::Layout>& layout);
[[nodiscard]] Image drawOverlay(const Image& image, const BoardReading& board);
[[nodiscard]] Image drawDice(const Image& image, const DiceReading& dice);
[[nodiscard]] Image croppedToBoard(const Image& image, const Homography& homography, const EvidenceOptions& options);
[[nodiscard]] engine::Expected<Homography, CornersError> latticeThrough(const GivenCorners& corners, int width,
                                                                        int height,
                                                                        const std::vector<engine::Hex>& land);
[[nodiscard]] std::vector<std::pair<Point, Point>> latticeIn(const Homography& homography,
                                                             const std::vector<engine::Hex>& land);
[[nodiscard]] std::vector<PrintedMarker> markersIn(const Image& image);
/// A picture made smaller by the mean of the area that each pixel covers; at most its own size, at least 1 by 1.
[[nodiscard]] Image shrunk(const Image& image, int width, int height);

}  // namespace vision::look
