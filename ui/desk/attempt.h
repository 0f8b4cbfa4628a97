// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "ui/board/hex_layout.h"
#include "ui/desk/table_past.h"
#include "ui/kit/message.h"

namespace ui {

/// What the strip goes on saying until something else is done, and the places that it is about.
struct Said {
    std::optional<Message> message;
    std::optional<PlaceName> refusedAt;
    std::optional<PlaceName> lookedAt;
};

/// What is attempted at the table, and what is said to it. All acts go to the game through here; none while one looks
/// back.
class Attempt : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Attempt(TableGameDesk& game, TablePast& past);

    [[nodiscard]] const TableGameDesk& game() const { return m_game; }
    [[nodiscard]] const TablePast& past() const { return m_past; }
    /// While one looks back nothing is attempted: true, and it is said.
    [[nodiscard]] bool isRefusedInPast() { return m_past.refuses(); }

    // Nothing while an act is being written.
    /// `proposal`: what it carries out.
    void play(const engine::Action& action, const std::optional<adjudicator::CarriedOut>& proposal = {});
    /// The same; where it is refused that is said at this place.
    void playAt(const engine::Action& action, std::optional<PlaceName> at);
    /// One after the other, each once the one before is written; a refusal drops the rest.
    void playAll(const std::deque<engine::Action>& actions);
    void throwNow(const adjudicator::WitnessWord& word);

    /// What is done now, so that it can be done again where it does not reach the book; empty: nothing.
    void remember(std::function<void()> again) { m_again = std::move(again); }
    /// Does once more what was done last, if that is not on disk.
    [[nodiscard]] const std::function<void()>& again() const { return m_again; }

    /// This action is judged next; `again` attempts it once more, after a correction that its refusal may offer.
    void begin(const engine::Action& action, std::function<void()> again);
    /// Says why not. Where only cards are wanting that nobody can see, it offers to take the players' word.
    void refuse(const engine::Refusal& refusal, std::optional<PlaceName> at);
    void say(Message message);
    /// Goes on with what waited for a correction to be written.
    void goOn();

    [[nodiscard]] Said& said() { return m_said; }
    [[nodiscard]] const Said& said() const { return m_said; }
    /// Nothing is said any more; false when nothing was.
    bool clear();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool canPlay();
    void offerCorrection(const engine::Refusal& refusal, Message& message);

    TableGameDesk& m_game;
    TablePast& m_past;
    Said m_said;
    struct Trial {
        engine::Action action;
        std::function<void()> again;
    };
    std::optional<Trial> m_trial;
    std::function<void()> m_afterCorrection;
    std::function<void()> m_again;
};

}  // namespace ui
