// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/notation/named_fields.h"
#include "engine/notation/position_json.h"
#include "engine/notation/setup_fields.h"
#include "engine/state/names.h"

namespace engine {

namespace {

Json text(std::string_view word) {
    return std::string(word);
}

void writeBoard(Json& json, const Setup& setup) {
    if (!setup.hexes.empty()) {
        json["hexes"] = Json::array();
    }
    for (const HexSetup& hex : setup.hexes) {
        Json item = {{"q", hex.hex.q}, {"r", hex.hex.r}};
        if (hex.terrain) {
            item["terrain"] = text(toText(*hex.terrain));
        }
        if (hex.number) {
            item["number"] = *hex.number;
        }
        if (hex.faceDown) {
            item["face_down"] = true;
        }
        if (hex.removed) {
            item["removed"] = true;
        }
        if (!hex.continent.empty()) {
            item["continent"] = hex.continent;
        }
        json["hexes"].push_back(std::move(item));
    }
    if (setup.wrap) {
        json["wrap"] = {setup.wrap->n, 0};
    }
    for (const HarbourSetup& harbour : setup.harbours) {
        Json item = {{"edge", toText(harbour.side)}};
        if (!harbour.faceDown || harbour.trade) {
            item["trade"] = harbour.trade ? text(toText(*harbour.trade)) : text("any");
        }
        if (harbour.faceDown) {
            item["face_down"] = true;
        }
        json["harbours"].push_back(std::move(item));
    }
}

void writePlayers(Json& json, const Setup& setup) {
    for (const PlayerSetup& player : setup.players) {
        if (player.name.empty() && player.colour.empty()) {
            json["players"].push_back(player.id);
            continue;
        }
        Json item = {{"id", player.id}};
        if (!player.name.empty()) {
            item["name"] = player.name;
        }
        if (!player.colour.empty()) {
            item["colour"] = player.colour;
        }
        json["players"].push_back(std::move(item));
    }
}

void writePieces(Json& json, const Setup& setup) {
    for (const BuildingSetup& building : setup.buildings) {
        Json item = {{"at", toText(building.at)}, {"kind", text(toText(building.kind))}, {"owner", building.owner}};
        if (building.walls != 0) {
            item["walls"] = building.walls;
        }
        if (building.upsideDown) {
            item["upside_down"] = true;
        }
        json["buildings"].push_back(std::move(item));
    }
    for (const RouteSetup& route : setup.routes) {
        json["routes"].push_back(
            {{"at", toText(route.at)}, {"kind", text(toText(route.kind))}, {"owner", route.owner}});
    }
    for (const BridgeSetup& bridge : setup.bridges) {
        json["bridges"].push_back({{"hex", toText(bridge.hex)},
                                   {"from", text(nameOf(bridge.from, kCornerWords))},
                                   {"to", text(nameOf(bridge.to, kCornerWords))},
                                   {"owner", bridge.owner}});
    }
    for (const ArmySetup& army : setup.armies) {
        json["armies"].push_back({{"at", toText(army.at)},
                                  {"owner", army.owner},
                                  {"infantry", army.units.infantry},
                                  {"cavalry", army.units.cavalry},
                                  {"artillery", army.units.artillery}});
    }
    for (const NukeSetup& nuke : setup.nukes) {
        json["nukes"].push_back({{"at", toText(nuke.at)}, {"owner", nuke.owner}});
    }
    if (setup.robber) {
        json["robber"] = toText(*setup.robber);
    }
    if (setup.pirate) {
        json["pirate"] = toText(*setup.pirate);
    }
    if (setup.pirateOwner) {
        json["pirate_owner"] = *setup.pirateOwner;
    }
    if (setup.longestRoadHolder) {
        json["longest_road_holder"] = *setup.longestRoadHolder;
    }
    if (setup.largestArmyHolder) {
        json["largest_army_holder"] = *setup.largestArmyHolder;
    }
    if (setup.secondRoadHolder) {
        json["second_road_holder"] = *setup.secondRoadHolder;
    }
    if (setup.secondArmyHolder) {
        json["second_army_holder"] = *setup.secondArmyHolder;
    }
}

void writeRules(Json& json, const Setup& setup) {
    if (!setup.documents.empty()) {
        json["documents"] = setup.documents;
    }
    if (!setup.rulings.empty()) {
        json["rulings"] = setup.rulings;
    }
    if (!setup.switches.empty()) {
        json["switches"] = setup.switches;
    }
    if (!setup.numbers.empty()) {
        json["numbers"] = setup.numbers;
    }
    for (const auto& [name, cards] : setup.prices) {
        json["prices"][name] = writeCounts(cards);
    }
}

void writeTurn(Json& json, const Setup& setup) {
    if (setup.turn) {
        Json turn = {{"round", setup.turn->round}, {"player", setup.turn->player}, {"phase", setup.turn->phase}};
        if (setup.turn->pending.index() != 0) {
            turn["pending"] = writePending(setup.turn->pending);
        }
        if (setup.turn->winner) {
            turn["winner"] = *setup.turn->winner;
        }
        json["turn"] = std::move(turn);
    }
    Json marks = NamedWriter().write(setup.marks);
    if (!marks.empty()) {
        json["marks"] = std::move(marks);
    }
}

void writeHoldings(Json& json, const Setup& setup) {
    for (const auto& [id, holding] : setup.holdings) {
        if (holding.hand) {
            json["hands"][id] = writeHand(*holding.hand);
        }
        Json development = Json::object();
        if (holding.hiddenDevelopment) {
            DevelopmentHand hidden = *holding.hiddenDevelopment;
            if (hidden.total) {
                development["hidden"] = *hidden.total;
                hidden.total.reset();
            }
            if (hidden != DevelopmentHand::untracked()) {
                development["cards"] = writeHand(hidden);
            }
        }
        if (holding.playedDevelopment) {
            development["played"] = writeCounts(*holding.playedDevelopment);
        }
        if (!development.empty()) {
            json["development"][id] = std::move(development);
        }
        if (holding.extraPoints) {
            json["points"][id] = {{"extra", *holding.extraPoints}};
        }
    }
    if (setup.bank) {
        json["bank"] = writeHand(*setup.bank);
    }
    if (setup.deck) {
        json["deck"] = writeHand(*setup.deck);
    }
}

}  // namespace

Json writeSetup(const Setup& setup, SetupIn in) {
    Json json = Json::object();
    if (in == SetupIn::File) {
        json["format"] = "catan-position/1";
        json["hexes"] = Json::array();
    }
    writeBoard(json, setup);
    writePlayers(json, setup);
    writePieces(json, setup);
    writeRules(json, setup);
    writeTurn(json, setup);
    writeHoldings(json, setup);
    for (const auto& [name, value] : setup.extras) {
        json[name] = Json::parse(value, nullptr, false);
    }
    return json;
}

std::string toJson(const Setup& setup) {
    return dumpJson(writeSetup(setup, SetupIn::File));
}

}  // namespace engine
