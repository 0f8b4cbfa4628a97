// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr Bilingual kJokers = heading("Rohstoffjoker");

constexpr ClauseInfo kDiceClauses[] = {
    {clause::WP_1,
     heading("Vorbereitung; Vorbemerkung"),
     {"Sheet, dice and costs", "Spielblatt, Würfel und Kosten"},
     {"Two to four players, a sheet for each, six dice showing the five resources and gold. Throw up to three times, "
      "keeping whichever dice you like; two gold stand for one resource of choice. Road brick and lumber; settlement "
      "brick, lumber, wool and grain; city three ore and two grain; knight ore, wool and grain.",
      "Zwei bis vier Spieler, jeder mit einem Spielblatt, dazu sechs Würfel mit den fünf Rohstoffen und Gold. Bis zu "
      "drei Würfe, dabei darf man beliebige Würfel liegen lassen; zwei Gold gelten als ein beliebiger Rohstoff. "
      "Straße: Lehm, Holz; Siedlung: Lehm, Holz, Wolle, Getreide; Stadt: drei Erz, zwei Getreide; Ritter: Erz, Wolle, "
      "Getreide."}},
    {clause::WP_2,
     heading("Spielstart"),
     {"Three dice at first", "Anfangs drei Würfel"},
     {"The start player's first turn uses three dice, the next player's four, and so on; once somebody has thrown six, "
      "every turn from then on uses six.",
      "Der Startspieler beginnt mit drei Würfeln, der nächste hat vier und so fort; sobald einer sechs hatte, würfeln "
      "von da an alle immer mit sechs."}},
    {clause::WP_3,
     heading("Spielziel; Die Siegpunkte"),
     {"Aim and points", "Ziel und Siegpunkte"},
     {"The first to reach ten points wins. A settlement is one, a city two; single roads and knights are none. Points "
      "from buildings are crossed off in the ten boxes.",
      "Wer zuerst zehn Siegpunkte erreicht, gewinnt. Eine Siedlung zählt einen, eine Stadt zwei; einzelne Straßen und "
      "Ritter zählen nichts. Punkte aus Bauwerken werden in den zehn Kästchen abgestrichen."}},
    {clause::WP_4,
     heading("Die Bauregeln"),
     {"Order of building", "Reihenfolge beim Bauen"},
     {"Roads grow along the sheet from the start road. Connected settlements may be built in any order, and so may "
      "connected cities; knights in any order at all.",
      "Straßen wachsen auf dem Spielblatt von der Startstraße weiter. Angeschlossene Siedlungen baut man in beliebiger "
      "Folge, angeschlossene Städte ebenso; Ritter ganz frei."}},
    {clause::WP_5,
     kJokers,
     {"Resource jokers", "Rohstoffjoker"},
     {"When the throwing is done, one die may be turned to the resource below a knight that has been built. Any number "
      "of jokers may be used in a turn, each of them once per game; cross it out.",
      "Nach dem Würfeln darf ein Würfel auf den Rohstoff unter einem gebauten Ritter gedreht werden. In einem Zug sind "
      "beliebig viele Rohstoffjoker erlaubt, jeder aber nur einmal im Spiel; er wird durchgestrichen."}},
    {clause::WP_6,
     kJokers,
     {"Desert jokers", "Joker in der Wüste"},
     {"Each of the two desert jokers gives any resource, but only once both knights above it stand.",
      "Die beiden Joker in den Wüsten geben jeden Rohstoff her, doch erst wenn beide Ritter darüber gebaut sind."}},
    {clause::WP_7,
     heading("Längste Straße"),
     {"Longest road", "Längste Straße"},
     {"The first to build the road with the cross has five in a row and takes the longest road, two points. It goes to "
      "another only for a really longer line; side branches are not counted.",
      "Wer zuerst die angekreuzte Straße baut, hat fünf in einer Reihe und nimmt die Längste Straße, zwei Siegpunkte. "
      "Sie wechselt nur für einen wirklich längeren Zug; Abzweigungen zählen nicht."}},
    {clause::WP_8,
     heading("Größte Rittermacht"),
     {"Largest army", "Größte Rittermacht"},
     {"The first player with three knights takes the largest army, two points, and keeps it until somebody has built "
      "more knights.",
      "Wer als Erster drei Ritter hat, nimmt die Größte Rittermacht, zwei Siegpunkte, und behält sie, bis jemand mehr "
      "Ritter gebaut hat."}},
    {clause::WP_9,
     heading("Spielende"),
     {"End at ten", "Ende bei zehn"},
     {"The tenth point ends the game on the spot, and its owner has won.",
      "Der zehnte Siegpunkt beendet das Spiel auf der Stelle; wer ihn hat, ist Sieger."}},
    {clause::WP_10,
     heading("Vorbereitung"),
     {"The sheet as data", "Das Spielblatt als Daten"},
     {"The picture of the sheet is lost. Its roads, building sites, knights, jokers and the cross are data that can be "
      "edited to match the sheet on the table.",
      "Das Bild des Spielblatts ist verloren. Straßen, Bauplätze, Ritter, Joker und Kreuz sind Daten, die sich dem "
      "Blatt auf dem Tisch anpassen lassen."}},
};

}  // namespace

std::span<const ClauseInfo> diceGamePlusClauses() {
    return kDiceClauses;
}

}  // namespace engine::data
