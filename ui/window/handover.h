// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include "ui/window/backstage.h"
#include "ui/window/page_maker.h"

namespace ui {

/// What one window hands to the next. Everything of a game is in its record.
struct Handover {
    /// In pixels of the screen, whatever the size of everything is.
    QRect place;
    Qt::WindowStates states;
    std::filesystem::path book;
    std::optional<db::GameId> game;
    PageStack::Kind page = nullptr;
    GameDraft draft;
    std::map<db::GameId, int> boardSeats;
    KeptPages pages;
    bool areClocksPaused = false;
    bool hasAudience = false;
    bool hasCamera = false;
    bool hasPhones = false;
};

}  // namespace ui
