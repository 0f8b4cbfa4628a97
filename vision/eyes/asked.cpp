// SPDX-License-Identifier: GPL-3.0-or-later
// What others call: each function asks the eyes, and says or shows nothing where there are none.
#include "vision/eyes/eyes.h"
#include "vision/set/learn_set.h"

namespace vision {

engine::Expected<BoardReading, ReadError> readBoard(const Image& image, const KnownColours& colours,
                                                    const LookedFor& lookedFor,
                                                    const std::optional<engine::Layout>& layout,
                                                    const std::optional<Homography>& near, const KnownSets& sets) {
    if (const Eyes* const own = eyes()) {
        return own->readBoard(image, colours, lookedFor, layout, near, sets);
    }
    return engine::unexpected(ReadError::NoEyes);
}

engine::Expected<DiceReading, ReadError> readDice(const Image& image, const std::optional<PictureArea>& tray,
                                                  const std::optional<Homography>& board,
                                                  const std::optional<engine::Layout>& layout) {
    if (const Eyes* const own = eyes()) {
        return own->readDice(image, tray, board, layout);
    }
    return engine::unexpected(ReadError::NoEyes);
}

Image drawOverlay(const Image& image, const BoardReading& board) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->drawOverlay(image, board) : image;
}

Image drawDice(const Image& image, const DiceReading& dice) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->drawDice(image, dice) : image;
}

Image croppedToBoard(const Image& image, const Homography& homography, const EvidenceOptions& options) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->croppedToBoard(image, homography, options) : image;
}

engine::Expected<Homography, CornersError> latticeThrough(const GivenCorners& corners, int width, int height,
                                                          const std::vector<engine::Hex>& land) {
    if (const Eyes* const own = eyes()) {
        return own->latticeThrough(corners, width, height, land);
    }
    return engine::unexpected(CornersError::NoEyes);
}

std::vector<std::pair<Point, Point>> latticeIn(const Homography& homography, const std::vector<engine::Hex>& land) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->latticeIn(homography, land) : std::vector<std::pair<Point, Point>>();
}

std::vector<PrintedMarker> markersIn(const Image& image) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->markersIn(image) : std::vector<PrintedMarker>();
}

Image shrunk(const Image& image, int width, int height) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->shrunk(image, width, height) : image;
}

std::optional<LearnedSet> learnSet(const Image& image, const BoardReading& confirmed) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->learnSet(image, confirmed) : std::nullopt;
}

LearnedSet joined(const LearnedSet& before, const LearnedSet& fresh) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->joined(before, fresh) : before;
}

std::unique_ptr<WatchedTable> watchTable(const Image& reference, const Homography& homography, KnownPieces known,
                                         const engine::Layout& layout, const LookedFor& lookedFor) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->watchTable(reference, homography, std::move(known), layout, lookedFor) : nullptr;
}

Homography turned(const Homography& homography, const Turn& turn) {
    const Eyes* const own = eyes();
    return own != nullptr ? own->turned(homography, turn) : homography;
}

std::unique_ptr<BoardFinder> boardFinder() {
    const Eyes* const own = eyes();
    return own != nullptr ? own->boardFinder() : nullptr;
}

std::optional<net::NetFault> netFault() {
    const Eyes* const own = eyes();
    return own == nullptr || own->nets() ? std::nullopt : std::optional(own->nets().error());
}

std::string openCvVersion() {
    const Eyes* const own = eyes();
    return own != nullptr ? own->openCvVersion() : std::string();
}

}  // namespace vision
