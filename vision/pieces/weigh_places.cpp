// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/weigh_places.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "vision/pieces/colour_groups.h"

namespace vision::pieces {

namespace {

/// A place is bare for sure, a piece is there likelier than not, or for sure.
constexpr double kSurelyBare = 0.98;
constexpr double kLikelySeen = 0.5;
constexpr double kSeenSurely = 0.9;
/// Of which kind a building is.
constexpr double kKindSure = 0.97;
/// Nothing was read, and something is there with a fair chance.
constexpr double kHardlyBare = 0.6;
/// Pieces read so surely say whose a group is: when they are this share of it, and agree to this degree.
constexpr double kReadSurely = 0.75;
constexpr double kLeastNamed = 0.3;
constexpr double kAgreed = 0.6;
constexpr double kNamed = 0.97;
/// Who plays has more than one piece; one that nothing else looks like must be seen more surely.
constexpr std::size_t kFewestAlike = 2;
constexpr double kLoneSeen = 0.8;

/// One corner or side with both witnesses.
struct Witnessed {
    Place at;
    const PlaceSeen* seen = nullptr;
    bool isCorner = false;
    /// What was read there.
    std::optional<PieceColour> owner = std::nullopt;
    double confidence = 0;
    /// Whose it is by its colour, and how many pieces look like it.
    PieceColour shown = PieceColour::Red;
    double shownChance = 0;
    std::size_t alike = 0;

    [[nodiscard]] double bare() const { return seen->chance(PlaceKind::Nothing); }
    [[nodiscard]] double piece() const { return seen->piece(); }
};

std::vector<Witnessed> bothAt(const PlacesSeen& seen, const board::Shape& shape, const Pieces& pieces) {
    std::vector<Witnessed> all;
    for (std::size_t i = 0; i < shape.corners.size(); ++i) {
        all.emplace_back(Witnessed{.at = shape.corners[i].corner, .seen = &seen.corners[i], .isCorner = true});
    }
    for (std::size_t i = 0; i < shape.sides.size(); ++i) {
        all.emplace_back(Witnessed{.at = shape.sides[i].side, .seen = &seen.sides[i]});
    }
    const auto note = [&](const auto& thing) {
        const auto here =
            std::find_if(all.begin(), all.end(), [&](const Witnessed& w) { return w.at == Place(thing.at); });
        if (here != all.end()) {
            here->owner = thing.owner;
            here->confidence = thing.confidence;
        }
    };
    std::for_each(pieces.buildings.begin(), pieces.buildings.end(), note);
    std::for_each(pieces.routes.begin(), pieces.routes.end(), note);
    return all;
}

/// Whose a group is by what was read of it; white is too easily read wrongly to say so.
std::optional<PieceColour> namedByReading(const ColourGroup& group, const std::vector<Witnessed*>& there) {
    std::array<double, kColours> votes{};
    double sum = 0;
    for (const std::size_t i : group.members) {
        const Witnessed& place = *there[i];
        if (place.owner && *place.owner != PieceColour::White && place.confidence >= kReadSurely) {
            ++votes[index(*place.owner)];
            ++sum;
        }
    }
    const auto most = std::max_element(votes.begin(), votes.end());
    const bool isNamed =
        *most > 0 && *most >= kAgreed * sum && *most >= kLeastNamed * static_cast<double>(group.members.size());
    return isNamed ? std::optional(kPieceColours[static_cast<std::size_t>(most - votes.begin())]) : std::nullopt;
}

/// Says whose the pieces are that the net sees.
void tellOwners(std::vector<Witnessed>& all, const Plays& plays) {
    std::vector<Witnessed*> there;
    std::vector<ColouredPiece> coloured;
    for (Witnessed& place : all) {
        if (place.piece() > kLikelySeen) {
            there.push_back(&place);
            coloured.push_back({place.seen->colour, place.piece()});
        }
    }
    for (const ColourGroup& group : groupColours(coloured, plays)) {
        const auto named = namedByReading(group, there);
        for (const std::size_t i : group.members) {
            there[i]->shown = named.value_or(group.owner);
            there[i]->shownChance = named ? kNamed : group.chance;
            there[i]->alike = group.members.size();
        }
    }
}

bool isOfPiece(const Unsure& unsure) {
    return unsure.what == Doubt::Piece || unsure.what == Doubt::Owner;
}

class Weighing {
public:
    explicit Weighing(Pieces& pieces) : m_pieces(pieces) {}

    void weigh(const Witnessed& place) {
        if (place.owner && (place.bare() > kSurelyBare || isUnlikely(place))) {
            doubtRead(place);
        } else if (place.bare() > kSurelyBare) {
            settle(place.at);
        } else if (place.alike > 0 && !place.owner) {
            addMissed(place);
        } else if (place.alike > 0) {
            compareOwners(place);
        } else if (!place.owner && !isAsked(place.at) && place.bare() < kHardlyBare &&
                   place.seen->chance(PlaceKind::Covered) < kLikelySeen) {
            askWhether(place);
        }
    }

private:
    [[nodiscard]] bool isAsked(const Place& at) const {
        return std::any_of(m_pieces.unsure.begin(), m_pieces.unsure.end(),
                           [&](const Unsure& unsure) { return unsure.at == at && isOfPiece(unsure); });
    }
    /// Nobody is asked whether a piece is there, or whose.
    void settle(const Place& at) {
        std::erase_if(m_pieces.unsure, [&](const Unsure& unsure) { return unsure.at == at && isOfPiece(unsure); });
    }
    void ask(const Place& at, Doubt what, std::vector<std::string> options, std::optional<PieceColour> owner = {}) {
        m_pieces.unsure.push_back({at, what, std::move(options), owner});
    }
    /// Nothing is read there, but a piece may be there; of the player whose others it looks like.
    void askWhether(const Witnessed& place) {
        const bool isShown = place.alike > 0 && place.shownChance > kLikelySeen;
        ask(place.at, Doubt::Piece, {std::string(kNothing), word(place)},
            isShown ? std::optional(place.shown) : std::nullopt);
    }
    static engine::BuildingKind kindOf(const Witnessed& place) {
        return place.seen->chance(PlaceKind::City) > place.seen->chance(PlaceKind::Settlement)
                   ? engine::BuildingKind::City
                   : engine::BuildingKind::Settlement;
    }
    static std::string word(const Witnessed& place) {
        return std::string(place.isCorner ? engine::toText(kindOf(place)) : std::string_view("road"));
    }

    /// Both together speak against what was read, unless it is white: pale pieces the net often misses.
    static bool isUnlikely(const Witnessed& place) {
        return *place.owner != PieceColour::White && place.confidence < kSeenSurely && place.piece() < place.bare() &&
               place.confidence * place.piece() < (1 - place.confidence) * place.bare();
    }

    /// The net sees nothing where something was read.
    void doubtRead(const Witnessed& place) {
        if (*place.owner == PieceColour::White || place.confidence < kSeenSurely) {
            std::erase_if(m_pieces.buildings, [&](const BuildingReading& b) { return Place(b.at) == place.at; });
            std::erase_if(m_pieces.routes, [&](const RouteReading& r) { return Place(r.at) == place.at; });
            std::erase_if(m_pieces.unsure, [&](const Unsure& unsure) { return unsure.at == place.at; });
            ask(place.at, Doubt::Piece, {std::string(kNothing), word(place)}, place.owner);
        } else if (!isAsked(place.at)) {
            ask(place.at, Doubt::Piece, {word(place), std::string(kNothing)});
        }
    }

    void askKind(const Witnessed& place) {
        const double city = place.seen->chance(PlaceKind::City);
        const double settlement = place.seen->chance(PlaceKind::Settlement);
        if (std::max(city, settlement) < kKindSure * (city + settlement)) {
            ask(place.at, Doubt::Kind,
                city > settlement ? std::vector<std::string>{"city", "settlement"}
                                  : std::vector<std::string>{"settlement", "city"});
        }
    }

    void addMissed(const Witnessed& place) {
        const double chance = place.shownChance * place.piece();
        if (place.alike < kFewestAlike && place.piece() < kLoneSeen) {
            return;
        }
        if (chance <= kLikelySeen || place.alike < kFewestAlike) {
            if (!isAsked(place.at)) {
                askWhether(place);
            }
            return;
        }
        settle(place.at);
        if (place.isCorner) {
            m_pieces.buildings.push_back({std::get<engine::Corner>(place.at), kindOf(place), place.shown, chance});
            askKind(place);
        } else {
            m_pieces.routes.push_back({std::get<engine::Side>(place.at), engine::RouteKind::Road, place.shown, chance});
        }
        if (chance < kSeenSurely) {
            ask(place.at, Doubt::Owner, {std::string(toText(place.shown)), std::string(kNothing)});
        }
    }

    /// Both say the same: it is as sure as the surer of them, unless something else is asked of it.
    void makeSurer(const Witnessed& place) {
        const auto raise = [&](auto& thing) {
            const bool isOpen = std::any_of(m_pieces.unsure.begin(), m_pieces.unsure.end(),
                                            [&](const Unsure& unsure) { return unsure.at == place.at; });
            if (Place(thing.at) == place.at && !isOpen) {
                thing.confidence = std::max(thing.confidence, place.shownChance * place.piece());
            }
        };
        std::for_each(m_pieces.buildings.begin(), m_pieces.buildings.end(), raise);
        std::for_each(m_pieces.routes.begin(), m_pieces.routes.end(), raise);
    }

    void compareOwners(const Witnessed& place) {
        const bool isSure = place.piece() > kSeenSurely;
        if (*place.owner == place.shown) {
            const bool isWhiteSure = place.shownChance * place.piece() > kSeenSurely && place.alike >= kFewestAlike;
            if (*place.owner == PieceColour::White ? isWhiteSure : isSure) {
                settle(place.at);
                makeSurer(place);
            }
        } else if (isSure && place.shownChance > kSeenSurely && !isAsked(place.at)) {
            ask(place.at, Doubt::Owner,
                {std::string(toText(*place.owner)), std::string(toText(place.shown)), std::string(kNothing)});
        }
    }

    Pieces& m_pieces;
};

}  // namespace

void weighPlaces(const PlacesSeen& seen, const Sight& sight, Pieces& pieces) {
    std::vector<Witnessed> all = bothAt(seen, sight.shape(), pieces);
    tellOwners(all, sight.plays);
    Weighing weighing(pieces);
    for (const Witnessed& place : all) {
        weighing.weigh(place);
    }
    const auto isBefore = [](const auto& a, const auto& b) { return a.at < b.at; };
    std::stable_sort(pieces.buildings.begin(), pieces.buildings.end(), isBefore);
    std::stable_sort(pieces.routes.begin(), pieces.routes.end(), isBefore);
}

}  // namespace vision::pieces
