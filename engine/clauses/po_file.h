// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace engine {

/// One sentence of a catalogue.
struct PoEntry {
    std::string context;  ///< msgctxt; empty without.
    std::string english;  ///< msgid.
    std::string text;     ///< msgstr; empty while nobody has translated it.
    std::string source;   ///< The file that says it, from the comment "#: FILE"; may be empty.
    bool operator==(const PoEntry&) const = default;
};

/// A catalogue in the PO format of GNU gettext: texts in UTF-8, without plural forms.
struct PoFile {
    std::string code;  ///< "de", from the header's "Language".
    std::string name;  ///< "Deutsch", from the header's "X-Language-Name".
    std::vector<PoEntry> entries;
};

/// Reads a catalogue. The error names the line and what is wrong with it: a word that is none of the format's, a text
/// without quotation marks, a sentence that stands there twice, a header without language and name.
[[nodiscard]] tl::expected<PoFile, std::string> readPo(std::string_view text);

/// A text as PO files write it, with its quotation marks.
[[nodiscard]] std::string poQuoted(std::string_view text);

}  // namespace engine
