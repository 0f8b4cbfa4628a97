// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/place_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

using engine::CornerId;
using engine::HexId;
using engine::Landmark;
using engine::Language;
using engine::Phrase;
using engine::Place;
using engine::SideId;

namespace {

constexpr std::array kCornerWords{Phrase{"north"}, Phrase{"north-east"}, Phrase{"south-east"},
                                  Phrase{"south"}, Phrase{"south-west"}, Phrase{"north-west"}};
constexpr std::array kSideWords{Phrase{"north-east"}, Phrase{"east"}, Phrase{"south-east"},
                                Phrase{"south-west"}, Phrase{"west"}, Phrase{"north-west"}};

template <class Direction, std::size_t N>
std::string_view wordOf(Direction direction, const std::array<Phrase, N>& words, Language language) {
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
        return isLevel ? (isFirst ? say(language, " (west)") : say(language, " (east)"))
                       : (isFirst ? say(language, " (north)") : say(language, " (south)"));
    }
    return isLevel ? say(language, " (no. {} from the west)", mark.rank)
                   : say(language, " (no. {} from the north)", mark.rank);
}

std::string terrainWord(const engine::Tile& tile, Language language) {
    return tile.terrain ? std::string(word(*tile.terrain, language)) : say(language, "unknown hex");
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

/// How a name stands in a sentence.
struct Cases {
    Phrase name;
    Phrase at;
    Phrase to;
    Phrase from;
};
constexpr Cases kHex{Phrase{"hex", "{}"}, Phrase{"hex", "on {}"}, Phrase{"hex", "to {}"}, Phrase{"hex", "from {}"}};
constexpr Cases kDesert{Phrase{"desert", "the {}"}, Phrase{"desert", "on the {}"}, Phrase{"desert", "to the {}"},
                        Phrase{"desert", "from the {}"}};
constexpr Cases kForest{Phrase{"forest", "the {}"}, Phrase{"forest", "on the {}"}, Phrase{"forest", "to the {}"},
                        Phrase{"forest", "from the {}"}};
constexpr Cases kTerrain{Phrase{"terrain", "the {}"}, Phrase{"terrain", "on the {}"}, Phrase{"terrain", "to the {}"},
                         Phrase{"terrain", "from the {}"}};
constexpr Cases kCrossing{Phrase{"crossing", "{}"}, Phrase{"crossing", "at {}"}, Phrase{"crossing", "to {}"},
                          Phrase{"crossing", "from {}"}};
constexpr Cases kCorner{Phrase{"corner", "the {}"}, Phrase{"corner", "at the {}"}, Phrase{"corner", "to the {}"},
                        Phrase{"corner", "from the {}"}};
constexpr Cases kSide{Phrase{"side", "the side {}"}, Phrase{"side", "{}"}, Phrase{"side", "to the side {}"},
                      Phrase{"side", "from the side {}"}};
constexpr Cases kSeaWay{Phrase{"sea way", "the {}"}, Phrase{"sea way", "on the {}"}, Phrase{"sea way", "to the {}"},
                        Phrase{"sea way", "from the {}"}};
constexpr Cases kCoast{Phrase{"coast", "the {}"}, Phrase{"coast", "on the {}"}, Phrase{"coast", "to the {}"},
                       Phrase{"coast", "from the {}"}};

/// By what a place is and, where other languages have an article, by what its name begins with.
const Cases& casesOf(const Place& place, const Landmark& mark, const engine::Landmarks& landmarks) {
    if (const auto* hex = std::get_if<HexId>(&place)) {
        const engine::Tile& tile = landmarks.tile(*hex);
        if (tile.number || mark.kind == Landmark::Kind::Sea || !tile.terrain) {
            return kHex;
        }
        return *tile.terrain == engine::Terrain::Desert   ? kDesert
               : *tile.terrain == engine::Terrain::Forest ? kForest
                                                          : kTerrain;
    }
    if (std::holds_alternative<CornerId>(place)) {
        return mark.kind == Landmark::Kind::Between ? kCrossing : kCorner;
    }
    return mark.kind == Landmark::Kind::Between ? kSide : mark.kind == Landmark::Kind::OutToSea ? kSeaWay : kCoast;
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
        return say(m_language, "of {}", hexWords(id));
    }
    switch (*tile.terrain) {
        case engine::Terrain::Desert:
            return say(m_language, {"desert", "of the {}"}, hexWords(id));
        case engine::Terrain::Forest:
            return say(m_language, {"forest", "of the {}"}, hexWords(id));
        case engine::Terrain::Hills:
        case engine::Terrain::Pasture:
        case engine::Terrain::Fields:
        case engine::Terrain::Mountains:
        case engine::Terrain::Gold:
        case engine::Terrain::Sea:
            break;
    }
    return say(m_language, "of the {}", hexWords(id));
}

std::string PlaceWords::besideHex(HexId id) const {
    const engine::Tile& tile = m_table.landmarks().tile(id);
    if (tile.number || !tile.terrain) {
        return hexWords(id);
    }
    return *tile.terrain == engine::Terrain::Desert ? say(m_language, {"beside the desert", "the {}"}, hexWords(id))
                                                    : say(m_language, {"beside", "the {}"}, hexWords(id));
}

std::string PlaceWords::seaWords(const Landmark& mark) const {
    return say(m_language, "sea (row {}, no. {})", mark.row, mark.column);
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
        mark.kind == Landmark::Kind::Sea ? say(m_language, "of {}", seaWords(mark)) : ofHex(mark.hexes[0]);
    return say(m_language, "{} corner {}", where, of);
}

std::string PlaceWords::sideWords(const Landmark& mark) const {
    switch (mark.kind) {
        case Landmark::Kind::Between:
            return say(m_language, "between {} and {}", besideHex(mark.hexes[0]), besideHex(mark.hexes[1]));
        case Landmark::Kind::Edge:
            if (!mark.side) {
                return say(m_language, "coast {}", ofHex(mark.hexes[0]));
            }
            return say(m_language, "{} coast {}", wordOf(*mark.side, kSideWords, m_language), ofHex(mark.hexes[0]));
        case Landmark::Kind::OutToSea:
            return say(m_language, "way out to sea from {}", core(mark.start));
        case Landmark::Kind::Hex:
        case Landmark::Kind::Sea:
            break;
    }
    return say(m_language, "{} side of {}", wordOf(*mark.side, kSideWords, m_language), seaWords(mark));
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
    const Cases& cases = casesOf(place, mark, m_table.landmarks());
    const Phrase& put = how == Case::Name ? cases.name
                        : how == Case::At ? cases.at
                        : how == Case::To ? cases.to
                                          : cases.from;
    const std::string core = this->core(place);
    return filledSentence(m_language, put, fmt::make_format_args(core));
}

std::string PlaceWords::label(const Place& place) const {
    const bool isSideBetween =
        std::holds_alternative<SideId>(place) && m_table.landmarks()[place].kind == Landmark::Kind::Between;
    return isSideBetween ? say(m_language, "side {}", core(place)) : core(place);
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
