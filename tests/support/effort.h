// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace engine::test {

/// Of so many games or throws those that a test makes: with a sanitizer (ADJ_SANITIZED) a quarter, at least one. It looks at
/// what the code touches, which a few show as well as many.
constexpr unsigned effort(unsigned all) {
#ifdef ADJ_SANITIZED
    return all < 4 ? 1 : all / 4;
#else
    return all;
#endif
}

}  // namespace engine::test
