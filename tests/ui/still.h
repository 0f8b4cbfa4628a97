// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QRect>
#include <QStringList>
#include <QWidget>

namespace test {

/// Watches where the parts of a shown table page lie that hands aim at: board, strip, acts, main button, faces of dice,
/// *Throw*, the grid of a trade, the rows of the players, *Take back*. Whoever of them is in sight must lie where it
/// lay before.
class Stillness {
public:
    explicit Stillness(QWidget& page) : m_page(page) {}

    /// Notes where all that is in sight lies now; `when`: what was done last.
    void look(const QString& when);
    /// What moved so far, each part with the first time it did.
    [[nodiscard]] QStringList moved() const { return m_moved; }
    /// How many parts of this kind were in sight so far, such as "face" or "trade".
    [[nodiscard]] int seen(const QString& kind) const;
    /// After a resize all may lie elsewhere.
    void forget() { m_places.clear(); }

private:
    void note(const QString& part, const QWidget& widget, const QString& when);

    QWidget& m_page;
    QMap<QString, QRect> m_places;
    QStringList m_moved;
};

}  // namespace test
