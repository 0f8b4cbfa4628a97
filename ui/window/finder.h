// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace ui {

class PageStack;
class RuleReader;
class TableDesk;

/// Something that can be found, and the way there.
struct Finding {
    QString text;
    std::function<void()> go;
};
/// What has these words in it; nothing for no words.
using FindSource = std::function<std::vector<Finding>(const QString& words)>;

/// The entries of the menus that can be chosen now.
[[nodiscard]] FindSource commandsOf(QMenuBar& menus);
/// Clauses and rulings, in the rule book.
[[nodiscard]] FindSource clausesOf(RuleReader& reader);
/// Entries of the game at the table, the newest first; they are looked back to.
[[nodiscard]] FindSource entriesOf(TableDesk& desk, PageStack& pages);

/// Finds anything by its words: lies over the window while it has the keyboard, arrows choose, Enter goes there.
class Finder : public QFrame {
    Q_OBJECT

public:
    Finder(std::vector<FindSource> sources, QWidget* window);
    void ask();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(const QString& words);
    /// As high as what it shows.
    void fit();
    void goTo(int row);

    std::vector<FindSource> m_sources;
    std::vector<Finding> m_found;
    QLineEdit* m_words;
    QListWidget* m_list;
    QLabel* m_nothing;
};

}  // namespace ui
