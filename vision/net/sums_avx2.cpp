// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/sums_in.h"

namespace vision::net {

extern const Adder kAdderAvx2;
const Adder kAdderAvx2{8, RowSums<8, 2, 6>::kGroup, RowSums<8, 2, 6>::add};

}  // namespace vision::net
