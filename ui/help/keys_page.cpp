// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/keys_page.h"

#include <QDir>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenuBar>
#include <QTextBrowser>

#include "ui/files/preferences.h"
#include "ui/help/keys_sheet.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

/// Where no menus are, such as in a page alone, the table's keys are all.
std::vector<KeyGroup> keysOf(const QWidget& page) {
    std::vector<KeyGroup> groups = tableKeys();
    if (const auto* window = qobject_cast<const QMainWindow*>(page.window())) {
        for (KeyGroup& group : menuKeys(window->menuBar()->actions())) {
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

}  // namespace

KeysPage::KeysPage(QWidget* parent) : Page(parent) {
    kit::ground(*this);
    m_sheet = kit::dressed(new QTextBrowser(this), {.name = "keysSheet", .spoken = tr("Keys")});
    m_sheet->setFrameShape(QFrame::NoFrame);
    m_said = kit::dim({}, this, "keysSaid");
    auto* save = kit::press(tr("Save for printing…"), this, {.name = "keysSave"}, this, &KeysPage::askAndSave);
    auto* head = kit::row(nullptr, 12);
    kit::fill(*head, {kit::title(tr("Keys"), this), kit::gap(12), {m_said, 1}, save});
    auto* layout = kit::column(this, 8, {28, 16, 28, 16});
    layout->addLayout(head);
    layout->addWidget(m_sheet, 1);
}

void KeysPage::enter() {
    m_sheet->setHtml(keysSheet(keysOf(*this), 3));
    Page::enter();
}

QString KeysPage::save(const QString& file) const {
    return writeKeysPdf(file, keysOf(*this));
}

void KeysPage::askAndSave() {
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save the keys"), QDir(preferences::outFolder()).filePath(tr("keys.pdf")),
                                     QStringLiteral("PDF (*.pdf)"));
    if (!file.isEmpty()) {
        const QString problem = save(file);
        m_said->setText(problem.isEmpty() ? tr("Saved as %1").arg(file) : tr("Not saved: %1").arg(problem));
    }
}

}  // namespace ui
