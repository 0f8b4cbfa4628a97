// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/irregularity_text.h"

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/scene.h"
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
class IrregularityWords {
public:
    IrregularityWords(const engine::Irregularity& irregularity, const engine::Position& position, Language language)
        : m_irregularity(irregularity), m_scene(position, language) {}

    template <class... Args>
    [[nodiscard]] std::string in(fmt::format_string<Args...> english, fmt::format_string<Args...> german,
                                 Args&&... args) const {
        return say(m_scene.language(), english, german, std::forward<Args>(args)...);
    }

    /// "5 forest, the box has 4: …"
    [[nodiscard]] std::string box() const {
        std::vector<std::string> odd;
        for (const engine::BoxCount& count : engine::boxDifferences(m_scene.position())) {
            const std::string what = count.terrain ? std::string(word(*count.terrain, m_scene.language()))
                                                   : in("number {}", "Zahlenchip {}", count.number);
            odd.push_back(in("{} × {} instead of {}", "{} × {} statt {}", count.there, what, count.box));
        }
        const std::string mend = in("change these hexes or tokens, or play with them as they lie",
                                    "diese Felder oder Chips ändern oder so damit spielen");
        return odd.empty() ? in("other hexes or number tokens than the box holds: {}",
                                "andere Felder oder Zahlenchips als in der Schachtel: {}", mend)
                           : in("other than in the box: {}; {}", "anders als in der Schachtel: {}; {}",
                                joinedAnd(odd, m_scene.language()), mend);
    }

    /// "Red has 16 roads on the board and owns 15: …"
    [[nodiscard]] std::string tooMany() const {
        if (!m_irregularity.player || !m_irregularity.piece) {
            return in(
                "more pieces on the board than a player has: take the rest off, or give them their true owner",
                "mehr Figuren auf dem Spielfeld, als jemand hat: überzählige wegnehmen oder ihrem Besitzer geben");
        }
        const engine::Position& position = m_scene.position();
        const Piece piece = *m_irregularity.piece;
        const int there = engine::piecesOnBoard(position, *m_irregularity.player, piece);
        const int owned = engine::piecesOwned(position.rules(), piece).value_or(there);
        return in("{} has {} on the board and owns {}: take the rest off, or give them their true owner",
                  "{} hat {} auf dem Spielfeld und besitzt {}: überzählige wegnehmen oder ihrem Besitzer geben",
                  m_scene.name(*m_irregularity.player), counted(there, piece, m_scene.language()), owned);
    }

    [[nodiscard]] std::string distance() const {
        const auto* corner = at<CornerId>();
        if (corner == nullptr) {
            return in("too close to another building, or off the land: move one of them",
                      "zu nah an einem anderen Bauwerk oder nicht am Land: eines davon versetzen");
        }
        const engine::Position& position = m_scene.position();
        if (!engine::isOnLand(position, *corner)) {
            return in("no land adjoins: put it on a crossing at land",
                      "kein Land grenzt an: auf eine Kreuzung am Land setzen");
        }
        for (const CornerId next : position.topology().neighboursOf(*corner)) {
            if (position.buildings[next]) {
                return in("too close to {} {}: one of the two must go, a crossing stays free between buildings",
                          "zu nah, denn {} steht {}: eines muss fort, zwischen Bauwerken bleibt eine Kreuzung frei",
                          *m_scene.occupant(next), m_scene.at(next));
            }
        }
        return in("too close to the building across the bridge: one of the two must go",
                  "zu nah am Bauwerk jenseits der Brücke: eines von beiden muss fort");
    }

    [[nodiscard]] std::string route() const {
        const auto* side = at<SideId>();
        const engine::Position& position = m_scene.position();
        const auto route = side == nullptr ? std::nullopt : position.routes[*side];
        if (route && route->kind == engine::RouteKind::Road && !engine::isOnLand(position, *side)) {
            return in("a road on open water: it is a ship, or lies elsewhere",
                      "eine Straße auf offenem Meer: Sie ist ein Schiff oder liegt anderswo");
        }
        if (route && route->kind == engine::RouteKind::Ship && !engine::isOnSea(position, *side)) {
            return in("a ship inland: it is a road, or lies elsewhere",
                      "ein Schiff im Land: Es ist eine Straße oder liegt anderswo");
        }
        return in("nothing joins it to a building of its owner: a route between is missing, or it is another player's",
                  "nichts verbindet es mit einem Bauwerk des Besitzers: Eine Verbindung fehlt, oder es gehört jemand "
                  "anderem");
    }

    [[nodiscard]] std::string walls() const {
        const auto* corner = at<CornerId>();
        const auto& position = m_scene.position();
        if (corner == nullptr || !position.buildings[*corner]) {
            return in("more walls than may stand there: take the rest away",
                      "mehr Stadtmauern, als dort stehen dürfen: überzählige wegnehmen");
        }
        return in("{}, and walls stand under cities only, at most {}: take the rest away",
                  "{}, und Mauern stehen nur unter Städten, höchstens {}: überzählige wegnehmen",
                  counted(position.buildings[*corner]->walls, Piece::Wall, m_scene.language()),
                  position.rules().walls ? position.number(engine::Number::WallsPerCity) : 3);
    }

    [[nodiscard]] std::string monopolistsMap() const {
        return m_irregularity.at
                   ? in("two continents meet here, or a continent and the Exchange: a desert or sea belongs between",
                        "hier stoßen zwei Kontinente oder Kontinent und Börse aneinander: Wüste oder Meer gehört "
                        "dazwischen")
                   : in("four to six players and an Exchange of mountains and gold are needed: mend players or map",
                        "nötig sind vier bis sechs Spieler und eine Börse aus Gebirge und Gold: Spieler oder Karte "
                        "ändern");
    }

    /// What no document of the game knows, and which one would.
    [[nodiscard]] std::string unknown() const {
        const engine::Document document = documentOf(m_irregularity.clause);
        const std::string what = m_irregularity.piece ? withArticle(*m_irregularity.piece, m_scene.language())
                                                      : in("“{}”", "„{}“", markName());
        if (document == engine::Document::Base) {
            return in("no rule of this game knows {}: take it away", "keine Regel dieser Partie kennt {}: wegnehmen",
                      what);
        }
        return in("no rule of this game knows {}: take it away, or play with “{}”",
                  "keine Regel dieser Partie kennt {}: wegnehmen oder mit „{}“ spielen", what,
                  engine::titleOf(document).in(m_scene.language()));
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
                return in("the robber is not on land: put it on a land hex",
                          "der Räuber steht nicht an Land: auf ein Landfeld setzen");
            case clause::SA_6:
                return in(
                    "an army stands on a foreign building's crossing: it goes elsewhere, or is the owner's",
                    "eine Armee steht auf der Kreuzung eines fremden Bauwerks: woandershin oder dem Besitzer geben");
            case clause::SA_W1:
                return walls();
            case clause::SA_N1:
                return in("more than one nuclear weapon of one player: take this one away",
                          "mehr als eine Nuklearwaffe in einer Hand: diese wegnehmen");
            case clause::MO_1:
                return monopolistsMap();
            case clause::MO_2:
                return in("four continents are needed, five with more than four players: mend the map",
                          "nötig sind vier Kontinente, fünf bei mehr als vier Spielern: die Karte ändern");
            case clause::MO_4:
                return in("the pirate is not in play: take it off the board",
                          "der Seeräuber spielt nicht mit: vom Spielfeld nehmen");
            case clause::SW_1:
                return in("two real players are needed: take seats away or add one",
                          "nötig sind zwei wirkliche Spieler: Plätze wegnehmen oder hinzufügen");
            case clause::SW_3:
                return in("stands at hexes that have left the board: it must go elsewhere",
                          "steht an entfernten Feldern: muss woandershin");
            case clause::CC_5:
                return in("not equally many special harbours of each resource: change harbours until they are",
                          "nicht gleich viele Spezialhäfen jedes Rohstoffs: Häfen ändern, bis es gleich viele sind");
            case clause::CC_12:
                return in("a bridge over sea whose ends do not both touch land: move it or take it away",
                          "eine Brücke über Meer, deren Enden nicht beide an Land grenzen: versetzen oder wegnehmen");
            case clause::CC_15:
                return in("a number token before the hex is explored: back into the box with it",
                          "ein Zahlenchip vor der Entdeckung des Feldes: zurück in die Schachtel");
            default:
                return in("against the rule “{}”", "gegen die Regel „{}“",
                          engine::info(m_irregularity.clause).title.in(m_scene.language()));
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
        return mark ? std::string(mark.part->name.in(m_scene.language())) : m_irregularity.name;
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
