// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/camera/photo_reader.h"
#include "ui/draft/game_draft.h"
#include "ui/kit/page.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class BoardStep;
class DocumentStep;
class FindingsPanel;
class GameList;
class JoinedStep;
class PlayerStep;

/// A new game as a short assistant: its steps at the left, the choice in the middle, what holds at the right. Every
/// step can be entered at any time, and Enter alone leads to a game.
class NewGamePage : public Page {
    Q_OBJECT

public:
    enum class Step { Documents, Players, Board, Joined };
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
        Step step = Step::Documents;
        /// How the board lies before the referee.
        int seats = 0;
    };
    [[nodiscard]] Shown shown() const;
    void restore(const Shown& shown);
    /// The editor's own; a game at play is not touched.
    bool undo() override;
    bool redo() override;
    /// The games of the book, below the steps.
    [[nodiscard]] GameList& games() { return *m_games; }
    void refresh();

Q_SIGNALS:
    void startRequested();
    /// A picture of the camera is wanted.
    void cameraRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHeader();
    [[nodiscard]] QWidget* makeSteps();
    void next();
    void start();

    GameDraft& m_draft;
    Step m_step = Step::Documents;
    QLabel* m_where = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_startNow = nullptr;
    QPushButton* m_next = nullptr;
    std::array<QPushButton*, kSteps> m_steps{};
    QStackedWidget* m_stack = nullptr;
    GameList* m_games = nullptr;
    DocumentStep* m_documents = nullptr;
    PlayerStep* m_players = nullptr;
    BoardStep* m_board = nullptr;
    JoinedStep* m_joined = nullptr;
    FindingsPanel* m_findings = nullptr;
};

}  // namespace ui
