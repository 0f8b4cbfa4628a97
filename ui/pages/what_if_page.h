// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/what_if/what_if.h"
#include "ui/desk/table_desk.h"
#include "ui/kit/page.h"
#include "ui/record/otherwise_form.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class BoardDetail;
class BoardView;
class ComparedRows;
class TriedActs;
class TriedLines;

/// What if an act of the record had been otherwise: it is said at the right, both outcomes stand side by side, and one
/// press adopts what was tried as a correction, or drops it. Several lines may be tried, each behind its tab, and
/// compared with the record or with one another. Nothing is written until one is adopted.
class WhatIfPage : public Page {
    Q_OBJECT

public:
    WhatIfPage(TableDesk& desk, QWidget* parent);

    /// Begins with the act of this entry; false where it belongs to no act that counts.
    bool open(std::uint64_t entry);
    void enter() override;
    /// How many seats the board at the table is turned by.
    void setSeats(int seats) { m_seats = seats; }
    [[nodiscard]] const std::optional<adjudicator::WhatIf>& tried() const { return m_tried; }
    [[nodiscard]] OtherwiseForm& saying() { return *m_saying; }
    /// Another line is tried beside those that are there, and shown.
    void addLine();
    [[nodiscard]] const TriedLines& lines() const { return *m_lines; }
    /// Corrects the record so; without a reason it asks for one.
    void adopt();
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeCompared();
    [[nodiscard]] QWidget* makeSide();
    void follow();
    void tryAgain();
    void keepSaid();
    void showLine(std::size_t line);
    void saidAgain();
    void focusFaces();
    [[nodiscard]] QString wordsOf(const adjudicator::WhatIf& tried) const;
    void showTried();
    void showMiddle();
    void showAdopt();

    TableDesk& m_desk;
    std::optional<adjudicator::ActPlace> m_place;
    std::optional<adjudicator::WhatIf> m_tried;
    /// Why there is nothing to compare.
    QString m_why;
    db::Head m_head;
    int m_seats = 0;

    QLabel* m_title = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_point = nullptr;
    QPushButton* m_adopt = nullptr;
    QStackedWidget* m_middle = nullptr;
    QLabel* m_wasWords = nullptr;
    QLabel* m_triedWords = nullptr;
    BoardDetail* m_was = nullptr;
    BoardDetail* m_now = nullptr;
    ComparedRows* m_rows = nullptr;
    BoardView* m_pointed = nullptr;
    OtherwiseForm* m_saying = nullptr;
    TriedLines* m_lines = nullptr;
    TriedActs* m_acts = nullptr;
    QLineEdit* m_reason = nullptr;
};

}  // namespace ui
