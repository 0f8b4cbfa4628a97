// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <array>

#include "ui/camera/photo_reader.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/page.h"

class QHBoxLayout;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace ui {

class BoardStep;
class DocumentStep;
class FindingsPanel;
class GameList;
class JoinedStep;
class PlayerStep;
class RulesStep;

/// A new game on one page: documents as cards, players and the board below them, what holds at the right. Enter alone
/// begins it. Votes and rulings, the board's editor and what is known of a game under way each have a step behind it,
/// which can be entered at any time.
class NewGamePage : public Page {
    Q_OBJECT

public:
    /// A question has fewer parts beside it than the editor.
    [[nodiscard]] QSize leastSize() const override;
    enum class Step { Game, Rules, Board, Joined };
    static constexpr std::size_t kSteps = 4;

    /// The draft outlives the page, so that a change of language loses nothing.
    NewGamePage(GameDraft& draft, QWidget* parent);

    void showStep(Step step);
    [[nodiscard]] Step step() const { return m_step; }
    /// Starts from a position file or a photo.
    void openFile(const QString& path);
    /// A reading of the camera or of a picture, wherever it was read.
    void takePhoto(PhotoResult result);
    /// Starts from a picture of a board.
    void takePicture(const QImage& picture, const std::optional<MarkedBoard>& marked = {});
    /// Whether pictures can be asked of the camera.
    void setCameraReady(bool isReady);
    /// What is shown, for the page that is made in place of this one.
    struct Shown {
        Step step = Step::Game;
        /// How the board lies before the referee.
        int seats = 0;
    };
    [[nodiscard]] Shown shown() const;
    void restore(const Shown& shown);
    /// The editor's own; a game at play is not touched.
    bool undo() override;
    bool redo() override;
    /// The games of the book, below the players.
    [[nodiscard]] GameList& games() { return *m_games; }
    void refresh();

Q_SIGNALS:
    void startRequested();
    /// A picture of the camera is wanted.
    void cameraRequested();
    /// The dice game is to be played, which has a page of its own.
    void diceGameRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    /// While a photo's questions are asked their number stands in place of the steps.
    void arrangeHeader();
    [[nodiscard]] QWidget* makeSteps(QWidget* parent);
    [[nodiscard]] QWidget* makeGame();
    /// What the step shows of documents, players, board and what is known.
    void arrange();
    /// The board leads on to what else is known of a game under way, all else to the game.
    [[nodiscard]] bool leadsToGame() const { return m_step == Step::Joined || !m_draft.isUnderWay(); }
    /// A field is left by Enter, and nothing begins.
    [[nodiscard]] bool leaveField();
    [[nodiscard]] bool takeKey(const QKeyEvent& event);
    void next();
    void start();

    GameDraft& m_draft;
    Step m_step = Step::Game;
    /// Since the last question of a photo was answered, or the first one asked.
    QElapsedTimer m_sinceAsking;
    QHBoxLayout* m_header = nullptr;
    QWidget* m_title = nullptr;
    QWidget* m_stepBox = nullptr;
    bool m_isAsking = false;
    QPushButton* m_back = nullptr;
    QPushButton* m_startNow = nullptr;
    QPushButton* m_next = nullptr;
    std::array<QPushButton*, kSteps> m_steps{};
    QStackedWidget* m_stack = nullptr;
    DocumentStep* m_documents = nullptr;
    /// The players, and the games of the book below them.
    QWidget* m_seats = nullptr;
    PlayerStep* m_players = nullptr;
    GameList* m_games = nullptr;
    QScrollArea* m_known = nullptr;
    JoinedStep* m_joined = nullptr;
    BoardStep* m_board = nullptr;
    RulesStep* m_rules = nullptr;
    FindingsPanel* m_findings = nullptr;
};

}  // namespace ui
