// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/files/exporter.h"
#include "ui/kit/message.h"
#include "ui/window/menu_maker.h"

namespace ui {

struct Backstage;
class PageStack;

/// What leaves the window as a file, of the game or tournament that its page goes on with: position, report, record,
/// board, sheets.
class Exports : public QObject {
    Q_OBJECT

public:
    Exports(Backstage& backstage, PageStack& pages) : m_backstage(backstage), m_pages(pages) {}

    [[nodiscard]] MenuEntries entries();

Q_SIGNALS:
    /// A position was not saved; why, and what can be done.
    void failed(const ui::Message& why);

private:
    [[nodiscard]] bool can(ExportKind kind) const;
    [[nodiscard]] bool hasPosition() const;
    void savePosition();
    void savePositionAs(const QString& path);
    void ask(ExportKind kind);
    void write(ExportKind kind, const QString& file);
    void writeSheets(ExportKind kind, const QString& file);

    Backstage& m_backstage;
    PageStack& m_pages;
};

}  // namespace ui
