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
    const auto in = [&](fmt::format_string<const std::string&> english, fmt::format_string<const std::string&> german) {
        return say<const std::string&>(language, english, german, at);
    };
    // Without a default, so that a new kind does not compile until it has its sentence.
    switch (fault.kind) {
        case FaultKind::NoHexes:
            return in("there are no hexes: a board needs at least one",
                      "es gibt keine Felder: Mindestens eines ist nötig");
        case FaultKind::TooManyHexes:
            return in("{} hexes are too many: at most 1000", "{} Felder sind zu viele: höchstens 1000");
        case FaultKind::HexTwice:
            return in("hex {} is listed twice", "Feld {} steht zweimal da");
        case FaultKind::BadWrap:
            return in("a round world of {} hexes cannot be: at least 3",
                      "eine runde Welt aus {} Feldern gibt es nicht: mindestens 3");
        case FaultKind::TerrainMissing:
            return in("hex {} has no terrain and is not face down",
                      "Feld {} hat keine Landschaft und ist nicht umgedreht");
        case FaultKind::BadNumber:
            return in("hex {} has a number that no token shows: 2 to 6 or 8 to 12",
                      "Feld {} hat eine Zahl, die auf keinem Zahlenchip steht: 2 bis 6 oder 8 bis 12");
        case FaultKind::UnknownHex:
            return in("the board has no hex {}", "das Spielfeld hat kein Feld {}");
        case FaultKind::UnknownCorner:
            return in("the board has no crossing {}", "das Spielfeld hat keine Kreuzung {}");
        case FaultKind::UnknownSide:
            return in("the board has no side {}", "das Spielfeld hat keinen Weg {}");
        case FaultKind::TwoBuildings:
            return in("two buildings stand on {}", "zwei Bauwerke stehen auf {}");
        case FaultKind::TwoRoutes:
            return in("two routes lie on {}", "zwei Verbindungen liegen auf {}");
        case FaultKind::TwoArmies:
            return in("two armies are listed on {}: one, with all its units",
                      "zwei Armeen stehen auf {}: eine, mit allen Einheiten");
        case FaultKind::TwoNukes:
            return in("two nuclear weapons stand on {}", "zwei Nuklearwaffen stehen auf {}");
        case FaultKind::TwoBridges:
            return in("two bridges cross hex {}", "zwei Brücken liegen auf Feld {}");
        case FaultKind::PieceOfNobody:
            return in("{}: no such player is at the table", "{}: So heißt niemand am Tisch");
        case FaultKind::TooManyPlayers:
            return in("{} players are too many: at most 8", "{} Personen sind zu viele: höchstens 8");
        case FaultKind::PlayerTwice:
            return in("player {} is listed twice", "{} sitzt zweimal am Tisch");
        case FaultKind::UnknownPlayer:
            return in("there is no player {}", "{} sitzt nicht am Tisch");
        case FaultKind::EmptyArmy:
            return in("the army on {} has no units", "die Armee auf {} hat keine Einheiten");
        case FaultKind::BadWalls:
            return in("the walls on {} must number 0 to 9", "die Mauern auf {} müssen 0 bis 9 sein");
        case FaultKind::BridgeNotOpposite:
            return in("the bridge on hex {} must join two opposite corners",
                      "die Brücke auf Feld {} muss zwei gegenüberliegende Kreuzungen verbinden");
        case FaultKind::UnknownDocument:
            return in("there is no rule document “{}”", "es gibt kein Regelwerk „{}“");
        case FaultKind::DocumentsExclude:
            return in("these documents cannot be played together: {}", "diese Regelwerke schließen einander aus: {}");
        case FaultKind::NoTableGame:
            return in("“{}” is a game of its own without a board", "„{}“ ist ein eigenes Spiel ohne Spielplan");
        case FaultKind::NoCombinationRuling:
            return in("two documents set the same number differently and no ruling decides{}",
                      "zwei Regelwerke setzen dieselbe Zahl verschieden, und keine Auslegung entscheidet{}");
        case FaultKind::UnknownRuling:
            return in("there is no ruling {}, or it has no such option",
                      "es gibt keine Auslegung {}, oder nicht mit dieser Wahl");
        case FaultKind::UnknownSwitch:
            return in("{} is no optional clause that can be switched on",
                      "{} ist keine Klausel, die sich zuschalten lässt");
        case FaultKind::UnknownNumber:
            return in("there is no number “{}”", "es gibt keine Zahl namens „{}“");
        case FaultKind::NumberOutOfRange:
            return in("the number “{}” is out of its range", "die Zahl „{}“ liegt außerhalb ihres Bereichs");
        case FaultKind::UnknownPrice:
            return in("“{}” has no price", "„{}“ hat keinen Preis");
        case FaultKind::UnknownPhase:
            return in("there is no phase “{}”", "es gibt keine Phase „{}“");
        case FaultKind::BadPending:
            return in("{}: what is under way does not fit the pieces on the board",
                      "{}: Was gerade läuft, passt nicht zu den Figuren auf dem Spielfeld");
        case FaultKind::BadHand:
            return in("the cards of {} contradict each other", "die Karten von {} widersprechen sich");
        case FaultKind::PlaceTwice:
            return in("two pieces are entered for {}: one place holds one of a kind",
                      "für {} sind zwei Steine angegeben: Ein Platz trägt nur einen dieser Art");
        case FaultKind::ShipInland:
            return in("no sea touches the ship on {}", "an das Schiff auf {} grenzt kein Meer");
        case FaultKind::HarbourInland:
            return in("no sea touches the harbour on {}", "an den Hafen auf {} grenzt kein Meer");
        case FaultKind::CardsBeyondBox:
            return in("{}: the box does not hold so many cards", "{}: So viele Karten hat das Spiel nicht");
        case FaultKind::BadMark:
            return in("{} cannot be", "{} kann nicht sein");
        case FaultKind::EverybodyOut:
            return in("all players are out of the game: one must be left",
                      "alle Spieler sind ausgeschieden: Einer muss noch im Spiel sein");
        case FaultKind::SecondCardsBarred:
            return in("{}: second cards need a winning score of at least 20 and at least four players",
                      "{}: Die zweiten Sonderkarten brauchen eine Siegzahl ab 20 und mindestens vier Spieler");
        case FaultKind::ArmyBeyondBox:
            return in("the army on {} has more units than any box: at most 99",
                      "die Armee auf {} hat mehr Einheiten als jedes Spiel: höchstens 99");
    }
    return {};
}

namespace {

/// `line 3, column 7` is said in the reader's language, a path is left as it is.
std::string locationText(const std::string& at, Language language) {
    if (language == Language::German && at.starts_with("line ")) {
        const std::size_t comma = at.find(", column ");
        if (comma != std::string::npos) {
            return fmt::format("Zeile {}, Spalte {}", at.substr(5, comma - 5), at.substr(comma + 9));
        }
        return "Zeile " + at.substr(5);
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
    engine::Bilingual no;  ///< "no terrain", with the German "kein" in its right form.
};
constexpr std::array kFieldNouns{
    FieldNoun{"terrain", {"no terrain", "keine Landschaft"}},
    FieldNoun{"kind", {"no piece", "keinen Spielstein"}},
    FieldNoun{"piece", {"no piece", "keinen Spielstein"}},
    FieldNoun{"trade", {"no harbour for", "keinen Hafen für"}},
    FieldNoun{"phase", {"no phase", "keine Phase"}},
    FieldNoun{"do", {"no action", "keine Handlung"}},
    FieldNoun{"event", {"no event", "kein Ereignis"}},
    FieldNoun{"source", {"no source of dice", "keine Herkunft von Würfeln"}},
    FieldNoun{"units", {"no units", "keine Einheiten"}},
    FieldNoun{"clause", {"no clause", "keine Klausel"}},
    FieldNoun{"clauses", {"no clause", "keine Klausel"}},
    FieldNoun{"outcome", {"no outcome", "keinen Ausgang"}},
    FieldNoun{"loser", {"no side", "keine Seite"}},
};

std::string unknownWord(const engine::JsonFault& fault, Language language) {
    const std::string found = oneLine(fault.found);
    if (fault.at.find("rulings.") != std::string::npos) {
        return say(language, "there is no ruling {}, or it has no such option",
                   "es gibt keine Auslegung {}, oder nicht mit dieser Wahl", found);
    }
    const std::string_view field = lastName(fault.at);
    for (const FieldNoun& noun : kFieldNouns) {
        if (noun.field == field) {
            return say(language, "there is {} \"{}\"", "es gibt {} „{}“", noun.no.in(language), found);
        }
    }
    return say(language, "the word \"{}\" has no meaning here", "das Wort „{}“ hat hier keine Bedeutung", found);
}

std::string problemText(const engine::JsonFault& fault, Language language) {
    const std::string found = oneLine(fault.found);
    switch (fault.problem) {
        case engine::JsonProblem::NotJson:
            return say(language, "this is not JSON", "das ist kein JSON");
        case engine::JsonProblem::TooLarge:
            return say(language, "the text is too long", "der Text ist zu lang");
        case engine::JsonProblem::TooDeep:
            return say(language, "nested more than {} deep", "mehr als {} Ebenen verschachtelt", engine::kMaxJsonDepth);
        case engine::JsonProblem::WrongType:
            return say(language, "this kind of value does not belong here: {}",
                       "diese Art von Wert gehört nicht hierher: {}", found);
        case engine::JsonProblem::MissingField:
            return say(language, "this field is missing", "dieses Feld fehlt");
        case engine::JsonProblem::UnknownField:
            return say(language, "there is no field \"{}\" here", "ein Feld „{}“ gibt es hier nicht", found);
        case engine::JsonProblem::UnknownWord:
            return unknownWord(fault, language);
        case engine::JsonProblem::OutOfRange:
            return say(language, "{} is out of range", "{} liegt außerhalb des Bereichs", found);
        case engine::JsonProblem::UnknownPlace:
            return say(language, "there is no such place: \"{}\"", "diesen Ort gibt es nicht: „{}“", found);
        case engine::JsonProblem::UnknownPlayer:
            return found.empty() ? say(language, "the player has no id", "diese Person hat keinen Namen")
                                 : say(language, "there is no player \"{}\"", "„{}“ sitzt nicht am Tisch", found);
        case engine::JsonProblem::WrongFormat:
            return say(language, "the format is \"{}\", not \"catan-position/1\"",
                       "das Format ist „{}“ statt „catan-position/1“", found);
        case engine::JsonProblem::FieldTwice:
            return say(language, "the field \"{}\" stands twice in one object",
                       "das Feld „{}“ steht zweimal in einem Objekt", found);
        case engine::JsonProblem::DoesNotFit:
            return say(language, "this does not fit what stands on the board",
                       "das passt nicht zu dem, was auf dem Spielfeld steht");
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
