// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "engine/action/event.h"

namespace engine {

/// Some kinds of events, each a bit: whether an event, or one of several, is of one of them is looked up, where a visit
/// would call a function of each kind.
class EventKinds {
public:
    template <class... Bodies>
    [[nodiscard]] static consteval EventKinds of() {
        return among<Bodies...>(static_cast<const EventVariant*>(nullptr));
    }
    /// Those of one of the alternatives of a variant.
    template <class... Bodies>
    [[nodiscard]] static consteval EventKinds of(const std::variant<Bodies...>*) {
        return of<Bodies...>();
    }

    [[nodiscard]] constexpr bool operator()(const EventBody& body) const {
        return (m_bits[body.index() / kBits] >> body.index() % kBits & 1U) != 0;
    }
    [[nodiscard]] constexpr bool operator()(const Event& event) const { return (*this)(event.body); }
    /// Whether some kind is among both.
    [[nodiscard]] constexpr bool meets(const EventKinds& other) const {
        bool some = false;
        for (std::size_t i = 0; i < kWords; ++i) {
            some = some || (m_bits[i] & other.m_bits[i]) != 0;
        }
        return some;
    }
    /// Whether all of these are among the others.
    [[nodiscard]] constexpr bool within(const EventKinds& others) const {
        bool all = true;
        for (std::size_t i = 0; i < kWords; ++i) {
            all = all && (m_bits[i] & ~others.m_bits[i]) == 0;
        }
        return all;
    }
    /// This event's kind is one of them from now on.
    constexpr void add(const EventBody& body) { add(body.index()); }
    [[nodiscard]] consteval EventKinds operator|(const EventKinds& other) const {
        EventKinds both = *this;
        for (std::size_t i = 0; i < kWords; ++i) {
            both.m_bits[i] |= other.m_bits[i];
        }
        return both;
    }

private:
    static constexpr std::size_t kBits = 64;
    static constexpr std::size_t kWords = (std::variant_size_v<EventVariant> + kBits - 1) / kBits;

    constexpr void add(std::size_t kind) { m_bits[kind / kBits] |= std::uint64_t{1} << kind % kBits; }

    template <class... Bodies, class... All>
    static consteval EventKinds among(const std::variant<All...>*) {
        static_assert((kIsOneOf<Bodies, EventVariant> && ...));
        EventKinds kinds;
        std::size_t kind = 0;
        for (const bool is : {kIsOneOf<All, std::variant<Bodies...>>...}) {
            if (is) {
                kinds.add(kind);
            }
            ++kind;
        }
        return kinds;
    }

    std::array<std::uint64_t, kWords> m_bits{};
};

}  // namespace engine
