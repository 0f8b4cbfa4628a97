<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>ui::ActBox</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ActForm</name>
    <message numerus="yes">
        <source>%n dice were thrown, each within its sides.</source>
        <translation>
            <numerusform>%n die was thrown, within its sides.</numerusform>
            <numerusform>%n dice were thrown, each within its sides.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ActMessage</name>
    <message numerus="yes">
        <source>where to? %n place(s) can be reached.</source>
        <translation>
            <numerusform>where to? %n place can be reached.</numerusform>
            <numerusform>where to? %n places can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>what is attacked? %n target(s) in reach.</source>
        <translation>
            <numerusform>what is attacked? %n target in reach.</numerusform>
            <numerusform>what is attacked? %n targets in reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are legal. Click one, press its letters, or type a name after /.</source>
        <translation>
            <numerusform>%n place is legal. Click it, press its letters, or type its name after /.</numerusform>
            <numerusform>%n places are legal. Click one, press its letters, or type a name after /.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are legal. Click one, press its letter, or type a name after /.</source>
        <translation>
            <numerusform>%n place is legal. Click it, press its letter, or type its name after /.</numerusform>
            <numerusform>%n places are legal. Click one, press its letter, or type a name after /.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>corner by corner, %n so far. The last one again, or Enter, and it marches.</source>
        <translation>
            <numerusform>corner by corner, %n so far. The last one again, or Enter, and it marches.</numerusform>
            <numerusform>corner by corner, %n so far. The last one again, or Enter, and it marches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ActText</name>
    <message numerus="yes">
        <source>%n piece(s) beyond the supply leave the board.</source>
        <translation>
            <numerusform>%n piece beyond the supply leaves the board.</numerusform>
            <numerusform>%n pieces beyond the supply leave the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Announcer</name>
    <message numerus="yes">
        <source>%n second(s) left for this turn.</source>
        <translation>
            <numerusform>%n second left for this turn.</numerusform>
            <numerusform>%n seconds left for this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left for the game.</source>
        <translation>
            <numerusform>%n second left for the game.</numerusform>
            <numerusform>%n seconds left for the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AudienceWindow</name>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <translation>
            <numerusform>+%n card</numerusform>
            <numerusform>+%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BankSign</name>
    <message numerus="yes">
        <source>%n dev. card(s)</source>
        <translation>
            <numerusform>%n dev. card</numerusform>
            <numerusform>%n dev. cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BidPanel</name>
    <message numerus="yes">
        <source>%n offer(s) still to be entered.</source>
        <translation>
            <numerusform>%n offer still to be entered.</numerusform>
            <numerusform>%n offers still to be entered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s).</source>
        <translation>
            <numerusform>Exactly %n card.</numerusform>
            <numerusform>Exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>At least %n card.</numerusform>
            <numerusform>At least %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BranchPanel</name>
    <message numerus="yes">
        <source>%n entry(ies) of its own</source>
        <translation>
            <numerusform>%n entry of its own</numerusform>
            <numerusform>%n entries of its own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChosenBar</name>
    <message numerus="yes">
        <source>%n table(s) chosen: %1</source>
        <translation>
            <numerusform>%n table chosen: %1</numerusform>
            <numerusform>%n tables chosen: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CombatForm</name>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CombatPanel</name>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n round(s)</source>
        <translation>
            <numerusform>about %n round</numerusform>
            <numerusform>about %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ConflictChoices</name>
    <message numerus="yes">
        <source>%n act(s) as before</source>
        <translation>
            <numerusform>%n act as before</numerusform>
            <numerusform>%n acts as before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other results</source>
        <translation>
            <numerusform>%n with other results</numerusform>
            <numerusform>%n with other results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dropped</source>
        <translation>
            <numerusform>%n dropped</numerusform>
            <numerusform>%n dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CorrectionPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CsvBox</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n club</numerusform>
            <numerusform>%n clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n player(s)</source>
        <translation>
            <numerusform>Enter %n player</numerusform>
            <numerusform>Enter %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeskSender</name>
    <message numerus="yes">
        <source>✓ Director: all sent, %n file(s) since the start</source>
        <translation>
            <numerusform>✓ Director: all sent, %n file since the start</numerusform>
            <numerusform>✓ Director: all sent, %n files since the start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DesksModel</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DesksPage</name>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation>
            <numerusform>%n desk</numerusform>
            <numerusform>%n desks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiceCorrection</name>
    <message numerus="yes">
        <source>and %n more to decide</source>
        <translation>
            <numerusform>and %n more to decide</numerusform>
            <numerusform>and %n more to decide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DicePage</name>
    <message numerus="yes">
        <source>first to %n points</source>
        <translation>
            <numerusform>first to %n point</numerusform>
            <numerusform>first to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice   [Space]</source>
        <translation>
            <numerusform>Throw %n die   [Space]</numerusform>
            <numerusform>Throw %n dice   [Space]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won with %n points</source>
        <translation>
            <numerusform>%1 has won with %n point</numerusform>
            <numerusform>%1 has won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DicePlayers</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiceTurn</name>
    <message numerus="yes">
        <source>%n dice, up to three throws</source>
        <translation>
            <numerusform>%n die, up to three throws</numerusform>
            <numerusform>%n dice, up to three throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type the %n dice thrown:</source>
        <translation>
            <numerusform>Type the %n die thrown:</numerusform>
            <numerusform>Type the %n dice thrown:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiceWatch</name>
    <message numerus="yes">
        <source>The camera waits for %n dice</source>
        <translation>
            <numerusform>The camera waits for %n die</numerusform>
            <numerusform>The camera waits for %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EntryDetails</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FindingsPanel</name>
    <message numerus="yes">
        <source>%n hex(es) read without certainty. Press the dashed ones and say what they are.</source>
        <translation>
            <numerusform>%n hex read without certainty. Press the dashed ones and say what they are.</numerusform>
            <numerusform>%n hexes read without certainty. Press the dashed ones and say what they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FoundPanel</name>
    <message numerus="yes">
        <source>Enter %n new result(s)</source>
        <translation>
            <numerusform>Enter %n new result</numerusform>
            <numerusform>Enter %n new results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) for decision</source>
        <translation>
            <numerusform>%n game for decision</numerusform>
            <numerusform>%n games for decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HallProposals</name>
    <message numerus="yes">
        <source>%n result(s) of %1 taken</source>
        <translation>
            <numerusform>%n result of %1 taken</numerusform>
            <numerusform>%n results of %1 taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other entry(s) of %1 taken</source>
        <translation>
            <numerusform>%n other entry of %1 taken</numerusform>
            <numerusform>%n other entries of %1 taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HouseCombination</name>
    <message numerus="yes">
        <source>House combination: %n ruling(s)</source>
        <translation>
            <numerusform>House combination: %n ruling</numerusform>
            <numerusform>House combination: %n rulings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LedgerPanel</name>
    <message numerus="yes">
        <source>%n hand(s) are possible</source>
        <translation>
            <numerusform>%n hand is possible</numerusform>
            <numerusform>%n hands are possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LineChart</name>
    <message numerus="yes">
        <source>%n points win</source>
        <translation>
            <numerusform>%n point wins</numerusform>
            <numerusform>%n points win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LogModel</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LogTurns</name>
    <message numerus="yes">
        <source>%1: %n entries</source>
        <translation>
            <numerusform>%1: %n entry</numerusform>
            <numerusform>%1: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice %1: %n lines</source>
        <translation>
            <numerusform>Dice %1: %n line</numerusform>
            <numerusform>Dice %1: %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LotsPanel</name>
    <message numerus="yes">
        <source>Nothing separates these %n players. The first die chooses among all, the next among the rest.</source>
        <translation>
            <numerusform>Nothing separates this %n player. The first die chooses among all, the next among the rest.</numerusform>
            <numerusform>Nothing separates these %n players. The first die chooses among all, the next among the rest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MergePage</name>
    <message numerus="yes">
        <source>new: %n entry(ies)</source>
        <translation>
            <numerusform>new: %n entry</numerusform>
            <numerusform>new: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>went on: %n entry(ies)</source>
        <translation>
            <numerusform>went on: %n entry</numerusform>
            <numerusform>went on: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>went on in another way: %n entry(ies), both branches kept</source>
        <translation>
            <numerusform>went on in another way: %n entry, both branches kept</numerusform>
            <numerusform>went on in another way: %n entries, both branches kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MetPanel</name>
    <message numerus="yes">
        <source>seat %1: %2 of %n game(s)</source>
        <translation>
            <numerusform>seat %1: %2 of %n game</numerusform>
            <numerusform>seat %1: %2 of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PhonesPage</name>
    <message numerus="yes">
        <source>%n phone(s) look on now</source>
        <translation>
            <numerusform>%n phone looks on now</numerusform>
            <numerusform>%n phones look on now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n said something in the last five minutes</source>
        <translation>
            <numerusform>%n said something in the last five minutes</numerusform>
            <numerusform>%n said something in the last five minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PhotoSource</name>
    <message numerus="yes">
        <source>%n hex(es) are not in the picture. Lay them by hand, the dashed ones, or take another photo.</source>
        <translation>
            <numerusform>%n hex is not in the picture. Lay it by hand, the dashed one, or take another photo.</numerusform>
            <numerusform>%n hexes are not in the picture. Lay them by hand, the dashed ones, or take another photo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlaceFacts</name>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlayerActsPanel</name>
    <message numerus="yes">
        <source>%n player(s) chosen</source>
        <translation>
            <numerusform>%n player chosen</numerusform>
            <numerusform>%n players chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every pair of the %n chosen.</source>
        <translation>
            <numerusform>Every pair of the %n chosen.</numerusform>
            <numerusform>Every pair of the %n chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlayerStep</name>
    <message numerus="yes">
        <source>The documents want at least %n player(s).</source>
        <translation>
            <numerusform>The documents want at least %n player.</numerusform>
            <numerusform>The documents want at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The documents take at most %n player(s).</source>
        <translation>
            <numerusform>The documents take at most %n player.</numerusform>
            <numerusform>The documents take at most %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %n</source>
        <translation>
            <numerusform>Seat %n</numerusform>
            <numerusform>Seat %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlayersPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlayersPanel</name>
    <message numerus="yes">
        <source>%n ruling(s) differ from the default</source>
        <translation>
            <numerusform>%n ruling differs from the default</numerusform>
            <numerusform>%n rulings differ from the default</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point card(s)</source>
        <translation>
            <numerusform>%n victory point card</numerusform>
            <numerusform>%n victory point cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Monopolist card(s)</source>
        <translation>
            <numerusform>%n Monopolist card</numerusform>
            <numerusform>%n Monopolist cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProposalsPanel</name>
    <message numerus="yes">
        <source>%n proposed here and not yet taken</source>
        <translation>
            <numerusform>%n proposed here and not yet taken</numerusform>
            <numerusform>%n proposed here and not yet taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ProposerBar</name>
    <message numerus="yes">
        <source>%n proposed here and not yet taken.</source>
        <translation>
            <numerusform>%n proposed here and not yet taken.</numerusform>
            <numerusform>%n proposed here and not yet taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QuestionCard</name>
    <message numerus="yes">
        <source>Yes, all %n</source>
        <translation>
            <numerusform>Yes, %n</numerusform>
            <numerusform>Yes, all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QuestionList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QuestionPanel</name>
    <message numerus="yes">
        <source>Which %n card(s)?</source>
        <translation>
            <numerusform>Which %n card?</numerusform>
            <numerusform>Which %n cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which cards? At least %n.</source>
        <translation>
            <numerusform>Which cards? At least %n.</numerusform>
            <numerusform>Which cards? At least %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to be named.</source>
        <translation>
            <numerusform>%n card still to be named.</numerusform>
            <numerusform>%n cards still to be named.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecordPanel</name>
    <message numerus="yes">
        <source>%n entries, newest on top</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries, newest on top</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ResultsPage</name>
    <message numerus="yes">
        <source>✓✓ %n official</source>
        <translation>
            <numerusform>✓✓ %n official</numerusform>
            <numerusform>✓✓ %n official</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n signed</source>
        <translation>
            <numerusform>✓ %n signed</numerusform>
            <numerusform>✓ %n signed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>○ %n entered</source>
        <translation>
            <numerusform>○ %n entered</numerusform>
            <numerusform>○ %n entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n proposed</source>
        <translation>
            <numerusform>… %n proposed</numerusform>
            <numerusform>… %n proposed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n to look at</source>
        <translation>
            <numerusform>⚠ %n to look at</numerusform>
            <numerusform>⚠ %n to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚖ %n disputed</source>
        <translation>
            <numerusform>⚖ %n disputed</numerusform>
            <numerusform>⚖ %n disputed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>◷ %n open</source>
        <translation>
            <numerusform>◷ %n open</numerusform>
            <numerusform>◷ %n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposed here and not yet taken</source>
        <translation>
            <numerusform>%n proposed here and not yet taken</numerusform>
            <numerusform>%n proposed here and not yet taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>◷ protest possible at %n</source>
        <translation>
            <numerusform>◷ protest possible at %n table</numerusform>
            <numerusform>◷ protest possible at %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time for a protest still runs at %n table(s), at the latest until %1: %2.</source>
        <translation>
            <numerusform>The time for a protest still runs at %n table, at the latest until %1: %2.</numerusform>
            <numerusform>The time for a protest still runs at %n tables, at the latest until %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RoundsPage</name>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n disputed</numerusform>
            <numerusform>%n disputed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RulesPage</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RulingList</name>
    <message numerus="yes">
        <source>%n open point(s)</source>
        <translation>
            <numerusform>%n open point</numerusform>
            <numerusform>%n open points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not by default</source>
        <translation>
            <numerusform>%n not by default</numerusform>
            <numerusform>%n not by default</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SeatWords</name>
    <message numerus="yes">
        <source>%n player(s) sit down for it. Resting until it is taken out: %1</source>
        <translation>
            <numerusform>%n player sits down for it. Resting until it is taken out: %1</numerusform>
            <numerusform>%n players sit down for it. Resting until it is taken out: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettleAnswer</name>
    <message numerus="yes">
        <source>%n possible result(s), and how likely the combat comes by each</source>
        <translation>
            <numerusform>%n possible result, and how likely the combat comes by it</numerusform>
            <numerusform>%n possible results, and how likely the combat comes by each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible result(s) by the dice on which both agree</source>
        <translation>
            <numerusform>%n possible result by the dice on which both agree</numerusform>
            <numerusform>%n possible results by the dice on which both agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible result(s) by these dice</source>
        <translation>
            <numerusform>%n possible result by these dice</numerusform>
            <numerusform>%n possible results by these dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n less likely one(s)</source>
        <translation>
            <numerusform>and %n less likely one</numerusform>
            <numerusform>and %n less likely ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SevenPanel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StandingsPage</name>
    <message numerus="yes">
        <source>As of entry %1. %n player(s) stand elsewhere today.</source>
        <translation>
            <numerusform>As of entry %1. %n player stands elsewhere today.</numerusform>
            <numerusform>As of entry %1. %n players stand elsewhere today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie(s) that only lots can part.</source>
        <translation>
            <numerusform>%n tie that only lots can part.</numerusform>
            <numerusform>%n ties that only lots can part.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n throw</numerusform>
            <numerusform>%n throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StripMessage</name>
    <message numerus="yes">
        <source>%n route(s) change hands with it.</source>
        <translation>
            <numerusform>%n route changes hands with it.</numerusform>
            <numerusform>%n routes change hands with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) free of charge: place them now.</source>
        <translation>
            <numerusform>%n road is free of charge: place it now.</numerusform>
            <numerusform>%n roads are free of charge: place them now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) free of charge: place them now.</source>
        <translation>
            <numerusform>%n route is free of charge: place it now.</numerusform>
            <numerusform>%n routes are free of charge: place them now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to be typed. Backspace takes the last one back.</source>
        <translation>
            <numerusform>%n still to be typed. Backspace takes the last one back.</numerusform>
            <numerusform>%n still to be typed. Backspace takes the last one back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n route(s) change hands with the crossing.</source>
        <translation>
            <numerusform>%n route changes hands with the crossing.</numerusform>
            <numerusform>%n routes change hands with the crossing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wait(s).</source>
        <translation>
            <numerusform>%n more waits.</numerusform>
            <numerusform>%n more wait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ThrowPanel</name>
    <message numerus="yes">
        <source>and %n more in the record</source>
        <translation>
            <numerusform>and %n more in the record</numerusform>
            <numerusform>and %n more in the record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) still to be typed; Backspace takes the last one back.</source>
        <translation>
            <numerusform>%n die still to be typed; Backspace takes the last one back.</numerusform>
            <numerusform>%n dice still to be typed; Backspace takes the last one back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TournamentSettingsPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TournamentWords</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A protest is possible until %1 (%n more minute(s)).</source>
        <translation>
            <numerusform>A protest is possible until %1 (%n more minute).</numerusform>
            <numerusform>A protest is possible until %1 (%n more minutes).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TurnBar</name>
    <message numerus="yes">
        <source>Round %1 · seat %2 of %3 · first to %n points</source>
        <translation>
            <numerusform>Round %1 · seat %2 of %3 · first to %n points</numerusform>
            <numerusform>Round %1 · seat %2 of %3 · first to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::UndoPanel</name>
    <message numerus="yes">
        <source>%n act(s) no longer count:</source>
        <translation>
            <numerusform>%n act no longer counts:</numerusform>
            <numerusform>%n acts no longer count:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n act(s)   [Enter]</source>
        <translation>
            <numerusform>Take back %n act   [Enter]</numerusform>
            <numerusform>Take back %n acts   [Enter]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WatchDesk</name>
    <message numerus="yes">
        <source>%n difference(s) between table and record</source>
        <translation>
            <numerusform>%n difference between table and record</numerusform>
            <numerusform>%n differences between table and record</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WatchPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
