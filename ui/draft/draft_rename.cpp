// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/draft_rename.h"

#include <map>
#include <optional>
#include <vector>

namespace ui {

namespace {

/// Exchanges two ids in every value that can hold one; values that hold none are left alone.
struct IdExchange {
    const std::string& first;
    const std::string& second;

    void operator()(std::string& id) const {
        if (id == first) {
            id = second;
        } else if (id == second) {
            id = first;
        }
    }
    void operator()(std::optional<std::string>& id) const {
        if (id) {
            (*this)(*id);
        }
    }
    template <class T>
    void operator()(std::map<std::string, T>& byPlayer) const {
        std::map<std::string, T> exchanged;
        for (auto& [id, value] : byPlayer) {
            std::string name = id;
            (*this)(name);
            exchanged.emplace(std::move(name), std::move(value));
        }
        byPlayer = std::move(exchanged);
    }
    void operator()(std::vector<engine::MonopolistOf<engine::ByNames>>& cards) const {
        for (auto& card : cards) {
            (*this)(card.player);
        }
    }
    void operator()(std::vector<engine::CatastropheOf<engine::ByNames>>& catastrophes) const {
        for (auto& catastrophe : catastrophes) {
            (*this)(catastrophe.player);
        }
    }
    template <class T>
    void operator()(T&) const {}
};

}  // namespace

void exchangeIds(engine::Setup& setup, const std::string& first, const std::string& second) {
    const IdExchange exchange{first, second};
    const auto owners = [&](auto& pieces) {
        for (auto& piece : pieces) {
            exchange(piece.owner);
        }
    };
    for (engine::PlayerSetup& player : setup.players) {
        exchange(player.id);
    }
    owners(setup.buildings);
    owners(setup.routes);
    owners(setup.bridges);
    owners(setup.armies);
    owners(setup.nukes);
    exchange(setup.pirateOwner);
    exchange(setup.longestRoadHolder);
    exchange(setup.largestArmyHolder);
    exchange(setup.secondRoadHolder);
    exchange(setup.secondArmyHolder);
    exchange(setup.holdings);
    if (setup.turn) {
        exchange(setup.turn->player);
        exchange(setup.turn->winner);
    }
    engine::MarksSetup::fields([&](const char*, auto& value) { exchange(value); }, setup.marks);
}

}  // namespace ui
