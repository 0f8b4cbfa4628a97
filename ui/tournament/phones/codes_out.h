// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/tournament/paper/paper_out.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class PhoneAdmitting;
class PhoneServer;
class TournamentHall;

/// The codes of all admitted phones on paper, to be cut and handed out.
class CodesOut : public QWidget {
    Q_OBJECT

public:
    CodesOut(TournamentHall& hall, PhoneServer& phones, PhoneAdmitting& admitting, QWidget* parent);
    void refresh();
    void writeTo(const QString& file);

Q_SIGNALS:
    void done(const QString& said);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] paper::PaperContent content() const;
    void fillPrinters();
    void send();
    void say(const QString& text, const char* kind);

    TournamentHall& m_hall;
    PhoneServer& m_phones;
    PhoneAdmitting& m_admitting;
    PaperOut m_out;
    QComboBox* m_target = nullptr;
    QPushButton* m_go = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ui
