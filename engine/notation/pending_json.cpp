// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/named_fields.h"

namespace engine {

namespace {

/// Fills the step of that name; false when there is none.
template <std::size_t I = 1>
bool emplaceStep(PendingSetup& pending, std::string_view name) {
    if constexpr (I == std::variant_size_v<PendingSetup>) {
        return false;
    } else {
        if (std::variant_alternative_t<I, PendingSetup>::kName == name) {
            pending.emplace<I>();
            return true;
        }
        return emplaceStep<I + 1>(pending, name);
    }
}

}  // namespace

PendingSetup readPending(JsonReader& reader, const Json& json, const std::string& path) {
    PendingSetup pending;
    if (json.is_null()) {
        return pending;
    }
    if (!json.is_object() || json.size() != 1) {
        reader.fail(JsonProblem::WrongType, path, dumpJson(json));
        return pending;
    }
    const std::string name = json.begin().key();
    if (!emplaceStep(pending, name)) {
        reader.fail(JsonProblem::UnknownField, path + '.' + name, name);
        return pending;
    }
    std::visit(
        [&](auto& step) {
            if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(step)>, std::monostate>) {
                NamedReader(reader).read(json.begin().value(), path + '.' + name, step);
            }
        },
        pending);
    return pending;
}

Json writePending(const PendingSetup& pending) {
    return std::visit(
        [](const auto& step) -> Json {
            using Step = std::remove_cvref_t<decltype(step)>;
            if constexpr (std::is_same_v<Step, std::monostate>) {
                return nullptr;
            } else {
                return {{std::string(Step::kName), NamedWriter().write(step)}};
            }
        },
        pending);
}

}  // namespace engine
