// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/answer.h"

#include <algorithm>

namespace adjudicator::saying {

namespace {

/// Turns each field into an answer.
struct FieldReader {
    Fields& fields;

    void operator()(engine::Field name, const engine::Site& site) {
        std::visit([&](auto id) { fields.emplace_back(name, Answer(id)); }, site);
    }
    void operator()(engine::Field name, const engine::Setup& set) {
        fields.emplace_back(name, Answer(engine::Boxed<engine::Setup>(set)));
    }
    template <class T>
    void operator()(engine::Field name, const std::optional<T>& value) {
        value ? (*this)(name, *value) : void(fields.emplace_back(name, Answer()));
    }
    template <class T>
    void operator()(engine::Field name, const T& value) {
        static_assert(engine::kIsOneOf<T, Answer>, "a new type of field is an alternative of Answer, with its row");
        fields.emplace_back(name, Answer(std::in_place_type<T>, value));
    }
};

bool put(engine::Site& at, const Answer& answer) {
    if (const auto* corner = std::get_if<engine::CornerId>(&answer)) {
        at = *corner;
        return true;
    }
    const auto* side = std::get_if<engine::SideId>(&answer);
    if (side != nullptr) {
        at = *side;
    }
    return side != nullptr;
}

bool put(engine::Setup& at, const Answer& answer) {
    const auto* set = std::get_if<engine::Boxed<engine::Setup>>(&answer);
    if (set != nullptr) {
        at = **set;
    }
    return set != nullptr;
}

template <class T>
bool put(T& at, const Answer& answer) {
    const T* value = std::get_if<T>(&answer);
    if (value != nullptr) {
        at = *value;
    }
    return value != nullptr;
}

template <class T>
bool put(std::optional<T>& at, const Answer& answer) {
    if (std::holds_alternative<std::monostate>(answer)) {
        at.reset();
        return true;
    }
    T value{};
    const bool isOne = put(value, answer);
    if (isOne) {
        at = value;
    }
    return isOne;
}

/// What tells acts of one kind apart at the table.
struct Detail {
    int operator()(const engine::Build& act) const { return static_cast<int>(act.piece); }
    int operator()(const engine::Upgrade& act) const { return static_cast<int>(act.piece); }
    int operator()(const engine::TakeOver& act) const { return static_cast<int>(act.piece); }
    int operator()(const engine::Discard& act) const { return act.cards ? 0 : 1 + act.count.value_or(0); }
    /// Which of all the guests' acts.
    int operator()(const engine::GuestAct& act) const {
        const auto own = engine::guestAct(act.act).part;
        std::size_t place = 0;
        while (place < engine::guestActCount() && engine::guestAct(place).part != own) {
            ++place;
        }
        return static_cast<int>(place);
    }
    template <class Other>
    int operator()(const Other&) const {
        return 0;
    }
};

/// A way that is said by its end is the shortest one.
void follow(engine::MoveArmy& move, engine::Field field) {
    const bool isWay = field == engine::field::kFrom || field == engine::field::kTo;
    if (field == engine::field::kPath) {
        move.to.reset();
    } else if (isWay && !move.path.empty()) {
        move.to = field == engine::field::kTo ? move.to : std::optional(move.path.back());
        move.path.clear();
    }
}

/// Nothing at all is no part of a trade.
void follow(engine::Trade& trade, engine::Field) {
    const auto drop = [](auto& part, bool isNone) {
        if (isNone) {
            part.reset();
        }
    };
    drop(trade.give, trade.give && trade.give->none());
    drop(trade.take, trade.take && trade.take->none());
    drop(trade.giveCards, trade.giveCards == 0);
    drop(trade.takeCards, trade.takeCards == 0);
}

/// The number speaks where the cards do not; of a hand that was counted half is given up.
void follow(engine::Discard& now, const engine::Discard& before, engine::Field field) {
    if (field == engine::field::kCards && now.cards.has_value() != before.cards.has_value()) {
        now.count = now.cards ? std::nullopt : std::optional(before.cards->total());
    }
    if (field == engine::field::kHeld) {
        now.held = now.held == 0 ? std::nullopt : now.held;
        now.count = now.cards ? now.count : std::optional(now.held.value_or(0) / 2);
    }
}

}  // namespace

ActKind kindOf(const engine::ActFamily& family) {
    // Which card is played is asked next, and only then what is still to be filled in.
    const bool isOpen = !family.open.empty() && !std::holds_alternative<engine::PlayCard>(family.action);
    return {family.action.index(), std::visit(Detail{}, family.action), isOpen};
}

Fields fieldsOf(const engine::Action& action) {
    Fields fields;
    std::visit([&](const auto& act) { act.fields(act, FieldReader{fields}); }, action);
    return fields;
}

Fields fieldsAsked(const engine::ActFamily& family) {
    Fields fields = fieldsOf(family.action);
    const auto by = std::ranges::find(fields, engine::field::kBy, &Fields::value_type::first);
    const Answer actor = by != fields.end() ? by->second : Answer();
    if (by != fields.end()) {
        fields.erase(by);
    }
    fields.insert(fields.begin(), {{engine::field::kBy, actor}, {kKindOfAct, kindOf(family)}});
    return fields;
}

Answer saidIn(const engine::Action& action, engine::Field field) {
    const Fields fields = fieldsOf(action);
    const auto found = std::ranges::find(fields, field, &Fields::value_type::first);
    return found != fields.end() ? found->second : Answer();
}

engine::Action withAnswer(engine::Action action, engine::Field field, const Answer& answer) {
    const engine::Action before = action;
    const auto write = [&](engine::Field name, auto& at) {
        if (name == field) {
            put(at, answer);
        }
    };
    std::visit([&](auto& act) { act.fields(act, write); }, action);
    if (action == before) {
        return action;  // Nothing was said anew: nothing follows.
    }
    if (auto* move = std::get_if<engine::MoveArmy>(&action)) {
        follow(*move, field);
    } else if (auto* trade = std::get_if<engine::Trade>(&action)) {
        follow(*trade, field);
    } else if (auto* discard = std::get_if<engine::Discard>(&action)) {
        follow(*discard, std::get<engine::Discard>(before), field);
    }
    return action;
}

}  // namespace adjudicator::saying
