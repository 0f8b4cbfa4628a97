// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

namespace engine {

template <class T, class Variant>
inline constexpr bool kIsOneOf = false;
template <class T, class... Types>
inline constexpr bool kIsOneOf<T, std::variant<Types...>> = (std::is_same_v<T, Types> || ...);

/// A variant whose copying, moving and destroying is compiled once (one_of.inl, for the .cpp file of each), instead of
/// anew in every file that hands one on: for dozens of alternatives that is seconds a file. It is a std::variant to
/// std::visit, std::get_if and std::holds_alternative.
template <class Variant>
struct OneOf : Variant {
    OneOf();
    OneOf(const OneOf& other);
    OneOf(OneOf&& other) noexcept;
    OneOf& operator=(const OneOf& other);
    OneOf& operator=(OneOf&& other) noexcept;
    ~OneOf();
    template <class T>
        requires kIsOneOf<T, Variant>
    OneOf(T alternative) : OneOf() {  // NOLINT: an alternative is such a variant
        become(std::move(alternative));
    }
    /// Made of these where it lies: without a call, for the few places that make many.
    template <class T, class... Parts>
        requires kIsOneOf<T, Variant>
    explicit OneOf(std::in_place_type_t<T> which, Parts&&... parts) : Variant(which, std::forward<Parts>(parts)...) {}
    /// From now on it is that one, made where it lies.
    template <class T>
        requires kIsOneOf<T, Variant>
    void become(T&& alternative) {
        put(*this, alternative);
    }

    bool operator==(const OneOf& other) const;

    /// Moves it in.
    template <class T>
    static void put(OneOf& whole, T& alternative);
};

}  // namespace engine

template <class Variant>
struct std::variant_size<engine::OneOf<Variant>> : std::variant_size<Variant> {};
template <std::size_t I, class Variant>
struct std::variant_alternative<I, engine::OneOf<Variant>> : std::variant_alternative<I, Variant> {};
