// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/clauses/ruling_id.h"
#include "engine/expected.h"

namespace engine {

/// The option chosen for every ruling of one game; a fresh value holds the defaults.
/// Example: `rulings.get<RMerge>() == RMerge::No`.
class Rulings {
public:
    /// The number of the chosen option, 0 being the default.
    [[nodiscard]] constexpr std::uint8_t option(RulingId id) const { return m_options[index(id)]; }
    [[nodiscard]] constexpr RulingChoice choice(RulingId id) const { return {id, option(id)}; }

    template <RulingOption Option>
    [[nodiscard]] constexpr Option get() const {
        return static_cast<Option>(option(rulingOf<Option>));
    }

    /// Whether the chosen option has this id ("join"); false for an option that the ruling does not have.
    [[nodiscard]] bool is(RulingId id, std::string_view optionId) const;

    template <RulingOption Option>
    constexpr void set(Option option) {
        m_options[index(rulingOf<Option>)] = static_cast<std::uint8_t>(option);
    }
    /// The choice must be one of the ruling's options.
    void set(RulingChoice choice);

    /// The rulings whose option is not the default, in the order of the catalogue.
    [[nodiscard]] std::vector<RulingChoice> departures() const;

    bool operator==(const Rulings&) const = default;

private:
    std::array<std::uint8_t, kRulingCount> m_options{};
};

/// The version of the rules that decide today. Where decisions change it is raised, so that a record's acts are known
/// to have been decided by other rules.
inline constexpr int kRulesVersion = 2;

/// What a game keeps that began under an earlier version of the rules: of the rulings that came later, the options that
/// those rules followed, where they are not the defaults.
[[nodiscard]] std::vector<RulingChoice> rulingsKeptFrom(int version);

/// Why a list of rulings cannot be used.
struct RulingFault {
    enum class Kind : std::uint8_t { UnknownRuling, UnknownOption, ChosenTwice };
    Kind kind{};
    std::string ruling;  ///< As it was given.
    std::string option;  ///< As it was given.
    bool operator==(const RulingFault&) const = default;
};

/// Reads pairs of ruling and option ids ("R-MERGE", "no"); rulings that are not named keep their default. All faults
/// are reported at once. The same pair may stand there twice, two options of one ruling may not.
[[nodiscard]] Expected<Rulings, std::vector<RulingFault>> allRulingsFrom(
    std::span<const std::pair<std::string, std::string>> pairs);

/// As allRulingsFrom, with the first fault only.
[[nodiscard]] Expected<Rulings, RulingFault> rulingsFrom(std::span<const std::pair<std::string, std::string>> pairs);

}  // namespace engine
