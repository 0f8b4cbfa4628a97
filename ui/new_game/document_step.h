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

namespace engine {
struct Part;
}

namespace ui {

class DocumentCard;
class GameDraft;

/// What is played: a card for each document, and below them the optional clauses of those that are chosen.
class DocumentStep : public QWidget {
    Q_OBJECT

public:
    DocumentStep(GameDraft& draft, QWidget* parent);
    void refresh();
    /// As a press on the card with that number, counted from 1; false: there is none.
    bool press(int number);

Q_SIGNALS:
    void changed();
    void diceGameRequested();

private:
    /// An optional clause, seen while its document is played.
    struct Option {
        engine::Document document{};
        engine::ClauseId clause{};
        QWidget* part = nullptr;
        QCheckBox* box = nullptr;
    };
    void addCard(engine::Document document);
    void addOptions(const engine::Part& part);
    void refreshMisfits();

    GameDraft& m_draft;
    QWidget* m_grid = nullptr;
    QWidget* m_options = nullptr;
    /// Those with a number first, in its order.
    std::vector<DocumentCard*> m_cards;
    std::vector<Option> m_switches;
    QWidget* m_refusal = nullptr;
    QLabel* m_refusalText = nullptr;
    QHBoxLayout* m_refusalTags = nullptr;
};

}  // namespace ui
