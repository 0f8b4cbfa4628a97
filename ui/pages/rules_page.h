// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/kit/page.h"
#include "ui/rules/rules_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QTextBrowser;
class QUrl;

namespace ui {

class TableDesk;

/// The rule book: every clause and ruling, searched while typing, the chosen one in large text at the right, with what
/// the open game made of it.
class RulesPage : public Page {
    Q_OBJECT

public:
    /// What is shown, for a page that is made anew in another language or look.
    struct Shown {
        std::optional<engine::CatalogueEntry> entry;
        RulesFilter filter;
        QString search;
    };

    RulesPage(const TableDesk& desk, QWidget* parent);
    [[nodiscard]] QSize leastSize() const override { return kSmallRoom; }

    /// Shows a clause or ruling; search and filter give way where they hide it.
    void open(engine::CatalogueEntry entry);
    void setFilter(const RulesFilter& filter);
    [[nodiscard]] Shown shown() const;
    void restore(const Shown& shown);
    void enter() override { (void)focusSearch(); }
    bool focusSearch() override;
    /// The clause is in front of the reader.
    bool explain() override { return true; }
    /// The entry whose page stands at the right.
    [[nodiscard]] std::optional<engine::CatalogueEntry> current() const { return m_current; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeList();
    void fillFilters();
    void refresh();
    void search(const QString& words);
    void step(int rows);
    /// Letters typed anywhere on the page begin a search.
    [[nodiscard]] bool typeAhead(const QKeyEvent& event);
    void follow(const QUrl& target);
    void back();
    void showCurrent();
    void tellCount();

    const TableDesk& m_desk;
    RulesModel* m_model = nullptr;
    QLineEdit* m_search = nullptr;
    QComboBox* m_filters = nullptr;
    QCheckBox* m_both = nullptr;
    QLabel* m_count = nullptr;
    QListView* m_list = nullptr;
    QPushButton* m_back = nullptr;
    QTextBrowser* m_text = nullptr;
    std::optional<engine::CatalogueEntry> m_current;
    /// Where links were followed from, the last at the end.
    std::vector<engine::CatalogueEntry> m_past;
};

}  // namespace ui
