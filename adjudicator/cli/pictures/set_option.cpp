// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/pictures/set_option.h"

#include <ostream>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

std::string learnText(sets::LearnError error, Language language) {
    using sets::LearnError;
    switch (error) {
        case LearnError::NoTiles:
            return say(language, "no tiles lie there in the picture");
        case LearnError::BadName:
            return shelfText(sets::ShelfError::BadName, language);
        case LearnError::TooMany:
            return shelfText(sets::ShelfError::TooMany, language);
        case LearnError::NotWritten:
            return shelfText(sets::ShelfError::NotWritten, language);
    }
    return {};
}

std::string namesOf(const sets::Shelf& shelf) {
    std::string names;
    for (const sets::KnownSet& set : shelf.sets) {
        names += (names.empty() ? "" : ", ") + set.name;
    }
    return names;
}

}  // namespace

std::string shelfText(sets::ShelfError error, Language language) {
    using sets::ShelfError;
    switch (error) {
        case ShelfError::BadName:
            return say(language, "a set's name is one line of at most {} bytes, and not none", sets::kMostNameBytes);
        case ShelfError::NoSuchSet:
            return say(language, "there is no set of this name");
        case ShelfError::NameTaken:
            return say(language, "another set has this name");
        case ShelfError::TooMany:
            return say(language, "no more than {} sets are kept; forget one first", sets::kMostSets);
        case ShelfError::NotWritten:
            return say(language, "{} cannot be written", sets::setFolder().string());
    }
    return {};
}

std::optional<SetChoice> setsBy(const std::string& word, const Streams& streams, Language language) {
    SetChoice choice;
    if (word == sets::kNoSet) {
        return choice;
    }
    choice.shelf = sets::readShelf(sets::setFolder());
    for (const auto& file : choice.shelf.damaged) {
        (void)refuse(streams, file.string(), say(language, "damaged, no set can be read from it; it is left out"));
    }
    if (word.empty()) {
        choice.known = choice.shelf.looks();
        return choice;
    }
    const sets::KnownSet* set = choice.shelf.find(word);
    if (set == nullptr) {
        const std::string names = namesOf(choice.shelf);
        (void)refuse(streams, "--set",
                     names.empty() ? say(language, "no set is known yet; --learn NAME keeps one")
                                   : say(language, "no set is called {}; known: {}", word, names));
        return std::nullopt;
    }
    choice.known = {{set->look}, true};
    choice.shelf.sets = {*set};
    return choice;
}

bool learnAs(const std::string& name, const std::string& confirmed, const vision::Image& image,
             const vision::BoardReading& reading, const Streams& streams, Language language) {
    vision::BoardReading board = sets::surePart(reading);
    if (!confirmed.empty()) {
        const auto setup = readSetupFile(streams, confirmed, language);
        if (!setup) {
            return false;
        }
        const auto matched = sets::confirmedBoard(reading, *setup);
        if (!matched) {
            (void)refuse(streams, confirmed, say(language, "its tiles are not those in the picture"));
            return false;
        }
        board = *matched;
    }
    if (const auto learned = sets::learnBoard(sets::setFolder(), name, image, board); !learned) {
        (void)refuse(streams, "--learn", learnText(learned.error(), language));
        return false;
    }
    streams.err << say(language, "adjudicator: kept as the set {}: {} tiles, {} harbours, {} pieces\n", name,
                       board.tiles.size(), board.harbours.size(), board.buildings.size() + board.routes.size());
    if (confirmed.empty()) {
        streams.err << say(
            language, "adjudicator: only what was read for sure teaches; with --confirmed POSITION all of it does\n");
    }
    return true;
}

}  // namespace adjudicator::cli
