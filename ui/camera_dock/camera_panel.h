// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/camera/camera_desk.h"
#include "ui/camera/dice_watch.h"
#include "ui/camera/watch_desk.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class CameraView;
class CornerMarks;
class SetBar;
class TrayOverlay;

/// The camera at the table: its source, its picture, the board in it, and whether pictures are kept with acts. While
/// nothing is chosen, what there is to choose.
class CameraPanel : public QWidget {
    Q_OBJECT

public:
    CameraPanel(CameraDesk& desk, WatchDesk& watch, DiceWatch& dice, QWidget* parent);

private:
    [[nodiscard]] QWidget* makeTools();
    [[nodiscard]] QWidget* makeEmpty();
    void refresh();
    void refreshWatch();
    void fillMenu();
    void fillEmpty();
    void chooseFile();
    void chooseFolder();
    void askAddress();
    void rememberSet(const QString& name);

    CameraDesk& m_desk;
    WatchDesk& m_watch;
    DiceWatch& m_diceWatch;
    QPushButton* m_match = nullptr;
    QLabel* m_watching = nullptr;
    QPushButton* m_source = nullptr;
    QMenu* m_menu = nullptr;
    QPushButton* m_find = nullptr;
    QCheckBox* m_keeps = nullptr;
    QCheckBox* m_readsDice = nullptr;
    QPushButton* m_draw = nullptr;
    TrayOverlay* m_tray = nullptr;
    QPushButton* m_mark = nullptr;
    CornerMarks* m_corners = nullptr;
    QPushButton* m_showSet = nullptr;
    SetBar* m_set = nullptr;
    QLineEdit* m_address = nullptr;
    QLabel* m_problem = nullptr;
    QStackedWidget* m_stack = nullptr;
    CameraView* m_view = nullptr;
    QLabel* m_none = nullptr;
    QVBoxLayout* m_devices = nullptr;
    QLabel* m_state = nullptr;
};

}  // namespace ui
