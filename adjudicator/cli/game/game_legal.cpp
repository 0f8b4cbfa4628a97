// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_legal.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/refusal_answer.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/words.h"
#include "engine/action/legal_actions.h"
#include "engine/action/would_help.h"
#include "engine/notation/action_json.h"
#include "engine/notation/refusal_json.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::Position;

/// Whether one act is allowed, or why not and what would be.
int answerWhy(const GameOptions& options, const std::string& text, const Position& position, Streams streams,
              Language language) {
    const auto action = engine::actionFromJson(text, *position.table);
    if (!action) {
        return refuse(streams, "--why", sentence(action.error(), language));
    }
    const auto refusal = engine::actionRefusal(position, *action);
    if (!refusal || refusal->why == engine::Why::DiceMissing) {
        streams.out << (options.json ? "{\"ok\":true}" : say(language, "allowed")) << '\n';
        return kFine;
    }
    if (options.json) {
        streams.out << refusalAnswer(*refusal, position, *action, language).dump() << '\n';
        return kAnswerIsNo;
    }
    streams.out << engine::toText(refusal->clause) << ' ' << sentence(*refusal, position, language) << '\n';
    for (const engine::Action& each : engine::wouldHelp(position, *action, *refusal)) {
        streams.out << say(language, "  allowed: {}", sentence(each, *position.table, language)) << '\n';
    }
    return kAnswerIsNo;
}

void tellActs(const Position& position, std::optional<engine::PlayerId> player, Streams streams, Language language) {
    const engine::LegalActs legal = engine::legalActs(position);
    const auto tell = [&](const engine::Action& action, std::string_view rest) {
        const auto actor = actorOf(action);
        if (!player || !actor || actor == player) {
            streams.out << sentence(action, *position.table, language) << rest << '\n';
        }
    };
    for (const engine::Action& action : legal.actions) {
        tell(action, "");
    }
    for (const engine::ActFamily& family : legal.families) {
        tell(family.action, say(language, " …, with others of the kind"));
    }
}

}  // namespace

int legalGame(const GameOptions& options, const LegalWanted& wanted, Streams streams, Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "game legal", say(language, "only games with a board are asked this"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, wanted.at, language);
    if (!line) {
        return kUnusable;
    }
    const Position& position = line->position();
    const auto player = position.table->find(wanted.player);
    if (!wanted.player.empty() && !player) {
        return refuse(streams, "--player",
                      sentence(engine::JsonFault{engine::JsonProblem::UnknownPlayer, {}, wanted.player}, language));
    }
    if (!wanted.why.empty()) {
        return answerWhy(options, wanted.why, position, streams, language);
    }
    if (options.json) {
        streams.out << engine::legalJson(position, player) << '\n';
    } else {
        tellActs(position, player, streams, language);
    }
    return kFine;
}

}  // namespace adjudicator::cli
