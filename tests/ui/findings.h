// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QWidget>
#include <set>
#include <string>
#include <vector>

namespace test {

/// A screen of 1920×1080 where everything is drawn twice as large; at one and a half it is as the small one.
inline constexpr QSize kTiny(960, 540);
inline constexpr QSize kSmall(1280, 720);
inline constexpr QSize kUsual(1920, 1080);
/// What menus, status bar and the buttons of the workplaces leave of a window.
inline constexpr QSize kRound(84, 60);

/// What does not fit, over all that was looked at. In the language that nobody knows, at the usual size: that, and what
/// came from no catalogue.
class Findings {
public:
    /// Where pages scroll or make do with less: the smallest size is looked at too.
    explicit Findings(bool isTinyToo = false);
    /// At all sizes, at the largest one with its colours; `margin`: what a window has around the widget.
    void lookAt(QWidget& widget, const QString& where, QSize margin = kRound);
    /// What is wrong, a line each.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int looks() const { return m_looks; }

private:
    void lookForWords(QWidget& widget, const QString& where, QSize margin);

    std::vector<QSize> m_sizes;
    std::set<QString> m_lines;
    int m_looks = 0;
};

}  // namespace test
