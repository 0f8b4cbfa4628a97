// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "vision/look.h"
#include "vision/net/shipped_nets.h"
#include "vision/reading/program_files.h"
#include "vision/set/look_sets.h"
#include "vision/watch/board_finder.h"
#include "vision/watch/watched_table.h"

namespace vision {

/// All that looks at pixels, and with it OpenCV: a module of its own, opened when a picture is looked at first. What
/// goes through it are this program's own types, so only a module of the same build fits (kModuleStamp).
struct Eyes {
    const char* stamp = nullptr;
    decltype(&look::readBoard) readBoard = nullptr;
    decltype(&look::readDice) readDice = nullptr;
    decltype(&look::drawOverlay) drawOverlay = nullptr;
    decltype(&look::drawDice) drawDice = nullptr;
    decltype(&look::croppedToBoard) croppedToBoard = nullptr;
    decltype(&look::latticeThrough) latticeThrough = nullptr;
    decltype(&look::latticeIn) latticeIn = nullptr;
    decltype(&look::markersIn) markersIn = nullptr;
    decltype(&look::shrunk) shrunk = nullptr;
    decltype(&look::learnSet) learnSet = nullptr;
    decltype(&look::joined) joined = nullptr;
    decltype(&look::watchTable) watchTable = nullptr;
    decltype(&look::turned) turned = nullptr;
    decltype(&look::boardFinder) boardFinder = nullptr;
    const engine::Expected<net::Nets, net::NetFault>& (*nets)() = nullptr;
    /// OpenCV works on the thread that asks.
    void (*settle)() = nullptr;
    std::string (*openCvVersion)() = nullptr;
};

/// The one symbol of the module.
using EyesEntry = const Eyes* (*)();
inline constexpr const char* kEyesFile = "adjudicator_eyes.so";
inline constexpr const char* kEyesEntryName = "adjudicatorEyes";

/// The eyes of the sources that look, which the module hands out.
[[nodiscard]] const Eyes& ownEyes();
/// For a program that has its eyes in itself, as tests do: no module is opened.
void useEyes(const Eyes& own);

/// Opens the module on first use, from whichever thread; null where it cannot be used.
[[nodiscard]] const Eyes* eyes();
/// Why eyes() is null; empty when it is not.
[[nodiscard]] std::optional<ModuleFault> eyesFault();

/// The net of the program that is missing or no good, the first; empty when all are there, and without eyes.
[[nodiscard]] std::optional<net::NetFault> netFault();
/// The version of OpenCV that reads pictures; empty without eyes.
[[nodiscard]] std::string openCvVersion();

/// As look.h and watch say; without eyes the picture as it is, and null.
[[nodiscard]] Image shrunk(const Image& image, int width, int height);
[[nodiscard]] std::unique_ptr<BoardFinder> boardFinder();
[[nodiscard]] std::unique_ptr<WatchedTable> watchTable(const Image& reference, const Homography& homography,
                                                       KnownPieces known, const engine::Layout& layout,
                                                       const LookedFor& lookedFor);

}  // namespace vision
