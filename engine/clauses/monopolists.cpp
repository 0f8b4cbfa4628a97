// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/data.h"

namespace engine::data {

namespace {

constexpr Bilingual kPreparation = heading("Vorbereitung");
constexpr Bilingual kFactories = heading("Fabriken");
constexpr Bilingual kTakeover = heading("Feindliche Übernahme");
constexpr Bilingual kExchange = heading("Die Börse");

constexpr ClauseInfo kMonopolistsClauses[] = {
    {clause::MO_1,
     kPreparation,
     {"Players and map", "Spieler und Spielfeld"},
     {"Four to six players share a map of continents that deserts keep apart, with the Exchange as an island of its "
      "own: mountains and gold fields. The source's map is lost, so a map file says which continent each hex belongs "
      "to and where the Exchange lies.",
      "Vier bis sechs Spieler spielen auf Kontinenten, die durch Wüsten getrennt sind; die Börse ist eine eigene Insel "
      "aus Gebirgen und Goldfeldern. Der Plan der Quelle ist verloren; eine Kartendatei nennt den Kontinent jedes "
      "Feldes und die Börse."}},
    {clause::MO_2,
     kPreparation,
     {"What is laid out", "Was bereitliegt"},
     {"Everybody gets one factory. The Exchange's harbour sites hold harbours face down; beside the board wait special "
      "harbours, ten if possible, two 3:1 harbours, one special point and a Monopolist card for each continent: four, "
      "or five with five or six players.",
      "Jeder erhält eine Fabrik. Auf den Hafenplätzen der Börse liegen verdeckte Häfen; neben dem Spielfeld liegen "
      "Spezialhäfen, möglichst zehn, zwei 3:1-Häfen, ein Sondersiegpunkt und je Kontinent eine Monopolistenkarte: "
      "vier, zu fünft und sechst fünf."}},
    {clause::MO_3,
     heading("Gründungsphase"),
     {"Founding on two continents", "Gründung auf zwei Kontinenten"},
     {"A player's two first settlements stand on two different continents. Nobody founds on the Exchange.",
      "Die beiden ersten Siedlungen eines Spielers stehen auf verschiedenen Kontinenten. An der Börse gründet "
      "niemand."}},
    {clause::MO_4,
     heading("Räuber und Seeräuber"),
     {"Robber without pirate", "Räuber ohne Seeräuber"},
     {"The robber plays, the pirate stays in the box.", "Es gibt einen Räuber, aber keinen Seeräuber."}},
    {clause::MO_5,
     kFactories,
     {"Building a factory", "Eine Fabrik bauen"},
     {"A factory goes on a free crossing under the rules for a settlement and costs brick, lumber, wool, grain and one "
      "further resource of choice. Each player has only one; after losing it to a takeover it may be built again.",
      "Eine Fabrik kommt nach den Regeln einer Siedlung auf eine freie Kreuzung und kostet Lehm, Holz, Wolle, Getreide "
      "und einen weiteren Rohstoff nach Wahl. Jeder hat nur eine; nach einer Feindlichen Übernahme darf er sie neu "
      "bauen."}},
    {clause::MO_6,
     kFactories,
     {"What a factory yields", "Ertrag der Fabrik"},
     {"If a number next to the factory comes up, the owner receives the resource of that hex or, in its place, of any "
      "other hex around the factory.",
      "Fällt die Zahl eines Feldes an der Fabrik, nimmt ihr Besitzer dessen Rohstoff oder an seiner Stelle den eines "
      "anderen Feldes an der Fabrik."}},
    {clause::MO_7,
     heading("Stadtmauern"),
     {"City walls", "Stadtmauern"},
     {"A city wall costs two brick; three can be built at most. A city with a wall is safe from hostile takeover.",
      "Eine Stadtmauer kostet zwei Lehm; mehr als drei gibt es nicht. Eine Stadt mit Mauer ist vor Feindlicher "
      "Übernahme sicher."}},
    {clause::MO_8,
     kTakeover,
     {"Hostile takeover", "Feindliche Übernahme"},
     {"Settlements, cities, factories, roads and ships of others can be taken over. Whoever loses a settlement, city "
      "or factory must still have buildings on two or more sites afterwards; for a city this is counted before its "
      "owner relocates.",
      "Siedlungen, Städte, Fabriken, Straßen und Schiffe anderer können feindlich übernommen werden. Wer dabei eine "
      "Siedlung, Stadt oder Fabrik verliert, muss danach noch auf zwei oder mehr Bauplätzen stehen; bei einer Stadt "
      "zählt der Stand vor ihrer Verlegung."}},
    {clause::MO_9,
     kTakeover,
     {"Price and compensation", "Preis und Entschädigung"},
     {"The taker needs an own piece right next to the target, a piece in the supply, and pays the normal price of what "
      "is put there. The taken piece returns to its owner, who chooses one of the resources paid and keeps it.",
      "Nötig sind ein eigenes Stück direkt am Ziel, der passende Stein im Vorrat und die normalen Baukosten dessen, "
      "was gesetzt wird. Das ersetzte Stück geht an seinen Besitzer zurück; das Opfer wählt und behält einen der "
      "bezahlten Rohstoffe."}},
    {clause::MO_10,
     kTakeover,
     {"Settlements and factories", "Siedlungen und Fabriken"},
     {"With an own road or ship leading to it, a foreign settlement or factory can make way for an own one; a "
      "settlement may follow a factory and a factory a settlement.",
      "Führt eine eigene Straße oder ein eigenes Schiff heran, darf eine eigene Siedlung oder Fabrik an die Stelle "
      "einer fremden treten, auch über Kreuz."}},
    {clause::MO_11,
     kTakeover,
     {"Roads and ships", "Straßen und Schiffe"},
     {"A road or ship is taken over with either of the two where the side allows it, but only from a directly "
      "adjoining own route with no foreign building in between; a settlement alone is not enough. If a card pays for "
      "it, the victim picks one resource of the price from the bank. The longest road is counted anew.",
      "Straßen und Schiffe werden durch eine Straße oder ein Schiff ersetzt, wie der Weg es zulässt, aber nur von "
      "einer direkt anliegenden eigenen Verbindung aus, ohne fremdes Bauwerk dazwischen; eine Siedlung allein genügt "
      "nicht. Zahlt eine Karte, wählt das Opfer einen Rohstoff der Baukosten aus der Bank. Die Längste Handelsstraße "
      "wird neu bestimmt."}},
    {clause::MO_12,
     kTakeover,
     {"Cities", "Städte"},
     {"A city makes way for a settlement of the taker, at a settlement's price. The victim picks one of the resources "
      "paid and may at once set a settlement elsewhere for free; that may itself be a takeover, of a third player's "
      "settlement only and with the protection of MO-8; this player picks one of the three resources left.",
      "Eine Stadt wird zum Preis einer Siedlung durch eine eigene Siedlung ersetzt. Das Opfer wählt einen der "
      "bezahlten Rohstoffe und darf sofort umsonst anderswo eine Siedlung setzen; auch das kann eine Feindliche "
      "Übernahme sein, nur der Siedlung eines dritten Spielers und mit dem Schutz nach MO-8; dieser wählt einen der "
      "drei übrigen Rohstoffe."}},
    {clause::MO_13,
     kTakeover,
     {"What is protected", "Was geschützt ist"},
     {"Walls protect cities from a takeover; nothing protects settlements and factories.",
      "Vor Feindlicher Übernahme schützen nur Mauern, und nur Städte; Siedlungen und Fabriken schützt nichts."}},
    {clause::MO_14,
     kTakeover,
     {"The robber moves off", "Der Räuber weicht"},
     {"If the robber stands on a hex of the settlement that was taken over, he goes to a desert.",
      "Steht der Räuber auf einem Feld der feindlich übernommenen Siedlung, kommt er in eine Wüste."}},
    {clause::MO_15,
     heading("Monopolist"),
     {"Monopolist", "Monopolist"},
     {"Who has two or more points of settlements and cities on a continent, and more than each other player there, "
      "holds its Monopolist card, worth a point. On a tie, or below two points, the card goes back beside the board.",
      "Wer auf einem Kontinent mit Siedlungen und Städten zwei oder mehr Siegpunkte hat, und mehr als jeder andere "
      "dort, hält dessen Monopolistenkarte, einen Siegpunkt wert. Bei Gleichstand oder unter zwei Siegpunkten kommt "
      "sie wieder neben das Spielfeld."}},
    {clause::MO_16,
     kExchange,
     {"First at the Exchange", "Als Erster an der Börse"},
     {"Building the first settlement on the Exchange earns the special point, for good: it stays even when the "
      "settlement is taken over.",
      "Die erste Siedlung an der Börse bringt den Sondersiegpunkt, und zwar endgültig: Er bleibt auch nach einer "
      "Feindlichen Übernahme."}},
    {clause::MO_17,
     kExchange,
     {"Choosing a harbour", "Freie Hafenwahl"},
     {"Whoever builds on a harbour site of the Exchange chooses one of the spare harbours for that place. Who later "
      "takes the site over may choose afresh.",
      "Wer an der Börse auf einem Hafenplatz baut, wählt dafür einen der bereitliegenden Häfen. Nach einer Feindlichen "
      "Übernahme darf der neue Besitzer neu wählen."}},
    {clause::MO_18,
     heading("Entwicklungskarten"),
     {"Cheaper development cards", "Billigere Entwicklungskarten"},
     {"A development card costs only two cards: two different ones among ore, grain and wool.",
      "Eine Entwicklungskarte kostet nur zwei Karten: zwei verschiedene aus Erz, Getreide und Wolle."}},
    {clause::MO_19,
     heading("Übrigens …"),
     {"The round world", "Die runde Welt"},
     {"East and west meet: a half hex on the left edge and its partner on the right are one hex, and everything, from "
      "roads to yields and distances, carries on across.",
      "Ost und West hängen zusammen: Ein halbes Feld am linken Rand und sein Gegenstück rechts sind ein einziges Feld, "
      "und alles, von Straßen bis zu Erträgen und Abständen, läuft dort weiter."}},
    {clause::MO_20,
     heading("Spielende"),
     {"End at fourteen", "Ende bei vierzehn"},
     {"A player who has 14 points or more in the own turn wins. The source's wording can also be read as more than 14; "
      "a ruling decides.",
      "Wer in seinem Zug 14 oder mehr Siegpunkte hat, gewinnt. Die Quelle lässt sich auch als „mehr als 14“ lesen; das "
      "regelt eine Auslegung."}},
};

}  // namespace

std::span<const ClauseInfo> monopolistsClauses() {
    return kMonopolistsClauses;
}

}  // namespace engine::data
