<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
</context>
<context>
    <name>ui::AboutPage</name>
    <message>
        <source>window, charts, print</source>
        <translation>Fenster, Diagramme, Druck</translation>
    </message>
    <message>
        <source>pictures and cameras</source>
        <translation>Bilder und Kameras</translation>
    </message>
    <message>
        <source>record books</source>
        <translation>Protokollbücher</translation>
    </message>
    <message>
        <source>hashes, signatures, chance</source>
        <translation>Prüfsummen, Unterschriften, Zufall</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>files, command line, odds, codes</source>
        <translation>Dateien, Kommandozeile, Chancen, Codes</translation>
    </message>
    <message>
        <source>About the Adjudicator</source>
        <translation>Über den Adjudicator</translation>
    </message>
    <message>
        <source>The Adjudicator %1</source>
        <translation>Der Adjudicator %1</translation>
    </message>
    <message>
        <source>A companion and referee for games with real pieces on a real table.</source>
        <translation>Begleiter und Schiedsrichter für Spiele mit echten Figuren auf einem echten Tisch.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: everybody may use, study, share and change it, and whoever passes it on passes on these rights too. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer: Alle dürfen sie nutzen, untersuchen, weitergeben und ändern, und wer sie weitergibt, gibt auch diese Rechte weiter. Sie kommt ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>It stands on these libraries:</source>
        <translation>Sie steht auf diesen Bibliotheken:</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>Dieser Rechner: %1</translation>
    </message>
</context>
<context>
    <name>ui::ActBox</name>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Lassen (Esc)</translation>
    </message>
    <message>
        <source>Nobody changes rank.</source>
        <translation>Niemand wechselt den Rang.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ActButton</name>
    <message>
        <source>Not possible now: press for why</source>
        <translation>Jetzt nicht möglich: drücken sagt, warum</translation>
    </message>
</context>
<context>
    <name>ui::ActForm</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Nobody saw which</source>
        <translation>Niemand hat gesehen, welche</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Nicht genannt</translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
    <message>
        <source>Nobody saw how many</source>
        <translation>Niemand hat gesehen, wie viele</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Ort</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Point at it on the board: %1</source>
        <translation>Auf dem Brett zeigen: %1</translation>
    </message>
    <message>
        <source>The board has no such place.</source>
        <translation>Diesen Ort gibt es auf dem Brett nicht.</translation>
    </message>
    <message>
        <source>Thrown by the desk and proved: not to be changed.</source>
        <translation>Vom Tisch geworfen und bewiesen: nicht zu ändern.</translation>
    </message>
    <message>
        <source>faces in order: 5 4</source>
        <translation>Augen der Reihe nach: 5 4</translation>
    </message>
    <message numerus="yes">
        <source>%n dice were thrown, each within its sides.</source>
        <translation>
            <numerusform>Es wurde %n Würfel geworfen, mit einer Zahl, die er hat.</numerusform>
            <numerusform>Es wurden %n Würfel geworfen, jeder mit einer Zahl, die er hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>What kind of act</source>
        <translation>Art der Handlung</translation>
    </message>
    <message>
        <source>✓ The rules allowed it then.</source>
        <translation>✓ Die Regeln erlaubten es damals.</translation>
    </message>
    <message>
        <source>Its dice are still to be said.</source>
        <translation>Es fehlen noch die Würfel.</translation>
    </message>
    <message>
        <source>Bank, harbour</source>
        <translation>Bank, Hafen</translation>
    </message>
    <message>
        <source>This can be read in two ways: put a gap between the faces.</source>
        <translation>Das lässt sich auf zwei Arten lesen: zwischen die Augenzahlen eine Lücke setzen.</translation>
    </message>
</context>
<context>
    <name>ui::ActMessage</name>
    <message>
        <source>which army? Press its letter or click it.</source>
        <translation>Welche Armee? Buchstaben drücken oder anklicken.</translation>
    </message>
    <message numerus="yes">
        <source>where to? %n place(s) can be reached.</source>
        <translation>
            <numerusform>Wohin? %n Platz ist erreichbar.</numerusform>
            <numerusform>Wohin? %n Plätze sind erreichbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>what is attacked? %n target(s) in reach.</source>
        <translation>
            <numerusform>Was wird angegriffen? %n Ziel in Reichweite.</numerusform>
            <numerusform>Was wird angegriffen? %n Ziele in Reichweite.</numerusform>
        </translation>
    </message>
    <message>
        <source>which weapon?</source>
        <translation>Welche Waffe?</translation>
    </message>
    <message>
        <source>at which hex? Point at one to see what it would do there.</source>
        <translation>Auf welches Feld? Auf eines zeigen, um die Folgen dort zu sehen.</translation>
    </message>
    <message>
        <source>where does the army retreat to?</source>
        <translation>Wohin zieht sich die Armee zurück?</translation>
    </message>
    <message>
        <source>and the adjoining route?</source>
        <translation>Und der angrenzende Weg?</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are legal. Click one, press its letters, or type a name after /.</source>
        <translation>
            <numerusform>%n Platz ist erlaubt. Anklicken, seine Buchstaben drücken oder Namen nach / tippen.</numerusform>
            <numerusform>%n Plätze sind erlaubt. Einen anklicken, seine Buchstaben drücken oder Namen nach / tippen.</numerusform>
        </translation>
    </message>
    <message>
        <source>one place is legal. Enter takes it.</source>
        <translation>Ein Platz ist erlaubt. Eingabe nimmt ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are legal. Click one, press its letter, or type a name after /.</source>
        <translation>
            <numerusform>%n Platz ist erlaubt. Anklicken, Buchstaben drücken oder Namen nach / tippen.</numerusform>
            <numerusform>%n Plätze sind erlaubt. Anklicken, Buchstaben drücken oder Namen nach / tippen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel [Esc]</source>
        <translation>Abbrechen [Esc]</translation>
    </message>
    <message>
        <source>%1 of %2 artillery</source>
        <translation>%1 von %2 Artillerie</translation>
    </message>
    <message>
        <source>%1 of %2 cavalry</source>
        <translation>%1 von %2 Kavallerie</translation>
    </message>
    <message>
        <source>%1 of %2 infantry</source>
        <translation>%1 von %2 Infanterie</translation>
    </message>
    <message>
        <source>Seven:</source>
        <translation>Sieben:</translation>
    </message>
    <message>
        <source>cards are given up first. The play waits until all are ticked off.</source>
        <translation>Erst werden Karten abgegeben. Das Spiel wartet, bis alle abgehakt sind.</translation>
    </message>
    <message>
        <source>say it in the panel at the right.</source>
        <translation>rechts neben dem Brett sagen.</translation>
    </message>
    <message>
        <source>Weapon goes along</source>
        <translation>Nuklearwaffe geht mit</translation>
    </message>
    <message>
        <source>Weapon stays</source>
        <translation>Nuklearwaffe bleibt</translation>
    </message>
    <message>
        <source>Carried by ship: yes</source>
        <translation>Vom Schiff getragen: ja</translation>
    </message>
    <message>
        <source>Carried by ship: no</source>
        <translation>Vom Schiff getragen: nein</translation>
    </message>
    <message>
        <source>Shortest way</source>
        <translation>Kürzester Weg</translation>
    </message>
    <message>
        <source>Choose the way</source>
        <translation>Weg wählen</translation>
    </message>
    <message>
        <source>March [Enter]</source>
        <translation>Marsch [Eingabe ↵]</translation>
    </message>
    <message numerus="yes">
        <source>corner by corner, %n so far. The last one again, or Enter, and it marches.</source>
        <translation>
            <numerusform>Kreuzung um Kreuzung, bisher %n. Die letzte noch einmal oder die Eingabetaste, und sie zieht.</numerusform>
            <numerusform>Kreuzung um Kreuzung, bisher %n. Die letzte noch einmal oder die Eingabetaste, und sie zieht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say it in the panel at the right.</source>
        <translation>Rechts neben dem Brett sagen.</translation>
    </message>
    <message>
        <source>nobody knows how many cards some hold. Say it at the right, or move the robber at once.</source>
        <translation>bei manchen weiß niemand, wie viele Karten sie haben. Rechts sagen oder gleich den Räuber versetzen.</translation>
    </message>
    <message>
        <source>Declare the boycott</source>
        <translation>Boykott erklären</translation>
    </message>
    <message>
        <source>the robber makes way: to which desert?</source>
        <translation>Der Räuber weicht: in welche Wüste?</translation>
    </message>
    <message>
        <source>to which hex? Press its letter or click it.</source>
        <translation>auf welches Feld? Buchstaben drücken oder anklicken.</translation>
    </message>
    <message>
        <source>where does the army %1 retreat to?</source>
        <translation>wohin zieht sich die Armee %1 zurück?</translation>
    </message>
    <message>
        <source>To %1.</source>
        <translation>Nach %1.</translation>
    </message>
    <message>
        <source>Whose card is taken? Press the number at the right. Backspace chooses another hex.</source>
        <translation>Wessen Karte wird genommen? Die Zahl rechts drücken. Rücktaste wählt ein anderes Feld.</translation>
    </message>
    <message>
        <source>%1: now the letter that the place has. Backspace shows all again.</source>
        <translation>%1: jetzt der Buchstabe, der am Platz steht. ⌫ zeigt wieder alle.</translation>
    </message>
</context>
<context>
    <name>ui::ActPictures</name>
    <message>
        <source>A picture is kept with entry %1.</source>
        <translation>Ein Bild zu Eintrag %1 ist aufbewahrt.</translation>
    </message>
    <message>
        <source>The picture is not kept; the game itself is saved.</source>
        <translation>Das Bild ist nicht aufbewahrt; das Spiel selbst ist gesichert.</translation>
    </message>
</context>
<context>
    <name>ui::ActText</name>
    <message>
        <source>Buy a card (%1)</source>
        <translation>Karte kaufen (%1)</translation>
    </message>
    <message>
        <source>cards of choice</source>
        <translation>Karten nach Wahl</translation>
    </message>
    <message>
        <source>Draw a card, end the phase</source>
        <translation>Karte ziehen, Phase beenden</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Räuber versetzen</translation>
    </message>
    <message>
        <source>Move the pirate</source>
        <translation>Seeräuber versetzen</translation>
    </message>
    <message>
        <source>The robber stays</source>
        <translation>Der Räuber bleibt</translation>
    </message>
    <message>
        <source>Declare the boycott</source>
        <translation>Boykott erklären</translation>
    </message>
    <message>
        <source>Buy off: cards that were seen</source>
        <translation>Freikaufen: mit gesehenen Karten</translation>
    </message>
    <message>
        <source>Buy off: nobody saw which cards</source>
        <translation>Freikaufen: Karten nicht gesehen</translation>
    </message>
    <message>
        <source>Cards that were seen</source>
        <translation>Gesehene Karten</translation>
    </message>
    <message>
        <source>There was no card</source>
        <translation>Es war keine Karte da</translation>
    </message>
    <message>
        <source>Nobody saw which cards</source>
        <translation>Niemand sah, welche</translation>
    </message>
    <message>
        <source>Offer several cards more</source>
        <translation>Mehrere Karten mehr bieten</translation>
    </message>
    <message>
        <source>Offer one card more</source>
        <translation>Eine Karte mehr bieten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Karte behalten</translation>
    </message>
    <message>
        <source>Settle elsewhere</source>
        <translation>Anderswo siedeln</translation>
    </message>
    <message>
        <source>Do not settle elsewhere</source>
        <translation>Nicht anderswo siedeln</translation>
    </message>
    <message>
        <source>Take the sides off the board</source>
        <translation>Spielfeldseiten entfernen</translation>
    </message>
    <message>
        <source>No fate throw</source>
        <translation>Kein Schicksalswurf</translation>
    </message>
    <message>
        <source>Avert it</source>
        <translation>Abwenden</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Karte nennen</translation>
    </message>
    <message>
        <source>Choose a harbour</source>
        <translation>Hafen wählen</translation>
    </message>
    <message>
        <source>Draw a number token</source>
        <translation>Zahlenchip ziehen</translation>
    </message>
    <message>
        <source>Any resource, 3:1</source>
        <translation>3:1 für alles</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Steal from nobody</source>
        <translation>Von niemandem</translation>
    </message>
    <message>
        <source>Steal from %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>A cavalry becomes an artillery</source>
        <translation>Kavallerie wird Artillerie</translation>
    </message>
    <message>
        <source>An infantry becomes a cavalry</source>
        <translation>Infanterie wird Kavallerie</translation>
    </message>
    <message>
        <source>The pirate</source>
        <translation>Der Seeräuber</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>Choose a place on the board, or:</source>
        <translation>Auf dem Spielfeld wählen, oder:</translation>
    </message>
    <message>
        <source>What?</source>
        <translation>Was?</translation>
    </message>
    <message>
        <source>From whom is a card taken?</source>
        <translation>Von wem wird eine Karte gezogen?</translation>
    </message>
    <message>
        <source>Which resource?</source>
        <translation>Welcher Rohstoff?</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>Which number was drawn?</source>
        <translation>Welche Zahl wurde gezogen?</translation>
    </message>
    <message>
        <source>Which rule?</source>
        <translation>Welche Regel?</translation>
    </message>
    <message>
        <source>Who gets everything?</source>
        <translation>Wer bekommt alles?</translation>
    </message>
    <message>
        <source>Which unit?</source>
        <translation>Welche Einheit?</translation>
    </message>
    <message>
        <source>With which armies?</source>
        <translation>Mit welchen Armeen?</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Gegen wen?</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>On offer: 1 %1</source>
        <translation>Angeboten: 1 %1</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>no offer yet</source>
        <translation>noch kein Angebot</translation>
    </message>
    <message>
        <source>Paid and left to choose from: %1</source>
        <translation>Bezahlt und noch zu wählen: %1</translation>
    </message>
    <message>
        <source>Two tokens 6 or 8 would leave: throwing again is advised.</source>
        <translation>Zwei Zahlenchips 6 oder 8 fielen weg: Neu würfeln wird empfohlen.</translation>
    </message>
    <message>
        <source>Nobody helps</source>
        <translation>Niemand hilft</translation>
    </message>
    <message>
        <source>Who helps the defender?</source>
        <translation>Wer hilft dem Verteidiger?</translation>
    </message>
    <message>
        <source>Capitulate</source>
        <translation>Kapitulieren</translation>
    </message>
    <message>
        <source>A third player whose settlement makes way may keep one of: %1</source>
        <translation>Weicht die Siedlung eines Dritten, darf er eine behalten von: %1</translation>
    </message>
    <message>
        <source>The pirate stays</source>
        <translation>Der Seeräuber bleibt</translation>
    </message>
    <message>
        <source>Offer a card</source>
        <translation>Eine Karte bieten</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) beyond the supply leave the board.</source>
        <translation>
            <numerusform>%n Stück über den Vorrat hinaus verlässt das Spielfeld.</numerusform>
            <numerusform>%n Stücke über den Vorrat hinaus verlassen das Spielfeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play …</source>
        <comment>a development card</comment>
        <translation>Ausspielen …</translation>
    </message>
    <message>
        <source>Which card is played?</source>
        <translation>Welche Karte wird ausgespielt?</translation>
    </message>
</context>
<context>
    <name>ui::Acts</name>
    <message>
        <source>Found</source>
        <translation>Gründen</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Nuclear weapon</source>
        <translation>Nuklearwaffe</translation>
    </message>
    <message>
        <source>City wall</source>
        <translation>Stadtmauer</translation>
    </message>
    <message>
        <source>Move army</source>
        <translation>Armee ziehen</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Fire weapon</source>
        <translation>Waffe zünden</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Stop, retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Capital, factory</source>
        <translation>Hauptstadt, Fabrik</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Ausbilden</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Feindliche Übernahme</translation>
    </message>
    <message>
        <source>Move ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>Name cards</source>
        <translation>Karten nennen</translation>
    </message>
    <message>
        <source>Boycott</source>
        <translation>Boykott</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>Fight robber</source>
        <translation>Räuber angreifen</translation>
    </message>
    <message>
        <source>Capitulate</source>
        <translation>Kapitulieren</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Give up cards</source>
        <translation>Karten abgeben</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Cards, harbour</source>
        <translation>Karten, Hafen</translation>
    </message>
    <message>
        <source>Choose harbour</source>
        <translation>Hafen wählen</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabrik</translation>
    </message>
</context>
<context>
    <name>ui::Announcer</name>
    <message numerus="yes">
        <source>%n second(s) left for this turn.</source>
        <translation>
            <numerusform>Noch %n Sekunde für diesen Zug.</numerusform>
            <numerusform>Noch %n Sekunden für diesen Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of this turn is up.</source>
        <translation>Die Zeit dieses Zuges ist um.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left for the game.</source>
        <translation>
            <numerusform>Noch %n Sekunde für das Spiel.</numerusform>
            <numerusform>Noch %n Sekunden für das Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of the game is up.</source>
        <translation>Die Zeit des Spiels ist um.</translation>
    </message>
</context>
<context>
    <name>ui::Appearance</name>
    <message>
        <source>&amp;Dark look</source>
        <translation>&amp;Dunkle Ansicht</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Size as the screen &amp;needs</source>
        <translation>Größe, wie der &amp;Bildschirm sie braucht</translation>
    </message>
</context>
<context>
    <name>ui::Attempt</name>
    <message>
        <source>The cards are there after all</source>
        <translation>Die Karten sind doch da</translation>
    </message>
    <message>
        <source>the cards are there</source>
        <translation>die Karten sind da</translation>
    </message>
</context>
<context>
    <name>ui::AudienceDisplay</name>
    <message>
        <source>&amp;Audience display</source>
        <translation>&amp;Zuschaueranzeige</translation>
    </message>
</context>
<context>
    <name>ui::AudienceWindow</name>
    <message>
        <source>Audience display</source>
        <translation>Zuschaueranzeige</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>chance from here</source>
        <translation>Aussicht von hier an</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <translation>
            <numerusform>+%n Karte</numerusform>
            <numerusform>+%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Witness word: “%1”</source>
        <translation>Zeugenwort: „%1“</translation>
    </message>
    <message>
        <source>chain head after entry %1</source>
        <translation>Kettenkopf nach Eintrag %1</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ist ausgeschieden</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>first to</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>A witness word, please</source>
        <translation>Bitte ein Zeugenwort</translation>
    </message>
    <message>
        <source>Word of %1: “%2”</source>
        <translation>Wort von %1: „%2“</translation>
    </message>
    <message>
        <source>plays the fictional turn</source>
        <translation>spielt den fiktiven Zug</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>attacked from %1</source>
        <translation>angegriffen von %1</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
</context>
<context>
    <name>ui::BankSign</name>
    <message>
        <source>nobody has counted it</source>
        <translation>niemand hat sie gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%n dev. card(s)</source>
        <translation>
            <numerusform>%n Entw.-Karte</numerusform>
            <numerusform>%n Entw.-Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Nobody has counted it: what the box holds without the hands.</source>
        <translation>Niemand hat sie gezählt: was die Schachtel ohne die Hände enthält.</translation>
    </message>
    <message>
        <source>Bank, from the hands</source>
        <translation>Bank, aus den Händen</translation>
    </message>
</context>
<context>
    <name>ui::BidPanel</name>
    <message>
        <source>Each enters an offer while the others look away. All are turned over together.</source>
        <translation>Jede Person gibt ihr Angebot ein, während die anderen wegsehen. Alle werden zugleich aufgedeckt.</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>%1 enters an offer</source>
        <translation>%1 gibt ein Angebot ein</translation>
    </message>
    <message>
        <source>No offer</source>
        <translation>Kein Angebot</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) still to be entered.</source>
        <translation>
            <numerusform>%n Angebot fehlt noch.</numerusform>
            <numerusform>%n Angebote fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn all over   [Enter]</source>
        <translation>Alle aufdecken   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Cover it   [Enter]</source>
        <translation>Verdecken   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Offered so far: %1</source>
        <translation>Bisher geboten: %1</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s).</source>
        <translation>
            <numerusform>Genau %n Karte.</numerusform>
            <numerusform>Genau %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>Mindestens %n Karte.</numerusform>
            <numerusform>Mindestens %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>per Telefon</translation>
    </message>
</context>
<context>
    <name>ui::BoardChoices</name>
    <message>
        <source>A picture that was copied elsewhere: Ctrl+V</source>
        <translation>Ein anderswo kopiertes Bild: Strg+V</translation>
    </message>
    <message>
        <source>From the camera</source>
        <translation>Von Kamera</translation>
    </message>
    <message>
        <source>F5 switches the camera on</source>
        <translation>F5 schaltet die Kamera ein</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Dealt, 3–4 players</source>
        <translation>Verteilt, 3–4 Spieler</translation>
    </message>
    <message>
        <source>Dealt, 5–6 players</source>
        <translation>Verteilt, 5–6 Spieler</translation>
    </message>
    <message>
        <source>Dealt from several boxes</source>
        <translation>Verteilt aus mehreren Spielen</translation>
    </message>
    <message>
        <source>Map of the Monopolists</source>
        <translation>Karte der Monopolisten</translation>
    </message>
    <message>
        <source>Own board</source>
        <translation>Eigenes Spielfeld</translation>
    </message>
    <message>
        <source>Boxes for 3–4 players</source>
        <translation>Spiele für 3–4 Spieler</translation>
    </message>
    <message>
        <source>Boxes for 5–6 players</source>
        <translation>Spiele für 5–6 Spieler</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>no 6 or 8 side by side</source>
        <translation>keine 6 oder 8 nebeneinander</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed deals the same board again</source>
        <translation>Derselbe Startwert verteilt dasselbe Spielfeld noch einmal</translation>
    </message>
    <message>
        <source>Deal anew</source>
        <translation>Neu verteilen</translation>
    </message>
    <message>
        <source>From a photo…</source>
        <translation>Aus Foto …</translation>
    </message>
    <message>
        <source>From a position file…</source>
        <translation>Aus Datei …</translation>
    </message>
    <message>
        <source>No such board comes about. Nothing was changed.</source>
        <translation>So ein Spielfeld kommt nicht zustande. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Deal anew   [D]</source>
        <translation>Neu verteilen   [D]</translation>
    </message>
</context>
<context>
    <name>ui::BoardDocks</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
</context>
<context>
    <name>ui::BoardStep</name>
    <message>
        <source>Photos (%1)</source>
        <translation>Fotos (%1)</translation>
    </message>
    <message>
        <source>Position files (*.json *.catan);;All files (*)</source>
        <translation>Stellungsdateien (*.json *.catan);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Photo of a board</source>
        <translation>Foto eines Spielfelds</translation>
    </message>
    <message>
        <source>Position file</source>
        <translation>Stellungsdatei</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 – %2. Nothing was changed.</source>
        <translation>%1 – %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>continent %1</source>
        <translation>Kontinent %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Edit the board by hand   [E]</source>
        <translation>Von Hand bearbeiten   [E]</translation>
    </message>
    <message>
        <source>Next questions</source>
        <translation>Nächste Fragen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ui::BoardTools</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Fill in tokens and harbours</source>
        <translation>Zahlenchips und Häfen ergänzen</translation>
    </message>
    <message>
        <source>Deals the tokens that are left over to the hexes without one, and sets the harbours of the frame</source>
        <translation>Verteilt die übrigen Zahlenchips auf die Felder ohne Chip und setzt die Häfen des Rahmens</translation>
    </message>
    <message>
        <source>Take away all pieces</source>
        <translation>Alle Figuren wegnehmen</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Spielfeld</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>flach</translation>
    </message>
    <message>
        <source>Round world: columns</source>
        <translation>Runde Welt: Spalten</translation>
    </message>
    <message>
        <source>After so many hexes to the east the board begins again; flat boards have an edge</source>
        <translation>Nach so vielen Feldern nach Osten beginnt das Spielfeld von vorn; flache Spielfelder haben einen Rand</translation>
    </message>
    <message>
        <source>Continent that the brush paints</source>
        <translation>Kontinent, den der Pinsel malt</translation>
    </message>
    <message>
        <source>Round world</source>
        <translation>Runde Welt</translation>
    </message>
    <message>
        <source>Continent</source>
        <translation>Kontinent</translation>
    </message>
</context>
<context>
    <name>ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Ganzes Brett (0)</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Turn the board by one seat ( [ and ] )</source>
        <translation>Das Brett um einen Sitz drehen ( [ und ] )</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Sitz %1</translation>
    </message>
    <message>
        <source>%1; may be taken</source>
        <translation>%1; kann gewählt werden</translation>
    </message>
    <message>
        <source>%1; may be taken with %2</source>
        <translation>%1; zu wählen mit %2</translation>
    </message>
</context>
<context>
    <name>ui::BookCare</name>
    <message>
        <source>The backup folder is set for now only.</source>
        <translation>Der Ordner für Sicherungen gilt nur bis zum Schließen.</translation>
    </message>
    <message>
        <source>The desk&apos;s own folder cannot be written.</source>
        <translation>Der eigene Ordner des Platzes ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The witness folder could not be set.</source>
        <translation>Der Ordner für Belege ließ sich nicht setzen.</translation>
    </message>
    <message>
        <source>Receipts go to:</source>
        <translation>Belege gehen nach:</translation>
    </message>
    <message>
        <source>The backup failed; the game itself is saved.</source>
        <translation>Die Sicherung ist misslungen; das Spiel selbst ist gespeichert.</translation>
    </message>
    <message>
        <source>The copy is whole:</source>
        <translation>Die Kopie ist vollständig:</translation>
    </message>
    <message>
        <source>The copy failed; the game itself is saved.</source>
        <translation>Die Kopie misslang; das Spiel selbst ist gespeichert.</translation>
    </message>
    <message>
        <source>Checking the record …</source>
        <translation>Das Protokoll wird geprüft …</translation>
    </message>
    <message>
        <source>The record was not checked.</source>
        <translation>Das Protokoll wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The check was stopped; nothing is known yet.</source>
        <translation>Die Prüfung wurde angehalten; noch steht nichts fest.</translation>
    </message>
    <message>
        <source>This game holds, but the book is not as others saw it</source>
        <translation>Dieses Spiel hält, aber das Buch ist nicht so, wie andere es gesehen haben</translation>
    </message>
    <message>
        <source>Below stands which game is missing or was changed.</source>
        <translation>Unten steht, welches Spiel fehlt oder verändert wurde.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner …</translation>
    </message>
</context>
<context>
    <name>ui::BookSign</name>
    <message>
        <source>Opening the book …</source>
        <translation>Das Protokollbuch wird geöffnet …</translation>
    </message>
    <message>
        <source>How much is read</source>
        <translation>Wie viel gelesen ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>ui::BookTrouble</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Another program has written to this game.</source>
        <translation>Ein anderes Programm hat in dieses Spiel geschrieben.</translation>
    </message>
    <message>
        <source>It goes on from its newest entry; your last act is not in it.</source>
        <translation>Es geht ab seinem neuesten Eintrag weiter; die letzte Handlung von hier steht nicht darin.</translation>
    </message>
    <message>
        <source>Go on in another folder…</source>
        <translation>In einem anderen Ordner weiterspielen …</translation>
    </message>
    <message>
        <source>Write here too</source>
        <translation>Auch hier schreiben</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>This book is open in another window, and this one only follows it.</source>
        <translation>Dieses Buch ist in einem anderen Fenster offen; dieses hier folgt ihm nur.</translation>
    </message>
    <message>
        <source>Open another book…</source>
        <translation>Anderes Buch öffnen …</translation>
    </message>
    <message>
        <source>This book is open in another window.</source>
        <translation>Dieses Buch ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Here you see what is written there. Nothing is written here until that window is closed.</source>
        <translation>Hier steht, was dort geschrieben wird. Geschrieben wird hier erst, wenn jenes Fenster zu ist.</translation>
    </message>
    <message>
        <source>Both windows write to this book.</source>
        <translation>Beide Fenster schreiben in dieses Buch.</translation>
    </message>
    <message>
        <source>Of two acts at once the second is not taken: then try it again.</source>
        <translation>Von zwei Handlungen zugleich gilt die zweite nicht: dann noch einmal.</translation>
    </message>
    <message>
        <source>The other window is closed.</source>
        <translation>Das andere Fenster ist zu.</translation>
    </message>
    <message>
        <source>From now on this one writes to the book.</source>
        <translation>Ab jetzt schreibt dieses Fenster in das Buch.</translation>
    </message>
</context>
<context>
    <name>ui::BranchPanel</name>
    <message>
        <source>Reason, read out to all players</source>
        <translation>Begründung, allen vorgelesen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>This branch counts</source>
        <translation>Dieser Zweig gilt</translation>
    </message>
    <message>
        <source>Which branch counts? %1</source>
        <translation>Welcher Zweig gilt? %1</translation>
    </message>
    <message>
        <source>up to entry %1, %2</source>
        <translation>bis Eintrag %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) of its own</source>
        <translation>
            <numerusform>%n eigener Eintrag</numerusform>
            <numerusform>%n eigene Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a branch first.</source>
        <translation>Zuerst einen Zweig wählen.</translation>
    </message>
    <message>
        <source>A reason is read out to all players.</source>
        <translation>Die Begründung wird allen vorgelesen.</translation>
    </message>
    <message>
        <source>It went on in more than one place. Name the branch that counts.</source>
        <translation>Es ging an mehreren Orten weiter. Bitte den Zweig nennen, der gilt.</translation>
    </message>
    <message>
        <source>The others stay in the book and can be named later.</source>
        <translation>Die anderen bleiben im Buch und können später genannt werden.</translation>
    </message>
</context>
<context>
    <name>ui::BrushBar</name>
    <message>
        <source>Look: press a hex to choose its terrain and number</source>
        <translation>Ansehen: ein Feld anklicken, um Landschaft und Zahl zu wählen</translation>
    </message>
    <message>
        <source>Number token %1</source>
        <translation>Zahlenchip %1</translation>
    </message>
    <message>
        <source>No number token</source>
        <translation>Kein Zahlenchip</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Turned-over hex</source>
        <translation>Umgedrehtes Feld</translation>
    </message>
    <message>
        <source>Harbour 2:1 for %1</source>
        <translation>Hafen 2:1 für %1</translation>
    </message>
    <message>
        <source>Harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>City wall: one more, after three none</source>
        <translation>Stadtmauer: eine mehr, nach dreien keine</translation>
    </message>
    <message>
        <source>One more infantry</source>
        <translation>Eine Infanterie mehr</translation>
    </message>
    <message>
        <source>One more cavalry</source>
        <translation>Eine Kavallerie mehr</translation>
    </message>
    <message>
        <source>One more artillery</source>
        <translation>Eine Artillerie mehr</translation>
    </message>
    <message>
        <source>Nuclear weapon</source>
        <translation>Nuklearwaffe</translation>
    </message>
    <message>
        <source>Building upside down</source>
        <translation>Bauwerk auf dem Kopf</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Pieces of %1</source>
        <translation>Figuren von %1</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Seeräuber</translation>
    </message>
    <message>
        <source>Removed hex</source>
        <translation>Entferntes Feld</translation>
    </message>
    <message>
        <source>Continent: the one named below</source>
        <translation>Kontinent: der unten genannte</translation>
    </message>
    <message>
        <source>Metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabrik</translation>
    </message>
    <message>
        <source>Bridge: each further click turns it</source>
        <translation>Brücke: Jeder weitere Klick dreht sie</translation>
    </message>
    <message>
        <source>Hand, robber, hexes</source>
        <translation>Hand, Räuber, Felder</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Landschaften</translation>
    </message>
    <message>
        <source>Number tokens: type the number, 0 for none</source>
        <translation>Zahlenchips: Zahl tippen, 0 für keinen</translation>
    </message>
    <message>
        <source>Turned over</source>
        <translation>Umgedreht</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Continent</source>
        <translation>Kontinent</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>City wall</source>
        <translation>Stadtmauer</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Kopfüber</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
</context>
<context>
    <name>ui::CameraBoard</name>
    <message>
        <source>Looking for the board …</source>
        <translation>Das Spielfeld wird gesucht …</translation>
    </message>
    <message>
        <source>Board found</source>
        <translation>Spielfeld gefunden</translation>
    </message>
    <message>
        <source>Board covered: as found before</source>
        <translation>Spielfeld verdeckt: wie zuvor gefunden</translation>
    </message>
    <message>
        <source>No board here</source>
        <translation>Hier ist kein Spielfeld</translation>
    </message>
    <message>
        <source>Board found where it was marked</source>
        <translation>Spielfeld gefunden, wo es markiert wurde</translation>
    </message>
    <message>
        <source>No tiles lie where the corners were marked</source>
        <translation>Wo die Ecken markiert wurden, liegen keine Felder</translation>
    </message>
</context>
<context>
    <name>ui::CameraByPhone</name>
    <message>
        <source>The second hand accepted:</source>
        <translation>Die zweite Hand hat angenommen:</translation>
    </message>
    <message>
        <source>The second hand refused:</source>
        <translation>Die zweite Hand hat abgelehnt:</translation>
    </message>
</context>
<context>
    <name>ui::CameraDesk</name>
    <message>
        <source>Camera %1</source>
        <translation>Kamera %1</translation>
    </message>
    <message>
        <source>Camera off: no pictures are kept</source>
        <translation>Kamera aus: keine Beweisbilder</translation>
    </message>
    <message>
        <source>Camera off</source>
        <translation>Kamera aus</translation>
    </message>
    <message>
        <source>Camera is being opened …</source>
        <translation>Kamera wird geöffnet …</translation>
    </message>
    <message>
        <source>Camera keeps a picture of each act</source>
        <translation>Kamera: Bild zu jeder Handlung</translation>
    </message>
    <message>
        <source>Camera on, %1</source>
        <translation>Kamera an, %1</translation>
    </message>
    <message>
        <source>Last picture stands, kept with each act</source>
        <translation>Letztes Bild, zu jeder Handlung aufbewahrt</translation>
    </message>
    <message>
        <source>Last picture stands, %1</source>
        <translation>Letztes Bild steht, %1</translation>
    </message>
    <message>
        <source>Camera silent: no new picture</source>
        <translation>Kamera stumm: kein neues Bild</translation>
    </message>
    <message>
        <source>Camera lost, trying again</source>
        <translation>Kamera weg, neuer Versuch läuft</translation>
    </message>
</context>
<context>
    <name>ui::CameraPanel</name>
    <message>
        <source>Address, for example rtsp://192.168.0.20/live</source>
        <translation>Adresse, zum Beispiel rtsp://192.168.0.20/live</translation>
    </message>
    <message>
        <source>Address of the camera</source>
        <translation>Adresse der Kamera</translation>
    </message>
    <message>
        <source>Where the pictures come from</source>
        <translation>Woher die Bilder kommen</translation>
    </message>
    <message>
        <source>Find the board</source>
        <translation>Spielfeld suchen</translation>
    </message>
    <message>
        <source>Keep a picture of each act</source>
        <translation>Bild zu jeder Handlung</translation>
    </message>
    <message>
        <source>After each act that is written: the board as the camera shows it, for disputes</source>
        <translation>Nach jeder geschriebenen Handlung: das Spielfeld, wie es die Kamera zeigt, für Streitfälle</translation>
    </message>
    <message>
        <source>Video or photo…</source>
        <translation>Video oder Foto …</translation>
    </message>
    <message>
        <source>Folder of pictures…</source>
        <translation>Ordner mit Bildern …</translation>
    </message>
    <message>
        <source>Address…</source>
        <translation>Adresse …</translation>
    </message>
    <message>
        <source>As the camera likes</source>
        <translation>Wie die Kamera es vorgibt</translation>
    </message>
    <message>
        <source>No camera is connected</source>
        <translation>Keine Kamera angeschlossen</translation>
    </message>
    <message>
        <source>No camera is connected. Pictures may come from a file as well.</source>
        <translation>Keine Kamera angeschlossen. Bilder auch aus einer Datei.</translation>
    </message>
    <message>
        <source>Choose a camera.</source>
        <translation>Bitte eine Kamera wählen.</translation>
    </message>
    <message>
        <source>Choose a source</source>
        <translation>Bildquelle wählen</translation>
    </message>
    <message>
        <source>Video or photo</source>
        <translation>Video oder Foto</translation>
    </message>
    <message>
        <source>Videos and photos (*.mp4 *.mkv *.webm *.avi *.mov %1);;All files (*)</source>
        <translation>Videos und Fotos (*.mp4 *.mkv *.webm *.avi *.mov %1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>Ordner mit Bildern</translation>
    </message>
    <message>
        <source>Does the table match?   [F7]</source>
        <translation>Stimmt der Tisch?   [F7]</translation>
    </message>
    <message>
        <source>Compares what the camera sees now with the record</source>
        <translation>Vergleicht, was die Kamera jetzt sieht, mit dem Protokoll</translation>
    </message>
    <message>
        <source>Read dice</source>
        <translation>Würfel ablesen</translation>
    </message>
    <message>
        <source>While a throw of real dice is due: what lies still is proposed</source>
        <translation>Solange ein Wurf mit echten Würfeln fällig ist: Was still liegt, wird vorgeschlagen</translation>
    </message>
    <message>
        <source>Draw the tray</source>
        <translation>Schale einzeichnen</translation>
    </message>
    <message>
        <source>Where in the picture dice are thrown</source>
        <translation>Wo im Bild gewürfelt wird</translation>
    </message>
    <message>
        <source>Mark the corners</source>
        <translation>Ecken markieren</translation>
    </message>
    <message>
        <source>Where the board lies in the picture, when it was not recognised or wrongly</source>
        <translation>Wo das Spielfeld im Bild liegt, wenn es nicht oder falsch erkannt wurde</translation>
    </message>
    <message>
        <source>The set on the table</source>
        <translation>Spielsatz</translation>
    </message>
    <message>
        <source>Remembers how its tiles, harbours and pieces look, by a name</source>
        <translation>Merkt sich unter einem Namen, wie seine Felder, Häfen und Figuren aussehen</translation>
    </message>
    <message>
        <source>It is learned from a picture of now and from the record of an open game.</source>
        <translation>Gelernt wird aus einem Bild von jetzt und dem Protokoll eines offenen Spiels.</translation>
    </message>
</context>
<context>
    <name>ui::CameraSwitch</name>
    <message>
        <source>&amp;Camera on</source>
        <translation>&amp;Kamera an</translation>
    </message>
    <message>
        <source>&amp;Find the board</source>
        <translation>&amp;Spielfeld suchen</translation>
    </message>
    <message>
        <source>&amp;Markers to print…</source>
        <translation>&amp;Marken zum Drucken …</translation>
    </message>
    <message>
        <source>&amp;Does the table match the record?</source>
        <translation>Stimmt der &amp;Tisch mit dem Protokoll überein?</translation>
    </message>
    <message>
        <source>&amp;Propose what changes on the table</source>
        <translation>&amp;Vorschlagen, was sich auf dem Tisch ändert</translation>
    </message>
    <message>
        <source>&amp;Accept plain placements by itself</source>
        <translation>&amp;Einfache Bauten von selbst annehmen</translation>
    </message>
    <message>
        <source>Only a single road, settlement or city that is allowed and was seen for two seconds</source>
        <translation>Nur eine einzelne Straße, Siedlung oder Stadt, die erlaubt ist und zwei Sekunden zu sehen war</translation>
    </message>
    <message>
        <source>&amp;Read real dice</source>
        <translation>Echte Würfel ab&amp;lesen</translation>
    </message>
    <message>
        <source>While a throw of real dice is due: what lies still is proposed</source>
        <translation>Solange ein Wurf mit echten Würfeln fällig ist: Was still liegt, wird vorgeschlagen</translation>
    </message>
    <message>
        <source>&amp;Keep a picture of each act</source>
        <translation>&amp;Bild zu jeder Handlung</translation>
    </message>
    <message>
        <source>Keep a picture &amp;now</source>
        <translation>&amp;Jetzt ein Bild aufbewahren</translation>
    </message>
    <message>
        <source>PDF, A4 (*.pdf)</source>
        <translation>PDF, A4 (*.pdf)</translation>
    </message>
    <message>
        <source>PDF, US Letter (*.pdf)</source>
        <translation>PDF, US-Letter (*.pdf)</translation>
    </message>
    <message>
        <source>Markers to print</source>
        <translation>Marken zum Drucken</translation>
    </message>
    <message>
        <source>markers.pdf</source>
        <translation>marken.pdf</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>ui::CameraText</name>
    <message>
        <source>Nothing is named.</source>
        <translation>Es ist nichts genannt.</translation>
    </message>
    <message>
        <source>There is no such camera, file or folder.</source>
        <translation>Diese Kamera, Datei oder diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Sie ist nicht lesbar.</translation>
    </message>
    <message>
        <source>An address begins with http, https, rtsp, rtmp, tcp or udp.</source>
        <translation>Eine Adresse beginnt mit http, https, rtsp, rtmp, tcp oder udp.</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>In diesem Ordner liegt kein Bild.</translation>
    </message>
    <message>
        <source>The camera module of this program is missing.</source>
        <translation>Das Kameramodul dieses Programms fehlt.</translation>
    </message>
    <message>
        <source>It gives no pictures; perhaps another program uses it.</source>
        <translation>Sie liefert keine Bilder; vielleicht benutzt sie ein anderes Programm.</translation>
    </message>
    <message>
        <source>The newest picture is damaged.</source>
        <translation>Das neueste Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>The newest picture has too many pixels.</source>
        <translation>Das neueste Bild hat zu viele Bildpunkte.</translation>
    </message>
    <message>
        <source>There is no newer picture.</source>
        <translation>Es gibt kein neueres Bild.</translation>
    </message>
    <message>
        <source>It dropped out.</source>
        <translation>Sie ist ausgefallen.</translation>
    </message>
    <message>
        <source>the camera shows nothing now.</source>
        <translation>die Kamera zeigt gerade nichts.</translation>
    </message>
    <message>
        <source>the camera module of this program is missing.</source>
        <translation>das Kameramodul dieses Programms fehlt.</translation>
    </message>
    <message>
        <source>it cannot be written as JPEG.</source>
        <translation>es lässt sich nicht als JPEG schreiben.</translation>
    </message>
</context>
<context>
    <name>ui::CameraView</name>
    <message>
        <source>Picture of the camera</source>
        <translation>Bild der Kamera</translation>
    </message>
</context>
<context>
    <name>ui::CardRow</name>
    <message>
        <source>No boycott, no catastrophe</source>
        <translation>Kein Boykott, keine Katastrophe</translation>
    </message>
</context>
<context>
    <name>ui::CardStepper</name>
    <message>
        <source>%1, one more</source>
        <translation>%1, eine mehr</translation>
    </message>
    <message>
        <source>%1, one less</source>
        <translation>%1, eine weniger</translation>
    </message>
</context>
<context>
    <name>ui::CardWords</name>
    <message>
        <source>Two dice first; then the robber moves and takes a card.</source>
        <translation>Erst zwei Würfel; dann zieht der Räuber und nimmt eine Karte.</translation>
    </message>
    <message>
        <source>The robber moves and takes a card; nobody gives up any.</source>
        <translation>Räuber versetzen, Karte nehmen; niemand gibt ab.</translation>
    </message>
    <message>
        <source>Two routes free of charge.</source>
        <translation>Zwei Verbindungen ohne Kosten.</translation>
    </message>
    <message>
        <source>Two cards of choice from the bank.</source>
        <translation>Zwei Karten nach Wahl aus der Bank.</translation>
    </message>
    <message>
        <source>All cards of one resource, of the fictional players too.</source>
        <translation>Alle Karten eines Rohstoffs, auch von den fiktiven Spielern.</translation>
    </message>
    <message>
        <source>All cards of one resource from everybody.</source>
        <translation>Alle Karten eines Rohstoffs von allen.</translation>
    </message>
    <message>
        <source>Lifts one own unit by a level.</source>
        <translation>Hebt eine eigene Einheit um eine Stufe.</translation>
    </message>
    <message>
        <source>One victory point, laid open.</source>
        <translation>Ein Siegpunkt, offen hingelegt.</translation>
    </message>
    <message>
        <source>played: %1</source>
        <translation>gespielt: %1</translation>
    </message>
    <message>
        <source>Taken unseen from the deck; played in a later turn.</source>
        <translation>Verdeckt vom Stapel; gespielt wird sie in einem späteren Zug.</translation>
    </message>
    <message>
        <source>in the deck: %1</source>
        <translation>im Stapel: %1</translation>
    </message>
    <message>
        <source>Drawn unseen from the deck.</source>
        <translation>Verdeckt vom Stapel gezogen.</translation>
    </message>
    <message>
        <source>Which card it is, is said next.</source>
        <translation>Welche Karte es ist, wird danach gesagt.</translation>
    </message>
    <message>
        <source>hidden: %1</source>
        <translation>verdeckt: %1</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Karte kaufen</translation>
    </message>
</context>
<context>
    <name>ui::CcmGame</name>
    <message>
        <source>The game at the table</source>
        <translation>Das Spiel am Tisch</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Es ist kein Spiel offen.</translation>
    </message>
    <message>
        <source>It is played without the CCM rules.</source>
        <translation>Es wird ohne die CCM-Regeln gespielt.</translation>
    </message>
    <message>
        <source>✓ in force</source>
        <translation>✓ in Kraft</translation>
    </message>
    <message>
        <source>✕ not in force</source>
        <translation>✕ nicht in Kraft</translation>
    </message>
    <message>
        <source>No catastrophe is in force.</source>
        <translation>Zurzeit wirkt keine Katastrophe.</translation>
    </message>
    <message>
        <source>Vote on a rule   [V]</source>
        <translation>Über eine Regel abstimmen   [V]</translation>
    </message>
    <message>
        <source>Put a rule out of force   [V]</source>
        <translation>Eine Regel außer Kraft setzen   [V]</translation>
    </message>
    <message>
        <source>Nobody is boycotted.</source>
        <translation>Niemand ist boykottiert.</translation>
    </message>
</context>
<context>
    <name>ui::CcmModel</name>
    <message>
        <source>Winning score</source>
        <translation>Siegzahl</translation>
    </message>
    <message>
        <source>Knights needed</source>
        <translation>Ritterzahl</translation>
    </message>
    <message>
        <source>Road length needed</source>
        <translation>Straßenzahl</translation>
    </message>
    <message>
        <source>Card value</source>
        <translation>Kartenwert</translation>
    </message>
    <message>
        <source>Second card</source>
        <translation>Zweite Karte</translation>
    </message>
</context>
<context>
    <name>ui::CcmPage</name>
    <message>
        <source>Special cards by the CCM rules</source>
        <translation>Sonderkarten nach den CCM-Regeln</translation>
    </message>
    <message>
        <source>Winning score</source>
        <translation>Siegzahl</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Knights needed for the largest army</source>
        <translation>Ritterzahl für die Größte Rittermacht</translation>
    </message>
    <message>
        <source>Length needed for the longest road</source>
        <translation>Straßenzahl für die Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Points of each of the two cards</source>
        <translation>Siegpunkte jeder der beiden Karten</translation>
    </message>
    <message>
        <source>Points of each card for second place</source>
        <translation>Siegpunkte jeder Karte für den zweiten Platz</translation>
    </message>
    <message>
        <source>Fractions are rounded down. Cards for second place need a winning score of 20 and four players.</source>
        <translation>Brüche werden abgerundet. Karten für den zweiten Platz setzen Siegzahl 20 und vier Spieler voraus.</translation>
    </message>
    <message>
        <source>Table of winning scores</source>
        <translation>Tabelle der Siegzahlen</translation>
    </message>
    <message>
        <source>Catastrophes after a knight</source>
        <translation>Katastrophen nach einem Ritter</translation>
    </message>
</context>
<context>
    <name>ui::ChosenBar</name>
    <message>
        <source>None (Esc)</source>
        <translation>Keinen (Esc)</translation>
    </message>
    <message>
        <source>Next to look at (F3)</source>
        <translation>Nächster zum Ansehen (F3)</translation>
    </message>
    <message>
        <source>Ctrl+click or Shift+arrows choose several.</source>
        <translation>Mehrere: Strg+Klick, Umschalt+Pfeile</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) chosen: %1</source>
        <translation>
            <numerusform>%n Tisch gewählt: %1</numerusform>
            <numerusform>%n Tische gewählt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All have signed</source>
        <translation>Alle haben unterschrieben</translation>
    </message>
    <message>
        <source>Make official</source>
        <translation>Amtlich machen</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
</context>
<context>
    <name>ui::ClauseTag</name>
    <message>
        <source>Clause %1: %2</source>
        <translation>Klausel %1: %2</translation>
    </message>
    <message>
        <source>Ruling %1: %2</source>
        <translation>Auslegung %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ClockForm</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>counts up</source>
        <translation>läuft vorwärts</translation>
    </message>
    <message>
        <source>counts down from</source>
        <translation>läuft rückwärts ab</translation>
    </message>
    <message>
        <source>Clock of the turn</source>
        <translation>Uhr des Zuges</translation>
    </message>
    <message>
        <source>Seconds of a turn</source>
        <translation>Sekunden eines Zuges</translation>
    </message>
    <message>
        <source>Clock of the game</source>
        <translation>Uhr des Spiels</translation>
    </message>
    <message>
        <source>Minutes of the game</source>
        <translation>Minuten des Spiels</translation>
    </message>
    <message>
        <source>Seconds of warning</source>
        <translation>Sekunden der Warnung</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Warn before the end</source>
        <translation>Warnung vorab</translation>
    </message>
</context>
<context>
    <name>ui::ClockPanel</name>
    <message>
        <source>Clocks of this game</source>
        <translation>Uhren dieses Spiels</translation>
    </message>
    <message>
        <source>Turn from the start</source>
        <translation>Zug von vorn</translation>
    </message>
    <message>
        <source>Game from the start</source>
        <translation>Spiel von vorn</translation>
    </message>
    <message>
        <source>The clocks warn; they end no turn, and no time is recorded.</source>
        <translation>Die Uhren warnen; sie beenden keinen Zug, und keine Zeit wird protokolliert.</translation>
    </message>
    <message>
        <source>Go on   [F12]</source>
        <translation>Weiter   [F12]</translation>
    </message>
    <message>
        <source>Pause   [F12]</source>
        <translation>Anhalten   [F12]</translation>
    </message>
</context>
<context>
    <name>ui::ClockSign</name>
    <message>
        <source>Press to set the clocks</source>
        <translation>Drücken, um die Uhren zu stellen</translation>
    </message>
</context>
<context>
    <name>ui::Coach</name>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>A first game · %1 of %2</source>
        <translation>Ein erstes Spiel · %1 von %2</translation>
    </message>
    <message>
        <source>That was another act, and it is recorded. Take it back with Ctrl+Z, and then: %1</source>
        <translation>Das war eine andere Handlung, und sie steht im Protokoll. Nimm sie mit Strg+Z zurück, und dann: %1</translation>
    </message>
    <message>
        <source>Take it back   [Ctrl+→]</source>
        <translation>Zurücknehmen   [Strg+→]</translation>
    </message>
    <message>
        <source>Show me   [Ctrl+→]</source>
        <translation>Zeig es mir   [Strg+→]</translation>
    </message>
    <message>
        <source>Finish   [Ctrl+→]</source>
        <translation>Fertig   [Strg+→]</translation>
    </message>
    <message>
        <source>Next   [Ctrl+→]</source>
        <translation>Weiter   [Strg+→]</translation>
    </message>
    <message>
        <source>Now an act of this lesson is taken back. Restore it with Ctrl+Shift+Z, and then: %1</source>
        <translation>Jetzt ist eine Handlung dieser Lektion zurückgenommen. Stell sie mit Strg+Umschalt+Z wieder her, und dann: %1</translation>
    </message>
    <message>
        <source>Restore it   [Ctrl+→]</source>
        <translation>Wiederherstellen   [Strg+→]</translation>
    </message>
</context>
<context>
    <name>ui::CodesOut</name>
    <message>
        <source>Codes on paper</source>
        <translation>Codes auf Papier</translation>
    </message>
    <message>
        <source>A slip for each admitted phone, to be cut and handed to its player alone.</source>
        <translation>Ein Zettel für jedes zugelassene Telefon: ausschneiden und nur seinem Spieler geben.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>✓ Written: %1</source>
        <translation>✓ Geschrieben: %1</translation>
    </message>
    <message>
        <source>✓ Handed to the printer %1</source>
        <translation>✓ An den Drucker %1 übergeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>PDF file</source>
        <translation>PDF-Datei</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Schreiben …</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Codes for phones</source>
        <translation>Codes für Telefone</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>In eine Datei schreiben</translation>
    </message>
    <message>
        <source>phones</source>
        <translation>telefone</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ui::CombatBand</name>
    <message>
        <source>%1   attacked from %2</source>
        <translation>%1   angegriffen von %2</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 greift an</translation>
    </message>
    <message>
        <source>%1 defends</source>
        <translation>%1 verteidigt</translation>
    </message>
</context>
<context>
    <name>ui::CombatCharts</name>
    <message>
        <source>Outcomes if %1 fights to the end</source>
        <translation>Ausgänge, wenn %1 bis zum Ende kämpft</translation>
    </message>
    <message>
        <source>Rounds still to come, fought to the end</source>
        <translation>Noch kommende Kampfrunden bis zum Ende</translation>
    </message>
    <message>
        <source>%1&apos;s chance to win, round by round</source>
        <translation>Gewinnaussicht von %1, Runde für Runde</translation>
    </message>
    <message>
        <source>before round 1</source>
        <translation>vor Runde 1</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>nach Runde %1</translation>
    </message>
    <message>
        <source>Going on and stopping in time: %1 cards expected.</source>
        <translation>Weiterkämpfen und rechtzeitig beenden: %1 Karten erwartet.</translation>
    </message>
    <message>
        <source>Better stop now: one more round: %1 cards expected.</source>
        <translation>Besser jetzt beenden: noch eine Runde: %1 Karten erwartet.</translation>
    </message>
    <message>
        <source>Stopping now: nothing more is lost, the army retreats (SA-K10).</source>
        <translation>Jetzt beenden: kein weiterer Verlust, Rückzug (SA-K10).</translation>
    </message>
    <message>
        <source>Expected losses to the end, in cards: %1 %2, %3 %4.</source>
        <translation>Erwartete Verluste bis zum Ende, in Karten: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Counted by the game&apos;s prices; the units&apos; are house prices.</source>
        <translation>Nach den Preisen der Partie (Einheiten: Hauspreise).</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle übrigen</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Bilder (*.png *.svg)</translation>
    </message>
    <message>
        <source>Nothing to draw yet.</source>
        <translation>Noch nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>The picture was not saved.</source>
        <translation>Das Bild wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Counted by the prices chosen here.</source>
        <translation>Gezählt mit den hier gewählten Preisen.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value for %1 to the end, in cards: %2 on average, spread %3</source>
        <translation>Wert für %1 bis zum Ende, in Karten: im Mittel %2, Streuung %3</translation>
    </message>
    <message>
        <source>Left at the end, half and nine of ten: %1 %2, %3 %4.</source>
        <translation>Am Ende übrig, Median und neun von zehn: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>What %1 loses less what %2 loses: half of all above %3, nine of ten from %4 to %5.</source>
        <translation>Was %1 verliert, weniger was %2 verliert: die Hälfte über %3, neun von zehn von %4 bis %5.</translation>
    </message>
</context>
<context>
    <name>ui::CombatForm</name>
    <message>
        <source>City walls, 0 to 3</source>
        <translation>Stadtmauern, 0 bis 3</translation>
    </message>
    <message>
        <source>Attacking army</source>
        <translation>Angreifende Armee</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>city, 1C+city, settlement/upside-down</source>
        <translation>Stadt, 1K+Stadt, Siedlung/kopfüber</translation>
    </message>
    <message>
        <source>2C:destroyed</source>
        <translation>2K:vernichtet</translation>
    </message>
    <message>
        <source>nothing: the same dice</source>
        <translation>nichts: dieselben Würfel</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>the attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Armies allied with the target</source>
        <translation>Mit dem Ziel verbündete Armeen</translation>
    </message>
    <message>
        <source>Armies allied with the covered building</source>
        <translation>Mit dem gedeckten Bauwerk verbündete Armeen</translation>
    </message>
    <message>
        <source>Cities defend with the d10 (SA-V2)</source>
        <translation>Städte verteidigen mit dem W10 (SA-V2)</translation>
    </message>
    <message>
        <source>▾ Allies, rulings</source>
        <translation>▾ Verbündete, Auslegungen</translation>
    </message>
    <message>
        <source>▸ Allies, rulings</source>
        <translation>▸ Verbündete, Auslegungen</translation>
    </message>
    <message>
        <source>As agreed in this game</source>
        <translation>Wie in diesem Spiel vereinbart</translation>
    </message>
    <message>
        <source>Dice as %1 remembers them, attacker first</source>
        <translation>Würfel nach %1, Angreifer zuerst</translation>
    </message>
    <message>
        <source>What is left, says %1</source>
        <translation>Was übrig ist, nach %1</translation>
    </message>
    <message>
        <source>Dice as %1 remembers them</source>
        <translation>Würfel nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n Mauer</numerusform>
            <numerusform>%n Mauern</numerusform>
        </translation>
    </message>
    <message>
        <source>(a die is missing)</source>
        <translation>(ein Würfel fehlt)</translation>
    </message>
    <message>
        <source>attacker: %1 – defender: %2</source>
        <translation>Angreifer: %1 – Verteidiger: %2</translation>
    </message>
    <message>
        <source>defender: %1</source>
        <translation>Verteidiger: %1</translation>
    </message>
</context>
<context>
    <name>ui::CombatPanel</name>
    <message>
        <source>upside down</source>
        <translation>auf dem Kopf</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n Mauer</numerusform>
            <numerusform>%n Mauern</numerusform>
        </translation>
    </message>
    <message>
        <source>no wall</source>
        <translation>keine Mauer</translation>
    </message>
    <message>
        <source>covers: %1</source>
        <translation>deckt: %1</translation>
    </message>
    <message>
        <source>ally: %1</source>
        <translation>Bündnis: %1</translation>
    </message>
    <message>
        <source>The last combat</source>
        <translation>Der letzte Kampf</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Kampfrunde %1</translation>
    </message>
    <message>
        <source>attacker loses</source>
        <translation>Angreifer verliert</translation>
    </message>
    <message>
        <source>defender loses</source>
        <translation>Verteidiger verliert</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Charts   [J]</source>
        <translation>Diagramme   [J]</translation>
    </message>
    <message>
        <source>%1 says where this loss falls:</source>
        <translation>%1 sagt, wo dieser Verlust trifft:</translation>
    </message>
    <message>
        <source>%1 says where the loss falls</source>
        <translation>%1 sagt, wo der Verlust trifft</translation>
    </message>
    <message>
        <source>Combat %1</source>
        <translation>Kampf %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 wins&lt;/b&gt;, this round &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 gewinnt&lt;/b&gt;, die Runde &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Combat · round %1 is next</source>
        <translation>Kampf · es folgt Runde %1</translation>
    </message>
    <message>
        <source>Fought to the end; %1 rounds still expected</source>
        <translation>Bis zum Ende gekämpft; noch %1 Runden erwartet</translation>
    </message>
    <message>
        <source>Real dice: click or type one face each</source>
        <translation>Echte Würfel: je eine Zahl anklicken oder tippen</translation>
    </message>
    <message numerus="yes">
        <source>about %n round(s)</source>
        <translation>
            <numerusform>etwa %n Runde</numerusform>
            <numerusform>etwa %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>typed with two digits: 07</source>
        <translation>zweistellig getippt: 07</translation>
    </message>
    <message>
        <source>typed: 0 = 10</source>
        <translation>getippt: 0 = 10</translation>
    </message>
    <message>
        <source>walls add %1 by themselves</source>
        <translation>Mauern zählen von selbst %1 dazu</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
</context>
<context>
    <name>ui::CombatRounds</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 upside down</source>
        <translation>%1 auf dem Kopf</translation>
    </message>
    <message>
        <source>Rounds of the combat</source>
        <translation>Runden des Kampfes</translation>
    </message>
    <message>
        <source>The attacker's chance after this round</source>
        <translation>Aussicht des Angreifers nach dieser Runde</translation>
    </message>
    <message>
        <source>attacker loses</source>
        <translation>Verlust beim Angreifer</translation>
    </message>
    <message>
        <source>defender loses</source>
        <translation>Verlust beim Verteidiger</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>now a %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>the army is gone</source>
        <translation>die Armee ist vernichtet</translation>
    </message>
    <message>
        <source>tie: %1</source>
        <translation>Unentschieden: %1</translation>
    </message>
    <message>
        <source>before the first round</source>
        <translation>vor der ersten Runde</translation>
    </message>
    <message>
        <source>The attacker's chance before the first round</source>
        <translation>Aussicht des Angreifers vor der ersten Runde</translation>
    </message>
    <message>
        <source>Each round comes here, with its clause and the chance after it.</source>
        <translation>Hier kommt jede Runde hin, mit ihrer Klausel und der Aussicht danach.</translation>
    </message>
</context>
<context>
    <name>ui::CombatTyped</name>
    <message>
        <source>%1, upside down</source>
        <translation>%1 auf dem Kopf</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
</context>
<context>
    <name>ui::ComparedRows</name>
    <message>
        <source>What differs, and what is equal</source>
        <translation>Was sich unterscheidet und was gleich ist</translation>
    </message>
</context>
<context>
    <name>ui::ConflictChoices</name>
    <message numerus="yes">
        <source>%n act(s) as before</source>
        <translation>
            <numerusform>%n Handlung wie bisher</numerusform>
            <numerusform>%n Handlungen wie bisher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other results</source>
        <translation>
            <numerusform>%n mit anderem Ergebnis</numerusform>
            <numerusform>%n mit anderem Ergebnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped</source>
        <translation>
            <numerusform>%n entfällt</numerusform>
            <numerusform>%n entfallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide …</source>
        <translation>Entscheiden …</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Entfällt</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Bleibt stehen</translation>
    </message>
</context>
<context>
    <name>ui::CornerMarks</name>
    <message>
        <source>Corners of the board in the picture</source>
        <translation>Ecken des Spielfelds im Bild</translation>
    </message>
    <message>
        <source>Point %1 of 6</source>
        <translation>Punkt %1 von 6</translation>
    </message>
    <message>
        <source>Put each point on the middle of a corner hex, in order round the island.</source>
        <translation>Jeden Punkt auf die Mitte eines Eckfelds setzen, der Reihe nach um die Insel.</translation>
    </message>
    <message>
        <source>Tab: next, arrows: move, Enter: read, Esc: leave.</source>
        <translation>Tab: weiter, Pfeile: verschieben, Eingabe: lesen, Esc: verlassen.</translation>
    </message>
</context>
<context>
    <name>ui::Corners</name>
    <message>
        <source>A point lies outside the picture.</source>
        <translation>Ein Punkt liegt außerhalb des Bildes.</translation>
    </message>
    <message>
        <source>The points lie too close together for a board to be read.</source>
        <translation>Die Punkte liegen zu eng beisammen, um ein Spielfeld zu lesen.</translation>
    </message>
    <message>
        <source>The points do not go round the island in order.</source>
        <translation>Die Punkte gehen nicht der Reihe nach um die Insel.</translation>
    </message>
    <message>
        <source>No camera sees the corner hexes of a board like this.</source>
        <translation>So sieht keine Kamera die Eckfelder eines Spielfelds.</translation>
    </message>
</context>
<context>
    <name>ui::CorrectionPanel</name>
    <message>
        <source>The act as a line</source>
        <translation>Die Handlung als Zeile</translation>
    </message>
    <message>
        <source>Nothing is to be moved by hand.</source>
        <translation>Von Hand ist nichts zu bewegen.</translation>
    </message>
    <message>
        <source>To be moved by hand:</source>
        <translation>Von Hand zu bewegen:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Its pieces are not there any more.</source>
        <translation>Seine Figuren stehen nicht mehr da.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>The act as the record writes it, for what has no field above</source>
        <translation>Die Handlung, wie das Protokoll sie schreibt, für alles, was oben kein Feld hat</translation>
    </message>
    <message>
        <source>Take the players&apos; word</source>
        <translation>Den Spielern glauben</translation>
    </message>
    <message>
        <source>What was known of the hands was wrong</source>
        <translation>Was von den Händen bekannt war, stimmte nicht</translation>
    </message>
</context>
<context>
    <name>ui::CropView</name>
    <message>
        <source>%1: %2, taken for: %3</source>
        <translation>%1: %2, gehalten für: %3</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
</context>
<context>
    <name>ui::CsvBox</name>
    <message>
        <source>Leave</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>%1 was not read: %2. Nothing is entered.</source>
        <translation>%1 wurde nicht gelesen: %2. Niemand ist eingetragen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n Verein</numerusform>
            <numerusform>%n Vereine</numerusform>
        </translation>
    </message>
    <message>
        <source>Without those who are here already (%1)</source>
        <translation>Ohne die, die schon hier stehen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <translation>
            <numerusform>%n Spieler eintragen</numerusform>
            <numerusform>%n Spieler eintragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeskSender</name>
    <message>
        <source>this desk has no key: its file desk.key cannot be written or is no key</source>
        <translation>dieser Spieltisch hat keinen Schlüssel: seine Datei desk.key lässt sich nicht schreiben oder ist kein Schlüssel</translation>
    </message>
    <message>
        <source>the folder is not there; it is waited for</source>
        <translation>der Ordner ist nicht da; es wird auf ihn gewartet</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>der Ordner lässt sich nicht beschreiben</translation>
    </message>
    <message>
        <source>a file of this desk there does not hold; move its folder away to send all anew</source>
        <translation>eine Datei dieses Spieltischs dort hält nicht; seinen Ordner wegräumen, um alles neu zu senden</translation>
    </message>
    <message>
        <source>Director: nothing sent yet</source>
        <translation>Turnierleitung: noch nichts gesendet</translation>
    </message>
    <message>
        <source>✓ Director: all is there</source>
        <translation>✓ Turnierleitung: alles ist da</translation>
    </message>
    <message numerus="yes">
        <source>✓ Director: all sent, %n file(s) since the start</source>
        <translation>
            <numerusform>✓ Turnierleitung: alles gesendet, %n Datei seit dem Start</numerusform>
            <numerusform>✓ Turnierleitung: alles gesendet, %n Dateien seit dem Start</numerusform>
        </translation>
    </message>
    <message>
        <source>Director: not sent, trying again by itself: %1</source>
        <translation>Turnierleitung: nicht gesendet, versucht es von selbst wieder: %1</translation>
    </message>
</context>
<context>
    <name>ui::DesksModel</name>
    <message>
        <source>nothing came yet</source>
        <translation>noch nichts gekommen</translation>
    </message>
    <message>
        <source>all is in</source>
        <translation>alles ist da</translation>
    </message>
    <message>
        <source>file %1 is not whole yet</source>
        <translation>Datei %1 ist noch nicht ganz da</translation>
    </message>
    <message>
        <source>file %1 is missing</source>
        <translation>Datei %1 fehlt</translation>
    </message>
    <message>
        <source>the key is not listed: nothing is taken in</source>
        <translation>der Schlüssel ist nicht eingetragen: nichts wird eingelesen</translation>
    </message>
    <message>
        <source>file %1 is not what the desk signed</source>
        <translation>Datei %1 ist nicht, was der Spieltisch signiert hat</translation>
    </message>
    <message>
        <source>file %1 does not fit the record book</source>
        <translation>Datei %1 passt nicht zum Protokollbuch</translation>
    </message>
    <message>
        <source>It may still be on its way. It is taken in as soon as it is whole.</source>
        <translation>Sie kann noch unterwegs sein. Sie wird eingelesen, sobald sie ganz da ist.</translation>
    </message>
    <message>
        <source>A file before it did not arrive. Copy the desk&apos;s whole folder again.</source>
        <translation>Eine Datei davor ist nicht angekommen. Den ganzen Ordner des Spieltischs noch einmal kopieren.</translation>
    </message>
    <message>
        <source>Compare the key with the desk, then list it under a name.</source>
        <translation>Den Schlüssel mit dem Spieltisch vergleichen, dann unter einem Namen eintragen.</translation>
    </message>
    <message>
        <source>It was changed on the way, or is another desk&apos;s. Copy the folder again, or take the book.</source>
        <translation>Sie wurde unterwegs verändert oder ist von einem anderen Spieltisch. Den Ordner noch einmal kopieren oder das Protokollbuch nehmen.</translation>
    </message>
    <message>
        <source>Entries do not hold on those of the book. Take the desk&apos;s record book and check it.</source>
        <translation>Einträge halten nicht auf denen des Buchs. Das Protokollbuch des Spieltischs nehmen und prüfen.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, file %2 (%3)</source>
        <translation>%1, Datei %2 (%3)</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht eingetragen</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Last report</source>
        <translation>Letzte Meldung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>the server no longer shows file %1 as it was</source>
        <translation>der Server zeigt Datei %1 nicht mehr, wie sie war</translation>
    </message>
    <message>
        <source>What came in before is safe here. The server was put back, or it is not to be trusted: ask who keeps it.</source>
        <translation>Was vorher kam, ist hier sicher. Der Server wurde zurückgesetzt, oder ihm ist nicht zu trauen: fragen, wer ihn betreut.</translation>
    </message>
</context>
<context>
    <name>ui::DesksPage</name>
    <message>
        <source>Desks</source>
        <translation>Spieltische</translation>
    </message>
    <message>
        <source>Folders that are watched</source>
        <translation>Beobachtete Ordner</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner beobachten …</translation>
    </message>
    <message>
        <source>No longer</source>
        <translation>Nicht mehr</translation>
    </message>
    <message>
        <source>Look now</source>
        <translation>Jetzt nachsehen</translation>
    </message>
    <message>
        <source>Results that fit enter by themselves</source>
        <translation>Passende Ergebnisse von selbst eintragen</translation>
    </message>
    <message>
        <source>As pending results: they still have to be confirmed.</source>
        <translation>Als offene Ergebnisse: Sie sind noch zu bestätigen.</translation>
    </message>
    <message>
        <source>Folder that desks write to</source>
        <translation>Ordner, in den Spieltische schreiben</translation>
    </message>
    <message>
        <source>Desks that are listed</source>
        <translation>Eingetragene Spieltische</translation>
    </message>
    <message>
        <source>Public key of a desk</source>
        <translation>Öffentlicher Schlüssel eines Spieltischs</translation>
    </message>
    <message>
        <source>Its name, as Table 3</source>
        <translation>Sein Name, etwa Tisch 3</translation>
    </message>
    <message>
        <source>List this desk</source>
        <translation>Diesen Spieltisch eintragen</translation>
    </message>
    <message>
        <source>This desk</source>
        <translation>Dieser Spieltisch</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>Copy the key</source>
        <translation>Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Send to a director&apos;s folder…</source>
        <translation>An einen Ordner der Turnierleitung senden …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Folder that the director watches</source>
        <translation>Ordner, den die Turnierleitung beobachtet</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>noch nicht nachgesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n Spieltisch</numerusform>
            <numerusform>%n Spieltische</numerusform>
        </translation>
    </message>
    <message>
        <source>not there; waited for</source>
        <translation>nicht da; es wird gewartet</translation>
    </message>
    <message>
        <source>What desks write into such a folder is taken in, each file once.</source>
        <translation>Was Spieltische in einen solchen Ordner schreiben, wird eingelesen, jede Datei einmal.</translation>
    </message>
    <message>
        <source>They are looked at while a tournament is open.</source>
        <translation>Nachgesehen wird, während ein Turnier offen ist.</translation>
    </message>
    <message>
        <source>They are looked at now.</source>
        <translation>Jetzt wird nachgesehen.</translation>
    </message>
    <message>
        <source>Looked at %1, again every few seconds.</source>
        <translation>Nachgesehen um %1, wieder alle paar Sekunden.</translation>
    </message>
    <message>
        <source>No desk is listed and none has sent anything.</source>
        <translation>Kein Spieltisch ist eingetragen, und keiner hat etwas gesendet.</translation>
    </message>
    <message>
        <source>No tournament is open.</source>
        <translation>Kein Turnier ist offen.</translation>
    </message>
    <message>
        <source>Nothing is sent. With a folder chosen, every act goes there.</source>
        <translation>Nichts wird gesendet. Mit einem Ordner geht jede Handlung dorthin.</translation>
    </message>
    <message>
        <source>Until one desk is listed, all are taken in; then only those listed.</source>
        <translation>Solange kein Spieltisch eingetragen ist, werden alle eingelesen; dann nur die eingetragenen.</translation>
    </message>
    <message>
        <source>What it may propose</source>
        <translation>Was er vorschlagen darf</translation>
    </message>
    <message>
        <source>A table: its own results</source>
        <translation>Ein Tisch: seine eigenen Ergebnisse</translation>
    </message>
    <message>
        <source>A helper: whatever happens in the hall</source>
        <translation>Ein Helfer: was im Saal geschieht</translation>
    </message>
    <message>
        <source>A director: everything</source>
        <translation>Eine Turnierleitung: alles</translation>
    </message>
    <message>
        <source>Share through a server</source>
        <translation>Über einen Server teilen</translation>
    </message>
    <message>
        <source>postgresql://login@server/adjudicator</source>
        <translation>postgresql://login@server/adjudicator</translation>
    </message>
    <message>
        <source>Password, kept until the program ends</source>
        <translation>Kennwort, gemerkt bis zum Programmende</translation>
    </message>
    <message>
        <source>All that comes in is verified; the server is not believed.</source>
        <translation>Alles, was kommt, wird geprüft; dem Server wird nicht geglaubt.</translation>
    </message>
    <message>
        <source>Send and watch there</source>
        <translation>Dorthin senden, von dort empfangen</translation>
    </message>
    <message>
        <source>Every act goes there, and what others send comes in.</source>
        <translation>Jeder Vorgang geht dorthin, und was andere senden, kommt herein.</translation>
    </message>
</context>
<context>
    <name>ui::DiceBegin</name>
    <message>
        <source>Dice game</source>
        <translation>Würfelspiel</translation>
    </message>
    <message>
        <source>Two to four players, in the order of their turns. Each fills a sheet of its own.</source>
        <translation>Zwei bis vier Spieler, in der Reihenfolge ihrer Züge. Jeder füllt ein eigenes Spielblatt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name, or nobody</source>
        <translation>Name, oder niemand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Dice Game Plus: first to 10 points</source>
        <translation>Würfelspiel Plus: Ziel 10 Siegpunkte</translation>
    </message>
    <message>
        <source>The original: 15 rounds, most points</source>
        <translation>Das ursprüngliche: 15 Spielrunden, meiste Punkte</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Spielblatt</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Back to the game   [Esc]</source>
        <translation>Zurück zum Spiel   [Esc]</translation>
    </message>
</context>
<context>
    <name>ui::DiceCorrection</name>
    <message>
        <source>1 brick … 6 gold</source>
        <translation>1 Lehm … 6 Gold</translation>
    </message>
    <message>
        <source>What was otherwise? The newest act stands first.</source>
        <translation>Was war anders? Die neueste Handlung steht oben.</translation>
    </message>
    <message>
        <source>Acts of this game</source>
        <translation>Handlungen dieses Spiels</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Das ist nicht geschehen</translation>
    </message>
    <message>
        <source>The dice were:</source>
        <translation>Die Würfel waren:</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Protokoll berichtigen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more to decide</source>
        <translation>
            <numerusform>und %n weitere ist zu entscheiden</numerusform>
            <numerusform>und %n weitere sind zu entscheiden</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits the sheets no more.</source>
        <translation>Sie passt nicht mehr auf die Spielblätter.</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::DiceDesk</name>
    <message>
        <source>The last act is not saved; the game stands as shown.</source>
        <translation>Die letzte Handlung ist nicht gesichert; es gilt, was zu sehen ist.</translation>
    </message>
    <message>
        <source>Another desk keeps this game.</source>
        <translation>Ein anderer Platz führt dieses Spiel.</translation>
    </message>
    <message>
        <source>The game is not saved.</source>
        <translation>Das Spiel ist nicht gesichert.</translation>
    </message>
    <message>
        <source>The game cannot be opened.</source>
        <translation>Das Spiel kann nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>ui::DiceHappened</name>
    <message>
        <source>Press what is to be ticked or erased on the sheet. No rule is asked.</source>
        <translation>Auf dem Spielblatt drücken, was anzukreuzen oder zu löschen ist. Keine Regel wird gefragt.</translation>
    </message>
    <message>
        <source>1 brick … 6 gold</source>
        <translation>1 Lehm … 6 Gold</translation>
    </message>
    <message>
        <source>One digit for each die: 1 brick, 2 lumber, 3 wool, 4 grain, 5 ore, 6 gold</source>
        <translation>Eine Ziffer je Würfel: 1 Lehm, 2 Holz, 3 Wolle, 4 Getreide, 5 Erz, 6 Gold</translation>
    </message>
    <message>
        <source>The dice lie like this</source>
        <translation>So liegen die Würfel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Holder of the longest road</source>
        <translation>Wer die Längste Handelsstraße hat</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Holder of the largest army</source>
        <translation>Wer die Größte Rittermacht hat</translation>
    </message>
    <message>
        <source>Largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>%1: erase %2</source>
        <translation>%1: %2 löschen</translation>
    </message>
    <message>
        <source>%1: tick %2</source>
        <translation>%1: %2 ankreuzen</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Ein Würfel zeigt 1 bis 6.</translation>
    </message>
</context>
<context>
    <name>ui::DicePage</name>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Würfelspiel</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Spielblatt</translation>
    </message>
    <message>
        <source>New dice game</source>
        <translation>Neues Würfelspiel</translation>
    </message>
    <message>
        <source>%1: can be built now</source>
        <translation>%1: kann jetzt gebaut werden</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Spielrunde %1</translation>
    </message>
    <message numerus="yes">
        <source>first to %n points</source>
        <translation>
            <numerusform>Ziel: %n Siegpunkt</numerusform>
            <numerusform>Ziel: %n Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Spielrunde</numerusform>
            <numerusform>%n Spielrunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice   [Space]</source>
        <translation>
            <numerusform>%n Würfel werfen   [Leertaste]</numerusform>
            <numerusform>%n Würfel werfen   [Leertaste]</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn   [Space]</source>
        <translation>Zug beenden   [Leertaste]</translation>
    </message>
    <message>
        <source>End turn   [E]</source>
        <translation>Zug beenden   [E]</translation>
    </message>
    <message>
        <source>Referee   [F2]</source>
        <translation>Schiedsrichter   [F2]</translation>
    </message>
    <message>
        <source>What happened and was noticed late, rulings, corrections</source>
        <translation>Spät Bemerktes, Entscheidungen, Berichtigungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won with %n points</source>
        <translation>
            <numerusform>%1 hat mit %n Punkt gewonnen</numerusform>
            <numerusform>%1 hat mit %n Punkten gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the dice   [1–6]</source>
        <translation>Würfel tippen   [1–6]</translation>
    </message>
    <message>
        <source>Real dice: type their faces, or press them. Shift+Space throws virtual dice.</source>
        <translation>Echte Würfel: die Augen tippen oder drücken. Umschalt+Leertaste würfelt virtuell.</translation>
    </message>
</context>
<context>
    <name>ui::DicePlayers</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Show this sheet</source>
        <translation>Dieses Spielblatt zeigen</translation>
    </message>
    <message>
        <source>Buildings %1</source>
        <translation>Bauwerke %1</translation>
    </message>
    <message>
        <source>road of %1</source>
        <translation>Straße von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>verloren %1</translation>
    </message>
</context>
<context>
    <name>ui::DiceProposal</name>
    <message>
        <source>Dice that the camera read</source>
        <translation>Von der Kamera abgelesene Würfel</translation>
    </message>
    <message>
        <source>How sure the camera is of all of them together</source>
        <translation>Wie sicher die Kamera bei allen zusammen ist</translation>
    </message>
    <message>
        <source>Take   [Enter]</source>
        <translation>Nehmen   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>No   [Esc]</source>
        <translation>Nein   [Esc]</translation>
    </message>
    <message>
        <source>%1, together %2</source>
        <translation>%1, zusammen %2</translation>
    </message>
</context>
<context>
    <name>ui::DiceReferee</name>
    <message>
        <source>It happened</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>ui::DiceRuling</name>
    <message>
        <source>Decides a point between people; no sheet changes.</source>
        <translation>Klärt einen Punkt zwischen Personen; kein Spielblatt ändert sich.</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <translation>Um wen es geht</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Record ruling</source>
        <translation>Entscheidung eintragen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>ui::DiceSign</name>
    <message>
        <source>Witnessed: if a player chose and said the word, once, nobody could choose or foresee the dice.</source>
        <translation>Bezeugt: Wenn ein Spieler das Wort gewählt und gesagt hat, einmal, konnte niemand die Würfel wählen oder vorhersehen.</translation>
    </message>
    <message>
        <source>No witness: fixed by the commitment; a changed program could have known the dice.</source>
        <translation>Ohne Zeugenwort: durch die Festlegung bestimmt, doch ein verändertes Programm hätte die Würfel kennen können.</translation>
    </message>
    <message>
        <source>Typed in: real dice, taken on trust.</source>
        <translation>Eingegeben: echte Würfel, auf Treu und Glauben.</translation>
    </message>
    <message>
        <source>By camera: real dice, read off and taken on trust.</source>
        <translation>Abgelesen: echte Würfel, von der Kamera gelesen, auf Treu und Glauben.</translation>
    </message>
    <message>
        <source>last throw: %1</source>
        <translation>letzter Wurf: %1</translation>
    </message>
    <message>
        <source>No throw yet</source>
        <translation>Noch kein Wurf</translation>
    </message>
    <message>
        <source>Dice on trust: %1</source>
        <translation>Würfel auf Treu und Glauben: %1</translation>
    </message>
    <message>
        <source>Press for the throws of each player.</source>
        <translation>Drücken zeigt die Würfe jedes Spielers.</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>On trust: %1</source>
        <translation>Auf Treu und Glauben: %1</translation>
    </message>
</context>
<context>
    <name>ui::DiceTurn</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Dice left to build with</source>
        <translation>Würfel, die zum Bauen bleiben</translation>
    </message>
    <message numerus="yes">
        <source>%n dice, up to three throws</source>
        <translation>
            <numerusform>%n Würfel, bis zu drei Würfe</numerusform>
            <numerusform>%n Würfel, bis zu drei Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>After throw %1 of %2. Choose the dice that stay.</source>
        <translation>Nach Wurf %1 von %2. Wähle die Würfel, die bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>Type the %n dice thrown:</source>
        <translation>
            <numerusform>Tippe den %n geworfenen Würfel:</numerusform>
            <numerusform>Tippe die %n geworfenen Würfel:</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn which die, and to what?</source>
        <translation>Welchen Würfel drehen, und worauf?</translation>
    </message>
    <message>
        <source>No dice are left to build with</source>
        <translation>Keine Würfel mehr zum Bauen</translation>
    </message>
    <message>
        <source>What these dice can build   [N]</source>
        <translation>Was diese Würfel bauen können   [N]</translation>
    </message>
    <message>
        <source>%1   [Enter]</source>
        <translation>%1   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Real dice: I type what they show   [D]</source>
        <translation>Echte Würfel: ich tippe, was sie zeigen   [D]</translation>
    </message>
    <message>
        <source>N: next place on the sheet, Shift+N: the one before, Enter: build there</source>
        <translation>N: nächster Platz auf dem Blatt, Umschalt+N: der vorige, Eingabe: dort bauen</translation>
    </message>
    <message>
        <source>Virtual dice   [⇧Space]</source>
        <translation>Virtuelle Würfel   [⇧␣]</translation>
    </message>
    <message>
        <source>The program throws, as it committed itself to before</source>
        <translation>Das Programm würfelt, wie es sich vorher festgelegt hat</translation>
    </message>
</context>
<context>
    <name>ui::DiceWatch</name>
    <message>
        <source>The camera sees %1 dice, %2 are due. Draw the tray they are thrown in.</source>
        <translation>Die Kamera sieht %1 Würfel, %2 sind fällig. Bitte die Würfelschale einzeichnen.</translation>
    </message>
    <message numerus="yes">
        <source>The camera waits for %n dice</source>
        <translation>
            <numerusform>Die Kamera wartet auf %n Würfel</numerusform>
            <numerusform>Die Kamera wartet auf %n Würfel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DisputeList</name>
    <message>
        <source>Disputes and rulings</source>
        <translation>Streitfälle und Entscheidungen</translation>
    </message>
    <message>
        <source>None. F8 on any entry of the record opens one.</source>
        <translation>Keine. F8 auf einem Eintrag des Protokolls eröffnet einen.</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
</context>
<context>
    <name>ui::DisputePage</name>
    <message>
        <source>Sheet to print…</source>
        <translation>Druckseite …</translation>
    </message>
    <message>
        <source>Ctrl+P: one page with everything, opened for printing</source>
        <translation>Strg+P: eine Seite mit allem, zum Drucken geöffnet</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>The referee&apos;s ruling</source>
        <translation>Entscheidung des Schiedsrichters</translation>
    </message>
    <message>
        <source>What is said against it</source>
        <translation>Was dagegen gesagt wird</translation>
    </message>
    <message>
        <source>The record stands</source>
        <translation>Das Protokoll gilt</translation>
    </message>
    <message>
        <source>Nothing changes on the board.</source>
        <translation>Auf dem Spielbrett ändert sich nichts.</translation>
    </message>
    <message>
        <source>Correct it and try the later acts again</source>
        <translation>Berichtigen und alles Spätere neu prüfen</translation>
    </message>
    <message>
        <source>What cannot stay is listed for decision.</source>
        <translation>Was nicht bleiben kann, wird zur Entscheidung gelistet.</translation>
    </message>
    <message>
        <source>Let it stand against the rules</source>
        <translation>Gegen die Regeln stehen lassen</translation>
    </message>
    <message>
        <source>What is on the table is kept, with a reason.</source>
        <translation>Was auf dem Tisch steht, bleibt, mit Grund.</translation>
    </message>
    <message>
        <source>Decide later, the game goes on</source>
        <translation>Später entscheiden, das Spiel geht weiter</translation>
    </message>
    <message>
        <source>The dispute is noted as open.</source>
        <translation>Der Streitfall wird als offen vermerkt.</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Rulings of this game, and what is still open</source>
        <translation>Entscheidungen dieses Spiels, und was noch offen ist</translation>
    </message>
    <message>
        <source>Recorded as entry %1</source>
        <translation>Als Eintrag %1 geschrieben</translation>
    </message>
    <message>
        <source>Entry %1, round %2, %3</source>
        <translation>Eintrag %1, Runde %2, %3</translation>
    </message>
    <message>
        <source>Taken back since: this is the record as it was then</source>
        <translation>Seither zurückgenommen: so war das Protokoll damals</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Protokoll berichtigen</translation>
    </message>
    <message>
        <source>Note the dispute</source>
        <translation>Streitfall vermerken</translation>
    </message>
    <message>
        <source>Record the ruling</source>
        <translation>Entscheidung eintragen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+↵</translation>
    </message>
    <message>
        <source>Sheet to print</source>
        <translation>Druckseite</translation>
    </message>
    <message>
        <source>dispute-%1.html</source>
        <translation>streitfall-%1.html</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gespeichert: %2</translation>
    </message>
</context>
<context>
    <name>ui::DisputePanel</name>
    <message>
        <source>What is disputed, or the entry’s number</source>
        <translation>Was strittig ist, oder Eintragsnummer</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>Open the dispute</source>
        <translation>Streitfall öffnen</translation>
    </message>
    <message>
        <source>Entry %1 of the game %2…</source>
        <translation>Eintrag %1 des Spiels %2…</translation>
    </message>
    <message>
        <source>Table %1: disputed</source>
        <translation>Tisch %1: strittig</translation>
    </message>
    <message>
        <source>Points as claimed, in order of play</source>
        <translation>Punkte laut Gegenseite, nach Sitz</translation>
    </message>
    <message>
        <source>The claim holds…</source>
        <translation>Die Gegenangabe gilt …</translation>
    </message>
    <message>
        <source>Table %1: the claim holds</source>
        <translation>Tisch %1: die Gegenangabe gilt</translation>
    </message>
    <message>
        <source>Claimed: %1</source>
        <translation>Gegenangabe: %1</translation>
    </message>
    <message>
        <source>Points of everybody at the table, in order of play, as 10 8 7 5.</source>
        <translation>Punkte aller am Tisch in Sitzreihenfolge, etwa 10 8 7 5.</translation>
    </message>
    <message>
        <source>Protest or dispute</source>
        <translation>Einspruch oder Streitfall</translation>
    </message>
    <message>
        <source>The result stands…</source>
        <translation>Das Ergebnis bleibt …</translation>
    </message>
    <message>
        <source>Table %1: the result stands</source>
        <translation>Tisch %1: das Ergebnis bleibt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>ui::DisputeStepView</name>
    <message>
        <source>Board before</source>
        <translation>Spielbrett vorher</translation>
    </message>
    <message>
        <source>Board after</source>
        <translation>Spielbrett nachher</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>nachher: %1</translation>
    </message>
    <message>
        <source>Stands by a ruling: %1</source>
        <translation>Bleibt durch Entscheidung: %1</translation>
    </message>
    <message>
        <source>The dice of throw %1</source>
        <translation>Die Würfel von Wurf %1</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Commitment shown: entry %1</source>
        <translation>Festlegung gezeigt: Eintrag %1</translation>
    </message>
    <message>
        <source>Act declared: entry %1</source>
        <translation>Handlung angesagt: Eintrag %1</translation>
    </message>
    <message>
        <source>No witness word was said</source>
        <translation>Kein Zeugenwort wurde gesagt</translation>
    </message>
    <message>
        <source>Witness word: “%1”</source>
        <translation>Zeugenwort: „%1“</translation>
    </message>
    <message>
        <source>Secret opened</source>
        <translation>Geheimnis geöffnet</translation>
    </message>
    <message>
        <source>What happened in this entry</source>
        <translation>Was in diesem Eintrag geschah</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>%1, before and after</source>
        <translation>%1, vorher und nachher</translation>
    </message>
    <message>
        <source>%1: the table then, to be pointed at</source>
        <translation>%1: der Tisch von damals zum Hinzeigen</translation>
    </message>
    <message>
        <source>The table then: point at places</source>
        <translation>Der Tisch von damals: auf Orte zeigen</translation>
    </message>
    <message>
        <source>Word of %1: “%2”</source>
        <translation>Wort von %1: „%2“</translation>
    </message>
</context>
<context>
    <name>ui::DisputeSteps</name>
    <message>
        <source>Throw by throw</source>
        <translation>Wurf für Wurf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>How lucky was it?</source>
        <translation>Wie viel Glück war dabei?</translation>
    </message>
    <message>
        <source>%1 wins such a combat, before its first throw</source>
        <translation>%1 gewinnt so einen Kampf, vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>A picture was kept</source>
        <translation>Ein Bild wurde aufbewahrt</translation>
    </message>
</context>
<context>
    <name>ui::DocumentCard</name>
    <message>
        <source>Roads, settlements, cities and trade. Always in play.</source>
        <translation>Straßen, Siedlungen, Städte und Handel. Immer dabei.</translation>
    </message>
    <message>
        <source>Adds units, movement, combat, city walls and nuclear weapons.</source>
        <translation>Einheiten, Bewegung, Kampf, Stadtmauern und Nuklearwaffen.</translation>
    </message>
    <message>
        <source>Adds continents, the Exchange, factories and hostile takeovers.</source>
        <translation>Kontinente, die Börse, Fabriken und feindliche Übernahmen.</translation>
    </message>
    <message>
        <source>Adds two fictional players and auctions; sides leave the board.</source>
        <translation>Zwei fiktive Spieler und Auktionen; Seiten des Spielfelds fallen weg.</translation>
    </message>
    <message>
        <source>Adds votes, bridges, capitals, boycotts and catastrophes.</source>
        <translation>Abstimmungen, Brücken, Hauptstädte, Boykotte und Katastrophen.</translation>
    </message>
    <message>
        <source>A game of its own: sheets and six dice, no board.</source>
        <translation>Ein eigenes Spiel: Zettel und sechs Würfel, kein Spielfeld.</translation>
    </message>
    <message>
        <source>3–4 players, 5–6 with the larger box</source>
        <translation>3–4 Spieler, große Schachtel: 5–6</translation>
    </message>
    <message>
        <source>opens its own page</source>
        <translation>öffnet seine eigene Seite</translation>
    </message>
    <message>
        <source>the table votes on each rule</source>
        <translation>der Tisch stimmt über jede Regel ab</translation>
    </message>
    <message>
        <source>exactly %1 players</source>
        <translation>genau %1 Spieler</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 Spieler</translation>
    </message>
</context>
<context>
    <name>ui::DocumentStep</name>
    <message>
        <source>Cards for second place</source>
        <translation>Karten für den zweiten Platz</translation>
    </message>
    <message>
        <source>%1, agreed on without a vote</source>
        <translation>%1, ohne Abstimmung vereinbart</translation>
    </message>
    <message>
        <source>From 20 points and four players on, at half the value of the first cards.</source>
        <translation>Ab 20 Siegpunkten und vier Spielern, zum halben Wert der ersten Karten.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be played together. Leave one of them out.</source>
        <translation>%1 und %2 schließen einander aus. Eines der beiden muss wegbleiben.</translation>
    </message>
    <message>
        <source>not with %1</source>
        <translation>nicht mit %1</translation>
    </message>
</context>
<context>
    <name>ui::DueDice</name>
    <message>
        <source>Real dice:</source>
        <translation>Echte Würfel:</translation>
    </message>
    <message>
        <source>type their faces, or press them. Shift+Space throws virtual dice.</source>
        <translation>die Augen tippen oder drücken. Umschalt+Leertaste würfelt virtuell.</translation>
    </message>
    <message>
        <source>Virtual dice [⇧Space]</source>
        <translation>Virtuelle Würfel [⇧␣]</translation>
    </message>
</context>
<context>
    <name>ui::EntryDetails</name>
    <message>
        <source>The table then</source>
        <translation>Tisch damals</translation>
    </message>
    <message>
        <source>Enter: the board and the points as they stood after it</source>
        <translation>Eingabe: Brett und Punkte, wie sie danach standen</translation>
    </message>
    <message>
        <source>Undo to here…</source>
        <translation>Bis hier zurücknehmen …</translation>
    </message>
    <message>
        <source>Delete: takes back this act and all after it</source>
        <translation>Entf: nimmt diese Handlung und alle danach zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>What the camera saw right after the act</source>
        <translation>Was die Kamera gleich danach sah</translation>
    </message>
    <message>
        <source>Said against it: %1</source>
        <translation>Einwand: %1</translation>
    </message>
    <message>
        <source>Heard: %1</source>
        <translation>Gehört: %1</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Berichtigen …</translation>
    </message>
    <message>
        <source>It was otherwise: what comes after is tried again</source>
        <translation>Es war anders: was danach kommt, wird neu geprüft</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn …</translation>
    </message>
    <message>
        <source>Ctrl+F8: played otherwise on a copy, both outcomes side by side</source>
        <translation>Strg+F8: auf einer Kopie anders gespielt, beide Ausgänge nebeneinander</translation>
    </message>
    <message>
        <source>The board was dealt from seed %1.</source>
        <translation>Das Spielfeld ist aus dem Startwert %1 ausgelegt.</translation>
    </message>
</context>
<context>
    <name>ui::EscalationForm</name>
    <message>
        <source>Steps of this tournament</source>
        <translation>Eigene Stufen dieses Turniers</translation>
    </message>
    <message>
        <source>The same rule broken again</source>
        <translation>Dieselbe Regel erneut verletzt</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>Eine Stufe mehr</translation>
    </message>
    <message>
        <source>One step fewer</source>
        <translation>Eine Stufe weniger</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Step %1 is taken from</source>
        <translation>Stufe %1 wird abgezogen von</translation>
    </message>
    <message>
        <source>as the director says</source>
        <translation>wie die Leitung sagt</translation>
    </message>
    <message>
        <source>1, 1/2</source>
        <translation>1, 1/2</translation>
    </message>
    <message>
        <source>Amount of step %1</source>
        <translation>Betrag der Stufe %1</translation>
    </message>
    <message>
        <source>A proposal at each penalty; the director decides.</source>
        <translation>Ein Vorschlag bei jeder Strafe; die Leitung entscheidet.</translation>
    </message>
    <message>
        <source>Proposed: %1. The director decides.</source>
        <translation>Vorgeschlagen: %1. Die Leitung entscheidet.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
</context>
<context>
    <name>ui::ExportButton</name>
    <message>
        <source>Export…</source>
        <translation>Ausgeben …</translation>
    </message>
    <message>
        <source>Standings as a table (CSV)</source>
        <translation>Rangliste als Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Results as a table (CSV)</source>
        <translation>Ergebnisse als Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Players as a table (CSV)</source>
        <translation>Spieler als Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Everything as JSON</source>
        <translation>Alles als JSON</translation>
    </message>
    <message>
        <source>Standings as a web page</source>
        <translation>Rangliste als Webseite</translation>
    </message>
    <message>
        <source>Report in fixed columns</source>
        <translation>Bericht in festen Spalten</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>In eine Datei schreiben</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>turnier</translation>
    </message>
    <message>
        <source>Written:</source>
        <translation>Geschrieben:</translation>
    </message>
    <message>
        <source>Not written:</source>
        <translation>Nicht geschrieben:</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
</context>
<context>
    <name>ui::ExportSign</name>
    <message>
        <source>How much is written</source>
        <translation>Wie viel geschrieben ist</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Schreibt …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>✓ Written: %1</source>
        <translation>✓ Geschrieben: %1</translation>
    </message>
    <message>
        <source>Stopped; %1 is as it was.</source>
        <translation>Angehalten; %1 ist wie vorher.</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>ui::Exports</name>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Bericht als PDF …</translation>
    </message>
    <message>
        <source>&amp;Sheets as PDF…</source>
        <translation>Spiel&amp;blätter als PDF …</translation>
    </message>
    <message>
        <source>&amp;Print the tournament’s papers…</source>
        <translation>Papiere des Turniers &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Save the position as a file…</source>
        <translation>Stellung als Datei &amp;sichern …</translation>
    </message>
    <message>
        <source>&amp;Print and export</source>
        <translation>&amp;Drucken und ausgeben</translation>
    </message>
    <message>
        <source>Report as a &amp;web page…</source>
        <translation>Bericht als &amp;Webseite …</translation>
    </message>
    <message>
        <source>Record as a &amp;table (CSV)…</source>
        <translation>Protokoll als &amp;Tabelle (CSV) …</translation>
    </message>
    <message>
        <source>Record as &amp;JSON…</source>
        <translation>Protokoll als &amp;JSON …</translation>
    </message>
    <message>
        <source>&amp;Board as a picture (PNG)…</source>
        <translation>Spielfeld als Bil&amp;d (PNG) …</translation>
    </message>
    <message>
        <source>Sheets as a &amp;picture (PNG)…</source>
        <translation>Spielblätter als Bil&amp;d (PNG) …</translation>
    </message>
    <message>
        <source>Board as a &amp;drawing (SVG)…</source>
        <translation>Spielfeld als &amp;Zeichnung (SVG) …</translation>
    </message>
    <message>
        <source>Sheets as a &amp;drawing (SVG)…</source>
        <translation>Spielblätter als &amp;Zeichnung (SVG) …</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Stellung sichern</translation>
    </message>
    <message>
        <source>Position files (*.json)</source>
        <translation>Stellungsdateien (*.json)</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gesichert: %2</translation>
    </message>
    <message>
        <source>sheets-%1</source>
        <translation>spielblaetter-%1</translation>
    </message>
    <message>
        <source>report-%1</source>
        <translation>bericht-%1</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>record-%1</source>
        <translation>protokoll-%1</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <source>board-%1</source>
        <translation>spielfeld-%1</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>In eine Datei schreiben</translation>
    </message>
    <message>
        <source>Dice game %1: %2</source>
        <translation>Würfelspiel %1: %2</translation>
    </message>
    <message>
        <source>Dice game %1: round %2</source>
        <translation>Würfelspiel %1: Spielrunde %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Game to play &amp;again in a browser…</source>
        <translation>Spiel zum &amp;Nachspielen im Browser …</translation>
    </message>
    <message>
        <source>replay-%1</source>
        <translation>nachspielen-%1</translation>
    </message>
    <message>
        <source>Game for BG &amp;Stats and BoardGameGeek…</source>
        <translation>Spiel für BG &amp;Stats und BoardGameGeek …</translation>
    </message>
    <message>
        <source>play-%1</source>
        <translation>partie-%1</translation>
    </message>
    <message>
        <source>Game as a &amp;film (MP4 or GIF)…</source>
        <translation>Spiel als &amp;Film (MP4 oder GIF) …</translation>
    </message>
    <message>
        <source>film-%1</source>
        <translation>film-%1</translation>
    </message>
    <message>
        <source>Films (*.mp4);;Animated pictures (*.gif)</source>
        <translation>Filme (*.mp4);;Bewegte Bilder (*.gif)</translation>
    </message>
</context>
<context>
    <name>ui::FactsPanel</name>
    <message>
        <source>Enter what happened</source>
        <translation>Nachtragen, was war</translation>
    </message>
    <message>
        <source>Another fact</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Done   [Esc]</source>
        <translation>Fertig   [Esc]</translation>
    </message>
    <message>
        <source>The brushes above the board set pieces; here is what no piece shows. No rule is asked.</source>
        <translation>Figuren setzt man mit den Pinseln über dem Spielfeld; hier steht, was keine Figur zeigt. Keine Regel wird gefragt.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Karten auf einer Hand</translation>
    </message>
    <message>
        <source>Development cards played</source>
        <translation>Gespielte Entwicklungskarten</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Zusätzliche Siegpunkte</translation>
    </message>
    <message>
        <source>Longest road, largest army</source>
        <translation>Handelsstraße, Rittermacht</translation>
    </message>
    <message>
        <source>Whose turn, which phase</source>
        <translation>Wer ist am Zug, welche Phase</translation>
    </message>
    <message>
        <source>Reason (empty: noticed late)</source>
        <translation>Begründung (leer: spät bemerkt)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Nobody knows which</source>
        <translation>Niemand weiß, welche</translation>
    </message>
    <message>
        <source>%1, one less</source>
        <translation>%1, eins weniger</translation>
    </message>
    <message>
        <source>%1, one more</source>
        <translation>%1, eins mehr</translation>
    </message>
    <message>
        <source>Points that nothing on the board shows</source>
        <translation>Siegpunkte, die nichts auf dem Spielfeld zeigt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>Which phase?</source>
        <translation>Welche Phase?</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Whatever was due is dropped.</source>
        <translation>Was fällig war, entfällt.</translation>
    </message>
    <message>
        <source>noticed late</source>
        <translation>spät bemerkt</translation>
    </message>
    <message>
        <source>Enter it   [Enter]</source>
        <translation>Eintragen   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>%1 shows the hand</source>
        <translation>%1 zeigt die Hand</translation>
    </message>
    <message>
        <source>Count the cards on the table. Only what the hand may hold can be counted; if it holds others, correct it.</source>
        <translation>Die Karten auf dem Tisch zählen. Zählen lässt sich nur, was die Hand halten kann; hält sie andere, berichtigen.</translation>
    </message>
    <message>
        <source>The hand has %1 cards, %2 are counted.</source>
        <translation>Die Hand hat %1 Karten, gezählt sind %2.</translation>
    </message>
</context>
<context>
    <name>ui::FateTable</name>
    <message>
        <source>A double: lost for a round</source>
        <translation>Ein Pasch: für eine Spielrunde verloren</translation>
    </message>
    <message>
        <source>A 7: destroyed at all hexes of the number thrown next, unless it is averted</source>
        <translation>Eine 7: zerstört an allen Feldern mit der danach gewürfelten Zahl, wenn es nicht abgewendet wird</translation>
    </message>
    <message>
        <source>no yields of %1</source>
        <translation>keine Erträge an %1</translation>
    </message>
    <message>
        <source>no trade with bank or harbours</source>
        <translation>kein Handel mit Bank oder Häfen</translation>
    </message>
</context>
<context>
    <name>ui::FieldText</name>
    <message>
        <source>Production roll</source>
        <translation>Ertragswurf</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Conquest</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>End of the phase</source>
        <translation>Ende der Phase</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Ende des Zuges</translation>
    </message>
    <message>
        <source>Numbering of the sides</source>
        <translation>Nummern der Seiten</translation>
    </message>
    <message>
        <source>A player leaves the game</source>
        <translation>Jemand verlässt das Spiel</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>The game ends otherwise</source>
        <translation>Das Spiel endet anders</translation>
    </message>
    <message>
        <source>A point is decided</source>
        <translation>Ein Punkt wird entschieden</translation>
    </message>
    <message>
        <source>Facts entered</source>
        <translation>Nachgetragenes</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>From where?</source>
        <translation>Von wo?</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>Welche Straße?</translation>
    </message>
    <message>
        <source>Which hex?</source>
        <translation>Welches Feld?</translation>
    </message>
    <message>
        <source>Which way, if not the shortest?</source>
        <translation>Auf welchem Weg, wenn nicht dem kürzesten?</translation>
    </message>
    <message>
        <source>Which units?</source>
        <translation>Welche Einheiten?</translation>
    </message>
    <message>
        <source>Does the weapon go along?</source>
        <translation>Kommt die Waffe mit?</translation>
    </message>
    <message>
        <source>Carried by ship?</source>
        <translation>Mit dem Schiff?</translation>
    </message>
    <message>
        <source>With whom?</source>
        <translation>Mit wem?</translation>
    </message>
    <message>
        <source>What is given?</source>
        <translation>Was wird gegeben?</translation>
    </message>
    <message>
        <source>What is got?</source>
        <translation>Was wird genommen?</translation>
    </message>
    <message>
        <source>Hidden development cards given</source>
        <translation>Verdeckte Entwicklungskarten gegeben</translation>
    </message>
    <message>
        <source>Hidden development cards got</source>
        <translation>Verdeckte Entwicklungskarten bekommen</translation>
    </message>
    <message>
        <source>On which places are pieces given?</source>
        <translation>Auf welchen Orten werden Figuren gegeben?</translation>
    </message>
    <message>
        <source>Is it known that the seller is out with this?</source>
        <translation>Ist bekannt, dass der Verkäufer damit ausscheidet?</translation>
    </message>
    <message>
        <source>On which places are pieces got?</source>
        <translation>Auf welchen Orten werden Figuren bekommen?</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Wie viele Karten?</translation>
    </message>
    <message>
        <source>How many were in the hand, as nobody knew?</source>
        <translation>Wie viele waren auf der Hand, wenn es niemand wusste?</translation>
    </message>
    <message>
        <source>Where to does the army retreat?</source>
        <translation>Wohin zieht sich die Armee zurück?</translation>
    </message>
    <message>
        <source>Is the conquest declined?</source>
        <translation>Wird auf die Eroberung verzichtet?</translation>
    </message>
    <message>
        <source>Which faces?</source>
        <translation>Welche Augen?</translation>
    </message>
    <message>
        <source>On which army does a loss fall?</source>
        <translation>Welche Armee trifft ein Verlust?</translation>
    </message>
    <message>
        <source>Reason in the act</source>
        <translation>Grund in der Handlung</translation>
    </message>
    <message>
        <source>Who wins, if anybody?</source>
        <translation>Wer gewinnt, falls jemand gewinnt?</translation>
    </message>
    <message>
        <source>Which places are emptied?</source>
        <translation>Welche Orte werden geräumt?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Welche Figur?</translation>
    </message>
    <message>
        <source>Who is for it?</source>
        <translation>Wer ist dafür?</translation>
    </message>
    <message>
        <source>Who is against it?</source>
        <translation>Wer ist dagegen?</translation>
    </message>
    <message>
        <source>On which faces is it adopted?</source>
        <translation>Bei welchen Augen ist sie angenommen?</translation>
    </message>
    <message>
        <source>Which side does each face mean, 1 to 6?</source>
        <translation>Welche Seite meint jede Augenzahl, 1 bis 6?</translation>
    </message>
    <message>
        <source>How many does each give?</source>
        <translation>Wie viele gibt jeder?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
</context>
<context>
    <name>ui::Finder</name>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
    <message>
        <source>Find anything: a command, a clause, an entry, a player</source>
        <translation>Alles suchen: Befehl, Klausel, Eintrag, Spieler</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Nichts enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ui::FindingsPanel</name>
    <message numerus="yes">
        <source>%n hex(es) read without certainty. Press the dashed ones and say what they are.</source>
        <translation>
            <numerusform>%n Feld unsicher gelesen. Das gestrichelte anklicken und sagen, was es ist.</numerusform>
            <numerusform>%n Felder unsicher gelesen. Die gestrichelten anklicken und sagen, was sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot stand:</source>
        <translation>So kann es nicht stehen:</translation>
    </message>
    <message>
        <source>All is as the rules want it.</source>
        <translation>Alles ist, wie die Regeln es wollen.</translation>
    </message>
    <message>
        <source>This stands although a rule forbids it; the game can start all the same:</source>
        <translation>Das steht, obwohl eine Regel es verbietet; das Spiel kann trotzdem beginnen:</translation>
    </message>
    <message>
        <source>What holds in this game</source>
        <translation>Das gilt in diesem Spiel</translation>
    </message>
    <message>
        <source>The number tokens wait in the box until settlements touch their hexes.</source>
        <translation>Die Zahlenchips warten in der Schachtel, bis Siedlungen ihre Felder berühren.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What this game has</source>
        <translation>Was dieses Spiel hat</translation>
    </message>
    <message>
        <source>How even the board is:</source>
        <translation>Wie ausgewogen das Spielfeld ist:</translation>
    </message>
    <message>
        <source>Rulings: %1 ›</source>
        <translation>Auslegungen: %1 ›</translation>
    </message>
</context>
<context>
    <name>ui::FoundModel</name>
    <message>
        <source>%1, table %2</source>
        <translation>%1, Tisch %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>How it fits</source>
        <translation>Wie es passt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>ui::FoundPanel</name>
    <message>
        <source>Record books of the tables…</source>
        <translation>Protokollbücher der Tische …</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal durchsehen</translation>
    </message>
    <message>
        <source>Games that were found</source>
        <translation>Gefundene Spiele</translation>
    </message>
    <message>
        <source>Record books of the tables</source>
        <translation>Protokollbücher der Tische</translation>
    </message>
    <message>
        <source>Record books (*.db);;All files (*)</source>
        <translation>Protokollbücher (*.db);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n new result(s)</source>
        <translation>
            <numerusform>%n neues Ergebnis eintragen</numerusform>
            <numerusform>%n neue Ergebnisse eintragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) for decision</source>
        <translation>
            <numerusform>%n Spiel zu entscheiden</numerusform>
            <numerusform>%n Spiele zu entscheiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neues</numerusform>
            <numerusform>%n neue</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the tables’ record books here or choose them. Each game finds its table by itself.</source>
        <translation>Die Protokollbücher der Tische hier ablegen oder auswählen. Jedes Spiel findet seinen Tisch von selbst.</translation>
    </message>
    <message>
        <source>Everything that was found is entered.</source>
        <translation>Alles, was gefunden wurde, ist eingetragen.</translation>
    </message>
    <message>
        <source>Change the seats of the round to those who played, or enter the result by hand.</source>
        <translation>Den Sitzplan der Runde denen anpassen, die gespielt haben, oder das Ergebnis von Hand eintragen.</translation>
    </message>
    <message>
        <source>The game has branches: name the one that counts, then look again.</source>
        <translation>Das Spiel hat Zweige: erst den nennen, der gilt, dann noch einmal durchsehen.</translation>
    </message>
    <message>
        <source>Ask the table for another copy of its book, or enter the result by hand.</source>
        <translation>Den Tisch um eine andere Kopie seines Buchs bitten oder das Ergebnis von Hand eintragen.</translation>
    </message>
    <message>
        <source>The slip shows what no book here holds: ask the table for its newest book.</source>
        <translation>Der Zettel zeigt einen Stand, den hier kein Buch hat: den Tisch um sein neuestes Buch bitten.</translation>
    </message>
    <message>
        <source>Ask the table for the game before, or enter this one as it is.</source>
        <translation>Den Tisch um das Spiel davor bitten oder dieses eintragen, wie es ist.</translation>
    </message>
    <message>
        <source>Enter at %1, table %2</source>
        <translation>Eintragen bei %1, Tisch %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter as it stands now</source>
        <translation>Eintragen, wie es jetzt steht</translation>
    </message>
    <message>
        <source>Take the game’s result</source>
        <translation>Das Ergebnis des Spiels nehmen</translation>
    </message>
    <message>
        <source>Enter all the same</source>
        <translation>Trotzdem eintragen</translation>
    </message>
    <message>
        <source>Name of the desk</source>
        <translation>Name des Spieltischs</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Accept this desk</source>
        <translation>Diesen Spieltisch anerkennen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>%1, table %2: the game’s result instead of the one there</source>
        <translation>%1, Tisch %2: das Ergebnis des Spiels statt dessen, das dort steht</translation>
    </message>
    <message>
        <source>Name the branch…</source>
        <translation>Zweig nennen …</translation>
    </message>
</context>
<context>
    <name>ui::GameAdmitting</name>
    <message>
        <source>A code speaks for one seat: it has a word in each throw, and proposes what a step asks of its player. The second hand is the referee’s own phone. No code is ever sent, and each ends here at once.</source>
        <translation>Ein Code spricht für einen Platz am Tisch: Er hat ein Wort in jedem Wurf und schlägt vor, was ein Schritt von seinem Spieler verlangt. Die zweite Hand ist das eigene Telefon des Schiedsrichters. Kein Code wird je gesendet, und jeder lässt sich hier sofort zurückziehen.</translation>
    </message>
    <message>
        <source>No game is open: whoever has the address looks on.</source>
        <translation>Keine Partie ist offen: Wer die Adresse hat, schaut zu.</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Zweite Hand</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Spiel %1</translation>
    </message>
</context>
<context>
    <name>ui::GameClock</name>
    <message>
        <source>Turn, paused</source>
        <translation>Zug, angehalten</translation>
    </message>
    <message>
        <source>Turn: time is up</source>
        <translation>Zug: Zeit um</translation>
    </message>
    <message>
        <source>Turn: hurry up</source>
        <translation>Zug: gleich um</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Game, paused</source>
        <translation>Spiel, angehalten</translation>
    </message>
    <message>
        <source>Game: time is up</source>
        <translation>Spiel: Zeit um</translation>
    </message>
    <message>
        <source>Game: nearly over</source>
        <translation>Spiel: gleich um</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>ui::GameForm</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Autumn cup</source>
        <translation>Herbstturnier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>2026-11-21, 2026-11-22</source>
        <translation>2026-11-21, 2026-11-22</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Preliminary rounds</source>
        <translation>Vorrunden</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>final of four</source>
        <translation>Finale zu viert</translation>
    </message>
    <message>
        <source>semi-final of sixteen, final</source>
        <translation>Halbfinale zu sechzehnt, Finale</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Time limit of a game</source>
        <translation>Höchstdauer eines Spiels</translation>
    </message>
    <message>
        <source>may meet</source>
        <translation>dürfen sich begegnen</translation>
    </message>
    <message>
        <source>are kept apart where possible</source>
        <translation>werden möglichst getrennt</translation>
    </message>
    <message>
        <source>never meet</source>
        <translation>begegnen sich nie</translation>
    </message>
    <message>
        <source>Players of one club</source>
        <translation>Spieler eines Vereins</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Winning score</source>
        <translation>Siegzahl</translation>
    </message>
    <message>
        <source>These cannot be played together at tables of four.</source>
        <translation>Das lässt sich an Vierertischen nicht zusammen spielen.</translation>
    </message>
    <message>
        <source>as the scoring system says</source>
        <translation>wie im Wertungssystem</translation>
    </message>
    <message>
        <source>0: until the result is signed</source>
        <translation>0: bis zur Unterschrift</translation>
    </message>
    <message>
        <source>Protest after signing</source>
        <translation>Einspruch nach Unterschrift</translation>
    </message>
</context>
<context>
    <name>ui::GameKeeper</name>
    <message>
        <source>The release is written. Enter nothing more here:</source>
        <translation>Die Freigabe ist geschrieben. Hier nichts mehr eingeben:</translation>
    </message>
    <message>
        <source>the other desk takes it with a copy of this book: %1</source>
        <translation>der andere Platz nimmt sie mit einer Kopie dieses Buchs: %1</translation>
    </message>
    <message>
        <source>The release was not written.</source>
        <translation>Die Freigabe wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Looking changes nothing. The first entry made here takes it over without that desk’s release; with one: Record, Move to another desk.</source>
        <translation>Ansehen ändert nichts. Der erste Eintrag hier übernimmt es ohne Freigabe jenes Platzes; mit Freigabe: Protokoll, An einem anderen Platz weiterspielen.</translation>
    </message>
</context>
<context>
    <name>ui::GameList</name>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>over · %1</source>
        <translation>beendet · %1</translation>
    </message>
    <message>
        <source>founding · %1&apos;s turn</source>
        <translation>Gründung · %1 ist am Zug</translation>
    </message>
    <message>
        <source>round %1 · %2&apos;s turn · %3</source>
        <translation>Runde %1 · %2 ist am Zug · %3</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game %1, begun %2
%3</source>
        <translation>Spiel %1, begonnen %2
%3</translation>
    </message>
    <message>
        <source>Games in this book (Ctrl+Tab: next)</source>
        <translation>Spiele in diesem Buch (Strg+Tab: nächstes)</translation>
    </message>
    <message>
        <source>None yet. The one begun here will be the first.</source>
        <translation>Noch keines. Das hier begonnene wird das erste.</translation>
    </message>
    <message>
        <source>Games in this book</source>
        <translation>Spiele in diesem Buch</translation>
    </message>
    <message>
        <source>dice game · %1</source>
        <translation>Würfelspiel · %1</translation>
    </message>
    <message>
        <source>several branches: name one</source>
        <translation>mehrere Zweige: einen nennen</translation>
    </message>
</context>
<context>
    <name>ui::GuidePage</name>
    <message>
        <source>The page that is read</source>
        <translation>Die gelesene Seite</translation>
    </message>
    <message>
        <source>Contents of the guide</source>
        <translation>Inhalt der Anleitung</translation>
    </message>
    <message>
        <source>Back   [Alt+←]</source>
        <translation>Zurück   [Alt+←]</translation>
    </message>
    <message>
        <source>Forward   [Alt+→]</source>
        <translation>Vor   [Alt+→]</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>The guide was not installed: %1 is missing.</source>
        <translation>Die Anleitung wurde nicht mit installiert: %1 fehlt.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>ui::GuidePanel</name>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
</context>
<context>
    <name>ui::HallAdmitting</name>
    <message>
        <source>A code speaks for one player: it enters, confirms and disputes the results of that player’s tables. It is never sent, and ends here at once.</source>
        <translation>Ein Code spricht für einen Spieler: Er trägt die Ergebnisse von dessen Tischen ein, bestätigt und bestreitet sie. Er wird nie gesendet und lässt sich hier sofort zurückziehen.</translation>
    </message>
    <message>
        <source>No tournament is open: whoever has the address looks on.</source>
        <translation>Kein Turnier ist offen: wer die Adresse hat, sieht zu.</translation>
    </message>
</context>
<context>
    <name>ui::HallProposals</name>
    <message>
        <source>It cannot be proposed.</source>
        <translation>Das lässt sich nicht vorschlagen.</translation>
    </message>
    <message>
        <source>It is not proposed: %1</source>
        <translation>Es ist nicht vorgeschlagen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of %1 taken</source>
        <translation>
            <numerusform>%n Ergebnis von %1 übernommen</numerusform>
            <numerusform>%n Ergebnisse von %1 übernommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other entry(s) of %1 taken</source>
        <translation>
            <numerusform>%n anderer Eintrag von %1 übernommen</numerusform>
            <numerusform>%n andere Einträge von %1 übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the desk that keeps the tournament draws lots.</source>
        <translation>Nur der Platz, der das Turnier führt, zieht Lose.</translation>
    </message>
    <message>
        <source>There is no proposal of this desk that could be withdrawn.</source>
        <translation>Es gibt keinen Vorschlag dieses Platzes, der sich zurückziehen ließe.</translation>
    </message>
</context>
<context>
    <name>ui::HallWorks</name>
    <message>
        <source>The tournament went on meanwhile; the plan no longer fits.</source>
        <translation>Das Turnier ging inzwischen weiter; der Plan passt nicht mehr.</translation>
    </message>
    <message>
        <source>The record was not checked.</source>
        <translation>Das Protokoll wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>the file is damaged; games of it may be missing</source>
        <translation>die Datei ist beschädigt; Spiele daraus können fehlen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>ui::HandOverPanel</name>
    <message>
        <source>The other desk gets a copy of this book and this release. It holds as long as nothing more is entered here.</source>
        <translation>Der andere Platz bekommt eine Kopie dieses Buchs und diese Freigabe. Sie gilt, solange hier nichts mehr eingegeben wird.</translation>
    </message>
    <message>
        <source>Key of the other desk: 64 characters, in its settings</source>
        <translation>Schlüssel des anderen Platzes: 64 Zeichen, in seinen Einstellungen</translation>
    </message>
    <message>
        <source>Write the release…</source>
        <translation>Freigabe schreiben …</translation>
    </message>
    <message>
        <source>That is the key of this desk.</source>
        <translation>Das ist der Schlüssel dieses Platzes.</translation>
    </message>
    <message>
        <source>Its short form: %1</source>
        <translation>Seine Kurzform: %1</translation>
    </message>
    <message>
        <source>Its settings show it, under Files and folders.</source>
        <translation>Seine Einstellungen zeigen ihn unter Dateien und Ordner.</translation>
    </message>
    <message>
        <source>A key has 64 characters, 0 to 9 and a to f.</source>
        <translation>Ein Schlüssel hat 64 Zeichen, 0 bis 9 und a bis f.</translation>
    </message>
    <message>
        <source>Releases (*.json)</source>
        <translation>Freigaben (*.json)</translation>
    </message>
    <message>
        <source>Its release…</source>
        <translation>Seine Freigabe …</translation>
    </message>
    <message>
        <source>Release of the desk before</source>
        <translation>Freigabe des Platzes davor</translation>
    </message>
    <message>
        <source>Going on at another desk</source>
        <translation>An einem anderen Platz weitermachen</translation>
    </message>
    <message>
        <source>Release for another desk</source>
        <translation>Für einen anderen Platz freigeben</translation>
    </message>
    <message>
        <source>This desk keeps the record already and needs no release.</source>
        <translation>Dieser Platz führt das Protokoll schon und braucht keine Freigabe.</translation>
    </message>
    <message>
        <source>No desk's key is in charge of this record: any desk goes on with a copy of the book, and needs no release.</source>
        <translation>Kein Schlüssel führt dieses Protokoll: jeder Platz macht mit einer Kopie des Buchs weiter und braucht keine Freigabe.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>The desk with the key %1 keeps this record.</source>
        <translation>Der Platz mit dem Schlüssel %1 führt dieses Protokoll.</translation>
    </message>
    <message>
        <source>This desk has no key and cannot go on with it.</source>
        <translation>Dieser Platz hat keinen Schlüssel und kann damit nicht weitermachen.</translation>
    </message>
    <message>
        <source>Its release is here: everybody will see that it handed the record over.</source>
        <translation>Seine Freigabe ist da: alle werden sehen, dass er das Protokoll übergeben hat.</translation>
    </message>
    <message>
        <source>Without its release the record says that this desk took it over, and readers decide whether it was to.</source>
        <translation>Ohne seine Freigabe steht im Protokoll, dass dieser Platz es übernommen hat; wer es liest, entscheidet, ob er das sollte.</translation>
    </message>
    <message>
        <source>Why it goes on here</source>
        <translation>Warum es hier weitergeht</translation>
    </message>
    <message>
        <source>Go on here</source>
        <translation>Hier weitermachen</translation>
    </message>
    <message>
        <source>Go on here without a release</source>
        <translation>Ohne Freigabe hier weitermachen</translation>
    </message>
    <message>
        <source>That file is no release.</source>
        <translation>Diese Datei ist keine Freigabe.</translation>
    </message>
</context>
<context>
    <name>ui::HeadCard</name>
    <message>
        <source>Chain head, to be photographed</source>
        <translation>Kettenkopf zum Abfotografieren</translation>
    </message>
    <message>
        <source>QR code of the chain head after entry %1</source>
        <translation>QR-Code des Kettenkopfs nach Eintrag %1</translation>
    </message>
    <message>
        <source>after entry %1</source>
        <translation>nach Eintrag %1</translation>
    </message>
    <message>
        <source>Whoever keeps this picture can prove later that nothing up to here was changed.</source>
        <translation>Wer dieses Bild behält, kann später belegen, dass bis hierher nichts geändert wurde.</translation>
    </message>
    <message>
        <source>The letters are for reading aloud and prove nothing.</source>
        <translation>Die Buchstaben sind zum Vorlesen und beweisen nichts.</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Bilder (*.png *.svg)</translation>
    </message>
    <message>
        <source>Chain head, saved as a picture</source>
        <translation>Kettenkopf, als Bild gespeichert</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>Das Bild wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Chain head after entry %1: %2</source>
        <translation>Kettenkopf nach Eintrag %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::HearingForm</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>a chime</source>
        <translation>ein Klang</translation>
    </message>
    <message>
        <source>a voice</source>
        <translation>eine Stimme</translation>
    </message>
    <message>
        <source>Nothing can be heard here: Qt's speech and multimedia libraries are not installed.</source>
        <translation>Hier ist nichts zu hören: Die Sprach- und Multimedia-Bibliotheken von Qt sind nicht installiert.</translation>
    </message>
    <message>
        <source>No voice for this language is installed: a chime is heard instead. Debian has one in the packages qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng.</source>
        <translation>Keine deutsche Stimme ist installiert: Stattdessen ist ein Klang zu hören. Debian hat eine in den Paketen qt6-speech-speechd-plugin und speech-dispatcher-espeak-ng.</translation>
    </message>
    <message>
        <source>It sounds like this.</source>
        <translation>So klingt es.</translation>
    </message>
</context>
<context>
    <name>ui::HexMenu</name>
    <message>
        <source>It is right as shown</source>
        <translation>So ist es richtig</translation>
    </message>
    <message>
        <source>Number token</source>
        <translation>Zahlenchip</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Robber here</source>
        <translation>Räuber hierher</translation>
    </message>
</context>
<context>
    <name>ui::HistogramChart</name>
    <message>
        <source>%1: %2, expected %3</source>
        <translation>%1: %2, erwartet %3</translation>
    </message>
    <message>
        <source>came</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>came, outside the band</source>
        <translation>gefallen, außerhalb des Bandes</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>95 of 100 fair dice lie within</source>
        <translation>95 von 100 fairen Würfeln liegen darin</translation>
    </message>
</context>
<context>
    <name>ui::HouseCombination</name>
    <message numerus="yes">
        <source>House combination: %n ruling(s)</source>
        <translation>
            <numerusform>Hauskombination: %n Auslegung</numerusform>
            <numerusform>Hauskombination: %n Auslegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the documents mentions the others. Where they touch, these rulings say what holds.</source>
        <translation>Keines der Regelwerke erwähnt die anderen. Wo sie sich berühren, sagen diese Auslegungen, was gilt.</translation>
    </message>
    <message>
        <source>House combination</source>
        <translation>Hauskombination</translation>
    </message>
</context>
<context>
    <name>ui::InlinePanel</name>
    <message>
        <source>Close   [Esc]</source>
        <translation>Schließen   [Esc]</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::JoinedStep</name>
    <message>
        <source>The game begins with the founding phase</source>
        <translation>Das Spiel beginnt mit der Gründungsphase</translation>
    </message>
    <message>
        <source>The game is under way: it goes on as it stands</source>
        <translation>Das Spiel läuft schon: Es geht so weiter, wie es steht</translation>
    </message>
    <message>
        <source>Pieces stand on the board, so the game is under way. They can be taken away in the step “Board”.</source>
        <translation>Auf dem Spielfeld stehen Figuren, also läuft das Spiel schon. Wegnehmen lassen sie sich im Schritt „Spielfeld“.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Spielrunde</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Rolling</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Trading and building</source>
        <translation>Handeln und Bauen</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>Second longest road</source>
        <translation>Zweitlängste Handelsstraße</translation>
    </message>
    <message>
        <source>Second largest army</source>
        <translation>Zweitgrößte Rittermacht</translation>
    </message>
    <message>
        <source>Monopolist of %1</source>
        <translation>Monopolist von %1</translation>
    </message>
    <message>
        <source>First on the Exchange</source>
        <translation>Zuerst an der Börse</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Resource cards of %1</source>
        <translation>Rohstoffkarten von %1</translation>
    </message>
    <message>
        <source>Hidden development cards of %1</source>
        <translation>Verdeckte Entwicklungskarten von %1</translation>
    </message>
    <message>
        <source>Knights played by %1</source>
        <translation>Gespielte Ritterkarten von %1</translation>
    </message>
    <message>
        <source>Further points of %1</source>
        <translation>Weitere Siegpunkte von %1</translation>
    </message>
    <message>
        <source>%1 has bought the nuclear weapon</source>
        <translation>%1 hat die Nuklearwaffe gekauft</translation>
    </message>
    <message>
        <source>%1 is boycotted</source>
        <translation>%1 wird boykottiert</translation>
    </message>
    <message>
        <source>Resource cards</source>
        <translation>Rohstoffkarten</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Verdeckte Karten</translation>
    </message>
    <message>
        <source>Knights played</source>
        <translation>Gespielte Ritter</translation>
    </message>
    <message>
        <source>Further points</source>
        <translation>Weitere Siegpunkte</translation>
    </message>
    <message>
        <source>Weapon bought</source>
        <translation>Waffe gekauft</translation>
    </message>
    <message>
        <source>Boycotted</source>
        <translation>Boykott</translation>
    </message>
    <message>
        <source>What is not known need not be said; the game asks for it when a decision needs it.</source>
        <translation>Was niemand weiß, muss nicht gesagt werden; das Spiel fragt danach, wenn eine Entscheidung es braucht.</translation>
    </message>
</context>
<context>
    <name>ui::KeptPictures</name>
    <message>
        <source>The picture of entry %1 is not kept any more.</source>
        <translation>Das Bild zu Eintrag %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The picture of entry %1 was changed: it is not the one recorded.</source>
        <translation>Das Bild zu Eintrag %1 wurde verändert: Es ist nicht das aufgezeichnete.</translation>
    </message>
    <message>
        <source>The picture of entry %1 cannot be shown.</source>
        <translation>Das Bild zu Eintrag %1 lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Picture of entry %1, %2; a click shows it large</source>
        <translation>Bild zu Eintrag %1, %2; ein Klick zeigt es groß</translation>
    </message>
    <message>
        <source>Picture of entry %1, %2</source>
        <translation>Bild zu Eintrag %1, %2</translation>
    </message>
</context>
<context>
    <name>ui::Keys</name>
    <message>
        <source>Acts</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste ␣</translation>
    </message>
    <message>
        <source>the next step: throw, go on, end the turn</source>
        <translation>der nächste Schritt: würfeln, weiter, Zug beenden</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>throw virtual dice where real ones are used</source>
        <translation>virtuell würfeln, wo sonst echte Würfel gelten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe ↵</translation>
    </message>
    <message>
        <source>Ctrl+1 to 8</source>
        <translation>Strg+1 bis 8</translation>
    </message>
    <message>
        <source>the pages at the left edge, from the top</source>
        <translation>die Seiten am linken Rand, von oben nach unten</translation>
    </message>
    <message>
        <source>confirm what is being said</source>
        <translation>bestätigen, was angesagt wird</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave by one step</source>
        <translation>einen Schritt zurück</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 bis 9, 0</translation>
    </message>
    <message>
        <source>faces of real dice (0 is 10; two digits for a d12); answers of a panel</source>
        <translation>Augen echter Würfel (0 ist 10; zwei Ziffern beim W12); Antworten einer Frage</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste ⌫</translation>
    </message>
    <message>
        <source>the last face was wrong</source>
        <translation>die letzte Zahl war falsch</translation>
    </message>
    <message>
        <source>the place with this letter</source>
        <translation>der Ort mit diesem Buchstaben</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>walk over the board</source>
        <translation>über das Brett gehen</translation>
    </message>
    <message>
        <source>type a place</source>
        <translation>einen Ort eintippen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>take off what stands at the chosen place</source>
        <translation>wegnehmen, was am gewählten Ort steht</translation>
    </message>
    <message>
        <source>charts of a combat</source>
        <translation>Diagramme eines Kampfes</translation>
    </message>
    <message>
        <source>turn the board; the whole board</source>
        <translation>das Brett drehen; das ganze Brett</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>Alt+← and →</source>
        <translation>Alt+← und →</translation>
    </message>
    <message>
        <source>the entry before, the entry after</source>
        <translation>der Eintrag davor, der danach</translation>
    </message>
    <message>
        <source>Alt+Page Up and Down</source>
        <translation>Alt+Bild ↑ und ↓</translation>
    </message>
    <message>
        <source>the turn before, the turn after</source>
        <translation>der Zug davor, der danach</translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation>Alt+Pos1, Alt+Ende</translation>
    </message>
    <message>
        <source>the beginning, now</source>
        <translation>der Anfang, jetzt</translation>
    </message>
    <message>
        <source>look back at the chosen entry</source>
        <translation>auf den gewählten Eintrag zurückblicken</translation>
    </message>
    <message>
        <source>take back up to the chosen entry</source>
        <translation>bis zum gewählten Eintrag zurücknehmen</translation>
    </message>
    <message>
        <source>Keys of the Adjudicator</source>
        <translation>Tasten des Adjudicators</translation>
    </message>
    <message>
        <source>Trade, seven, hands</source>
        <translation>Tausch, Sieben, Hände</translation>
    </message>
    <message>
        <source>the partner with this letter; T the next one</source>
        <translation>der Partner mit diesem Buchstaben; T der nächste</translation>
    </message>
    <message>
        <source>1 to 5, 6 to 0</source>
        <translation>1 bis 5, 6 bis 0</translation>
    </message>
    <message>
        <source>a card that is given, that is got</source>
        <translation>eine Karte, die gegeben, die bekommen wird</translation>
    </message>
    <message>
        <source>as many as there can be</source>
        <translation>so viele, wie es sein können</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>give for nothing</source>
        <translation>verschenken</translation>
    </message>
    <message>
        <source>cards are given up; a hand is small enough</source>
        <translation>Karten sind abgegeben; eine Hand ist klein genug</translation>
    </message>
    <message>
        <source>empty the trade; another hex for the robber</source>
        <translation>den Tausch leeren; ein anderes Feld für den Räuber</translation>
    </message>
    <message>
        <source>the next hand; Shift+Y: its owner shows it</source>
        <translation>die nächste Hand; Umschalt+Y: ihr Besitzer zeigt sie</translation>
    </message>
</context>
<context>
    <name>ui::KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Save for printing…</source>
        <translation>Zum Drucken speichern …</translation>
    </message>
    <message>
        <source>Save the keys</source>
        <translation>Tasten speichern</translation>
    </message>
    <message>
        <source>keys.pdf</source>
        <translation>tasten.pdf</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>ui::LedgerPanel</name>
    <message>
        <source>Development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>Next player   [Y]</source>
        <translation>Nächste Hand   [Y]</translation>
    </message>
    <message>
        <source>Private to this desk. Solid: certain. Dashed: possible.</source>
        <translation>Nur an diesem Platz zu sehen. Ganzer Rand: sicher. Gestrichelt: möglich.</translation>
    </message>
    <message>
        <source>Close   [Esc]</source>
        <translation>Schließen   [Esc]</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>What %1 could pay</source>
        <translation>Was %1 zahlen könnte</translation>
    </message>
    <message>
        <source>Why it is open</source>
        <translation>Warum sie offen ist</translation>
    </message>
    <message>
        <source>Nobody has counted this hand</source>
        <translation>Diese Hand hat niemand gezählt</translation>
    </message>
    <message>
        <source>cards, all of them certain</source>
        <translation>Karten, alle sicher</translation>
    </message>
    <message>
        <source>cards: %1 certain, %2 open</source>
        <translation>Karten: %1 sicher, %2 offen</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) are possible</source>
        <translation>
            <numerusform>%n Hand ist möglich</numerusform>
            <numerusform>%n Hände sind möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>more hands are possible than can be listed</source>
        <translation>mehr Hände sind möglich, als sich aufzählen lassen</translation>
    </message>
    <message>
        <source>hand limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>✓ %1: surely</source>
        <translation>✓ %1: sicher</translation>
    </message>
    <message>
        <source>? %1: perhaps</source>
        <translation>? %1: vielleicht</translation>
    </message>
    <message>
        <source>✗ %1: no</source>
        <translation>✗ %1: nein</translation>
    </message>
    <message>
        <source>Look back at entry %1</source>
        <translation>Auf Eintrag %1 zurückblicken</translation>
    </message>
    <message>
        <source>Correct   [F2]</source>
        <translation>Berichtigen   [F2]</translation>
    </message>
    <message>
        <source>It is otherwise than known: any cards can be entered, with the reason</source>
        <translation>Sie ist anders als bekannt: Beliebige Karten lassen sich eintragen, mit Grund</translation>
    </message>
    <message>
        <source>The cards lie open: which of the possible hands it is</source>
        <translation>Die Karten liegen offen: welche der möglichen Hände es ist</translation>
    </message>
    <message>
        <source>%1 shows it   [⇧Y]</source>
        <translation>%1 zeigt   [⇧Y]</translation>
    </message>
    <message>
        <source>%1 shows it</source>
        <translation>%1 zeigt die Hand</translation>
    </message>
</context>
<context>
    <name>ui::Lesson</name>
    <message>
        <source>This is a short game on a copy of its own: nothing of it comes into your record book. The pieces stand on your table; the screen follows them. Here are the players with their points and cards.</source>
        <translation>Dies ist ein kurzes Spiel auf einer eigenen Kopie: Nichts davon kommt in dein Protokollbuch. Die Figuren stehen auf eurem Tisch; der Bildschirm folgt ihnen. Hier stehen die Spieler mit ihren Punkten und Karten.</translation>
    </message>
    <message>
        <source>Red is on turn and throws real dice: 3 and 5. Click the two faces, or type 3 5. (Space throws virtual dice where none are on the table.)</source>
        <translation>Rot ist am Zug und würfelt mit echten Würfeln: 3 und 5. Klicke die beiden Zahlen an oder tippe 3 5. (Die Leertaste würfelt virtuell, wo keine Würfel auf dem Tisch liegen.)</translation>
    </message>
    <message>
        <source>Everybody has the cards of the 8 now. Red builds a road: press Road, or R, and then the letter of a place, or click the place.</source>
        <translation>Alle haben jetzt die Karten der 8. Rot baut eine Straße: Drücke Straße oder R und dann den Buchstaben eines Ortes, oder klicke den Ort an.</translation>
    </message>
    <message>
        <source>A settlement too: the same way, with Settlement or S.</source>
        <translation>Auch eine Siedlung: genauso, mit Siedlung oder S.</translation>
    </message>
    <message>
        <source>What is not allowed is refused here, with who lacks what and the clause that says so. Try a city, which Red cannot pay; press F1 for the clause, Esc to leave it. Then press Next.</source>
        <translation>Was nicht erlaubt ist, wird hier abgelehnt: wem was fehlt, und die Klausel, die es sagt. Versuche eine Stadt, die Rot nicht bezahlen kann; F1 zeigt die Klausel, Esc verlässt sie. Drücke dann Weiter.</translation>
    </message>
    <message>
        <source>Red has ore to spare: press Trade, or T, and give the bank 4 ore for 1 grain.</source>
        <translation>Rot hat Erz übrig: Drücke Tauschen oder T und gib der Bank 4 Erz für 1 Getreide.</translation>
    </message>
    <message>
        <source>The large button is always the next step, and Space presses it. Now it ends Red's turn.</source>
        <translation>Der große Knopf ist immer der nächste Schritt, und die Leertaste drückt ihn. Jetzt beendet er den Zug von Rot.</translation>
    </message>
    <message>
        <source>Blue throws a seven: 3 and 4.</source>
        <translation>Blau würfelt eine Sieben: 3 und 4.</translation>
    </message>
    <message>
        <source>Nobody has more than seven cards, so the robber moves at once: take a hex by its letter or with a click, and then whom to rob.</source>
        <translation>Niemand hat mehr als sieben Karten, also zieht der Räuber gleich: Wähle ein Feld mit seinem Buchstaben oder mit einem Klick, und dann, wen er bestiehlt.</translation>
    </message>
    <message>
        <source>That was the wrong hex? Take it back here, or with Ctrl+Z. Nothing is deleted: the record keeps what was taken back.</source>
        <translation>Das war das falsche Feld? Nimm es hier zurück oder mit Strg+Z. Nichts wird gelöscht: Das Protokoll behält, was zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>It was right after all: Restore, or Ctrl+Shift+Z.</source>
        <translation>Es war doch richtig: Wiederherstellen, oder Strg+Umschalt+Z.</translation>
    </message>
    <message>
        <source>Every act stands in the record, numbered and sealed against change. Alt+← shows the table as it was before, Alt+End leads back; from any entry a dispute can be settled.</source>
        <translation>Jede Handlung steht im Protokoll, nummeriert und gegen Änderungen gesichert. Alt+← zeigt den Tisch, wie er vorher war, Alt+Ende führt zurück; von jedem Eintrag aus lässt sich ein Streit klären.</translation>
    </message>
    <message>
        <source>That is all you need. Ctrl+K finds every command, Shift+F1 shows all keys, F1 the clause in front of you, F9 a large display for everybody. Your own games begin with New game.</source>
        <translation>Mehr brauchst du nicht. Strg+K findet jeden Befehl, Umschalt+F1 zeigt alle Tasten, F1 die Klausel, um die es gerade geht, F9 eine große Anzeige für alle. Deine eigenen Spiele beginnen mit Neues Spiel.</translation>
    </message>
</context>
<context>
    <name>ui::LineChart</name>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: von %2 bis %3</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n points win</source>
        <translation>
            <numerusform>%n Punkt gewinnt</numerusform>
            <numerusform>%n Punkte gewinnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LogModel</name>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LogTurns</name>
    <message numerus="yes">
        <source>%1: %n entries</source>
        <translation>
            <numerusform>%1: %n Eintrag</numerusform>
            <numerusform>%1: %n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice %1: %n lines</source>
        <translation>
            <numerusform>Würfel %1: %n Zeile</numerusform>
            <numerusform>Würfel %1: %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
</context>
<context>
    <name>ui::LotsPanel</name>
    <message>
        <source>Draw lots</source>
        <translation>Losen</translation>
    </message>
    <message>
        <source>Who is equal</source>
        <translation>Wer gleich steht</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Festlegung</translation>
    </message>
    <message>
        <source>A word of somebody with something to lose</source>
        <translation>Ein Wort von jemandem, der etwas zu verlieren hat</translation>
    </message>
    <message>
        <source>Witness word</source>
        <translation>Zeugenwort</translation>
    </message>
    <message>
        <source>Throw the lots</source>
        <translation>Lose werfen</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Rang %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Nothing separates these %n players. The first die chooses among all, the next among the rest.</source>
        <translation>
            <numerusform>Nichts trennt diesen %n Spieler. Der erste Würfel wählt unter allen, der nächste unter den übrigen.</numerusform>
            <numerusform>Nichts trennt diese %n Spieler. Der erste Würfel wählt unter allen, der nächste unter den übrigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is equal in everything: no lots are open.</source>
        <translation>Niemand steht in allem gleich: Kein Los steht aus.</translation>
    </message>
    <message>
        <source>throw %1 · %2…</source>
        <translation>Wurf %1 · %2…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Dice: %1. Order: %2.</source>
        <translation>Würfel: %1. Reihenfolge: %2.</translation>
    </message>
    <message>
        <source>Entry %1, dice %2.</source>
        <translation>Eintrag %1, Würfel %2.</translation>
    </message>
    <message>
        <source>To throw again type a word, or choose who is equal.</source>
        <translation>Für den nächsten Wurf ein Wort eingeben oder die Gleichen wählen.</translation>
    </message>
    <message>
        <source>Who said the word</source>
        <translation>Wer das Wort sagte</translation>
    </message>
    <message>
        <source>Said by</source>
        <translation>Gesagt von</translation>
    </message>
    <message>
        <source>not written down</source>
        <translation>nicht vermerkt</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>the Adjudicator</source>
        <translation>der Adjudicator</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>T&amp;ournament</source>
        <translation>T&amp;urnier</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>Alles &amp;suchen …</translation>
    </message>
    <message>
        <source>%1 (second window)</source>
        <translation>%1 (zweites Fenster)</translation>
    </message>
</context>
<context>
    <name>ui::Menus</name>
    <message>
        <source>&amp;Next step	Space</source>
        <translation>&amp;Nächster Schritt	Leertaste</translation>
    </message>
    <message>
        <source>&amp;Leave the act	Esc</source>
        <translation>Handlung a&amp;bbrechen	Esc</translation>
    </message>
    <message>
        <source>Cloc&amp;ks of the game…</source>
        <translation>&amp;Uhren des Spiels …</translation>
    </message>
    <message>
        <source>Pause the cl&amp;ocks</source>
        <translation>Uhren an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Vote, put a rule out of force…	V</source>
        <translation>&amp;Abstimmen, Regel außer Kraft setzen …	V</translation>
    </message>
    <message>
        <source>&amp;Capitulate…	Q</source>
        <translation>&amp;Kapitulieren …	Q</translation>
    </message>
    <message>
        <source>Leaving, &amp;time, end of the game…	P</source>
        <translation>Ausscheiden, &amp;Zeit, Spielende …	P</translation>
    </message>
    <message>
        <source>&amp;Enter what happened…</source>
        <translation>&amp;Nachtragen, was war …</translation>
    </message>
    <message>
        <source>Type a &amp;place…	/</source>
        <translation>&amp;Platz eintippen …	/</translation>
    </message>
    <message>
        <source>Turn &amp;clockwise	]</source>
        <translation>Im &amp;Uhrzeigersinn drehen	]</translation>
    </message>
    <message>
        <source>Turn c&amp;ounter-clockwise	[</source>
        <translation>&amp;Gegen den Uhrzeigersinn drehen	[</translation>
    </message>
    <message>
        <source>&amp;Whole board	0</source>
        <translation>Ganzes &amp;Brett	0</translation>
    </message>
    <message>
        <source>&amp;New tournament</source>
        <translation>&amp;Neues Turnier</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Rounds and seats</source>
        <translation>&amp;Runden und Sitzplan</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Standings, print and export</source>
        <translation>Ran&amp;gliste, drucken und ausgeben</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>Pro&amp;jektor</translation>
    </message>
    <message>
        <source>&amp;Desks</source>
        <translation>Spiel&amp;tische</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About the Adjudicator</source>
        <translation>Ü&amp;ber den Adjudicator</translation>
    </message>
    <message>
        <source>A first &amp;game…</source>
        <translation>Ein &amp;erstes Spiel …</translation>
    </message>
    <message>
        <source>G&amp;uide</source>
        <translation>An&amp;leitung</translation>
    </message>
    <message>
        <source>Pages for p&amp;hones</source>
        <translation>Seiten für Tele&amp;fone</translation>
    </message>
</context>
<context>
    <name>ui::MergePage</name>
    <message numerus="yes">
        <source>new: %n entry(ies)</source>
        <translation>
            <numerusform>neu: %n Eintrag</numerusform>
            <numerusform>neu: %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>with branches</source>
        <translation>mit Zweigen</translation>
    </message>
    <message numerus="yes">
        <source>went on: %n entry(ies)</source>
        <translation>
            <numerusform>fortgesetzt: %n Eintrag</numerusform>
            <numerusform>fortgesetzt: %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nichts Neues</translation>
    </message>
    <message numerus="yes">
        <source>went on in another way: %n entry(ies), both branches kept</source>
        <translation>
            <numerusform>anders fortgesetzt: %n Eintrag, beide Zweige bleiben</numerusform>
            <numerusform>anders fortgesetzt: %n Einträge, beide Zweige bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>not taken, the game is damaged in this book; %1</source>
        <translation>nicht aufgenommen, das Spiel ist in diesem Buch beschädigt; %1</translation>
    </message>
    <message>
        <source>not taken, the game is damaged there; %1</source>
        <translation>nicht aufgenommen, das Spiel ist dort beschädigt; %1</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Game %1…</source>
        <translation>Spiel %1…</translation>
    </message>
    <message>
        <source>Merge another book</source>
        <translation>Anderes Buch zusammenführen</translation>
    </message>
    <message>
        <source>Choose a book…</source>
        <translation>Buch wählen …</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>How much is merged</source>
        <translation>Wie viel zusammengeführt ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Games of the other book</source>
        <translation>Spiele des anderen Buchs</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>Record books (*.db);;All files (*)</source>
        <translation>Protokollbücher (*.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Merging %1 …</source>
        <translation>%1 wird zusammengeführt …</translation>
    </message>
    <message>
        <source>%1 is the open book itself.</source>
        <translation>%1 ist das offene Buch selbst.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>went on: %1</source>
        <translation>fortgesetzt: %1</translation>
    </message>
    <message>
        <source>other branches: %1</source>
        <translation>andere Zweige: %1</translation>
    </message>
    <message>
        <source>nothing new: %1</source>
        <translation>nichts Neues: %1</translation>
    </message>
    <message>
        <source>not taken: %1</source>
        <translation>nicht aufgenommen: %1</translation>
    </message>
    <message>
        <source>pictures: %1</source>
        <translation>Bilder: %1</translation>
    </message>
    <message>
        <source>Stopped. Games merged from %1 so far: %2.</source>
        <translation>Angehalten. Bisher zusammengeführte Spiele aus %1: %2.</translation>
    </message>
    <message>
        <source>Games of %1: %2.</source>
        <translation>Spiele aus %1: %2.</translation>
    </message>
    <message>
        <source>The file is damaged; games of it may be missing.</source>
        <translation>Die Datei ist beschädigt; Spiele daraus können fehlen.</translation>
    </message>
    <message>
        <source>Choose the record book of another desk. The file is only read.</source>
        <translation>Das Protokollbuch eines anderen Spieltischs wählen. Die Datei wird nur gelesen.</translation>
    </message>
    <message>
        <source>Its new games, entries that went on and other branches come into the open book.</source>
        <translation>Neue Spiele daraus, fortgesetzte Spiele und andere Zweige kommen in das offene Buch.</translation>
    </message>
    <message>
        <source>Tournament: %1</source>
        <translation>Turnier: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>This book is open in another window. Merge there, or close that window first.</source>
        <translation>Dieses Buch ist in einem anderen Fenster offen. Dort zusammenführen, oder jenes Fenster erst schließen.</translation>
    </message>
    <message>
        <source>Proposals of %1</source>
        <translation>Vorschläge von %1</translation>
    </message>
</context>
<context>
    <name>ui::MetModel</name>
    <message>
        <source>%1 and %2: have not met</source>
        <translation>%1 und %2: trafen sich nicht</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 und %2: %3</translation>
    </message>
</context>
<context>
    <name>ui::MetPanel</name>
    <message>
        <source>Who met whom</source>
        <translation>Wer gegen wen spielte</translation>
    </message>
    <message>
        <source>Tables of %1, games won from each seat (by chance %2 %):</source>
        <translation>Tische zu %1, gewonnene Spiele je Platz (Zufall %2 %):</translation>
    </message>
    <message numerus="yes">
        <source>seat %1: %2 of %n game(s)</source>
        <translation>
            <numerusform>Platz %1: %2 von %n Spiel</numerusform>
            <numerusform>Platz %1: %2 von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source> (beyond chance)</source>
        <translation> (mehr als Zufall)</translation>
    </message>
    <message>
        <source>What each seat is worth is told once there are results.</source>
        <translation>Was jeder Platz wert ist, steht hier, sobald es Ergebnisse gibt.</translation>
    </message>
</context>
<context>
    <name>ui::MiddleCard</name>
    <message>
        <source>A click puts it away</source>
        <translation>Ein Klick räumt sie weg</translation>
    </message>
</context>
<context>
    <name>ui::NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start at once</source>
        <translation>Gleich beginnen</translation>
    </message>
    <message>
        <source>Ctrl+Enter: with all that is chosen so far</source>
        <translation>Strg+Eingabe: mit allem, was bis jetzt gewählt ist</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Joined under way</source>
        <translation>Laufendes Spiel</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Back   [Esc]</source>
        <translation>Zurück   [Esc]</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Votes and rulings</source>
        <translation>Regeln klären</translation>
    </message>
    <message>
        <source>Start the game   [Enter]</source>
        <translation>Spiel beginnen   [Eingabe]</translation>
    </message>
    <message>
        <source>Next: as it stands   [Enter]</source>
        <translation>Weiter: Spielstand   [Eingabe]</translation>
    </message>
    <message>
        <source>Take the rest as read   [Shift+Enter]</source>
        <translation>Rest wie gelesen nehmen   [Umschalt+Eingabe]</translation>
    </message>
</context>
<context>
    <name>ui::NextStep</name>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Throw round %1</source>
        <translation>Runde %1 würfeln</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Erobern</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>All have given up</source>
        <translation>Alle abgegeben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Type the dice</source>
        <translation>Würfel tippen</translation>
    </message>
    <message>
        <source>Free road</source>
        <translation>Kostenlose Straße</translation>
    </message>
    <message>
        <source>Free ship</source>
        <translation>Kostenloses Schiff</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Neu würfeln</translation>
    </message>
</context>
<context>
    <name>ui::NukePanel</name>
    <message>
        <source>Nuclear weapon</source>
        <translation>Nuklearwaffe</translation>
    </message>
    <message>
        <source>Which hex?</source>
        <translation>Welches Feld?</translation>
    </message>
    <message>
        <source>Point at a hex: every consequence is listed here before anything happens.</source>
        <translation>Auf ein Feld zeigen: Jede Folge steht hier, bevor etwas geschieht.</translation>
    </message>
    <message>
        <source>No points change.</source>
        <translation>Keine Siegpunkte ändern sich.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Siegpunkte: %1</translation>
    </message>
    <message>
        <source>Rulings used:</source>
        <translation>Angewandte Auslegungen:</translation>
    </message>
    <message>
        <source>Another hex   [Esc]</source>
        <translation>Anderes Feld   [Esc]</translation>
    </message>
    <message>
        <source>Fire   [Enter]</source>
        <translation>Zünden   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>fired %1</source>
        <translation>gezündet %1</translation>
    </message>
</context>
<context>
    <name>ui::NumbersPanel</name>
    <message>
        <source>Winning score</source>
        <translation>Siegzahl</translation>
    </message>
    <message>
        <source>agreed on by the table</source>
        <translation>vom Tisch vereinbart</translation>
    </message>
    <message>
        <source>as the documents say; § 5 of the CCM rules lets the table choose</source>
        <translation>wie die Regelwerke sagen; nach § 5 der CCM-Regeln darf der Tisch sie wählen</translation>
    </message>
    <message>
        <source>length that earns the longest road</source>
        <translation>Länge für die Längste Handelsstraße</translation>
    </message>
    <message>
        <source>knights that earn the largest army</source>
        <translation>Ritter für die Größte Rittermacht</translation>
    </message>
    <message>
        <source>points for a special card</source>
        <translation>Siegpunkte je Sonderkarte</translation>
    </message>
    <message>
        <source>points for second place</source>
        <translation>Siegpunkte für den zweiten Platz</translation>
    </message>
    <message>
        <source>cards in hand on a 7</source>
        <translation>Karten auf der Hand bei 7</translation>
    </message>
    <message>
        <source>more for each city wall</source>
        <translation>mehr je Stadtmauer</translation>
    </message>
    <message>
        <source>free steps of an army</source>
        <translation>freie Schritte einer Armee</translation>
    </message>
</context>
<context>
    <name>ui::OtherwiseForm</name>
    <message>
        <source>It was otherwise:</source>
        <translation>Es war anders:</translation>
    </message>
    <message>
        <source>After it this was forgotten:</source>
        <translation>Danach wurde vergessen:</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Das ist nicht geschehen</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeColumns</name>
    <message>
        <source>%1 conquers, left with</source>
        <translation>%1 erobert, es bleiben</translation>
    </message>
    <message>
        <source>%1 keeps</source>
        <translation>%1 behält</translation>
    </message>
    <message>
        <source>What may be left</source>
        <translation>Was bleiben kann</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>settl.</source>
        <translation>Siedl.</translation>
    </message>
    <message>
        <source>metrop.</source>
        <translation>Metrop.</translation>
    </message>
</context>
<context>
    <name>ui::PaperOut</name>
    <message>
        <source>The printer does not answer.</source>
        <translation>Der Drucker antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>ui::PaperPreview</name>
    <message>
        <source>How the page will look</source>
        <translation>Wie die Seite aussehen wird</translation>
    </message>
</context>
<context>
    <name>ui::PastBand</name>
    <message>
        <source>First entry</source>
        <translation>Erster Eintrag</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Voriger Eintrag</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Zeitpunkt im Spiel</translation>
    </message>
    <message>
        <source>Next entry</source>
        <translation>Nächster Eintrag</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>Newest entry</source>
        <translation>Neuester Eintrag</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Back to now   [Esc]</source>
        <translation>Zurück zum Jetzt   [Esc]</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>Looking back: entry %1 of %2</source>
        <translation>Rückblick: Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>corrected by entry %1</source>
        <translation>berichtigt durch Eintrag %1</translation>
    </message>
    <message>
        <source>taken back since</source>
        <translation>seither zurückgenommen</translation>
    </message>
</context>
<context>
    <name>ui::PenaltiesPanel</name>
    <message>
        <source>No penalties and no rulings.</source>
        <translation>Keine Strafen und keine Entscheidungen.</translation>
    </message>
    <message>
        <source>Penalty or ruling</source>
        <translation>Strafe oder Entscheidung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Taken from</source>
        <translation>Abgezogen von</translation>
    </message>
    <message>
        <source>1, 1/2</source>
        <translation>1, 1/2</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Show what it changes</source>
        <translation>Zeigen, was sich ändert</translation>
    </message>
    <message>
        <source>A ruling changes no number; it stands in the record with its reason.</source>
        <translation>Eine Entscheidung ändert keine Zahl; sie steht mit ihrer Begründung im Protokoll.</translation>
    </message>
    <message>
        <source>Record the ruling</source>
        <translation>Entscheidung eintragen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Zurücknehmen …</translation>
    </message>
    <message>
        <source>Withdraw penalty %1</source>
        <translation>Strafe %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Penalty %1 is withdrawn</source>
        <translation>Strafe %1 ist zurückgenommen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Choose a player of the list.</source>
        <translation>Einen Spieler der Liste auswählen.</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Verhängen</translation>
    </message>
    <message>
        <source>Take this step</source>
        <translation>Diese Stufe nehmen</translation>
    </message>
    <message>
        <source>carried over from %1</source>
        <translation>übernommen von %1</translation>
    </message>
    <message>
        <source>not yet taken</source>
        <translation>noch nicht übernommen</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Bisher: %1</translation>
    </message>
</context>
<context>
    <name>ui::PhaseText</name>
    <message>
        <source>Build</source>
        <comment>phase, short</comment>
        <translation>Handeln/Bauen</translation>
    </message>
</context>
<context>
    <name>ui::PhoneAsks</name>
    <message>
        <source>The phones are not told yet.</source>
        <translation>Die Telefone wissen es noch nicht.</translation>
    </message>
</context>
<context>
    <name>ui::PhoneServer</name>
    <message>
        <source>Phones</source>
        <translation>Telefone</translation>
    </message>
</context>
<context>
    <name>ui::PhoneSwitch</name>
    <message>
        <source>Reachable at</source>
        <translation>Erreichbar an</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>As it is reached here</source>
        <translation>Wie es hier erreicht wird</translation>
    </message>
    <message>
        <source>What browsers open, where that is another address: a name, or a relay with TLS.</source>
        <translation>Was Browser öffnen, wo das eine andere Adresse ist: ein Name oder eine Zwischenstelle mit TLS.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Phones with a code may propose something</source>
        <translation>Telefone mit Code dürfen etwas vorschlagen</translation>
    </message>
    <message>
        <source>This machine only (%1)</source>
        <translation>Nur dieser Rechner (%1)</translation>
    </message>
    <message>
        <source>All addresses of this machine</source>
        <translation>Alle Adressen dieses Rechners</translation>
    </message>
    <message>
        <source>%1: not of this machine now</source>
        <translation>%1: derzeit nicht von diesem Rechner</translation>
    </message>
    <message>
        <source>Turn the pages off</source>
        <translation>Seiten abschalten</translation>
    </message>
    <message>
        <source>Turn the pages on</source>
        <translation>Seiten einschalten</translation>
    </message>
</context>
<context>
    <name>ui::PhonesPage</name>
    <message>
        <source>Pages for phones</source>
        <translation>Seiten für Telefone</translation>
    </message>
    <message>
        <source>Every phone in the hall a window: off until somebody turns it on</source>
        <translation>Jedes Telefon im Saal ein Fenster: aus, bis jemand sie einschaltet</translation>
    </message>
    <message>
        <source>What is served</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>no code while the pages are off</source>
        <translation>kein Code, solange die Seiten aus sind</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-Code der Adresse</translation>
    </message>
    <message>
        <source>Nobody reaches this desk.</source>
        <translation>Niemand erreicht diesen Platz.</translation>
    </message>
    <message>
        <source>For: %1</source>
        <translation>Für: %1</translation>
    </message>
    <message>
        <source>What is listed beside can be looked at once the pages are on.</source>
        <translation>Was daneben steht, ist zu sehen, sobald die Seiten an sind.</translation>
    </message>
    <message>
        <source>There is no tournament and no game to show yet.</source>
        <translation>Noch gibt es kein Turnier und kein Spiel zu zeigen.</translation>
    </message>
    <message>
        <source>Never: %1</source>
        <translation>Nie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) look on now</source>
        <translation>
            <numerusform>%n Telefon sieht gerade zu</numerusform>
            <numerusform>%n Telefone sehen gerade zu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n said something in the last five minutes</source>
        <translation>
            <numerusform>%n hat in den letzten fünf Minuten etwas gesagt</numerusform>
            <numerusform>%n haben in den letzten fünf Minuten etwas gesagt</numerusform>
        </translation>
    </message>
    <message>
        <source>To the referee’s second hand alone: what the camera proposes</source>
        <translation>Nur für die zweite Hand des Schiedsrichters: was die Kamera vorschlägt</translation>
    </message>
</context>
<context>
    <name>ui::PhonesTable</name>
    <message>
        <source>Phones that may say something</source>
        <translation>Telefone, die etwas sagen dürfen</translation>
    </message>
    <message>
        <source>Speaks for</source>
        <translation>Spricht für</translation>
    </message>
    <message>
        <source>Admitted</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Zuletzt gehört</translation>
    </message>
    <message>
        <source>Player without a code</source>
        <translation>Spieler ohne Code</translation>
    </message>
    <message>
        <source>Admit</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Admit all</source>
        <translation>Alle zulassen</translation>
    </message>
    <message>
        <source>The codes cannot be kept on this machine.</source>
        <translation>Die Codes lassen sich auf diesem Rechner nicht aufbewahren.</translation>
    </message>
    <message>
        <source>It cannot be withdrawn: the file of codes cannot be written.</source>
        <translation>Das lässt sich nicht zurückziehen: die Datei der Codes ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Withdraw the phone of %1</source>
        <translation>Das Telefon von %1 zurückziehen</translation>
    </message>
    <message>
        <source>Codes are shown while the pages are on.</source>
        <translation>Codes stehen hier, solange die Seiten eingeschaltet sind.</translation>
    </message>
    <message>
        <source>Choose a phone: its code stands here.</source>
        <translation>Ein Telefon wählen: sein Code steht hier.</translation>
    </message>
    <message>
        <source>QR code for the phone of %1</source>
        <translation>QR-Code für das Telefon von %1</translation>
    </message>
    <message>
        <source>Only for %1. Whoever scans it speaks for that seat.</source>
        <translation>Nur für %1. Wer ihn scannt, spricht für diesen Platz.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Game at this table</source>
        <translation>Partie an diesem Tisch</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Zweite Hand</translation>
    </message>
    <message>
        <source>The referee’s own phone: it accepts and refuses proposals, takes back and goes on.</source>
        <translation>Das eigene Telefon des Schiedsrichters: Es nimmt Vorschläge an und lehnt sie ab, nimmt zurück und geht weiter.</translation>
    </message>
    <message>
        <source>Only for the referee, as second hand.</source>
        <translation>Nur für den Schiedsrichter, als zweite Hand.</translation>
    </message>
</context>
<context>
    <name>ui::Photo</name>
    <message>
        <source>There is no such file.</source>
        <translation>Die Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is no file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>This is no picture that can be read: JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF are.</source>
        <translation>Das ist kein lesbares Bild; gelesen werden JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP und TIFF.</translation>
    </message>
    <message>
        <source>The picture has too many pixels.</source>
        <translation>Das Bild hat zu viele Bildpunkte.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>The camera module of this program is missing.</source>
        <translation>Das Kameramodul dieses Programms fehlt.</translation>
    </message>
    <message>
        <source>No board can be recognised in this picture.</source>
        <translation>In diesem Bild ist kein Spielfeld zu erkennen.</translation>
    </message>
    <message>
        <source>No tiles lie where the corners were marked.</source>
        <translation>Wo die Ecken markiert wurden, liegen keine Felder.</translation>
    </message>
</context>
<context>
    <name>ui::PhotoPane</name>
    <message>
        <source>Mark the corners</source>
        <translation>Ecken markieren</translation>
    </message>
    <message>
        <source>Where the board lies in the picture, when it was not recognised or wrongly</source>
        <translation>Wo das Spielfeld im Bild liegt, wenn es nicht oder falsch erkannt wurde</translation>
    </message>
    <message>
        <source>Read   [Enter]</source>
        <translation>Lesen   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Leave   [Esc]</source>
        <translation>Verlassen   [Esc]</translation>
    </message>
    <message>
        <source>Put the photo away</source>
        <translation>Foto weglegen</translation>
    </message>
</context>
<context>
    <name>ui::PhotoQuestions</name>
    <message>
        <source>Most doubtful first. Nothing is on disk yet.</source>
        <translation>Das Zweifelhafteste zuerst. Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
</context>
<context>
    <name>ui::PhotoSource</name>
    <message>
        <source>The camera shows nothing now.</source>
        <translation>Die Kamera zeigt gerade nichts.</translation>
    </message>
    <message>
        <source>Reading the picture …</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
    <message>
        <source>There is no picture in the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>This program was built without reading photos.</source>
        <translation>Dieses Programm wurde ohne das Lesen von Fotos gebaut.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>If there is a board, mark its corners in the picture.</source>
        <translation>Ist ein Spielfeld darauf, lassen sich im Bild seine Ecken markieren.</translation>
    </message>
    <message>
        <source>No tiles are seen where the corners lie. Look whether they are right.</source>
        <translation>Wo die Ecken liegen, sind keine Felder zu sehen. Bitte nachsehen, ob sie stimmen.</translation>
    </message>
    <message>
        <source>The picture is mirrored; it was read the right way round.</source>
        <translation>Das Bild ist gespiegelt; gelesen wurde es richtig herum.</translation>
    </message>
    <message>
        <source>Back to the questions   [⌫]</source>
        <translation>Zurück zu den Fragen   [⌫]</translation>
    </message>
    <message>
        <source>Taken for the board for 5 and 6 players, which is not sure.</source>
        <translation>Für den Spielplan für 5 und 6 Personen gehalten; sicher ist das nicht.</translation>
    </message>
    <message>
        <source>Taken for the board for 3 and 4 players, which is not sure.</source>
        <translation>Für den Spielplan für 3 und 4 Personen gehalten; sicher ist das nicht.</translation>
    </message>
    <message>
        <source>The board of the photo before is gone; Redo brings it back.</source>
        <translation>Das Spielfeld vom Foto davor ist weg; Wiederholen bringt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are not in the picture. Lay them by hand, the dashed ones, or take another photo.</source>
        <translation>
            <numerusform>%n Feld ist nicht im Bild. Das gestrichelte von Hand legen oder ein anderes Foto aufnehmen.</numerusform>
            <numerusform>%n Felder sind nicht im Bild. Die gestrichelten von Hand legen oder ein anderes Foto aufnehmen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PhotoText</name>
    <message>
        <source>The program&apos;s file %1 is missing or damaged. Please install the program again.</source>
        <translation>Die Programmdatei %1 fehlt oder ist beschädigt. Bitte das Programm neu installieren.</translation>
    </message>
</context>
<context>
    <name>ui::PhotoView</name>
    <message>
        <source>Photo with the recognised hexes</source>
        <translation>Foto mit den erkannten Feldern</translation>
    </message>
</context>
<context>
    <name>ui::PictureKeeper</name>
    <message>
        <source>There is no act yet to keep a picture with.</source>
        <translation>Es gibt noch keine Handlung, zu der ein Bild gehört.</translation>
    </message>
    <message>
        <source>The camera is off.</source>
        <translation>Die Kamera ist aus.</translation>
    </message>
    <message>
        <source>No picture is kept with entry %1: %2</source>
        <translation>Kein Bild zu Eintrag %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::PlaceFacts</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n Mauer</numerusform>
            <numerusform>%n Mauern</numerusform>
        </translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>auf dem Kopf</translation>
    </message>
    <message>
        <source>army of %1: %2</source>
        <translation>Armee von %1: %2</translation>
    </message>
    <message>
        <source>nuclear weapon of %1</source>
        <translation>Nuklearwaffe von %1</translation>
    </message>
    <message>
        <source>road of %1</source>
        <translation>Straße von %1</translation>
    </message>
    <message>
        <source>ship of %1</source>
        <translation>Schiff von %1</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>ui::PlaceField</name>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Place, for example 8 10 5</source>
        <translation>Platz, zum Beispiel 8 10 5</translation>
    </message>
</context>
<context>
    <name>ui::PlanPanel</name>
    <message>
        <source>Plan seats</source>
        <translation>Sitzplan</translation>
    </message>
    <message>
        <source>What to plan</source>
        <translation>Was zu planen ist</translation>
    </message>
    <message>
        <source>The same seed gives the same plan.</source>
        <translation>Derselbe Startwert gibt denselben Plan.</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Reason, where the plan needs one</source>
        <translation>Begründung, wo der Plan eine braucht</translation>
    </message>
    <message>
        <source>Seat them so</source>
        <translation>So setzen</translation>
    </message>
    <message>
        <source>Another plan</source>
        <translation>Anderer Plan</translation>
    </message>
    <message>
        <source>Drop the plan</source>
        <translation>Plan verwerfen</translation>
    </message>
    <message>
        <source>All %1 rounds in advance</source>
        <translation>Alle %1 Runden im Voraus</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 in advance</source>
        <translation>Runden %1 bis %2 im Voraus</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>%1 by score</source>
        <translation>%1 nach Rangliste</translation>
    </message>
    <message>
        <source>Rounds %1 to %2 anew</source>
        <translation>Runden %1 bis %2 neu</translation>
    </message>
    <message>
        <source>%1 anew</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Planning …</source>
        <translation>Plane …</translation>
    </message>
    <message>
        <source>Enter players first.</source>
        <translation>Zuerst Spieler eintragen.</translation>
    </message>
    <message>
        <source>All rounds are seated.</source>
        <translation>Alle Runden sind gesetzt.</translation>
    </message>
    <message>
        <source>So many players do not fill tables of four and three.</source>
        <translation>So viele Spieler füllen keine Vierer- und Dreiertische.</translation>
    </message>
    <message>
        <source>Plan for %1, not seated yet</source>
        <translation>Plan: %1, noch nicht gesetzt</translation>
    </message>
    <message>
        <source>Plan for rounds %1 to %2, not seated yet</source>
        <translation>Plan für Runden %1 bis %2, noch nicht gesetzt</translation>
    </message>
    <message>
        <source>How good the plan is</source>
        <translation>Güte des Plans</translation>
    </message>
    <message>
        <source>How good the seats are</source>
        <translation>Güte des Sitzplans</translation>
    </message>
</context>
<context>
    <name>ui::PlayerActsPanel</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Drops out</source>
        <translation>Steigt aus</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Kommt zurück</translation>
    </message>
    <message>
        <source>Is absent</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Plays after all</source>
        <translation>Spielt doch</translation>
    </message>
    <message>
        <source>Not to meet</source>
        <translation>Verbotene Paarungen</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Bis Runde</translation>
    </message>
    <message>
        <source>These are not to meet</source>
        <translation>Diese sollen sich nicht begegnen</translation>
    </message>
    <message>
        <source>No player chosen</source>
        <translation>Kein Spieler ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) chosen</source>
        <translation>
            <numerusform>%n Spieler ausgewählt</numerusform>
            <numerusform>%n Spieler ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message numerus="yes">
        <source>Every pair of the %n chosen.</source>
        <translation>
            <numerusform>Jede Paarung des %n ausgewählten.</numerusform>
            <numerusform>Jede Paarung der %n ausgewählten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two or more players in the list (Ctrl or Shift).</source>
        <translation>Zwei oder mehr Spieler in der Liste auswählen (Strg oder Umschalt).</translation>
    </message>
    <message>
        <source>strictly</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>where possible</source>
        <translation>wo möglich</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>%1 and %2 may meet</source>
        <translation>%1 und %2 dürfen sich begegnen</translation>
    </message>
</context>
<context>
    <name>ui::PlayerList</name>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Colour of seat %1</source>
        <translation>Farbe von Sitz %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Sitz %1</translation>
    </message>
    <message>
        <source>One seat earlier</source>
        <translation>Einen Sitz früher</translation>
    </message>
    <message>
        <source>One seat later</source>
        <translation>Einen Sitz später</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Everybody one seat on</source>
        <translation>Alle einen Sitz weiter</translation>
    </message>
    <message>
        <source>The second seat begins, the first sits last</source>
        <translation>Der zweite Sitz beginnt, der erste sitzt zuletzt</translation>
    </message>
    <message>
        <source>Drag to another seat</source>
        <translation>Auf einen anderen Sitz ziehen</translation>
    </message>
</context>
<context>
    <name>ui::PlayerStep</name>
    <message>
        <source>In the order of play, clockwise; the first seat begins. Without a name a player is called by the colour.</source>
        <translation>In der Sitzreihenfolge, im Uhrzeigersinn; der erste Sitz beginnt. Wer keinen Namen hat, heißt nach der Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>The documents want at least %n player(s).</source>
        <translation>
            <numerusform>Die Regelwerke verlangen mindestens %n Spieler.</numerusform>
            <numerusform>Die Regelwerke verlangen mindestens %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The documents take at most %n player(s).</source>
        <translation>
            <numerusform>Die Regelwerke erlauben höchstens %n Spieler.</numerusform>
            <numerusform>Die Regelwerke erlauben höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %n</source>
        <translation>
            <numerusform>%n hinsetzen</numerusform>
            <numerusform>%n hinsetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats by lot   [L]</source>
        <translation>Sitze auslosen   [L]</translation>
    </message>
    <message>
        <source>Who sits where, and so who begins, is left to chance</source>
        <translation>Wer wo sitzt und damit wer beginnt, entscheidet der Zufall</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>Spieler und Sitze</translation>
    </message>
</context>
<context>
    <name>ui::Players</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
</context>
<context>
    <name>ui::PlayersModel</name>
    <message>
        <source>disqualified</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>out from %1 on</source>
        <translation>ausgestiegen ab %1</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>absent: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPage</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Import CSV…</source>
        <translation>CSV einlesen …</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Spieler einlesen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>No players yet. Type the first name below, or drop a CSV file here.</source>
        <translation>Noch keine Spieler. Unten den ersten Namen tippen oder eine CSV-Datei hier ablegen.</translation>
    </message>
    <message>
        <source>Name of a further player</source>
        <translation>Name eines weiteren Spielers</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Plays from</source>
        <translation>Spielt ab</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 players in play</source>
        <translation>%1 von %2 Spielern dabei</translation>
    </message>
    <message>
        <source>from the next round</source>
        <translation>ab der nächsten Runde</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPanel</name>
    <message>
        <source>Base rules</source>
        <translation>Grundregeln</translation>
    </message>
    <message>
        <source>All rulings at their default</source>
        <translation>Alle Auslegungen nach Vorgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s) differ from the default</source>
        <translation>
            <numerusform>%n Auslegung weicht von der Vorgabe ab</numerusform>
            <numerusform>%n Auslegungen weichen von der Vorgabe ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Settlement upside down</source>
        <translation>Siedlung auf dem Kopf</translation>
    </message>
    <message>
        <source>City upside down</source>
        <translation>Stadt auf dem Kopf</translation>
    </message>
    <message>
        <source>Building upside down</source>
        <translation>Bauwerk auf dem Kopf</translation>
    </message>
    <message>
        <source>Players – points</source>
        <translation>Spieler – Siegpunkte</translation>
    </message>
    <message>
        <source>Players – points now → after</source>
        <translation>Spieler – Siegpunkte jetzt → danach</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Boycotted</source>
        <translation>Boykottiert</translation>
    </message>
    <message>
        <source>%1 plays this turn</source>
        <translation>%1 spielt diesen Zug</translation>
    </message>
    <message>
        <source>Fictional</source>
        <translation>Fiktive</translation>
    </message>
    <message>
        <source>No pieces, no cards</source>
        <translation>Ohne Figuren und Karten</translation>
    </message>
    <message>
        <source>longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>second longest road</source>
        <translation>Zweitlängste Handelsstraße</translation>
    </message>
    <message>
        <source>second largest army</source>
        <translation>Zweitgrößte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 cards</source>
        <translation>%1–%2 Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point card(s)</source>
        <translation>
            <numerusform>%n Siegpunktkarte</numerusform>
            <numerusform>%n Siegpunktkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Monopolist card(s)</source>
        <translation>
            <numerusform>%n Monopolistenkarte</numerusform>
            <numerusform>%n Monopolistenkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>first at the Exchange</source>
        <translation>als Erster an der Börse</translation>
    </message>
    <message>
        <source>extra points</source>
        <translation>zusätzliche Siegpunkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points of what they come from</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Straße</translation>
    </message>
    <message>
        <source>Largest army</source>
        <translation>Rittermacht</translation>
    </message>
    <message>
        <source>Second road</source>
        <translation>Zweite Straße</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Zweite Rittermacht</translation>
    </message>
    <message>
        <source>Monopolist</source>
        <translation>Monopolist</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Börse</translation>
    </message>
    <message>
        <source>Under attack</source>
        <translation>Angegriffen</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n Mauer</numerusform>
            <numerusform>%n Mauern</numerusform>
        </translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Nuklearwaffe</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>Click: what is known of the hand</source>
        <translation>Klick: was von der Hand bekannt ist</translation>
    </message>
</context>
<context>
    <name>ui::PointsDelegate</name>
    <message>
        <source>Points of %1</source>
        <translation>Siegpunkte von %1</translation>
    </message>
</context>
<context>
    <name>ui::PriceForm</name>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Stadtmauer</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>each point</source>
        <translation>jeder Siegpunkt</translation>
    </message>
    <message>
        <source>a turn&apos;s wait</source>
        <translation>ein Zug Warten</translation>
    </message>
    <message>
        <source>a card the defender loses</source>
        <translation>eine Karte, die der Verteidiger verliert</translation>
    </message>
    <message>
        <source>What each counts, in cards; a building beside its points.</source>
        <translation>Was jedes zählt, in Karten; ein Bauwerk neben seinen Siegpunkten.</translation>
    </message>
    <message>
        <source>Back to the game&apos;s prices</source>
        <translation>Zurück zu den Preisen des Spiels</translation>
    </message>
    <message>
        <source>The game&apos;s: %1</source>
        <translation>Die des Spiels: %1</translation>
    </message>
</context>
<context>
    <name>ui::PrintPanel</name>
    <message>
        <source>Print and export</source>
        <translation>Drucken und ausgeben</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Seite davor</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>How much is written</source>
        <translation>Wie viel geschrieben ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>✓ Written: %1</source>
        <translation>✓ Geschrieben: %1</translation>
    </message>
    <message>
        <source>✓ Handed to the printer %1</source>
        <translation>✓ An den Drucker %1 gegeben</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Seat slips</source>
        <translation>Sitzkarten</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Sheet of the chosen player</source>
        <translation>Blatt des gewählten Spielers</translation>
    </message>
    <message>
        <source>Sheets of all players</source>
        <translation>Blätter aller Spieler</translation>
    </message>
    <message>
        <source>Choose a player in the standings first.</source>
        <translation>Zuerst in der Rangliste einen Spieler wählen.</translation>
    </message>
    <message>
        <source>Nothing is seated yet.</source>
        <translation>Noch ist nichts gesetzt.</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Schreiben …</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>PDF file</source>
        <translation>PDF-Datei</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>In eine Datei schreiben</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>No printer is set up</source>
        <translation>Kein Drucker eingerichtet</translation>
    </message>
</context>
<context>
    <name>ui::ProjectorPage</name>
    <message>
        <source>Page before</source>
        <translation>Seite davor</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Hold this page</source>
        <translation>Seite festhalten</translation>
    </message>
    <message>
        <source>Show on the second screen</source>
        <translation>Auf dem zweiten Bildschirm zeigen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Seats by table</source>
        <translation>Sitze nach Tischen</translation>
    </message>
    <message>
        <source>Seats by name</source>
        <translation>Sitze nach Namen</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Vereine</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of a full page</source>
        <translation>Sekunden einer vollen Seite</translation>
    </message>
    <message>
        <source>A full page stays</source>
        <translation>Eine volle Seite bleibt</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Clock of the round</source>
        <translation>Uhr der Runde</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>+%1 min</source>
        <translation>+%1 min</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time limit of this round</source>
        <translation>Zeitgrenze dieser Runde</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>The clock stands beside the record; it goes on when the program is closed.</source>
        <translation>Die Uhr steht neben dem Protokoll; sie läuft weiter, wenn das Programm geschlossen ist.</translation>
    </message>
    <message>
        <source>The one that is on</source>
        <translation>Die laufende</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>ui::ProjectorWindow</name>
    <message>
        <source>%1 by table</source>
        <translation>%1 nach Tischen</translation>
    </message>
    <message>
        <source>%1 by name</source>
        <translation>%1 nach Namen</translation>
    </message>
    <message>
        <source>Standings, provisional</source>
        <translation>Rangliste, vorläufig</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>of this round is left</source>
        <translation>bleiben dieser Runde</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Not playing: %1</source>
        <translation>Spielt nicht: %1</translation>
    </message>
    <message>
        <source>Seats and standings will be shown here.</source>
        <translation>Hier werden Sitze und Rangliste gezeigt.</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>On your phone</source>
        <translation>Auf dem eigenen Telefon</translation>
    </message>
    <message>
        <source>Find your table, the clock, the standings.</source>
        <translation>Den eigenen Tisch, die Uhr, die Rangliste finden.</translation>
    </message>
    <message>
        <source>Your own code is at the director’s desk.</source>
        <translation>Den eigenen Code gibt es bei der Turnierleitung.</translation>
    </message>
</context>
<context>
    <name>ui::ProposalsModel</name>
    <message>
        <source>no act of this tournament</source>
        <translation>keine Handlung dieses Turniers</translation>
    </message>
    <message>
        <source>%1, table %2: %3</source>
        <translation>%1, Tisch %2: %3</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Stands there</source>
        <translation>Steht da</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Warum es wartet</translation>
    </message>
</context>
<context>
    <name>ui::ProposalsPanel</name>
    <message>
        <source>What is proposed</source>
        <translation>Was vorgeschlagen ist</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Decline (D)</source>
        <translation>Ablehnen (D)</translation>
    </message>
    <message>
        <source>Take (T)</source>
        <translation>Übernehmen (T)</translation>
    </message>
    <message>
        <source>Nothing is for decision. What helpers’ desks propose enters by itself where it fits.</source>
        <translation>Nichts ist zu entscheiden. Was die Plätze der Helfer vorschlagen, wird von selbst eingetragen, wo es passt.</translation>
    </message>
    <message>
        <source>This desk has proposed nothing yet.</source>
        <translation>Dieser Platz hat noch nichts vorgeschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposed here and not yet taken</source>
        <translation>
            <numerusform>%n hier vorgeschlagen und noch nicht übernommen</numerusform>
            <numerusform>%n hier vorgeschlagen und noch nicht übernommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProposerBar</name>
    <message>
        <source>Name of this desk, as Helper 2</source>
        <translation>Name dieses Platzes, etwa Helfer 2</translation>
    </message>
    <message>
        <source>That is its name</source>
        <translation>So heißt er</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Übernehmen …</translation>
    </message>
    <message>
        <source>What is entered here is proposed to the desk that keeps this tournament.</source>
        <translation>Was hier eingetragen wird, wird dem Platz vorgeschlagen, der dieses Turnier führt.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposed here and not yet taken.</source>
        <translation>
            <numerusform>%n hier vorgeschlagen und noch nicht übernommen.</numerusform>
            <numerusform>%n hier vorgeschlagen und noch nicht übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is on disk yet: say first what this desk is called.</source>
        <translation>Noch ist nichts gesichert: Sagen Sie zuerst, wie dieser Platz heißt.</translation>
    </message>
</context>
<context>
    <name>ui::PublicCardWords</name>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>Catastrophe</source>
        <translation>Katastrophe</translation>
    </message>
    <message>
        <source>Boycott</source>
        <translation>Boykott</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>jetzt fällig</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>threatens</source>
        <translation>droht</translation>
    </message>
</context>
<context>
    <name>ui::QuestionCard</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1, Enter</source>
        <translation>%1, Eingabe</translation>
    </message>
    <message>
        <source>How sure the program is of what it took it for</source>
        <translation>Wie sicher das Programm ist</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Keine davon</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>As marked</source>
        <translation>Wie markiert</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message numerus="yes">
        <source>Yes, all %n</source>
        <translation>
            <numerusform>Ja, %n</numerusform>
            <numerusform>Ja, alle %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Another colour …</source>
        <translation>Andere Farbe …</translation>
    </message>
    <message>
        <source>Something else …</source>
        <translation>Etwas anderes …</translation>
    </message>
    <message>
        <source>Nobody plays %1</source>
        <translation>Niemand spielt %1</translation>
    </message>
    <message>
        <source>Back   [⌫]</source>
        <translation>Zurück   [⌫]</translation>
    </message>
    <message>
        <source>Said for every place that is marked.</source>
        <translation>Gilt für alle markierten Stellen.</translation>
    </message>
    <message>
        <source>1 to %1 take a place for something else, and Enter takes all as they stand.</source>
        <translation>1 bis %1 ändern eine Stelle, Eingabe nimmt alle so, wie sie dastehen.</translation>
    </message>
    <message>
        <source>Enter takes it as it was read.</source>
        <translation>Eingabe nimmt es so, wie es gelesen wurde.</translation>
    </message>
</context>
<context>
    <name>ui::QuestionList</name>
    <message>
        <source>Next questions</source>
        <translation>Nächste Fragen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QuestionPanel</name>
    <message>
        <source>Throw</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Point at it on the board, or press its letter.</source>
        <translation>Auf dem Spielfeld zeigen oder den Buchstaben drücken.</translation>
    </message>
    <message>
        <source>Back   [Esc]</source>
        <translation>Zurück   [Esc]</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>How many %1 does each give?</source>
        <translation>Wie viel %1 gibt jeder ab?</translation>
    </message>
    <message>
        <source>%1 gives one less</source>
        <translation>%1 gibt eine weniger</translation>
    </message>
    <message>
        <source>%1 gives one more</source>
        <translation>%1 gibt eine mehr</translation>
    </message>
    <message>
        <source>Left as it is: nobody saw how many.</source>
        <translation>So gelassen: Niemand hat gesehen, wie viele.</translation>
    </message>
    <message>
        <source>Space throws. Real dice: press or type the faces.</source>
        <translation>Leertaste würfelt. Echte Würfel: Augen drücken oder tippen.</translation>
    </message>
    <message>
        <source>Enter it   [Enter]</source>
        <translation>Eintragen   [Eingabe ↵]</translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s)?</source>
        <translation>
            <numerusform>Welche %n Karte?</numerusform>
            <numerusform>Welche %n Karten?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which cards? At least %n.</source>
        <translation>
            <numerusform>Welche Karten? Mindestens %n.</numerusform>
            <numerusform>Welche Karten? Mindestens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to be named.</source>
        <translation>
            <numerusform>Noch %n Karte zu nennen.</numerusform>
            <numerusform>Noch %n Karten zu nennen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1   [Enter]</source>
        <translation>%1   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>Which side does each face mean?</source>
        <translation>Welche Seite meint welche Augenzahl?</translation>
    </message>
    <message>
        <source>Press the sides in the order of the faces 1 to 6; again takes one back.</source>
        <translation>Die Seiten in der Reihenfolge der Augen 1 bis 6 drücken; noch einmal nimmt eine zurück.</translation>
    </message>
    <message>
        <source>Number them so</source>
        <translation>So zählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>↵</translation>
    </message>
    <message>
        <source>The robber makes way: to which desert?</source>
        <translation>Der Räuber weicht: In welche Wüste?</translation>
    </message>
    <message>
        <source>%1 and which other card?</source>
        <translation>%1 und welche Karte noch?</translation>
    </message>
    <message>
        <source>Real dice: press or type the faces.</source>
        <translation>Echte Würfel: Augen drücken oder tippen.</translation>
    </message>
    <message>
        <source>Take off the sides   [Space]</source>
        <translation>Seiten entfernen   [Leertaste]</translation>
    </message>
</context>
<context>
    <name>ui::Rail</name>
    <message>
        <source>Workplaces</source>
        <translation>Arbeitsplätze</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>CCM</source>
        <translation>CCM</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Würfelspiel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
</context>
<context>
    <name>ui::RankSheet</name>
    <message>
        <source>What makes the rank</source>
        <translation>So kommt der Rang zustande</translation>
    </message>
    <message>
        <source>Choose a player: here stands what makes the rank.</source>
        <translation>Einen Spieler wählen: Hier steht, wie der Rang zustande kommt.</translation>
    </message>
</context>
<context>
    <name>ui::RecordMenu</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Look bac&amp;k one entry	Alt+←</source>
        <translation>&amp;Einen Eintrag zurückblicken	Alt+←</translation>
    </message>
    <message>
        <source>&amp;Forward one entry	Alt+→</source>
        <translation>Einen Eintrag &amp;vor	Alt+→</translation>
    </message>
    <message>
        <source>Look back one t&amp;urn	Alt+Page Up</source>
        <translation>Einen Zug z&amp;urückblicken	Alt+Bild ↑</translation>
    </message>
    <message>
        <source>Back to n&amp;ow	Alt+End</source>
        <translation>Zurück zum &amp;Jetzt	Alt+Ende</translation>
    </message>
    <message>
        <source>&amp;Backup folder…</source>
        <translation>&amp;Ordner für Sicherungen …</translation>
    </message>
    <message>
        <source>Folder for backups of the record book</source>
        <translation>Ordner für Sicherungen des Protokollbuchs</translation>
    </message>
    <message>
        <source>&amp;No more backups</source>
        <translation>&amp;Keine Sicherungen mehr</translation>
    </message>
    <message>
        <source>&amp;Witness folder…</source>
        <translation>Or&amp;dner für Belege …</translation>
    </message>
    <message>
        <source>Folder or stick that keeps receipts</source>
        <translation>Ordner oder Stick, der Belege aufbewahrt</translation>
    </message>
    <message>
        <source>Stop &amp;giving receipts</source>
        <translation>Keine Belege &amp;mehr</translation>
    </message>
    <message>
        <source>Send each act to the d&amp;irector…</source>
        <translation>Jede Handlung an die &amp;Turnierleitung …</translation>
    </message>
    <message>
        <source>Folder that the director watches</source>
        <translation>Ordner, den die Turnierleitung beobachtet</translation>
    </message>
    <message>
        <source>Sto&amp;p sending</source>
        <translation>Nicht mehr an die Turnierleitun&amp;g</translation>
    </message>
    <message>
        <source>Show the chain head as &amp;QR</source>
        <translation>Kettenkopf als &amp;QR zeigen</translation>
    </message>
    <message>
        <source>&amp;Check the record</source>
        <translation>Protokoll &amp;prüfen</translation>
    </message>
    <message>
        <source>Check &amp;against receipts…</source>
        <translation>Mit Belegen ve&amp;rgleichen …</translation>
    </message>
    <message>
        <source>Receipts of others</source>
        <translation>Belege anderer</translation>
    </message>
    <message>
        <source>Receipts and record books (*.jsonl *.db);;All files (*)</source>
        <translation>Belege und Protokollbücher (*.jsonl *.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sea&amp;l the record</source>
        <translation>Protokoll s&amp;iegeln</translation>
    </message>
    <message>
        <source>&amp;Merge another book…</source>
        <translation>Anderes Buch zusammen&amp;führen …</translation>
    </message>
    <message>
        <source>&amp;Hand over a copy…</source>
        <translation>Kopie &amp;übergeben …</translation>
    </message>
    <message>
        <source>Hand over a copy</source>
        <translation>Kopie übergeben</translation>
    </message>
    <message>
        <source>Record books (*.db)</source>
        <translation>Protokollbücher (*.db)</translation>
    </message>
    <message>
        <source>&amp;Dispute the chosen entry</source>
        <translation>Gewählten Eintrag &amp;bestreiten</translation>
    </message>
    <message>
        <source>S&amp;ettle a combat…</source>
        <translation>Kampf k&amp;lären …</translation>
    </message>
    <message>
        <source>What if the chosen entr&amp;y had been otherwise…</source>
        <translation>Was wäre, we&amp;nn der gewählte Eintrag anders gewesen wäre …</translation>
    </message>
    <message>
        <source>Mo&amp;ve to another desk…</source>
        <translation>&amp;An einem anderen Platz weiterspielen …</translation>
    </message>
</context>
<context>
    <name>ui::RecordPanel</name>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Search (Ctrl+F): words, number, clause</source>
        <translation>Suche (Strg+F): Wörter, Nummer, Klausel</translation>
    </message>
    <message>
        <source>The first act will stand here.</source>
        <translation>Hier wird die erste Handlung stehen.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show only entries of a kind, a player, a round</source>
        <translation>Nur Einträge einer Art, eines Spielers, einer Runde zeigen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Acts alone</source>
        <translation>Nur Handlungen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Cards, trade, robber</source>
        <translation>Karten, Handel, Räuber</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Votes, auctions, catastrophes</source>
        <translation>Abstimmungen, Auktionen, Katastrophen</translation>
    </message>
    <message>
        <source>Rulings and corrections</source>
        <translation>Entscheidungen und Berichtigungen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Search in the record</source>
        <translation>Suche im Protokoll</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%n entries, newest on top</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge, die neuesten oben</numerusform>
        </translation>
    </message>
    <message>
        <source>clear</source>
        <translation>aufheben</translation>
    </message>
</context>
<context>
    <name>ui::RefereePage</name>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>A reason is missing.</source>
        <translation>Eine Begründung fehlt.</translation>
    </message>
</context>
<context>
    <name>ui::RefereePanel</name>
    <message>
        <source>The referee enters</source>
        <translation>Eintrag des Schiedsrichters</translation>
    </message>
    <message>
        <source>Back   [Esc]</source>
        <translation>Zurück   [Esc]</translation>
    </message>
    <message>
        <source>A player leaves the game</source>
        <translation>Jemand scheidet aus</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>The game ends otherwise</source>
        <translation>Das Spiel endet anders</translation>
    </message>
    <message>
        <source>A point is decided</source>
        <translation>Eine Frage wird entschieden</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>Who wins, if anybody?</source>
        <translation>Wer gewinnt, falls jemand?</translation>
    </message>
    <message>
        <source>Reason, as it shall stand in the record</source>
        <translation>Begründung, wie sie im Protokoll stehen soll</translation>
    </message>
    <message>
        <source>Say who it is.</source>
        <translation>Noch sagen, wer es ist.</translation>
    </message>
    <message>
        <source>A reason belongs to it.</source>
        <translation>Eine Begründung gehört dazu.</translation>
    </message>
    <message>
        <source>Enter it   [Enter]</source>
        <translation>Eintragen   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Ort: %1</translation>
    </message>
    <message>
        <source>Place: point at a crossing or side, if it is about one.</source>
        <translation>Ort: auf eine Kreuzung oder Seite zeigen, falls es um eine geht.</translation>
    </message>
    <message>
        <source>No place</source>
        <translation>Kein Ort</translation>
    </message>
</context>
<context>
    <name>ui::ResultPanel</name>
    <message>
        <source>Set these places</source>
        <translation>Diese Plätze eintragen</translation>
    </message>
    <message>
        <source>All have signed</source>
        <translation>Alle unterschrieben</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Make official</source>
        <translation>Amtlich machen</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Zurücknehmen …</translation>
    </message>
    <message>
        <source>Table %1: the result no longer counts</source>
        <translation>Tisch %1: das Ergebnis zählt nicht mehr</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>No table chosen</source>
        <translation>Kein Tisch ausgewählt</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>No result yet. Enter begins the line, the points follow.</source>
        <translation>Noch kein Ergebnis. Eingabe beginnt die Zeile, dann die Siegpunkte.</translation>
    </message>
    <message>
        <source>From the game %1…</source>
        <translation>Aus dem Spiel %1…</translation>
    </message>
    <message>
        <source>Table %1: other places</source>
        <translation>Tisch %1: andere Plätze</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>Code of the signed slip (scan it)</source>
        <translation>Code des Zettels (scannen)</translation>
    </message>
    <message>
        <source>The slip shows entry %1 of the game %2….</source>
        <translation>Der Zettel zeigt Eintrag %1 des Spiels %2….</translation>
    </message>
    <message>
        <source>This is the tournament’s own code (entry %1), not a game’s: nothing was noted.</source>
        <translation>Das ist der Code des Turniers (Eintrag %1), nicht der eines Spiels: Nichts wurde vermerkt.</translation>
    </message>
    <message>
        <source>Who really sat here…</source>
        <translation>Wer hier wirklich saß …</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Decline it</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Who said what</source>
        <translation>Wer was sagte</translation>
    </message>
    <message>
        <source>Table %1: %2 left before the end</source>
        <translation>Tisch %1: %2 ging vor dem Ende</translation>
    </message>
    <message>
        <source>Table %1: %2 stayed to the end</source>
        <translation>Tisch %1: %2 blieb bis zum Ende</translation>
    </message>
    <message>
        <source>It is so: noted</source>
        <translation>Es ist so: vermerkt</translation>
    </message>
    <message>
        <source>Take what the book says</source>
        <translation>Nehmen, was das Buch sagt</translation>
    </message>
    <message>
        <source>Table %1: the book’s result</source>
        <translation>Tisch %1: das Ergebnis des Buchs</translation>
    </message>
</context>
<context>
    <name>ui::ResultsModel</name>
    <message>
        <source>✎ typing</source>
        <translation>✎ getippt</translation>
    </message>
    <message>
        <source>%1, %2 points, place %3</source>
        <translation>%1, %2 Siegpunkte, Platz %3</translation>
    </message>
    <message>
        <source>%1, no points yet</source>
        <translation>%1, noch keine Siegpunkte</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Sitz %1</translation>
    </message>
    <message>
        <source>◷ open</source>
        <translation>◷ offen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>○ entered</source>
        <translation>○ eingetragen</translation>
    </message>
    <message>
        <source>… proposed</source>
        <translation>… vorgeschlagen</translation>
    </message>
    <message>
        <source>✓ signed</source>
        <translation>✓ bestätigt</translation>
    </message>
    <message>
        <source>✓✓ official</source>
        <translation>✓✓ amtlich</translation>
    </message>
    <message>
        <source>⚠ really?</source>
        <translation>⚠ wirklich?</translation>
    </message>
    <message>
        <source>⚖ disputed</source>
        <translation>⚖ strittig</translation>
    </message>
    <message>
        <source>Table %1, %2, points %3</source>
        <translation>Tisch %1, %2, Punkte %3</translation>
    </message>
    <message>
        <source>✓ until %1</source>
        <translation>✓ bis %1</translation>
    </message>
    <message>
        <source>%1 (left)</source>
        <translation>%1 (ging)</translation>
    </message>
    <message>
        <source>%1 (stand-in)</source>
        <translation>%1 (Einspringer)</translation>
    </message>
</context>
<context>
    <name>ui::ResultsPage</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>From the tables’ books</source>
        <translation>Aus den Büchern der Tische</translation>
    </message>
    <message>
        <source>Penalties and rulings</source>
        <translation>Strafen und Entscheidungen</translation>
    </message>
    <message>
        <source>Results of the round</source>
        <translation>Ergebnisse der Runde</translation>
    </message>
    <message>
        <source>This round is not seated yet.</source>
        <translation>Diese Runde ist noch nicht gesetzt.</translation>
    </message>
    <message>
        <source>not seated</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Results: %1 of %2</source>
        <translation>Ergebnisse: %1 von %2</translation>
    </message>
    <message>
        <source>%1, table %2: another result</source>
        <translation>%1, Tisch %2: anderes Ergebnis</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Slip code or table (/)</source>
        <translation>Zettelcode oder Tisch (/)</translation>
    </message>
    <message>
        <source>Official: all that are signed</source>
        <translation>Amtlich: alle bestätigten</translation>
    </message>
    <message>
        <source>Ctrl+Enter. Never those that somebody has to look at, nor disputed ones.</source>
        <translation>Strg+Eingabe. Nie solche, die jemand ansehen muss, und nie strittige.</translation>
    </message>
    <message>
        <source>%1, table %2: really?</source>
        <translation>%1, Tisch %2: wirklich?</translation>
    </message>
    <message>
        <source>It is so: noted</source>
        <translation>Es ist so: vermerkt</translation>
    </message>
    <message numerus="yes">
        <source>✓✓ %n official</source>
        <translation>
            <numerusform>✓✓ %n amtlich</numerusform>
            <numerusform>✓✓ %n amtlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n signed</source>
        <translation>
            <numerusform>✓ %n bestätigt</numerusform>
            <numerusform>✓ %n bestätigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>○ %n entered</source>
        <translation>
            <numerusform>○ %n eingetragen</numerusform>
            <numerusform>○ %n eingetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n proposed</source>
        <translation>
            <numerusform>… %n vorgeschlagen</numerusform>
            <numerusform>… %n vorgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n to look at</source>
        <translation>
            <numerusform>⚠ %n anzusehen</numerusform>
            <numerusform>⚠ %n anzusehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚖ %n disputed</source>
        <translation>
            <numerusform>⚖ %n strittig</numerusform>
            <numerusform>⚖ %n strittig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>◷ %n open</source>
        <translation>
            <numerusform>◷ %n offen</numerusform>
            <numerusform>◷ %n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Official: all that are signed, %1</source>
        <translation>Amtlich: alle bestätigten, %1</translation>
    </message>
    <message>
        <source>Proposals: %1 to decide</source>
        <translation>Vorschläge: %1 zu entscheiden</translation>
    </message>
    <message numerus="yes">
        <source>%n proposed here and not yet taken</source>
        <translation>
            <numerusform>%n hier vorgeschlagen und noch nicht übernommen</numerusform>
            <numerusform>%n hier vorgeschlagen und noch nicht übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no table %1 in this round.</source>
        <translation>In dieser Runde gibt es keinen Tisch %1.</translation>
    </message>
    <message>
        <source>This slip is another tournament’s.</source>
        <translation>Dieser Zettel gehört zu einem anderen Turnier.</translation>
    </message>
    <message>
        <source>This slip names a table that is not there.</source>
        <translation>Dieser Zettel nennt einen Tisch, den es nicht gibt.</translation>
    </message>
    <message>
        <source>This slip was used already: its result is there.</source>
        <translation>Dieser Zettel wurde schon benutzt: Sein Ergebnis steht da.</translation>
    </message>
    <message>
        <source>This slip was printed for other seats at this table: compare the names.</source>
        <translation>Dieser Zettel wurde für andere Plätze an diesem Tisch gedruckt: Vergleichen Sie die Namen.</translation>
    </message>
    <message>
        <source>taken at the desk</source>
        <translation>am Platz der Leitung übernommen</translation>
    </message>
    <message numerus="yes">
        <source>◷ protest possible at %n</source>
        <translation>
            <numerusform>◷ Einspruch möglich an %n Tisch</numerusform>
            <numerusform>◷ Einspruch möglich an %n Tischen</numerusform>
        </translation>
    </message>
    <message>
        <source>Official all the same?</source>
        <translation>Trotzdem amtlich?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <translation>%1 schlägt vor: %2</translation>
    </message>
    <message numerus="yes">
        <source>The time for a protest still runs at %n table(s), at the latest until %1: %2.</source>
        <translation>
            <numerusform>Die Einspruchsfrist läuft noch an %n Tisch, spätestens bis %1: Tisch %2.</numerusform>
            <numerusform>Die Einspruchsfrist läuft noch an %n Tischen, spätestens bis %1: Tische %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RoundsPage</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Tables and their players in order of play</source>
        <translation>Tische und ihre Spieler in der Sitzreihenfolge</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Lassen (Esc)</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>not seated</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>Results: %1 of %2</source>
        <translation>Ergebnisse: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n strittig</numerusform>
            <numerusform>%n strittig</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan, not seated yet.</source>
        <translation>Ein Plan, noch nicht gesetzt.</translation>
    </message>
    <message>
        <source>Not seated yet.</source>
        <translation>Noch nicht gesetzt.</translation>
    </message>
    <message>
        <source>Seated by score.</source>
        <translation>Nach Rangliste gesetzt.</translation>
    </message>
    <message>
        <source>Click two players, or drag one onto the other, to change their places.</source>
        <translation>Zwei Spieler anklicken oder einen auf den anderen ziehen, um die Plätze zu tauschen.</translation>
    </message>
    <message>
        <source>Results are in: the seats stay.</source>
        <translation>Ergebnisse sind da: die Plätze bleiben.</translation>
    </message>
    <message>
        <source>No seats yet. Plan them at the right.</source>
        <translation>Noch keine Plätze. Rechts planen.</translation>
    </message>
    <message>
        <source>Absent: %1</source>
        <translation>Fehlt: %1</translation>
    </message>
    <message>
        <source>Not in play: %1</source>
        <translation>Nicht dabei: %1</translation>
    </message>
    <message>
        <source>Without a seat:</source>
        <translation>Ohne Platz:</translation>
    </message>
    <message>
        <source>%1 (table %2, seat %3)</source>
        <translation>%1 (Tisch %2, Sitz %3)</translation>
    </message>
    <message>
        <source>%1 (without a seat)</source>
        <translation>%1 (ohne Platz)</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; changes places with …</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; tauscht den Platz mit …</translation>
    </message>
    <message>
        <source>The plan is as good as before.</source>
        <translation>Der Plan ist so gut wie vorher.</translation>
    </message>
    <message>
        <source>⚠ At a table, but not playing: %1</source>
        <translation>⚠ Am Tisch, spielt aber nicht: %1</translation>
    </message>
    <message>
        <source>Rounds and seats</source>
        <translation>Runden und Plätze</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Who met whom</source>
        <translation>Wer gegen wen spielte</translation>
    </message>
</context>
<context>
    <name>ui::RowParts</name>
    <message>
        <source>no clause</source>
        <translation>keine Klausel</translation>
    </message>
</context>
<context>
    <name>ui::RuleReader</name>
    <message>
        <source>&amp;Clause in front of you</source>
        <translation>&amp;Klausel zum Angezeigten</translation>
    </message>
    <message>
        <source>&amp;Rulings of this game</source>
        <translation>&amp;Auslegungen dieses Spiels</translation>
    </message>
</context>
<context>
    <name>ui::Rules</name>
    <message>
        <source>✓ In force at this table</source>
        <translation>✓ Gilt an diesem Tisch</translation>
    </message>
    <message>
        <source>✓ In force at this table: voted in since the game began</source>
        <translation>✓ Gilt an diesem Tisch: seit Spielbeginn beschlossen</translation>
    </message>
    <message>
        <source>✕ Not in force: this game is played without %1</source>
        <translation>✕ Gilt nicht: dieses Spiel läuft ohne %1</translation>
    </message>
    <message>
        <source>✕ Not in force: an option that this table did not choose</source>
        <translation>✕ Gilt nicht: eine Wahlregel, die dieser Tisch nicht gewählt hat</translation>
    </message>
    <message>
        <source>✕ Not in force: put out of force since the game began</source>
        <translation>✕ Gilt nicht mehr: seit Spielbeginn außer Kraft gesetzt</translation>
    </message>
    <message>
        <source>✕ Without meaning at this table: its documents are not played</source>
        <translation>✕ Ohne Bedeutung an diesem Tisch: die Regelwerke dazu werden nicht gespielt</translation>
    </message>
    <message>
        <source>✓ This table plays by the default</source>
        <translation>✓ Dieser Tisch spielt nach der Vorgabe</translation>
    </message>
    <message>
        <source>✓ This table chose otherwise than the default</source>
        <translation>✓ Dieser Tisch hat anders gewählt als die Vorgabe</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>Ruling on this clause</source>
        <translation>Auslegung zu dieser Klausel</translation>
    </message>
    <message>
        <source>Rulings on this clause</source>
        <translation>Auslegungen zu dieser Klausel</translation>
    </message>
    <message>
        <source>Combination ruling</source>
        <translation>Auslegung einer Kombination</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>It is about the record, not about a clause.</source>
        <translation>Sie betrifft das Protokoll, nicht eine Klausel.</translation>
    </message>
    <message>
        <source>The clause that it settles</source>
        <translation>Die Klausel, die sie klärt</translation>
    </message>
    <message>
        <source>The clauses that it settles</source>
        <translation>Die Klauseln, die sie klärt</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>chosen for this game</source>
        <translation>für dieses Spiel gewählt</translation>
    </message>
    <message>
        <source>✕ not in force</source>
        <translation>✕ gilt nicht</translation>
    </message>
    <message>
        <source>✕ without meaning here</source>
        <translation>✕ hier ohne Bedeutung</translation>
    </message>
    <message>
        <source>✓ default</source>
        <translation>✓ Vorgabe</translation>
    </message>
    <message>
        <source>✓ not the default</source>
        <translation>✓ nicht die Vorgabe</translation>
    </message>
    <message>
        <source>✕ Not in force: a document or ruling of this game puts it out</source>
        <translation>✕ Gilt nicht: ein Regelwerk oder eine Auslegung dieses Spiels setzt sie außer Kraft</translation>
    </message>
</context>
<context>
    <name>ui::RulesModel</name>
    <message>
        <source>Combinations of documents</source>
        <translation>Kombinationen von Regelwerken</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>Das Protokoll</translation>
    </message>
</context>
<context>
    <name>ui::RulesPage</name>
    <message>
        <source>Text of the rule</source>
        <translation>Wortlaut der Regel</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Which rules are listed</source>
        <translation>Welche Regeln aufgeführt sind</translation>
    </message>
    <message>
        <source>Alt+Left: to the rule whose link you followed</source>
        <translation>Alt+Links: zur Regel, deren Verweis verfolgt wurde</translation>
    </message>
    <message>
        <source>Both languages</source>
        <translation>Beide Sprachen</translation>
    </message>
    <message>
        <source>Clauses and rulings</source>
        <translation>Klauseln und Auslegungen</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Regelwerke</translation>
    </message>
    <message>
        <source>Documents of this game</source>
        <translation>Regelwerke dieses Spiels</translation>
    </message>
    <message>
        <source>Rulings of this game</source>
        <translation>Auslegungen dieses Spiels</translation>
    </message>
    <message>
        <source>House combination of this game</source>
        <translation>Hauskombination dieses Spiels</translation>
    </message>
    <message>
        <source>All rulings</source>
        <translation>Alle Auslegungen</translation>
    </message>
    <message>
        <source>← Back to %1</source>
        <translation>← Zurück zu %1</translation>
    </message>
    <message>
        <source>No clause and no ruling contains that</source>
        <translation>Keine Klausel und keine Auslegung enthält das</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Search: words or an id</source>
        <translation>Suche: Wörter oder eine Kennung</translation>
    </message>
</context>
<context>
    <name>ui::RulesStep</name>
    <message>
        <source>Votes</source>
        <translation>Abstimmungen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
</context>
<context>
    <name>ui::RulingForm</name>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Reason, read out to both</source>
        <translation>Begründung, beiden vorgelesen</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>Gehört</translation>
    </message>
    <message>
        <source>Without a reason nothing is recorded.</source>
        <translation>Ohne Begründung wird nichts eingetragen.</translation>
    </message>
</context>
<context>
    <name>ui::RulingList</name>
    <message>
        <source>Search in rulings</source>
        <translation>In den Auslegungen suchen</translation>
    </message>
    <message>
        <source>No ruling says that.</source>
        <translation>Das sagt keine Auslegung.</translation>
    </message>
    <message numerus="yes">
        <source>%n open point(s)</source>
        <translation>
            <numerusform>%n offener Punkt</numerusform>
            <numerusform>%n offene Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>all by default</source>
        <translation>alle auf Vorgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n not by default</source>
        <translation>
            <numerusform>%n nicht auf Vorgabe</numerusform>
            <numerusform>%n nicht auf Vorgabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
</context>
<context>
    <name>ui::RulingRow</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>In: %1</translation>
    </message>
    <message>
        <source>Change the ruling: %1</source>
        <translation>Auslegung ändern: %1</translation>
    </message>
    <message>
        <source>✓ %1 (default)</source>
        <translation>✓ %1 (Vorgabe)</translation>
    </message>
    <message>
        <source>✓ %1 (not the default)</source>
        <translation>✓ %1 (nicht die Vorgabe)</translation>
    </message>
</context>
<context>
    <name>ui::SatPanel</name>
    <message>
        <source>In order of play. Nobody: the table plays with three.</source>
        <translation>In der Spielreihenfolge. Niemand: Der Tisch spielt zu dritt.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>They sat so…</source>
        <translation>So saßen sie …</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Lassen (Esc)</translation>
    </message>
    <message>
        <source>A stand-in</source>
        <translation>Ein Einspringer</translation>
    </message>
    <message>
        <source>Fills a seat and has no rank.</source>
        <translation>Füllt einen Platz und hat keinen Rang.</translation>
    </message>
    <message>
        <source>Name of a new stand-in</source>
        <translation>Name eines neuen Einspringers</translation>
    </message>
    <message>
        <source>Enter the stand-in</source>
        <translation>Einspringer eintragen</translation>
    </message>
    <message>
        <source>No table chosen</source>
        <translation>Kein Tisch gewählt</translation>
    </message>
    <message>
        <source>Table %1: who really sat here</source>
        <translation>Tisch %1: wer hier wirklich saß</translation>
    </message>
    <message>
        <source>– nobody –</source>
        <translation>– niemand –</translation>
    </message>
    <message>
        <source> – stand-in</source>
        <translation> – Einspringer</translation>
    </message>
    <message>
        <source> – without a seat</source>
        <translation> – ohne Platz</translation>
    </message>
    <message>
        <source> – table %1</source>
        <translation> – Tisch %1</translation>
    </message>
    <message>
        <source>Somebody is named twice.</source>
        <translation>Jemand ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Table %1: they sat otherwise</source>
        <translation>Tisch %1: sie saßen anders</translation>
    </message>
    <message>
        <source>They sat so</source>
        <translation>So saßen sie</translation>
    </message>
</context>
<context>
    <name>ui::Saying</name>
    <message>
        <source>corrected at the table</source>
        <translation>am Tisch berichtigt</translation>
    </message>
    <message>
        <source>The throw is declared: it is thrown before anything else.</source>
        <translation>Der Wurf ist angesagt: Erst wird gewürfelt, dann kommt alles andere.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>not now, or not in this game.</source>
        <translation>nicht jetzt oder nicht in diesem Spiel.</translation>
    </message>
    <message>
        <source>No place, or more than one, is called like this: %1</source>
        <translation>So heißt kein Platz oder mehr als einer: %1</translation>
    </message>
</context>
<context>
    <name>ui::ScoringForm</name>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>A – CATAN Studio, world championship</source>
        <translation>A – CATAN Studio, Weltmeisterschaft</translation>
    </message>
    <message>
        <source>B – German championship ranking list</source>
        <translation>B – Deutsche Meisterschaft, Rangliste</translation>
    </message>
    <message>
        <source>C – CCM, any winning score</source>
        <translation>C – CCM, beliebige Siegzahl</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>as A</source>
        <translation>wie A</translation>
    </message>
    <message>
        <source>as B</source>
        <translation>wie B</translation>
    </message>
    <message>
        <source>Ranked</source>
        <translation>Gereiht</translation>
    </message>
    <message>
        <source>Criteria in their order</source>
        <translation>Wertungen in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Tiefer</translation>
    </message>
    <message>
        <source>What decides first stands on top; only what is ticked counts. Then come lots.</source>
        <translation>Was zuerst entscheidet, steht oben; nur Angekreuztes zählt. Danach entscheidet das Los.</translation>
    </message>
    <message>
        <source>Points of a game count up to</source>
        <translation>Siegpunkte eines Spiels zählen bis</translation>
    </message>
    <message>
        <source>Shares are of points as counted</source>
        <translation>Anteile an den gewerteten Siegpunkten</translation>
    </message>
    <message>
        <source>are shared</source>
        <translation>werden geteilt</translation>
    </message>
    <message>
        <source>count whole for each</source>
        <translation>zählen für jeden ganz</translation>
    </message>
    <message>
        <source>Equal places</source>
        <translation>Gleiche Plätze</translation>
    </message>
    <message>
        <source>Place points at four</source>
        <translation>Platzpunkte zu viert</translation>
    </message>
    <message>
        <source>Place points at three</source>
        <translation>Platzpunkte zu dritt</translation>
    </message>
    <message>
        <source>Seating: what weighs how much</source>
        <translation>Sitzplan: was wie viel wiegt</translation>
    </message>
    <message>
        <source>Opponents again</source>
        <translation>Wiederholte Gegner</translation>
    </message>
    <message>
        <source>Forbidden pair</source>
        <translation>Verbotene Paarung</translation>
    </message>
    <message>
        <source>Again at a table of three</source>
        <translation>Wieder am Dreiertisch</translation>
    </message>
    <message>
        <source>Distance in the standings</source>
        <translation>Abstand in der Rangliste</translation>
    </message>
    <message>
        <source>At three: as if a fourth had the average</source>
        <translation>Zu dritt: als hätte ein vierter das Mittel</translation>
    </message>
    <message>
        <source>is last, with the points made</source>
        <translation>Letzter, mit seinen Punkten</translation>
    </message>
    <message>
        <source>counts as absent</source>
        <translation>zählt als nicht da</translation>
    </message>
    <message>
        <source>Who leaves before the end</source>
        <translation>Wer vor dem Ende geht</translation>
    </message>
</context>
<context>
    <name>ui::SeatLines</name>
    <message>
        <source>Place of %1</source>
        <translation>Platz von %1</translation>
    </message>
    <message>
        <source>%1 has signed</source>
        <translation>%1 hat unterschrieben</translation>
    </message>
    <message>
        <source>%1 left before the end</source>
        <translation>%1 ging vor dem Ende</translation>
    </message>
    <message>
        <source>Left before the end</source>
        <translation>Vor dem Ende gegangen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ging</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>unterschrieben</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>stand-in</source>
        <translation>Einspringer</translation>
    </message>
    <message>
        <source>left before the end: place %1 of %2</source>
        <translation>ging vorzeitig: Platz %1 von %2</translation>
    </message>
    <message>
        <source>left before the end: counts as absent</source>
        <translation>ging vorzeitig: zählt als nicht da</translation>
    </message>
</context>
<context>
    <name>ui::SeatWords</name>
    <message numerus="yes">
        <source>%n player(s) sit down for it. Resting until it is taken out: %1</source>
        <translation>
            <numerusform>%n Spieler sitzt am Tisch. Solange setzen aus: %1</numerusform>
            <numerusform>%n Spieler sitzen am Tisch. Solange setzen aus: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table again: %1</source>
        <translation>Wieder am Tisch: %1</translation>
    </message>
    <message>
        <source>stand-in since %1</source>
        <translation>Einspringer seit %1</translation>
    </message>
    <message>
        <source>stand-in for %1 since %2</source>
        <translation>Einspringer für %1 seit %2</translation>
    </message>
    <message>
        <source>planned at table %1, here since %2</source>
        <translation>geplant an Tisch %1, hier seit %2</translation>
    </message>
    <message>
        <source>sits here since %1</source>
        <translation>sitzt hier seit %1</translation>
    </message>
    <message>
        <source>instead of %1 since %2</source>
        <translation>statt %1 seit %2</translation>
    </message>
    <message>
        <source>%1 sits at table %2 since %3</source>
        <translation>%1 sitzt an Tisch %2 seit %3</translation>
    </message>
    <message>
        <source>%1 has no seat since %2</source>
        <translation>%1 hat keinen Sitz seit %2</translation>
    </message>
</context>
<context>
    <name>ui::SeatsModel</name>
    <message>
        <source>%1, table %2, seat %3</source>
        <translation>%1, Tisch %2, Sitz %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Sitz %1</translation>
    </message>
    <message>
        <source>does not play in this round</source>
        <translation>spielt in dieser Runde nicht</translation>
    </message>
</context>
<context>
    <name>ui::SetBar</name>
    <message>
        <source>The set on the table</source>
        <translation>Der Spielsatz auf dem Tisch</translation>
    </message>
    <message>
        <source>The set that the board looks like; the picture is read again with the one that is chosen</source>
        <translation>Der Spielsatz, nach dem das Spielfeld aussieht; mit dem gewählten wird das Bild neu gelesen</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name des Spielsatzes</translation>
    </message>
    <message>
        <source>All is right: remember the set</source>
        <translation>Alles stimmt: Spielsatz merken</translation>
    </message>
    <message>
        <source>Learns how the tiles, harbours and pieces of this set look; later pictures of it leave less in doubt</source>
        <translation>Lernt, wie Felder, Häfen und Figuren dieses Spielsatzes aussehen; spätere Bilder davon lassen weniger im Zweifel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Gives the chosen set the name that stands here</source>
        <translation>Gibt dem gewählten Spielsatz den Namen, der hier steht</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forgets how the chosen set looks</source>
        <translation>Vergisst, wie der gewählte Spielsatz aussieht</translation>
    </message>
    <message>
        <source>Looks like %1.</source>
        <translation>Sieht aus wie %1.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is remembered.</source>
        <translation>%1 ist gemerkt.</translation>
    </message>
    <message>
        <source>No known set</source>
        <translation>Kein bekannter Satz</translation>
    </message>
    <message>
        <source>It is called %1 now.</source>
        <translation>Er heißt jetzt %1.</translation>
    </message>
    <message>
        <source>%1 is forgotten. To have it again, remember it again.</source>
        <translation>%1 ist vergessen. Wer ihn wieder will, merkt ihn neu.</translation>
    </message>
</context>
<context>
    <name>ui::SetText</name>
    <message>
        <source>That is no name for a set: one line, not too long.</source>
        <translation>Das ist kein Name für einen Spielsatz: eine Zeile, nicht zu lang.</translation>
    </message>
    <message>
        <source>There is no set of this name any more.</source>
        <translation>Einen Spielsatz dieses Namens gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>Ein anderer Spielsatz heißt schon so.</translation>
    </message>
    <message>
        <source>So many sets are remembered already that one must be forgotten first.</source>
        <translation>Es sind schon so viele Spielsätze gemerkt, dass erst einer vergessen werden muss.</translation>
    </message>
    <message>
        <source>The file of the set cannot be written.</source>
        <translation>Die Datei des Spielsatzes lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>No tiles can be seen where the board should lie.</source>
        <translation>Wo das Spielfeld liegen sollte, sind keine Felder zu sehen.</translation>
    </message>
    <message>
        <source>The board in the picture is another one.</source>
        <translation>Das Spielfeld im Bild ist ein anderes.</translation>
    </message>
    <message>
        <source>No board can be recognised now.</source>
        <translation>Jetzt ist kein Spielfeld zu erkennen.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
</context>
<context>
    <name>ui::SettingsPage</name>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
    </message>
    <message>
        <source>Put windows and docks back</source>
        <translation>Fenster und Docks zurückstellen</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Where they lie is remembered by itself.</source>
        <translation>Wo sie liegen, merkt sich das Programm.</translation>
    </message>
    <message>
        <source>Audience display</source>
        <translation>Zuschaueranzeige</translation>
    </message>
    <message>
        <source>Look of the audience display</source>
        <translation>Aussehen der Zuschaueranzeige</translation>
    </message>
    <message>
        <source>Show the chances of a combat</source>
        <translation>Aussichten eines Kampfes zeigen</translation>
    </message>
    <message>
        <source>F9 opens and closes it. It never shows hands or hidden cards.</source>
        <translation>F9 öffnet und schließt sie. Sie zeigt nie Handkarten oder verdeckte Karten.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Ask for a witness word</source>
        <translation>Nach einem Zeugenwort fragen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Without a word nobody outside can tell whether the program knew the dice.</source>
        <translation>Ohne Wort kann niemand von außen wissen, ob das Programm die Würfel kannte.</translation>
    </message>
    <message>
        <source>Keep a picture of each act</source>
        <translation>Ein Bild jeder Handlung behalten</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Clocks of new games</source>
        <translation>Uhren neuer Spiele</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Dateien und Ordner</translation>
    </message>
    <message>
        <source>Record book</source>
        <translation>Protokollbuch</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Folder for backups of the record book</source>
        <translation>Ordner für Sicherungen des Protokollbuchs</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Files written go to</source>
        <translation>Dateien kommen nach</translation>
    </message>
    <message>
        <source>Folder for reports and pictures</source>
        <translation>Ordner für Berichte und Bilder</translation>
    </message>
    <message>
        <source>These settings</source>
        <translation>Diese Einstellungen</translation>
    </message>
    <message>
        <source>none open</source>
        <translation>keines offen</translation>
    </message>
    <message>
        <source>none are made</source>
        <translation>werden nicht gemacht</translation>
    </message>
    <message>
        <source>as the screen needs: %1</source>
        <translation>wie der Bildschirm es braucht: %1</translation>
    </message>
    <message>
        <source>Ctrl++ and Ctrl+- change it anywhere.</source>
        <translation>Strg++ und Strg+- ändern sie überall.</translation>
    </message>
    <message>
        <source>QT_SCALE_FACTOR is set outside and decides.</source>
        <translation>QT_SCALE_FACTOR ist außerhalb gesetzt und entscheidet.</translation>
    </message>
    <message>
        <source>As last thrown</source>
        <translation>Wie zuletzt gewürfelt</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>Virtual dice</source>
        <translation>Virtuelle Würfel</translation>
    </message>
    <message>
        <source>Dice at this table</source>
        <translation>Würfel an diesem Tisch</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Folder or stick that keeps receipts</source>
        <translation>Ordner oder Stick für Belege</translation>
    </message>
    <message>
        <source>A receipt of every entry goes there by itself. Whoever keeps the folder can prove later that nothing was changed.</source>
        <translation>Ein Beleg jedes Eintrags geht von selbst dorthin. Wer den Ordner aufhebt, kann später beweisen, dass nichts verändert wurde.</translation>
    </message>
    <message>
        <source>none are given</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Key of this desk</source>
        <translation>Schlüssel dieses Platzes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Whose turn it is, throws, combats, warnings of the clocks.</source>
        <translation>Wer am Zug ist, Würfe, Kämpfe, Warnungen der Uhren.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Cards, losses and the board are seen to move</source>
        <translation>Karten, Verluste und das Brett bewegen sich sichtbar</translation>
    </message>
</context>
<context>
    <name>ui::SettleAnswer</name>
    <message>
        <source>Impossible dice</source>
        <translation>Unmögliche Würfel</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Type the attacking army and its target. The answer stands here while you type.</source>
        <translation>Angreifende Armee und Ziel tippen. Die Antwort steht schon beim Tippen hier.</translation>
    </message>
    <message>
        <source>Nobody can have seen these dice.</source>
        <translation>Diese Würfel kann niemand gesehen haben.</translation>
    </message>
    <message>
        <source>Only one result is possible:</source>
        <translation>Nur ein Ergebnis ist möglich:</translation>
    </message>
    <message numerus="yes">
        <source>%n possible result(s), and how likely the combat comes by each</source>
        <translation>
            <numerusform>%n mögliches Ergebnis und wie wahrscheinlich der Kampf dahin kommt</numerusform>
            <numerusform>%n mögliche Ergebnisse und wie wahrscheinlich der Kampf dahin kommt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible result(s) by the dice on which both agree</source>
        <translation>
            <numerusform>%n mögliches Ergebnis nach den Würfeln, in denen beide übereinstimmen</numerusform>
            <numerusform>%n mögliche Ergebnisse nach den Würfeln, in denen beide übereinstimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible result(s) by these dice</source>
        <translation>
            <numerusform>%n mögliches Ergebnis nach diesen Würfeln</numerusform>
            <numerusform>%n mögliche Ergebnisse nach diesen Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>attacker: %1 – defender: %2</source>
        <translation>Angreifer: %1 – Verteidiger: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n less likely one(s)</source>
        <translation>
            <numerusform>und %n weniger wahrscheinliches</numerusform>
            <numerusform>und %n weniger wahrscheinliche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettlePage</name>
    <message>
        <source>✓ Ruling recorded as entry %1.</source>
        <translation>✓ Entscheidung als Eintrag %1 festgehalten.</translation>
    </message>
    <message>
        <source>The ruling is not recorded: %1</source>
        <translation>Die Entscheidung ist nicht festgehalten: %1</translation>
    </message>
    <message>
        <source>Settle a combat</source>
        <translation>Kampf klären</translation>
    </message>
    <message>
        <source>Nobody wrote it down, and two remember it differently</source>
        <translation>Niemand hat ihn aufgeschrieben, und zwei erinnern sich verschieden</translation>
    </message>
    <message>
        <source>Another combat</source>
        <translation>Anderer Kampf</translation>
    </message>
    <message>
        <source>Back to the table   [Esc]</source>
        <translation>Zurück zum Tisch   [Esc]</translation>
    </message>
    <message>
        <source>What both say</source>
        <translation>Was beide sagen</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>The referee’s ruling</source>
        <translation>Entscheidung des Schiedsrichters</translation>
    </message>
    <message>
        <source>Becomes a game of its own in this record book.</source>
        <translation>Wird ein eigenes Spiel in diesem Protokollbuch.</translation>
    </message>
    <message>
        <source>Becomes entry %1.</source>
        <translation>Wird Eintrag %1.</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>%1 says %2</source>
        <translation>%1 sagt %2</translation>
    </message>
    <message>
        <source>No record book is open.</source>
        <translation>Kein Protokollbuch ist offen.</translation>
    </message>
    <message>
        <source>A field at the left cannot be read.</source>
        <translation>Ein Feld links ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The attacking army or its target is missing.</source>
        <translation>Die angreifende Armee oder ihr Ziel fehlt.</translation>
    </message>
    <message>
        <source>What holds is missing.</source>
        <translation>Es fehlt, was gilt.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>Die Begründung fehlt.</translation>
    </message>
    <message>
        <source>A game of its own cannot have these rulings.</source>
        <translation>Ein eigenes Spiel kann diese Auslegungen nicht haben.</translation>
    </message>
</context>
<context>
    <name>ui::SettleRuling</name>
    <message>
        <source>What holds</source>
        <translation>Was gilt</translation>
    </message>
    <message>
        <source>2C:destroyed</source>
        <translation>2K:vernichtet</translation>
    </message>
    <message>
        <source>As a game of its own</source>
        <translation>Als eigenes Spiel</translation>
    </message>
    <message>
        <source>The ruling is not about the game at the table</source>
        <translation>Die Entscheidung betrifft nicht das Spiel am Tisch</translation>
    </message>
    <message>
        <source>Record the ruling   [Ctrl+Enter]</source>
        <translation>Festhalten   [Strg+↵]</translation>
    </message>
</context>
<context>
    <name>ui::SevenPanel</name>
    <message>
        <source>Give up cards</source>
        <translation>Karten abgeben</translation>
    </message>
    <message>
        <source>%1 has given up</source>
        <translation>%1 hat abgegeben</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Name the cards of %1</source>
        <translation>Karten von %1 nennen</translation>
    </message>
    <message>
        <source>These cards</source>
        <translation>Diese Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1 holds no more than %2 cards</source>
        <translation>%1 hat nicht mehr als %2 Karten</translation>
    </message>
    <message>
        <source>%1 holds one card less</source>
        <translation>%1 hat eine Karte weniger</translation>
    </message>
    <message>
        <source>%1 holds one card more</source>
        <translation>%1 hat eine Karte mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abgegeben</numerusform>
            <numerusform>%n abgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds %2 cards and has given up %3</source>
        <translation>%1 hat %2 Karten und %3 abgegeben</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Räuber versetzen</translation>
    </message>
    <message>
        <source>Take a card of %1   [Space]</source>
        <translation>Karte von %1   [Leertaste]</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>cards in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>gives nothing</source>
        <translation>gibt nichts ab</translation>
    </message>
    <message>
        <source>✓ gave %1 of %2</source>
        <translation>✓ %1 von %2 abgegeben</translation>
    </message>
    <message>
        <source>✓ gave %1</source>
        <translation>✓ %1 abgegeben</translation>
    </message>
    <message>
        <source>Take a card of %1</source>
        <translation>Karte von %1 nehmen</translation>
    </message>
    <message>
        <source>moves the robber</source>
        <translation>versetzt den Räuber</translation>
    </message>
    <message>
        <source>nothing to take at this hex</source>
        <translation>hier nichts zu nehmen</translation>
    </message>
    <message>
        <source>To which hex? Point at it on the board, or press its letter.</source>
        <translation>Auf welches Feld? Auf dem Spielfeld darauf zeigen oder seinen Buchstaben drücken.</translation>
    </message>
    <message>
        <source>Another hex   [⌫]</source>
        <translation>Anderes Feld   [⌫]</translation>
    </message>
    <message>
        <source>to give up</source>
        <translation>abzugeben</translation>
    </message>
    <message>
        <source>more than %1 cards?</source>
        <translation>mehr als %1 Karten?</translation>
    </message>
</context>
<context>
    <name>ui::SheetPicture</name>
    <message>
        <source>The empty sheet</source>
        <translation>Das leere Spielblatt</translation>
    </message>
</context>
<context>
    <name>ui::StandingsModel</name>
    <message>
        <source>Rank %1, %2</source>
        <translation>Rang %1, %2</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>separates from the rank before</source>
        <translation>trennt vom Rang davor</translation>
    </message>
</context>
<context>
    <name>ui::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>No players yet. They enter on the page Players.</source>
        <translation>Noch keine Spieler. Sie werden auf der Seite Spieler gemeldet.</translation>
    </message>
    <message>
        <source>As of which entry</source>
        <translation>Stand nach welchem Eintrag</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Welche Runden</translation>
    </message>
    <message>
        <source>With final rounds</source>
        <translation>Mit Endrunden</translation>
    </message>
    <message>
        <source>Preliminary rounds alone</source>
        <translation>Nur Vorrunden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Open the dispute</source>
        <translation>Streitfall öffnen</translation>
    </message>
    <message>
        <source>Draw lots…</source>
        <translation>Losen …</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Wie sie jetzt ist</translation>
    </message>
    <message>
        <source>After entry %1, %2: %3</source>
        <translation>Nach Eintrag %1, %2: %3</translation>
    </message>
    <message>
        <source>As of entry %1. Everybody stands there today too.</source>
        <translation>Stand nach Eintrag %1. Alle stehen heute ebenso.</translation>
    </message>
    <message numerus="yes">
        <source>As of entry %1. %n player(s) stand elsewhere today.</source>
        <translation>
            <numerusform>Stand nach Eintrag %1. %n Spieler steht heute anders.</numerusform>
            <numerusform>Stand nach Eintrag %1. %n Spieler stehen heute anders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s) that only lots can part.</source>
        <translation>
            <numerusform>%n Gleichstand, den nur das Los trennt.</numerusform>
            <numerusform>%n Gleichstände, die nur das Los trennt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>The game at the table</source>
        <translation>Das Spiel am Tisch</translation>
    </message>
    <message>
        <source>All games of the book</source>
        <translation>Alle Spiele des Buchs</translation>
    </message>
    <message>
        <source>Which documents</source>
        <translation>Welche Regelwerke</translation>
    </message>
    <message>
        <source>Which player</source>
        <translation>Welcher Spieler</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Welche Würfel</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Regelwerke</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was thrown yet.</source>
        <translation>Noch wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>%1 came, %2 expected</source>
        <translation>%1 kamen, %2 erwartet</translation>
    </message>
    <message>
        <source>No production was rolled yet.</source>
        <translation>Noch kein Ertragswurf.</translation>
    </message>
    <message>
        <source>Cards from all production rolls, against what each board as it stood brings on average.</source>
        <translation>Karten aus allen Ertragswürfen, gegen das, was jedes Brett, wie es stand, im Mittel bringt.</translation>
    </message>
    <message>
        <source>The thin line is how far chance leads in two of three games.</source>
        <translation>Die dünne Linie zeigt, wie weit der Zufall in zwei von drei Spielen führt.</translation>
    </message>
    <message>
        <source>came</source>
        <translation>gekommen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>common play of chance</source>
        <translation>übliches Spiel des Zufalls</translation>
    </message>
    <message>
        <source>Nobody has gained a card yet.</source>
        <translation>Noch hat niemand eine Karte bekommen.</translation>
    </message>
    <message>
        <source>Cards gained. “?”: hands or resources passed on that nobody counted.</source>
        <translation>Erhaltene Karten. „?“: weitergegebene Hände oder Rohstoffe, die niemand gezählt hat.</translation>
    </message>
    <message>
        <source>Cards gained, and by what.</source>
        <translation>Erhaltene Karten, und wodurch.</translation>
    </message>
    <message>
        <source>Points over time are those of one game: choose the game at the table.</source>
        <translation>Der Punkteverlauf gilt für ein Spiel: wähle das Spiel am Tisch.</translation>
    </message>
    <message>
        <source>No turn has ended yet.</source>
        <translation>Noch ist kein Zug beendet.</translation>
    </message>
    <message>
        <source>Open points at the beginning of each turn, and now.</source>
        <translation>Offene Punkte zu Beginn jedes Zugs und jetzt.</translation>
    </message>
    <message>
        <source>combats: %1 won, %2 lost, %3 stopped</source>
        <translation>Kämpfe: %1 gewonnen, %2 verloren, %3 abgebrochen</translation>
    </message>
    <message>
        <source>%1 wins expected</source>
        <translation>%1 Siege erwartet</translation>
    </message>
    <message>
        <source>%1 for the attacker</source>
        <translation>%1 für den Angreifer</translation>
    </message>
    <message>
        <source>chance unknown</source>
        <translation>Chance unbekannt</translation>
    </message>
    <message>
        <source>rounds %1 of %2</source>
        <translation>Runden %1 von %2</translation>
    </message>
    <message>
        <source>%1 against %2, game %3, entry %4</source>
        <translation>%1 gegen %2, Spiel %3, Eintrag %4</translation>
    </message>
    <message>
        <source>No combat was fought yet.</source>
        <translation>Noch kein Kampf.</translation>
    </message>
    <message>
        <source>Above: rounds won, against the chance of each as it was thrown.</source>
        <translation>Oben: gewonnene Runden, gegen die Chance jeder Runde, als sie geworfen wurde.</translation>
    </message>
    <message>
        <source>Below: each combat with the attacker’s chance before its first round.</source>
        <translation>Unten: jeder Kampf mit der Chance des Angreifers vor der ersten Runde.</translation>
    </message>
    <message>
        <source>rounds won</source>
        <translation>Runden gewonnen</translation>
    </message>
    <message>
        <source>chance beforehand</source>
        <translation>Chance vorher</translation>
    </message>
    <message>
        <source>%1 min, longest %2; </source>
        <translation>%1 min, längster %2; </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>From the beginning of a turn to that of the next, by the times of the entries.</source>
        <translation>Vom Beginn eines Zugs bis zu dem des nächsten, nach den Zeiten der Einträge.</translation>
    </message>
    <message>
        <source>Median: half of the turns are shorter.</source>
        <translation>Median: die Hälfte der Züge ist kürzer.</translation>
    </message>
    <message>
        <source>median of a turn</source>
        <translation>Median eines Zugs</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>ui::StatusLine</name>
    <message>
        <source>Checking the record …</source>
        <translation>Das Protokoll wird geprüft …</translation>
    </message>
    <message>
        <source>No tournament yet</source>
        <translation>Noch kein Turnier</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>✓ On disk: entry %1</source>
        <translation>✓ Gesichert: Eintrag %1</translation>
    </message>
    <message>
        <source>Chain head %1</source>
        <translation>Kettenkopf %1</translation>
    </message>
    <message>
        <source>Press for the QR code</source>
        <translation>Drücken zeigt den QR-Code</translation>
    </message>
    <message>
        <source>Press to copy it</source>
        <translation>Drücken kopiert ihn</translation>
    </message>
    <message>
        <source>throw %1 · commitment %2…</source>
        <translation>Wurf %1 · Festlegung %2 …</translation>
    </message>
    <message>
        <source>Chain head copied: entry %1</source>
        <translation>Kettenkopf kopiert: Eintrag %1</translation>
    </message>
    <message>
        <source>Game %1 – %2</source>
        <translation>Spiel %1 – %2</translation>
    </message>
    <message>
        <source>the Adjudicator</source>
        <translation>der Adjudicator</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Follows another window: entry %1</source>
        <translation>Folgt einem anderen Fenster: Eintrag %1</translation>
    </message>
</context>
<context>
    <name>ui::StepButton</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>⇧Space</source>
        <translation>⇧␣</translation>
    </message>
</context>
<context>
    <name>ui::StripMessage</name>
    <message>
        <source>No game is open.</source>
        <translation>Kein Spiel ist offen.</translation>
    </message>
    <message>
        <source>Correction:</source>
        <translation>Berichtigung:</translation>
    </message>
    <message>
        <source>what you set or take away stands at once, without any rule. Each is an entry of its own.</source>
        <translation>Was gesetzt oder weggenommen wird, gilt sofort und ohne Regel. Jedes ist ein eigener Eintrag.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Preview.</source>
        <translation>Vorschau.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Enter fires, Esc chooses another hex.</source>
        <translation>Noch ist nichts geschehen. Eingabe zündet, Esc wählt ein anderes Feld.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Point at another hex to see what it would do there.</source>
        <translation>Noch ist nichts geschehen. Auf ein anderes Feld zeigen, um die Folgen dort zu sehen.</translation>
    </message>
    <message>
        <source>Declared.</source>
        <translation>Angesagt.</translation>
    </message>
    <message>
        <source>A player may now say a word; then the dice are thrown.</source>
        <translation>Ein Spieler darf jetzt ein Wort sagen; dann wird gewürfelt.</translation>
    </message>
    <message>
        <source>Throwing …</source>
        <translation>Es wird gewürfelt …</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The settlement is destroyed.</source>
        <translation>Die Siedlung ist vernichtet.</translation>
    </message>
    <message>
        <source>%1 may conquer the crossing.</source>
        <translation>%1 darf die Kreuzung erobern.</translation>
    </message>
    <message>
        <source>%1 rolls.</source>
        <translation>%1 würfelt.</translation>
    </message>
    <message>
        <source>Space throws; or type the faces of the real dice.</source>
        <translation>Leertaste würfelt; oder die Augen der echten Würfel eintippen.</translation>
    </message>
    <message>
        <source>Choose what %1 builds, or click a place.</source>
        <translation>Wählen, was %1 baut, oder einen Platz anklicken.</translation>
    </message>
    <message>
        <source>Drag an army, or press A.</source>
        <comment>movement phase</comment>
        <translation>Eine Armee ziehen oder A drücken.</translation>
    </message>
    <message>
        <source>The others may build now; Space rolls for the next turn.</source>
        <translation>Die anderen dürfen jetzt bauen; die Leertaste würfelt für den nächsten Zug.</translation>
    </message>
    <message>
        <source>%1 rolls for the fictional player.</source>
        <translation>%1 würfelt für den fiktiven Spieler.</translation>
    </message>
    <message>
        <source>nothing can be done in the past. Go back to now first.</source>
        <translation>in der Vergangenheit lässt sich nichts tun. Erst zurück zum Jetzt.</translation>
    </message>
    <message>
        <source>the table as it stood then. ← and → step, Page Up and Page Down go by turns, Esc leads back.</source>
        <translation>der Tisch, wie er damals stand. ← und → gehen Schritt für Schritt, Bild ↑ und Bild ↓ Zug um Zug, Esc führt zurück.</translation>
    </message>
    <message>
        <source>Looking back:</source>
        <translation>Rückblick:</translation>
    </message>
    <message>
        <source>Back to now [Esc]</source>
        <translation>Zurück zum Jetzt [Esc]</translation>
    </message>
    <message>
        <source>Nothing is in reach: Space ends the turn.</source>
        <translation>Nichts ist in Reichweite: Die Leertaste beendet den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) change hands with it.</source>
        <translation>
            <numerusform>%n Verbindung wechselt damit den Besitzer.</numerusform>
            <numerusform>%n Verbindungen wechseln damit den Besitzer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) free of charge: place them now.</source>
        <translation>
            <numerusform>%n Straße ist kostenlos: jetzt bauen.</numerusform>
            <numerusform>%n Straßen sind kostenlos: jetzt bauen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) free of charge: place them now.</source>
        <translation>
            <numerusform>%n Verbindung ist kostenlos: jetzt bauen.</numerusform>
            <numerusform>%n Verbindungen sind kostenlos: jetzt bauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare the boycott</source>
        <translation>Boykott erklären</translation>
    </message>
    <message>
        <source>Buy off the boycott</source>
        <translation>Vom Boykott freikaufen</translation>
    </message>
    <message>
        <source>F attacks</source>
        <translation>F greift an</translation>
    </message>
    <message>
        <source>B fights robber or pirate</source>
        <translation>B greift Räuber oder Seeräuber an</translation>
    </message>
    <message>
        <source>N fires the weapon</source>
        <translation>N zündet die Nuklearwaffe</translation>
    </message>
    <message>
        <source>Space ends the turn</source>
        <translation>Leertaste beendet den Zug</translation>
    </message>
    <message>
        <source>Type the faces of the real dice; Shift+Space throws virtual ones.</source>
        <translation>Augen der echten Würfel tippen; Umschalt+Leertaste würfelt virtuell.</translation>
    </message>
    <message>
        <source>The others may build now; the faces of the real dice begin the next turn.</source>
        <translation>Die anderen dürfen jetzt bauen; die Augen der echten Würfel beginnen den nächsten Zug.</translation>
    </message>
    <message>
        <source>Real dice:</source>
        <translation>Echte Würfel:</translation>
    </message>
    <message numerus="yes">
        <source>%n still to be typed. Backspace takes the last one back.</source>
        <translation>
            <numerusform>noch %n einzugeben. Die Rücktaste nimmt den letzten zurück.</numerusform>
            <numerusform>noch %n einzugeben. Die Rücktaste nimmt den letzten zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) change hands with the crossing.</source>
        <translation>
            <numerusform>mit der Kreuzung wechselt %n Verbindung den Besitzer.</numerusform>
            <numerusform>mit der Kreuzung wechseln %n Verbindungen den Besitzer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Conquer:</source>
        <translation>Erobern:</translation>
    </message>
    <message>
        <source>Stop now:</source>
        <translation>Jetzt beenden:</translation>
    </message>
    <message>
        <source>the %1 stays as it is</source>
        <translation>die %1 bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>the army of %1 stays</source>
        <translation>die Armee von %1 bleibt</translation>
    </message>
    <message>
        <source>the attacker stays where it is</source>
        <translation>der Angreifer bleibt, wo er steht</translation>
    </message>
    <message>
        <source>the attacker steps back</source>
        <translation>der Angreifer weicht zurück</translation>
    </message>
    <message>
        <source>the crossing falls to %1, no route changes hands.</source>
        <translation>die Kreuzung fällt an %1, keine Verbindung wechselt den Besitzer.</translation>
    </message>
    <message>
        <source>By phone:</source>
        <translation>Per Telefon:</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait(s).</source>
        <translation>
            <numerusform>%n weiterer wartet.</numerusform>
            <numerusform>%n weitere warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept [Enter]</source>
        <translation>Übernehmen [Eingabe]</translation>
    </message>
    <message>
        <source>Refuse [Esc]</source>
        <translation>Ablehnen [Esc]</translation>
    </message>
    <message>
        <source>is “%1” to be out of force?</source>
        <translation>soll „%1“ außer Kraft sein?</translation>
    </message>
    <message>
        <source>is “%1” to be in force?</source>
        <translation>soll „%1“ gelten?</translation>
    </message>
    <message>
        <source>For: %1.</source>
        <translation>Dafür: %1.</translation>
    </message>
    <message>
        <source>Against: %1.</source>
        <translation>Dagegen: %1.</translation>
    </message>
    <message>
        <source>Without a vote: %1.</source>
        <translation>Ohne Stimme: %1.</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Noch nicht: %1.</translation>
    </message>
    <message>
        <source>Enter the vote [Enter]</source>
        <translation>Abstimmung eintragen [Eingabe]</translation>
    </message>
    <message>
        <source>Add the other voices [Enter]</source>
        <translation>Die übrigen Stimmen ergänzen [Eingabe]</translation>
    </message>
    <message>
        <source>%1 of %2 have offered.</source>
        <translation>%1 von %2 haben geboten.</translation>
    </message>
    <message>
        <source>All are covered: Enter turns them over.</source>
        <translation>Alle liegen verdeckt: Eingabe deckt sie auf.</translation>
    </message>
</context>
<context>
    <name>ui::TableDesk</name>
    <message>
        <source>The game is not saved.</source>
        <translation>Das Spiel ist nicht gesichert.</translation>
    </message>
    <message>
        <source>The last act is not saved; the game stands as shown.</source>
        <translation>Die letzte Handlung ist nicht gesichert; das Spiel steht wie gezeigt.</translation>
    </message>
    <message>
        <source>The game cannot be opened.</source>
        <translation>Das Spiel kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Another desk keeps this game.</source>
        <translation>Ein anderer Platz führt dieses Spiel.</translation>
    </message>
</context>
<context>
    <name>ui::TableTiles</name>
    <message>
        <source>Tables of the round</source>
        <translation>Tische der Runde</translation>
    </message>
</context>
<context>
    <name>ui::TakeBackBar</name>
    <message>
        <source>Ctrl+Z. Nothing is deleted: the record keeps what was taken back.</source>
        <translation>Strg+Z. Nichts wird gelöscht: Das Protokoll behält, was zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Alt+←: the table as it stood before</source>
        <translation>Alt+←: der Tisch, wie er vorher stand</translation>
    </message>
</context>
<context>
    <name>ui::Text</name>
    <message>
        <source>The game begins</source>
        <translation>Das Spiel beginnt</translation>
    </message>
    <message>
        <source>Commitment for throw %1 shown</source>
        <translation>Festlegung für Wurf %1 gezeigt</translation>
    </message>
    <message>
        <source>Declared: %1</source>
        <translation>Angesagt: %1</translation>
    </message>
    <message>
        <source>Witness word: “%1”</source>
        <translation>Zeugenwort: „%1“</translation>
    </message>
    <message>
        <source>Throw %1 is void: its secret is lost</source>
        <translation>Wurf %1 ist ungültig: sein Geheimnis ist verloren</translation>
    </message>
    <message>
        <source>Taken back: entry %1 and what followed</source>
        <translation>Zurückgenommen: Eintrag %1 und was folgte</translation>
    </message>
    <message>
        <source>Restored: what entry %1 took back</source>
        <translation>Wiederhergestellt: was Eintrag %1 zurücknahm</translation>
    </message>
    <message>
        <source>Word of %1: “%2”</source>
        <translation>Wort von %1: „%2“</translation>
    </message>
</context>
<context>
    <name>ui::ThrowPanel</name>
    <message>
        <source>If a player chose and said the word, once, nobody could choose or foresee the dice</source>
        <translation>Wenn ein Spieler das Wort gewählt und gesagt hat, einmal, konnte niemand die Würfel wählen oder vorhersehen</translation>
    </message>
    <message>
        <source>Fixed by the commitment; nobody gave a word</source>
        <translation>Durch die Festlegung bestimmt; niemand gab ein Zeugenwort</translation>
    </message>
    <message>
        <source>Real dice, taken on trust</source>
        <translation>Echte Würfel, auf Treu und Glauben</translation>
    </message>
    <message>
        <source>Read by the camera, taken on trust</source>
        <translation>Von der Kamera abgelesen, auf Treu und Glauben</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>Space throws.
Real dice: press or type the faces.</source>
        <translation>Leertaste würfelt.
Echte Würfel: Augen anklicken oder eintippen.</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Augenzahl %1</translation>
    </message>
    <message>
        <source>Face %1 of the real die</source>
        <translation>Augenzahl %1 des echten Würfels</translation>
    </message>
    <message>
        <source>No throw yet</source>
        <translation>Noch kein Wurf</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Wurf %1</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>entry %1
%2</source>
        <translation>Eintrag %1
%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more in the record</source>
        <translation>
            <numerusform>und %n weiteres im Protokoll</numerusform>
            <numerusform>und %n weitere im Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>Real dice:
press or type the faces.</source>
        <translation>Echte Würfel:
Augen drücken oder tippen.</translation>
    </message>
    <message>
        <source>Virtual dice   [⇧Space]</source>
        <translation>Virtuelle Würfel   [⇧␣]</translation>
    </message>
    <message>
        <source>The program throws, as it committed itself to before</source>
        <translation>Das Programm würfelt, wie es sich vorher festgelegt hat</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) still to be typed; Backspace takes the last one back.</source>
        <translation>
            <numerusform>Noch %n Würfel einzugeben; die Rücktaste nimmt den letzten zurück.</numerusform>
            <numerusform>Noch %n Würfel einzugeben; die Rücktaste nimmt den letzten zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the last typed face back</source>
        <translation>Die letzte Augenzahl zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last typed face back   [Backspace]</source>
        <translation>Die letzte Augenzahl zurücknehmen   [Rücktaste ⌫]</translation>
    </message>
</context>
<context>
    <name>ui::ThrowTable</name>
    <message>
        <source>If a player chose and said the word, once, nobody could choose or foresee them</source>
        <translation>Wenn ein Spieler das Wort gewählt und gesagt hat, einmal, konnte niemand sie wählen oder vorhersehen</translation>
    </message>
    <message>
        <source>Fixed by the commitment, but a changed program could have known them</source>
        <translation>Durch die Festlegung bestimmt, doch ein verändertes Programm hätte sie kennen können</translation>
    </message>
    <message>
        <source>Real dice, typed in: taken on trust</source>
        <translation>Echte Würfel, eingegeben: auf Treu und Glauben</translation>
    </message>
    <message>
        <source>Real dice, read from a picture: taken on trust</source>
        <translation>Echte Würfel, von der Kamera abgelesen: auf Treu und Glauben</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>A commitment that was never opened</source>
        <translation>Eine Festlegung, die nie geöffnet wurde</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>The act was taken back; its throw stays thrown</source>
        <translation>Die Handlung wurde zurückgenommen, ihr Wurf bleibt geworfen</translation>
    </message>
    <message>
        <source>Throws, player by player</source>
        <translation>Würfe, Spieler für Spieler</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>ui::ThrowText</name>
    <message>
        <source>%1 throws for the army, %2 at the right hand for the robber.</source>
        <translation>%1 würfelt für die Armee, %2 zur Rechten für den Räuber.</translation>
    </message>
    <message>
        <source>%1 throws for the army, %2 at the right hand for the pirate.</source>
        <translation>%1 würfelt für die Armee, %2 zur Rechten für den Seeräuber.</translation>
    </message>
    <message>
        <source>The army must throw more; no unit is lost.</source>
        <translation>Die Armee muss höher würfeln; keine Einheit geht verloren.</translation>
    </message>
    <message>
        <source>Each die counts two less than it shows, never below nothing.</source>
        <translation>Jeder Würfel zählt zwei weniger, als er zeigt, nie weniger als null.</translation>
    </message>
    <message>
        <source>A double or a 7 is a catastrophe, and the card is lost. Else the knight works as usual.</source>
        <translation>Ein Pasch oder eine 7 ist eine Katastrophe, und die Karte ist verloren. Sonst wirkt die Ritterkarte wie üblich.</translation>
    </message>
    <message>
        <source>All of them at hexes with the number are hit, whosever they are; a 7 hits nothing.</source>
        <translation>Getroffen sind alle an Feldern mit dieser Zahl, gleich wem sie gehören; eine 7 trifft nichts.</translation>
    </message>
    <message>
        <source>Adopted on %1, refused on the other faces.</source>
        <translation>Angenommen bei %1, sonst abgelehnt.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>ui::TournamentHall</name>
    <message>
        <source>The tournament cannot be opened.</source>
        <translation>Das Turnier lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The tournament is not saved.</source>
        <translation>Das Turnier ist nicht gesichert.</translation>
    </message>
    <message>
        <source>The last act is not saved; the tournament stands as shown.</source>
        <translation>Die letzte Handlung ist nicht gesichert; das Turnier steht wie gezeigt.</translation>
    </message>
    <message>
        <source>An act is still being written.</source>
        <translation>Eine Handlung wird noch geschrieben.</translation>
    </message>
    <message>
        <source>Another desk keeps this tournament: take it over first.</source>
        <translation>Ein anderer Platz führt dieses Turnier: Übernehmen Sie es zuerst.</translation>
    </message>
    <message>
        <source>Another desk keeps this tournament.</source>
        <translation>Ein anderer Platz führt dieses Turnier.</translation>
    </message>
    <message>
        <source>Looking changes nothing. To keep it here: Record, Move to another desk.</source>
        <translation>Ansehen ändert nichts. Um es hier zu führen: Protokoll, An einem anderen Platz weiterspielen.</translation>
    </message>
</context>
<context>
    <name>ui::TournamentLogModel</name>
    <message>
        <source>%1 (taken back)</source>
        <translation>%1 (zurückgenommen)</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
</context>
<context>
    <name>ui::TournamentPage</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rounds and seats</source>
        <translation>Runden und Sitzplan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>This book holds none yet. Describe one below, or open another book.</source>
        <translation>In diesem Buch steht noch keines. Unten eines beschreiben oder ein anderes Buch öffnen.</translation>
    </message>
    <message>
        <source>No book is open.</source>
        <translation>Kein Buch ist offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds seated</source>
        <translation>%1 von %2 Runden gesetzt</translation>
    </message>
    <message>
        <source>scoring system %1</source>
        <translation>Wertungssystem %1</translation>
    </message>
    <message>
        <source>winning score %1</source>
        <translation>Siegzahl %1</translation>
    </message>
    <message>
        <source>%1 minutes a game</source>
        <translation>höchstens %1 Minuten je Spiel</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>Planning seats …</source>
        <translation>Der Sitzplan entsteht …</translation>
    </message>
    <message>
        <source>Reading the tables’ books …</source>
        <translation>Die Bücher der Tische werden gelesen …</translation>
    </message>
    <message>
        <source>Checking the record …</source>
        <translation>Das Protokoll wird geprüft …</translation>
    </message>
    <message>
        <source>First begin a tournament.</source>
        <translation>Zuerst ein Turnier beginnen.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>Desks</source>
        <translation>Spieltische</translation>
    </message>
    <message>
        <source>This code is noted at its table: choose the table in Results, then scan it.</source>
        <translation>Dieser Code wird an seinem Tisch vermerkt: unter Ergebnisse den Tisch wählen, dann scannen.</translation>
    </message>
</context>
<context>
    <name>ui::TournamentRecordPage</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Record of the tournament</source>
        <translation>Protokoll des Turniers</translation>
    </message>
    <message>
        <source>Take back the last act (Ctrl+Z)</source>
        <translation>Letzte Handlung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Take back from here on</source>
        <translation>Ab hier zurücknehmen</translation>
    </message>
    <message>
        <source>Restore (Ctrl+Shift+Z)</source>
        <translation>Wiederherstellen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Protokoll prüfen</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegeln</translation>
    </message>
    <message>
        <source>On disk: entry %1 · chain head %2</source>
        <translation>Gesichert: Eintrag %1 · Kettenkopf %2</translation>
    </message>
</context>
<context>
    <name>ui::TournamentSettingsPage</name>
    <message>
        <source>Tournaments of this book</source>
        <translation>Turniere dieses Buchs</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Why it is changed (results are in)</source>
        <translation>Warum es geändert wird (Ergebnisse sind da)</translation>
    </message>
    <message>
        <source>End the tournament</source>
        <translation>Turnier beenden</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>A tournament that cannot be read</source>
        <translation>Ein Turnier, das nicht lesbar ist</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Das Turnier braucht einen Namen.</translation>
    </message>
    <message>
        <source>A date is written as 2026-11-21.</source>
        <translation>Ein Tag wird als 2026-11-21 geschrieben.</translation>
    </message>
    <message>
        <source>At least one criterion counts.</source>
        <translation>Mindestens eine Wertung zählt.</translation>
    </message>
    <message>
        <source>Place points at four are four falling numbers, as 5-3-2-1.</source>
        <translation>Platzpunkte zu viert sind vier fallende Zahlen wie 5-3-2-1.</translation>
    </message>
    <message>
        <source>Place points at three are three falling numbers, as 5-3-1.</source>
        <translation>Platzpunkte zu dritt sind drei fallende Zahlen wie 5-3-1.</translation>
    </message>
    <message>
        <source>This cannot be so: %1</source>
        <translation>Das kann nicht sein: %1</translation>
    </message>
    <message>
        <source>A new tournament in this book.</source>
        <translation>Ein neues Turnier in diesem Buch.</translation>
    </message>
    <message>
        <source>The tournament has ended.</source>
        <translation>Das Turnier ist beendet.</translation>
    </message>
    <message>
        <source>Changes are kept as acts; what was stays in the record.</source>
        <translation>Änderungen sind Handlungen; was war, bleibt im Protokoll.</translation>
    </message>
    <message>
        <source>Begin the tournament</source>
        <translation>Turnier beginnen</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Änderungen sichern</translation>
    </message>
    <message>
        <source>Which branch counts?</source>
        <translation>Welcher Zweig gilt?</translation>
    </message>
    <message>
        <source>Steps never become milder, and a deduction is more than 0.</source>
        <translation>Stufen werden nie milder, und ein Abzug ist mehr als 0.</translation>
    </message>
</context>
<context>
    <name>ui::TournamentWords</name>
    <message>
        <source>%1: rank %2 → %3</source>
        <translation>%1: Rang %2 → %3</translation>
    </message>
    <message>
        <source>%1: now rank %2</source>
        <translation>%1: jetzt Rang %2</translation>
    </message>
    <message>
        <source>%1: no rank any more</source>
        <translation>%1: kein Rang mehr</translation>
    </message>
    <message>
        <source>The seats of %1 rest on the old result. They stay as they are.</source>
        <translation>Der Sitzplan von %1 beruht auf dem alten Ergebnis. Er bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Repeated opponents: %1 → %2</source>
        <translation>Wiederholte Gegner: %1 → %2</translation>
    </message>
    <message>
        <source>Players with an uneven order of play: %1 → %2</source>
        <translation>Spieler mit ungleicher Sitzreihenfolge: %1 → %2</translation>
    </message>
    <message>
        <source>Players at the same table again: %1 → %2</source>
        <translation>Spieler wieder am selben Tisch: %1 → %2</translation>
    </message>
    <message>
        <source>Forbidden pairs: %1 → %2</source>
        <translation>Verbotene Paarungen: %1 → %2</translation>
    </message>
    <message>
        <source>no plan has fewer</source>
        <translation>kein Plan hat weniger</translation>
    </message>
    <message>
        <source>at best %1</source>
        <translation>bestens %1</translation>
    </message>
    <message>
        <source>Meetings of opponents who had met before</source>
        <translation>Wiederholte Gegner</translation>
    </message>
    <message>
        <source>The same pair meets at most</source>
        <translation>Dieselbe Paarung höchstens</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Players whose places in the order of play are uneven</source>
        <translation>Spieler mit ungleicher Sitzreihenfolge</translation>
    </message>
    <message>
        <source>Times at a table where one sat before</source>
        <translation>Wieder am selben Tisch</translation>
    </message>
    <message>
        <source>Meetings that are forbidden</source>
        <translation>Verbotene Paarungen</translation>
    </message>
    <message>
        <source>%1, of them %2 strictly</source>
        <translation>%1, davon %2 streng</translation>
    </message>
    <message>
        <source>Tables of three</source>
        <translation>Dreiertische</translation>
    </message>
    <message>
        <source>Times again at a table of three</source>
        <translation>Wieder am Dreiertisch</translation>
    </message>
    <message>
        <source>Players who meet too few through others</source>
        <translation>Spieler mit zu wenigen mittelbaren Begegnungen</translation>
    </message>
    <message>
        <source>Table %1: its result is to be entered again.</source>
        <translation>Tisch %1: Sein Ergebnis ist neu einzutragen.</translation>
    </message>
    <message>
        <source>No time for a protest is named.</source>
        <translation>Es ist keine Einspruchsfrist genannt.</translation>
    </message>
    <message>
        <source>Not signed by all yet: a protest is possible.</source>
        <translation>Noch nicht von allen unterschrieben: Einspruch möglich.</translation>
    </message>
    <message numerus="yes">
        <source>A protest is possible until %1 (%n more minute(s)).</source>
        <translation>
            <numerusform>Einspruch ist bis %1 möglich (noch %n Minute).</numerusform>
            <numerusform>Einspruch ist bis %1 möglich (noch %n Minuten).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a protest.</source>
        <translation>Es liegt ein Einspruch vor.</translation>
    </message>
    <message>
        <source>The time for a protest ended at %1.</source>
        <translation>Die Einspruchsfrist endete um %1.</translation>
    </message>
    <message>
        <source>No protest any more: the result is official.</source>
        <translation>Kein Einspruch mehr: das Ergebnis ist amtlich.</translation>
    </message>
</context>
<context>
    <name>ui::TradeMessage</name>
    <message>
        <source>Trade:</source>
        <translation>Tausch:</translation>
    </message>
    <message>
        <source>Entry %1: %2.</source>
        <translation>Eintrag %1: %2.</translation>
    </message>
    <message>
        <source>The bank has no %1 left.</source>
        <translation>Die Bank hat 0 %1.</translation>
    </message>
    <message>
        <source>The bank has at most %1.</source>
        <translation>Die Bank hat höchstens %1.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 hat 0 %2.</translation>
    </message>
    <message>
        <source>%1 has at most %2.</source>
        <translation>%1 hat höchstens %2.</translation>
    </message>
    <message>
        <source>Without it [↓]</source>
        <translation>Ohne diese Karte [↓]</translation>
    </message>
    <message>
        <source>%1 only [↓]</source>
        <translation>Nur %1 [↓]</translation>
    </message>
    <message>
        <source>Correct %1’s hand [F2]</source>
        <translation>Hand von %1 berichtigen [F2]</translation>
    </message>
    <message>
        <source>%1 gets nothing for it so far. Count what comes back, or give it for nothing.</source>
        <translation>%1 bekommt bisher nichts dafür. Zählen, was zurückkommt, oder verschenken.</translation>
    </message>
    <message>
        <source>Enter trades. Esc empties both sides.</source>
        <translation>Eingabe tauscht. Esc leert beide Seiten.</translation>
    </message>
    <message>
        <source>Count what each gives: nothing for nothing is no trade.</source>
        <translation>Zählen, was jeder gibt: Nichts gegen nichts ist kein Tausch.</translation>
    </message>
    <message>
        <source>Count what is given and what is taken.</source>
        <translation>Zählen, was gegeben und was genommen wird.</translation>
    </message>
    <message>
        <source>the cards are there</source>
        <translation>die Karten sind da</translation>
    </message>
    <message>
        <source>The cards are there after all</source>
        <translation>Die Karten sind doch da</translation>
    </message>
</context>
<context>
    <name>ui::TradePanel</name>
    <message>
        <source>With whom? T goes on to the next.</source>
        <translation>Mit wem? T geht zum Nächsten.</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>gets</source>
        <translation>bekommt</translation>
    </message>
    <message>
        <source>%1 trades</source>
        <translation>%1 tauscht</translation>
    </message>
    <message>
        <source>Bank, harbour</source>
        <translation>Bank, Hafen</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>%1, one less</source>
        <translation>%1, eine weniger</translation>
    </message>
    <message>
        <source>%1, one more</source>
        <translation>%1, eine mehr</translation>
    </message>
    <message>
        <source>hidden development cards given</source>
        <translation>verdeckte Entwicklungskarten gegeben</translation>
    </message>
    <message>
        <source>hidden development cards got</source>
        <translation>verdeckte Entwicklungskarten bekommen</translation>
    </message>
    <message>
        <source>Trade   [Enter]</source>
        <translation>Tauschen   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Pieces go along when they are pointed at on the board.</source>
        <translation>Spielfiguren gehen mit, wenn man auf dem Spielfeld auf sie zeigt.</translation>
    </message>
    <message>
        <source>pieces given: %1</source>
        <translation>Figuren gegeben: %1</translation>
    </message>
    <message>
        <source>pieces got: %1</source>
        <translation>Figuren bekommen: %1</translation>
    </message>
    <message>
        <source>Give for nothing
[⇧Enter]</source>
        <translation>Verschenken
[⇧↵]</translation>
    </message>
    <message>
        <source>Empty   [Esc]</source>
        <translation>Leeren   [Esc]</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>has
%1</source>
        <translation>hat
%1</translation>
    </message>
    <message>
        <source>at most
%1</source>
        <translation>höchstens
%1</translation>
    </message>
    <message>
        <source>The bank gives</source>
        <translation>Die Bank gibt</translation>
    </message>
    <message>
        <source>Give for nothing   [⇧Enter]</source>
        <translation>Verschenken   [⇧↵]</translation>
    </message>
</context>
<context>
    <name>ui::TrayOverlay</name>
    <message>
        <source>Dice tray in the camera’s picture</source>
        <translation>Würfelschale im Kamerabild</translation>
    </message>
    <message>
        <source>Draw the tray with the mouse. Enter keeps it, Esc leaves it.</source>
        <translation>Die Würfelschale mit der Maus aufziehen. Eingabe behält sie, Esc lässt sie.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>ui::TriedActs</name>
    <message>
        <source>Later acts: %1 stand, %2 do not</source>
        <translation>Spätere Handlungen: %1 bleiben, %2 nicht</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Nothing is wiped out: what falls stays in the record, struck through.</source>
        <translation>Nichts wird gelöscht: Was wegfällt, bleibt durchgestrichen im Protokoll.</translation>
    </message>
</context>
<context>
    <name>ui::TriedLines</name>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Lines that are tried</source>
        <translation>Versuchte Varianten</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What if %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Wie aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>ui::TurnBar</name>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1 founds</source>
        <translation>%1 gründet</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 · seat %2 of %3 · first to %n points</source>
        <translation>
            <numerusform>Spielrunde %1 · Sitz %2 von %3 · Siegzahl %n</numerusform>
            <numerusform>Spielrunde %1 · Sitz %2 von %3 · Siegzahl %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1   [Space]</source>
        <translation>%1   [Leertaste]</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Fictional turn, played by %1</source>
        <translation>Fiktiver Zug, gespielt von %1</translation>
    </message>
</context>
<context>
    <name>ui::TwoParties</name>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Name of the attacker</source>
        <translation>Name des Angreifers</translation>
    </message>
    <message>
        <source>Name of the defender</source>
        <translation>Name des Verteidigers</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
</context>
<context>
    <name>ui::UndoPanel</name>
    <message>
        <source>Undo to here</source>
        <translation>Bis hier zurücknehmen</translation>
    </message>
    <message>
        <source>The correction of entry %1 no longer counts; what it replaced counts again.</source>
        <translation>Die Berichtigung von Eintrag %1 gilt nicht mehr; was sie ersetzte, gilt wieder.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) no longer count:</source>
        <translation>
            <numerusform>%n Handlung gilt nicht mehr:</numerusform>
            <numerusform>%n Handlungen gelten nicht mehr:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is deleted: Ctrl+Shift+Z puts it back, and dice stay thrown.</source>
        <translation>Nichts wird gelöscht: Strg+Umschalt+Z stellt es wieder her, und Würfe bleiben geworfen.</translation>
    </message>
    <message>
        <source>Take the correction back   [Enter]</source>
        <translation>Berichtigung zurücknehmen   [Eingabe ↵]</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n act(s)   [Enter]</source>
        <translation>
            <numerusform>%n zurücknehmen   [Eingabe ↵]</numerusform>
            <numerusform>%n zurücknehmen   [Eingabe ↵]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::VerdictCard</name>
    <message>
        <source>Is this record to be believed?</source>
        <translation>Ist diesem Protokoll zu glauben?</translation>
    </message>
</context>
<context>
    <name>ui::VotePanel</name>
    <message>
        <source>Put a rule out of force</source>
        <translation>Regel außer Kraft setzen</translation>
    </message>
    <message>
        <source>Vote on a rule</source>
        <translation>Abstimmung über eine Regel</translation>
    </message>
    <message>
        <source>Back   [Esc]</source>
        <translation>Zurück   [Esc]</translation>
    </message>
    <message>
        <source>There is no rule left to vote on.</source>
        <translation>Über alle Regeln ist abgestimmt.</translation>
    </message>
    <message>
        <source>for</source>
        <translation>dafür</translation>
    </message>
    <message>
        <source>against</source>
        <translation>dagegen</translation>
    </message>
    <message>
        <source>On a tie a die decides; these three faces adopt the rule:</source>
        <translation>Bei Gleichstand entscheidet ein Würfel; mit diesen drei Augen gilt die Regel:</translation>
    </message>
    <message>
        <source>Face %1 adopts</source>
        <translation>Augenzahl %1 nimmt an</translation>
    </message>
    <message>
        <source>Put it out of force   [Enter]</source>
        <translation>Aufheben   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Enter the vote   [Enter]</source>
        <translation>Eintragen   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>All are for it</source>
        <translation>Alle sind dafür</translation>
    </message>
    <message>
        <source>Is “%1” to be out of force?</source>
        <translation>Soll „%1“ nicht mehr gelten?</translation>
    </message>
    <message>
        <source>Is “%1” to be in force?</source>
        <translation>Soll „%1“ gelten?</translation>
    </message>
    <message>
        <source>%1 of %2 for it</source>
        <translation>%1 von %2 dafür</translation>
    </message>
    <message>
        <source>%1 for · %2 against · %3 without a vote</source>
        <translation>%1 dafür · %2 dagegen · %3 ohne Stimme</translation>
    </message>
    <message>
        <source>All must be for it.</source>
        <translation>Alle müssen dafür sein.</translation>
    </message>
    <message>
        <source>More votes for it than against; %1 of %2 carry it whatever the others say.</source>
        <translation>Mehr Stimmen dafür als dagegen; %1 von %2 reichen, wie auch immer die anderen stimmen.</translation>
    </message>
    <message>
        <source>As it stands: out of force</source>
        <translation>Nach jetzigem Stand: gilt nicht mehr</translation>
    </message>
    <message>
        <source>As it stands: stays in force</source>
        <translation>Nach jetzigem Stand: gilt weiter</translation>
    </message>
    <message>
        <source>Nobody has voted yet</source>
        <translation>Noch hat niemand abgestimmt</translation>
    </message>
    <message>
        <source>As it stands: a tie, a die decides</source>
        <translation>Gleichstand: ein Würfel entscheidet</translation>
    </message>
    <message>
        <source>As it stands: in force</source>
        <translation>Nach jetzigem Stand: gilt</translation>
    </message>
    <message>
        <source>As it stands: not in force</source>
        <translation>Nach jetzigem Stand: gilt nicht</translation>
    </message>
    <message>
        <source>Another rule   [⌫]</source>
        <translation>Andere Regel   [⌫]</translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>per Telefon</translation>
    </message>
    <message>
        <source>Ask the players' phones</source>
        <translation>Die Telefone der Spieler fragen</translation>
    </message>
</context>
<context>
    <name>ui::VoteTable</name>
    <message>
        <source>Press a player: for, against, no voice. Main rules hold without a vote; the explorer does not.</source>
        <translation>Ein Druck auf den Spieler: dafür, dagegen, keine Stimme. Ohne Abstimmung gelten die Hauptregeln; der Entdecker gilt nicht.</translation>
    </message>
    <message>
        <source>thrown at the start</source>
        <translation>wird zu Beginn geworfen</translation>
    </message>
    <message>
        <source>die: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>A tie is decided by a die: 1 to 3 adopts, 4 to 6 does not</source>
        <translation>Bei Gleichstand entscheidet ein Würfel: 1 bis 3 nimmt an, 4 bis 6 nicht</translation>
    </message>
    <message>
        <source>Die for the tie on %1</source>
        <translation>Würfel für den Gleichstand bei: %1</translation>
    </message>
    <message>
        <source>%1 on %2: no voice</source>
        <translation>%1 zu %2: keine Stimme</translation>
    </message>
    <message>
        <source>%1 on %2: for</source>
        <translation>%1 zu %2: dafür</translation>
    </message>
    <message>
        <source>%1 on %2: against</source>
        <translation>%1 zu %2: dagegen</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>✓ holds</source>
        <translation>✓ gilt</translation>
    </message>
    <message>
        <source>✗ dropped</source>
        <translation>✗ entfällt</translation>
    </message>
    <message>
        <source>✗ not in play</source>
        <translation>✗ gilt nicht</translation>
    </message>
</context>
<context>
    <name>ui::WatchDesk</name>
    <message>
        <source>The camera shows no picture of now.</source>
        <translation>Die Kamera zeigt gerade kein Bild.</translation>
    </message>
    <message>
        <source>The table is compared with the record …</source>
        <translation>Der Tisch wird mit dem Protokoll verglichen …</translation>
    </message>
    <message>
        <source>The table matches the record, as far as the camera sees.</source>
        <translation>Der Tisch stimmt mit dem Protokoll überein, soweit die Kamera sieht.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) between table and record</source>
        <translation>
            <numerusform>%n Unterschied zwischen Tisch und Protokoll</numerusform>
            <numerusform>%n Unterschiede zwischen Tisch und Protokoll</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand is over the board. Take it away, and ask again.</source>
        <translation>Eine Hand ist über dem Spielfeld. Nehmen Sie sie weg und fragen Sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>ui::WatchPanel</name>
    <message>
        <source>Proposals of the camera</source>
        <translation>Vorschläge der Kamera</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ Entry %1 was entered by itself. Ctrl+Z takes it back.</source>
        <translation>⚠ Eintrag %1 kam von selbst ins Protokoll. Strg+Z nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>How sure the camera is</source>
        <translation>Wie sicher die Kamera ist</translation>
    </message>
    <message>
        <source>✓ allowed now</source>
        <translation>✓ jetzt erlaubt</translation>
    </message>
    <message>
        <source>✗ as an entry of the referee only</source>
        <translation>✗ nur als Eintrag des Schiedsrichters</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>↵</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Berichtigen …</translation>
    </message>
    <message>
        <source>Nothing else is possible there.</source>
        <translation>Etwas anderes ist dort nicht möglich.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::WatchText</name>
    <message>
        <source>Waiting for a picture</source>
        <translation>Wartet auf ein Bild</translation>
    </message>
    <message>
        <source>No board is seen</source>
        <translation>Kein Spielfeld zu sehen</translation>
    </message>
    <message>
        <source>The board that is seen has other hexes than this game</source>
        <translation>Das Spielfeld im Bild hat andere Felder als diese Partie</translation>
    </message>
    <message>
        <source>Watching the table</source>
        <translation>Schaut dem Tisch zu</translation>
    </message>
    <message>
        <source>Watching: a hand is over the board</source>
        <translation>Schaut zu: eine Hand ist über dem Spielfeld</translation>
    </message>
    <message>
        <source>The board was moved or covered; it is looked for</source>
        <translation>Das Spielfeld wurde verschoben oder verdeckt; es wird gesucht</translation>
    </message>
    <message>
        <source>No board is recognised in the picture: nothing can be compared.</source>
        <translation>Im Bild ist kein Spielfeld zu erkennen: Nichts lässt sich vergleichen.</translation>
    </message>
    <message>
        <source>The board in the picture has other hexes than this game.</source>
        <translation>Das Spielfeld im Bild hat andere Felder als diese Partie.</translation>
    </message>
    <message>
        <source>Only on the table: %1, %2</source>
        <translation>Nur auf dem Tisch: %1, %2</translation>
    </message>
    <message>
        <source>Only in the record, not seen: %1, %2</source>
        <translation>Nur im Protokoll, nicht zu sehen: %1, %2</translation>
    </message>
    <message>
        <source>Something else on the table: %1, %2</source>
        <translation>Anderes auf dem Tisch: %1, %2</translation>
    </message>
    <message>
        <source>The robber stands here: %1</source>
        <translation>Der Räuber steht hier: %1</translation>
    </message>
    <message>
        <source>The pirate stands here: %1</source>
        <translation>Der Seeräuber steht hier: %1</translation>
    </message>
    <message>
        <source>Face down: %1</source>
        <translation>Umgedreht: %1</translation>
    </message>
    <message>
        <source>Face up: %1</source>
        <translation>Aufgedeckt: %1</translation>
    </message>
</context>
<context>
    <name>ui::WhatIfPage</name>
    <message>
        <source>The table then: point at places</source>
        <translation>Der Tisch damals: Orte zeigen</translation>
    </message>
    <message>
        <source>A copy: nothing is written until you adopt it.</source>
        <translation>Eine Kopie: Nichts wird geschrieben, bevor es übernommen wird.</translation>
    </message>
    <message>
        <source>Point at the board</source>
        <translation>Auf dem Spielfeld zeigen</translation>
    </message>
    <message>
        <source>The table then, for the places of the act</source>
        <translation>Der Tisch damals, für die Orte der Handlung</translation>
    </message>
    <message>
        <source>Drop (Esc)</source>
        <translation>Verwerfen (Esc)</translation>
    </message>
    <message>
        <source>Nothing has been written</source>
        <translation>Es ist nichts geschrieben</translation>
    </message>
    <message>
        <source>Adopt as correction</source>
        <translation>Als Korrektur übernehmen</translation>
    </message>
    <message>
        <source>Ctrl+Enter: writes it with its reason</source>
        <translation>Strg+Eingabe: schreibt es mit seiner Begründung</translation>
    </message>
    <message>
        <source>Board as recorded</source>
        <translation>Spielfeld wie aufgezeichnet</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Board as tried</source>
        <translation>Spielfeld wie versucht</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt ist</translation>
    </message>
    <message>
        <source>Reason, written with the correction</source>
        <translation>Begründung, steht in der Korrektur</translation>
    </message>
    <message>
        <source>What if entry %1 had been otherwise?</source>
        <translation>Was wäre, wenn Eintrag %1 anders wäre?</translation>
    </message>
    <message>
        <source>No act that counts: choose an entry of the record.</source>
        <translation>Keine Handlung, die zählt: einen Eintrag des Protokolls wählen.</translation>
    </message>
    <message>
        <source>Say what was otherwise: so far it is as recorded.</source>
        <translation>Angeben, was anders war: Noch ist alles wie aufgezeichnet.</translation>
    </message>
    <message>
        <source>The dice are still to be said.</source>
        <translation>Die Würfel fehlen noch.</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>ohne dies</translation>
    </message>
    <message>
        <source>These dice are proved: it can be looked at, not adopted.</source>
        <translation>Diese Würfe sind bewiesen: Das lässt sich ansehen, nicht übernehmen.</translation>
    </message>
    <message>
        <source>The rules refuse what is tried.</source>
        <translation>Die Regeln lassen nicht zu, was versucht wird.</translation>
    </message>
    <message>
        <source>To adopt it, say why.</source>
        <translation>Zum Übernehmen begründen.</translation>
    </message>
    <message>
        <source>Another line   [+]</source>
        <translation>Noch eine Variante   [+]</translation>
    </message>
    <message>
        <source>Tries something else beside it; each line has its tab</source>
        <translation>Versucht daneben etwas anderes; jede Variante hat ihren Reiter</translation>
    </message>
</context>
<context>
    <name>ui::WindowGames</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Ne&amp;xt open game</source>
        <translation>N&amp;ächstes offenes Spiel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The game %1 is not in this book.</source>
        <translation>Das Spiel %1 steht nicht in diesem Buch.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Go on in another folder</source>
        <translation>In einem anderen Ordner weiterspielen</translation>
    </message>
    <message>
        <source>Record books (*.db)</source>
        <translation>Protokollbücher (*.db)</translation>
    </message>
    <message>
        <source>A release is about an open game. Open its record book first.</source>
        <translation>Eine Freigabe gilt einem offenen Spiel. Öffne zuerst sein Protokollbuch.</translation>
    </message>
    <message>
        <source>Receipts are compared with an open game. Open its record book first.</source>
        <translation>Belege werden mit einem offenen Spiel verglichen. Öffne zuerst sein Protokollbuch.</translation>
    </message>
    <message>
        <source>Record books, positions, photos, receipts, releases (*.db *.json *.jsonl %1);;All files (*)</source>
        <translation>Protokollbücher, Stellungen, Fotos, Belege, Freigaben (*.db *.json *.jsonl %1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner …</translation>
    </message>
    <message>
        <source>The copy failed; the game itself is saved: %1</source>
        <translation>Die Kopie ist misslungen; das Spiel selbst ist gesichert: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen …</translation>
    </message>
</context>
<context>
    <name>ui::WordField</name>
    <message>
        <source>Throw   [Enter]</source>
        <translation>Würfeln   [Eingabe ↵]</translation>
    </message>
    <message>
        <source>Witness word (Enter without one skips it)</source>
        <translation>Zeugenwort (Eingabe ohne Wort überspringt es)</translation>
    </message>
    <message>
        <source>Witness word</source>
        <translation>Zeugenwort</translation>
    </message>
    <message>
        <source>%1 says the word</source>
        <translation>%1 sagt das Wort</translation>
    </message>
    <message>
        <source>Nobody is named for the word</source>
        <translation>Wer das Wort sagt, bleibt ungenannt</translation>
    </message>
    <message>
        <source>A click, ↑ or ↓: somebody else, or nobody</source>
        <translation>Klick, ↑ oder ↓: jemand anders, oder niemand</translation>
    </message>
    <message>
        <source>Word of %1 (Enter without one skips it)</source>
        <translation>Wort von %1 (Eingabe ohne Wort überspringt es)</translation>
    </message>
    <message>
        <source>Witness word of %1</source>
        <translation>Zeugenwort von %1</translation>
    </message>
</context>
<context>
    <name>ui::WordsWait</name>
    <message>
        <source>Phones open their words:</source>
        <translation>Telefone öffnen ihre Wörter:</translation>
    </message>
    <message>
        <source>the dice fall by themselves. Throwing again goes on without those that are missing.</source>
        <translation>die Würfel fallen von selbst. Noch einmal würfeln geht ohne die fehlenden weiter.</translation>
    </message>
</context>
<context>
    <name>ui::WorkSign</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
</TS>
