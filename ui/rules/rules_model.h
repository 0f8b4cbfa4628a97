// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <optional>
#include <vector>

#include "engine/clauses/document.h"
#include "engine/clauses/search.h"
#include "engine/state/position.h"

namespace ui {

/// Which part of the rule book is listed.
struct RulesFilter {
    enum class Kind { All, Game, GameRulings, Combination, Rulings, Document };
    Kind kind = Kind::All;
    /// For Kind::Document only.
    engine::Document document = engine::Document::Base;
    bool operator==(const RulesFilter&) const = default;
};

/// Clauses and rulings as a list. Without a search in the order of the documents, each clause followed by its rulings,
/// with headings that cannot be chosen; with one the best first.
class RulesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, HeadingRole, RulingRole, NoteRole, NoteKindRole };

    explicit RulesModel(QObject* parent = nullptr);

    /// The open game's position, if any; it must live until the next call.
    void setPosition(const engine::Position* position);
    void setFilter(const RulesFilter& filter);
    void setSearch(const QString& words);
    [[nodiscard]] const RulesFilter& filter() const { return m_filter; }

    /// Empty for a heading and for no row.
    [[nodiscard]] std::optional<engine::CatalogueEntry> entryAt(const QModelIndex& index) const;
    /// An invalid index when the entry is not among those listed.
    [[nodiscard]] QModelIndex indexOf(engine::CatalogueEntry entry) const;
    /// Clauses and rulings, without the headings.
    [[nodiscard]] int entryCount() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        std::optional<engine::CatalogueEntry> entry;
        QString heading;
    };
    void renew();
    [[nodiscard]] bool passes(engine::CatalogueEntry entry) const;
    [[nodiscard]] std::vector<Row> inOrder() const;

    const engine::Position* m_position = nullptr;
    RulesFilter m_filter;
    QString m_search;
    std::vector<Row> m_rows;
};

/// Id and standing above, title below; a heading as one bold line.
class RulesDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace ui
