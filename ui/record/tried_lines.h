// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "adjudicator/what_if/what_if.h"
#include "ui/record/otherwise_form.h"

class QComboBox;
class QTabBar;

namespace ui {

/// The lines that are tried of one act: what is said in each and what came of it. Each has its tab; the one shown is
/// compared with the record, or with another line that was tried to its end.
class TriedLines : public QObject {
    Q_OBJECT

public:
    struct Tried {
        OtherwiseForm::Choice choice = OtherwiseForm::Choice::Instead;
        /// Empty as long as it is what the form begins with.
        std::optional<engine::Action> said;
        std::optional<adjudicator::WhatIf> whatIf;
    };

    /// Makes both widgets, for whoever lays them out on `page`.
    explicit TriedLines(QWidget* page);
    [[nodiscard]] QTabBar& tabs() const { return *m_tabs; }
    [[nodiscard]] QComboBox& with() const { return *m_with; }

    /// One line, nothing said.
    void begin();
    [[nodiscard]] std::size_t count() const { return m_lines.size(); }
    /// One line more, shown; false: there are as many as can be told apart.
    bool add();
    /// Shows another line; false: it is the one shown.
    bool show(std::size_t line);
    [[nodiscard]] const Tried& shown() const { return m_lines[m_shown]; }
    void keep(Tried tried);
    /// The line that the one shown is compared with; null: the record.
    [[nodiscard]] const adjudicator::WhatIf* against() const;

Q_SIGNALS:
    void lineChosen(std::size_t line);
    void againstChosen();

private:
    [[nodiscard]] QString nameOf(std::size_t line) const;
    void refresh();

    std::vector<Tried> m_lines{1};
    std::size_t m_shown = 0;
    QTabBar* m_tabs = nullptr;
    QComboBox* m_with = nullptr;
};

}  // namespace ui
