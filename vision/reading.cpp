// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading.h"

#include "engine/check.h"

namespace vision {

Point Homography::operator()(Point board) const {
    const double w = m[2][0] * board.x + m[2][1] * board.y + m[2][2];
    return {(m[0][0] * board.x + m[0][1] * board.y + m[0][2]) / w,
            (m[1][0] * board.x + m[1][1] * board.y + m[1][2]) / w};
}

std::string_view toText(Doubt doubt) {
    switch (doubt) {
        case Doubt::Terrain:
            return "terrain";
    }
    ADJ_CHECK(false, "every doubt has a word");
}

}  // namespace vision
