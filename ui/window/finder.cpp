// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/finder.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <algorithm>
#include <utility>

#include "engine/clauses/catalogue.h"
#include "ui/kit/kit.h"
#include "ui/pages/table_page.h"
#include "ui/record/log_model.h"
#include "ui/record/record_panel.h"
#include "ui/text/language.h"
#include "ui/window/page_stack.h"
#include "ui/window/rule_reader.h"

namespace ui {

namespace {

constexpr std::size_t kOfEach = 6;
constexpr QSize kSize(560, 420);

/// Every word begins somewhere in the text.
bool hasWords(const QString& text, const QString& words) {
    const QString folded = QString::fromStdString(engine::foldForSearch(text.toStdString()));
    const QString asked = QString::fromStdString(engine::foldForSearch(words.toStdString()));
    return std::ranges::all_of(asked.split(QLatin1Char(' '), Qt::SkipEmptyParts),
                               [&](const QString& word) { return folded.contains(word); });
}

void addCommands(const QList<QAction*>& actions, const QString& path, const QString& words,
                 std::vector<Finding>& found) {
    for (QAction* action : actions) {
        const QString name = action->text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'));
        const QString text = path.isEmpty() ? name : QStringLiteral("%1 › %2").arg(path, name);
        if (action->menu() != nullptr) {
            addCommands(action->menu()->actions(), text, words, found);
        } else if (!action->isSeparator() && action->isEnabled() && hasWords(text, words)) {
            found.push_back({text, [action] { action->trigger(); }});
        }
    }
}

QString titleOf(const engine::CatalogueEntry& entry) {
    if (const auto* clause = std::get_if<engine::ClauseId>(&entry)) {
        return QStringLiteral("%1 · %2").arg(QString::fromStdString(std::string(engine::toText(*clause))),
                                             said(engine::info(*clause).title));
    }
    const auto ruling = std::get<engine::RulingId>(entry);
    return QStringLiteral("%1 · %2").arg(QString::fromStdString(std::string(engine::toText(ruling))),
                                         said(engine::info(ruling).question));
}

}  // namespace

FindSource commandsOf(QMenuBar& menus) {
    return [&menus](const QString& words) {
        std::vector<Finding> found;
        addCommands(menus.actions(), {}, words, found);
        return found;
    };
}

FindSource clausesOf(RuleReader& reader) {
    return [&reader](const QString& words) {
        std::vector<Finding> found;
        for (const engine::CatalogueEntry& entry : engine::search(words.toStdString(), language())) {
            found.push_back({titleOf(entry), [&reader, entry] { reader.read(entry); }});
        }
        return found;
    };
}

FindSource entriesOf(TableDesk& desk, PageStack& pages) {
    return [&desk, &pages](const QString& words) {
        std::vector<Finding> found;
        if (!desk.hasGame()) {
            return found;
        }
        const LogModel& model = pages.prepare<TablePage>().record().model();
        for (int row = 0; row < model.rowCount() && found.size() < kOfEach; ++row) {
            const QModelIndex index = model.index(row, 0);
            if (hasWords(index.data(LogModel::SearchRole).toString(), words)) {
                const auto entry = index.data(LogModel::SeqRole).toULongLong();
                found.push_back({QStringLiteral("%1 · %2").arg(entry).arg(index.data(LogModel::TextRole).toString()),
                                 [&desk, &pages, entry] {
                                     pages.go<TablePage>();
                                     desk.past().lookAt(entry);
                                 }});
            }
        }
        return found;
    };
}

Finder::Finder(std::vector<FindSource> sources, QWidget* window) : QFrame(window), m_sources(std::move(sources)) {
    kit::ground(*this, "finder");
    auto* column = kit::column(this, 6, {10, 10, 10, 10});
    m_words = kit::dressed(new QLineEdit(this), {.spoken = tr("Find anything")});
    m_words->setPlaceholderText(tr("Find anything: a command, a clause, an entry, a player"));
    m_list = kit::dressed(new QListWidget(this), {.spoken = tr("What was found")});
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_nothing = kit::dim(tr("Nothing has these words."), this, "nothingFound");
    kit::fill(*column, {m_words, {m_list, 1}, m_nothing});
    m_words->installEventFilter(this);
    connect(m_words, &QLineEdit::textChanged, this, &Finder::find);
    connect(m_list, &QListWidget::itemClicked, this, [this] { goTo(m_list->currentRow()); });
    hide();
}

void Finder::ask() {
    m_words->clear();
    find({});
    show();
    raise();
    m_words->setFocus();
}

void Finder::find(const QString& words) {
    m_found.clear();
    m_list->clear();
    const bool isAsked = !words.trimmed().isEmpty();
    for (const FindSource& source : m_sources) {
        std::vector<Finding> found = isAsked ? source(words) : std::vector<Finding>();
        found.resize(std::min(found.size(), kOfEach));
        std::ranges::move(found, std::back_inserter(m_found));
    }
    for (const Finding& each : m_found) {
        auto* item = new QListWidgetItem(each.text, m_list);
        item->setToolTip(each.text);
    }
    m_list->setCurrentRow(0);
    m_list->setVisible(!m_found.empty());
    m_nothing->setVisible(isAsked && m_found.empty());
    fit();
}

void Finder::fit() {
    const QSize room = parentWidget()->size();
    const int wide = std::min(kSize.width(), room.width() - 40);
    const int high = m_found.empty() ? layout()->sizeHint().height() : std::min(kSize.height(), room.height() - 140);
    setGeometry((room.width() - wide) / 2, 80, wide, high);
}

void Finder::goTo(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_found.size()) {
        return;
    }
    const auto go = m_found[static_cast<std::size_t>(row)].go;
    hide();
    go();
}

bool Finder::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason) {
        hide();
        return false;
    }
    if (event->type() != QEvent::KeyPress) {
        return QFrame::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Escape:
            hide();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            goTo(m_list->currentRow());
            return true;
        case Qt::Key_Down:
            m_list->setCurrentRow(std::min(m_list->currentRow() + 1, m_list->count() - 1));
            return true;
        case Qt::Key_Up:
            m_list->setCurrentRow(std::max(m_list->currentRow() - 1, 0));
            return true;
        default:
            return false;
    }
}

}  // namespace ui
