// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <cstdint>
#include <optional>
#include <vector>

#include "adjudicator/live_table.h"
#include "engine/action/event.h"

class QVBoxLayout;

namespace ui {

class TableDesk;

/// The entry chosen in the record: what happened, sentence by sentence with the clauses, its pictures, and what can be
/// done with it. As high as that needs up to a share of the panel it stands in; what goes beyond is scrolled to.
class EntryDetails : public QScrollArea {
    Q_OBJECT

public:
    EntryDetails(TableDesk& desk, QWidget* parent);
    /// Null: no entry is chosen. The pictures of another entry are folded away.
    void showEntry(const adjudicator::LogLine* line, std::vector<adjudicator::EvidenceKept> pictures, bool isUndoable);
    [[nodiscard]] bool arePicturesOpen() const { return m_picturesOpen; }
    /// Of the entry shown, from the next `showEntry` on.
    void setPicturesOpen(bool open) { m_picturesOpen = open; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Everything from the entry on is to be taken back.
    void undoAsked();
    /// The act of the entry was otherwise.
    void correctionAsked();
    /// What if it had been otherwise.
    void whatIfAsked();
    void picturesPressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// One sentence with its clauses, the first one of an entry with its number.
    static void addRow(QVBoxLayout& layout, std::optional<std::uint64_t> number, const QString& text,
                       const engine::Clauses& clauses);
    void addBoard(QVBoxLayout& layout, const engine::Setup& setup);
    void addNote(QVBoxLayout& layout, const adjudicator::LogLine& line);
    void addSentences(QVBoxLayout& layout, const adjudicator::LogLine& line);
    void addButtons(QVBoxLayout& layout, const adjudicator::LogLine& line, int pictures, bool isUndoable);
    [[nodiscard]] int neededHeight() const;

    TableDesk& m_desk;
    std::optional<std::uint64_t> m_entry;
    bool m_picturesOpen = false;
};

}  // namespace ui
