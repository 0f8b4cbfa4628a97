// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rules_page.h"

#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>

#include "ui/desk/table_desk.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kWidePage = 820;
constexpr auto kBothSetting = "rules/both-languages";

bool goesBack(const QKeyEvent& event) {
    return event.key() == Qt::Key_Left && event.modifiers().testFlag(Qt::AltModifier);
}

}  // namespace

RulesPage::RulesPage(const TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    m_model = new RulesModel(this);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(makeList());
    m_text = kit::dressed(new QTextBrowser(split), {.spoken = tr("Text of the rule")});
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(24);
    split->addWidget(m_text);
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->setSizes({400, 1000});
    auto* layout = kit::column(this, 0);
    kit::fill(*layout, {makeTop(), {split, 1}});

    connect(m_search, &QLineEdit::textChanged, this, &RulesPage::search);
    connect(m_filters, &QComboBox::activated, this, [this] {
        setFilter(m_filters->currentData().value<RulesFilter>());
        m_search->setFocus();
    });
    connect(m_both, &QCheckBox::toggled, this, [this](bool on) {
        QSettings().setValue(QString::fromLatin1(kBothSetting), on);
        showCurrent();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (const auto entry = m_model->entryAt(index)) {
            m_current = entry;
            showCurrent();
        }
    });
    connect(m_list, &QListView::activated, m_text, [this] { m_text->setFocus(); });
    connect(m_text, &QTextBrowser::anchorClicked, this, &RulesPage::follow);
    connect(m_back, &QPushButton::clicked, this, &RulesPage::back);
    connect(&m_desk, &TableDesk::changed, this, [this] {
        if (isVisible()) {
            refresh();
        } else {
            m_model->setPosition(m_desk.hasGame() ? &m_desk.position() : nullptr);
        }
    });
    m_search->installEventFilter(this);
    m_list->installEventFilter(this);
    m_text->installEventFilter(this);
    refresh();
    open(engine::kClauseIds.front());
}

QWidget* RulesPage::makeTop() {
    auto* top = kit::ground(this, "turnBar");
    auto* layout = kit::row(top, 12, {12, 9, 16, 9});
    m_search = kit::dressed(new QLineEdit(top), {.spoken = tr("Search the rules")});
    m_search->setPlaceholderText(tr("Search: words or an id"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaxLength(static_cast<int>(engine::kMaxSearchBytes));
    m_search->setMinimumWidth(300);
    m_search->setFont(sized(m_search->font(), 16));
    m_filters = kit::dressed(new QComboBox(top), {.spoken = tr("Which rules are listed")});
    m_filters->setMinimumHeight(34);
    m_count = kit::dim({}, top);
    m_back = kit::button({}, top, {.tip = tr("Alt+Left: to the rule whose link you followed")});
    m_both = new QCheckBox(tr("Both languages"), top);
    m_both->setChecked(QSettings().value(QString::fromLatin1(kBothSetting), false).toBool());
    kit::fill(*layout, {{m_search, 1}, m_filters, m_count, kit::stretch(), m_back, m_both});
    return top;
}

QWidget* RulesPage::makeList() {
    m_list = kit::dressed(new QListView(this), {.spoken = tr("Clauses and rulings")});
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RulesDelegate(m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMinimumWidth(300);
    m_list->setMaximumWidth(560);
    return m_list;
}

void RulesPage::fillFilters() {
    using Kind = RulesFilter::Kind;
    const QSignalBlocker quiet(m_filters);
    m_filters->clear();
    const auto add = [this](const QString& text, const RulesFilter& filter) {
        m_filters->addItem(text, QVariant::fromValue(filter));
        if (filter == m_model->filter()) {
            m_filters->setCurrentIndex(m_filters->count() - 1);
        }
    };
    add(tr("All documents"), {});
    if (m_desk.hasGame()) {
        add(tr("Documents of this game"), {Kind::Game});
        add(tr("Rulings of this game"), {Kind::GameRulings});
        if (m_desk.position().rules().houseCombination) {
            add(tr("House combination of this game"), {Kind::Combination});
        }
    }
    add(tr("All rulings"), {Kind::Rulings});
    m_filters->insertSeparator(m_filters->count());
    for (const engine::Document document : engine::documents()) {
        add(said(engine::titleOf(document)), {Kind::Document, document});
    }
}

void RulesPage::refresh() {
    using Kind = RulesFilter::Kind;
    const Kind kind = m_model->filter().kind;
    const bool house = m_desk.hasGame() && m_desk.position().rules().houseCombination;
    const bool ofGame = kind == Kind::Game || kind == Kind::GameRulings;
    m_model->setPosition(m_desk.hasGame() ? &m_desk.position() : nullptr);
    if ((ofGame && !m_desk.hasGame()) || (kind == Kind::Combination && !house)) {
        m_model->setFilter({});
    }
    fillFilters();
    if (m_current && !m_list->currentIndex().isValid()) {
        m_list->setCurrentIndex(m_model->indexOf(*m_current));
    }
    showCurrent();
    tellCount();
}

void RulesPage::open(engine::CatalogueEntry entry) {
    if (!m_model->indexOf(entry).isValid()) {
        m_search->clear();
    }
    if (!m_model->indexOf(entry).isValid()) {
        m_model->setFilter({});
        fillFilters();
    }
    const QModelIndex index = m_model->indexOf(entry);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index, QAbstractItemView::PositionAtCenter);
    tellCount();
}

void RulesPage::setFilter(const RulesFilter& filter) {
    m_model->setFilter(filter);
    fillFilters();
    const QModelIndex kept = m_current ? m_model->indexOf(*m_current) : QModelIndex();
    if (kept.isValid()) {
        m_list->setCurrentIndex(kept);
        m_list->scrollTo(kept, QAbstractItemView::PositionAtCenter);
    } else {
        step(1);
    }
    tellCount();
}

RulesPage::Shown RulesPage::shown() const {
    return {m_current, m_model->filter(), m_search->text()};
}

void RulesPage::restore(const Shown& shown) {
    m_search->setText(shown.search);
    setFilter(shown.filter);
    if (shown.entry) {
        open(*shown.entry);
    }
}

bool RulesPage::focusSearch() {
    m_search->setFocus();
    m_search->selectAll();
    return true;
}

void RulesPage::search(const QString& words) {
    m_model->setSearch(words);
    const QModelIndex kept = m_current ? m_model->indexOf(*m_current) : QModelIndex();
    if (words.trimmed().isEmpty() && kept.isValid()) {
        m_list->setCurrentIndex(kept);
        m_list->scrollTo(kept, QAbstractItemView::PositionAtCenter);
    } else {
        m_list->setCurrentIndex({});
        step(1);
    }
    tellCount();
}

void RulesPage::step(int rows) {
    // Headings are passed over.
    const int direction = rows > 0 ? 1 : -1;
    int at = m_list->currentIndex().row();
    for (int left = rows * direction; left > 0;) {
        int next = at + direction;
        while (next >= 0 && next < m_model->rowCount() && !m_model->entryAt(m_model->index(next))) {
            next += direction;
        }
        if (next < 0 || next >= m_model->rowCount()) {
            break;
        }
        at = next;
        --left;
    }
    if (at >= 0) {
        m_list->setCurrentIndex(m_model->index(at));
        m_list->scrollTo(m_model->index(qMax(0, at - 1)));
        m_list->scrollTo(m_model->index(at));
    }
}

void RulesPage::follow(const QUrl& target) {
    const auto entry = entryOf(target.toString());
    if (!entry || entry == m_current) {
        return;
    }
    if (m_current) {
        m_past.push_back(*m_current);
    }
    open(*entry);
    showCurrent();
}

void RulesPage::back() {
    if (!m_past.empty()) {
        const engine::CatalogueEntry entry = m_past.back();
        m_past.pop_back();
        open(entry);
        showCurrent();
    }
}

void RulesPage::showCurrent() {
    m_back->setVisible(!m_past.empty());
    if (!m_past.empty()) {
        m_back->setText(tr("← Back to %1").arg(idText(m_past.back())));
    }
    if (!m_current) {
        return;
    }
    RulesPageStyle style;
    style.large = m_text->width() >= kWidePage ? 30 : 26;
    style.bothLanguages = m_both->isChecked();
    const QString page = pageOf(*m_current, m_desk.hasGame() ? &m_desk.position() : nullptr, style);
    m_text->setHtml(page);
    m_text->verticalScrollBar()->setValue(0);
}

void RulesPage::tellCount() {
    const int count = m_model->entryCount();
    m_count->setText(count > 0 ? tr("%n rule(s)", nullptr, count) : tr("No clause and no ruling contains that"));
}

bool RulesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        constexpr int kPageOfRows = 10;
        switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Down:
                step(1);
                return true;
            case Qt::Key_Up:
                step(-1);
                return true;
            case Qt::Key_PageDown:
                step(kPageOfRows);
                return true;
            case Qt::Key_PageUp:
                step(-kPageOfRows);
                return true;
            case Qt::Key_Return:
            case Qt::Key_Enter:
                m_text->setFocus();
                return true;
            default:
                break;
        }
    }
    if (watched == m_text && event->type() == QEvent::KeyPress && goesBack(*static_cast<QKeyEvent*>(event))) {
        // The browser has a history of its own, which knows no rules.
        back();
        return true;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress && typeAhead(*static_cast<QKeyEvent*>(event))) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool RulesPage::typeAhead(const QKeyEvent& event) {
    const QString text = event.text();
    const bool command = event.modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
    if (command || text.isEmpty() || !text.front().isPrint() || text.front().isSpace()) {
        return false;
    }
    m_search->setFocus();
    m_search->setText(text);
    return true;
}

void RulesPage::keyPressEvent(QKeyEvent* event) {
    if (goesBack(*event)) {
        back();
    } else if (!typeAhead(*event)) {
        Page::keyPressEvent(event);
    }
}

void RulesPage::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
    // Before it was shown the list had no height to scroll in.
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void RulesPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showCurrent();
}

}  // namespace ui
