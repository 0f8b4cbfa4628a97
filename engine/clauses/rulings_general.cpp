// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr RulingInfo kGeneralRulings[] = {
    {ruling::R_SPECIAL_BUILD,
     {clause::B_15},
     {"Is there a special building phase with five or six players?",
      "Gibt es zu fünft und sechst die außerordentliche Bauphase?"},
     {{"Yes: after each turn the others may build and buy.", "Ja: Nach jedem Zug dürfen die anderen bauen und kaufen."},
      {"No: everybody builds in the own turn only.", "Nein: Jeder baut nur in seinem Zug."}}},
    {ruling::R_RETHROW,
     {},
     {"An act with dice is taken back and entered again. Which dice count?",
      "Eine Handlung mit Würfeln wird zurückgenommen und neu eingegeben. Welche Würfel zählen?"},
     {{"The dice already thrown count again.", "Die schon gefallenen Würfel gelten wieder."},
      {"The dice are thrown anew.", "Es wird neu gewürfelt."}}},
    {ruling::R_TIME,
     {clause::B_13},
     {"When is the game over after the time limit is reached?", "Wann ist nach Ablauf der Zeit Schluss?"},
     {{"After the current round of turns, so that all have had equally many.",
       "Nach der laufenden Spielrunde, damit alle gleich viele Züge hatten."},
      {"At once.", "Sofort."}}},
};

}  // namespace

std::span<const RulingInfo> generalRulings() {
    return kGeneralRulings;
}

}  // namespace engine::data
