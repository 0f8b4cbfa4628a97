// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/web/admissions.h"

namespace adjudicator::web {

/// A text that only the phone with this code can read, and nobody else can write (docs/web.md, "A note for one
/// phone"): JSON with `to`, `salt`, `text` and `seal`. `salt` is 32 hexadecimal digits, another for each text.
[[nodiscard]] std::string noteFor(const Admission& admission, const std::string& salt, std::string_view text);
/// The text; empty where the note is another phone's, or not as it was written.
[[nodiscard]] std::optional<std::string> readNote(const PhoneCode& code, std::string_view note);
/// Names an act that is offered to a phone, in this session and this state of the record alone: 32 hexadecimal digits.
[[nodiscard]] std::string offerId(const std::string& session, const std::string& head, const std::string& act);

}  // namespace adjudicator::web
