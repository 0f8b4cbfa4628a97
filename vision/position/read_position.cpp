// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/read_position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "vision/position/rules.h"
#include "vision/position/witnesses.h"

namespace vision::position {

namespace {

/// What may be there instead with a chance of this is asked about: nothing or somebody else's piece where one was read,
/// a piece where none was, the other kind of building.
constexpr double kOtherPiece = 0.1;
constexpr double kPieceAfterAll = 0.04;
constexpr double kOtherKind = 0.09;
/// Nor is a building beside another read more surely than this.
constexpr double kMostBeside = 0.9;

/// Who is known to play.
std::array<bool, kPieceColours.size()> expectedIn(const pieces::Sight& sight) {
    const bool isSaid = sight.plays != pieces::kAnybody;
    std::array<bool, kPieceColours.size()> expected{};
    for (std::size_t k = 0; k < expected.size(); ++k) {
        expected[k] = sight.known[k] || sight.expected[k] || (isSaid && sight.plays[k]);
    }
    expected[kWhite] = expected[kWhite] || sight.isWhiteSaid;
    return expected;
}

std::string kindWord(State state) {
    return std::string(engine::toText(isCity(state) ? engine::BuildingKind::City : engine::BuildingKind::Settlement));
}

/// Puts what is at each site into words.
class Telling {
public:
    Telling(const board::Shape& shape, const BoardSites& sites, const Best& best)
        : m_shape(shape), m_sites(sites), m_best(best) {}

    pieces::Pieces tell() {
        for (std::size_t site = 0; site < m_sites.count(); ++site) {
            if (m_best.position[site] == kBare) {
                askAfterAll(site);
            } else {
                read(site);
                askWhether(site);
                askKind(site);
            }
        }
        return std::move(m_pieces);
    }

private:
    [[nodiscard]] Place placeOf(std::size_t site) const {
        return m_sites.isCorner(site) ? Place(m_shape.corners[site].corner)
                                      : Place(m_shape.sides[site - m_sites.corners()].side);
    }
    [[nodiscard]] std::string wordOf(std::size_t site, State state) const {
        return m_sites.isCorner(site) ? kindWord(state) : "road";
    }

    /// Two buildings that are next to each other: the table breaks a rule, or one is seen wrongly.
    [[nodiscard]] bool isBesideAnother(std::size_t site) const {
        return m_sites.isCorner(site) &&
               std::any_of(m_sites.beside(site).begin(), m_sites.beside(site).end(),
                           [&](std::size_t other) { return m_best.position[other] != kBare; });
    }

    void read(std::size_t site) {
        const State state = m_best.position[site];
        const double chance =
            isBesideAnother(site) ? std::min(m_best.chances[site], kMostBeside) : m_best.chances[site];
        if (m_sites.isCorner(site)) {
            m_pieces.buildings.push_back({m_shape.corners[site].corner,
                                          isCity(state) ? engine::BuildingKind::City : engine::BuildingKind::Settlement,
                                          ownerOf(state), chance});
        } else {
            m_pieces.routes.push_back(
                {m_shape.sides[site - m_sites.corners()].side, engine::RouteKind::Road, ownerOf(state), chance});
        }
    }

    /// Nothing is read: is something there?
    void askAfterAll(std::size_t site) {
        const auto& others = m_best.others[site];
        if (1 - m_best.chances[site] >= kPieceAfterAll) {
            const State likeliest = others.front().state;
            m_pieces.unsure.push_back(
                {placeOf(site), Doubt::Piece, {std::string(kNothing), wordOf(site, likeliest)}, ownerOf(likeliest)});
        }
    }

    /// Is nothing there, or another's piece?
    void askWhether(std::size_t site) {
        const State read = m_best.position[site];
        double nothing = 0;
        double anothers = 0;
        std::vector<std::string> owners{std::string(toText(ownerOf(read)))};
        for (const Other& other : m_best.others[site]) {
            if (other.state == kBare) {
                nothing += other.chance;
            } else if (ownerOf(other.state) != ownerOf(read)) {
                anothers += other.chance;
                const std::string word(toText(ownerOf(other.state)));
                constexpr double kWorthNaming = 0.01;
                if (other.chance >= kWorthNaming && std::find(owners.begin(), owners.end(), word) == owners.end()) {
                    owners.push_back(word);
                }
            }
        }
        if (nothing + anothers < kOtherPiece && !isBesideAnother(site)) {
            return;
        }
        if (anothers > nothing * kHardly && owners.size() > 1) {
            owners.emplace_back(kNothing);
            m_pieces.unsure.push_back({placeOf(site), Doubt::Owner, std::move(owners)});
        } else {
            m_pieces.unsure.push_back({placeOf(site), Doubt::Piece, {wordOf(site, read), std::string(kNothing)}});
        }
    }

    void askKind(std::size_t site) {
        const State read = m_best.position[site];
        for (const Other& other : m_best.others[site]) {
            const bool isKind = m_sites.isCorner(site) && other.state != kBare && ownerOf(other.state) == ownerOf(read);
            if (isKind && other.chance >= kOtherKind * (other.chance + m_best.chances[site])) {
                m_pieces.unsure.push_back({placeOf(site), Doubt::Kind, {kindWord(read), kindWord(other.state)}});
            }
        }
    }

    /// Below this share of what speaks for nothing another's piece is not offered.
    static constexpr double kHardly = 0.2;

    const board::Shape& m_shape;
    const BoardSites& m_sites;
    const Best& m_best;
    pieces::Pieces m_pieces;
};

}  // namespace

pieces::Pieces tell(const board::Shape& shape, const BoardSites& sites, const Best& best) {
    return Telling(shape, sites, best).tell();
}

PieceReader::PieceReader(const pieces::Sight& sight, const pieces::PlacesSeen& seen)
    : m_sight(sight), m_sites(sight.shape()), m_evidence(evidenceOf(hearWitnesses(sight, seen), sight)) {}

pieces::Pieces PieceReader::read(const std::vector<pieces::SeenBridge>& bridges) const {
    std::vector<Join> joins;
    const board::Shape& shape = m_sight.shape();
    for (const pieces::SeenBridge& bridge : bridges) {
        joins.push_back({bridge.colour, shape.indexOf(engine::cornerOf(bridge.hex, bridge.from)),
                         shape.indexOf(engine::cornerOf(bridge.hex, bridge.to))});
    }
    const Rules rules(m_sites, std::move(joins), expectedIn(m_sight));
    return tell(shape, m_sites, bestPosition(m_evidence, m_sites, rules));
}

}  // namespace vision::position
