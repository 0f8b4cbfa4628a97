// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/menu_maker.h"

namespace ui {

struct Backstage;
class PageStack;
class StatusLine;

/// What the table is told to do, and how its board is looked at. Each entry leads to the table, or can be chosen only
/// there.
[[nodiscard]] MenuEntries turnMenu(Backstage& backstage, PageStack& pages);
[[nodiscard]] MenuEntries boardMenu(Backstage& backstage, PageStack& pages);
/// The record that the page goes on with: back and forth in it, its disputes, and what vouches for it.
[[nodiscard]] MenuEntries recordMenu(Backstage& backstage, PageStack& pages, StatusLine& status);
/// What every phone in the hall may look at.
[[nodiscard]] MenuEntry phonesEntry(PageStack& pages);
/// The tabs of the tournament.
[[nodiscard]] MenuEntries tournamentMenu(PageStack& pages);
/// What the program tells of itself.
[[nodiscard]] MenuEntries helpMenu(PageStack& pages);

}  // namespace ui
