// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/document.h"

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace ui {

class GameDraft;
class RulingList;
class VoteTable;

/// What is played: documents, their optional clauses, the table's votes, and the rulings folded away below.
class DocumentStep : public QWidget {
    Q_OBJECT

public:
    DocumentStep(GameDraft& draft, QWidget* parent);
    void refresh();

Q_SIGNALS:
    void changed();

private:
    struct Row {
        engine::Document document{};
        QCheckBox* box = nullptr;
        /// Its options, seen while the document is played.
        QWidget* options = nullptr;
        std::vector<std::pair<engine::ClauseId, QCheckBox*>> switches;
    };
    void addDocument(QVBoxLayout& column, engine::Document document);
    void addSwitch(Row& row, QVBoxLayout& column, engine::ClauseId clause);

    GameDraft& m_draft;
    std::vector<Row> m_rows;
    QWidget* m_refusal = nullptr;
    QLabel* m_refusalText = nullptr;
    QLabel* m_seats = nullptr;
    QHBoxLayout* m_refusalTags = nullptr;
    VoteTable* m_votes = nullptr;
    RulingList* m_rulings = nullptr;
};

}  // namespace ui
