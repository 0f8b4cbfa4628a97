// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_kind.h"

#include <algorithm>

namespace ui {

namespace {

struct IconAndKind {
    Icon icon;
    LogKind kind;
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
        const IconAndKind shown{iconOf(act.action), kindInfoOf(act.action).kind};
        const bool isThrow = std::holds_alternative<engine::Throw>(act.action);
        return isThrow ? byEvents(act.events).value_or(shown) : shown;
    }
    IconAndKind operator()(const adjudicator::TakenBack&) const { return {Icon::TakeBack, LogKind::TakenBack}; }
    IconAndKind operator()(const adjudicator::Restored&) const { return {Icon::Restore, LogKind::TakenBack}; }
    IconAndKind operator()(const adjudicator::CorrectedOf<adjudicator::TableGame>&) const {
        return {Icon::Adjust, LogKind::Ruling};
    }
    IconAndKind operator()(const adjudicator::Sealed&) const { return {Icon::Shield, LogKind::Note}; }
    IconAndKind operator()(const adjudicator::HandedOver&) const { return {Icon::Shield, LogKind::Note}; }
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

std::optional<LogKind> kindOf(const adjudicator::EntryGist& gist) {
    using adjudicator::EntryBody;
    using adjudicator::kPlaceAmong;
    static_assert(std::variant_size_v<EntryBody> == 14, "every kind of entry has its kind of line");
    const auto is = [&]<class... Bodies>() { return ((gist.kind == kPlaceAmong<Bodies, EntryBody>) || ...); };
    if (is.operator()<adjudicator::ActDone>()) {
        const bool isThrow = gist.action == kPlaceAmong<engine::Throw, engine::ActionVariant>;
        return isThrow ? std::nullopt : std::optional(kindInfoOf(std::size_t{gist.action}).kind);
    }
    if (is.operator()<adjudicator::Genesis>()) {
        return LogKind::Turn;
    }
    if (is.operator()<adjudicator::TakenBack, adjudicator::Restored>()) {
        return LogKind::TakenBack;
    }
    return is.operator()<adjudicator::CorrectedOf<adjudicator::TableGame>, adjudicator::RulingGiven>() ? LogKind::Ruling
                                                                                                       : LogKind::Note;
}

bool isAct(const adjudicator::LogLine& line) {
    return kindOf(line) != LogKind::Note;
}

}  // namespace ui
