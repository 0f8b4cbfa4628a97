// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
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
    /// Costs a copy of all, where other copies share them.
    void set(Id id, T value) {
        change(id, [&](T& item) { item = std::move(value); });
    }
    /// Lets `how` change one of them in place; a copy of all as well.
    template <class How>
    void change(Id id, How&& how) {
        if (m_items.use_count() == 1) {
            // Another thread may have read what it let go of a moment ago.
            std::atomic_thread_fence(std::memory_order_acquire);
        } else {
            m_items = copyOf(m_items.get(), m_count);
        }
        how(m_items[static_cast<std::ptrdiff_t>(index(id))]);
    }

    bool operator==(const SharedPerId& other) const {
        return m_items == other.m_items || std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    template <class From>
    SharedPerId(From from, std::size_t count) : m_items(copyOf(from, count)), m_count(count) {}

    template <class From>
    [[nodiscard]] static std::shared_ptr<T[]> copyOf(From from, std::size_t count) {
        std::shared_ptr<T[]> items = std::make_shared<T[]>(count);
        std::copy_n(from, count, items.get());
        return items;
    }

    /// Changed only while nobody shares it.
    std::shared_ptr<T[]> m_items;
    std::size_t m_count = 0;
};

template <class T>
using SharedPerHex = SharedPerId<HexId, T>;

}  // namespace engine
