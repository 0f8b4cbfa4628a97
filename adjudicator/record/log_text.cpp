// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/log_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/record/combat_text.h"
#include "adjudicator/record/dice_game.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/dice_game/dice_game_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/rule_book.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

using engine::Language;

constexpr std::size_t kTimeStart = 11;
constexpr std::size_t kTimeLength = 8;

template <class Game>
struct LogSummary {
    const typename Game::Table& table;
    Language language;

    std::string operator()(const GenesisOf<Game>& genesis) const {
        return say(language, "Game {} begins, {} players", genesis.gameNumber, table.players.size());
    }
    std::string operator()(const CommitmentShown& shown) const {
        return say(language, "Commitment for throw {} shown", shown.number);
    }
    std::string operator()(const ThrowDeclaredOf<Game>& declared) const {
        return say(language, "Throw {} declared: {}", declared.number, sentence(declared.action, table, language));
    }
    std::string operator()(const WordGiven& given) const {
        if (const auto speaker = table.find(given.said.by)) {
            return say(language, "{}’s word for throw {}: “{}”",
                       displayName(table.players[engine::index(*speaker)], language), given.number, given.said.text);
        }
        return say(language, "Witness word for throw {}: “{}”", given.number, given.said.text);
    }
    std::string operator()(const ThrowVoid& lost) const {
        return say(language, "Throw {} is void: its secret was lost", lost.number);
    }
    std::string operator()(const ActDoneOf<Game>& act) const {
        return summary(act.action, act.events, table, language);
    }
    std::string operator()(const TakenBack& taken) const {
        return say(language, "Taken back: entry {} and all after it", taken.from);
    }
    std::string operator()(const Restored& restored) const {
        return say(language, "Restored: what entry {} took back", restored.of);
    }
    std::string operator()(const Sealed& sealed) const {
        return say(language, "Sealed up to entry {} with the key {}", sealed.head.seq, fingerprint(sealed.key));
    }
    std::string operator()(const HandedOver& handed) const {
        return say(language, "Continued at another desk, with the key {}", fingerprint(handed.to)) +
               (handed.reason.empty() ? std::string() : ": " + oneLine(handed.reason));
    }
    std::string operator()(const OlderState& older) const {
        if (older.whole) {
            return say(language, "The book was put back from an older state: {} had been written into it",
                       lostGameText(*older.whole, older.lost, language));
        }
        return say(language, "The book was put back from an older state: entry {} ({}) had been written",
                   older.lost.seq, db::spokenCode(older.lost.hash));
    }
    std::string operator()(const RulingGiven& ruling) const {
        const std::string what = about(ruling);
        switch (ruling.decision) {
            case RulingDecision::Open:
                return say(language, "Disputed: {}: {}", what, oneLine(ruling.question));
            case RulingDecision::Stands:
                return say(language, "Ruling: {} stands: {}", what, oneLine(ruling.reason));
            case RulingDecision::Irregular:
                return say(language, "Ruling: {} stays against the rules: {}", what, oneLine(ruling.reason));
            case RulingDecision::Settled:
                return say(language, "Ruling: {} ended {}: {}", what, ruling.combat->result, oneLine(ruling.reason));
            case RulingDecision::Official:
                return say(language, "Ruling: the branch with entry {} ({}) counts: {}", ruling.branch->seq,
                           db::spokenCode(ruling.branch->hash), oneLine(ruling.reason));
        }
        return {};
    }
    std::string operator()(const EvidenceKept& kept) const {
        return say(language, "Picture of entry {} kept: {} × {}, {} KB", kept.entry, kept.width, kept.height,
                   (kept.bytes + 999) / 1000);
    }
    std::string operator()(const CorrectedOf<Game>& corrected) const {
        std::string text = say(language, "Corrected from entry {} on: {}", corrected.from, corrected.reason);
        for (const CorrectedActOf<Game>& corrects : corrected.line) {
            if (corrects.how != CorrectedHow::Kept || !corrects.stands.empty()) {
                text += "; " + told(corrects);
            }
        }
        return text;
    }

private:
    std::string about(const RulingGiven& ruling) const {
        if (ruling.combat) {
            const auto combat = combatCase(ruling.combat->combat, language);
            return combat ? describe(*combat, language) : std::string(say(language, "a combat"));
        }
        return say(language, "entry {}", ruling.entry.value_or(0));
    }
    std::string told(const CorrectedActOf<Game>& corrects) const {
        const std::string act = corrects.how == CorrectedHow::Dropped
                                    ? sentence(corrects.act.action, table, language)
                                    : summary(corrects.act.action, corrects.act.events, table, language);
        switch (corrects.how) {
            case CorrectedHow::Kept:
                return say(language, "entry {} stands by a ruling ({}): {}", *corrects.of, corrects.stands, act);
            case CorrectedHow::Changed:
                return say(language, "entry {} is now: {}", *corrects.of, act);
            case CorrectedHow::Dropped:
                return say(language, "entry {} is dropped: {}", *corrects.of, act);
            case CorrectedHow::New:
                return say(language, "added: {}", act);
        }
        return {};
    }
};

}  // namespace

std::string lostGameText(const OlderState::Whole& whole, const db::Head& lost, Language language) {
    const std::string which =
        whole.number > 0 ? say(language, "game {}", whole.number) : std::string(say(language, "a game"));
    const std::string text = say(language, "{} (up to entry {}, {})", which, lost.seq, db::spokenCode(lost.hash));
    return whole.more == 0 ? text : say(language, "{} with {} more games", text, whole.more);
}

std::string wordFor(DiceLevel level, Language language) {
    switch (level) {
        case DiceLevel::Witnessed:
            return say(language, "witnessed");
        case DiceLevel::Desk:
            return say(language, "no witness");
        case DiceLevel::Entered:
            return say(language, "typed in");
        case DiceLevel::Camera:
            return say(language, "by camera");
    }
    return {};
}

template <class Game>
std::string summaryOf(const LogLineOf<Game>& line, const typename Game::Table& table, Language language) {
    return std::visit(LogSummary<Game>{table, language}, line.entry.body);
}

template <class Game>
std::vector<engine::ClauseId> clausesOf(const LogLineOf<Game>& line) {
    std::vector<engine::ClauseId> clauses;
    if (const auto* act = line.act()) {
        for (const auto& event : act->events) {
            clauses.insert(clauses.end(), event.clauses.begin(), event.clauses.end());
        }
    }
    std::sort(clauses.begin(), clauses.end());
    clauses.erase(std::unique(clauses.begin(), clauses.end()), clauses.end());
    return clauses;
}

template <class Game>
std::string logText(const LogLineOf<Game>& line, const typename Game::Table& table, Language language) {
    std::string text = fmt::format("{:>5}  {}  {}", line.seq(),
                                   line.entry.time.substr(std::min(kTimeStart, line.entry.time.size()), kTimeLength),
                                   summaryOf(line, table, language));
    if (const auto* act = line.act(); act != nullptr && act->thrown) {
        text += fmt::format(" ({})", wordFor(act->thrown->level, language));
    }
    std::string clauses;
    for (const engine::ClauseId clause : clausesOf(line)) {
        clauses += (clauses.empty() ? "" : " ") + std::string(engine::toText(clause));
    }
    if (!clauses.empty()) {
        text += "  [" + clauses + "]";
    }
    if constexpr (requires { table.rules; }) {
        const std::string settled = combinationText(table.rules);
        if (line.seq() == 0 && !settled.empty()) {
            text += say(language, "; house combination: {}", settled);
        }
    }
    if (line.correctedBy) {
        text += say(language, "  – corrected by entry {}", *line.correctedBy);
    } else if (!line.onLine) {
        text += say(language, "  – taken back");
    }
    return text;
}

template std::string summaryOf(const LogLineOf<TableGame>&, const TableGame::Table&, Language);
template std::vector<engine::ClauseId> clausesOf(const LogLineOf<TableGame>&);
template std::string logText(const LogLineOf<TableGame>&, const TableGame::Table&, Language);
template std::string summaryOf(const LogLineOf<DiceGame>&, const DiceGame::Table&, Language);
template std::vector<engine::ClauseId> clausesOf(const LogLineOf<DiceGame>&);
template std::string logText(const LogLineOf<DiceGame>&, const DiceGame::Table&, Language);

}  // namespace adjudicator
