// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr ClauseInfo kCombatClauses[] = {
    {clause::SA_K1,
     heading("Kampf"),
     {"Who may attack", "Wer angreifen darf"},
     {"In the combat phase an army may attack an opponent's army or building on a neighbouring crossing, one side "
      "away, whether on land, on the coast or at sea. It never has to.",
      "In der Kampfphase darf eine Armee eine gegnerische Armee oder ein gegnerisches Bauwerk auf der Nachbarkreuzung "
      "angreifen, einen Weg entfernt, an Land, an der Küste wie auf dem Meer. Sie muss es nie."}},
    {clause::SA_K2,
     heading("Kampf"),
     {"Covered buildings", "Gedeckte Bauwerke"},
     {"An army covers the building on its crossing: first the whole army has to be destroyed, then the building may be "
      "attacked, even in that same phase.",
      "Eine Armee deckt das Bauwerk auf ihrer Kreuzung: Erst muss sie ganz vernichtet sein, dann darf das Bauwerk "
      "angegriffen werden, auch noch in derselben Phase."}},
    {clause::SA_K3,
     heading("Kampf (1)"),
     {"The attacker's die", "Würfel des Angreifers"},
     {"The best unit decides: artillery throws a d12, cavalry a d10, infantry alone a d6.",
      "Die beste Einheit entscheidet: Artillerie würfelt mit W12, Kavallerie mit W10, nur Infanterie mit W6."}},
    {clause::SA_K4,
     heading("Kampf (2)"),
     {"The defender's die", "Würfel des Verteidigers"},
     {"An army defends with the die it would attack with, a settlement with a d8, a city, citadel or harbour "
      "settlement with a d12, a metropolis with a d20. Add one per wall of the attacked city or metropolis; an army "
      "standing on it gains nothing from walls.",
      "Eine Armee verteidigt sich mit demselben Würfel wie beim Angriff, eine Siedlung mit W8, eine Stadt, Zitadelle "
      "oder Hafensiedlung mit W12, eine Metropole mit W20. Jede Mauer der angegriffenen Stadt oder Metropole zählt "
      "eins dazu; der Armee auf der Kreuzung nützen Mauern nichts."}},
    {clause::SA_K5,
     heading("Kampf (2)"),
     {"Ties", "Gleichstand"},
     {"If both sides have the same result, the attacker has lost the round.",
      "Bei gleichem Ergebnis hat der Angreifer die Kampfrunde verloren."}},
    {clause::SA_K6,
     heading("Kampf (3)"),
     {"An army's loss", "Verlust einer Armee"},
     {"An army that loses a round downgrades one unit, always from the top: artillery becomes cavalry while there is "
      "any, then cavalry becomes infantry, and only then does infantry leave the game.",
      "Eine Armee, die eine Kampfrunde verliert, wertet eine Einheit ab, immer von oben: Solange es Artillerie gibt, "
      "wird eine davon zur Kavallerie, dann eine Kavallerie zur Infanterie, und erst zuletzt verlässt eine Infanterie "
      "das Spiel."}},
    {clause::SA_K7,
     heading("Kampf (3), (4)"),
     {"A building's loss", "Verlust eines Bauwerks"},
     {"A building that loses is turned upside down; losing again, it stands upright one level lower: metropolis, city, "
      "settlement, gone. Its die, points and yields go with its level, so being upside down changes none of them.",
      "Ein unterlegenes Bauwerk wird auf den Kopf gestellt; verliert es noch einmal, steht es eine Stufe tiefer wieder "
      "aufrecht: Metropole, Stadt, Siedlung, vernichtet. Würfel, Siegpunkte und Erträge hängen an der Stufe; auf dem "
      "Kopf ändert sich daran nichts."}},
    {clause::SA_K8,
     heading("Kampf (4)"),
     {"Round after round", "Runde um Runde"},
     {"The combat lasts until the attacker ends it or one side has nothing left. New losses count for the dice from "
      "the following round.",
      "Gekämpft wird, bis der Angreifer aufhört oder eine Seite nichts mehr hat. Verluste ändern die Würfel ab der "
      "folgenden Kampfrunde."}},
    {clause::SA_K9,
     heading("Kampf (4)"),
     {"Losing a metropolis", "Verlust der Metropole"},
     {"With Cities & Knights, a player whose metropolis is reduced to a city turns that development track back to its "
      "third stage.",
      "Bei Städte & Ritter blättert ein Spieler, dessen Metropole zur Stadt wird, in dieser Ausbaurichtung auf die "
      "dritte Stufe zurück."}},
    {clause::SA_K10,
     heading("Kampf (5)"),
     {"Stopping and retreat", "Aufhören und Rückzug"},
     {"When the attacker stops, the target keeps the damage done so far. Each attacking army then goes back one "
      "crossing of its owner's choice, free of foreign armies and buildings and with the target out of reach, and "
      "attacks no more this phase. After a complete victory nobody retreats; sparing the building once its army is "
      "dead is stopping.",
      "Hört der Angreifer auf, bleibt das Ziel so abgewertet, wie es ist. Jede angreifende Armee zieht sich um eine "
      "Kreuzung nach Wahl ihres Besitzers zurück, frei von fremden Armeen und Bauwerken und ohne das Ziel in "
      "Reichweite, und greift in dieser Phase nicht mehr an. Nach einem vollständigen Sieg zieht sich niemand zurück; "
      "das Bauwerk zu verschonen, wenn seine Armee vernichtet ist, gilt als Aufhören."}},
    {clause::SA_K11,
     heading("Kampf (6)"),
     {"Conquest", "Eroberung"},
     {"Whoever destroys a settlement may conquer its site with a settlement of one's own, whatever stood there before "
      "the combat. The loser's routes there that no longer lead to a settlement or city of the loser are replaced too. "
      "Without a piece in supply, or by choice, the crossing stays empty and no route changes hands.",
      "Wer eine Siedlung vernichtet, darf den Bauplatz mit einer eigenen Siedlung erobern, gleich was vor dem Kampf "
      "dort stand. Anliegende Verbindungen des Unterlegenen, die zu keiner seiner Siedlungen oder Städte mehr führen, "
      "werden mit ersetzt. Fehlt der Stein im Vorrat oder verzichtet der Angreifer, bleibt die Kreuzung leer und keine "
      "Verbindung wechselt den Besitzer."}},
    {clause::SA_K12,
     heading("Kampf"),
     {"Alliances", "Bündnisse"},
     {"Several armies may join an attack or a defence, each of them one crossing away from what is attacked; an army "
      "may thus help an attacked building of its side, but need not, and a defending ally may be far from the "
      "attacker. They are declared before anybody throws. Between equally high units of allied armies the side's owner "
      "picks the loss.",
      "Armeen dürfen gemeinsam angreifen oder verteidigen, wenn jede eine Kreuzung vom Angegriffenen entfernt ist; so "
      "darf eine Armee einem angegriffenen Bauwerk ihrer Seite helfen, muss aber nicht, und ein verteidigender "
      "Verbündeter darf vom Angreifer weit weg sein. Bündnisse werden vor dem ersten Wurf erklärt. Sind höchste "
      "Einheiten verbündeter Armeen gleich, wählt der Besitzer der Seite den Verlust."}},
    {clause::SA_K13,
     heading("Stadtmauern"),
     {"Walls in combat", "Mauern im Kampf"},
     {"Walls soak up no losses in combat. What becomes of them when a city is reduced to a settlement is left to a "
      "ruling.",
      "Mauern fangen im Kampf keine Verluste auf. Was mit ihnen geschieht, wenn eine Stadt zur Siedlung wird, regelt "
      "eine Auslegung."}},
    {clause::SA_K14,
     heading("Beispiel für einen Kampf"),
     {"The worked example", "Das Kampfbeispiel"},
     {"One artillery and two cavalry take a city in seven rounds: 10:7, 5:5, 6:4, 1:2, 7:6, 2:3, 5:4. The source slips "
      "before the last throw: it gives the attacker a d6, yet one cavalry is left, so the die is a d10; the result is "
      "the same.",
      "Eine Artillerie und zwei Kavallerien erobern in sieben Kampfrunden eine Stadt: 10:7, 5:5, 6:4, 1:2, 7:6, 2:3, "
      "5:4. Vor dem letzten Wurf irrt die Quelle: Sie gibt dem Angreifer einen W6, doch eine Kavallerie ist noch da, "
      "also gilt der W10; das Ergebnis bleibt gleich."}},
};

}  // namespace

std::span<const ClauseInfo> soldiersCombatClauses() {
    return kCombatClauses;
}

}  // namespace engine::data
