// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_sheet.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStyle>
#include <QWidget>
#include <array>
#include <utility>

namespace ui {

namespace {

constexpr char kSheet[] = R"(
QToolTip { background: @base; color: @text; border: 1px solid @border; padding: 4px; }
QMenuBar { background: @window; } QMenuBar::item { padding: 5px 9px; background: transparent; }
QMenuBar::item:selected { background: @selection; color: @onSelection; }
QMenu { background: @base; border: 1px solid @border; } QMenu::item { padding: 5px 24px; }
QMenu::item:selected { background: @selection; color: @onSelection; } QMenu::item:disabled { color: @dim; }
QPushButton { background: @button; color: @text; border: 1px solid @border; border-radius: 4px; padding: 0 12px;
              min-height: 34px; }
QPushButton:hover { border-color: @accent; } QPushButton:pressed { background: @selection; }
QPushButton:focus { border: 2px solid @accent; padding: 0 11px; }
QPushButton:disabled { color: @faint; border-color: @hairline; background: transparent; }
QPushButton:checked { background: @selection; border: 2px solid @accent; padding: 0 11px; color: @onSelection; }
QPushButton[kind="next"] { background: @accent; color: @onAccent; border: none; font-weight: 650; min-height: 48px;
                           padding: 0 18px; font-size: 16px; }
QPushButton[kind="next"]:hover { background: @accentHover; }
QPushButton[kind="next"]:focus { border: 2px solid @text; padding: 0 16px; min-height: 44px; }
QPushButton[kind="next"]:disabled { background: @window; color: @faint; border: 1px solid @hairline; padding: 0 17px; min-height: 46px; }
QPushButton[kind="otherNext"] { min-height: 46px; font-size: 16px; }
QPushButton[kind="destroy"] { background: @destroy; color: #ffffff; border: none; font-weight: 650; min-height: 48px; font-size: 16px; }
QPushButton[kind="destroy"]:focus { border: 2px solid @text; }
QPushButton[kind="destroy"]:disabled { background: @window; color: @faint; border: 1px solid @hairline; }
QPushButton[kind="picture"] { padding: 3px; background: @base; } QPushButton[kind="picture"]:focus { padding: 2px; }
QTabBar::tab { background: @panel; color: @text; border: 1px solid @hairline; border-bottom: none; padding: 6px 16px;
               min-height: 22px; }
QTabBar::tab:selected { background: @base; border-top: 3px solid @accent; font-weight: 600; }
QTabBar::tab:hover { color: @accent; }
QDockWidget::title { background: @panel; padding: 5px 10px; }
QPushButton[kind="option"] { min-height: 44px; font-size: 17px; text-align: left; padding: 0 12px; }
QPushButton[kind="partner"] { min-height: 40px; font-size: 15px; text-align: left; padding: 0 10px; }
QPushButton[kind="partner"]:checked { padding: 0 9px; font-weight: 600; }
QPushButton[kind="stepper"] { min-height: 36px; font-size: 17px; font-weight: 600; padding: 0 4px; }
QPushButton[kind="small"] { min-height: 28px; padding: 0 8px; }
QPushButton[kind="step"] { text-align: left; border: none; background: transparent; min-height: 40px; padding: 0 10px; font-size: 15px; }
QPushButton[kind="step"]:hover { background: @selection; }
QPushButton[kind="step"]:checked { background: @selection; color: @onSelection; border: none; border-left: 4px solid @accent;
                           border-radius: 0; padding: 0 10px 0 6px; font-weight: 600; }
QPushButton[kind="step"]:focus { border: 2px solid @accent; padding: 0 8px; }
QPushButton[kind="tag"] { font-family: "Noto Sans Mono"; font-size: 12px; font-weight: 600; min-height: 18px; padding: 0 5px;
                          color: @accent; background: @base; border: 1px solid @accent; border-radius: 3px; }
QPushButton[kind="tag"]:hover { background: @selection; }
QPushButton[kind="link"] { border: none; background: transparent; color: @accent; min-height: 24px; padding: 0 4px; }
QPushButton[kind="signGood"] { background: @goodFill; color: @good; border: none; border-radius: 3px; padding: 0 8px;
              min-height: 22px; font-weight: 600; font-size: 13px; }
QPushButton[kind="signCalm"] { background: transparent; color: @text; border: none; border-radius: 3px; padding: 0 8px;
              min-height: 22px; font-size: 13px; }
QPushButton[kind="signLow"] { background: @warningFill; color: @warning; border: none; border-radius: 3px; padding: 0 10px;
              min-height: 22px; font-weight: 700; font-size: 14px; }
QPushButton[kind="signLoud"] { background: @warningFill; color: @warning; border: none; border-bottom: 1px solid @hairline;
              border-radius: 0; padding: 0 12px; min-height: 36px; max-height: 36px; font-weight: 700; font-size: 17px; text-align: left; }
QPushButton[kind="signLoudGood"] { background: @goodFill; color: @good; border: none; border-bottom: 1px solid @hairline;
              border-radius: 0; padding: 0 12px; min-height: 36px; max-height: 36px; font-weight: 600; font-size: 15px; text-align: left; }
QPushButton[kind="signLoudCalm"] { background: @base; color: @text; border: none; border-bottom: 1px solid @hairline;
              border-radius: 0; padding: 0 12px; min-height: 36px; max-height: 36px; font-weight: 500; font-size: 15px; text-align: left; }
QPushButton[kind="face"] { min-height: 30px; padding: 0; } QPushButton[kind="face"]:focus { padding: 0; }
QPushButton[kind="face"]:checked { padding: 0; }
QLineEdit, QPlainTextEdit { background: @base; border: 1px solid @border; border-radius: 4px;
              min-height: 32px; padding: 0 8px; selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid @accent; padding: 0 7px; }
QListView, QTableView, QTreeView { background: @base; border: none; outline: none; }
QListView::item:selected, QTableView::item:selected { background: @selection; color: @onSelection; }
QHeaderView::section { background: @panel; color: @dim; border: none; border-bottom: 1px solid @hairline; padding: 6px 8px;
              font-weight: 600; }
QTableView { gridline-color: @hairline; }
QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar::handle:vertical { background: @border; border-radius: 4px; min-height: 28px; margin: 1px 2px; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle:horizontal { background: @border; border-radius: 4px; min-width: 28px; margin: 2px 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @hairline; }
QStatusBar { background: @window; border-top: 1px solid @hairline; } QStatusBar::item { border: none; }
QStatusBar QLabel { font-size: 13px; padding: 0 6px; }
QToolBar { background: @panel; border: none; border-right: 1px solid @hairline; spacing: 4px; padding: 4px 3px; }
QToolBar QToolButton { border: none; border-radius: 4px; padding: 6px 2px; min-width: 72px; font-size: 12px; color: @text; }
QToolBar QToolButton:hover { background: @selection; }
QToolBar QToolButton:checked { background: @accent; color: @onAccent; font-weight: 600; }
QToolBar QToolButton:focus { border: 2px solid @accent; }
QLabel[kind="head"] { background: @panel; color: @text; font-weight: 600; font-size: 13px; padding: 5px 10px;
                      border-bottom: 1px solid @hairline; }
QLabel[kind="dim"] { color: @dim; font-size: 13px; }
QLabel[kind="filled"] { background: @accent; color: @onAccent; font-size: 13px; font-weight: 650; }
QLabel[kind="title"] { font-size: 20px; font-weight: 650; }
QLabel[kind="good"] { background: @goodFill; color: @good; border-radius: 3px; padding: 1px 8px; font-weight: 600; font-size: 13px; }
QLabel[kind="warn"] { background: @warningFill; color: @warning; border-radius: 3px; padding: 1px 8px; font-weight: 600; font-size: 13px; }
QLabel[kind="bad"] { background: @badFill; color: @bad; border-radius: 3px; padding: 1px 8px; font-weight: 600; font-size: 13px; }
QWidget#turnBar, QWidget#panel, QWidget#card { background: @base; }
QWidget#turnBar { border-bottom: 1px solid @hairline; }
QWidget#actBar { background: @window; border-top: 1px solid @hairline; }
QWidget#boxed { background: @base; border: 1px solid @border; border-radius: 4px; }
QFrame#line { background: @hairline; border: none; max-height: 1px; min-height: 1px; }
QFrame#strip[kind="guide"] { background: @selection; border-top: 1px solid @hairline; }
QFrame#strip[kind="warn"] { background: @warningFill; border-top: 1px solid @hairline; }
QFrame#strip[kind="refuse"] { background: @badFill; border-top: 1px solid @hairline; }
QFrame#strip[kind="quiet"] { background: @base; border-top: 1px solid @hairline; }
QFrame#strip[kind="guide"] QLabel { color: @onSelection; } QFrame#strip[kind="warn"] QLabel { color: @warning; }
QFrame#strip[kind="refuse"] QLabel { color: @bad; }
QCheckBox, QRadioButton { spacing: 8px; min-height: 28px; }
QCheckBox:focus, QRadioButton:focus { color: @accent; }
)";

}  // namespace

QString styleSheet(const Colours& c) {
    QColor faint = c.dim;
    faint.setAlphaF(0.6F);
    const QColor panel = c.dark ? c.window.lighter(112) : c.window.darker(104);
    const std::array<std::pair<const char*, QColor>, 22> names{
        {{"@window", c.window},
         {"@base", c.base},
         {"@text", c.text},
         {"@dim", c.dim},
         {"@faint", faint},
         {"@accentHover", c.dark ? c.accent.lighter(108) : c.accent.darker(112)},
         {"@accent", c.accent},
         {"@onAccent", c.onAccent},
         {"@selection", c.selection},
         {"@onSelection", c.onSelection},
         {"@goodFill", c.goodFill},
         {"@good", c.good},
         {"@warningFill", c.warningFill},
         {"@warning", c.warning},
         {"@badFill", c.badFill},
         {"@bad", c.bad},
         {"@destroy", c.destroy},
         {"@border", c.border},
         {"@hairline", c.hairline},
         {"@button", c.button},
         {"@panel", panel},
         {"@rim", c.rim}}};
    QString sheet = QString::fromLatin1(kSheet);
    // The longer of two names with a common start stands first in the list (@base is no start of another one).
    for (const auto& [name, colour] : names) {
        const QString value = colour.alpha() == 255 ? colour.name()
                                                    : QStringLiteral("rgba(%1,%2,%3,%4)")
                                                          .arg(colour.red())
                                                          .arg(colour.green())
                                                          .arg(colour.blue())
                                                          .arg(colour.alpha());
        sheet.replace(QString::fromLatin1(name), value);
    }
    return sheet;
}

void wearKind(QWidget& widget, const char* kind) {
    widget.setProperty("kind", QString::fromLatin1(kind));
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    // Frames count their margins anew when they are told, not when they are polished.
    QEvent changed(QEvent::StyleChange);
    QCoreApplication::sendEvent(&widget, &changed);
    widget.updateGeometry();
}

}  // namespace ui
