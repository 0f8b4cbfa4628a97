// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of this folder only.
#pragma once

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/web/phone_door.h"

namespace adjudicator::web {

/// Reads what a phone has sent, of which nothing is believed.
class WordReader {
public:
    /// Deep nests are no words of ours, and reading them costs: no more brackets and braces are opened than that.
    WordReader(std::string_view body, std::ptrdiff_t mostOpened) {
        if (std::ranges::count(body, '[') + std::ranges::count(body, '{') <= mostOpened) {
            m_json = nlohmann::json::parse(body, nullptr, false);
        }
    }
    [[nodiscard]] bool isObject() const { return m_json.is_object(); }
    [[nodiscard]] const nlohmann::json* find(const char* name) const {
        const auto found = m_json.is_object() ? m_json.find(name) : m_json.end();
        return found == m_json.end() ? nullptr : &*found;
    }
    /// Empty where it is none.
    [[nodiscard]] std::string text(const char* name) const {
        const auto* found = find(name);
        return found != nullptr && found->is_string() ? found->get<std::string>() : std::string();
    }
    [[nodiscard]] std::optional<std::uint64_t> number(const char* name) const {
        const auto* found = find(name);
        return found != nullptr && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                               : std::nullopt;
    }
    /// Who says it, and when; empty where it does not say so as phones do.
    [[nodiscard]] std::optional<WordFrom> from() const {
        WordFrom from{text("admission"), text("session"), text("nonce"),
                      engine::languageFromCode(text("lang")).value_or(engine::Language::English)};
        return isHex(from.admission, 16) && isHex(from.nonce, 32) ? std::optional(std::move(from)) : std::nullopt;
    }
    [[nodiscard]] static bool isHex(std::string_view text, std::size_t digits) {
        return text.size() == digits &&
               std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    }

private:
    nlohmann::json m_json;
};

}  // namespace adjudicator::web
