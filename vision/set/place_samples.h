// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/board/locate.h"
#include "vision/pieces/viewpoint.h"
#include "vision/reading/learned_places.h"

namespace vision::set {

/// What the net of places sees of the corners and sides of a confirmed board that lie in the picture: pieces in four
/// views, bare ones in two, as if the lattice lay a little otherwise. Sorted by what is there, so that nothing tells
/// where. Places of which something is in doubt or that bear figures alone are left out.
[[nodiscard]] PlaceSamples placeSamples(const board::Located& located, const pieces::Viewpoint& viewpoint,
                                        const BoardReading& confirmed);

}  // namespace vision::set
