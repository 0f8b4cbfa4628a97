// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

#include "engine/expected.h"
#include "vision/net/net_file.h"

namespace vision::net {

/// A net ready to use, the factor on the logarithms of its chances, and the sum of its file, which tells it from
/// others.
struct TrainedNet {
    SmallNet net;
    float sharpness = 1;
    std::uint64_t sum = 0;
};

struct Nets {
    /// Eleven outputs for a window of 40 places: by numbers::Chances.
    TrainedNet numbers;
    /// Five outputs at each place of a picture: logarithms of the chances that there is no upper face of a die and that
    /// there is one, but for a common term; then where it lies and how large it is (spot_faces.cpp).
    TrainedNet spotter;
    /// Nine outputs for a window of 40 places: the same two logarithms; then how it lies (find_face.cpp).
    TrainedNet finder;
    /// Seven outputs for such a window of six channels: logarithms of the chances of no pips of a die and of 1 to 6,
    /// but for a common term.
    TrainedNet reader;
    /// Ten outputs for such a window of two channels: by pieces::OutlineKind.
    TrainedNet outlines;
    /// Sixteen outputs every eight pixels of a whole picture: four maps in four parts each (board/lattice_heat.cpp),
    /// logarithms of the odds that a tile's middle, a corner, the coast and land lie there.
    TrainedNet lattice;
    /// One output for what is measured of a board (board/board_judge.h): the logarithm of the odds that it lies there.
    TrainedNet judge;
    /// Eleven outputs for a window of 48 places of nine channels: by pieces::PlaceKind, then a pieces::PlaceColour.
    TrainedNet places;
};

/// The net that cannot be used: its file, and why.
struct NetFault {
    std::filesystem::path file;
    NetError what = NetError::Missing;
};

/// The nets whose files lie in a folder.
[[nodiscard]] engine::Expected<Nets, NetFault> loadNets(const std::filesystem::path& folder);

/// Those that came with the program, in the folder `nets` where its modules lie (shippedFile). Loaded when first asked
/// for, by whichever thread, and kept.
[[nodiscard]] const engine::Expected<Nets, NetFault>& shippedNets();

/// They are there: whoever looks at pictures has asked shippedNets first.
[[nodiscard]] const Nets& nets();

}  // namespace vision::net
