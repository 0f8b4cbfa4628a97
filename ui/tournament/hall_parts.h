// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTableView;
class QVBoxLayout;

namespace ui {

// The parts that all pages of the tournament desk are made of.

/// A headline of a section, a paler line, a line for problems (hidden while empty).
[[nodiscard]] QLabel* hallTitle(const QString& text, QWidget* parent);
[[nodiscard]] QLabel* hallNote(const QString& text, QWidget* parent);
[[nodiscard]] QLabel* hallTrouble(QWidget* parent);
/// Shows a text in such a line, or hides it.
void setTrouble(QLabel& label, const QString& text);

/// A button with a name that tests and screen readers know it by.
[[nodiscard]] QPushButton* hallButton(const QString& text, const char* name, QWidget* parent);
/// The same, small, and the one that is the next step.
[[nodiscard]] QPushButton* smallButton(const QString& text, const char* name, QWidget* parent);
[[nodiscard]] QPushButton* nextButton(const QString& text, const char* name, QWidget* parent);

[[nodiscard]] QLineEdit* hallField(const QString& hint, const char* name, QWidget* parent);

/// A table for reading from two metres: whole rows, no grid of columns, the keyboard's row kept in sight.
void dressTable(QTableView& view, const char* name, const QString& spoken);

/// A column at the right of a page that scrolls when there is too little room; what belongs into it goes into its
/// layout.
[[nodiscard]] QScrollArea* sideColumn(int width, QVBoxLayout*& layout, QWidget* parent);
/// A hairline between sections.
[[nodiscard]] QWidget* hallLine(QWidget* parent);
/// Empties a layout; what was pressed may be among the parts, so they go later.
void emptyBox(QBoxLayout& layout);

}  // namespace ui
