// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp file of each OneOf: the bodies of its members, and ADJ_COMPILE_ONE_OF, which compiles them there.
#pragma once

#include "engine/action/one_of.h"

namespace engine {

template <class Variant>
OneOf<Variant>::OneOf() = default;
template <class Variant>
OneOf<Variant>::OneOf(const OneOf& other) = default;
template <class Variant>
OneOf<Variant>::OneOf(OneOf&& other) noexcept = default;
template <class Variant>
OneOf<Variant>& OneOf<Variant>::operator=(const OneOf& other) = default;
template <class Variant>
OneOf<Variant>& OneOf<Variant>::operator=(OneOf&& other) noexcept = default;
template <class Variant>
OneOf<Variant>::~OneOf() = default;

template <class Variant>
template <class T>
void OneOf<Variant>::put(OneOf& whole, T& alternative) {
    whole.template emplace<T>(std::move(alternative));
}

template <class Variant>
bool OneOf<Variant>::operator==(const OneOf& other) const {
    return static_cast<const Variant&>(*this) == static_cast<const Variant&>(other);
}

/// Holds on to the making of every alternative, so that it is compiled here.
template <class... Types>
void useEach(const std::variant<Types...>*) {
    using Whole = OneOf<std::variant<Types...>>;
    using Any = void (*)();
    [[gnu::used]] static const volatile Any kEach[]{reinterpret_cast<Any>(&Whole::template put<Types>)...};
}

}  // namespace engine

#define ADJ_COMPILE_ONE_OF(Variant)         \
    template struct engine::OneOf<Variant>; \
    template void engine::useEach(const Variant*)
