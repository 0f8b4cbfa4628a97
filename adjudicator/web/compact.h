// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace adjudicator::web {

/// Scripts as phones need them: the same statements without comments, indentation and blanks, and with short names for
/// what they declare themselves. They belong together: a name is the same in all of them. Written as those of data/web
/// are: every statement ends with a semicolon or a brace, no name is also spelled out in a text, and no sign is doubled
/// but in ++ and --.
[[nodiscard]] std::vector<std::string> compactScripts(const std::vector<std::string_view>& scripts);

/// A style sheet without its lines and the blanks behind what separates.
[[nodiscard]] std::string compactStyle(std::string_view style);

}  // namespace adjudicator::web
