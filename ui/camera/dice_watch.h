// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

class CameraDesk;
class TableDesk;

/// Reads real dice off the camera while a throw of six-sided ones is due: what lies still in two readings in a row is
/// proposed, and enters the record only when somebody accepts it. Dice that lie there from the throw before are not
/// proposed again.
class DiceWatch : public QObject {
    Q_OBJECT

public:
    /// A throw that came to rest.
    struct Throw {
        std::vector<int> values;
        /// That all of them are right, of a hundred.
        int sure = 0;
        bool operator==(const Throw&) const = default;
    };

    /// Both desks must outlive this.
    DiceWatch(TableDesk& table, CameraDesk& camera, QObject* parent = nullptr);
    ~DiceWatch() override;

    [[nodiscard]] bool isOn() const { return m_on; }
    /// Remembered from run to run; off at first.
    void setOn(bool on);
    /// Where the dice are thrown, as fractions of the picture; the whole picture at first. Remembered for each source.
    [[nodiscard]] QRectF tray() const;
    void setTray(const QRectF& tray);

    /// The throw to accept; empty while there is none.
    [[nodiscard]] const std::optional<Throw>& seen() const { return m_seen; }
    void accept();
    /// It is not so, or is no throw; nothing is proposed before the dice move.
    void refuse();
    /// What it waits for, in a few words; empty while it reads nothing.
    [[nodiscard]] QString stateText() const;

Q_SIGNALS:
    void changed();

private:
    struct Eyes;

    /// So many dice are due, all with six sides; 0 where a camera cannot tell them.
    [[nodiscard]] int wanted() const;
    void turn();
    void look();
    void read(std::shared_ptr<Eyes> eyes);
    void renew();

    TableDesk& m_table;
    CameraDesk& m_camera;
    bool m_on = false;
    bool m_isReading = false;
    QTimer m_clock;
    /// Readings still to be made for the dice of a throw that came into the record otherwise.
    int m_settling = 0;
    std::optional<Throw> m_seen;
    int m_dice = 0;
    std::shared_ptr<Eyes> m_eyes;
};

}  // namespace ui
