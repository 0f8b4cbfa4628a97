// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr Bilingual kArmies = heading("Einheiten und Armeen");
constexpr Bilingual kNuke = heading("Nuklearwaffe");
constexpr Bilingual kRobber = heading("Räuber und Pirat");
constexpr Bilingual kEnds = heading("Kapitulation / Komplette Vernichtung");
constexpr Bilingual kChanges = heading("Weitere Regeländerungen");
constexpr Bilingual kVariant = heading("Variante");

constexpr ClauseInfo kSoldiersClauses[] = {
    {clause::SA_1,
     heading("Allgemeines; Material"),
     {"Players and preparation", "Spieler und Vorbereitung"},
     {"For two to four players, more with expansions, with which it mixes freely. Take the victory point cards out of "
      "the development deck; the card for the largest army is not used.",
      "Für zwei bis vier Spieler, mit Erweiterungen mehr; sie lassen sich fast alle dazunehmen. Die Siegpunktkarten "
      "werden aussortiert, die Sonderkarte „Größte Rittermacht“ wird nicht gebraucht."}},
    {clause::SA_2,
     kChanges,
     {"Settlement and city", "Siedlung und Stadt"},
     {"Everybody starts the game with a settlement and a city instead of two settlements.",
      "Statt mit zwei Siedlungen beginnt jeder mit einer Siedlung und einer Stadt."}},
    {clause::SA_3,
     heading("Der Zug eines Spielers"),
     {"Four phases", "Vier Phasen"},
     {"A turn goes through four phases: roll and hand out yields; trade and build, which is when units are bought; "
      "move armies, transport ships and wagon trains; fight.",
      "Ein Zug hat vier Phasen: würfeln und Erträge ausgeben; handeln und bauen, dabei auch Einheiten kaufen; Armeen, "
      "Transportschiffe und Trosswagen bewegen; kämpfen."}},
    {clause::SA_4,
     kArmies,
     {"Buying units", "Einheiten kaufen"},
     {"Infantry, cavalry and artillery are bought in the build phase and put on a crossing with an own settlement or "
      "city. The source's price card is lost, so the prices belong to the game: set before it starts and shown as "
      "house prices.",
      "Infanterie, Kavallerie und Artillerie kauft man in der Bauphase und stellt sie auf eine Kreuzung mit eigener "
      "Siedlung oder Stadt. Die Baukostenkarte ist verloren; die Preise werden vor dem Spiel festgelegt und als "
      "Hauspreise gezeigt."}},
    {clause::SA_5,
     kArmies,
     {"What an army is", "Was eine Armee ist"},
     {"Whatever units share a crossing form one army, even a lone unit. No crossing ever holds two armies.",
      "Alle Einheiten auf derselben Kreuzung bilden eine Armee, auch eine einzelne. Nie stehen zwei Armeen auf einer "
      "Kreuzung."}},
    {clause::SA_6,
     kArmies,
     {"Moving armies", "Armeen bewegen"},
     {"In the movement phase each army goes three crossings for nothing; every step beyond costs one lumber and one "
      "grain. It follows the sides of the hexes, needs no road, may have been bought this turn, and must not end its "
      "way on a foreign settlement or city.",
      "In der Bewegungsphase zieht jede Armee drei Kreuzungen weit umsonst; jeder Schritt mehr kostet ein Holz und ein "
      "Getreide. Sie folgt den Wegen, braucht keine Straße, darf im selben Zug gekauft sein und darf nicht bei einer "
      "fremden Siedlung oder Stadt stehen bleiben."}},
    {clause::SA_7,
     kArmies,
     {"Armies at sea", "Armeen auf dem Meer"},
     {"Across water an army can only follow sides that carry a ship, no matter whose, or be carried by a transport "
      "ship (Explorers & Pirates).",
      "Über Wasser folgt eine Armee nur Wegen, auf denen ein Schiff liegt, gleich wem es gehört, oder sie fährt auf "
      "einem Transportschiff (Entdecker & Piraten)."}},
    {clause::SA_8,
     kArmies,
     {"What armies block", "Was Armeen sperren"},
     {"Others cannot build on through a crossing where an army stands, just as with a knight, and nobody may found a "
      "settlement where an opponent's army is. A line of routes is not broken by an army.",
      "Über eine Kreuzung mit Armee bauen andere nicht weiter, wie bei einem Ritter, und wo eine gegnerische Armee "
      "steht, entsteht keine Siedlung. Eine Handelsstraße wird von ihr nicht unterbrochen."}},
    {clause::SA_N1,
     kNuke,
     {"One nuclear weapon each", "Eine Nuklearwaffe je Spieler"},
     {"Once in the game each player may buy a nuclear weapon. Like a unit it is set up on a crossing with an own "
      "settlement or city.",
      "Einmal im Spiel darf jeder eine Nuklearwaffe kaufen. Sie kommt wie eine Einheit auf eine Kreuzung mit eigener "
      "Siedlung oder Stadt."}},
    {clause::SA_N2,
     kNuke,
     {"Firing and range", "Zünden und Reichweite"},
     {"It is fired in the owner's combat phase at a hex no more than six hexes away; sea in between does not matter.",
      "Gezündet wird in der eigenen Kampfphase auf ein Feld, das höchstens sechs Felder entfernt ist; Meer dazwischen "
      "stört nicht."}},
    {clause::SA_N3,
     kNuke,
     {"The hex goes dead", "Das Feld fällt aus"},
     {"The target hex is turned face down and brings no more yields until the game is over.",
      "Das getroffene Feld wird umgedreht und bringt bis zum Spielende keinen Ertrag mehr."}},
    {clause::SA_N4,
     kNuke,
     {"Buildings hit", "Getroffene Bauwerke"},
     {"Every building at the hex drops a level, the firer's too: a walled city loses one wall, a city without walls "
      "turns into a settlement, a settlement is taken off. A metropolis becomes a city and SA-K9 applies; that last "
      "step is inferred.",
      "Jedes Bauwerk am Feld sinkt um eine Stufe, auch ein eigenes: Eine Stadt mit Mauern verliert eine davon, ohne "
      "Mauern wird sie zur Siedlung, eine Siedlung kommt vom Spielfeld. Eine Metropole wird zur Stadt, wobei SA-K9 "
      "gilt; dieser letzte Schritt ist erschlossen."}},
    {clause::SA_N5,
     kNuke,
     {"What is spared", "Was verschont bleibt"},
     {"Armies come to no harm. The weapon itself is spent; routes remain, which is inferred.",
      "Armeen geschieht nichts. Die Waffe selbst ist verbraucht; Verbindungen bleiben liegen, das ist erschlossen."}},
    {clause::SA_R1,
     kRobber,
     {"Attacking the robber", "Den Räuber angreifen"},
     {"In the combat phase an army that touches the robber's hex may challenge him with one throw each: its usual die "
      "against a d6 thrown by the right-hand neighbour; units are never lost. If the army fails, a tie included, its "
      "owner pays the bank a resource of choice, if there is one; if it wins, its owner draws a card and may put the "
      "robber on whichever other land hex.",
      "In der Kampfphase darf eine Armee an einer Kreuzung des Räuberfelds den Räuber mit je einem Wurf angreifen: ihr "
      "üblicher Würfel gegen einen W6 des rechten Nachbarn; Einheiten gehen nicht verloren. Gewinnt der Räuber oder "
      "steht es gleich, zahlt der Angreifer der Bank einen Rohstoff seiner Wahl, wenn er einen hat; gewinnt die Armee, "
      "darf ihr Besitzer den Räuber auf ein beliebiges anderes Landfeld setzen und zieht eine Karte."}},
    {clause::SA_R2,
     kRobber,
     {"Attacking the pirate", "Den Seeräuber angreifen"},
     {"The pirate is attacked in the same way. In Explorers & Pirates the winner replaces an opponent's beaten pirate "
      "ship by one of its own.",
      "Der Seeräuber wird genauso angegriffen. Bei Entdecker & Piraten ersetzt der Sieger ein gegnerisches "
      "Piratenschiff durch ein eigenes."}},
    {clause::SA_R3,
     kRobber,
     {"Once per phase", "Einmal je Phase"},
     {"In one combat phase a player may attack the robber a single time and the pirate a single time.",
      "In einer Kampfphase darf man den Räuber ein einziges Mal und den Seeräuber ein einziges Mal angreifen."}},
    {clause::SA_W1,
     heading("Stadtmauern"),
     {"City walls", "Stadtmauern"},
     {"Walls stand under a city or metropolis of one's own, three at most under each. Every wall gives its city one "
      "more in defence and lets the owner keep two more cards on a 7.",
      "Mauern kommen unter eine eigene Stadt oder Metropole, höchstens drei unter jede. Jede stärkt die Verteidigung "
      "ihrer Stadt um eins und hebt die Handkartengrenze ihres Besitzers um zwei."}},
    {clause::SA_C1,
     kEnds,
     {"Capitulation", "Kapitulation"},
     {"Who capitulates gives the attacker all buildings, routes, units and cards (resource, development, progress) and "
      "leaves with half the points held at that moment, rounded up. The receiver scores the pieces at their worth; "
      "chips and cards that bring victory points go out of the game.",
      "Wer kapituliert, gibt dem Angreifer alle Bauwerke, Verbindungen, Einheiten und Karten (Rohstoffe, Entwicklung, "
      "Fortschritt) und scheidet mit der Hälfte seiner momentanen Siegpunkte aus, aufgerundet. Der Empfänger zählt, "
      "was die Steine wert sind; Siegpunktchips und Siegpunktkarten verlassen das Spiel."}},
    {clause::SA_C2,
     kEnds,
     {"Annihilation", "Komplette Vernichtung"},
     {"A player left with neither settlement nor city nor unit is out with no points at all, whatever chips are held. "
      "The player who took the last of them receives all resource, commodity, development and progress cards but no "
      "victory point cards; this is judged once the attacker has conquered or declined.",
      "Wer weder Siedlung noch Stadt noch Einheit mehr hat, scheidet mit null Siegpunkten aus, auch mit "
      "Siegpunktchips. Wer das Letzte davon vernichtet hat, erhält alle Rohstoffe, Handelswaren, Entwicklungs- und "
      "Fortschrittskarten, jedoch keine Siegpunktkarten; geprüft wird das, nachdem der Angreifer erobert oder "
      "verzichtet hat."}},
    {clause::SA_D1,
     kChanges,
     {"Drawing development cards", "Entwicklungskarten ziehen"},
     {"Development cards are never bought. Just before the movement phase one may be drawn by a player who has bought "
      "nothing at all this turn and played none; nobody holds more than four unplayed.",
      "Entwicklungskarten werden nie gekauft. Wer gar nichts gekauft und keine Entwicklungskarte gespielt hat, darf "
      "unmittelbar vor der Bewegungsphase eine ziehen, hält aber höchstens vier ungespielte."}},
    {clause::SA_D2,
     kChanges,
     {"Everything can be traded", "Alles ist handelbar"},
     {"Players may trade anything with each other, development cards and whole settlements or cities included; only "
      "what is on board a transport is excluded.",
      "Unter den Spielern ist alles handelbar, auch Entwicklungskarten und ganze Siedlungen oder Städte; nur was "
      "gerade befördert wird, bleibt außen vor."}},
    {clause::SA_D3,
     kChanges,
     {"Hand limit ten", "Handkartengrenze zehn"},
     {"When a 7 is rolled ten cards are safe instead of seven, and two more for every wall.",
      "Bei einer 7 sind zehn statt sieben Karten sicher, dazu zwei je Stadtmauer."}},
    {clause::SA_D4,
     kChanges,
     {"Cities without limit", "Städte ohne Grenze"},
     {"In large scenarios the number of cities is not limited by the pieces; settlements stay at five.",
      "In großen Szenarien ist die Zahl der Städte nicht durch den Vorrat begrenzt; bei Siedlungen bleibt es bei "
      "fünf."}},
    {clause::SA_E1,
     heading("Spielende"),
     {"End at thirteen", "Ende bei dreizehn"},
     {"The player whose turn it is wins with 13 points or more; combined with expansions the game sets its own number. "
      "It also ends when only one player remains.",
      "Wer am Zug ist und 13 oder mehr Siegpunkte hat, gewinnt; mit Erweiterungen gilt eine eigene Siegzahl. Das Spiel "
      "endet auch, wenn nur noch ein Spieler übrig ist."}},
    {clause::SA_V1,
     kVariant,
     {"Option: upgrade infantry", "Variante: Infanterie aufwerten"},
     {"An infantry may be upgraded to cavalry for what a new infantry costs.",
      "Für die Kosten einer neuen Infanterie darf man eine vorhandene zur Kavallerie aufwerten."}},
    {clause::SA_V2,
     kVariant,
     {"Option: weaker cities", "Variante: schwächere Städte"},
     {"From the moment when all players have five points or more and the barbarians have attacked for the first time, "
      "every city defends with a d10 plus one per wall.",
      "Haben alle Spieler fünf oder mehr Siegpunkte und haben die Barbaren zum ersten Mal angegriffen, verteidigt sich "
      "jede Stadt nur noch mit W10 plus eins je Mauer."}},
    {clause::SA_V3,
     kVariant,
     {"Option: cards upgrade units", "Variante: Karten werten auf"},
     {"The victory point cards remain in the deck but bring no points. Played in one's own build phase, such a card "
      "lifts one own unit by a level.",
      "Die Siegpunktkarten bleiben im Stapel, bringen aber keine Siegpunkte. In der eigenen Bauphase gespielt, wertet "
      "eine davon eine eigene Einheit um eine Stufe auf."}},
};

}  // namespace

std::span<const ClauseInfo> soldiersClauses() {
    return kSoldiersClauses;
}

}  // namespace engine::data
