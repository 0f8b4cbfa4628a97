// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/page.h"

class QLabel;

namespace ui {

class CodesOut;
class PhoneServer;
class PhoneSwitch;
class PhonesTable;
class TableDesk;
class TournamentHall;

/// The pages for phones, from the desk's side: where they are found, large and as a code, what is served and what
/// never, how many look on, and who may say something.
class PhonesPage : public Page {
    Q_OBJECT

public:
    PhonesPage(TournamentHall& hall, TableDesk& desk, PhoneServer& phones, QWidget* parent);
    void enter() override;
    [[nodiscard]] adjudicator::GameKind gameKind() const override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeAddress();
    [[nodiscard]] QWidget* makeServed();
    void refresh();
    void refreshCounts();

    TournamentHall& m_hall;
    PhoneServer& m_phones;
    QLabel* m_state = nullptr;
    QLabel* m_code = nullptr;
    QLabel* m_url = nullptr;
    QLabel* m_reach = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_served = nullptr;
    QLabel* m_never = nullptr;
    PhonesTable* m_table = nullptr;
    PhoneSwitch* m_switch = nullptr;
    CodesOut* m_paper = nullptr;
};

}  // namespace ui
