// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/kit/inline_panel.h"
#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/paper/paper_out.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class PaperPreview;

/// Which paper of the open tournament, of which round or player, in which language, and where to: a printer, a PDF
/// file or a web page. Shows the pages as they will be.
class PrintPanel : public InlinePanel {
    Q_OBJECT

public:
    PrintPanel(TournamentHall& hall, QWidget* parent);

    /// Opens with this chosen; `position` and `stamp` instead of the newest ones where an older state is looked at.
    void open(adjudicator::Paper paper, std::optional<int> round, std::optional<engine::PlayerId> player);
    void setState(std::optional<TournamentHall::Position> position, const adjudicator::TournamentStamp& stamp);
    /// What is chosen now; empty where it cannot be printed (a round that is not seated).
    [[nodiscard]] std::optional<adjudicator::PaperWish> wish() const;
    /// Writes it without asking for a name: a name that ends in .html is a web page, all else a PDF file.
    void writeTo(const QString& file);
    [[nodiscard]] const PaperPreview& preview() const { return *m_preview; }

Q_SIGNALS:
    /// Something was written, printed, or not: as it is said.
    void done(const QString& said);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeChoices(QWidget* parent);
    [[nodiscard]] const TournamentHall::Position& position() const;
    [[nodiscard]] adjudicator::TournamentStamp stamp() const;
    [[nodiscard]] const adjudicator::GameVerdicts& verdictsOf(const adjudicator::PaperWish& wish) const;
    void fill();
    void refresh();
    void fillPrinters();
    void askForFile(const char* suffix);
    void send();
    void say(const QString& text, const char* kind);
    void turnPage(int by);

    /// What was found out about the games of a round, and of which state of the tournament.
    struct JudgedRound {
        db::GameId tournament;
        db::Head head;
        int round = 0;
        engine::Language language = engine::Language::English;
        adjudicator::GameVerdicts verdicts;
    };

    TournamentHall& m_hall;
    mutable JudgedRound m_judged;
    PaperOut m_out;
    std::optional<TournamentHall::Position> m_position;
    adjudicator::TournamentStamp m_stamp;
    std::optional<engine::PlayerId> m_player;
    QComboBox* m_paper = nullptr;
    QComboBox* m_round = nullptr;
    QComboBox* m_language = nullptr;
    QComboBox* m_target = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_said = nullptr;
    QLabel* m_page = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_go = nullptr;
    QPushButton* m_stop = nullptr;
    PaperPreview* m_preview = nullptr;
};

}  // namespace ui
