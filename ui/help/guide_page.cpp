// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/guide_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QRegularExpression>
#include <QShortcut>
#include <QUrl>

#include "ui/help/guide_text.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

namespace {

constexpr int kContentsWide = 270;
/// Its list of pages is the contents at the side.
const QString kFirstPage = QStringLiteral("README.md");

/// A language may have no guide of its own.
QString folderOf(const QString& guide) {
    const QString own = guide + QLatin1Char('/') + languageCode();
    return QDir(own).exists() ? own : guide + QStringLiteral("/en");
}

}  // namespace

QString GuidePage::shippedGuide() {
    // A build has the same folders as an installed program.
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/adjudicator/guide"));
}

GuidePage::GuidePage(QWidget* parent, const QString& folder) : Page(parent), m_folder(folderOf(folder)) {
    kit::ground(*this);
    m_text = kit::dressed(new GuideText(m_folder, this), {.name = "guideText", .spoken = tr("The page that is read")});
    m_contents = kit::dressed(new QListWidget(this), {.name = "guideContents", .spoken = tr("Contents of the guide")});
    m_contents->setFixedWidth(kContentsWide);
    m_contents->setWordWrap(true);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_back = kit::press(tr("Back   [Alt+←]"), this, {.name = "guideBack"}, m_text, &GuideText::backward);
    m_forward = kit::press(tr("Forward   [Alt+→]"), this, {.name = "guideForward"}, m_text, &GuideText::forward);
    m_missing = kit::trouble(this);
    auto* head = kit::row(nullptr, 12);
    kit::fill(*head, {kit::title(tr("Guide"), this), kit::gap(12), {m_missing, 1}, kit::stretch(), m_back, m_forward});
    auto* columns = kit::row(nullptr, 24);
    kit::fill(*columns, {m_contents, {m_text, 1}});
    auto* layout = kit::column(this, 12, {28, 16, 28, 16});
    layout->addLayout(head);
    layout->addLayout(columns, 1);
    for (const auto& [key, button] : {std::pair{Qt::Key_Left, m_back}, std::pair{Qt::Key_Right, m_forward}}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::ALT | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
    }
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    connect(m_text, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_text, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_text, &QTextBrowser::sourceChanged, this, &GuidePage::follow);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) {
            m_text->open(item->data(Qt::UserRole).toString());
        }
    });
    addContents();
    m_text->open(kFirstPage);
}

void GuidePage::enter() {
    m_text->setFocus();
}

GuidePage::Shown GuidePage::shown() const {
    return {m_text->file()};
}

void GuidePage::restore(const Shown& shown) {
    m_text->open(shown.page);
}

void GuidePage::addContents() {
    const auto add = [this](const QString& title, const QString& page) {
        auto* item = new QListWidgetItem(title, m_contents);
        item->setData(Qt::UserRole, page);
    };
    QFile first(m_folder + QLatin1Char('/') + kFirstPage);
    if (!first.open(QIODevice::ReadOnly)) {
        kit::setTrouble(
            *m_missing,
            tr("The guide was not installed: %1 is missing.").arg(QDir::toNativeSeparators(first.fileName())));
        return;
    }
    const QSignalBlocker quiet(m_contents);
    add(tr("Contents"), kFirstPage);
    static const QRegularExpression kLink(QStringLiteral(R"(^[-*\d. ]+\[([^\]]+)\]\(([a-z_]+\.md)\))"),
                                          QRegularExpression::MultilineOption);
    auto links = kLink.globalMatch(QString::fromUtf8(first.readAll()));
    while (links.hasNext()) {
        const auto link = links.next();
        add(link.captured(1), link.captured(2));
    }
}

void GuidePage::follow(const QUrl& page) {
    const QSignalBlocker quiet(m_contents);
    for (int i = 0; i < m_contents->count(); ++i) {
        if (m_contents->item(i)->data(Qt::UserRole).toString() == page.fileName()) {
            m_contents->setCurrentRow(i);
        }
    }
}

}  // namespace ui
