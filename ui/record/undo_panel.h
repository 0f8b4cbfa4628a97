// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/desk/table_desk.h"
#include "ui/kit/inline_panel.h"

namespace ui {

/// "Undo to here": says what will be taken back before it is, with one press; what was is put back by restoring.
class UndoPanel : public InlinePanel {
    Q_OBJECT

public:
    UndoPanel(TableDesk& desk, QWidget* parent);

    /// Shows what goes back with this entry; false where nothing can.
    bool ask(std::uint64_t entry);
    /// Takes it back; only while it is asked.
    void confirm();

private:
    TableDesk& m_desk;
    std::optional<std::uint64_t> m_entry;
};

}  // namespace ui
