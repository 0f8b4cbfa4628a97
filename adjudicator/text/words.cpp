// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/words.h"

#include <algorithm>
#include <array>

#include "adjudicator/text/say.h"

namespace adjudicator {

using engine::Bilingual;
using engine::Language;

namespace {

/// A piece's noun: both numbers, and the German articles.
struct Noun {
    Bilingual one;
    Bilingual many;
    std::string_view a;    ///< German indefinite article.
    std::string_view the;  ///< German definite article.
};

Noun nounOf(engine::Piece piece) {
    switch (piece) {
        case engine::Piece::Road:
            return {{"road", "Straße"}, {"roads", "Straßen"}, "eine", "die"};
        case engine::Piece::Ship:
            return {{"ship", "Schiff"}, {"ships", "Schiffe"}, "ein", "das"};
        case engine::Piece::Settlement:
            return {{"settlement", "Siedlung"}, {"settlements", "Siedlungen"}, "eine", "die"};
        case engine::Piece::City:
            return {{"city", "Stadt"}, {"cities", "Städte"}, "eine", "die"};
        case engine::Piece::Metropolis:
            return {{"metropolis", "Metropole"}, {"metropolises", "Metropolen"}, "eine", "die"};
        case engine::Piece::Factory:
            return {{"factory", "Fabrik"}, {"factories", "Fabriken"}, "eine", "die"};
        case engine::Piece::Capital:
            return {{"capital", "Hauptstadt"}, {"capitals", "Hauptstädte"}, "eine", "die"};
        case engine::Piece::Wall:
            return {{"city wall", "Stadtmauer"}, {"city walls", "Stadtmauern"}, "eine", "die"};
        case engine::Piece::Bridge:
            return {{"bridge", "Brücke"}, {"bridges", "Brücken"}, "eine", "die"};
        case engine::Piece::Army:
            return {{"army", "Armee"}, {"armies", "Armeen"}, "eine", "die"};
        case engine::Piece::Nuke:
            return {{"nuclear weapon", "Nuklearwaffe"}, {"nuclear weapons", "Nuklearwaffen"}, "eine", "die"};
    }
    return {};
}

/// The ids that are colours.
struct Colour {
    std::string_view id;
    Bilingual word;
};
constexpr std::array kColours{Colour{"red", {"Red", "Rot"}},         Colour{"blue", {"Blue", "Blau"}},
                              Colour{"white", {"White", "Weiß"}},    Colour{"orange", {"Orange", "Orange"}},
                              Colour{"green", {"Green", "Grün"}},    Colour{"brown", {"Brown", "Braun"}},
                              Colour{"black", {"Black", "Schwarz"}}, Colour{"yellow", {"Yellow", "Gelb"}}};

std::string listed(std::span<const std::string> items, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) {
            text += i + 1 == items.size() ? last : std::string_view(", ");
        }
        text += items[i];
    }
    return text;
}

}  // namespace

std::string_view word(engine::Resource resource, Language language) {
    switch (resource) {
        case engine::Resource::Brick:
            return Bilingual{"brick", "Lehm"}.in(language);
        case engine::Resource::Lumber:
            return Bilingual{"lumber", "Holz"}.in(language);
        case engine::Resource::Wool:
            return Bilingual{"wool", "Wolle"}.in(language);
        case engine::Resource::Grain:
            return Bilingual{"grain", "Getreide"}.in(language);
        case engine::Resource::Ore:
            return Bilingual{"ore", "Erz"}.in(language);
    }
    return {};
}

std::string_view word(engine::Terrain terrain, Language language) {
    switch (terrain) {
        case engine::Terrain::Hills:
            return Bilingual{"hills", "Hügelland"}.in(language);
        case engine::Terrain::Forest:
            return Bilingual{"forest", "Wald"}.in(language);
        case engine::Terrain::Pasture:
            return Bilingual{"pasture", "Weideland"}.in(language);
        case engine::Terrain::Fields:
            return Bilingual{"fields", "Ackerland"}.in(language);
        case engine::Terrain::Mountains:
            return Bilingual{"mountains", "Gebirge"}.in(language);
        case engine::Terrain::Desert:
            return Bilingual{"desert", "Wüste"}.in(language);
        case engine::Terrain::Gold:
            return Bilingual{"gold field", "Goldfeld"}.in(language);
        case engine::Terrain::Sea:
            return Bilingual{"sea", "Meer"}.in(language);
    }
    return {};
}

std::string_view word(engine::Piece piece, Language language) {
    return nounOf(piece).one.in(language);
}

std::string_view word(engine::UnitKind kind, Language language) {
    switch (kind) {
        case engine::UnitKind::Infantry:
            return Bilingual{"infantry", "Infanterie"}.in(language);
        case engine::UnitKind::Cavalry:
            return Bilingual{"cavalry", "Kavallerie"}.in(language);
        case engine::UnitKind::Artillery:
            return Bilingual{"artillery", "Artillerie"}.in(language);
    }
    return {};
}

std::string_view word(engine::DevelopmentCard card, Language language) {
    switch (card) {
        case engine::DevelopmentCard::Knight:
            return Bilingual{"knight", "Ritter"}.in(language);
        case engine::DevelopmentCard::VictoryPoint:
            return Bilingual{"victory point", "Siegpunkt"}.in(language);
        case engine::DevelopmentCard::RoadBuilding:
            return Bilingual{"road building", "Straßenbau"}.in(language);
        case engine::DevelopmentCard::YearOfPlenty:
            return Bilingual{"year of plenty", "Erfindung"}.in(language);
        case engine::DevelopmentCard::Monopoly:
            return Bilingual{"monopoly", "Monopol"}.in(language);
    }
    return {};
}

std::string_view word(engine::Phase phase, Language language) {
    switch (phase) {
        case engine::Phase::Found:
            return Bilingual{"founding phase", "Gründungsphase"}.in(language);
        case engine::Phase::Roll:
            return Bilingual{"roll and yields", "Würfeln und Erträge"}.in(language);
        case engine::Phase::Build:
            return Bilingual{"trade and build phase", "Handels- und Bauphase"}.in(language);
        case engine::Phase::Move:
            return Bilingual{"movement phase", "Bewegungsphase"}.in(language);
        case engine::Phase::Combat:
            return Bilingual{"combat phase", "Kampfphase"}.in(language);
        case engine::Phase::Special:
            return Bilingual{"special building phase", "außerordentliche Bauphase"}.in(language);
        case engine::Phase::Fictional:
            return Bilingual{"turn of a fictional player", "Zug eines fiktiven Spielers"}.in(language);
        case engine::Phase::Ended:
            return Bilingual{"end of the game", "Spielende"}.in(language);
    }
    return {};
}

std::string_view phaseTitle(engine::Phase phase, Language language) {
    switch (phase) {
        case engine::Phase::Found:
            return Bilingual{"Founding", "Gründung"}.in(language);
        case engine::Phase::Roll:
            return Bilingual{"Roll", "Würfeln"}.in(language);
        case engine::Phase::Build:
            return Bilingual{"Trade and build", "Handeln und Bauen"}.in(language);
        case engine::Phase::Move:
            return Bilingual{"Movement", "Bewegung"}.in(language);
        case engine::Phase::Combat:
            return Bilingual{"Combat", "Kampf"}.in(language);
        case engine::Phase::Special:
            return Bilingual{"Special building", "Außerordentlich bauen"}.in(language);
        case engine::Phase::Fictional:
            return Bilingual{"Fictional turn", "Fiktiver Zug"}.in(language);
        case engine::Phase::Ended:
            return Bilingual{"Over", "Ende"}.in(language);
    }
    return {};
}

std::string_view word(engine::Document document, Language language) {
    return engine::titleOf(document).in(language);
}

std::string_view catastropheWord(const std::optional<engine::Resource>& lost, Language language) {
    if (!lost) {
        return Bilingual{"Storm tide", "Sturmflut"}.in(language);
    }
    switch (*lost) {
        case engine::Resource::Lumber:
            return Bilingual{"Bark beetle", "Borkenkäfer"}.in(language);
        case engine::Resource::Wool:
            return Bilingual{"Scrapie", "Scrapie"}.in(language);
        case engine::Resource::Grain:
            return Bilingual{"Hail", "Hagel"}.in(language);
        case engine::Resource::Brick:
            return Bilingual{"Landslide", "Erdrutsch"}.in(language);
        case engine::Resource::Ore:
            return Bilingual{"Mine accident", "Minenunglück"}.in(language);
    }
    return {};
}

std::string_view upheavalWord(engine::BuildingKind hit, Language language) {
    switch (hit) {
        case engine::BuildingKind::Capital:
            return Bilingual{"coup (capitals)", "Putsch (Hauptstädte)"}.in(language);
        case engine::BuildingKind::City:
            return Bilingual{"plague (cities)", "Pest (Städte)"}.in(language);
        case engine::BuildingKind::Settlement:
        case engine::BuildingKind::Metropolis:
        case engine::BuildingKind::Factory:
            break;
    }
    return Bilingual{"flight from the towns (settlements)", "Stadtflucht (Siedlungen)"}.in(language);
}

std::string withArticle(engine::Piece piece, Language language) {
    const Noun noun = nounOf(piece);
    return say(language, "{0}{2}", "{1} {3}", piece == engine::Piece::Army ? "an " : "a ", noun.a, noun.one.english,
               noun.one.german);
}

std::string counted(int count, engine::Piece piece, Language language) {
    const Noun noun = nounOf(piece);
    return fmt::format("{} {}", count, (count == 1 ? noun.one : noun.many).in(language));
}

std::string countedCards(int count, Language language) {
    return count == 1 ? say(language, "1 card", "1 Karte") : say(language, "{} cards", "{} Karten", count);
}

std::string countedPoints(int count, Language language) {
    return count == 1 ? say(language, "1 point", "1 Siegpunkt") : say(language, "{} points", "{} Siegpunkten", count);
}

std::string displayName(const engine::Player& player, Language language) {
    std::string name = oneLine(player.name);
    if (name.find_first_not_of(' ') != std::string::npos) {
        return name;
    }
    const auto* colour = std::ranges::find(kColours, player.id, &Colour::id);
    return colour == kColours.end() ? oneLine(player.id) : std::string(colour->word.in(language));
}

std::string displayName(engine::PlayerId player, const engine::Table& table, Language language) {
    return displayName(table.players[index(player)], language);
}

std::string owned(engine::Piece piece, std::string_view who, Language language) {
    const Noun noun = nounOf(piece);
    return say(language, "{0}'s {1}", "{3} {2} von {0}", who, noun.one.english, noun.one.german, noun.the);
}

std::string cardsText(const engine::Cards& cards, Language language) {
    std::vector<std::string> items;
    for (const engine::Resource resource : engine::kResources) {
        if (cards[resource] != 0) {
            items.push_back(fmt::format("{} {}", cards[resource], word(resource, language)));
        }
    }
    return items.empty() ? say(language, "no cards", "keine Karten") : joined(items);
}

std::string unitsText(const engine::Units& units, Language language) {
    std::vector<std::string> items;
    const auto add = [&](int count, engine::UnitKind kind) {
        if (count > 0) {
            // Infantry has no plural in either language, the other two have one in German.
            const bool plural = language == Language::German && count > 1 && kind != engine::UnitKind::Infantry;
            items.push_back(fmt::format("{} {}{}", count, word(kind, language), plural ? "n" : ""));
        }
    };
    add(units.artillery, engine::UnitKind::Artillery);
    add(units.cavalry, engine::UnitKind::Cavalry);
    add(units.infantry, engine::UnitKind::Infantry);
    return items.empty() ? say(language, "no units", "keine Einheiten") : joined(items);
}

std::string unitsBrief(const engine::Units& units, Language language) {
    std::vector<std::string> items;
    const auto add = [&](int count, std::string_view letter) {
        if (count > 0) {
            items.push_back(fmt::format("{} {}", count, letter));
        }
    };
    add(units.artillery, "A");
    add(units.cavalry, Bilingual{"C", "K"}.in(language));
    add(units.infantry, "I");
    return joined(items, " · ");
}

std::string facesText(const engine::Dice& dice) {
    std::vector<std::string> faces;
    for (const engine::Die& die : dice.dice) {
        faces.push_back(std::to_string(die.value));
    }
    const std::string text = joined(faces, " + ");
    return faces.size() > 1 ? fmt::format("{} = {}", text, dice.sum()) : text;
}

std::string diceText(std::span<const int> sides, Language language) {
    std::vector<std::string> dice;
    for (const int count : sides) {
        dice.push_back(say(language, "d{}", "W{}", count));
    }
    return joinedAnd(dice, language);
}

std::string coordinates(const engine::Place& place, const engine::Topology& board) {
    struct Visitor {
        const engine::Topology& board;
        std::string operator()(engine::HexId id) const { return toText(board.hex(id)); }
        std::string operator()(engine::CornerId id) const { return toText(board.corner(id)); }
        std::string operator()(engine::SideId id) const { return toText(board.side(id)); }
    };
    return std::visit(Visitor{board}, place);
}

std::vector<std::string> coordinates(std::span<const engine::CornerId> corners, const engine::Topology& board) {
    std::vector<std::string> texts;
    for (const engine::CornerId corner : corners) {
        texts.push_back(toText(board.corner(corner)));
    }
    return texts;
}

std::string joinedAnd(std::span<const std::string> items, Language language) {
    return listed(items, Bilingual{" and ", " und "}.in(language));
}

std::string joinedOr(std::span<const std::string> items, Language language) {
    return listed(items, Bilingual{" or ", " oder "}.in(language));
}

std::string joined(std::span<const std::string> items, std::string_view between) {
    return fmt::format("{}", fmt::join(items, between));
}

std::string oneLine(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return line;
}

}  // namespace adjudicator
