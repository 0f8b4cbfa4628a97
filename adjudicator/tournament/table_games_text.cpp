// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/table_games.h"

#include "adjudicator/text/say.h"
#include "adjudicator/verify/verify_text.h"

namespace adjudicator {

std::string wordFor(GameFit fit, engine::Language language) {
    using enum GameFit;
    switch (fit) {
        case NewResult:
            return say(language, "new result");
        case AlreadyThere:
            return say(language, "entered already");
        case Differs:
            return say(language, "the table has another result");
        case Unfinished:
            return say(language, "the game has not ended");
        case NoTable:
            return say(language, "these players share no table");
        case SeveralTables:
            return say(language, "these players share several tables");
        case UnknownDesk:
            return say(language, "the desk's key is not listed");
        case GameMissing:
            return say(language, "the desk's game numbers leave a gap before it");
        case BehindSlip:
            return say(language, "a result slip shows another head");
        case Forked:
            return say(language, "the game has branches");
        case Damaged:
            return say(language, "the game cannot be read");
        case WinnerOdd:
            return say(language, "the winner has not the most points");
        case Unsound:
            return say(language, "the record does not hold");
        case Unsealed:
            return say(language, "the game's end is not sealed by its desk");
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
