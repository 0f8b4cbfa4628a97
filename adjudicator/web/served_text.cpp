// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/served_text.h"

#include "adjudicator/text/say.h"
#include "adjudicator/web/own_addresses.h"

namespace adjudicator::web {

using engine::Language;

std::string listenText(ListenFault fault, Language language) {
    switch (fault) {
        case ListenFault::NoAddress:
            return say(language, "this is no address; name one of this machine, as 192.168.1.5, or 0.0.0.0 for all");
        case ListenFault::NotOurs:
            return say(language, "this machine has no such address; choose one of its own");
        case ListenFault::Taken:
            return say(language, "another program listens there; choose another port");
        case ListenFault::NotAllowed:
            return say(language, "this port is the system’s; choose one from 1024 on");
        case ListenFault::Other:
            break;
    }
    return say(language, "it is not possible to listen there");
}

std::string reachText(const std::string& address, Language language) {
    return isOnlyHere(address) ? say(language, "only browsers on this machine")
                               : say(language, "everybody in this network");
}

std::vector<std::string> shownTexts(const Shown& shown, Language language) {
    std::vector<std::string> texts;
    if (shown.tournament) {
        texts.push_back(
            say(language,
                "Tournament: pairings, clock, results and standings of all players, by name; the games at its tables"));
    }
    if (shown.game) {
        texts.push_back(say(language, "Table: board, points, dice and combats of the newest game"));
    }
    return texts;
}

std::string neverText(Language language) {
    return say(language, "hands, hidden cards, what the desk knows of them, referees’ notes");
}

}  // namespace adjudicator::web
