// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

/// Reads the fields of an entry's body. What is wrong is read as nothing, and the first fault is kept.
class FieldReader {
protected:
    using Json = nlohmann::ordered_json;
    using JsonFault = engine::JsonFault;
    using JsonProblem = engine::JsonProblem;

    explicit FieldReader(const Json& json) : m_json(json) {}

    void fail(JsonProblem problem, const std::string& at) {
        if (!m_fault) {
            m_fault = JsonFault{problem, at, {}};
        }
    }

    std::string text(const char* name) {
        const auto found = m_json.find(name);
        if (found == m_json.end() || !found->is_string()) {
            fail(JsonProblem::MissingField, name);
            return {};
        }
        return found->get<std::string>();
    }

    std::uint64_t number(const Json& json, const char* name) {
        const auto found = json.find(name);
        if (found == json.end() || !found->is_number_unsigned()) {
            fail(JsonProblem::MissingField, name);
            return 0;
        }
        return found->get<std::uint64_t>();
    }

    std::uint32_t throwNumber(const Json& json) {
        const std::uint64_t read = number(json, "number");
        if (read > 0xffffffffU) {
            fail(JsonProblem::OutOfRange, "number");
        }
        return static_cast<std::uint32_t>(read);
    }

    /// One beyond all that can be written down stays one that never was.
    int rulesVersion(const Json& json) {
        constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
        return static_cast<int>(std::min(number(json, "rules"), kMost));
    }

    /// The place of an act that a correction added.
    std::optional<std::size_t> item(const Json& json) {
        if (!json.contains("item")) {
            return std::nullopt;
        }
        const auto item = number(json, "item");
        if (item > std::numeric_limits<std::uint32_t>::max()) {
            fail(JsonProblem::OutOfRange, "item");
        }
        return item;
    }

    const Json& child(const Json& json, const char* name) {
        static const Json kNothing;
        const auto found = json.find(name);
        if (found == json.end()) {
            fail(JsonProblem::MissingField, name);
            return kNothing;
        }
        return *found;
    }

    template <class T>
    T taken(engine::Expected<T, JsonFault> read, const std::string& at) {
        if (read) {
            return std::move(*read);
        }
        if (!m_fault) {
            m_fault = read.error();
            m_fault->at = m_fault->at.empty() ? at : at + '.' + m_fault->at;
        }
        return T{};
    }

    template <class T>
    T wanted(const std::optional<T>& read, const char* at) {
        if (!read) {
            fail(JsonProblem::UnknownWord, at);
        }
        return read.value_or(T{});
    }

    const Json& m_json;
    std::optional<JsonFault> m_fault;
};

}  // namespace adjudicator
