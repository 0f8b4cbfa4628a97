// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr RulingInfo kCcmRulings[] = {
    {ruling::R_CC_SECOND,
     {clause::CC_10},
     {"What earns the cards for second place?", "Was bringt die Karten für den zweiten Platz?"},
     {{"The same minimum as the first card and a clear second place; on a tie the holder keeps it.",
       "Dieselbe Mindestzahl wie bei der ersten Karte und ein klarer zweiter Platz; bei Gleichstand bleibt sie beim "
       "Besitzer."},
      {"Second place, without a minimum.", "Der zweite Platz, ohne Mindestzahl."}}},
    {ruling::R_CC_FIRST,
     {clause::CC_10},
     {"When do knights needed and road length needed apply?", "Wann gelten Ritterzahl und Straßenzahl?"},
     {{"Whenever nobody holds the card.", "Immer wenn niemand die Karte hat."},
      {"Only for its first owner in the game.", "Nur für den ersten Besitzer im Spiel."}}},
    {ruling::R_CC_BRIDGE,
     {clause::CC_12, clause::B_4},
     {"Are the two ends of a bridge neighbours for the distance rule?",
      "Sind Pol und Gegenpol einer Brücke für die Abstandsregel Nachbarn?"},
     {{"No.", "Nein."}, {"Yes.", "Ja."}}},
    {ruling::R_BOYCOTT,
     {clause::CC_14},
     {"What puts a boycott into force?", "Was macht einen Boykott wirksam?"},
     {{"The second 7 by itself.", "Die zweite 7 allein."},
      {"The player who rolled the second 7, if willing.", "Der Wille dessen, der die zweite 7 gewürfelt hat."}}},
    {ruling::R_CC_EXPLORE,
     {clause::CC_15},
     {"Who draws the tokens, and in which order are they laid?",
      "Wer zieht die Zahlenchips, und in welcher Reihenfolge liegen sie?"},
     {{"The previous seat draws; westernmost hexes come first, then northernmost (lowest q, then lowest r).",
       "Der Sitz davor zieht; zuerst die westlichen, dann die nördlichen Felder (kleinstes q, dann kleinstes r)."},
      {"The previous seat draws; the settlement's owner orders the hexes.",
       "Der Sitz davor zieht; der Besitzer der Siedlung ordnet die Felder."}}},
    {ruling::R_CC_FATE,
     {clause::CC_16},
     {"Does every knight bring a fate throw?", "Folgt auf jede Ritterkarte ein Schicksalswurf?"},
     {{"Yes, always; after a catastrophe the robber stays where he is.",
       "Ja, immer; nach einer Katastrophe bleibt der Räuber stehen."},
      {"Only if the player wants one.", "Nur wenn der Spieler will."}}},
    {ruling::R_CC_ROUND,
     {clause::CC_17},
     {"How long does the round of a natural catastrophe last?",
      "Wie lange dauert die Spielrunde einer Naturkatastrophe?"},
     {{"Until the next turn of the player who caused it.", "Bis zum nächsten Zug dessen, der sie ausgelöst hat."},
      {"Through the whole next round.", "Die ganze folgende Spielrunde."}}},
    {ruling::R_CC_DESTROY,
     {clause::CC_18},
     {"What does destroyed mean?", "Was heißt zerstört?"},
     {{"Removed from the board.", "Vom Spielfeld entfernt."}, {"Dropped by one level.", "Um eine Stufe gesenkt."}}},
};

}  // namespace

std::span<const RulingInfo> ccmRulings() {
    return kCcmRulings;
}

}  // namespace engine::data
