// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/place_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

using engine::Bilingual;
using engine::CornerId;
using engine::HexId;
using engine::Landmark;
using engine::Language;
using engine::Place;
using engine::SideId;

namespace {

constexpr std::array kCornerWords{Bilingual{"north", "Nord"},         Bilingual{"north-east", "Nordost"},
                                  Bilingual{"south-east", "Südost"},  Bilingual{"south", "Süd"},
                                  Bilingual{"south-west", "Südwest"}, Bilingual{"north-west", "Nordwest"}};
constexpr std::array kSideWords{Bilingual{"north-east", "Nordost"}, Bilingual{"east", "Ost"},
                                Bilingual{"south-east", "Südost"},  Bilingual{"south-west", "Südwest"},
                                Bilingual{"west", "West"},          Bilingual{"north-west", "Nordwest"}};

template <class Direction, std::size_t N>
std::string_view wordOf(Direction direction, const std::array<Bilingual, N>& words, Language language) {
    return words.at(static_cast<std::size_t>(direction)).in(language);
}

/// Which of its like it is: " (north)", " (2nd from the north)".
std::string rankText(const Landmark& mark, Language language) {
    if (mark.spread == Landmark::Spread::None) {
        return {};
    }
    const bool isLevel = mark.spread == Landmark::Spread::WestEast;
    if (mark.of == 2) {
        const bool isFirst = mark.rank == 1;
        return isLevel ? (isFirst ? say(language, " (west)", " (Westen)") : say(language, " (east)", " (Osten)"))
                       : (isFirst ? say(language, " (north)", " (Norden)") : say(language, " (south)", " (Süden)"));
    }
    const std::string which =
        language == Language::German ? fmt::format("{}.", mark.rank) : fmt::format("no. {}", mark.rank);
    return isLevel ? say(language, " ({} from the west)", " ({} von Westen)", which)
                   : say(language, " ({} from the north)", " ({} von Norden)", which);
}

std::string terrainWord(const engine::Tile& tile, Language language) {
    return tile.terrain ? std::string(word(*tile.terrain, language)) : say(language, "unknown hex", "unbekanntes Feld");
}

/// A hex as a corner's name has it: its number, or what it is without one.
std::string brief(const engine::Tile& tile, bool withTerrain, Language language) {
    if (!tile.number) {
        return terrainWord(tile, language);
    }
    return withTerrain ? fmt::format("{} {}", terrainWord(tile, language), *tile.number) : std::to_string(*tile.number);
}

bool isWordByte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The words and numbers of a text in the order of the alphabet, without those that join others.
std::vector<std::string> wordsOf(std::string_view text) {
    constexpr std::array<std::string_view, 25> kJoining{
        "the", "a",   "at",  "on",  "to",  "from", "of", "and", "between", "hex", "corner", "crossing", "side",
        "der", "die", "das", "dem", "den", "auf",  "an", "in",  "nach",    "von", "und",    "zwischen"};
    std::string plain(text);
    for (std::size_t dash = plain.find("–"); dash != std::string::npos; dash = plain.find("–")) {
        plain.replace(dash, std::string_view("–").size(), " ");
    }
    std::vector<std::string> words;
    std::string word;
    for (const char c : plain + ' ') {
        if (isWordByte(c)) {
            word += lower(c);
            continue;
        }
        if (!word.empty() && std::ranges::find(kJoining, word) == kJoining.end()) {
            words.push_back(word);
        }
        word.clear();
    }
    std::ranges::sort(words);
    return words;
}

}  // namespace

std::vector<Place> allPlaces(const engine::Topology& board) {
    std::vector<Place> all;
    const auto add = [&](const auto& ids) {
        for (const auto id : ids) {
            all.emplace_back(id);
        }
    };
    add(board.hexes());
    add(board.corners());
    add(board.sides());
    return all;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

std::string PlaceWords::hexWords(HexId id) const {
    return brief(m_table.landmarks().tile(id), true, m_language);
}

std::string PlaceWords::ofHex(HexId id) const {
    const engine::Tile& tile = m_table.landmarks().tile(id);
    if (tile.number || !tile.terrain) {
        return say(m_language, "of {}", "von {}", hexWords(id));
    }
    switch (*tile.terrain) {
        case engine::Terrain::Desert:
            return say(m_language, "of the {}", "der {}", hexWords(id));
        case engine::Terrain::Forest:
            return say(m_language, "of the {}", "des {}es", hexWords(id));
        case engine::Terrain::Hills:
        case engine::Terrain::Pasture:
        case engine::Terrain::Fields:
        case engine::Terrain::Mountains:
        case engine::Terrain::Gold:
        case engine::Terrain::Sea:
            break;
    }
    return say(m_language, "of the {}", "des {}s", hexWords(id));
}

std::string PlaceWords::besideHex(HexId id) const {
    const engine::Tile& tile = m_table.landmarks().tile(id);
    if (tile.number || !tile.terrain) {
        return hexWords(id);
    }
    if (!isGerman()) {
        return "the " + hexWords(id);
    }
    return (*tile.terrain == engine::Terrain::Desert ? "der " : "dem ") + hexWords(id);
}

std::string PlaceWords::seaWords(const Landmark& mark) const {
    return say(m_language, "sea (row {}, no. {})", "Meer (Reihe {}, {}.)", mark.row, mark.column);
}

std::string PlaceWords::cornerWords(const Landmark& mark) const {
    if (mark.kind == Landmark::Kind::Between) {
        std::vector<std::string> around;
        for (const HexId id : mark.hexes) {
            around.push_back(brief(m_table.landmarks().tile(id), mark.withTerrain, m_language));
        }
        return joined(around, "–");
    }
    const std::string_view where = wordOf(*mark.corner, kCornerWords, m_language);
    const std::string of =
        mark.kind == Landmark::Kind::Sea ? say(m_language, "of {}", "von {}", seaWords(mark)) : ofHex(mark.hexes[0]);
    return say(m_language, "{} corner {}", "{}ecke {}", where, of);
}

std::string PlaceWords::sideWords(const Landmark& mark) const {
    switch (mark.kind) {
        case Landmark::Kind::Between:
            return say(m_language, "between {} and {}", "zwischen {} und {}", besideHex(mark.hexes[0]),
                       besideHex(mark.hexes[1]));
        case Landmark::Kind::Edge:
            if (!mark.side) {
                return say(m_language, "coast {}", "Küste {}", ofHex(mark.hexes[0]));
            }
            return say(m_language, "{} coast {}", "{}küste {}", wordOf(*mark.side, kSideWords, m_language),
                       ofHex(mark.hexes[0]));
        case Landmark::Kind::OutToSea:
            return say(m_language, "way out to sea from {}", "Seeweg ab {}", core(mark.start));
        case Landmark::Kind::Hex:
        case Landmark::Kind::Sea:
            break;
    }
    return say(m_language, "{} side of {}", "{}seite von {}", wordOf(*mark.side, kSideWords, m_language),
               seaWords(mark));
}

std::string PlaceWords::said(const Place& place, const Landmark& mark) const {
    if (const auto* hex = std::get_if<HexId>(&place)) {
        return mark.kind == Landmark::Kind::Sea ? seaWords(mark) : hexWords(*hex);
    }
    return std::holds_alternative<CornerId>(place) ? cornerWords(mark) : sideWords(mark);
}

std::string PlaceWords::core(const Place& place) const {
    const Landmark& mark = m_table.landmarks()[place];
    return said(place, mark) + rankText(mark, m_language);
}

std::string PlaceWords::put(const Place& place, Case how) const {
    const Landmark& mark = m_table.landmarks()[place];
    const std::string core = this->core(place);
    const auto one = [&](std::string_view name, std::string_view at, std::string_view to, std::string_view from) {
        const std::string_view before = how == Case::Name ? name : how == Case::At ? at : how == Case::To ? to : from;
        return std::string(before) + core;
    };
    if (std::holds_alternative<HexId>(place)) {
        const engine::Tile& tile = m_table.landmarks().tile(std::get<HexId>(place));
        if (tile.number || mark.kind == Landmark::Kind::Sea || !tile.terrain) {
            return isGerman() ? one("", "auf ", "nach ", "von ") : one("", "on ", "to ", "from ");
        }
        if (!isGerman()) {
            return one("the ", "on the ", "to the ", "from the ");
        }
        switch (*tile.terrain) {
            case engine::Terrain::Desert:
                return one("die ", "in der ", "in die ", "aus der ");
            case engine::Terrain::Forest:
                return one("den ", "im ", "in den ", "aus dem ");
            case engine::Terrain::Hills:
            case engine::Terrain::Pasture:
            case engine::Terrain::Fields:
            case engine::Terrain::Mountains:
            case engine::Terrain::Gold:
            case engine::Terrain::Sea:
                break;
        }
        return one("das ", "auf dem ", "auf das ", "von dem ");
    }
    if (std::holds_alternative<CornerId>(place)) {
        if (mark.kind == Landmark::Kind::Between) {
            return isGerman() ? one("", "auf ", "nach ", "von ") : one("", "at ", "to ", "from ");
        }
        return isGerman() ? one("die ", "auf der ", "zur ", "von der ")
                          : one("the ", "at the ", "to the ", "from the ");
    }
    switch (mark.kind) {
        case Landmark::Kind::Between:
            return isGerman() ? one("den Weg ", "", "zum Weg ", "vom Weg ")
                              : one("the side ", "", "to the side ", "from the side ");
        case Landmark::Kind::OutToSea:
            return isGerman() ? one("den ", "auf dem ", "zum ", "vom ")
                              : one("the ", "on the ", "to the ", "from the ");
        case Landmark::Kind::Edge:
        case Landmark::Kind::Hex:
        case Landmark::Kind::Sea:
            break;
    }
    return isGerman() ? one("die ", "an der ", "zur ", "von der ") : one("the ", "on the ", "to the ", "from the ");
}

std::string PlaceWords::label(const Place& place) const {
    const bool isSideBetween =
        std::holds_alternative<SideId>(place) && m_table.landmarks()[place].kind == Landmark::Kind::Between;
    return isSideBetween ? say(m_language, "side {}", "Weg {}", core(place)) : core(place);
}

std::string PlaceWords::name(const Place& place) const {
    return put(place, Case::Name);
}
std::string PlaceWords::at(const Place& place) const {
    return put(place, Case::At);
}
std::string PlaceWords::to(const Place& place) const {
    return put(place, Case::To);
}
std::string PlaceWords::from(const Place& place) const {
    return put(place, Case::From);
}

std::vector<PlaceNamed> PlaceWords::mentioned(std::string_view text) const {
    // By their first letters, the longest first: "8–10–5 (north)" before "8–10".
    std::map<char, std::vector<std::pair<std::string, Place>>> names;
    for (const Place& place : allPlaces(m_table.topology)) {
        std::string name = core(place);
        const char first = lower(name.front());
        names[first].emplace_back(std::move(name), place);
    }
    for (auto& [first, each] : names) {
        std::ranges::sort(each, std::ranges::greater(), [](const auto& name) { return name.first.size(); });
    }
    std::vector<PlaceNamed> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto candidates = names.find(lower(text[at]));
        if (candidates == names.end() || (at > 0 && isWordByte(text[at - 1]))) {
            continue;
        }
        for (const auto& [name, place] : candidates->second) {
            const std::size_t end = at + name.size();
            const bool isThere = lower(name.front()) == lower(text[at]) && text.substr(at).size() >= name.size() &&
                                 text.substr(at + 1, name.size() - 1) == std::string_view(name).substr(1);
            if (isThere && (end == text.size() || !isWordByte(text[end]))) {
                found.push_back({place, at, name.size()});
                at = end - 1;
                break;
            }
        }
    }
    return found;
}

std::vector<Place> PlaceWords::meant(std::string_view typed) const {
    const std::vector<std::string> wanted = wordsOf(typed);
    std::vector<Place> all;
    std::vector<Place> more;
    if (wanted.empty()) {
        return all;
    }
    for (const Place& place : allPlaces(m_table.topology)) {
        const std::vector<std::string> words = wordsOf(core(place));
        if (words == wanted) {
            all.push_back(place);
        } else if (std::ranges::includes(words, wanted)) {
            more.push_back(place);
        }
    }
    return all.empty() ? more : all;
}

}  // namespace adjudicator
