// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "ui/tournament/phones/game_admitting.h"
#include "ui/tournament/phones/hall_admitting.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

/// The phones that may say something: for whom, since when, when they spoke last, and a button that ends each at once.
/// Beside it the code of the one that is chosen, while the pages are on. Where both a tournament and a game are open,
/// two buttons choose of which.
class PhonesTable : public QWidget {
    Q_OBJECT

public:
    PhonesTable(TournamentHall& hall, TableDesk& desk, PhoneServer& phones, QWidget* parent);

    void refresh();
    /// Those that are shown: of the tournament or of the game.
    [[nodiscard]] const PhoneAdmitting& admitting() const { return *m_admitting; }

Q_SIGNALS:
    /// Somebody was admitted, or is no more; or others are shown.
    void admitted();

private:
    [[nodiscard]] QWidget* makeChoice();
    [[nodiscard]] QWidget* makeCode();
    [[nodiscard]] QWidget* makeAdmit();
    void admit(const std::vector<std::string>& players);
    void withdraw(const std::string& id);
    void fillRows(const std::vector<AdmittedPhone>& phones);
    void showCode();
    /// Of the tournament or of the game, from now on.
    void choose(PhoneAdmitting& admitting);

    PhoneServer& m_phones;
    HallAdmitting m_ofHall;
    GameAdmitting m_ofGame;
    PhoneAdmitting* m_admitting;
    std::vector<AdmittedPhone> m_shown;
    std::vector<std::string> m_without;
    QWidget* m_choice = nullptr;
    QPushButton* m_showHall = nullptr;
    QPushButton* m_showGame = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_trouble = nullptr;
    QTableWidget* m_table = nullptr;
    QComboBox* m_player = nullptr;
    QPushButton* m_admit = nullptr;
    QPushButton* m_admitAll = nullptr;
    QPushButton* m_admitHand = nullptr;
    QLabel* m_code = nullptr;
    QLabel* m_codeOf = nullptr;
};

}  // namespace ui
