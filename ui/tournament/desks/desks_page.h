// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace ui {

class ActBox;
class DeskSender;
class DeskWatch;
class DesksModel;
class FoundPanel;
class TournamentHall;

/// Many tables, one director: the folders that are watched, the desks that write there with when they last did and how
/// their files stand, the keys that are listed, and the games that were found.
class DesksPage : public QWidget {
    Q_OBJECT

public:
    DesksPage(TournamentHall& hall, DeskWatch& watch, DeskSender& sender, QWidget* parent);
    void focusFirst();
    /// Lists a desk by its key.
    void listDesk(const QString& key, const QString& name);
    [[nodiscard]] const DesksModel& model() const { return *m_model; }

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    [[nodiscard]] QWidget* makeFolders();
    [[nodiscard]] QWidget* makeHub();
    void share();
    [[nodiscard]] QWidget* makeDesks();
    [[nodiscard]] QWidget* makeSending();
    void refresh();
    void refreshFolders();
    void showDesk();

    TournamentHall& m_hall;
    DeskWatch& m_watch;
    DeskSender& m_sender;
    QListWidget* m_folders = nullptr;
    QPushButton* m_removeFolder = nullptr;
    QCheckBox* m_enters = nullptr;
    QLabel* m_looked = nullptr;
    QLineEdit* m_hub = nullptr;
    QLineEdit* m_hubPassword = nullptr;
    QLabel* m_hubSaid = nullptr;
    QPushButton* m_share = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_none = nullptr;
    DesksModel* m_model = nullptr;
    QLabel* m_about = nullptr;
    QLineEdit* m_key = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_role = nullptr;
    QPushButton* m_list = nullptr;
    FoundPanel* m_found = nullptr;
    ActBox* m_ask = nullptr;
    QLabel* m_sending = nullptr;
    QPushButton* m_stopSending = nullptr;
};

}  // namespace ui
