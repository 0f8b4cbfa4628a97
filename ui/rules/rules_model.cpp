// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_model.h"

#include <QPainter>
#include <algorithm>

#include "adjudicator/text/rule_book.h"
#include "engine/clauses/catalogue.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

namespace {

using engine::CatalogueEntry;
using engine::ClauseId;
using engine::Document;
using engine::RulingId;

bool touches(CatalogueEntry entry, Document document) {
    if (const auto* clause = std::get_if<ClauseId>(&entry)) {
        return engine::documentOf(*clause) == document;
    }
    return std::ranges::any_of(engine::info(std::get<RulingId>(entry)).clauses,
                               [&](ClauseId clause) { return engine::documentOf(clause) == document; });
}

}  // namespace

RulesModel::RulesModel(QObject* parent) : QAbstractListModel(parent) {
    renew();
}

void RulesModel::setPosition(const engine::Position* position) {
    m_position = position;
    renew();
}

void RulesModel::setFilter(const RulesFilter& filter) {
    m_filter = filter;
    renew();
}

void RulesModel::setSearch(const QString& words) {
    m_search = words;
    renew();
}

bool RulesModel::passes(CatalogueEntry entry) const {
    using Kind = RulesFilter::Kind;
    const auto* clause = std::get_if<ClauseId>(&entry);
    const auto* ruling = std::get_if<RulingId>(&entry);
    const std::vector<Document> played =
        m_position != nullptr ? m_position->rules().documents : std::vector<Document>();
    switch (m_filter.kind) {
        case Kind::All:
            return true;
        case Kind::Game:
            return clause != nullptr ? std::ranges::find(played, engine::documentOf(*clause)) != played.end()
                                     : adjudicator::concerns(*ruling, played);
        case Kind::GameRulings:
            return ruling != nullptr && adjudicator::concerns(*ruling, played);
        case Kind::Combination:
            return ruling != nullptr && adjudicator::isOfCombination(*ruling) && adjudicator::concerns(*ruling, played);
        case Kind::Rulings:
            return ruling != nullptr;
        case Kind::Document:
            return touches(entry, m_filter.document);
    }
    return true;
}

std::vector<RulesModel::Row> RulesModel::inOrder() const {
    std::vector<Row> rows;
    const auto under = [&](const QString& heading, const std::vector<CatalogueEntry>& entries) {
        const std::size_t before = rows.size();
        for (const CatalogueEntry& entry : entries) {
            if (passes(entry)) {
                if (rows.size() == before) {
                    rows.push_back({std::nullopt, heading});
                }
                rows.push_back({entry, {}});
            }
        }
    };
    for (const Document document : engine::documents()) {
        std::vector<CatalogueEntry> entries;
        for (const ClauseId clause : engine::clauseIds()) {
            if (engine::documentOf(clause) != document) {
                continue;
            }
            entries.emplace_back(clause);
            for (const RulingId ruling : engine::rulingsOf(clause)) {
                if (engine::info(ruling).clauses[0] == clause && !adjudicator::isOfCombination(ruling)) {
                    entries.emplace_back(ruling);
                }
            }
        }
        under(said(engine::titleOf(document)), entries);
    }
    std::vector<CatalogueEntry> combinations;
    std::vector<CatalogueEntry> others;
    for (const RulingId ruling : engine::kRulingIds) {
        if (adjudicator::isOfCombination(ruling)) {
            combinations.emplace_back(ruling);
        } else if (engine::info(ruling).clauses.size() == 0) {
            others.emplace_back(ruling);
        }
    }
    under(tr("Combinations of documents"), combinations);
    under(tr("The record"), others);
    return rows;
}

void RulesModel::renew() {
    std::vector<Row> rows;
    if (m_search.trimmed().isEmpty()) {
        rows = inOrder();
    } else {
        for (const CatalogueEntry& entry : engine::search(m_search.toStdString(), language())) {
            if (passes(entry)) {
                rows.push_back({entry, {}});
            }
        }
    }
    const bool same = std::ranges::equal(
        rows, m_rows, [](const Row& a, const Row& b) { return a.entry == b.entry && a.heading == b.heading; });
    if (same) {
        if (!m_rows.empty()) {
            Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<CatalogueEntry> RulesModel::entryAt(const QModelIndex& index) const {
    return index.isValid() ? m_rows[static_cast<std::size_t>(index.row())].entry : std::nullopt;
}

QModelIndex RulesModel::indexOf(CatalogueEntry entry) const {
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) { return row.entry == entry; });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int RulesModel::entryCount() const {
    return static_cast<int>(std::ranges::count_if(m_rows, [](const Row& row) { return row.entry.has_value(); }));
}

int RulesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RulesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.entry) {
        return role == Qt::DisplayRole ? QVariant(row.heading) : role == HeadingRole ? QVariant(true) : QVariant();
    }
    const auto brief = [&] { return m_position != nullptr ? briefStanding(*row.entry, *m_position) : StandingText(); };
    switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return titleText(*row.entry);
        case Qt::AccessibleTextRole: {
            const QString note = brief().text;
            return idText(*row.entry) + QStringLiteral(", ") + titleText(*row.entry) +
                   (note.isEmpty() ? QString() : QStringLiteral(", ") + note);
        }
        case IdRole:
            return idText(*row.entry);
        case HeadingRole:
            return false;
        case RulingRole:
            return std::holds_alternative<RulingId>(*row.entry);
        case NoteRole:
            return brief().text;
        case NoteKindRole:
            return static_cast<int>(brief().kind);
        default:
            return {};
    }
}

Qt::ItemFlags RulesModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return entryAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                          : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

void RulesDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Colours& c = colours();
    const QRect r = option.rect;
    p->save();
    QFont font = option.font;
    if (index.data(RulesModel::HeadingRole).toBool()) {
        font.setPixelSize(13);
        font.setWeight(QFont::Bold);
        p->setFont(font);
        p->setPen(c.dim);
        p->fillRect(r, c.window);
        p->drawText(r.adjusted(12, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        p->restore();
        return;
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool ruling = index.data(RulesModel::RulingRole).toBool();
    if (selected) {
        p->fillRect(r, c.selection);
        p->fillRect(QRect(r.left(), r.top(), 4, r.height()), c.accent);
    }
    p->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.hairline);
    const int left = r.left() + (ruling ? 34 : 12);
    const int right = r.right() - 10;
    if (ruling) {
        p->drawPixmap(
            QPointF(r.left() + 12, r.top() + 8),
            drawn(Icon::Ruling, c.dim, 16, option.widget != nullptr ? option.widget->devicePixelRatioF() : 1));
    }
    const auto kind = static_cast<StandingText::Kind>(index.data(RulesModel::NoteKindRole).toInt());
    font.setPixelSize(12);
    font.setWeight(kind == StandingText::Kind::Warn ? QFont::DemiBold : QFont::Normal);
    const QString note = index.data(RulesModel::NoteRole).toString();
    const int noteWidth = QFontMetrics(font).horizontalAdvance(note);
    p->setFont(font);
    p->setPen(kind == StandingText::Kind::Good ? c.good : kind == StandingText::Kind::Warn ? c.warning : c.dim);
    if (selected && kind == StandingText::Kind::Plain) {
        p->setPen(c.onSelection);
    }
    p->drawText(QRect(right - noteWidth - 2, r.top() + 5, noteWidth + 2, 18), Qt::AlignRight | Qt::AlignVCenter, note);
    QFont mono = font;
    mono.setFamily(QStringLiteral("Noto Sans Mono"));
    mono.setWeight(QFont::DemiBold);
    p->setFont(mono);
    p->setPen(c.accent);
    p->drawText(QRect(left, r.top() + 5, right - noteWidth - 8 - left, 18), Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetrics(mono).elidedText(index.data(RulesModel::IdRole).toString(), Qt::ElideRight,
                                              right - noteWidth - 8 - left));
    font.setPixelSize(15);
    font.setWeight(QFont::Normal);
    p->setFont(font);
    p->setPen(selected ? c.onSelection : c.text);
    p->drawText(QRect(left, r.top() + 23, right - left, 22), Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, right - left));
    p->restore();
}

QSize RulesDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    return {200, index.data(RulesModel::HeadingRole).toBool() ? 30 : 50};
}

}  // namespace ui
