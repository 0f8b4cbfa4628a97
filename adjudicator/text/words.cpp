// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/words.h"

#include <algorithm>
#include <array>

#include "adjudicator/text/say.h"

namespace adjudicator {

using engine::Language;
using engine::Phrase;

namespace {

/// A piece in the forms that sentences need.
struct Noun {
    Phrase one;
    Phrase many;
    Phrase a;      ///< "a road".
    Phrase owned;  ///< "{}'s road".
};

Noun nounOf(engine::Piece piece) {
    switch (piece) {
        case engine::Piece::Road:
            return {Phrase{"road"}, Phrase{"roads"}, Phrase{"a road"}, Phrase{"{}'s road"}};
        case engine::Piece::Ship:
            return {Phrase{"ship"}, Phrase{"ships"}, Phrase{"a ship"}, Phrase{"{}'s ship"}};
        case engine::Piece::Settlement:
            return {Phrase{"settlement"}, Phrase{"settlements"}, Phrase{"a settlement"}, Phrase{"{}'s settlement"}};
        case engine::Piece::City:
            return {Phrase{"city"}, Phrase{"cities"}, Phrase{"a city"}, Phrase{"{}'s city"}};
        case engine::Piece::Metropolis:
            return {Phrase{"metropolis"}, Phrase{"metropolises"}, Phrase{"a metropolis"}, Phrase{"{}'s metropolis"}};
        case engine::Piece::Factory:
            return {Phrase{"factory"}, Phrase{"factories"}, Phrase{"a factory"}, Phrase{"{}'s factory"}};
        case engine::Piece::Capital:
            return {Phrase{"capital"}, Phrase{"capitals"}, Phrase{"a capital"}, Phrase{"{}'s capital"}};
        case engine::Piece::Wall:
            return {Phrase{"city wall"}, Phrase{"city walls"}, Phrase{"a city wall"}, Phrase{"{}'s city wall"}};
        case engine::Piece::Bridge:
            return {Phrase{"bridge"}, Phrase{"bridges"}, Phrase{"a bridge"}, Phrase{"{}'s bridge"}};
        case engine::Piece::Army:
            return {Phrase{"army"}, Phrase{"armies"}, Phrase{"an army"}, Phrase{"{}'s army"}};
        case engine::Piece::Nuke:
            return {Phrase{"nuclear weapon"}, Phrase{"nuclear weapons"}, Phrase{"a nuclear weapon"},
                    Phrase{"{}'s nuclear weapon"}};
    }
    return {};
}

/// The ids that are colours.
struct Colour {
    std::string_view id;
    Phrase word;
};
constexpr std::array kColours{Colour{"red", Phrase{"player", "Red"}},     Colour{"blue", Phrase{"player", "Blue"}},
                              Colour{"white", Phrase{"player", "White"}}, Colour{"orange", Phrase{"player", "Orange"}},
                              Colour{"green", Phrase{"player", "Green"}}, Colour{"brown", Phrase{"player", "Brown"}},
                              Colour{"black", Phrase{"player", "Black"}}, Colour{"yellow", Phrase{"player", "Yellow"}}};

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
            return Phrase{"brick"}.in(language);
        case engine::Resource::Lumber:
            return Phrase{"lumber"}.in(language);
        case engine::Resource::Wool:
            return Phrase{"wool"}.in(language);
        case engine::Resource::Grain:
            return Phrase{"grain"}.in(language);
        case engine::Resource::Ore:
            return Phrase{"ore"}.in(language);
    }
    return {};
}

std::string_view word(engine::Terrain terrain, Language language) {
    switch (terrain) {
        case engine::Terrain::Hills:
            return Phrase{"hills"}.in(language);
        case engine::Terrain::Forest:
            return Phrase{"forest"}.in(language);
        case engine::Terrain::Pasture:
            return Phrase{"pasture"}.in(language);
        case engine::Terrain::Fields:
            return Phrase{"fields"}.in(language);
        case engine::Terrain::Mountains:
            return Phrase{"mountains"}.in(language);
        case engine::Terrain::Desert:
            return Phrase{"desert"}.in(language);
        case engine::Terrain::Gold:
            return Phrase{"gold field"}.in(language);
        case engine::Terrain::Sea:
            return Phrase{"sea"}.in(language);
    }
    return {};
}

std::string_view word(engine::Piece piece, Language language) {
    return nounOf(piece).one.in(language);
}

std::string_view word(engine::UnitKind kind, Language language) {
    switch (kind) {
        case engine::UnitKind::Infantry:
            return Phrase{"infantry"}.in(language);
        case engine::UnitKind::Cavalry:
            return Phrase{"cavalry"}.in(language);
        case engine::UnitKind::Artillery:
            return Phrase{"artillery"}.in(language);
    }
    return {};
}

std::string_view word(engine::DevelopmentCard card, Language language) {
    switch (card) {
        case engine::DevelopmentCard::Knight:
            return Phrase{"knight"}.in(language);
        case engine::DevelopmentCard::VictoryPoint:
            return Phrase{"victory point"}.in(language);
        case engine::DevelopmentCard::RoadBuilding:
            return Phrase{"road building"}.in(language);
        case engine::DevelopmentCard::YearOfPlenty:
            return Phrase{"year of plenty"}.in(language);
        case engine::DevelopmentCard::Monopoly:
            return Phrase{"monopoly"}.in(language);
    }
    return {};
}

std::string_view word(engine::Phase phase, Language language) {
    switch (phase) {
        case engine::Phase::Found:
            return Phrase{"founding phase"}.in(language);
        case engine::Phase::Roll:
            return Phrase{"roll and yields"}.in(language);
        case engine::Phase::Build:
            return Phrase{"trade and build phase"}.in(language);
        case engine::Phase::Move:
            return Phrase{"movement phase"}.in(language);
        case engine::Phase::Combat:
            return Phrase{"combat phase"}.in(language);
        case engine::Phase::Special:
            return Phrase{"special building phase"}.in(language);
        case engine::Phase::Fictional:
            return Phrase{"turn of a fictional player"}.in(language);
        case engine::Phase::Ended:
            return Phrase{"end of the game"}.in(language);
    }
    return {};
}

std::string_view phaseTitle(engine::Phase phase, Language language) {
    switch (phase) {
        case engine::Phase::Found:
            return Phrase{"Founding"}.in(language);
        case engine::Phase::Roll:
            return Phrase{"Roll"}.in(language);
        case engine::Phase::Build:
            return Phrase{"Trade and build"}.in(language);
        case engine::Phase::Move:
            return Phrase{"Movement"}.in(language);
        case engine::Phase::Combat:
            return Phrase{"Combat"}.in(language);
        case engine::Phase::Special:
            return Phrase{"Special building"}.in(language);
        case engine::Phase::Fictional:
            return Phrase{"Fictional turn"}.in(language);
        case engine::Phase::Ended:
            return Phrase{"Over"}.in(language);
    }
    return {};
}

std::string_view word(engine::Document document, Language language) {
    return engine::titleOf(document).in(language);
}

std::string_view catastropheWord(const std::optional<engine::Resource>& lost, Language language) {
    if (!lost) {
        return Phrase{"Storm tide"}.in(language);
    }
    switch (*lost) {
        case engine::Resource::Lumber:
            return Phrase{"Bark beetle"}.in(language);
        case engine::Resource::Wool:
            return Phrase{"Scrapie"}.in(language);
        case engine::Resource::Grain:
            return Phrase{"Hail"}.in(language);
        case engine::Resource::Brick:
            return Phrase{"Landslide"}.in(language);
        case engine::Resource::Ore:
            return Phrase{"Mine accident"}.in(language);
    }
    return {};
}

std::string_view upheavalWord(engine::BuildingKind hit, Language language) {
    switch (hit) {
        case engine::BuildingKind::Capital:
            return Phrase{"coup (capitals)"}.in(language);
        case engine::BuildingKind::City:
            return Phrase{"plague (cities)"}.in(language);
        case engine::BuildingKind::Settlement:
        case engine::BuildingKind::Metropolis:
        case engine::BuildingKind::Factory:
            break;
    }
    return Phrase{"flight from the towns (settlements)"}.in(language);
}

std::string withArticle(engine::Piece piece, Language language) {
    return std::string(nounOf(piece).a.in(language));
}

std::string counted(int count, engine::Piece piece, Language language) {
    const Noun noun = nounOf(piece);
    return fmt::format("{} {}", count, (count == 1 ? noun.one : noun.many).in(language));
}

std::string countedCards(int count, Language language) {
    return count == 1 ? say(language, "1 card") : say(language, "{} cards", count);
}

std::string countedPoints(int count, Language language) {
    return count == 1 ? say(language, "1 point") : say(language, "{} points", count);
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
    return filledSentence(language, nounOf(piece).owned, fmt::make_format_args(who));
}

std::string cardsText(const engine::Cards& cards, Language language) {
    std::vector<std::string> items;
    for (const engine::Resource resource : engine::kResources) {
        if (cards[resource] != 0) {
            items.push_back(fmt::format("{} {}", cards[resource], word(resource, language)));
        }
    }
    return items.empty() ? say(language, "no cards") : joined(items);
}

std::string unitsText(const engine::Units& units, Language language) {
    std::vector<std::string> items;
    const auto add = [&](int count, const Phrase& one, const Phrase& many) {
        if (count > 0) {
            items.push_back(filledSentence(language, count == 1 ? one : many, fmt::make_format_args(count)));
        }
    };
    add(units.artillery, Phrase{"{} artillery"}, Phrase{"many", "{} artillery"});
    add(units.cavalry, Phrase{"{} cavalry"}, Phrase{"many", "{} cavalry"});
    add(units.infantry, Phrase{"{} infantry"}, Phrase{"{} infantry"});
    return items.empty() ? say(language, "no units") : joined(items);
}

std::string unitsBrief(const engine::Units& units, Language language) {
    std::vector<std::string> items;
    const auto add = [&](int count, std::string_view letter) {
        if (count > 0) {
            items.push_back(fmt::format("{} {}", count, letter));
        }
    };
    add(units.artillery, "A");
    add(units.cavalry, Phrase{"cavalry", "C"}.in(language));
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
        dice.push_back(say(language, "d{}", count));
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

std::string numberAsIn(Language language, std::string number) {
    std::ranges::replace(number, '.', Phrase{"decimal point", "."}.in(language).front());
    return number;
}

std::string joinedAnd(std::span<const std::string> items, Language language) {
    return listed(items, Phrase{" and "}.in(language));
}

std::string joinedOr(std::span<const std::string> items, Language language) {
    return listed(items, Phrase{" or "}.in(language));
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
