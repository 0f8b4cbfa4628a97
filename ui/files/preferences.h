// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "ui/theme/colours.h"

namespace ui {

/// Which way a clock runs.
enum class ClockWay { Off, Up, Down };

/// The clocks of a game. Times are in seconds; a clock that counts up has none.
struct ClockSettings {
    ClockWay turn = ClockWay::Off;
    int turnSeconds = 180;
    ClockWay game = ClockWay::Off;
    int gameSeconds = 5400;
    /// Of a clock that counts down: so long before its end it warns.
    int warnSeconds = 30;
    bool operator==(const ClockSettings&) const = default;
};

/// The looks that can be wished for; System follows the desktop's.
enum class LookWish { Light, Dark, System };
[[nodiscard]] Look lookWished(LookWish wish);

/// Which dice a table is offered first: those it threw with last, or one kind always.
enum class DiceWish { AsThrown, Real, Virtual };

/// What the table hears of a game.
enum class HearWish { Nothing, Chime, Voice };

/// What a person has chosen for this program, kept in its settings file. Each is read when it is asked for.
namespace preferences {

[[nodiscard]] LookWish look();
void setLook(LookWish wish);
/// The look of the audience display: dark unless chosen otherwise.
[[nodiscard]] LookWish audienceLook();
void setAudienceLook(LookWish wish);
/// Whether the audience sees the chances of a combat.
[[nodiscard]] bool audienceOdds();
void setAudienceOdds(bool on);
/// The size of everything in per cent (theme/screen_scale.h); empty: as the screen needs it.
[[nodiscard]] std::optional<int> scale();
void setScale(std::optional<int> percent);
/// The size that the last window had: the next one begins with it before it has seen the screen.
[[nodiscard]] int lastScale();
void setLastScale(int percent);
/// Whether a witness word is asked for before throws that can have one.
[[nodiscard]] bool asksForWords();
void setAsksForWords(bool on);
/// Whether cards that are known, losses of a combat and the board on its way there are seen to move; never where the
/// desktop wants no animation.
[[nodiscard]] bool movesCards();
void setMovesCards(bool on);
/// Which dice are offered first.
[[nodiscard]] DiceWish dice();
void setDice(DiceWish wish);
/// What is announced aloud; nothing unless chosen.
[[nodiscard]] HearWish hearing();
void setHearing(HearWish wish);
/// What the clocks of a new game are.
[[nodiscard]] ClockSettings clocks();
void setClocks(const ClockSettings& clocks);
/// Where files were last written to, else the documents folder.
[[nodiscard]] QString outFolder();
/// A file of this name there.
[[nodiscard]] QString outFile(const QString& name);
void setOutFolder(const QString& folder);

}  // namespace preferences

}  // namespace ui
