// SPDX-License-Identifier: GPL-3.0-or-later
// The table of fields: what is asked where a field is a question, and where it is a row among others. A new field does
// not compile before it has its row.
#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/acts/act_text.h"

namespace ui {

namespace {

/// English, to be translated: the question in the context ui::ActText, the row's caption in ui::FieldText. Without a
/// caption the question stands there too; without either it is never asked.
struct FieldWords {
    engine::Field field;
    const char* question = nullptr;
    const char* caption = nullptr;
};

constexpr FieldWords asked(engine::Field field, const char* question, const char* caption = nullptr) {
    return {field, question, caption};
}
constexpr FieldWords captioned(engine::Field field, const char* caption) {
    return {field, nullptr, caption};
}

namespace field = engine::field;

constexpr std::array kFieldWords{
    FieldWords{field::kAct},
    captioned(field::kAdoptOn, QT_TRANSLATE_NOOP("ui::FieldText", "On which faces is it adopted?")),
    captioned(field::kAgainst, QT_TRANSLATE_NOOP("ui::FieldText", "Who is against it?")),
    asked(field::kAllies, QT_TRANSLATE_NOOP("ui::ActText", "Who helps the defender?")),
    captioned(field::kAt, QT_TRANSLATE_NOOP("ui::FieldText", "Where?")),
    asked(field::kBy, QT_TRANSLATE_NOOP("ui::ActText", "Who?")),
    asked(field::kCard, QT_TRANSLATE_NOOP("ui::ActText", "Which card is played?"),
          QT_TRANSLATE_NOOP("ui::FieldText", "Which card?")),
    asked(field::kCards, QT_TRANSLATE_NOOP("ui::ActText", "Which cards?")),
    captioned(field::kCarried, QT_TRANSLATE_NOOP("ui::FieldText", "Carried by ship?")),
    asked(field::kClause, QT_TRANSLATE_NOOP("ui::ActText", "Which rule?")),
    captioned(field::kCount, QT_TRANSLATE_NOOP("ui::FieldText", "How many cards?")),
    captioned(field::kDecline, QT_TRANSLATE_NOOP("ui::FieldText", "Is the conquest declined?")),
    captioned(field::kDice, QT_TRANSLATE_NOOP("ui::FieldText", "Which faces?")),
    captioned(field::kFor, QT_TRANSLATE_NOOP("ui::FieldText", "Who is for it?")),
    asked(field::kFrom, QT_TRANSLATE_NOOP("ui::ActText", "With which armies?")),
    captioned(field::kGive, QT_TRANSLATE_NOOP("ui::FieldText", "What is given?")),
    captioned(field::kGiveCards, QT_TRANSLATE_NOOP("ui::FieldText", "Hidden development cards given")),
    captioned(field::kGivePieces, QT_TRANSLATE_NOOP("ui::FieldText", "On which places are pieces given?")),
    captioned(field::kGiven, QT_TRANSLATE_NOOP("ui::FieldText", "How many does each give?")),
    captioned(field::kHeld, QT_TRANSLATE_NOOP("ui::FieldText", "How many were in the hand, as nobody knew?")),
    captioned(field::kHex, QT_TRANSLATE_NOOP("ui::FieldText", "Which hex?")),
    captioned(field::kLast, QT_TRANSLATE_NOOP("ui::FieldText", "Is it known that the seller is out with this?")),
    captioned(field::kLoser, QT_TRANSLATE_NOOP("ui::FieldText", "On which army does a loss fall?")),
    captioned(field::kNuke, QT_TRANSLATE_NOOP("ui::FieldText", "Does the weapon go along?")),
    asked(field::kNumber, QT_TRANSLATE_NOOP("ui::ActText", "Which number was drawn?")),
    captioned(field::kOrder, QT_TRANSLATE_NOOP("ui::FieldText", "Which side does each face mean, 1 to 6?")),
    captioned(field::kPath, QT_TRANSLATE_NOOP("ui::FieldText", "Which way, if not the shortest?")),
    captioned(field::kPiece, QT_TRANSLATE_NOOP("ui::FieldText", "Which piece?")),
    asked(field::kPirate, QT_TRANSLATE_NOOP("ui::ActText", "Against whom?")),
    captioned(field::kReason, QT_TRANSLATE_NOOP("ui::FieldText", "Reason in the act")),
    captioned(field::kRemove, QT_TRANSLATE_NOOP("ui::FieldText", "Which places are emptied?")),
    asked(field::kResource, QT_TRANSLATE_NOOP("ui::ActText", "Which resource?")),
    captioned(field::kRetreat, QT_TRANSLATE_NOOP("ui::FieldText", "Where to does the army retreat?")),
    captioned(field::kRoute, QT_TRANSLATE_NOOP("ui::FieldText", "Which route?")),
    asked(field::kSet, QT_TRANSLATE_NOOP("ui::ActText", "Which one?")),
    captioned(field::kTake, QT_TRANSLATE_NOOP("ui::FieldText", "What is got?")),
    captioned(field::kTakeCards, QT_TRANSLATE_NOOP("ui::FieldText", "Hidden development cards got")),
    captioned(field::kTakePieces, QT_TRANSLATE_NOOP("ui::FieldText", "On which places are pieces got?")),
    asked(field::kTo, QT_TRANSLATE_NOOP("ui::ActText", "Who gets everything?")),
    asked(field::kUnit, QT_TRANSLATE_NOOP("ui::ActText", "Which unit?")),
    captioned(field::kUnits, QT_TRANSLATE_NOOP("ui::FieldText", "Which units?")),
    asked(field::kVictim, QT_TRANSLATE_NOOP("ui::ActText", "From whom is a card taken?")),
    captioned(field::kWinner, QT_TRANSLATE_NOOP("ui::FieldText", "Who wins, if anybody?")),
    captioned(field::kWith, QT_TRANSLATE_NOOP("ui::FieldText", "With whom?")),
    asked(field::kWord, QT_TRANSLATE_NOOP("ui::ActText", "Which one?")),
};

constexpr bool hasEachField() {
#define ADJ_FIELD_HERE(name, text) engine::field::name,
    constexpr std::array kFields{ADJ_ACTION_FIELDS(ADJ_FIELD_HERE)};
#undef ADJ_FIELD_HERE
    return std::ranges::equal(kFields, kFieldWords, {}, {}, &FieldWords::field);
}
static_assert(hasEachField(), "each field of an act has its words, in the order of the list of fields");

const FieldWords& wordsOf(engine::Field which) {
    return *std::ranges::find(kFieldWords, which, &FieldWords::field);
}

}  // namespace

QString askedText(const Question& question) {
    if (question.field == kKindOfAct) {
        return question.besidePlaces ? QCoreApplication::translate("ui::ActText", "Choose a place on the board, or:")
                                     : QCoreApplication::translate("ui::ActText", "What?");
    }
    const char* words = wordsOf(question.field).question;
    return QCoreApplication::translate("ui::ActText", words != nullptr ? words : "Which one?");
}

QString fieldText(engine::Field which, const engine::Action& action) {
    const bool isWay =
        !std::holds_alternative<engine::Attack>(action) && !std::holds_alternative<engine::Capitulate>(action);
    if (isWay && which == field::kFrom) {
        return QCoreApplication::translate("ui::FieldText", "From where?");
    }
    if (isWay && which == field::kTo) {
        return QCoreApplication::translate("ui::FieldText", "Where to?");
    }
    if (which == field::kCount && std::holds_alternative<engine::GuestAct>(action)) {
        return QCoreApplication::translate("ui::FieldText", "How many?");
    }
    const char* caption = wordsOf(which).caption;
    return caption != nullptr ? QCoreApplication::translate("ui::FieldText", caption) : askedText({which, {}, false});
}

}  // namespace ui
