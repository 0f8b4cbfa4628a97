// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/board/ids.h"

namespace engine {

/// One T for each Id, as PerId, for what changes seldom: copies share it until one of them is set anew.
template <class Id, class T>
class SharedPerId {
public:
    SharedPerId() = default;
    explicit SharedPerId(const PerId<Id, T>& items) : SharedPerId(items.begin(), items.size()) {}

    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] const T& operator[](Id id) const { return m_items[static_cast<std::ptrdiff_t>(index(id))]; }
    [[nodiscard]] const T* begin() const { return m_items.get(); }
    [[nodiscard]] const T* end() const { return m_items.get() + m_count; }
    /// Costs a copy of all.
    void set(Id id, T value) {
        change(id, [&](T& item) { item = std::move(value); });
    }
    /// Lets `how` change one of them in place; a copy of all as well.
    template <class How>
    void change(Id id, How&& how) {
        const std::shared_ptr<T[]> items = std::make_shared<T[]>(m_count);
        std::copy_n(m_items.get(), m_count, items.get());
        how(items[static_cast<std::ptrdiff_t>(index(id))]);
        m_items = items;
    }

    bool operator==(const SharedPerId& other) const {
        return m_items == other.m_items || std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    template <class From>
    SharedPerId(From from, std::size_t count) : m_count(count) {
        const std::shared_ptr<T[]> items = std::make_shared<T[]>(count);
        std::copy_n(from, count, items.get());
        m_items = items;
    }

    std::shared_ptr<const T[]> m_items;
    std::size_t m_count = 0;
};

template <class T>
using SharedPerHex = SharedPerId<HexId, T>;
template <class T>
using SharedPerCorner = SharedPerId<CornerId, T>;
template <class T>
using SharedPerSide = SharedPerId<SideId, T>;

}  // namespace engine
