// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/irregularity_text.h"

#include "adjudicator/text/counted.h"
#include "adjudicator/text/scene.h"
#include "adjudicator/text/speaker.h"
#include "engine/clauses/catalogue.h"
#include "engine/clauses/guest_book.h"
#include "engine/rules/placement.h"
#include "engine/rules/supply.h"

namespace adjudicator {

namespace {

using engine::CornerId;
using engine::Language;
using engine::Piece;
using engine::SideId;

/// The parts of an irregularity's sentence.
class IrregularityWords : private Speaker {
public:
    IrregularityWords(const engine::Irregularity& irregularity, const engine::Position& position, Language language)
        : Speaker(language), m_irregularity(irregularity), m_scene(position, language) {}

    /// "5 forest, the box has 4: …"
    [[nodiscard]] std::string box() const {
        std::vector<std::string> odd;
        for (const engine::BoxCount& count : engine::boxDifferences(m_scene.position())) {
            const std::string what =
                count.terrain ? std::string(word(*count.terrain, language())) : in("number {}", count.number);
            odd.push_back(in("{} × {} instead of {}", count.there, what, count.box));
        }
        const std::string mend = in("change these hexes or tokens, or play with them as they lie");
        return odd.empty() ? in("other hexes or number tokens than the box holds: {}", mend)
                           : in("other than in the box: {}; {}", joinedAnd(odd, language()), mend);
    }

    /// "Red has 16 roads on the board and owns 15: …"
    [[nodiscard]] std::string tooMany() const {
        if (!m_irregularity.player || !m_irregularity.piece) {
            return in("more pieces on the board than a player has: take the rest off, or give them their true owner");
        }
        const engine::Position& position = m_scene.position();
        const Piece piece = *m_irregularity.piece;
        const int there = engine::piecesOnBoard(position, *m_irregularity.player, piece);
        const int owned = engine::piecesOwned(position.rules(), piece).value_or(there);
        return in("{} has {} on the board and owns {}: take the rest off, or give them their true owner",
                  m_scene.name(*m_irregularity.player), counted(there, piece, language()), owned);
    }

    [[nodiscard]] std::string distance() const {
        const auto* corner = at<CornerId>();
        if (corner == nullptr) {
            return in("too close to another building, or off the land: move one of them");
        }
        const engine::Position& position = m_scene.position();
        if (!engine::isOnLand(position, *corner)) {
            return in("no land adjoins: put it on a crossing at land");
        }
        for (const CornerId next : position.topology().neighboursOf(*corner)) {
            if (position.buildings[next]) {
                return in("too close to {} {}: one of the two must go, a crossing stays free between buildings",
                          *m_scene.occupant(next), m_scene.at(next));
            }
        }
        return in("too close to the building across the bridge: one of the two must go");
    }

    [[nodiscard]] std::string route() const {
        const auto* side = at<SideId>();
        const engine::Position& position = m_scene.position();
        const auto route = side == nullptr ? std::nullopt : position.routes[*side];
        if (route && route->kind == engine::RouteKind::Road && !engine::isOnLand(position, *side)) {
            return in("a road on open water: it is a ship, or lies elsewhere");
        }
        if (route && route->kind == engine::RouteKind::Ship && !engine::isOnSea(position, *side)) {
            return in("a ship inland: it is a road, or lies elsewhere");
        }
        return in("nothing joins it to a building of its owner: a route between is missing, or it is another player's");
    }

    [[nodiscard]] std::string walls() const {
        const auto* corner = at<CornerId>();
        const auto& position = m_scene.position();
        if (corner == nullptr || !position.buildings[*corner]) {
            return in("more walls than may stand there: take the rest away");
        }
        return in("{}, and walls stand under cities only, at most {}: take the rest away",
                  counted(position.buildings[*corner]->walls, Piece::Wall, language()),
                  position.rules().walls ? position.number(engine::Number::WallsPerCity) : 3);
    }

    [[nodiscard]] std::string monopolistsMap() const {
        return m_irregularity.at
                   ? in("two continents meet here, or a continent and the Exchange: a desert or sea belongs between")
                   : in("four to six players and an Exchange of mountains and gold are needed: mend players or map");
    }

    /// What no document of the game knows, and which one would.
    [[nodiscard]] std::string unknown() const {
        const engine::Document document = documentOf(m_irregularity.clause);
        const std::string what =
            m_irregularity.piece ? withArticle(*m_irregularity.piece, language()) : in("“{}”", markName());
        if (document == engine::Document::Base) {
            return in("no rule of this game knows {}: take it away", what);
        }
        return in("no rule of this game knows {}: take it away, or play with “{}”", what,
                  engine::titleOf(document).in(language()));
    }

    [[nodiscard]] std::string said() const {
        namespace clause = engine::clause;
        if (m_irregularity.isUnknown) {
            return unknown();
        }
        switch (m_irregularity.clause) {
            case clause::B_1:
                return box();
            case clause::B_2:
            case clause::MO_5:
            case clause::MO_7:
            case clause::CC_13:
                return m_irregularity.at ? walls() : tooMany();
            case clause::B_4:
                return distance();
            case clause::B_5:
            case clause::B_14:
                return route();
            case clause::B_8:
                return in("the robber is not on land: put it on a land hex");
            case clause::SA_6:
                return in("an army stands on a foreign building's crossing: it goes elsewhere, or is the owner's");
            case clause::SA_W1:
                return walls();
            case clause::SA_N1:
                return in("more than one nuclear weapon of one player: take this one away");
            case clause::MO_1:
                return monopolistsMap();
            case clause::MO_2:
                return in("four continents are needed, five with more than four players: mend the map");
            case clause::MO_4:
                return in("the pirate is not in play: take it off the board");
            case clause::SW_1:
                return in("two real players are needed: take seats away or add one");
            case clause::SW_3:
                return in("stands at hexes that have left the board: it must go elsewhere");
            case clause::CC_5:
                return in("not equally many special harbours of each resource: change harbours until they are");
            case clause::CC_12:
                return in("a bridge over sea whose ends do not both touch land: move it or take it away");
            case clause::CC_15:
                return in("a number token before the hex is explored: back into the box with it");
            default:
                return in("against the rule “{}”", engine::info(m_irregularity.clause).title.in(language()));
        }
    }

    /// "8–10–5 (Ben's city): "
    [[nodiscard]] std::string place() const {
        if (!m_irregularity.at) {
            return {};
        }
        const auto there = m_scene.occupant(*m_irregularity.at);
        return m_scene.places().label(*m_irregularity.at) + (there ? " (" + *there + ")" : "") + ": ";
    }

private:
    template <class Id>
    [[nodiscard]] const Id* at() const {
        return m_irregularity.at ? std::get_if<Id>(&*m_irregularity.at) : nullptr;
    }

    /// What a position file calls the mark or card, or what its guest does.
    [[nodiscard]] std::string markName() const {
        const auto mark = engine::guestMark(m_irregularity.name);
        return mark ? std::string(mark.part->name.in(language())) : m_irregularity.name;
    }

    const engine::Irregularity& m_irregularity;
    Scene m_scene;
};

}  // namespace

std::string sentence(const engine::Irregularity& irregularity, const engine::Position& position, Language language) {
    const IrregularityWords words(irregularity, position, language);
    return words.place() + words.said();
}

}  // namespace adjudicator
