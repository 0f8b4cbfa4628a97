// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of state and notation only.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace engine {

/// Walks what is held over one frame and writes it over another, part by part. Self says how a player and a place
/// become what they are in the other frame.
template <class Self, class From, class To>
class Translation {
public:
    template <class A, class B>
        requires(!std::is_same_v<A, B>)
    void operator()(const std::optional<A>& from, std::optional<B>& to) const {
        to.reset();
        if (from) {
            self()(*from, to.emplace());
        }
    }
    template <class A, class B>
        requires(!std::is_same_v<A, B>)
    void operator()(const std::vector<A>& from, std::vector<B>& to) const {
        to.clear();
        for (const A& item : from) {
            self()(item, to.emplace_back());
        }
        Self::arrange(to);
    }
    template <class A, class B>
    void operator()(const std::pair<A, int>& from, std::pair<B, int>& to) const {
        self()(from.first, to.first);
        to.second = from.second;
    }
    template <template <class> class S>
        requires requires { S<To>::fields([](auto&&...) {}, std::declval<S<To>&>()); }
    void operator()(const S<From>& from, S<To>& to) const {
        S<To>::fields([&](const char*, const auto& a, auto& b) { self()(a, b); }, from, to);
    }
    /// What is the same in both: numbers, flags, cards, clauses.
    template <class T>
    void operator()(const T& from, T& to) const {
        to = from;
    }
    [[nodiscard]] PendingOf<To> pending(const PendingOf<From>& from) const {
        PendingOf<To> to;
        std::visit([&](const auto& step) { emplace(step, to); }, from);
        return to;
    }

protected:
    template <class T>
    static void arrange(std::vector<T>&) {}

private:
    [[nodiscard]] const Self& self() const { return static_cast<const Self&>(*this); }
    void emplace(std::monostate, PendingOf<To>& to) const { to = std::monostate{}; }
    template <template <class> class S>
    void emplace(const S<From>& from, PendingOf<To>& to) const {
        self()(from, to.template emplace<S<To>>());
    }
};

/// Turns marks and pending steps over ids into the same over names.
class ToNames : public Translation<ToNames, ByIds, ByNames> {
    friend Translation;

public:
    explicit ToNames(const Table& table) : m_table(table) {}

    using Translation::operator();
    void operator()(PlayerId from, std::string& to) const { to = m_table.idOf(from); }
    void operator()(HexId from, Hex& to) const { to = m_table.topology.hex(from); }
    void operator()(CornerId from, Corner& to) const { to = m_table.topology.corner(from); }
    void operator()(SideId from, Side& to) const { to = m_table.topology.side(from); }
    template <class T>
    void operator()(const PerPlayer<T>& from, std::map<std::string, T>& to) const {
        for (const PlayerId player : m_table.seats()) {
            if (!(from[player] == T{})) {
                to.emplace(m_table.idOf(player), from[player]);
            }
        }
    }

private:
    const Table& m_table;
};

/// The other way round. What the table does not know is given to `unknown(name)` and left at its default.
template <class Unknown>
class ToIds : public Translation<ToIds<Unknown>, ByNames, ByIds> {
    using Base = Translation<ToIds, ByNames, ByIds>;
    friend Base;

public:
    ToIds(const Table& table, Unknown unknown) : m_table(table), m_unknown(std::move(unknown)) {}

    using Base::operator();
    void operator()(const std::string& from, PlayerId& to) const { resolve(m_table.find(from), from, to); }
    void operator()(const Hex& from, HexId& to) const { resolve(m_table.topology.find(from), from, to); }
    void operator()(const Corner& from, CornerId& to) const { resolve(m_table.topology.find(from), from, to); }
    void operator()(const Side& from, SideId& to) const { resolve(m_table.topology.find(from), from, to); }
    template <class T>
    void operator()(const std::map<std::string, T>& from, PerPlayer<T>& to) const {
        for (const auto& [id, value] : from) {
            PlayerId player{};
            (*this)(id, player);
            to[player] = value;
        }
    }

private:
    /// Marks keep places in order; the order of hexes, armies and players in a pending step has a meaning.
    template <class T>
    static void arrange(std::vector<T>& items) {
        if constexpr (std::is_same_v<T, std::pair<CornerId, int>> || std::is_same_v<T, SideId>) {
            std::sort(items.begin(), items.end());
        }
    }

    template <class Id, class Name>
    void resolve(const std::optional<Id>& found, const Name& name, Id& to) const {
        to = found.value_or(Id{});
        if (!found) {
            m_unknown(name);
        }
    }

    const Table& m_table;
    Unknown m_unknown;
};

}  // namespace engine
