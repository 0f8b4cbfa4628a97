// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/may_follow.h"

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

namespace {

template <class Game>
struct Follows {
    const LineOf<Game>& line;

    bool operator()(const GenesisOf<Game>&) const { return false; }
    bool operator()(const CommitmentShown& shown) const {
        return !line.openThrow() && shown.number == line.nextThrow();
    }
    bool operator()(const ThrowDeclaredOf<Game>& declared) const {
        return isOpen(declared.number) && !line.openThrow()->declared;
    }
    bool operator()(const WordGiven& given) const { return isOpen(given.number) && line.openThrow()->declared; }
    bool operator()(const ThrowVoid& lost) const { return isOpen(lost.number); }
    bool operator()(const ActDoneOf<Game>&) const { return false; }
    bool operator()(const TakenBack& taken) const { return line.canUndoTo({taken.from, taken.item}); }
    bool operator()(const Restored& restored) const { return line.restorable() == restored.of; }
    bool operator()(const CorrectedOf<Game>& corrected) const { return mayCorrect(line, corrected); }
    bool operator()(const Sealed& sealed) const { return sealed.head == line.head(); }
    bool operator()(const HandedOver& handed) const {
        return handed.head == line.head() && line.keyInCharge() == handed.from;
    }
    bool operator()(const OlderState&) const { return true; }
    bool operator()(const RulingGiven& ruling) const { return mayRule(line, ruling); }
    bool operator()(const EvidenceKept& kept) const { return line.holdsAct({kept.entry, {}}); }

    [[nodiscard]] bool isOpen(std::uint32_t number) const {
        return line.openThrow() && line.openThrow()->number == number;
    }
};

}  // namespace

template <class Game>
bool mayFollow(const LineOf<Game>& line, const EntryBodyOf<Game>& body) {
    return std::visit(Follows<Game>{line}, body);
}

template <class Game>
bool mayCorrect(const LineOf<Game>& line, const CorrectedOf<Game>& corrected) {
    const auto first = line.indexOf({corrected.from, corrected.fromItem});
    if (!first) {
        return false;
    }
    std::size_t next = *first;
    typename Game::Position now = line.positionBeforeAct(*first);
    for (const CorrectedActOf<Game>& corrects : corrected.line) {
        if (corrects.how != CorrectedHow::New) {
            if (next == line.acts().size() || line.acts()[next].origin != ActPlace{*corrects.of, corrects.ofItem}) {
                return false;
            }
            ++next;
        }
        if (corrects.how == CorrectedHow::Dropped) {
            continue;
        }
        for (const auto& event : corrects.act.events) {
            if (!fits(now, event)) {
                return false;
            }
            evolve(now, event);
        }
    }
    return next == line.acts().size();
}

template <class Game>
bool mayRule(const LineOf<Game>& line, const RulingGiven& ruling) {
    const bool open = ruling.decision == RulingDecision::Open;
    if ((ruling.decision == RulingDecision::Official) != ruling.branch.has_value() ||
        (ruling.decision == RulingDecision::Settled && !ruling.combat) || (ruling.reason.empty() && !open)) {
        return false;
    }
    if (!ruling.entry) {
        return ruling.branch || ruling.combat;
    }
    return line.holdsAct({*ruling.entry, ruling.item});
}

template bool mayFollow(const LineOf<TableGame>&, const EntryBodyOf<TableGame>&);
template bool mayFollow(const LineOf<DiceGame>&, const EntryBodyOf<DiceGame>&);
template bool mayFollow(const LineOf<TournamentGame>&, const EntryBodyOf<TournamentGame>&);
template bool mayFollow(const LineOf<ProposalsGame>&, const EntryBodyOf<ProposalsGame>&);
template bool mayCorrect(const LineOf<TableGame>&, const CorrectedOf<TableGame>&);
template bool mayCorrect(const LineOf<DiceGame>&, const CorrectedOf<DiceGame>&);
template bool mayCorrect(const LineOf<TournamentGame>&, const CorrectedOf<TournamentGame>&);
template bool mayCorrect(const LineOf<ProposalsGame>&, const CorrectedOf<ProposalsGame>&);
template bool mayRule(const LineOf<TableGame>&, const RulingGiven&);
template bool mayRule(const LineOf<DiceGame>&, const RulingGiven&);
template bool mayRule(const LineOf<TournamentGame>&, const RulingGiven&);
template bool mayRule(const LineOf<ProposalsGame>&, const RulingGiven&);

}  // namespace adjudicator
