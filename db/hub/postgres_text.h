// SPDX-License-Identifier: GPL-3.0-or-later
// For the module alone: bytes and arrays as PostgreSQL writes them.
#pragma once

#include <algorithm>
#include <pqxx/pqxx>
#include <span>
#include <string>

#include "db/chain.h"

namespace db {

/// "\xAB12…"
inline std::string hexLiteral(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "\\x";
    text.reserve(2 + 2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 0xFU];
    }
    return text;
}

inline std::span<const std::uint8_t> bytesIn(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// An array of bytes or numbers as it is written in SQL.
class ArrayText {
public:
    void add(std::span<const std::uint8_t> bytes) { addText("\"\\" + hexLiteral(bytes) + '"'); }
    /// Bytes that are written as digits already.
    void addHex(const std::string& digits) { addText("\"\\\\x" + digits + '"'); }
    void add(std::uint64_t number) { addText(std::to_string(number)); }
    [[nodiscard]] std::string text() const { return '{' + m_items + '}'; }

private:
    void addText(const std::string& item) {
        m_items += m_items.empty() ? "" : ",";
        m_items += item;
    }
    std::string m_items;
};

/// Exactly as many bytes as the value has; a server that gives others is not believed.
template <class Value>
Value bytesOf(const pqxx::field& field) {
    const pqxx::binarystring bytes(field);
    Value value;
    if (bytes.size() != value.bytes.size()) {
        throw pqxx::conversion_error("bytes of another length");
    }
    std::copy(bytes.begin(), bytes.end(), value.bytes.begin());
    return value;
}

inline std::string textOf(const pqxx::field& field) {
    return pqxx::binarystring(field).str();
}

}  // namespace db
