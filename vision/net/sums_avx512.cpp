// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/sums_in.h"

namespace vision::net {

extern const Adder kAdderAvx512;
const Adder kAdderAvx512{16, RowSums<16, 2, 10>::kGroup, RowSums<16, 2, 10>::add};

}  // namespace vision::net
