// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/clauses/document.h"
#include "engine/clauses/identifier.h"

// The one list of clauses, in the order of the catalogue. Everything else (the enum, the spelling, the number) follows.
// clang-format off
#define ADJ_CLAUSES(X) \
    X(B_1) X(B_2) X(B_3) X(B_4) X(B_5) X(B_6) X(B_7) X(B_8) X(B_9) X(B_10) X(B_11) X(B_12) X(B_13) X(B_14) X(B_15) \
    X(SA_1) X(SA_2) X(SA_3) X(SA_4) X(SA_5) X(SA_6) X(SA_7) X(SA_8) \
    X(SA_K1) X(SA_K2) X(SA_K3) X(SA_K4) X(SA_K5) X(SA_K6) X(SA_K7) X(SA_K8) X(SA_K9) X(SA_K10) X(SA_K11) X(SA_K12) \
    X(SA_K13) X(SA_K14) \
    X(SA_N1) X(SA_N2) X(SA_N3) X(SA_N4) X(SA_N5) \
    X(SA_R1) X(SA_R2) X(SA_R3) X(SA_W1) X(SA_C1) X(SA_C2) \
    X(SA_D1) X(SA_D2) X(SA_D3) X(SA_D4) X(SA_E1) X(SA_V1) X(SA_V2) X(SA_V3) \
    X(MO_1) X(MO_2) X(MO_3) X(MO_4) X(MO_5) X(MO_6) X(MO_7) X(MO_8) X(MO_9) X(MO_10) X(MO_11) X(MO_12) X(MO_13) \
    X(MO_14) X(MO_15) X(MO_16) X(MO_17) X(MO_18) X(MO_19) X(MO_20) \
    X(WP_1) X(WP_2) X(WP_3) X(WP_4) X(WP_5) X(WP_6) X(WP_7) X(WP_8) X(WP_9) X(WP_10) \
    X(SW_1) X(SW_2) X(SW_3) X(SW_4) X(SW_5) X(SW_6) X(SW_7) X(SW_8) X(SW_9) X(SW_10) X(SW_11) \
    X(CC_1) X(CC_2) X(CC_3) X(CC_4) X(CC_5) X(CC_6) X(CC_7) X(CC_8) X(CC_9) X(CC_10) X(CC_11) X(CC_12) X(CC_13) \
    X(CC_14) X(CC_15) X(CC_16) X(CC_17) X(CC_18) X(CC_19)
// clang-format on

namespace engine {

/// A clause of the catalogue, or behind these one of a guest (guest_book.h). Its name in code is its id with an
/// underscore: `clause::SA_K4` is "SA-K4".
enum class ClauseId : std::uint16_t {
#define ADJ_NAME(name) name,
    ADJ_CLAUSES(ADJ_NAME)
#undef ADJ_NAME
};

/// So that rule code reads `clause::B_4`.
namespace clause {
using enum ClauseId;
}

inline constexpr std::array kClauseIds{
#define ADJ_NAME(name) ClauseId::name,
    ADJ_CLAUSES(ADJ_NAME)
#undef ADJ_NAME
};
inline constexpr std::size_t kClauseCount = kClauseIds.size();
/// So many ids there can be, with those of guests.
inline constexpr std::size_t kClauseRoom = 128;
static_assert(kClauseCount < kClauseRoom);
/// The catalogue, then the clauses of guests.
[[nodiscard]] std::span<const ClauseId> clauseIds();

namespace detail {
[[nodiscard]] std::string_view guestClauseText(ClauseId id);
[[nodiscard]] Document guestClauseDocument(ClauseId id);
[[nodiscard]] std::optional<ClauseId> guestClauseId(std::string_view text);
inline constexpr std::array kClauseTexts{
#define ADJ_NAME(name) identifierOf(#name),
    ADJ_CLAUSES(ADJ_NAME)
#undef ADJ_NAME
};
}  // namespace detail

/// 0 … kClauseCount − 1, in the order of the catalogue; guests follow.
[[nodiscard]] constexpr std::size_t index(ClauseId id) {
    return static_cast<std::size_t>(id);
}

/// "SA-K4"; lives as long as the program.
[[nodiscard]] constexpr std::string_view toText(ClauseId id) {
    return index(id) < kClauseCount ? detail::kClauseTexts[index(id)].text() : detail::guestClauseText(id);
}

/// Exact spelling only; nothing for an unknown id.
[[nodiscard]] constexpr std::optional<ClauseId> clauseFromText(std::string_view text) {
    std::size_t at = 0;
    while (at < kClauseCount && detail::kClauseTexts[at].text() != text) {
        ++at;
    }
    return at < kClauseCount ? std::optional(kClauseIds[at]) : detail::guestClauseId(text);
}

namespace detail {
inline constexpr auto kClauseDocuments = [] {
    std::array<Document, kClauseCount> documents{};
    for (const ClauseId id : kClauseIds) {
        const std::string_view letters = toText(id).substr(0, toText(id).find('-'));
        std::size_t at = 0;
        while (kDocumentInfos.at(at).clauses != letters) {  // Letters of no document do not compile.
            ++at;
        }
        documents[index(id)] = kDocuments[at];
    }
    return documents;
}();
}  // namespace detail

/// The document that a clause belongs to, by the letters of its id.
[[nodiscard]] constexpr Document documentOf(ClauseId id) {
    return index(id) < kClauseCount ? detail::kClauseDocuments[index(id)] : detail::guestClauseDocument(id);
}

static_assert(toText(clause::SA_K4) == "SA-K4" && clauseFromText("CC-19") == clause::CC_19 &&
              documentOf(clause::SA_K4) == Document::Soldiers);

}  // namespace engine
