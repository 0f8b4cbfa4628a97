// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check.h"
#include "vision/read_dice.h"

namespace vision {

std::string_view toText(DieDoubt doubt) {
    switch (doubt) {
        case DieDoubt::NoPattern:
            return "no-pips";
        case DieDoubt::NoBody:
            return "no-die";
    }
    ADJ_CHECK(false, "every doubt about a die has a word");
}

}  // namespace vision
