// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/event.h"
#include "engine/state/position.h"

namespace engine {

/// Applies the events by which cards come into hands, bank and deck and leave them, and what becomes known of them.
struct HandsEvolver {
    Position& p;

    void operator()(const CardsDealt& event);
    void operator()(const CardsPaid& event);
    void operator()(const GoldDealt& event);
    void operator()(const CardsDiscarded& event);
    void operator()(const CardStolen& event);
    void operator()(const CardDrawn& event);
    void operator()(const CardPlayed& event);
    void operator()(const CardsGiven& event);
    void operator()(const CardsCollected& event);
    void operator()(const CardsChosen& event);
    void operator()(const HandTaken& event);
    void operator()(const DevelopmentGiven& event);
    void operator()(const FactoryPaid& event);
    void operator()(const CardReturned& event);
    void operator()(const CardLost& event);
    void operator()(const HandKnown& event);
    void operator()(const DevelopmentKnown& event);
};

}  // namespace engine
