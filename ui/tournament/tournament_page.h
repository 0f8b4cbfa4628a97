// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "adjudicator/tournament/tournament_paper.h"
#include "ui/kit/page.h"
#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/results/results_page.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace ui {

class HandOverPanel;
class KeyboardOwner;
class MessageStrip;
class PlayersPage;
class RoundsPage;
class TournamentSettingsPage;

/// The tournament desk: its pages behind tabs, each made when it is first looked at; what is being said and how far a
/// long work is at the bottom.
class TournamentPage : public Page {
    Q_OBJECT

public:
    /// In the order of the tabs. A tab is there when its page was added.
    enum class Tab { Tournament, Players, Rounds, Results, Standings, Projector, Desks, Record };

    TournamentPage(TournamentHall& hall, QWidget* parent);
    ~TournamentPage() override;

    /// Puts a page behind its tab. `make` gives one that its parent owns; the page's focusFirst gives it the keyboard
    /// when it is entered.
    template <class P>
    void addPage(Tab tab, const QString& title, std::function<P*(QWidget* parent)> make) {
        add({tab,
             [make = std::move(make)](QWidget* parent) {
                 P* page = make(parent);
                 return Made{page, [page] { page->focusFirst(); }};
             }},
            title);
    }
    /// The page behind a tab that is there, made if it is not yet.
    [[nodiscard]] QWidget& pageOf(Tab tab);
    void showTab(Tab tab);
    [[nodiscard]] Tab tab() const;
    /// What is looked at, for the page that is made in place of this one.
    struct Shown {
        Tab tab = Tab::Tournament;
        ResultsPage::Shown results;
    };
    /// What is being typed into the results is kept in the hall.
    [[nodiscard]] Shown shown();
    void restore(const Shown& shown);
    /// The keyboard goes to the part that is needed first.
    void enter() override;
    [[nodiscard]] adjudicator::GameKind gameKind() const override { return adjudicator::GameKind::Tournament; }
    bool focusSearch() override;
    bool undo() override;
    bool redo() override;
    bool handOver(const std::optional<adjudicator::Release>& release) override;
    /// Opens the print of the paper that belongs to the tab in front: pairings, result slips or standings.
    void print();
    /// A file of players or record books of tables.
    void openFiles(const QStringList& files);

    [[nodiscard]] PlayersPage& players();
    [[nodiscard]] RoundsPage& rounds();
    [[nodiscard]] ResultsPage& results();
    [[nodiscard]] TournamentSettingsPage& settings();

Q_SIGNALS:
    /// Without a round the newest one.
    void printRequested(adjudicator::Paper paper, std::optional<int> round);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Made {
        QWidget* page = nullptr;
        std::function<void()> focus;
    };
    struct Entry {
        Tab tab = Tab::Tournament;
        std::function<Made(QWidget* parent)> make;
        Made made = {};
    };
    void add(Entry entry, const QString& title);
    Made& made(Entry& entry);
    /// Of the tab in front.
    [[nodiscard]] Entry& entry();
    void showInFront();
    void refresh();
    void openCode(const QString& code);
    void chooseOwner();
    void refreshWork(int percent);
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeWork();

    TournamentHall& m_hall;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_state = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_stack = nullptr;
    std::vector<Entry> m_entries;
    QWidget* m_work = nullptr;
    QLabel* m_workText = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_cancel = nullptr;
    HandOverPanel* m_handOver = nullptr;
    MessageStrip* m_strip = nullptr;
    /// What the page of results goes on with when it is made.
    ResultsPage::Shown m_resultsShown;
    std::unique_ptr<KeyboardOwner> m_keyboard;
};

}  // namespace ui
