// SPDX-License-Identifier: GPL-3.0-or-later
// What may come next in a record.
#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/line.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

/// Whether an entry fits what came before: events that apply, throws in their order, take-backs of what is on the line.
template <class Game>
bool LineOf<Game>::continues(const EntryBody& body) const {
    struct Visitor {
        const LineOf& line;

        bool operator()(const Genesis&) const { return false; }
        bool operator()(const CommitmentShown& shown) const { return !line.m_open && shown.number == line.m_nextThrow; }
        bool operator()(const ThrowDeclared& declared) const {
            return line.m_open && !line.m_open->declared && declared.number == line.m_open->number;
        }
        bool operator()(const WordGiven& given) const {
            return line.m_open && line.m_open->declared && given.number == line.m_open->number;
        }
        bool operator()(const ThrowVoid& lost) const { return line.m_open && lost.number == line.m_open->number; }
        /// Acts are tried by doing them: see evolveIfFits.
        bool operator()(const ActDone&) const { return false; }
        bool operator()(const TakenBack& taken) const { return line.canUndoTo({taken.from, taken.item}); }
        bool operator()(const Restored& restored) const { return line.restorable() == restored.of; }
        bool operator()(const CorrectedOf<Game>& corrected) const { return line.continues(corrected); }
        bool operator()(const Sealed& sealed) const { return sealed.head == line.head(); }
        bool operator()(const HandedOver& handed) const {
            return handed.head == line.head() && line.m_keyInCharge == handed.from;
        }
        bool operator()(const OlderState&) const { return true; }
        bool operator()(const RulingGiven& ruling) const { return line.continues(ruling); }
        bool operator()(const EvidenceKept& kept) const { return line.holdsAct({kept.entry, {}}); }
    };
    return std::visit(Visitor{*this}, body);
}

template <class Game>
bool LineOf<Game>::continues(const CorrectedOf<Game>& corrected) const {
    const auto first = indexOf({corrected.from, corrected.fromItem});
    if (!first) {
        return false;
    }
    std::size_t next = *first;
    Position now = positionBeforeAct(*first);
    for (const CorrectedActOf<Game>& corrects : corrected.line) {
        if (corrects.how != CorrectedHow::New) {
            if (next == m_line.acts.size() || m_line.acts[next].origin != ActPlace{*corrects.of, corrects.ofItem}) {
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
    return next == m_line.acts.size();
}

/// Does the act's events one after the other: a copy of the position for each act would be most of the work of reading
/// a game.
template <class Game>
bool LineOf<Game>::evolveIfFits(const ActDone& act) {
    if (act.thrown && act.thrown->secret && (!m_open || m_open->number != act.thrown->number)) {
        return false;
    }
    for (std::size_t done = 0; done < act.events.size(); ++done) {
        if (!fits(m_position, act.events[done])) {
            if (done > 0) {
                m_position = positionBeforeAct(m_line.acts.size());
            }
            return false;
        }
        evolve(m_position, act.events[done]);
    }
    return true;
}

template <class Game>
bool LineOf<Game>::continues(const RulingGiven& ruling) const {
    const bool open = ruling.decision == RulingDecision::Open;
    if ((ruling.decision == RulingDecision::Official) != ruling.branch.has_value() ||
        (ruling.decision == RulingDecision::Settled && !ruling.combat) || (ruling.reason.empty() && !open)) {
        return false;
    }
    if (!ruling.entry) {
        return ruling.branch || ruling.combat;
    }
    return holdsAct({*ruling.entry, ruling.item});
}

template <class Game>
bool LineOf<Game>::holdsAct(const ActPlace& place) const {
    if (place.entry >= m_log.size()) {
        return false;
    }
    const LogLine& line = m_log[place.entry];
    const auto* corrected = std::get_if<CorrectedOf<Game>>(&line.entry.body);
    return place.item ? corrected != nullptr && *place.item < corrected->line.size() : line.act() != nullptr;
}

template <class Game>
bool LineOf<Game>::canUndoTo(const ActPlace& from) const {
    return wholeCorrection(from) != nullptr || indexOf(from).has_value();
}

template class LineOf<TableGame>;
template class LineOf<DiceGame>;
template class LineOf<TournamentGame>;

}  // namespace adjudicator
