// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr ClauseInfo kCcmClauses[] = {
    {clause::CC_1,
     heading("§ 1"),
     {"Scope", "Geltung"},
     {"The additional rules hold only as far as they were agreed on. Wherever they say nothing else, the base rules "
      "stand.",
      "Die Zusatzregeln gelten nur, soweit sie vereinbart sind. Wo sie nichts anderes sagen, bleibt es bei den "
      "Grundregeln."}},
    {clause::CC_2,
     heading("§ 2 (1), (2)"),
     {"Voting before the game", "Abstimmung vor dem Spiel"},
     {"Before the game there is a vote on each rule by itself, won by simple majority. On a tie a die decides; the "
      "oldest player says how, with even chances for yes and no.",
      "Vor dem Spiel wird über jede Regel einzeln abgestimmt; die einfache Mehrheit genügt. Bei Gleichstand "
      "entscheidet der Würfel nach einem Verfahren des ältesten Spielers, mit gleichen Aussichten für Ja und Nein."}},
    {clause::CC_3,
     heading("§ 2 (3)"),
     {"Main rules apply by themselves", "Hauptregeln gelten von selbst"},
     {"The main rules, §§ 4 to 8 and 10, are in force unless a vote of the same kind removes them. The explorer of § 9 "
      "needs a vote in favour.",
      "Die Hauptregeln, §§ 4 bis 8 und 10, gelten, wenn keine ebensolche Abstimmung sie streicht. Der Entdecker aus § "
      "9 muss hineingewählt werden."}},
    {clause::CC_4,
     heading("§ 3"),
     {"For one game", "Für ein Spiel"},
     {"What was adopted holds for a single game. It can end early only by a unanimous decision after a finished turn "
      "and without effect on what has happened; nothing can be brought in later.",
      "Was eingeführt ist, gilt für ein einziges Spiel. Vorzeitig aufheben können es nur alle gemeinsam, nach einem "
      "beendeten Zug und ohne Wirkung auf Vergangenes; nachträglich kommt nichts hinzu."}},
    {clause::CC_5,
     heading("§ 4"),
     {"Larger board", "Vergrößertes Spielfeld"},
     {"A larger board is made by putting several complete sets together. Sea hexes may be left out provided each "
      "resource keeps the same number of special harbours.",
      "Ein größeres Spielfeld entsteht aus mehreren vollständigen Spielen. Wasserfelder dürfen fehlen, wenn für alle "
      "Rohstoffe gleich viele Spezialhäfen übrig sind."}},
    {clause::CC_6,
     heading("§ 4a"),
     {"First round without discards", "Erste Runde ohne Abgabe"},
     {"In the first round of turns a 7 makes nobody discard.",
      "In der ersten Spielrunde muss bei einer 7 niemand Karten abgeben."}},
    {clause::CC_7,
     heading("§ 5 (1)"),
     {"Winning score", "Siegzahl"},
     {"The table may choose a winning score other than that of the base rules; then the special cards change with it. "
      "Fractions are always rounded down.",
      "Die Siegzahl darf von den Grundregeln abweichen; dann ändern sich auch die Sonderkarten. Brüche werden immer "
      "abgerundet."}},
    {clause::CC_8,
     heading("§ 5 (2)"),
     {"Knights needed", "Ritterzahl"},
     {"With a winning score of 20 and above, a fifth of it is the number of knights that first earns the largest army.",
      "Ab einer Siegzahl von 20 ist ein Fünftel davon die Ritterzahl, mit der man die Größte Rittermacht erstmals "
      "bekommt."}},
    {clause::CC_9,
     heading("§ 5 (3)"),
     {"Road length needed", "Straßenzahl"},
     {"With a winning score of 18 and above, a third of it is the length that first earns the longest road.",
      "Ab einer Siegzahl von 18 ist ein Drittel davon die Straßenzahl, mit der man die Längste Handelsstraße erstmals "
      "bekommt."}},
    {clause::CC_10,
     heading("§ 5 (4), (5)"),
     {"Value of special cards", "Wert der Sonderkarten"},
     {"Largest army and longest road are each worth a fifth of the winning score. From 20 points and four players on, "
      "second cards may be added for the second largest army and the second longest road at half that value. Knights "
      "and length needed count for the first time a card is earned; holding and passing it on follow the base rules.",
      "Größte Rittermacht und Längste Handelsstraße sind je ein Fünftel der Siegzahl wert. Ab 20 Siegpunkten und vier "
      "Spielern darf es auch Karten für Zweitgrößte Rittermacht und Zweitlängste Handelsstraße geben, zum halben Wert. "
      "Ritterzahl und Straßenzahl gelten für den ersten Erwerb; Besitz und Wechsel folgen den Grundregeln."}},
    {clause::CC_11,
     heading("Anhang"),
     {"Table of winning scores", "Tabelle der Siegzahlen"},
     {"The appendix lists knights needed and road length for scores from 15 to 50 and agrees with the formulas of § 5; "
      "the knights column is the cards' value as well. Below 15 value and knights differ: three knights remain, while "
      "the value is a fifth.",
      "Der Anhang nennt Ritterzahl und Straßenzahl für Siegzahlen von 15 bis 50, wie § 5 sie ergibt; die Ritterzahl "
      "ist dort zugleich der Wert der Karten. Unter 15 trennen sich beide: Es bleibt bei drei Rittern, der Wert ist "
      "ein Fünftel."}},
    {clause::CC_12,
     heading("§ 6"),
     {"Bridge", "Brücke"},
     {"Having reached a corner of a land hex with a building or route, a player may bridge to the corner right across; "
      "over a sea hex only if both corners touch land. It costs five brick and five lumber and five roads from the "
      "supply, scores one point, otherwise counts as a single road, and each hex bears only one.",
      "Wer eine Ecke eines Landfelds mit Bauwerk oder Verbindung erschlossen hat (Pol), darf eine Brücke zur Ecke "
      "genau gegenüber schlagen (Gegenpol); über ein Wasserfeld nur, wenn beide Ecken Land berühren. Sie kostet fünf "
      "Lehm und fünf Holz sowie fünf Straßen aus dem Vorrat, bringt einen Siegpunkt, gilt sonst als eine Straße, und "
      "je Feld gibt es nur eine."}},
    {clause::CC_13,
     heading("§ 7"),
     {"Capital", "Hauptstadt"},
     {"Each player may develop one city into a capital: four points, four cards from each hex. The price is a "
      "settlement and a city together, that is brick, lumber, wool, three grain and three ore, and one more city piece "
      "leaves the supply.",
      "Jeder darf eine einzige Stadt zur Hauptstadt ausbauen: vier Siegpunkte, vierfacher Ertrag. Sie kostet Siedlung "
      "und Stadt zusammen, also Lehm, Holz, Wolle, drei Getreide und drei Erz, und eine weitere Stadt geht aus dem "
      "Vorrat."}},
    {clause::CC_14,
     heading("§ 8"),
     {"Boycott", "Boykott"},
     {"A player who rolls a 7 and sets the robber beside anybody's buildings can be boycotted; it comes into force "
      "when the following roll for yields, by the next player, is a 7 as well. Under a boycott there are no knights "
      "and no trade, with the bank or with players, until the player, in the own turn, pays the bank seven resource "
      "cards of choice.",
      "Wer eine 7 würfelt und den Räuber auf ein Landfeld mit Bauwerken setzt, kann boykottiert werden; wirksam wird "
      "es, wenn auch der nächste Spieler eine 7 würfelt. Im Boykott gibt es keine Ritterkarten und keinen Außen- oder "
      "Binnenhandel, bis der Betroffene in seinem Zug sieben Rohstoffkarten nach Wahl an die Bank abgibt."}},
    {clause::CC_15,
     heading("§ 9"),
     {"Explorer", "Entdecker"},
     {"After founding, a land hex receives its number token only when a settlement touches it. The new tokens are "
      "drawn unseen by whoever had the turn ahead of the owner of the newest settlement.",
      "Erst nach der Gründungsphase, und erst wenn eine Siedlung es berührt, erhält ein Landfeld seinen Zahlenchip. "
      "Gezogen werden neue Zahlenchips verdeckt von dem, der vor dem Besitzer der jüngsten Siedlung am Zug war."}},
    {clause::CC_16,
     heading("§ 10 (1)"),
     {"Catastrophes: fate throw", "Katastrophen: Schicksalswurf"},
     {"Right after playing a knight the player throws two dice. On a double or a 7 a catastrophe breaks out: the card "
      "is a knight no longer and leaves the game. Otherwise it works as always.",
      "Gleich nach einer Ritterkarte wirft ihr Spieler zwei Würfel. Bei Pasch oder 7 bricht eine Katastrophe aus: Die "
      "Karte ist kein Ritter mehr und verlässt das Spiel. Sonst wirkt sie wie immer."}},
    {clause::CC_17,
     heading("§ 10 (2)"),
     {"Natural catastrophes", "Naturkatastrophen"},
     {"A double wipes out one resource's yields for a round: ones lumber (bark beetle), twos wool (scrapie), threes "
      "grain (hail), fours brick (landslide), fives ore (mine accident). Double six is a storm tide: for a round "
      "nobody trades with bank or harbours.",
      "Ein Pasch vernichtet für eine Spielrunde die Erträge eines Rohstoffs: Einser Holz (Borkenkäfer), Zweier Wolle "
      "(Scrapie), Dreier Getreide (Hagel), Vierer Lehm (Erdrutsch), Fünfer Erz (Minenunglück). Der Sechserpasch ist "
      "eine Sturmflut: eine Spielrunde lang kein Außenhandel."}},
    {clause::CC_18,
     heading("§ 10 (3)"),
     {"Social upheaval", "Soziale Verwerfungen"},
     {"A 7 as fate throw hits one kind of building: 1 and 6 capitals (coup), 2 and 5 cities (plague), 3 and 4 "
      "settlements (flight from the towns). Another throw names the number; all of that kind at hexes with this number "
      "are destroyed, whoever owns them. If it is again a 7, nothing is hit.",
      "Eine 7 im Schicksalswurf trifft eine Art von Bauwerken: 1 und 6 Hauptstädte (Putsch), 2 und 5 Städte (Pest), 3 "
      "und 4 Siedlungen (Stadtflucht). Ein weiterer Wurf nennt die Zahl; alle dieser Art an Feldern mit ihr werden "
      "zerstört, gleich wem sie gehören. Fällt wieder eine 7, trifft es nichts."}},
    {clause::CC_19,
     heading("§ 10 (4)"),
     {"Averting it", "Abwenden"},
     {"Who played the card may avert the upheaval, between the fate throw and the throw for the number. The card is "
      "gone even so.",
      "Wer die Karte gespielt hat, darf die soziale Verwerfung abwenden, und zwar zwischen Schicksalswurf und "
      "Zahlenwurf. Die Karte ist trotzdem verloren."}},
};

}  // namespace

std::span<const ClauseInfo> ccmClauses() {
    return kCcmClauses;
}

}  // namespace engine::data
