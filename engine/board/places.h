// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/place.h"
#include "engine/small_list.h"

namespace engine {

/// A list of places, mostly none or one.
using Places = SmallList<Place, 1>;

}  // namespace engine
