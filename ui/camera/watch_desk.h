// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/seal/head_text.h"
#include "engine/action/action.h"
#include "engine/clauses/language.h"
#include "ui/board/hex_layout.h"

namespace vision {
struct Homography;
}

namespace ui {

class CameraDesk;
class TableDesk;

/// The window's side of watching the table: what the camera saw happen, as acts that a person accepts or refuses, and
/// whether the table still matches the record. Nothing enters the record from here unless somebody accepts it, or has
/// said that plain placements are accepted by themselves.
class WatchDesk : public QObject {
    Q_OBJECT

public:
    /// One act that would explain what was seen.
    struct Proposal {
        engine::Action action;
        QString text;
        /// Of a hundred.
        int sure = 0;
        /// The rules allow it now; if not, why not, with the clause.
        bool legal = false;
        QString whyNot;
        PlaceName at;
        bool operator==(const Proposal&) const = default;
    };
    /// One difference between the table and the record.
    struct Difference {
        QString text;
        PlaceName at;
        int sure = 0;
    };

    /// Both desks must outlive this.
    WatchDesk(TableDesk& table, CameraDesk& camera, QObject* parent = nullptr);
    ~WatchDesk() override;

    [[nodiscard]] bool isOn() const;
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    /// Remembered from run to run; it watches while the camera is on and a game is open.
    void setOn(bool on);
    [[nodiscard]] bool acceptsByItself() const { return m_byItself; }
    /// A single allowed placement that was seen steadily for two seconds enters the record by itself. Off at each
    /// start.
    void setAcceptsByItself(bool on);
    /// The entry that entered the record by itself, until the next act.
    [[nodiscard]] std::optional<std::uint64_t> enteredByItself() const { return m_entered; }

    [[nodiscard]] const std::vector<Proposal>& proposals() const { return m_proposals; }
    /// What else it may have been.
    [[nodiscard]] std::vector<Proposal> alternatives(std::size_t index) const;
    /// As the window says it, in any language.
    [[nodiscard]] std::string textOf(std::size_t index, engine::Language language) const;
    /// `said`: who accepts it from elsewhere has said so there.
    void accept(std::size_t index = 0, const std::optional<adjudicator::SeenHead>& said = {});
    /// The other act instead, as alternatives() gave it.
    void acceptInstead(std::size_t index, const engine::Action& action,
                       const std::optional<adjudicator::SeenHead>& said = {});
    void refuse(std::size_t index = 0);
    /// Nobody is in the middle of saying something else at the window.
    [[nodiscard]] bool isFree() const;

    /// Compares the table of now with the record; the answer comes as `changed`.
    void check();
    [[nodiscard]] bool isChecking() const { return m_isChecking; }
    /// Of the last check; empty before one, and again when the record goes on.
    [[nodiscard]] const std::vector<Difference>& differences() const { return m_differences; }
    [[nodiscard]] const QString& checkText() const { return m_checkText; }
    void endCheck();

    /// What the watching is at, in a few words; empty while it is off.
    [[nodiscard]] QString stateText() const;
    /// Where a place lies in the frames, in pixels; empty before the board was found.
    [[nodiscard]] std::optional<QPointF> pixelOf(const PlaceName& place) const;

Q_SIGNALS:
    /// What is proposed, compared or was entered by itself is other than before.
    void changed();
    /// The table was looked at once more: what the watching is at, and where places lie.
    void looked();

private:
    struct Eyes;

    void turn(bool isNewRecord);
    [[nodiscard]] std::optional<vision::Homography> marked() const;
    void look();
    void renew();
    void enterByItself();
    void checked(std::shared_ptr<Eyes> eyes);

    TableDesk& m_table;
    CameraDesk& m_camera;
    bool m_wanted = false;
    bool m_byItself = false;
    bool m_isChecking = false;
    std::optional<std::uint64_t> m_entered;
    /// The act that waits to be written, to be marked as entered by itself.
    bool m_entering = false;
    std::vector<Proposal> m_proposals;
    std::vector<Difference> m_differences;
    QString m_checkText;
    QTimer m_steady;
    std::shared_ptr<Eyes> m_eyes;
};

}  // namespace ui
