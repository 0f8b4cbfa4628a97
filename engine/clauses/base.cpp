// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr Bilingual kBase{"base rules", "Grundregeln"};
constexpr Bilingual kFiveSix{"base rules, 5–6 players", "Grundregeln, 5–6 Spieler"};
constexpr Bilingual kSeafarers{"Seafarers, as far as needed", "Seefahrer, soweit gebraucht"};

constexpr ClauseInfo kBaseClauses[] = {
    {clause::B_1,
     kBase,
     {"The board", "Das Spielfeld"},
     {"With three or four players the island has 19 land hexes (forest, pasture and fields four each, hills and "
      "mountains three each, one desert), 18 number tokens (one 2, one 12, two of every other number but 7) and nine "
      "harbours: four 3:1 and one 2:1 per resource. With five or six it has 30 land hexes (six, six, six, five, five "
      "and two deserts), 28 tokens (two 2s, two 12s, three of the others) and eleven harbours, five of them 3:1 and "
      "two special ones for wool.",
      "Zu dritt oder viert hat die Insel 19 Landfelder (je vier Wald, Weideland und Ackerland, je drei Hügelland und "
      "Gebirge, eine Wüste), 18 Zahlenchips (2 und 12 einfach, sonst außer der 7 alles doppelt) und neun Häfen: vier "
      "3:1-Häfen und je Rohstoff einen Spezialhafen. Zu fünft oder sechst sind es 30 Landfelder (sechs, sechs, sechs, "
      "fünf, fünf und zwei Wüsten), 28 Zahlenchips (2 und 12 doppelt, sonst dreifach) und elf Häfen, davon fünf "
      "3:1-Häfen und zwei Spezialhäfen für Wolle."}},
    {clause::B_2,
     kBase,
     {"Supply and costs", "Vorrat und Baukosten"},
     {"Each player has 15 roads, 5 settlements and 4 cities. A road costs brick and lumber; a settlement brick, "
      "lumber, wool and grain; a city three ore and two grain; a development card ore, wool and grain. The bank holds "
      "19 cards of each resource (24 with five or six players) and 25 development cards: 14 knights, 5 victory points "
      "and two each of road building, year of plenty and monopoly (34: 20, 5 and three each).",
      "Jeder Spieler hat 15 Straßen, 5 Siedlungen und 4 Städte. Eine Straße kostet Lehm und Holz, eine Siedlung Lehm, "
      "Holz, Wolle und Getreide, eine Stadt drei Erz und zwei Getreide, eine Entwicklungskarte Erz, Wolle und "
      "Getreide. Die Bank hat 19 Karten je Rohstoff (zu fünft und sechst 24) und 25 Entwicklungskarten: 14 Ritter, 5 "
      "Siegpunkte und je zweimal Straßenbau, Erfindung und Monopol (34: 20, 5 und je drei)."}},
    {clause::B_3,
     kBase,
     {"Founding", "Gründungsphase"},
     {"Everybody founds twice: once around the table, then once back in reverse order, each time a settlement with a "
      "road next to it. The second settlement brings its owner one card from every hex that it touches.",
      "Jeder gründet zweimal, erst reihum, dann in umgekehrter Reihenfolge: jedes Mal eine Siedlung mit einer "
      "anliegenden Straße. Für die zweite Siedlung gibt es aus jedem angrenzenden Feld eine Karte."}},
    {clause::B_4,
     kBase,
     {"Distance rule", "Abstandsregel"},
     {"A settlement may be built only where none of the neighbouring crossings holds a building. Once founding is "
      "over, an own route must lead to the crossing.",
      "Eine Siedlung darf nur stehen, wo auf keiner der benachbarten Kreuzungen ein Bauwerk steht. Nach der "
      "Gründungsphase muss eine eigene Verbindung zur Kreuzung führen."}},
    {clause::B_5,
     kBase,
     {"Where roads go", "Straßen anlegen"},
     {"A road needs a free side next to one of its owner's buildings or routes. It cannot be carried on through a "
      "crossing where somebody else's building stands.",
      "Eine Straße braucht einen freien Weg neben einem eigenen Bauwerk oder einer eigenen Verbindung. Über eine "
      "Kreuzung mit fremdem Bauwerk hinweg wird nicht weitergebaut."}},
    {clause::B_6,
     kBase,
     {"Building a city", "Eine Stadt bauen"},
     {"A city is built only in place of one's own settlement; the settlement piece returns to its owner's supply.",
      "Eine Stadt ersetzt immer eine eigene Siedlung; die Siedlung kommt zurück in den Vorrat."}},
    {clause::B_7,
     kBase,
     {"Production", "Erträge"},
     {"When a hex's number is rolled, every settlement at it earns one card and every city two; under the robber it "
      "yields nothing. Where the bank has too few cards of a resource for all who are owed it, nobody gets any of it; "
      "if only one player is owed it, that player takes what is there.",
      "Fällt die Zahl eines Feldes, bringt es jeder Siedlung eine und jeder Stadt zwei Karten; unter dem Räuber "
      "nichts. Reicht ein Rohstoff in der Bank nicht für alle, bekommt ihn niemand; steht er nur einem Spieler zu, "
      "nimmt dieser den Rest."}},
    {clause::B_8,
     kBase,
     {"Rolling a seven", "Die Sieben"},
     {"On a 7 everybody with more than seven cards in hand gives up half of them, rounded down. Then the player who "
      "rolled moves the robber to a different land hex and may draw a card unseen from one player with a building "
      "there.",
      "Bei einer 7 gibt jeder mit mehr als sieben Karten die Hälfte ab, abgerundet. Dann versetzt der Spieler am Zug "
      "den Räuber auf ein anderes Landfeld und darf bei einem dort ansässigen Spieler eine Karte ungesehen ziehen."}},
    {clause::B_9,
     kBase,
     {"Trade", "Handel"},
     {"The bank swaps four equal cards for one, a 3:1 harbour three, a special harbour two of its resource. Players "
      "deal as they like among themselves, but one side is always the player whose turn it is.",
      "Die Bank gibt eine Karte für vier gleiche, ein 3:1-Hafen für drei, ein Spezialhafen für zwei seines Rohstoffs. "
      "Untereinander handeln die Spieler frei, doch immer ist der Spieler am Zug beteiligt."}},
    {clause::B_10,
     kBase,
     {"Development cards", "Entwicklungskarten"},
     {"One development card may be played each turn, even before the roll for yields, but never in the turn in which "
      "it was bought; victory points are exempt from both. A knight moves the robber and steals while nobody discards; "
      "road building gives two roads, year of plenty any two cards out of the bank, monopoly everybody's cards of a "
      "single resource.",
      "In jedem Zug darf eine Entwicklungskarte gespielt werden, auch vor dem Wurf für die Erträge, aber nicht im Zug "
      "ihres Kaufs; für Siegpunktkarten gilt beides nicht. Der Ritter versetzt den Räuber und raubt, ohne dass jemand "
      "abgibt; Straßenbau bringt zwei Straßen, Erfindung zwei Karten der Bank, Monopol alle Karten eines Rohstoffs von "
      "allen."}},
    {clause::B_11,
     kBase,
     {"Longest road", "Längste Handelsstraße"},
     {"Two points for the longest unbroken line of own routes, of five or more; each piece counts once, branches do "
      "not add up, and a foreign building on a crossing cuts the line. Whoever has the card keeps it on a tie; if its "
      "holder falls behind and others tie for first, it is laid aside.",
      "Zwei Siegpunkte für den längsten ununterbrochenen Zug eigener Verbindungen ab fünf; jedes Stück zählt einmal, "
      "Abzweigungen zählen nicht mit, ein fremdes Bauwerk auf einer Kreuzung trennt ihn. Bei Gleichstand bleibt die "
      "Karte, wo sie ist; fällt ihr Besitzer zurück und sind mehrere gleichauf vorn, wird sie beiseitegelegt."}},
    {clause::B_12,
     kBase,
     {"Largest army", "Größte Rittermacht"},
     {"Two points for the first player to lay down a third knight. The card moves on as soon as somebody has played "
      "more knights than its holder.",
      "Zwei Siegpunkte für den Ersten mit drei ausgespielten Ritterkarten. Die Karte wandert, sobald jemand mehr "
      "Ritterkarten ausgespielt hat als ihr Besitzer."}},
    {clause::B_13,
     kBase,
     {"Points and victory", "Siegpunkte und Sieg"},
     {"A settlement is worth one point, a city two; special cards and victory point cards are added. A player who has "
      "ten or more in the own turn wins at once.",
      "Eine Siedlung zählt einen Siegpunkt, eine Stadt zwei; Sonderkarten und Siegpunktkarten kommen dazu. Wer in "
      "seinem eigenen Zug zehn oder mehr hat, gewinnt sofort."}},
    {clause::B_14,
     kSeafarers,
     {"Ships and pirate", "Schiffe und Seeräuber"},
     {"A ship costs lumber and wool and goes on a side with sea, 15 per player, one piece on each side; it joins a "
      "road only at an own building. Once a turn a ship at the open end of a line may be moved unless it was built in "
      "that turn. No ship is built at the pirate's hex or moved to or away from it; on a 7 or a knight either robber "
      "or pirate moves, and the pirate steals from an owner of a ship there.",
      "Ein Schiff kostet Holz und Wolle und liegt auf einem Weg am Meer, 15 je Spieler, je Weg nur ein Stück; mit "
      "einer Straße hängt es nur an einem eigenen Bauwerk zusammen. Einmal je Zug darf ein Schiff vom offenen Ende "
      "einer Schiffslinie versetzt werden, wenn es nicht in diesem Zug gebaut wurde. Am Feld des Seeräubers wird kein "
      "Schiff gebaut und keines hin- oder wegversetzt; bei 7 oder Ritter zieht Räuber oder Seeräuber, und dieser raubt "
      "beim Besitzer eines Schiffs an seinem Feld."}},
    {clause::B_15,
     kFiveSix,
     {"Special building phase", "Außerordentliche Bauphase"},
     {"With five or six players all others may, in seat order, build and buy after each turn, without trading and "
      "without playing cards.",
      "Zu fünft und sechst dürfen nach jedem Zug alle anderen in Sitzreihenfolge bauen und kaufen, aber weder handeln "
      "noch Karten ausspielen."}},
};

}  // namespace

std::span<const ClauseInfo> baseClauses() {
    return kBaseClauses;
}

}  // namespace engine::data
