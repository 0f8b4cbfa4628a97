// SPDX-License-Identifier: GPL-3.0-or-later
// Words for kinds of acts and for their fields, where an act is said field by field.
#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/text/act_text.h"

namespace ui {

namespace {

struct FieldText {
    Q_DECLARE_TR_FUNCTIONS(ui::FieldText)
};

template <class... Kinds>
bool isAnyOf(const engine::Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

/// Acts that no button of the act bar stands for, and those of the referee; empty for others.
struct PlainWord {
    QString operator()(const engine::Roll&) const { return FieldText::tr("Production roll"); }
    QString operator()(const engine::Throw&) const { return FieldText::tr("Throw"); }
    QString operator()(const engine::Conquer&) const { return FieldText::tr("Conquest"); }
    QString operator()(const engine::EndPhase&) const { return FieldText::tr("End of the phase"); }
    QString operator()(const engine::EndTurn&) const { return FieldText::tr("End of the turn"); }
    QString operator()(const engine::NumberSides&) const { return FieldText::tr("Numbering of the sides"); }
    QString operator()(const engine::Leave&) const { return FieldText::tr("A player leaves the game"); }
    QString operator()(const engine::TimeUp&) const { return FieldText::tr("Time is up"); }
    QString operator()(const engine::EndGame&) const { return FieldText::tr("The game ends otherwise"); }
    QString operator()(const engine::Rule&) const { return FieldText::tr("A point is decided"); }
    QString operator()(const engine::Adjust&) const { return FieldText::tr("Facts entered"); }
    template <class Other>
    QString operator()(const Other&) const {
        return {};
    }
};

}  // namespace

QString kindWord(const engine::Action& action, const engine::Position& position) {
    using namespace engine;
    if (QString word = std::visit(PlainWord{}, action); !word.isEmpty()) {
        return word;
    }
    if (const auto* card = std::get_if<PlayCard>(&action)) {
        return cardWord(card->card);
    }
    // Several of these share a button.
    if (isAnyOf<BuyCard, DrawCard, Build, Upgrade, MoveRobber, MovePirate, KeepRobber, Boycott, BuyOff, Pass, Claim,
                Relocate, AcceptSides, SpareFate, Avert, Choose, ChooseHarbour, DrawToken>(action)) {
        const std::vector<std::pair<engine::Field, Answer>> fields = fieldsOf({action, {}});
        return answerText({kKindOfAct, {}, false}, fields[1].second, action, position);
    }
    if (isAnyOf<Bid>(action)) {
        return FieldText::tr("Offer");
    }
    const auto acts = allActs();
    const auto info = std::ranges::find_if(acts, [&](const ActInfo& each) { return each.is(action); });
    return info != acts.end() ? wordOf(info->act) : QString();
}

QString fieldText(engine::Field field, const engine::Action& action) {
    using Entry = std::pair<engine::Field, QString>;
    const bool isWay = !isAnyOf<engine::Attack, engine::Capitulate>(action);
    if (isWay && field == engine::field::kFrom) {
        return FieldText::tr("From where?");
    }
    if (isWay && field == engine::field::kTo) {
        return FieldText::tr("Where to?");
    }
    const std::array words{
        Entry{engine::field::kAt, FieldText::tr("Where?")},
        Entry{engine::field::kRoute, FieldText::tr("Which route?")},
        Entry{engine::field::kHex, FieldText::tr("Which hex?")},
        Entry{engine::field::kPath, FieldText::tr("Which way, if not the shortest?")},
        Entry{engine::field::kUnits, FieldText::tr("Which units?")},
        Entry{engine::field::kNuke, FieldText::tr("Does the weapon go along?")},
        Entry{engine::field::kCarried, FieldText::tr("Carried by ship?")},
        Entry{engine::field::kWith, FieldText::tr("With whom?")},
        Entry{engine::field::kGive, FieldText::tr("What is given?")},
        Entry{engine::field::kTake, FieldText::tr("What is got?")},
        Entry{engine::field::kGiveCards, FieldText::tr("Hidden development cards given")},
        Entry{engine::field::kTakeCards, FieldText::tr("Hidden development cards got")},
        Entry{engine::field::kGivePieces, FieldText::tr("On which places are pieces given?")},
        Entry{engine::field::kTakePieces, FieldText::tr("On which places are pieces got?")},
        Entry{engine::field::kCount, FieldText::tr("How many cards?")},
        Entry{engine::field::kHeld, FieldText::tr("How many were in the hand, as nobody knew?")},
        Entry{engine::field::kRetreat, FieldText::tr("Where to does the army retreat?")},
        Entry{engine::field::kDecline, FieldText::tr("Is the conquest declined?")},
        Entry{engine::field::kDice, FieldText::tr("Which faces?")},
        Entry{engine::field::kLoser, FieldText::tr("On which army does a loss fall?")},
        Entry{engine::field::kReason, FieldText::tr("Reason in the act")},
        Entry{engine::field::kWinner, FieldText::tr("Who wins, if anybody?")},
        Entry{engine::field::kRemove, FieldText::tr("Which places are emptied?")},
        Entry{engine::field::kCard, FieldText::tr("Which card?")},
        Entry{engine::field::kPiece, FieldText::tr("Which piece?")},
        Entry{engine::field::kFor, FieldText::tr("Who is for it?")},
        Entry{engine::field::kAgainst, FieldText::tr("Who is against it?")},
        Entry{engine::field::kAdoptOn, FieldText::tr("On which faces is it adopted?")},
        Entry{engine::field::kOrder, FieldText::tr("Which side does each face mean, 1 to 6?")},
        Entry{engine::field::kGiven, FieldText::tr("How many does each give?")},
    };
    const auto word = std::ranges::find(words, field, &Entry::first);
    return word != words.end() ? word->second : askedText({field, {}, false});
}

}  // namespace ui
