// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "ui/tournament/phones/phone_admitting.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace ui {

/// The phones that may say something: for whom, since when, when they spoke last, and a button that ends each at once.
/// Beside it the code of the one that is chosen, while the pages are on.
class PhonesTable : public QWidget {
    Q_OBJECT

public:
    PhonesTable(TournamentHall& hall, PhoneServer& phones, QWidget* parent);

    void refresh();
    [[nodiscard]] PhoneAdmitting& admitting() { return m_admitting; }

Q_SIGNALS:
    /// Somebody was admitted, or is no more.
    void admitted();

private:
    [[nodiscard]] QWidget* makeCode();
    [[nodiscard]] QWidget* makeAdmit();
    void admit(const std::vector<std::string>& players);
    void withdraw(const std::string& id);
    void fillRows(const std::vector<AdmittedPhone>& phones);
    void showCode();

    TournamentHall& m_hall;
    PhoneServer& m_phones;
    PhoneAdmitting m_admitting;
    std::vector<AdmittedPhone> m_shown;
    std::vector<std::string> m_without;
    QLabel* m_about = nullptr;
    QLabel* m_trouble = nullptr;
    QTableWidget* m_table = nullptr;
    QComboBox* m_player = nullptr;
    QPushButton* m_admit = nullptr;
    QPushButton* m_admitAll = nullptr;
    QLabel* m_code = nullptr;
    QLabel* m_codeOf = nullptr;
};

}  // namespace ui
