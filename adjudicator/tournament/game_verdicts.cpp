// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/game_verdicts.h"

#include "adjudicator/verify/verdict_text.h"
#include "db/codes.h"

namespace adjudicator {

GameVerdicts gameVerdicts(const db::Book& book, const engine::tournament::Position& position, int round,
                          const db::DeskMemory& memory, engine::Language language) {
    GameVerdicts verdicts;
    const auto ids = book.gameIds();
    const auto* played = position.round(round);
    if (!ids || played == nullptr) {
        return verdicts;
    }
    Verifier verifier(book);
    for (const engine::tournament::Pod& pod : played->pods) {
        for (const db::GameId& game : *ids) {
            if (!pod.result || pod.result->game != db::toHex(game)) {
                continue;
            }
            if (const auto verdict = verdictOn(verifier, game, memory)) {
                const VerdictWords words = wordsOf(*verdict, language);
                verdicts[pod.result->game] = words.headline + ". " + briefOf(words);
            }
        }
    }
    return verdicts;
}

}  // namespace adjudicator
