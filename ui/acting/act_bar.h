// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "ui/acts/acts.h"

class QGridLayout;

namespace ui {

/// A large button: drawing, word, key and price; in a bar of several rows without the price. A word too long for one
/// line stands in two. One that is not possible now is pale but can be pressed: then the desk says why.
class ActButton : public QAbstractButton {
    Q_OBJECT

public:
    ActButton(Act act, const QString& word, const engine::Cards* price, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override { return {90, 76}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {58, 34}; }
    [[nodiscard]] Act act() const { return m_act; }
    void setPossible(bool possible);
    [[nodiscard]] bool isPossible() const { return m_possible; }
    /// Nothing of the word is cut at the size that it has now.
    [[nodiscard]] bool isWhole() const { return lettering().isWhole; }
    /// The width that such a word needs at least, in two lines.
    [[nodiscard]] static int leastWidth(const QFont& font, const QString& word);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// How the word stands on it.
    struct Lettering {
        QFont font;
        QStringList lines;
        bool isWhole = true;
    };
    [[nodiscard]] Lettering lettering() const;
    [[nodiscard]] bool isLow() const;
    void paintKey(QPainter& painter, int top) const;
    void paintLow(QPainter& painter, const QColor& ink) const;
    void paintWord(QPainter& painter, const QRect& room) const;

    Act m_act;
    std::optional<engine::Cards> m_price;
    QString m_words;
    bool m_possible = true;
};

/// The acts of the phase, next to the board; many of them in two rows. Each has one place through the whole game, which
/// is kept free while it is not known: acts of other phases may have the same.
class ActBar : public QWidget {
    Q_OBJECT

public:
    explicit ActBar(QWidget* parent = nullptr);
    /// Another game: no act has a place any more.
    void beginAnew() { m_cells.clear(); }
    /// `open`: the acts that have a legal place now.
    void show(const engine::Position& position, const std::set<Act>& open, std::optional<Act> chosen);

Q_SIGNALS:
    void actPressed(ui::Act act);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QGridLayout* m_layout = nullptr;
    int m_inARow = 0;
    std::vector<ActButton*> m_buttons;
    /// Each act that may come up at this table, with the number of its cell.
    std::vector<std::pair<Act, int>> m_cells;
    /// The words of the buttons.
    QStringList m_words;
};

}  // namespace ui
