// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acts/act_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/clauses/catalogue.h"
#include "engine/rules/points.h"
#include "ui/acts/act_kinds.h"
#include "ui/text/place_text.h"
#include "ui/text/rules_text.h"
#include "ui/text/sentences.h"
#include "ui/text/throw_text.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

struct ActText {
    Q_DECLARE_TR_FUNCTIONS(ui::ActText)
};

/// Of an answer what depends on the act; the others have their word in the table of kinds, or say their whole sentence.
struct KindWords {
    const engine::Position& position;
    bool open;

    QString operator()(const engine::BuyCard& a) const {
        const engine::Cards price = a.cards.value_or(position.rules().price(engine::Item::Card));
        return ActText::tr("Buy a card (%1)").arg(a.cards ? ActText::tr("cards of choice") : cardsWords(price));
    }
    QString operator()(const engine::PlayCard&) const { return ActText::tr("Play …", "a development card"); }
    QString operator()(const engine::Build& a) const { return pieceWord(a.piece); }
    QString operator()(const engine::Upgrade& a) const { return pieceWord(a.piece); }
    QString operator()(const engine::TakeOver& a) const { return pieceWord(a.piece); }
    QString operator()(const engine::KeepRobber&) const {
        const auto* due = std::get_if<engine::RobberDue>(&position.turn.pending);
        const bool pirate = due != nullptr && due->cause == engine::RobberCause::PirateBeaten;
        return pirate ? ActText::tr("The pirate stays") : ActText::tr("The robber stays");
    }
    QString operator()(const engine::BuyOff&) const {
        return open ? ActText::tr("Buy off: cards that were seen") : ActText::tr("Buy off: nobody saw which cards");
    }
    QString operator()(const engine::Discard& a) const {
        return open || a.cards ? ActText::tr("Cards that were seen")
               : a.count == 0  ? ActText::tr("There was no card")
                               : ActText::tr("Nobody saw which cards");
    }
    QString operator()(const engine::Bid& a) const {
        if (!open && a.cards.total() == 1) {
            return ActText::tr("Offer a card");
        }
        return open ? ActText::tr("Offer several cards more") : ActText::tr("Offer one card more");
    }
    QString operator()(const engine::Relocate& a) const {
        return a.at ? ActText::tr("Settle elsewhere") : ActText::tr("Do not settle elsewhere");
    }
    QString operator()(const engine::Repeal& a) const { return titleText(engine::CatalogueEntry(a.clause)); }
    template <class Other>
    QString operator()(const Other& other) const {
        const engine::Action action(other);
        const KindInfo& info = kindInfoOf(action);
        return info.word != nullptr && info.named != Named::Itself ? ActText::tr(info.word)
                                                                   : sentence(action, position);
    }
};

struct AnswerWords {
    const Question& question;
    const engine::Action& example;
    const engine::Position& position;

    QString operator()(std::monostate) const {
        if (question.field == engine::field::kVictim) {
            return ActText::tr("Steal from nobody");
        }
        if (question.field == engine::field::kResource) {
            return std::holds_alternative<engine::ChooseHarbour>(example) ? ActText::tr("Any resource, 3:1")
                                                                          : ActText::tr("No card");
        }
        return ActText::tr("Nothing");
    }
    QString operator()(const ActKind& kind) const { return std::visit(KindWords{position, kind.open}, example); }
    QString operator()(engine::PlayerId player) const {
        const QString name = nameOf(position, player);
        return question.field == engine::field::kVictim ? ActText::tr("Steal from %1").arg(name) : name;
    }
    QString operator()(engine::HexId hex) const { return capital(placeLabel(position, hex)); }
    QString operator()(engine::CornerId corner) const { return capital(placeLabel(position, corner)); }
    QString operator()(engine::SideId side) const { return capital(placeLabel(position, side)); }
    QString operator()(engine::Resource resource) const { return resourceWord(resource); }
    QString operator()(engine::UnitKind unit) const {
        const bool cavalry = unit == engine::UnitKind::Cavalry;
        return cavalry ? ActText::tr("A cavalry becomes an artillery") : ActText::tr("An infantry becomes a cavalry");
    }
    QString operator()(engine::DevelopmentCard card) const { return cardWord(card); }
    QString operator()(engine::Piece piece) const { return pieceWord(piece); }
    QString operator()(engine::ClauseId clause) const { return titleText(engine::CatalogueEntry(clause)); }
    QString operator()(const engine::Cards& cards) const { return cardsWords(cards); }
    QString operator()(const engine::Units& units) const { return unitsWords(units); }
    QString operator()(int number) const { return QString::number(number); }
    /// What is typed, thrown or pointed at is never an answer on a button.
    template <class Other>
    QString operator()(const Other&) const {
        return {};
    }
    QString operator()(bool on) const {
        return question.field == engine::field::kPirate ? (on ? ActText::tr("The pirate") : ActText::tr("The robber"))
                                                        : (on ? ActText::tr("Yes") : ActText::tr("No"));
    }
    QString operator()(const std::vector<engine::PlayerId>& players) const {
        QStringList names;
        for (const engine::PlayerId player : players) {
            names.append(nameOf(position, player));
        }
        return names.join(QStringLiteral(", "));
    }
    QString operator()(const std::vector<engine::CornerId>& corners) const {
        QStringList armies;
        const bool helps = question.field == engine::field::kAllies;
        for (const engine::CornerId corner : corners) {
            const auto& army = position.armies[corner];
            armies.append(army ? unitsText(army->units) : QString());
            if (army && (helps || army->owner != engine::actorOf(example))) {
                armies.back().prepend(nameOf(position, army->owner) + QLatin1Char(' '));
            }
            if (isAmbiguous(corner)) {
                armies.back() += QStringLiteral(" (%1)").arg((*this)(corner));
            }
        }
        if (helps) {
            return armies.isEmpty() ? ActText::tr("Nobody helps") : armies.join(QStringLiteral(" + "));
        }
        return ActText::tr("with %1").arg(armies.join(QStringLiteral(" + ")));
    }
    /// Another army among the answers has the same units.
    bool isAmbiguous(engine::CornerId corner) const {
        const auto& army = position.armies[corner];
        const auto isTwin = [&](engine::CornerId other) {
            return other != corner && army && position.armies[other] == army;
        };
        return std::any_of(question.answers.begin(), question.answers.end(), [&](const Answer& answer) {
            const auto* corners = std::get_if<std::vector<engine::CornerId>>(&answer);
            return corners != nullptr && std::any_of(corners->begin(), corners->end(), isTwin);
        });
    }
};

std::vector<engine::ClauseId> clausesOfDue(const engine::Position& position) {
    using namespace engine;
    struct Clauses {
        const Position& position;
        std::vector<ClauseId> operator()(std::monostate) const { return {}; }
        std::vector<ClauseId> operator()(const RobberDue& due) const {
            switch (due.cause) {
                case RobberCause::Knight:
                    return {clause::B_10};
                case RobberCause::Beaten:
                    return {clause::SA_R1};
                case RobberCause::PirateBeaten:
                    return {clause::SA_R2};
                case RobberCause::Fictional:
                    return {clause::SW_8};
                case RobberCause::Placed:
                    return {clause::SW_2};
                case RobberCause::Seven:
                    break;
            }
            return {clause::B_8};
        }
        std::vector<ClauseId> operator()(const Fight&) const { return {clause::SA_K8}; }
        std::vector<ClauseId> operator()(const ConquestDue&) const { return {clause::SA_K11}; }
        std::vector<ClauseId> operator()(const RobberFight& due) const {
            return {due.pirate ? clause::SA_R2 : clause::SA_R1};
        }
        std::vector<ClauseId> operator()(const TributeDue&) const { return {clause::SA_R1}; }
        std::vector<ClauseId> operator()(const TakeoverDue& due) const {
            return {due.pickers.empty() ? clause::MO_12 : due.fromBank ? clause::MO_11 : clause::MO_9};
        }
        std::vector<ClauseId> operator()(const SidesDue& due) const {
            return due.rethrowAdvised ? std::vector{clause::SW_2, clause::SW_4} : std::vector{clause::SW_2};
        }
        std::vector<ClauseId> operator()(const ResourceThrow&) const { return {clause::SW_6}; }
        std::vector<ClauseId> operator()(const MonopolyThrow&) const { return {clause::SW_7}; }
        std::vector<ClauseId> operator()(const Auction& due) const {
            return {due.tie == TieFor::Award ? clause::SW_10 : clause::SW_9};
        }
        std::vector<ClauseId> operator()(const TieThrow&) const { return {clause::SW_8}; }
        std::vector<ClauseId> operator()(const FateThrow&) const { return {clause::CC_16}; }
        std::vector<ClauseId> operator()(const Upheaval&) const { return {clause::CC_18, clause::CC_19}; }
        std::vector<ClauseId> operator()(const VoteThrow&) const { return {clause::CC_2}; }
        std::vector<ClauseId> operator()(const TokensDue&) const { return {clause::CC_15}; }
    };
    return std::visit(Clauses{position}, position.turn.pending);
}

}  // namespace

QString answerText(const Question& question, const Answer& answer, const engine::Action& example,
                   const engine::Position& position) {
    return std::visit(AnswerWords{question, example, position}, answer);
}

QString kindWord(const engine::Action& action, const engine::Position& position) {
    if (const auto* card = std::get_if<engine::PlayCard>(&action)) {
        return cardWord(card->card);
    }
    const KindInfo& info = kindInfoOf(action);
    if (info.named == Named::Itself) {
        return QCoreApplication::translate("ui::FieldText", info.word);
    }
    const auto acts = allActs();
    const auto button = std::ranges::find_if(acts, [&](const ActInfo& each) { return each.is(action); });
    // Several acts share a button: there the answer tells them apart.
    return info.named == Named::ByButton && button != acts.end()
               ? wordOf(button->act)
               : answerText({kKindOfAct, {}, false}, adjudicator::saying::kindOf({action, {}}), action, position);
}

QString dueText(const engine::Position& position) {
    return std::holds_alternative<std::monostate>(position.turn.pending)
               ? QString()
               : sentence(engine::Event{engine::Awaiting{position.turn.pending}, {}, {}}, position);
}

std::vector<engine::ClauseId> clausesFor(std::optional<Act> act, const engine::Position& position) {
    if (auto due = clausesOfDue(position); !due.empty() && act != Act::Capitulate) {
        return due;
    }
    const auto clause = infoOf(act.value_or(Act::Due)).clause;
    return clause != nullptr ? std::vector{clause(position)} : std::vector<engine::ClauseId>{};
}

QStringList consequencesOf(const engine::Action& action, const engine::Position& position) {
    const auto decided = engine::decide(position, action);
    if (!decided) {
        return {};
    }
    QStringList lines;
    int removed = 0;
    for (const engine::Event& event : decided->events) {
        const bool leaves = std::holds_alternative<engine::PieceRemoved>(event.body) ||
                            std::holds_alternative<engine::BridgeRemoved>(event.body);
        removed += leaves ? 1 : 0;
        if (std::holds_alternative<engine::PlayerLeft>(event.body) ||
            std::holds_alternative<engine::HandTaken>(event.body) ||
            std::holds_alternative<engine::GameEnded>(event.body)) {
            lines.append(sentence(event, position));
        }
    }
    if (removed > 0) {
        lines.append(ActText::tr("%n piece(s) beyond the supply leave the board.", nullptr, removed));
    }
    engine::Position after = position;
    engine::evolve(after, decided->events);
    for (const engine::PlayerId player : position.seats()) {
        const int before = engine::scoreOf(position, player);
        const int then = engine::scoreOf(after, player);
        if (before != then) {
            lines.append(QStringLiteral("%1: %2 → %3").arg(nameOf(position, player)).arg(before).arg(then));
        }
    }
    return lines;
}

QStringList knownText(const engine::Position& position) {
    QStringList known = throwText(position);
    const engine::Pending& pending = position.turn.pending;
    if (const auto* auction = std::get_if<engine::Auction>(&pending)) {
        if (!auction->resource) {
            return known;
        }
        known.append(ActText::tr("On offer: 1 %1").arg(resourceWord(*auction->resource)));
        for (const engine::PlayerId player : position.seats()) {
            const QString bid = auction->passed[player]        ? ActText::tr("has passed")
                                : auction->bids[player].none() ? ActText::tr("no offer yet")
                                                               : cardsWords(auction->bids[player]);
            known.append(QStringLiteral("%1: %2").arg(nameOf(position, player), bid));
        }
    } else if (const auto* due = std::get_if<engine::TakeoverDue>(&pending)) {
        if (!due->left.none() && !due->pickers.empty()) {
            known.append(ActText::tr("Paid and left to choose from: %1").arg(cardsWords(due->left)));
        } else if (!due->left.none()) {
            known.append(ActText::tr("A third player whose settlement makes way may keep one of: %1")
                             .arg(cardsWords(due->left)));
        }
    } else if (const auto* sides = std::get_if<engine::SidesDue>(&pending)) {
        if (sides->rethrowAdvised) {
            known.append(ActText::tr("Two tokens 6 or 8 would leave: throwing again is advised."));
        }
    }
    return known;
}

}  // namespace ui
