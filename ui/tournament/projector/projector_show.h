// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/projector/projector_view.h"
#include "ui/tournament/rounds/round_clock.h"

namespace ui {

class ProjectorWindow;

/// What the hall's second screen shows of the open tournament, page after page by itself, and the round's clock. The
/// window and the small picture on the director's page both draw what stands here. Lives as long as the main window's
/// desk, so that nothing starts again when the window is made anew.
class ProjectorShow : public QObject {
    Q_OBJECT

public:
    explicit ProjectorShow(TournamentHall& hall, QObject* parent = nullptr);
    ~ProjectorShow() override;

    /// The second screen; made when it is first asked for.
    [[nodiscard]] ProjectorWindow& window();
    [[nodiscard]] bool isProjecting() const;

    [[nodiscard]] const ProjectorView& view() const { return m_view; }
    [[nodiscard]] const std::vector<ProjectorSlide>& pages() const { return m_pages; }
    [[nodiscard]] std::size_t index() const { return m_index; }
    [[nodiscard]] std::optional<ProjectorSlide> page() const;
    [[nodiscard]] RoundClock& clock() { return m_clock; }
    [[nodiscard]] const RoundClock& clock() const { return m_clock; }

    [[nodiscard]] const ProjectorChoice& choice() const { return m_choice; }
    void setChoice(const ProjectorChoice& choice);
    /// The round whose seats and clock are shown; empty: the last one that is seated.
    void setRound(std::optional<int> round);
    [[nodiscard]] std::optional<int> chosenRound() const { return m_round; }
    /// 0 where none is seated.
    [[nodiscard]] int round() const;
    /// Seconds of a full page.
    [[nodiscard]] int pace() const { return m_pace; }
    void setPace(int seconds);
    /// A page that is held stays until it is let go.
    [[nodiscard]] bool isHeld() const { return m_isHeld; }
    void setHeld(bool held);
    void turn(int by);
    /// What phones open; empty: there are no pages for them, and none is shown that says so.
    void setPhones(const QString& url);
    /// Reads hall and language anew.
    void refresh();

    static constexpr int kLeastPace = 4;
    static constexpr int kMostPace = 120;

Q_SIGNALS:
    /// Another page, or other contents.
    void changed();

private:
    void makePages();
    void wait();

    TournamentHall& m_hall;
    RoundClock m_clock;
    ProjectorView m_view;
    ProjectorChoice m_choice;
    std::vector<ProjectorSlide> m_pages;
    std::size_t m_index = 0;
    std::optional<int> m_round;
    QString m_phones;
    int m_pace = 14;
    bool m_isHeld = false;
    QTimer m_timer;
    std::optional<db::GameId> m_shown;
    std::unique_ptr<ProjectorWindow> m_window;
};

}  // namespace ui
