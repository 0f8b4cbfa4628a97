// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "engine/board/ids.h"

namespace engine {

/// One T for each Id, as PerId, for what seldom changes: copies share it until one of them is set anew.
template <class Id, class T>
class SharedPerId {
public:
    SharedPerId() : m_items(std::make_shared<const PerId<Id, T>>()) {}
    explicit SharedPerId(PerId<Id, T> items) : m_items(std::make_shared<const PerId<Id, T>>(std::move(items))) {}

    [[nodiscard]] std::size_t size() const { return m_items->size(); }
    [[nodiscard]] const T& operator[](Id id) const { return (*m_items)[id]; }
    [[nodiscard]] auto begin() const { return m_items->begin(); }
    [[nodiscard]] auto end() const { return m_items->end(); }
    /// Costs a copy of all.
    void set(Id id, T value) {
        PerId<Id, T> items = *m_items;
        items[id] = std::move(value);
        m_items = std::make_shared<const PerId<Id, T>>(std::move(items));
    }

    bool operator==(const SharedPerId& other) const { return m_items == other.m_items || *m_items == *other.m_items; }

private:
    std::shared_ptr<const PerId<Id, T>> m_items;
};

}  // namespace engine
