// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of desk files only: one file, its form and its faults.
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "db/book.h"
#include "engine/expected.h"

namespace adjudicator::desk_file {

using Json = nlohmann::ordered_json;

inline constexpr std::string_view kFormat = "adj-desk/1";

struct FileEntry {
    db::GameId game;
    db::Entry entry;
};

/// A file that is whole.
struct DeskFile {
    std::uint64_t number = 0;
    std::string time;
    std::string sum;
    std::vector<FileEntry> entries;
};

enum class FileFault : std::uint8_t { Torn, False };

/// What a desk signs of a file.
[[nodiscard]] std::string signedText(std::string_view sum);
/// "000012.jsonl".
[[nodiscard]] std::string fileName(std::uint64_t number);
/// The numbered files of a folder, from a number on; others, as half-written ones, are left out.
[[nodiscard]] std::set<std::uint64_t> numbersIn(const std::filesystem::path& folder, std::uint64_t from);
/// Reads a file's text, if it could be read, as one of the desk with this key. Torn: its last line is not there, so it
/// may still be on its way.
[[nodiscard]] engine::Expected<DeskFile, FileFault> readDeskFile(const std::optional<std::string>& text,
                                                                 std::uint64_t number, const std::string& key);

/// One entry as a line, with its line feed, and read again.
[[nodiscard]] std::string lineOf(const FileEntry& entry);
[[nodiscard]] std::optional<FileEntry> entryOf(std::string_view line);

/// The sum that a file's last line tells, read without the rest; empty where there is none (yet).
[[nodiscard]] std::string sumOfFile(const std::filesystem::path& path);

/// A file that is not too large, in one piece.
[[nodiscard]] std::optional<std::string> wholeText(const std::filesystem::path& file);
/// An object; an empty one for anything else.
[[nodiscard]] Json parsedLine(std::string_view line);
[[nodiscard]] std::string textField(const Json& json, const char* name);
[[nodiscard]] std::optional<std::uint64_t> numberField(const Json& json, const char* name);

}  // namespace adjudicator::desk_file
