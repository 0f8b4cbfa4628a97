// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QVariantAnimation>
#include <vector>

#include "ui/board/stage_painter.h"

namespace ui {

/// A loss that is seen: while the dice tumble the pieces stand as before, then what is lost falls off.
class LossFall : public QObject {
    Q_OBJECT

public:
    explicit LossFall(QObject* parent);

    /// The board has become another one. Where nothing falls it is over with the next turn of the event loop.
    void begin(BoardPicture before, std::vector<FallenPiece> fallen);
    /// Called right after `begin`: the dice tumble for so long.
    void hold(int milliseconds);
    void stop();

    [[nodiscard]] bool isOn() const { return m_step != Step::None; }
    /// The dice tumble: the board is to be seen as it was.
    [[nodiscard]] bool isHeld() const { return m_step == Step::Held; }
    [[nodiscard]] const BoardPicture& before() const { return m_before; }
    /// On their way down now, and how far.
    [[nodiscard]] bool isFalling() const { return m_step == Step::Falls; }
    [[nodiscard]] const std::vector<FallenPiece>& fallen() const { return m_fallen; }
    [[nodiscard]] qreal way() const { return m_animation.currentValue().toReal(); }

Q_SIGNALS:
    void moved();
    /// From now on the board is to be seen as it is.
    void released();
    void done();

private:
    enum class Step { None, Held, Falls };
    void release();
    void end();

    Step m_step = Step::None;
    BoardPicture m_before;
    std::vector<FallenPiece> m_fallen;
    QTimer m_hold;
    QVariantAnimation m_animation;
};

}  // namespace ui
