// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <optional>
#include <unordered_map>

#include "ui/kit/measured_words.h"

class QListView;

namespace ui {

/// Number, drawing, sentence, pictures, clause and time of an entry; struck out when it was taken back. The sentence
/// takes the lines it needs, and the clause stands where the last one ends or below it. Turns have a line of their own,
/// whoever's they are and what was done in them.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Entries are laid out for a list as wide as this, with or without its scroll bar. Whether it was another width.
    bool setRoom(const QListView& list);
    /// Other entries will be shown: what was measured counts no more.
    void forget() { m_measured.clear(); }

Q_SIGNALS:
    /// The sign of the pictures was pressed.
    void picturesPressed(const QModelIndex& index);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    /// Number, player, dice and what was done of a turn; a throw's proof. Both open and close.
    void paintTurn(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintProof(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// What of an entry never changes.
    struct Measured {
        MeasuredWords words;
        QString tag;
        int tagWidth = 0;
    };
    /// The list's, once something was measured.
    struct Fonts {
        WordWidths words;
        WordWidths tags;
        int lineHeight = 0;
    };
    /// Where everything of an entry lies, from the upper left of its row.
    struct Places {
        int height = 0;
        QSize line;
        QRect time;
        /// Of the pictures; empty where there is none.
        QRect sign;
        /// Of the clause; empty where there is none.
        QRect tag;
    };
    [[nodiscard]] const Measured& measured(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// `width` is the row's.
    [[nodiscard]] Places placesOf(const Measured& entry, const QModelIndex& index, int width) const;

    int m_width = 0;
    mutable std::unordered_map<qulonglong, Measured> m_measured;
    mutable std::optional<Fonts> m_fonts;
};

}  // namespace ui
