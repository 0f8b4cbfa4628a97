// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <tl/expected.hpp>

namespace engine {

/// A value, or the reason why there is none (HOUSE_STYLE: an expected no). Use and_then and transform only.
template <class T, class E>
using Expected = tl::expected<T, E>;

/// Wraps a reason for return from a function that answers with Expected.
template <class E>
[[nodiscard]] auto unexpected(E reason) {
    return tl::unexpected<E>(std::move(reason));
}

}  // namespace engine
