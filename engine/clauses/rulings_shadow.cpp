// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr RulingInfo kShadowRulings[] = {
    {ruling::R_SW_SIDES,
     {clause::SW_2},
     {"How are the six sides of the board numbered?", "Wie werden die sechs Spielfeldseiten gezählt?"},
     {{"Clockwise, the top one being 1.", "Im Uhrzeigersinn, die obere ist die 1."},
      {"As the players agree.", "Wie es die Spieler vereinbaren."}}},
    {ruling::R_SW_ROBBER,
     {clause::SW_2},
     {"The desert has been removed. Where does the robber start?", "Die Wüste ist entfernt. Wo beginnt der Räuber?"},
     {{"On one of the removed hexes.", "Auf einem entfernten Feld."},
      {"Where the players put him.", "Wo ihn die Spieler hinstellen."}}},
    {ruling::R_SW_EDGE,
     {clause::SW_3},
     {"Which crossings and sides are closed?", "Welche Kreuzungen und Wege sind gesperrt?"},
     {{"Those of the removed hexes themselves.", "Die der entfernten Felder selbst."},
      {"All those of hexes next to a removed one as well.", "Auch alle an Feldern neben einem entfernten."}}},
    {ruling::R_SW_KNIGHT,
     {clause::SW_6},
     {"When may the robber go to a removed hex for a resource?",
      "Wann darf der Räuber für einen Rohstoff auf ein entferntes Feld?"},
     {{"On a rolled 7 only.", "Nur bei einer gewürfelten 7."},
      {"After a knight too.", "Auch nach einer Ritterkarte."}}},
    {ruling::R_SW_DISCARD,
     {clause::SW_8, clause::B_8},
     {"Does a 7 in a fictional turn make players discard?", "Muss bei einer 7 im fiktiven Zug abgegeben werden?"},
     {{"Yes, hands above the limit are halved.", "Ja, zu große Hände werden halbiert."}, {"No.", "Nein."}}},
    {ruling::R_SW_POINTS,
     {clause::SW_8, clause::SW_9, clause::SW_10},
     {"Which points are compared?", "Welche Siegpunkte werden verglichen?"},
     {{"Those that lie open.", "Die offen liegenden."}, {"Hidden ones as well.", "Auch die verborgenen."}}},
    {ruling::R_SW_BID,
     {clause::SW_9},
     {"How is the bidding done?", "Wie wird geboten?"},
     {{"In turn, fewer points first (a die breaks ties), until one passes; the first offer may equal the other's, and "
       "after a pass the other may still open.",
       "Abwechselnd, wer weniger Siegpunkte hat, zuerst (bei Gleichstand würfeln), bis einer passt; das erste Angebot "
       "darf gleich hoch sein, und nach einem Passen darf der andere noch eröffnen."},
      {"Both at the same time.", "Beide gleichzeitig."}}},
};

}  // namespace

std::span<const RulingInfo> shadowRulings() {
    return kShadowRulings;
}

}  // namespace engine::data
