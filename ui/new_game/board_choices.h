// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <random>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class GameDraft;

/// Which board is dealt, and where else it may come from.
class BoardChoices : public QWidget {
    Q_OBJECT

public:
    BoardChoices(GameDraft& draft, QWidget* parent);
    /// Says of the draft's board how it was dealt.
    void refresh();
    /// Another board of the same kind, where boards of that kind are dealt.
    void dealAnew();
    /// Whether its keys mean what they say.
    void showKeys(bool areMeant);
    /// Whether pictures can be asked of the camera.
    void setCameraReady(bool isReady);

Q_SIGNALS:
    void dealt();
    void failed(const QString& why);
    void photoRequested();
    void cameraRequested();
    void positionRequested();

private:
    /// Deals as the fields say; anew draws another seed.
    void deal(bool anew);

    GameDraft& m_draft;
    std::mt19937 m_random{std::random_device{}()};
    QComboBox* m_kind = nullptr;
    QWidget* m_boxes = nullptr;
    QSpinBox* m_small = nullptr;
    QSpinBox* m_large = nullptr;
    QCheckBox* m_fair = nullptr;
    QLineEdit* m_seed = nullptr;
    QPushButton* m_anew = nullptr;
    QPushButton* m_camera = nullptr;
};

}  // namespace ui
