// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <vector>

#include "engine/notation/foreign/foreign_parts.h"
#include "engine/notation/foreign/jsettlers_places.h"
#include "engine/state/position.h"

namespace engine::foreign {

namespace {

constexpr std::array kSettlersTerrains{Terrain::Desert, Terrain::Hills,  Terrain::Mountains, Terrain::Pasture,
                                       Terrain::Fields, Terrain::Forest, Terrain::Sea};
/// From 1.
constexpr std::array kPorts{Resource::Brick, Resource::Ore, Resource::Wool, Resource::Grain, Resource::Lumber};
constexpr std::array kSettlersNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
/// Of the seats, from 0.
constexpr std::array<const char*, 4> kColours{"blue", "red", "white", "orange"};

constexpr WordOf<DevelopmentCard> kSettlersCards[]{
    {"KNIGHT", DevelopmentCard::Knight},       {"ROADS", DevelopmentCard::RoadBuilding},
    {"DISC", DevelopmentCard::YearOfPlenty},   {"MONO", DevelopmentCard::Monopoly},
    {"CAP", DevelopmentCard::VictoryPoint},    {"MARKET", DevelopmentCard::VictoryPoint},
    {"UNIV", DevelopmentCard::VictoryPoint},   {"TEMPLE", DevelopmentCard::VictoryPoint},
    {"CHAPEL", DevelopmentCard::VictoryPoint}, {"TOWER", DevelopmentCard::VictoryPoint}};
/// The same as older files have them: numbers from 1.
constexpr std::array kSettlersCardNumbers{
    DevelopmentCard::RoadBuilding, DevelopmentCard::YearOfPlenty, DevelopmentCard::Monopoly,
    DevelopmentCard::VictoryPoint, DevelopmentCard::VictoryPoint, DevelopmentCard::VictoryPoint,
    DevelopmentCard::VictoryPoint, DevelopmentCard::VictoryPoint, DevelopmentCard::Knight};

enum class SavedPiece : std::uint8_t { Road, Settlement, City };
constexpr WordOf<SavedPiece> kPieceWords[]{
    {"ROAD", SavedPiece::Road}, {"SETTLEMENT", SavedPiece::Settlement}, {"CITY", SavedPiece::City}};

// States of a game, as JSettlers numbers them.
constexpr int kBeforeFounding = 5;
constexpr int kBeforeRoll = 15;
constexpr int kAfterRoll = 20;
constexpr int kOver = 1000;

/// A game as JSettlers saves it, on the classic board for up to four.
class JSettlersReader {
public:
    JSettlersReader(JsonReader& reader, const Json& json) : m_reader(reader), m_json(json) {}

    Reading read() {
        readBoard();
        readSeats();
        readDeck();
        readOptions();
        readTurn();
        return {std::move(m_setup), std::move(m_notKept)};
    }

private:
    const Json& object(const Json& in, const char* name, const std::string& prefix) {
        const Json& json = m_reader.required(in, name, prefix);
        if (!m_reader.failed()) {
            m_reader.isObject(json, prefix + name);
        }
        return json;
    }

    void readBoard() {
        const Json& info = object(m_json, "boardInfo", "");
        if (m_reader.failed()) {
            return;
        }
        const Json& layout = object(info, "layout1", "boardInfo.");
        if (m_reader.failed()) {
            return;
        }
        const std::string at = "boardInfo.layout1.";
        const std::vector<int> terrains = list(layout, "hexLayout", at, 0, 127);
        const std::vector<int> numbers =
            list(layout, "numberLayout", at, -1, static_cast<int>(kSettlersNumbers.size()) - 1);
        if (m_reader.failed()) {
            return;
        }
        const std::vector<Hex> hexes = places::classicHexes();
        for (std::size_t i = 0; i < places::kHexCount; ++i) {
            readHex(hexes[i], terrains[i], numbers[i], at + "hexLayout[" + std::to_string(i) + ']');
        }
        if (const Json* robber = JsonReader::find(layout, "robberHex")) {
            const int place = m_reader.integer(*robber, at + "robberHex", -1, places::kMost);
            m_setup.robber = place < 0 ? std::nullopt : places::hexAt(place);
            if (place >= 0 && !m_setup.robber) {
                m_reader.fail(JsonProblem::UnknownPlace, at + "robberHex", std::to_string(place));
            }
        }
    }

    std::vector<int> list(const Json& in, const char* name, const std::string& prefix, int least, int most) {
        std::vector<int> items;
        const Json& array = m_reader.required(in, name, prefix);
        if (!m_reader.failed() && m_reader.isArray(array, prefix + name) && array.size() != places::kHexCount) {
            m_reader.fail(JsonProblem::OutOfRange, prefix + name, std::to_string(array.size()));
        }
        m_reader.each(in, name, prefix, [&](const Json& item, const std::string& path) {
            items.push_back(m_reader.integer(item, path, least, most));
        });
        return items;
    }

    /// A port stands for its sea hex: 7 to 12 trades anything, from 16 on four bits say what; which side it faces
    /// counts from 1, clockwise from north-east.
    void readHex(Hex hex, int code, int number, const std::string& path) {
        HexSetup fresh{hex, Terrain::Sea, {}, false, false, {}};
        constexpr int kAny = 7;
        constexpr int kFirstOwn = 16;
        if (code < kAny) {
            fresh.terrain = kSettlersTerrains.at(static_cast<std::size_t>(code));
            if (number >= 0) {
                fresh.number = kSettlersNumbers.at(static_cast<std::size_t>(number));
            }
        } else {
            const bool isAny = code < kFirstOwn;
            const int facing = isAny ? code - kAny + 1 : code / kFirstOwn;
            const int trade = isAny ? 0 : code % kFirstOwn;
            if (facing < 1 || facing > static_cast<int>(kHexDirections.size()) ||
                (!isAny && (trade < 1 || trade > static_cast<int>(kPorts.size())))) {
                return m_reader.fail(JsonProblem::OutOfRange, path, std::to_string(code));
            }
            HarbourSetup harbour;
            harbour.side = sideOf(hex, kHexDirections.at(static_cast<std::size_t>(facing - 1)));
            if (!isAny) {
                harbour.trade = kPorts.at(static_cast<std::size_t>(trade - 1));
            }
            m_setup.harbours.push_back(harbour);
        }
        m_setup.hexes.push_back(std::move(fresh));
    }

    void readSeats() {
        std::size_t seat = 0;
        m_reader.each(m_json, "playerSeats", "", [&](const Json& json, const std::string& path) {
            if (!json.is_object()) {
                return m_reader.fail(JsonProblem::WrongType, path);
            }
            const Json* vacant = JsonReader::find(json, "isSeatVacant");
            const bool isVacant = vacant != nullptr && m_reader.boolean(*vacant, path + ".isSeatVacant");
            if (!isVacant && seat >= kColours.size()) {
                return m_reader.fail(JsonProblem::OutOfRange, path);
            }
            if (!isVacant) {
                readSeat(seat, json, path);
            }
            ++seat;
        });
        fillBank(m_setup);
    }

    void readSeat(std::size_t seat, const Json& json, const std::string& path) {
        const std::string id = kColours.at(seat);
        const Json* name = JsonReader::find(json, "name");
        m_setup.players.push_back({id, name != nullptr ? m_reader.text(*name, path + ".name") : std::string(), {}});
        HoldingSetup& holding = m_setup.holdings[id];
        if (const Json* cards = JsonReader::find(json, "resources")) {
            const std::string at = path + ".resources";
            if (m_reader.isObject(*cards, at)) {
                const auto count = [&](const char* word) { return countOf(m_reader, *cards, word, at); };
                holding.hand = Hand::exactly(
                    Cards::of(count("clay"), count("wood"), count("sheep"), count("wheat"), count("ore")));
            }
        }
        DevelopmentCounts hidden = cardsIn(json, "oldDevCards", path + '.');
        const DevelopmentCounts fresh = cardsIn(json, "newDevCards", path + '.');
        hidden += fresh;
        m_fresh[id] = fresh.total();
        holding.hiddenDevelopment = DevelopmentHand::exactly(hidden);
        DevelopmentCounts played;
        if (const Json* elements = JsonReader::find(json, "elements")) {
            if (m_reader.isObject(*elements, path + ".elements")) {
                played[DevelopmentCard::Knight] = countOf(m_reader, *elements, "NUMKNIGHTS", path + ".elements");
            }
        }
        holding.playedDevelopment = played;
        m_reader.each(json, "pieces", path + '.',
                      [&](const Json& piece, const std::string& at) { readPiece(id, piece, at); });
        if (m_setup.buildings.size() + m_setup.routes.size() > kMostItems) {
            m_reader.fail(JsonProblem::TooLarge, path + ".pieces");
        }
    }

    /// Older files number what newer ones name.
    template <class Value, std::size_t Count, std::size_t Words>
    Value numbered(const Json& json, const std::string& path, const std::array<Value, Count>& values, int first,
                   const WordOf<Value> (&words)[Words]) {
        if (!json.is_number_integer()) {
            return among(m_reader, json, path, words);
        }
        const int number = m_reader.integer(json, path, first, first + static_cast<int>(Count) - 1);
        return m_reader.failed() ? Value{} : values.at(static_cast<std::size_t>(number - first));
    }

    DevelopmentCounts cardsIn(const Json& in, const char* name, const std::string& prefix) {
        DevelopmentCounts cards;
        m_reader.each(in, name, prefix, [&](const Json& card, const std::string& path) {
            ++cards[numbered(card, path, kSettlersCardNumbers, 1, kSettlersCards)];
        });
        return cards;
    }

    void readPiece(const std::string& owner, const Json& json, const std::string& path) {
        if (!json.is_object()) {
            return m_reader.fail(JsonProblem::WrongType, path);
        }
        constexpr std::array kInOrder{SavedPiece::Road, SavedPiece::Settlement, SavedPiece::City};
        const SavedPiece piece =
            numbered(m_reader.required(json, "pieceType", path + '.'), path + ".pieceType", kInOrder, 0, kPieceWords);
        const int place =
            m_reader.integer(m_reader.required(json, "coord", path + '.'), path + ".coord", 0, places::kMost);
        if (m_reader.failed()) {
            return;
        }
        const auto side = piece == SavedPiece::Road ? places::sideAt(place) : std::nullopt;
        const auto corner = piece == SavedPiece::Road ? std::nullopt : places::cornerAt(place);
        if (side) {
            m_setup.routes.push_back({*side, RouteKind::Road, owner});
        } else if (corner) {
            m_setup.buildings.push_back(
                {*corner, piece == SavedPiece::City ? BuildingKind::City : BuildingKind::Settlement, owner, 0, false});
        } else {
            m_reader.fail(JsonProblem::UnknownPlace, path + ".coord", std::to_string(place));
        }
    }

    void readDeck() {
        if (JsonReader::find(m_json, "devCardDeck") == nullptr) {
            return;
        }
        DevelopmentCounts all = cardsIn(m_json, "devCardDeck", "");
        m_setup.deck = DevelopmentHand::exactly(all);
        for (const auto& [player, holding] : m_setup.holdings) {
            for (const DevelopmentCard card : kDevelopmentCards) {
                all[card] += holding.hiddenDevelopment->cards[card].least + (*holding.playedDevelopment)[card];
            }
        }
        constexpr int kInBox = 25;
        if (all.total() < kInBox) {
            m_notKept.insert(NotKept::PlayedCards);
        }
    }

    /// Written as "VP=t12,N7=f7": t and f say whether an option is on.
    void readOptions() {
        const Json* options = JsonReader::find(m_json, "gameOptions");
        std::string text = options != nullptr ? m_reader.text(*options, "gameOptions") : std::string();
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(','), text.size());
            readOption(text.substr(0, end));
            text.erase(0, end + 1);
        }
    }

    void readOption(const std::string& option) {
        const std::size_t is = option.find("=t");
        if (is == std::string::npos) {
            return;
        }
        const std::string name = option.substr(0, is);
        const std::string value = option.substr(is + 2);
        constexpr std::size_t kMostDigits = 3;
        if (name == "VP" && !value.empty() && value.size() <= kMostDigits &&
            value.find_first_not_of("0123456789") == std::string::npos) {
            m_setup.numbers["winning_score"] = std::stoi(value);
        } else if (name != "BC") {  // A limit of trades with the bank that every game has switched on.
            m_notKept.insert(NotKept::Options);
        }
    }

    /// The player of a seat in `elements`; empty for -1.
    std::string playerIn(const Json& elements, const char* name) {
        const Json* json = JsonReader::find(elements, name);
        const int seat = json == nullptr ? -1
                                         : m_reader.integer(*json, std::string("elements.") + name, -1,
                                                            static_cast<int>(kColours.size()) - 1);
        return seat < 0 ? std::string() : kColours.at(static_cast<std::size_t>(seat));
    }

    void readTurn() {
        const Json& elements = object(m_json, "elements", "");
        const int state = m_reader.integer(m_reader.required(m_json, "gameState", ""), "gameState", 0, kOver);
        if (m_reader.failed()) {
            return;
        }
        if (const std::string holder = playerIn(elements, "LONGEST_ROAD_PLAYER"); !holder.empty()) {
            m_setup.longestRoadHolder = holder;
        }
        if (const std::string holder = playerIn(elements, "LARGEST_ARMY_PLAYER"); !holder.empty()) {
            m_setup.largestArmyHolder = holder;
        }
        // The round begins with whoever had the first turn.
        const auto first = std::ranges::find(m_setup.players, playerIn(elements, "FIRST_PLAYER"), &PlayerSetup::id);
        if (first != m_setup.players.end()) {
            std::ranges::rotate(m_setup.players, first);
        }
        TurnSetup turn;
        turn.player = playerIn(elements, "CURRENT_PLAYER");
        turn.round = std::max(1, countOf(m_reader, elements, "ROUND_COUNT", "elements"));
        if (state < kBeforeRoll) {
            turn.phase = toText(Phase::Found);
            m_setup.marks.founded = static_cast<int>(m_setup.routes.size());
        } else {
            turn.phase = toText(state == kBeforeRoll ? Phase::Roll : state == kOver ? Phase::Ended : Phase::Build);
            m_setup.marks.cardsGot = turn.phase == toText(Phase::Ended) ? 0 : m_fresh[turn.player];
        }
        const bool isHalfFounded = state < kBeforeRoll && m_setup.routes.size() != m_setup.buildings.size();
        if (isHalfFounded || (state >= kBeforeRoll && state != kBeforeRoll && state != kAfterRoll && state != kOver)) {
            m_notKept.insert(NotKept::Step);
        }
        if (state == kOver) {
            turn.winner = turn.player;
        }
        if (state >= kBeforeFounding) {
            m_setup.turn = std::move(turn);
        }
    }

    JsonReader& m_reader;
    const Json& m_json;
    Setup m_setup;
    std::set<NotKept> m_notKept;
    /// Cards of this turn, by player.
    std::map<std::string, int> m_fresh;
};

}  // namespace

std::optional<ForeignBoard> otherBoardOf(const Json& json) {
    const Json* info = JsonReader::find(json, "boardInfo");
    if (info == nullptr || !info->is_object()) {
        return std::nullopt;
    }
    const Json* layout = JsonReader::find(*info, "layout2");
    if (layout == nullptr || !layout->is_object()) {
        return std::nullopt;
    }
    const Json* encoding = JsonReader::find(*layout, "boardEncodingFormat");
    constexpr int kSix = 2;
    return encoding != nullptr && encoding->is_number_integer() && *encoding == kSix ? ForeignBoard::SixPlayers
                                                                                     : ForeignBoard::Sea;
}

Reading readJSettlers(JsonReader& reader, const Json& json) {
    return JSettlersReader(reader, json).read();
}

}  // namespace engine::foreign
