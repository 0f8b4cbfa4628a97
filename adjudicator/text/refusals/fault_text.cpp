// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/fault_text.h"

#include <array>

#include "adjudicator/text/say.h"
#include "adjudicator/text/scene.h"
#include "engine/clauses/catalogue.h"

namespace adjudicator {

using engine::FaultKind;
using engine::Language;

std::string sentence(const engine::Fault& fault, Language language) {
    const std::string at = oneLine(fault.at);
    const auto in = [&](Sentence<const std::string&> sentence) {
        return say<const std::string&>(language, sentence, at);
    };
    // Without a default, so that a new kind does not compile until it has its sentence.
    switch (fault.kind) {
        case FaultKind::NoHexes:
            return in("there are no hexes: a board needs at least one");
        case FaultKind::TooManyHexes:
            return in("{} hexes are too many: at most 1000");
        case FaultKind::HexTwice:
            return in("hex {} is listed twice");
        case FaultKind::BadWrap:
            return in("a round world of {} hexes cannot be: at least 3");
        case FaultKind::TerrainMissing:
            return in("hex {} has no terrain and is not face down");
        case FaultKind::BadNumber:
            return in("hex {} has a number that no token shows: 2 to 6 or 8 to 12");
        case FaultKind::UnknownHex:
            return in("the board has no hex {}");
        case FaultKind::UnknownCorner:
            return in("the board has no crossing {}");
        case FaultKind::UnknownSide:
            return in("the board has no side {}");
        case FaultKind::TwoBuildings:
            return in("two buildings stand on {}");
        case FaultKind::TwoRoutes:
            return in("two routes lie on {}");
        case FaultKind::TwoArmies:
            return in("two armies are listed on {}: one, with all its units");
        case FaultKind::TwoNukes:
            return in("two nuclear weapons stand on {}");
        case FaultKind::TwoBridges:
            return in("two bridges cross hex {}");
        case FaultKind::PieceOfNobody:
            return in("{}: no such player is at the table");
        case FaultKind::TooManyPlayers:
            return in("{} players are too many: at most 8");
        case FaultKind::PlayerTwice:
            return in("player {} is listed twice");
        case FaultKind::UnknownPlayer:
            return in("there is no player {}");
        case FaultKind::EmptyArmy:
            return in("the army on {} has no units");
        case FaultKind::BadWalls:
            return in("the walls on {} must number 0 to 9");
        case FaultKind::BridgeNotOpposite:
            return in("the bridge on hex {} must join two opposite corners");
        case FaultKind::UnknownDocument:
            return in("there is no rule document “{}”");
        case FaultKind::DocumentsExclude:
            return in("these documents cannot be played together: {}");
        case FaultKind::NoTableGame:
            return in("“{}” is a game of its own without a board");
        case FaultKind::NoCombinationRuling:
            return in("two documents set the same number differently and no ruling decides{}");
        case FaultKind::UnknownRuling:
            return in("there is no ruling {}, or it has no such option");
        case FaultKind::UnknownSwitch:
            return in("{} is no optional clause that can be switched on");
        case FaultKind::UnknownNumber:
            return in("there is no number “{}”");
        case FaultKind::NumberOutOfRange:
            return in("the number “{}” is out of its range");
        case FaultKind::UnknownPrice:
            return in("“{}” has no price");
        case FaultKind::UnknownPhase:
            return in("there is no phase “{}”");
        case FaultKind::BadPending:
            return in("{}: what is under way does not fit the pieces on the board");
        case FaultKind::BadHand:
            return in("the cards of {} contradict each other");
        case FaultKind::PlaceTwice:
            return in("two pieces are entered for {}: one place holds one of a kind");
        case FaultKind::ShipInland:
            return in("no sea touches the ship on {}");
        case FaultKind::HarbourInland:
            return in("no sea touches the harbour on {}");
        case FaultKind::CardsBeyondBox:
            return in("{}: the box does not hold so many cards");
        case FaultKind::BadMark:
            return in("{} cannot be");
        case FaultKind::EverybodyOut:
            return in("all players are out of the game: one must be left");
        case FaultKind::SecondCardsBarred:
            return in("{}: second cards need a winning score of at least 20 and at least four players");
        case FaultKind::ArmyBeyondBox:
            return in("the army on {} has more units than any box: at most 99");
    }
    return {};
}

namespace {

/// `line 3, column 7` is said in the reader's language, a path is left as it is.
std::string locationText(const std::string& at, Language language) {
    constexpr std::string_view kLine = "line ";
    constexpr std::string_view kColumn = ", column ";
    if (at.starts_with(kLine)) {
        const std::size_t comma = at.find(kColumn);
        const std::string line = at.substr(kLine.size(), comma == std::string::npos ? comma : comma - kLine.size());
        return comma == std::string::npos
                   ? say(language, "line {}", line)
                   : say(language, "line {}, column {}", line, at.substr(comma + kColumn.size()));
    }
    return oneLine(at);
}

/// The last name in a path: `terrain` of `hexes[3].terrain`, `from` of `from[0]`.
std::string_view lastName(std::string_view path) {
    if (const std::size_t dot = path.rfind('.'); dot != std::string_view::npos) {
        path.remove_prefix(dot + 1);
    }
    return path.substr(0, path.find('['));
}

/// The words that a field may hold, in words.
struct FieldNoun {
    std::string_view field;
    Phrase unknown;  ///< "there is no terrain {}".
};
constexpr std::array kFieldNouns{
    FieldNoun{"terrain", Phrase{"there is no terrain \"{}\""}},
    FieldNoun{"kind", Phrase{"there is no piece \"{}\""}},
    FieldNoun{"piece", Phrase{"there is no piece \"{}\""}},
    FieldNoun{"trade", Phrase{"there is no harbour for \"{}\""}},
    FieldNoun{"phase", Phrase{"there is no phase \"{}\""}},
    FieldNoun{"do", Phrase{"there is no action \"{}\""}},
    FieldNoun{"event", Phrase{"there is no event \"{}\""}},
    FieldNoun{"source", Phrase{"there is no source of dice \"{}\""}},
    FieldNoun{"units", Phrase{"there is no units \"{}\""}},
    FieldNoun{"clause", Phrase{"there is no clause \"{}\""}},
    FieldNoun{"clauses", Phrase{"there is no clause \"{}\""}},
    FieldNoun{"outcome", Phrase{"there is no outcome \"{}\""}},
    FieldNoun{"loser", Phrase{"there is no side \"{}\""}},
};

std::string unknownWord(const engine::JsonFault& fault, Language language) {
    const std::string found = oneLine(fault.found);
    if (fault.at.find("rulings.") != std::string::npos) {
        return say(language, "there is no ruling {}, or it has no such option", found);
    }
    const std::string_view field = lastName(fault.at);
    for (const FieldNoun& noun : kFieldNouns) {
        if (noun.field == field) {
            return filledSentence(language, noun.unknown, fmt::make_format_args(found));
        }
    }
    return say(language, "the word \"{}\" has no meaning here", found);
}

std::string problemText(const engine::JsonFault& fault, Language language) {
    const std::string found = oneLine(fault.found);
    switch (fault.problem) {
        case engine::JsonProblem::NotJson:
            return say(language, "this is not JSON");
        case engine::JsonProblem::TooLarge:
            return say(language, "the text is too long");
        case engine::JsonProblem::TooDeep:
            return say(language, "nested more than {} deep", engine::kMaxJsonDepth);
        case engine::JsonProblem::WrongType:
            return say(language, "this kind of value does not belong here: {}", found);
        case engine::JsonProblem::MissingField:
            return say(language, "this field is missing");
        case engine::JsonProblem::UnknownField:
            return say(language, "there is no field \"{}\" here", found);
        case engine::JsonProblem::UnknownWord:
            return unknownWord(fault, language);
        case engine::JsonProblem::OutOfRange:
            return say(language, "{} is out of range", found);
        case engine::JsonProblem::UnknownPlace:
            return say(language, "there is no such place: \"{}\"", found);
        case engine::JsonProblem::UnknownPlayer:
            return found.empty() ? say(language, "the player has no id")
                                 : say(language, "there is no player \"{}\"", found);
        case engine::JsonProblem::WrongFormat:
            return say(language, "the format is \"{}\", not \"catan-position/1\"", found);
        case engine::JsonProblem::FieldTwice:
            return say(language, "the field \"{}\" stands twice in one object", found);
        case engine::JsonProblem::DoesNotFit:
            return say(language, "this does not fit what stands on the board");
    }
    return {};
}

}  // namespace

std::string sentence(const engine::JsonFault& fault, Language language) {
    const std::string at = locationText(fault.at, language);
    const std::string text = problemText(fault, language);
    return at.empty() ? text : at + ": " + text;
}

}  // namespace adjudicator
