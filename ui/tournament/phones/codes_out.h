// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/tournament/paper/paper_out.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class PhoneServer;
class PhonesTable;

/// The codes of the players' phones that are listed on paper, to be cut and handed out. That of the referee's second
/// hand stays on the screen.
class CodesOut : public QWidget {
    Q_OBJECT

public:
    CodesOut(PhoneServer& phones, const PhonesTable& shown, QWidget* parent);
    void refresh();
    void writeTo(const QString& file);

Q_SIGNALS:
    void done(const QString& said);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] std::vector<paper::PhoneSlip> slips() const;
    [[nodiscard]] paper::PaperContent content() const;
    void fillPrinters();
    void send();
    void say(const QString& text, const char* kind);

    PhoneServer& m_phones;
    const PhonesTable& m_shown;
    PaperOut m_out;
    QComboBox* m_target = nullptr;
    QPushButton* m_go = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ui
