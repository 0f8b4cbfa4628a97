// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr RulingInfo kMonopolistsRulings[] = {
    {ruling::R_MO_MAP,
     {clause::MO_1},
     {"How many hexes has the Exchange?", "Wie viele Felder hat die Börse?"},
     {{"Two mountains and two gold fields.", "Zwei Gebirge und zwei Goldfelder."},
      {"Two in all: one mountains hex and one gold field.", "Zwei insgesamt: ein Gebirge und ein Goldfeld."}}},
    {ruling::R_MO_FACTORY,
     {clause::MO_6},
     {"Is a factory worth a point?", "Zählt eine Fabrik einen Siegpunkt?"},
     {{"No. Each rolled hex brings a single card; the robber's hex does not set it off and cannot be chosen.",
       "Nein. Sie bringt je gewürfeltem Feld eine Karte; das Räuberfeld löst nichts aus und ist nicht wählbar."},
      {"Yes, one; its yields are the same.", "Ja, einen; der Ertrag ist derselbe."}}},
    {ruling::R_MO_WALLS,
     {clause::MO_7},
     {"How many city walls are allowed?", "Wie viele Stadtmauern sind erlaubt?"},
     {{"Three for each player, one for each city.", "Drei je Spieler, eine je Stadt."},
      {"Three for each city.", "Drei je Stadt."}}},
    {ruling::R_MO_WALL_HAND,
     {clause::MO_7, clause::B_8},
     {"Does a city wall raise the hand limit?", "Erhöht eine Stadtmauer die Handkartengrenze?"},
     {{"Yes, by two.", "Ja, um zwei."}, {"No.", "Nein."}}},
    {ruling::R_MO_ROUTE,
     {clause::MO_11},
     {"When may a road or ship be taken over?", "Wann darf eine Straße oder ein Schiff feindlich übernommen werden?"},
     {{"When the new piece would be legal there by the base rules.",
       "Wenn das neue Stück dort nach den Grundregeln erlaubt wäre."},
      {"Whenever an own route adjoins.", "Sobald eine eigene Verbindung anliegt."}}},
    {ruling::R_MO_RELOCATE,
     {clause::MO_12},
     {"Where may the victim set the free settlement?", "Wohin darf das Opfer seine freie Siedlung setzen?"},
     {{"On a site that keeps the distance rule and has an own route.",
       "Auf einen Bauplatz mit Abstandsregel und eigener Verbindung."},
      {"On any site that keeps the distance rule.", "Auf jeden Bauplatz, der die Abstandsregel einhält."}}},
    {ruling::R_MO_ROBBER,
     {clause::MO_14},
     {"Which takeovers chase the robber away, and where to?",
      "Welche Feindlichen Übernahmen vertreiben den Räuber, und wohin?"},
     {{"Cities and factories too; the taker picks the desert.",
       "Auch die von Städten und Fabriken; wer sie durchführt, wählt die Wüste."},
      {"Settlements only.", "Nur die von Siedlungen."}}},
    {ruling::R_MO_CONTINENT,
     {clause::MO_15, clause::MO_3},
     {"To which continent does a site between two belong?",
      "Zu welchem Kontinent gehört ein Bauplatz zwischen zweien?"},
     {{"To each that it touches; deserts belong to none.", "Zu jedem, den er berührt; Wüsten gehören zu keinem."},
      {"The same, but founding is allowed only where a single continent is touched.",
       "Ebenso, doch gegründet wird nur, wo ein einziger berührt wird."}}},
    {ruling::R_MO_END,
     {clause::MO_20},
     {"Which score wins?", "Welche Siegzahl gilt?"},
     {{"14 points.", "14 Siegpunkte."}, {"More than 14 points.", "Mehr als 14 Siegpunkte."}}},
};

}  // namespace

std::span<const RulingInfo> monopolistsRulings() {
    return kMonopolistsRulings;
}

}  // namespace engine::data
