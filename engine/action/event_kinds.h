// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/action/event.h"

namespace engine {

/// Some kinds of events: whether an event is of one of them is looked up, where a visit would call a function of each
/// kind.
class EventKinds {
public:
    template <class... Bodies>
    [[nodiscard]] static consteval EventKinds of() {
        EventKinds kinds;
        kinds.m_are = among<Bodies...>(static_cast<const EventVariant*>(nullptr));
        return kinds;
    }
    /// Those of one of the alternatives of a variant.
    template <class... Bodies>
    [[nodiscard]] static consteval EventKinds of(const std::variant<Bodies...>*) {
        return of<Bodies...>();
    }

    [[nodiscard]] constexpr bool operator()(const EventBody& body) const { return m_are[body.index()]; }
    [[nodiscard]] constexpr bool operator()(const Event& event) const { return (*this)(event.body); }
    [[nodiscard]] consteval EventKinds operator|(const EventKinds& other) const {
        EventKinds both = *this;
        for (std::size_t i = 0; i < kCount; ++i) {
            both.m_are[i] = m_are[i] || other.m_are[i];
        }
        return both;
    }

private:
    static constexpr std::size_t kCount = std::variant_size_v<EventVariant>;

    template <class... Bodies, class... All>
    static consteval std::array<bool, kCount> among(const std::variant<All...>*) {
        static_assert((kIsOneOf<Bodies, EventVariant> && ...));
        return {kIsOneOf<All, std::variant<Bodies...>>...};
    }

    std::array<bool, kCount> m_are{};
};

}  // namespace engine
