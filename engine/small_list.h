// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace engine {

/// A list that needs no memory of its own while it holds no more than kFew: for what is nearly always as short, and
/// made and let go with every act. Read as any container; only added to at its end. What was moved from may be assigned
/// to or let go.
template <class T, std::size_t kFew>
class SmallList {
    static_assert(std::is_trivially_copyable_v<T> && kFew < 256);

public:
    using value_type = T;
    using const_iterator = const T*;

    SmallList() = default;
    SmallList(std::initializer_list<T> items) : SmallList(items.begin(), items.end()) {}
    SmallList(const std::vector<T>& items) : SmallList(items.begin(), items.end()) {}  // NOLINT: a list is a list
    template <class Iterator>
    SmallList(Iterator first, Iterator last) {
        if (const auto count = static_cast<std::size_t>(std::distance(first, last)); count <= kFew) {
            std::copy(first, last, m_few.begin());
            m_count = static_cast<std::uint8_t>(count);
        } else {
            m_many = std::make_unique<std::vector<T>>(first, last);
        }
    }
    SmallList(const SmallList& other) : m_few(other.m_few), m_count(other.m_count) {
        if (other.m_many) {
            m_many = std::make_unique<std::vector<T>>(*other.m_many);
        }
    }
    SmallList(SmallList&& other) noexcept = default;
    SmallList& operator=(const SmallList& other) { return *this = SmallList(other); }
    SmallList& operator=(SmallList&& other) noexcept = default;
    ~SmallList() = default;

    [[nodiscard]] std::size_t size() const { return m_many ? m_many->size() : m_count; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const T* begin() const { return m_many ? m_many->data() : m_few.data(); }
    [[nodiscard]] const T* end() const { return begin() + size(); }
    [[nodiscard]] const T& operator[](std::size_t at) const { return begin()[at]; }
    [[nodiscard]] const T& front() const { return *begin(); }

    void push_back(const T& item) { emplace_back(item); }
    /// Made of these where it lies.
    template <class... Parts>
    void emplace_back(const Parts&... parts) {
        if (!m_many && m_count < kFew) {
            std::construct_at(&m_few[m_count++], parts...);
            return;
        }
        if (!m_many) {
            m_many = std::make_unique<std::vector<T>>(m_few.begin(), m_few.end());
        }
        m_many->push_back(T(parts...));
    }

    bool operator==(const SmallList& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    /// All of them, as long as they are few.
    std::array<T, kFew> m_few{};
    std::uint8_t m_count = 0;
    /// All of them, once they are more.
    std::unique_ptr<std::vector<T>> m_many;
};

}  // namespace engine
