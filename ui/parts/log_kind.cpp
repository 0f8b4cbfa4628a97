// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/log_kind.h"

#include <algorithm>

namespace ui {

namespace {

struct IconAndKind {
    Icon icon;
    LogKind kind;
};

/// Of acts that say by themselves what they are about.
struct ActShown {
    IconAndKind operator()(const engine::Found&) const { return {Icon::Settlement, LogKind::Building}; }
    IconAndKind operator()(const engine::Roll&) const { return {Icon::Dice, LogKind::Dice}; }
    IconAndKind operator()(const engine::Discard&) const { return {Icon::Hand, LogKind::Cards}; }
    IconAndKind operator()(const engine::MoveRobber&) const { return {Icon::Robber, LogKind::Cards}; }
    IconAndKind operator()(const engine::Build& build) const { return {iconOfPiece(build.piece), LogKind::Building}; }
    IconAndKind operator()(const engine::Upgrade& upgrade) const {
        return {iconOfPiece(upgrade.piece), LogKind::Building};
    }
    IconAndKind operator()(const engine::Throw&) const { return {Icon::Dice, LogKind::Dice}; }
    IconAndKind operator()(const engine::EndPhase&) const { return {Icon::NextPhase, LogKind::Turn}; }
    IconAndKind operator()(const engine::EndTurn&) const { return {Icon::NextTurn, LogKind::Turn}; }
    IconAndKind operator()(const engine::Rule&) const { return {Icon::Ruling, LogKind::Ruling}; }
    IconAndKind operator()(const engine::Adjust&) const { return {Icon::Adjust, LogKind::Ruling}; }
    IconAndKind operator()(const engine::EndGame&) const { return {Icon::Trophy, LogKind::Turn}; }
    IconAndKind operator()(const engine::BuyCard&) const { return {Icon::CardDrawn, LogKind::Cards}; }
    IconAndKind operator()(const engine::PlayCard&) const { return {Icon::CardPlayed, LogKind::Cards}; }
    IconAndKind operator()(const engine::DrawCard&) const { return {Icon::CardDrawn, LogKind::Cards}; }
    IconAndKind operator()(const engine::Trade&) const { return {Icon::Trade, LogKind::Cards}; }
    IconAndKind operator()(const engine::Choose&) const { return {Icon::Cards, LogKind::Cards}; }
    IconAndKind operator()(const engine::MoveShip&) const { return {Icon::Ship, LogKind::Building}; }
    IconAndKind operator()(const engine::MovePirate&) const { return {Icon::Robber, LogKind::Cards}; }
    IconAndKind operator()(const engine::KeepRobber&) const { return {Icon::Robber, LogKind::Cards}; }
    IconAndKind operator()(const engine::Leave&) const { return {Icon::Door, LogKind::Turn}; }
    IconAndKind operator()(const engine::TimeUp&) const { return {Icon::LookBack, LogKind::Turn}; }
    IconAndKind operator()(const engine::TrainUnit&) const { return {Icon::Cavalry, LogKind::Armies}; }
    IconAndKind operator()(const engine::BuyUnits&) const { return {Icon::Infantry, LogKind::Armies}; }
    IconAndKind operator()(const engine::MoveArmy&) const { return {Icon::Army, LogKind::Armies}; }
    IconAndKind operator()(const engine::AttackRobber&) const { return {Icon::Fight, LogKind::Combat}; }
    IconAndKind operator()(const engine::Attack&) const { return {Icon::Fight, LogKind::Combat}; }
    IconAndKind operator()(const engine::Stop&) const { return {Icon::Flag, LogKind::Combat}; }
    IconAndKind operator()(const engine::Conquer&) const { return {Icon::Flag, LogKind::Combat}; }
    IconAndKind operator()(const engine::FireNuke&) const { return {Icon::Nuke, LogKind::Combat}; }
    IconAndKind operator()(const engine::Capitulate&) const { return {Icon::Flag, LogKind::Combat}; }
    IconAndKind operator()(const engine::TakeOver&) const { return {Icon::Coins, LogKind::House}; }
    IconAndKind operator()(const engine::Claim&) const { return {Icon::Coins, LogKind::House}; }
    IconAndKind operator()(const engine::Relocate&) const { return {Icon::Factory, LogKind::House}; }
    IconAndKind operator()(const engine::ChooseHarbour&) const { return {Icon::Ship, LogKind::House}; }
    IconAndKind operator()(const engine::NumberSides&) const { return {Icon::Relic, LogKind::House}; }
    IconAndKind operator()(const engine::AcceptSides&) const { return {Icon::Relic, LogKind::House}; }
    IconAndKind operator()(const engine::Bid&) const { return {Icon::Coins, LogKind::House}; }
    IconAndKind operator()(const engine::Pass&) const { return {Icon::Coins, LogKind::House}; }
    IconAndKind operator()(const engine::Vote&) const { return {Icon::Ballot, LogKind::House}; }
    IconAndKind operator()(const engine::Repeal&) const { return {Icon::Ballot, LogKind::House}; }
    IconAndKind operator()(const engine::Boycott&) const { return {Icon::Hand, LogKind::House}; }
    IconAndKind operator()(const engine::BuyOff&) const { return {Icon::Hand, LogKind::House}; }
    IconAndKind operator()(const engine::SpareFate&) const { return {Icon::Storm, LogKind::House}; }
    IconAndKind operator()(const engine::Avert&) const { return {Icon::Storm, LogKind::House}; }
    IconAndKind operator()(const engine::DrawToken&) const { return {Icon::Storm, LogKind::House}; }

private:
    static Icon iconOfPiece(engine::Piece piece) {
        switch (piece) {
            case engine::Piece::Road:
                return Icon::Road;
            case engine::Piece::Ship:
                return Icon::Ship;
            case engine::Piece::Settlement:
                return Icon::Settlement;
            case engine::Piece::City:
            case engine::Piece::Metropolis:
                return Icon::City;
            case engine::Piece::Capital:
                return Icon::Capital;
            case engine::Piece::Factory:
                return Icon::Factory;
            case engine::Piece::Wall:
                return Icon::Wall;
            case engine::Piece::Bridge:
                return Icon::Bridge;
            case engine::Piece::Army:
                return Icon::Army;
            case engine::Piece::Nuke:
                return Icon::Nuke;
        }
        return Icon::Settlement;
    }
};

/// What a throw was for is told by what came of it.
std::optional<IconAndKind> byEvents(const engine::Events& events) {
    for (const engine::Event& event : events) {
        if (std::holds_alternative<engine::RoundFought>(event.body) ||
            std::holds_alternative<engine::RobberFought>(event.body)) {
            return IconAndKind{Icon::Fight, LogKind::Combat};
        }
        if (std::holds_alternative<engine::CatastropheBegan>(event.body)) {
            return IconAndKind{Icon::Storm, LogKind::House};
        }
        if (std::holds_alternative<engine::RuleVoted>(event.body)) {
            return IconAndKind{Icon::Ballot, LogKind::House};
        }
    }
    return std::nullopt;
}

struct EntryShown {
    IconAndKind operator()(const adjudicator::Genesis&) const { return {Icon::Book, LogKind::Turn}; }
    IconAndKind operator()(const adjudicator::CommitmentShown&) const { return {Icon::Lock, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::ThrowDeclared&) const { return {Icon::Dice, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::WordGiven&) const { return {Icon::Hand, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::ThrowVoid&) const { return {Icon::Warning, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::ActDone& act) const {
        const IconAndKind shown = std::visit(ActShown{}, act.action);
        const bool isThrow = std::holds_alternative<engine::Throw>(act.action);
        return isThrow ? byEvents(act.events).value_or(shown) : shown;
    }
    IconAndKind operator()(const adjudicator::TakenBack&) const { return {Icon::TakeBack, LogKind::TakenBack}; }
    IconAndKind operator()(const adjudicator::Restored&) const { return {Icon::Restore, LogKind::TakenBack}; }
    IconAndKind operator()(const adjudicator::CorrectedOf<adjudicator::TableGame>&) const {
        return {Icon::Adjust, LogKind::Ruling};
    }
    IconAndKind operator()(const adjudicator::Sealed&) const { return {Icon::Shield, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::OlderState&) const { return {Icon::Warning, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::RulingGiven&) const { return {Icon::Ruling, LogKind::Ruling}; }
    IconAndKind operator()(const adjudicator::EvidenceKept&) const { return {Icon::Camera, LogKind::Note}; }
};

}  // namespace

Icon iconOf(const adjudicator::LogLine& line) {
    return std::visit(EntryShown{}, line.entry.body).icon;
}

LogKind kindOf(const adjudicator::LogLine& line) {
    return std::visit(EntryShown{}, line.entry.body).kind;
}

bool isAct(const adjudicator::LogLine& line) {
    return kindOf(line) != LogKind::Note;
}

}  // namespace ui
