// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/dispute/dispute.h"
#include "ui/desk/table_desk.h"
#include "ui/kit/page.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QStackedWidget;

namespace ui {

class ActForm;
class CorrectionPanel;
class DisputeList;
class DisputeSteps;
class DisputeStepView;
class RulingForm;

/// Disputes: those that were ruled on or are open, and one of them at a time: the acts at the left, the chosen one with
/// its boards, clauses and dice in the middle, the referee's ruling at the right.
class DisputePage : public Page {
    Q_OBJECT

public:
    DisputePage(TableDesk& desk, QWidget* parent);

    /// Opens the dispute about an entry of the game at the table; false (and the list with the reason) if it has none.
    bool open(std::uint64_t entry);
    /// The same, to say at once what the act was instead.
    bool openCorrection(std::uint64_t entry);
    void enter() override { showList(); }
    void showList();
    /// Writes the sheet of the dispute shown, with its pictures; `sheetWritten` tells when it is there.
    void writeSheet(const QString& path);
    /// How many seats the board at the table is turned by.
    void setSeats(int seats) { m_seats = seats; }
    [[nodiscard]] const std::optional<adjudicator::Dispute>& dispute() const { return m_dispute; }

Q_SIGNALS:
    void sheetWritten(const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Choice { Stands, Correct, Irregular, Open };

    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeRuling();
    void refresh();
    void refreshList();
    void showHead();
    void showStep();
    void showChoice();
    [[nodiscard]] ActForm* pointing() const;
    void showPointing();
    [[nodiscard]] Choice choice() const;
    void record();
    void print();
    void saveSheet(const QString& path, const std::string& html);
    [[nodiscard]] bool takePictures();
    void setState(const QString& text, const char* kind);

    TableDesk& m_desk;
    std::optional<adjudicator::Dispute> m_dispute;
    /// The entry that was asked for, to open it again when the record has grown.
    std::uint64_t m_asked = 0;
    int m_seats = 0;
    /// The ruling written last, until the disk has it.
    bool m_recording = false;

    QStackedWidget* m_stack = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_subtitle = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_print = nullptr;
    DisputeList* m_list = nullptr;
    DisputeSteps* m_steps = nullptr;
    DisputeStepView* m_view = nullptr;
    QLineEdit* m_question = nullptr;
    QRadioButton* m_stands = nullptr;
    QRadioButton* m_correct = nullptr;
    QRadioButton* m_irregular = nullptr;
    QRadioButton* m_open = nullptr;
    CorrectionPanel* m_correction = nullptr;
    RulingForm* m_form = nullptr;
    QPushButton* m_record = nullptr;
};

}  // namespace ui
