// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "adjudicator/tournament/consequences.h"
#include "adjudicator/tournament/protest_clock.h"
#include "engine/tournament/action.h"
#include "engine/tournament/decide.h"
#include "ui/text/language.h"

namespace ui {

/// "Anna Berg", and "7 · Anna Berg" where a start number helps. A player whom the position does not know: "?".
[[nodiscard]] QString nameOf(const engine::tournament::Position& position, engine::PlayerId player);
[[nodiscard]] QString numberedName(const engine::tournament::Position& position, engine::PlayerId player);
[[nodiscard]] QString namesOf(const engine::tournament::Position& position,
                              const std::vector<engine::PlayerId>& players);

/// "Round 2", "Semi-final", "Final" in the window's language.
[[nodiscard]] QString roundWord(const engine::tournament::Settings& settings, int round);
[[nodiscard]] QString stateWord(engine::tournament::ResultState state);
/// Why the desk refuses an act, as a sentence of its own.
[[nodiscard]] QString whyNot(const engine::tournament::Refusal& refusal, const engine::tournament::Position& position);

/// How long a result can be protested, as a sentence.
[[nodiscard]] QString protestText(const adjudicator::TableProtest& protest);
/// Its time has run out, and the result is not official yet.
[[nodiscard]] bool isOver(const adjudicator::TableProtest& protest);
/// "2", "1/2", "0.5", "0,5"; empty for anything else.
[[nodiscard]] std::optional<engine::tournament::Fraction> amountIn(QString text);

/// What an act would change, a line each: results that are asked anew, seats that rest on it, who changes rank, whom it
/// moves furthest first. Plain text. Empty: nothing else changes.
[[nodiscard]] QStringList consequenceLines(const adjudicator::Consequences& consequences,
                                           const engine::tournament::Position& position);

/// One criterion of a plan of seats: what, how much, and whether nothing better can be had.
struct QualityLine {
    QString what;
    QString value;
    /// As good as any plan can be.
    bool isBest = true;
};
[[nodiscard]] std::vector<QualityLine> qualityLines(const engine::tournament::SeatingQuality& quality);

/// Results of a round: how many are in, of how many tables.
struct RoundState {
    int tables = 0;
    int results = 0;
    int disputed = 0;
    int official = 0;
};
[[nodiscard]] RoundState stateOf(const engine::tournament::Round& round);
/// The round that is being played: the newest that has results, until it has them all; then the next that is seated, if
/// any. 0 while none is seated.
[[nodiscard]] int roundOn(const engine::tournament::Position& position);

}  // namespace ui
