// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/table_games.h"

#include "adjudicator/text/say.h"
#include "adjudicator/verify/verify_text.h"

namespace adjudicator {

std::string wordFor(GameFit fit, engine::Language language) {
    using enum GameFit;
    switch (fit) {
        case NewResult:
            return say(language, "new result", "neues Ergebnis");
        case AlreadyThere:
            return say(language, "entered already", "schon eingetragen");
        case Differs:
            return say(language, "the table has another result", "der Tisch hat ein anderes Ergebnis");
        case Unfinished:
            return say(language, "the game has not ended", "das Spiel ist nicht zu Ende");
        case NoTable:
            return say(language, "these players share no table", "diese Spieler haben keinen gemeinsamen Tisch");
        case SeveralTables:
            return say(language, "these players share several tables", "diese Spieler haben mehrere gemeinsame Tische");
        case UnknownDesk:
            return say(language, "the desk's key is not listed", "der Schlüssel des Spieltischs ist nicht eingetragen");
        case GameMissing:
            return say(language, "the desk's game numbers leave a gap before it",
                       "davor fehlt ein Spiel in den Nummern des Spieltischs");
        case BehindSlip:
            return say(language, "a result slip shows another head",
                       "ein Ergebniszettel zeigt einen anderen Kettenkopf");
        case Forked:
            return say(language, "the game has branches", "das Spiel hat Zweige");
        case Damaged:
            return say(language, "the game cannot be read", "das Spiel ist nicht lesbar");
        case WinnerOdd:
            return say(language, "the winner has not the most points", "der Sieger hat nicht die meisten Punkte");
        case Unsound:
            return say(language, "the record does not hold", "das Protokoll hält nicht");
        case Unsealed:
            return say(language, "the game's end is not sealed by its desk",
                       "das Ende des Spiels ist nicht von seinem Spieltisch gesiegelt");
    }
    return {};
}

std::string wordsFor(const GameFound& found, engine::Language language) {
    std::string text = wordFor(found.fit, language);
    if (found.checked && !found.checked->isSound()) {
        text += ": " + sentence(*found.checked, language);
    }
    return text;
}

}  // namespace adjudicator
