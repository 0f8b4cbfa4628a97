// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// Why a JSON text cannot be read.
enum class JsonProblem : std::uint8_t {
    NotJson,
    TooLarge,
    TooDeep,
    WrongType,
    MissingField,
    UnknownField,
    UnknownWord,
    OutOfRange,
    UnknownPlace,
    UnknownPlayer,
    WrongFormat,
    DoesNotFit,
    FieldTwice,
};
[[nodiscard]] std::string_view toText(JsonProblem problem);

/// The first thing wrong in a JSON text: where (a path such as `hexes[3].terrain`; `line 2` when it is no JSON), and
/// the word that was found there, shortened.
struct JsonFault {
    JsonProblem problem{};
    std::string at;
    std::string found;
    bool operator==(const JsonFault&) const = default;
};

/// The longest JSON text that is read, and how deep it may be nested.
inline constexpr std::size_t kMaxJsonBytes = 8U << 20U;
inline constexpr int kMaxJsonDepth = 32;
/// Whether a text keeps to these limits, found without building anything; empty when it does. Whoever parses untrusted
/// JSON asks first: trees nested too deep are not even safe to destroy everywhere.
[[nodiscard]] std::optional<JsonFault> limitFault(std::string_view text);

/// The first field that stands twice in one object of a JSON text, which would have two readings; empty when none does.
/// What is wrong with the text otherwise is not looked at.
[[nodiscard]] std::optional<JsonFault> doubledField(std::string_view text);

}  // namespace engine
