// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace adjudicator {

/// Any text, fit to stand in HTML or SVG as content or inside a quoted attribute. What is no character of XML, or no
/// UTF-8, becomes a space or a question mark; a space before a per cent sign becomes one that does not break.
[[nodiscard]] std::string escaped(std::string_view text);

/// How many characters a piece of HTML shows: tags count nothing, an entity counts one.
[[nodiscard]] std::size_t shownLength(std::string_view html);

/// The text as it is up to so many characters (not bytes), else its beginning and "…".
[[nodiscard]] std::string clipped(std::string_view text, std::size_t most);

/// A file inside the page: `data:TYPE;base64,…`.
[[nodiscard]] std::string dataUri(std::string_view type, std::string_view bytes);

}  // namespace adjudicator
