// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <memory>
#include <utility>

namespace engine {

/// A value kept elsewhere: copied, moved and compared as the value itself, but as small as a pointer. For the rare
/// large alternative of a variant, which would make all others as large. Never empty, except after it was moved from.
template <class T>
class Boxed {
public:
    Boxed() : m_value(std::make_unique<T>()) {}
    Boxed(std::convertible_to<T> auto value)  // NOLINT: a box is its value
        : m_value(std::make_unique<T>(std::move(value))) {}
    Boxed(const Boxed& other) : m_value(std::make_unique<T>(*other)) {}
    Boxed(Boxed&& other) noexcept = default;
    Boxed& operator=(const Boxed& other) {
        m_value = std::make_unique<T>(*other);
        return *this;
    }
    Boxed& operator=(Boxed&& other) noexcept = default;
    ~Boxed() = default;

    [[nodiscard]] T& operator*() { return *m_value; }
    [[nodiscard]] const T& operator*() const { return *m_value; }
    [[nodiscard]] T* operator->() { return m_value.get(); }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }

    bool operator==(const Boxed& other) const { return *m_value == *other; }

private:
    std::unique_ptr<T> m_value;
};

}  // namespace engine
