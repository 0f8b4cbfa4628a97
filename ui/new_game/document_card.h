// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "engine/clauses/document.h"

class QCheckBox;
class QPushButton;

namespace ui {

class ElidedLabel;

/// A document as a card: its picture, what it adds and for how many. The whole card is pressed.
class DocumentCard : public QFrame {
    Q_OBJECT

public:
    /// `key`: that ticks it, as it stands on the card; empty: none does.
    DocumentCard(engine::Document document, const QString& key, QWidget* parent);
    [[nodiscard]] engine::Document document() const { return m_document; }
    void setPlayed(bool isPlayed);
    /// Why it does not go together with what is chosen, and at length; empty: it does.
    void setMisfit(const QString& misfit, const QString& tip);
    /// As a press on it.
    void press();

Q_SIGNALS:
    void toggled(bool isPlayed);
    /// A game of its own is to be opened.
    void opened();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTitle(const QString& key);

    engine::Document m_document;
    /// Null for a game of its own, which has the button instead.
    QCheckBox* m_box = nullptr;
    QPushButton* m_open = nullptr;
    /// For how many it is, or what it does not go together with.
    ElidedLabel* m_word = nullptr;
};

}  // namespace ui
