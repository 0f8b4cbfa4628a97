// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr Bilingual kSetUp = heading("Aufbau");
constexpr Bilingual kPlay = heading("Spiel");
constexpr Bilingual kFictional = heading("Fiktive Spielzüge");

constexpr ClauseInfo kShadowClauses[] = {
    {clause::SW_1,
     heading("Einleitung"),
     {"Two real, two fictional", "Zwei echte, zwei fiktive"},
     {"Two people play, and two fictional players with them, who own neither pieces nor cards.",
      "Zwei Menschen spielen mit zwei fiktiven Spielern, die weder Steine noch Karten besitzen."}},
    {clause::SW_2,
     kSetUp,
     {"Removing hexes", "Felder entfernen"},
     {"Once the board is built, its sides are numbered 1 to 6 and both dice are thrown. Along each side thrown, three "
      "land hexes leave with their tokens: six in all, or five if the sides touch. On a double two rows of that side "
      "go, three and four, which makes seven.",
      "Steht das Spielfeld, werden seine Seiten von 1 bis 6 gezählt und beide Würfel geworfen. An jeder gewürfelten "
      "Spielfeldseite gehen drei Landfelder samt Zahlenchips: sechs, bei angrenzenden Seiten fünf. Beim Pasch gehen an "
      "dieser Seite zwei Reihen, drei und vier, also sieben."}},
    {clause::SW_3,
     kSetUp,
     {"No building at the gap", "Kein Bau an der Lücke"},
     {"The crossings and sides that border removed hexes are closed to building. Harbours that nobody can reach any "
      "more are out of play.",
      "Kreuzungen und Wege, die an entfernte Felder grenzen, sind für jeden Bau gesperrt. Häfen, die niemand mehr "
      "erreicht, sind aus dem Spiel."}},
    {clause::SW_4,
     kSetUp,
     {"Throwing again", "Noch einmal würfeln"},
     {"If the throw would cost too many good numbers, both may agree on another; this is advised when two tokens with "
      "6 or 8 would leave.",
      "Kostet der Wurf zu viele gute Zahlen, können sich beide auf einen neuen einigen; geraten wird dazu, wenn zwei "
      "Zahlenchips mit 6 oder 8 gingen."}},
    {clause::SW_5,
     kPlay,
     {"Founding and trade", "Gründung und Handel"},
     {"Founding and turns are as always. Fictional players do not trade with you.",
      "Gründung und Züge bleiben wie gewohnt. Mit fiktiven Spielern wird nicht gehandelt."}},
    {clause::SW_6,
     kPlay,
     {"Robber on a removed hex", "Räuber im entfernten Feld"},
     {"On a 7 the robber may go to a removed hex. No yield is lost there, and the player throws a die for a resource: "
      "1 to 5 stand for one each, always the same, 6 brings nothing.",
      "Bei einer 7 darf der Räuber auf ein entferntes Feld. Dort hält er keinen Ertrag auf, und der Spieler erwürfelt "
      "einen Rohstoff: 1 bis 5 stehen fest für je einen, bei 6 geht er leer aus."}},
    {clause::SW_7,
     kPlay,
     {"Monopoly", "Monopol"},
     {"A monopoly card also draws on the fictional players: throw two dice, take two off each without going below "
      "zero, and add what is left. That many cards of the resource come on top of those of the real opponent.",
      "Das Monopol trifft auch die fiktiven Spieler: zwei Würfel werfen, von jedem zwei abziehen, aber nie unter null, "
      "den Rest zusammenzählen. So viele Karten des Rohstoffs kommen zu denen des echten Gegners hinzu."}},
    {clause::SW_8,
     kFictional,
     {"A fictional turn", "Fiktiver Zug"},
     {"After each own turn the player takes one for a fictional player, which begins with the roll for yields. On a 7 "
      "the player with fewer points (a die breaks ties) may send the robber to any land hex that is left and steal a "
      "card next to it, which is handed to the bank.",
      "Nach jedem eigenen Zug folgt einer für einen fiktiven Spieler; er beginnt mit dem Wurf für die Erträge. Bei "
      "einer 7 darf, wer weniger Siegpunkte hat (bei Gleichstand entscheidet ein Würfel), den Räuber auf ein noch "
      "vorhandenes Landfeld setzen und dort eine Karte rauben; sie geht an die Bank."}},
    {clause::SW_9,
     kFictional,
     {"Auction of a card", "Versteigerung einer Karte"},
     {"Next a die offers a card: 1 to 5 its resource, none on a 6. Every player below eight points may put one card "
      "down openly for it, and if both do, they may add more. The higher bid wins the card and is paid to the bank; "
      "the other is taken back by its owner.",
      "Danach bietet ein Würfel eine Karte an: 1 bis 5 deren Rohstoff, bei 6 keine. Wer unter acht Siegpunkten hat, "
      "darf eine Karte offen dafür hinlegen; tun es beide, dürfen sie nachlegen. Das höhere Angebot zahlt an die Bank "
      "und bekommt die Karte, das andere nimmt man zurück."}},
    {clause::SW_10,
     kFictional,
     {"Equal bids", "Gleiche Angebote"},
     {"If the bids are equal, the player with fewer points gets the card; if those are equal too, a die decides. Once "
      "it has been thrown, bids stand.",
      "Sind die Angebote gleich, bekommt die Karte, wer weniger Siegpunkte hat; sind auch diese gleich, entscheidet "
      "ein Würfel. Ist er gefallen, bleiben die Angebote, wie sie sind."}},
    {clause::SW_11,
     heading("Ende des Spiels"),
     {"End at ten", "Ende bei zehn"},
     {"As usual the game is over as soon as one of the two players has ten points.",
      "Wie immer ist Schluss, sobald einer der beiden zehn Siegpunkte hat."}},
};

}  // namespace

std::span<const ClauseInfo> shadowClauses() {
    return kShadowClauses;
}

}  // namespace engine::data
