// SPDX-License-Identifier: GPL-3.0-or-later
// What acts and events of every game have in common, whatever kind they are of.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "engine/board/ids.h"

namespace engine {

/// The word for the kind that an act or an event is of.
template <class OneOf>
[[nodiscard]] std::string_view kindOf(const OneOf& one) {
    return std::visit([](const auto& kind) { return std::string_view(kind.kName); }, one);
}

/// Who acts; empty for what nobody at the table does.
template <class OneOf>
[[nodiscard]] std::optional<PlayerId> byWhom(const OneOf& one) {
    return std::visit(
        [](const auto& kind) -> std::optional<PlayerId> {
            if constexpr (requires { kind.by; }) {
                return kind.by;
            } else {
                return std::nullopt;
            }
        },
        one);
}

}  // namespace engine
