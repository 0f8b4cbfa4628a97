// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/colours.h"

namespace ui {

/// While it lives, what is painted has this look; palette and style sheet stay. For pictures whose look is not the
/// window's.
class LookScope {
public:
    explicit LookScope(Look look);
    ~LookScope();
    LookScope(const LookScope&) = delete;
    LookScope& operator=(const LookScope&) = delete;

private:
    Look m_before;
};

}  // namespace ui
