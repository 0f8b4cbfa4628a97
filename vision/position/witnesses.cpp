// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/witnesses.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "vision/pieces/building_kind.h"
#include "vision/pieces/colour_groups.h"
#include "vision/pieces/outline_fit.h"
#include "vision/position/kinds.h"

namespace vision::position {

namespace {

using pieces::kColours;
using pieces::PlaceKind;
using pieces::PlaceSeen;

/// No witness is surer than this (logarithm of odds).
constexpr double kMostOdds = 5;
constexpr double kMostNetOdds = 8;
/// Nor are all together surer that a road is there: one that no building joins is asked about, however clear it looks.
constexpr double kMostOfRoute = 4;

double oddsOf(double chance) {
    return std::clamp(std::log((chance + 1e-9) / (1 - chance + 1e-9)), -kMostOdds, kMostOdds);
}

double ratio(double for_, double against) {
    return std::clamp(std::log((for_ + 1e-6) / (against + 1e-6)), -kMostNetOdds, kMostNetOdds);
}

void hearNet(const PlaceSeen& seen, bool isCorner, Said& said) {
    const double settlement = seen.chance(PlaceKind::Settlement);
    const double city = seen.chance(PlaceKind::City);
    const double routes = seen.chance(PlaceKind::Road) + seen.chance(PlaceKind::Ship);
    // What hides a place says nothing for a piece.
    said.piece =
        ratio(isCorner ? settlement + city : routes,
              seen.chance(PlaceKind::Nothing) + seen.chance(PlaceKind::Covered) + seen.chance(PlaceKind::Figure));
    said.netCity = ratio(city, settlement);
    said.city = said.netCity;
}

/// Pieces read so surely say whose a group is: when they are this share of it, and agree to this degree.
constexpr double kReadSurely = 0.75;
constexpr double kLeastNamed = 0.3;
constexpr double kAgreed = 0.6;
constexpr double kNamed = 0.98;

std::optional<PieceColour> namedByReading(const pieces::ColourGroup& group, const std::vector<Said*>& there) {
    std::array<double, kColours> votes{};
    double sum = 0;
    for (const std::size_t i : group.members) {
        const pieces::Finding& coloured = there[i]->coloured;
        if (coloured.chance * coloured.colourChance >= kReadSurely) {
            ++votes[index(coloured.colour)];
            ++sum;
        }
    }
    const auto most = std::max_element(votes.begin(), votes.end());
    const bool isNamed =
        *most > 0 && *most >= kAgreed * sum && *most >= kLeastNamed * static_cast<double>(group.members.size());
    return isNamed ? std::optional(kPieceColours[static_cast<std::size_t>(most - votes.begin())]) : std::nullopt;
}

double apart(const pieces::PlaceColour& a, const pieces::PlaceColour& b, std::size_t numbers) {
    double squares = 0;
    for (std::size_t i = 0; i < numbers; ++i) {
        squares += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return std::sqrt(squares);
}

/// Whose a colour is, given the players that the picture shows.
class Owners {
public:
    Owners(const std::vector<const PlaceSeen*>& seen, std::vector<Said>& all, const pieces::Plays& plays,
           const pieces::PlayerColours& usual)
        : m_plays(plays), m_usual(usual) {
        std::vector<Said*> there;
        std::vector<pieces::ColouredPiece> coloured;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].piece > 0) {
                there.push_back(&all[i]);
                coloured.push_back({seen[i]->colour, seen[i]->piece()});
            }
        }
        for (const pieces::ColourGroup& group : pieces::groupColours(coloured, plays, usual)) {
            const auto named = namedByReading(group, there);
            Known known{group.middle, {}};
            const double chance = named ? kNamed : group.chance;
            known.owners[index(named.value_or(group.owner))] = chance;
            if (!named && group.other) {
                known.owners[index(*group.other)] += 1 - chance;
            }
            m_groups.push_back(known);
        }
    }

    [[nodiscard]] std::array<double, kColours> of(const pieces::PlaceColour& colour) const {
        constexpr double kColourSpread = 0.3;
        constexpr double kUsualSpread = 0.45;
        constexpr double kNoneOfThem = 0.05;
        std::array<double, kColours> owners{};
        const auto add = [&](double distance, double spread, double weight, const auto& shares) {
            const double near = weight * std::exp(-0.5 * distance * distance / (spread * spread));
            for (std::size_t k = 0; k < kColours; ++k) {
                owners[k] += m_plays[k] ? near * shares[k] : 0;
            }
        };
        for (const Known& group : m_groups) {
            add(apart(group.middle, colour, pieces::kPlaceColours), kColourSpread, 1, group.owners);
        }
        for (std::size_t k = 0; k < kColours; ++k) {
            std::array<double, kColours> alone{};
            alone[k] = 1;
            add(apart(m_usual[k], colour, pieces::kPlaceColours - 1), kUsualSpread, kNoneOfThem, alone);
        }
        double sum = 0;
        for (const double owner : owners) {
            sum += owner;
        }
        constexpr double kLeast = 1e-6;
        for (double& owner : owners) {
            owner /= std::max(sum, kLeast);
        }
        return owners;
    }

private:
    struct Known {
        pieces::PlaceColour middle{};
        std::array<double, kColours> owners{};
    };
    pieces::Plays m_plays;
    pieces::PlayerColours m_usual;
    std::vector<Known> m_groups;
};

/// Cities and settlements, all of a table together.
void hearKinds(const pieces::Sight& sight, std::vector<Said>& all) {
    constexpr double kLikely = 0.5;
    constexpr double kMayStand = -1;
    std::vector<pieces::Misfits> misfits;
    std::vector<Said*> outlined;
    for (std::size_t i = 0; i < sight.corners.size(); ++i) {
        if (all[i].coloured.chance >= kLikely) {
            outlined.push_back(&all[i]);
            misfits.push_back(pieces::misfitsOf(pieces::seenAt(sight, i, index(all[i].coloured.colour))));
        }
    }
    const auto kinds = pieces::tellKinds(misfits);
    for (std::size_t i = 0; i < outlined.size(); ++i) {
        const double odds = oddsOf(kinds[i].chance);
        outlined[i]->outline = kinds[i].kind == engine::BuildingKind::City ? odds : -odds;
    }
    std::vector<KindSaid> said;
    std::vector<Said*> there;
    for (std::size_t i = 0; i < sight.corners.size(); ++i) {
        if (all[i].piece > kMayStand || all[i].outline) {
            there.push_back(&all[i]);
            said.push_back({all[i].outline, all[i].netCity});
        }
    }
    const std::vector<double> cities = tellCities(said);
    for (std::size_t i = 0; i < there.size(); ++i) {
        there[i]->city = cities[i];
    }
}

/// How much each witness counts, for a piece of a colour and for a white one. Near to what fit/fit.py finds on drawn
/// and rendered boards, but less is made of a single witness: photographs differ from drawings.
struct Weights {
    double base;
    double net;
    double matched;
    double whiteBase;
    double whiteNet;
    double white;
    double unlike;
    double whiteUnlike;
};
constexpr Weights kBuilding{0.3, 0.8, 0.7, -0.1, 0.7, 0.15, 0.4, 1.1};
constexpr Weights kRoute{0.2, 0.7, 0.7, -0.1, 0.6, 0.15, 0.4, 1.1};
/// Of what looks like white by edges and colour, where that colour is given.
constexpr double kWhiteGiven = 1;
/// Of the owners' chances, and what is left to any of them.
constexpr double kOwner = 1.25;
constexpr double kAnyOwner = 0.01;
std::array<double, kStates> weighed(const Said& said, bool isCorner, const pieces::Sight& sight) {
    const Weights& weights = isCorner ? kBuilding : kRoute;
    std::array<double, kStates> evidence{};
    evidence.fill(kNever);
    evidence[kBare] = 0;
    const pieces::Finding& coloured = said.coloured;
    const double white = sight.known[kWhite] && said.white > 0 ? kWhiteGiven : weights.white;
    double most = 0;
    for (const PieceColour owner : kPieceColours) {
        if (!sight.plays[index(owner)]) {
            continue;
        }
        constexpr double kOfNoColour = 0.005;
        const double matched = owner == coloured.colour  ? coloured.chance * coloured.colourChance
                               : owner == coloured.other ? coloured.chance * (1 - coloured.colourChance)
                                                         : kOfNoColour;
        const double piece = owner == PieceColour::White
                                 ? weights.whiteBase + weights.whiteNet * said.piece + white * said.white +
                                       weights.whiteUnlike * said.unlike
                                 : weights.base + weights.unlike * said.unlike + weights.net * said.piece +
                                       weights.matched * oddsOf(std::max(matched, kOfNoColour));
        const double odds = piece + kOwner * std::log(said.owners[index(owner)] + kAnyOwner);
        evidence[stateOf(owner)] = isCorner ? odds - std::log1p(std::exp(said.city)) : odds;
        if (isCorner) {
            evidence[stateOf(owner, true)] = odds - std::log1p(std::exp(-said.city));
        }
        most = std::max(most, odds);
    }
    // All witnesses together may be wrong, under a lamp that none of them knows or where a tile is printed.
    const double tooSure = isCorner ? 0 : std::max(0.0, most - kMostOfRoute);
    for (std::size_t state = kBare + 1; state < kStates; ++state) {
        evidence[state] -= tooSure;
    }
    return evidence;
}

}  // namespace

std::vector<Said> hearWitnesses(const pieces::Sight& sight, const pieces::PlacesSeen& seen) {
    constexpr double kLeastWhite = 4;
    const double mostWhite = sight.known[kWhite] ? 8 : 4;
    constexpr double kMostUnlike = 3;
    constexpr double kSurelyBare = 4.5;
    constexpr double kSurelyBareWithin = 2;
    std::vector<const PlaceSeen*> net;
    std::vector<Said> all;
    const auto hear = [&](bool isCorner, std::size_t i, const PlaceSeen& place) {
        Said& said = all.emplace_back();
        said.coloured = isCorner ? pieces::findBuilding(sight, i) : pieces::findRoute(sight, i);
        const auto& unlike = isCorner ? sight.unlikeCorners : sight.unlikeSides;
        if (!unlike.empty()) {
            said.unlike = std::clamp(unlike[i], 0.0, kMostUnlike);
        }
        said.white = -kLeastWhite;
        if (sight.white) {
            const double odds = (isCorner ? sight.white->corners : sight.white->sides)[i];
            said.white = std::clamp(odds, -kLeastWhite, mostWhite);
        }
        hearNet(place, isCorner, said);
        // Where the net is sure that the place is bare it is unlike others for another reason: a shadow, a print.
        said.unlike *= std::clamp((said.piece + kSurelyBare) / kSurelyBareWithin, 0.0, 1.0);
        net.push_back(&place);
    };
    for (std::size_t i = 0; i < seen.corners.size(); ++i) {
        hear(true, i, seen.corners[i]);
    }
    for (std::size_t i = 0; i < seen.sides.size(); ++i) {
        hear(false, i, seen.sides[i]);
    }
    const Owners owners(net, all, sight.plays, pieces::usualColours(seen.players));
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].owners = owners.of(net[i]->colour);
    }
    hearKinds(sight, all);
    return all;
}

Evidence evidenceOf(const std::vector<Said>& said, const pieces::Sight& sight) {
    Evidence evidence;
    for (std::size_t i = 0; i < said.size(); ++i) {
        evidence.push_back(weighed(said[i], i < sight.corners.size(), sight));
    }
    return evidence;
}

}  // namespace vision::position
