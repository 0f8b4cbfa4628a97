// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <vector>

#include "engine/board/place.h"

namespace engine {

/// A list of places, mostly none or one: these need no memory of their own. Made once and read as a container.
class Places {
public:
    Places() = default;
    Places(std::initializer_list<Place> places) {
        if (places.size() == 1) {
            m_one = *places.begin();
            m_isOne = true;
        } else if (places.size() > 1) {
            m_many = places;
        }
    }
    Places(const std::vector<Place>& places) : Places(places.begin(), places.end()) {}  // NOLINT: a list is a list
    template <class Iterator>
    Places(Iterator first, Iterator last) {
        if (first != last && first + 1 == last) {
            m_one = Place(*first);
            m_isOne = true;
        } else {
            m_many.assign(first, last);
        }
    }

    [[nodiscard]] std::size_t size() const { return m_isOne ? 1 : m_many.size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const Place* begin() const { return m_isOne ? &m_one : m_many.data(); }
    [[nodiscard]] const Place* end() const { return begin() + size(); }
    [[nodiscard]] const Place& operator[](std::size_t at) const { return begin()[at]; }
    [[nodiscard]] const Place& front() const { return *begin(); }

    bool operator==(const Places& other) const = default;

private:
    Place m_one;
    bool m_isOne = false;
    std::vector<Place> m_many;
};

}  // namespace engine
