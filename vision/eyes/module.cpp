// SPDX-License-Identifier: GPL-3.0-or-later
// The module's one symbol.
#include "vision/eyes/eyes.h"

extern "C" __attribute__((visibility("default"))) const vision::Eyes* adjudicatorEyes() {
    return &vision::ownEyes();
}
