// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <functional>
#include <map>

class QInputEvent;
class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace ui {

/// Keeps one press from being two acts. For a moment after an entry is on disk Space, Enter and clicks on buttons do
/// nothing in the window, whatever button has come under the pointer; letters, digits, faces of dice and places of the
/// board count at once where the pointer has moved. A double click whose first press wrote an entry is one press, and a
/// key that is held is one press, however the system repeats it: also Ctrl+Z, which takes back one act.
class StepGuard : public QObject {
    Q_OBJECT

public:
    /// Milliseconds that only grow.
    using Clock = std::function<qint64()>;
    /// So long the next step rests after an entry; longer after the first one of a game, as the whole page is new.
    static constexpr qint64 kRestMs = 300;
    static constexpr qint64 kBegunRestMs = 1000;
    /// A press of Space or Enter comes so long after its key went up, or the key never did.
    static constexpr qint64 kQuietMs = 80;

    /// Guards the widgets of a window that outlives it; its owner installs it as an event filter of the application.
    explicit StepGuard(QWidget& window);
    /// Instead of the system's.
    void setClock(Clock clock) { m_clock = std::move(clock); }

    /// An entry is on disk.
    void entryWritten();
    /// The first entry of a game is on disk.
    void gameBegun();
    /// Marks a button that says a part of an act, as a typed digit does: pressed elsewhere than before it counts at
    /// once.
    static void countAtOnce(QWidget& button);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Key {
        bool isDown = false;
        qint64 changed = 0;
        /// As the system stamped it; 0: not at all.
        quint64 stamp = 0;
    };

    void rest(qint64 length);
    [[nodiscard]] bool isResting() const { return m_clock() < m_restsUntil; }
    [[nodiscard]] bool swallowsKey(const QWidget& focus, const QKeyEvent& event);
    [[nodiscard]] bool isRepeated(const QKeyEvent& event);
    [[nodiscard]] bool swallowsKeyRelease(QObject& watched, const QKeyEvent& event);
    [[nodiscard]] bool letsGo(QObject& watched) const;
    [[nodiscard]] bool swallowsPress(const QWidget& under, const QMouseEvent& event);

    QWidget& m_window;
    Clock m_clock;
    qint64 m_restsUntil = 0;
    qint64 m_wroteAt = -1;
    std::map<int, Key> m_keys;
    /// Where on the screen the last press that counted was, and whether an entry was written since.
    QPoint m_pressedAt;
    bool m_hasPressed = false;
    bool m_wroteSince = false;
    /// The release belongs to a press that did nothing.
    bool m_swallowsRelease = false;
};

}  // namespace ui
