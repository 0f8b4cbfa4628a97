// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileDialog>

#include "ui/combat/combat_form.h"
#include "ui/pages/dispute_page.h"
#include "ui/pages/merge_page.h"
#include "ui/pages/settle_page.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/pages/what_if_page.h"
#include "ui/record/record_panel.h"
#include "ui/window/backstage.h"
#include "ui/window/menus.h"
#include "ui/window/page_stack.h"
#include "ui/window/places_asked.h"
#include "ui/window/status_line.h"

namespace ui {

namespace {

struct RecordMenu {
    Q_DECLARE_TR_FUNCTIONS(ui::RecordMenu)
};

/// The entry chosen in the record, else the last act; none away from the table.
std::optional<std::uint64_t> entryMeant(TableDesk& desk, PageStack& pages) {
    std::optional<std::uint64_t> entry;
    if (pages.shows<TablePage>() && desk.hasGame()) {
        entry = pages.prepare<TablePage>().record().chosenEntry();
        if (const auto last = desk.table().line().lastStep(); !entry && last) {
            entry = last->entry;
        }
    }
    return entry;
}

/// The dispute about the entry meant; away from the table, the list.
void dispute(TableDesk& desk, PageStack& pages) {
    const auto entry = entryMeant(desk, pages);
    auto& page = pages.go<DisputePage>();
    if (entry) {
        (void)page.open(*entry);
    }
}

/// What if the entry meant had been otherwise; of a dispute that is open, its act.
void whatIf(TableDesk& desk, PageStack& pages) {
    auto entry = entryMeant(desk, pages);
    if (!entry && pages.shows<DisputePage>()) {
        const auto& open = pages.prepare<DisputePage>().dispute();
        entry = open ? std::optional(open->steps[open->asked].place.entry) : std::nullopt;
    }
    if (entry) {
        (void)pages.go<WhatIfPage>().open(*entry);
    }
}

MenuEntries backAndForth(TableDesk& desk, PageStack& pages) {
    const auto meant = [&] { return pages.gameKind() == adjudicator::GameKind::Table && desk.hasGame(); };
    const auto steps = [&](const QString& text, TablePast::Step step) {
        return MenuEntry{text,
                         [&, step] {
                             pages.go<TablePage>();
                             desk.past().step(step);
                         },
                         {},
                         meant};
    };
    return {
        {RecordMenu::tr("&Take back"),
         [&] {
             if (!pages.page()->undo()) {
                 desk.takeBack();
             }
         },
         {QKeySequence(Qt::CTRL | Qt::Key_Z)}},
        {RecordMenu::tr("&Restore"),
         [&] {
             if (!pages.page()->redo()) {
                 desk.restore();
             }
         },
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}},
        {RecordMenu::tr("&Search"),
         [&] {
             if (!pages.page()->focusSearch()) {
                 (void)pages.go<TablePage>().focusSearch();
             }
         },
         {QKeySequence::Find}},
        steps(RecordMenu::tr("Look bac&k one entry\tAlt+←"), TablePast::Step::Previous),
        steps(RecordMenu::tr("&Forward one entry\tAlt+→"), TablePast::Step::Next),
        steps(RecordMenu::tr("Look back one t&urn\tAlt+Page Up"), TablePast::Step::PreviousTurn),
        {RecordMenu::tr("Back to n&ow\tAlt+End"),
         [&] { desk.past().backToNow(); },
         {},
         [&, meant] { return meant() && desk.past().entry().has_value(); }},
    };
}

MenuEntries copiesElsewhere(TableDesk& desk, DeskSender& sender, PageStack& pages) {
    return {
        {RecordMenu::tr("&Backup folder…"), [&] { askForPlace(pages, desk.care(), BookCare::Aim::Backups); }},
        {.text = RecordMenu::tr("&No more backups"),
         .press = [&] { desk.care().setBackupFolder({}); },
         .offered = [&] { return !desk.care().backupFolder().empty(); }},
        {RecordMenu::tr("&Witness folder…"), [&] { askForPlace(pages, desk.care(), BookCare::Aim::Receipts); }},
        {.text = RecordMenu::tr("Stop &giving receipts"),
         .press = [&] { desk.care().setWitnessFolder({}); },
         .offered = [&] { return !desk.care().witnessFolder().empty(); }},
        {RecordMenu::tr("Send each act to the d&irector…"),
         [&] {
             const QString folder =
                 QFileDialog::getExistingDirectory(&pages, RecordMenu::tr("Folder that the director watches"),
                                                   QString::fromStdString(sender.folder().string()));
             if (!folder.isEmpty()) {
                 sender.setFolder(folder.toStdString());
             }
         }},
        {.text = RecordMenu::tr("Sto&p sending"),
         .press = [&] { sender.setFolder({}); },
         .offered = [&] { return sender.state() != DeskSender::State::Off; }},
    };
}

MenuEntries vouching(Backstage& backstage, PageStack& pages, StatusLine& status) {
    TableDesk& desk = backstage.table;
    return {
        {RecordMenu::tr("Show the chain head as &QR"), [&] { status.handOutHead(); }},
        {RecordMenu::tr("&Check the record"),
         [&] {
             pages.go<TablePage>();
             desk.care().checkRecord();
         }},
        {RecordMenu::tr("Check &against receipts…"),
         [&] {
             const QStringList files = QFileDialog::getOpenFileNames(
                 &pages, RecordMenu::tr("Receipts of others"), QString(),
                 RecordMenu::tr("Receipts and record books (*.jsonl *.db);;All files (*)"));
             std::vector<std::filesystem::path> witnesses;
             for (const QString& file : files) {
                 witnesses.emplace_back(file.toStdString());
             }
             if (!witnesses.empty()) {
                 pages.go<TablePage>();
                 desk.care().checkRecord(witnesses);
             }
         }},
        {RecordMenu::tr("Sea&l the record"), [&] { desk.seal(); }},
        {RecordMenu::tr("&Merge another book…"), [&] { pages.go<MergePage>().chooseBook(); }},
        {RecordMenu::tr("Mo&ve to another desk…"),
         [&] {
             if (!pages.page()->handOver({})) {
                 pages.go<TablePage>().side().showHandOver();
             }
         },
         {},
         [&] { return recordSeen(backstage, pages.gameKind()).has_value(); }},
        {RecordMenu::tr("&Hand over a copy…"), [&] { askForPlace(pages, desk.care(), BookCare::Aim::Copy); }},
    };
}

}  // namespace

MenuEntries recordMenu(Backstage& backstage, PageStack& pages, StatusLine& status) {
    TableDesk& desk = backstage.table;
    const MenuEntries disputes{
        {RecordMenu::tr("&Dispute the chosen entry"), [&] { dispute(desk, pages); }, {QKeySequence(Qt::Key_F8)}},
        {RecordMenu::tr("What if the chosen entr&y had been otherwise…"),
         [&] { whatIf(desk, pages); },
         {QKeySequence(Qt::CTRL | Qt::Key_F8)},
         [&] { return pages.gameKind() == adjudicator::GameKind::Table && desk.hasGame(); }},
        {RecordMenu::tr("S&ettle a combat…"),
         [&] { pages.go<SettlePage>().begin(); },
         {QKeySequence(Qt::SHIFT | Qt::Key_F8)}},
    };
    return joined({backAndForth(desk, pages), copiesElsewhere(desk, backstage.aside.sender(), pages), disputes,
                   vouching(backstage, pages, status)});
}

}  // namespace ui
