// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/near_acts.h"

#include <optional>
#include <vector>

namespace engine::test {

namespace {

struct FieldCount {
    std::size_t count = 0;
    template <class T>
    void operator()(Field, const T&) {
        ++count;
    }
};

/// Changes the field of that place in the list.
class OneField {
public:
    OneField(const Position& position, std::mt19937_64& random, std::size_t place)
        : m_position(position), m_random(random), m_place(place) {}

    template <class T>
    void operator()(Field, T& value) {
        if (m_at++ == m_place) {
            change(value);
        }
    }

private:
    std::size_t below(std::size_t count) { return count == 0 ? 0 : m_random() % count; }

    void change(PlayerId& player) { player = PlayerId(below(m_position.table->players.size())); }
    void change(CornerId& corner) {
        const auto& near = m_position.topology().neighboursOf(corner);
        corner = below(2) == 0 ? near[below(near.size())] : CornerId(below(m_position.topology().cornerCount()));
    }
    void change(SideId& side) {
        const auto& near = m_position.topology().sidesOf(m_position.topology().endsOf(side)[below(2)]);
        side = below(2) == 0 ? near[below(near.size())] : SideId(below(m_position.topology().sideCount()));
    }
    void change(HexId& hex) { hex = HexId(below(m_position.topology().hexCount())); }
    void change(Site& site) {
        std::visit([&](auto& id) { change(id); }, site);
    }
    void change(int& number) { number += static_cast<int>(below(5)) - 2; }
    void change(bool& flag) { flag = !flag; }
    void change(Cards& cards) {
        int& count = cards[kResources[below(kResources.size())]];
        count = static_cast<int>(below(4));
    }
    void change(Units& units) { units.infantry = static_cast<int>(below(3)); }
    void change(Piece& piece) { piece = static_cast<Piece>(below(kPieceCount)); }
    void change(Resource& resource) { resource = kResources[below(kResources.size())]; }
    void change(DevelopmentCard& card) { card = kDevelopmentCards[below(kDevelopmentCards.size())]; }
    void change(Dice& dice) {
        if (dice.dice.empty() || below(4) == 0) {
            dice.dice.push_back({6, 1});
        } else {
            dice.dice[below(dice.dice.size())].value = static_cast<int>(below(14));
        }
    }
    template <class T>
    void change(std::optional<T>& value) {
        if (value && below(3) == 0) {
            value.reset();
        } else {
            if (!value) {
                value.emplace();
            }
            change(*value);
        }
    }
    template <class T>
    void change(std::vector<T>& list) {
        if (!list.empty() && below(2) == 0) {
            list.pop_back();
        } else if (!list.empty()) {
            change(list[below(list.size())]);
        }
    }
    /// Words, clauses, set-ups and pairs stay as they are.
    template <class T>
    void change(T&) {}

    const Position& m_position;
    std::mt19937_64& m_random;
    std::size_t m_place;
    std::size_t m_at = 0;
};

}  // namespace

Action nearAct(Action action, const Position& position, std::mt19937_64& random) {
    FieldCount fields;
    std::visit([&](auto& act) { act.fields(act, fields); }, action);
    if (fields.count > 0) {
        OneField one(position, random, random() % fields.count);
        std::visit([&](auto& act) { act.fields(act, one); }, action);
    }
    return action;
}

}  // namespace engine::test
