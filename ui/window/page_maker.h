// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "ui/help/guide_page.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/settle_page.h"
#include "ui/tournament/tournament_page.h"
#include "ui/window/page_stack.h"

namespace ui {

class Appearance;
class AudienceDisplay;
struct Backstage;
class CameraSwitch;
class CcmPage;
class DisputePage;
class MergePage;
class PhonesPage;
class RuleReader;
class SettingsPage;
class StatisticsPage;
class TablePage;
class WhatIfPage;
class WindowGames;

/// What pages showed when they were left off, for those that are made in their place. Empty: there was none.
struct KeptPages {
    std::optional<GuidePage::Shown> guide;
    std::optional<NewGamePage::Shown> newGame;
    std::optional<RulesPage::Shown> rules;
    std::optional<SettlePage::Shown> settle;
    std::optional<TournamentPage::Shown> tournament;
};

/// Makes each page of the window with what stands behind it, and leads what it asks for to whoever does it.
class PageMaker : public QObject {
    Q_OBJECT

public:
    /// Who does what pages ask for.
    struct Doers {
        WindowGames& games;
        RuleReader& reader;
        CameraSwitch& camera;
        AudienceDisplay& audience;
        Appearance& appearance;
    };
    /// Adds every page to `pages`.
    PageMaker(Backstage& backstage, PageStack& pages, Doers doers);

    [[nodiscard]] const KeptPages& kept() const { return m_kept; }
    /// For pages that are not made yet.
    void setKept(KeptPages kept) { m_kept = std::move(kept); }

Q_SIGNALS:
    /// Docks and windows are to lie as in the beginning.
    void layoutForgotten();

private:
    [[nodiscard]] TablePage* makeTable();
    [[nodiscard]] NewGamePage* makeNewGame();
    [[nodiscard]] CcmPage* makeCcm();
    [[nodiscard]] RulesPage* makeRules();
    [[nodiscard]] DisputePage* makeDispute();
    [[nodiscard]] WhatIfPage* makeWhatIf();
    [[nodiscard]] StatisticsPage* makeStatistics();
    [[nodiscard]] TournamentPage* makeTournament();
    [[nodiscard]] PhonesPage* makePhones();
    [[nodiscard]] SettlePage* makeSettle();
    [[nodiscard]] SettingsPage* makeSettings();
    [[nodiscard]] MergePage* makeMerge();
    template <class P>
    [[nodiscard]] P* makeHelp();
    [[nodiscard]] GuidePage* makeGuide();
    /// It shows what the one before did, and leaves it for the next.
    template <class P>
    void keep(P& page, std::optional<typename P::Shown>& shown);
    /// Escape leads to the open game.
    void leadsHome(Page& page);

    Backstage& m_backstage;
    PageStack& m_pages;
    Doers m_do;
    KeptPages m_kept;
};

}  // namespace ui
