// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ui/acts/acts.h"
#include "ui/desk/attempt.h"
#include "ui/desk/lifted_army.h"
#include "ui/desk/march.h"
#include "ui/desk/nuke_preview.h"
#include "ui/desk/place_codes.h"
#include "ui/draft/brush.h"

namespace ui {

/// Asked for by the game itself: there is no way out of it.
[[nodiscard]] bool isAskedFor(Act act);

/// The act that is being said at the table: chosen, led over its places and answers, attempted once it is whole. Or no
/// act but corrections: then pieces are set and taken away without asking the rules.
class Saying : public QObject {
    Q_OBJECT

public:
    /// Must outlive it.
    explicit Saying(Attempt& attempt);

    /// Empty while none is being said.
    [[nodiscard]] std::optional<Act> act() const;
    /// Leads to it; null while none is.
    [[nodiscard]] const ActChooser* chooser() const { return m_chooser ? &*m_chooser : nullptr; }
    /// Everything that is allowed now.
    [[nodiscard]] const engine::LegalActs& legal() const { return m_legal; }
    [[nodiscard]] bool has(Act act) const { return isOffered(act, m_legal); }
    /// The acts whose buttons can be pressed.
    [[nodiscard]] std::set<Act> openActs() const;
    /// The panel that belongs to what is being said or is due.
    [[nodiscard]] Guide guide() const;
    /// On a 7: whose hand nobody knows, to be asked how many cards it has, until the referee goes on without.
    [[nodiscard]] std::vector<engine::PlayerId> handsToAsk() const;

    /// What kind of place comes next.
    [[nodiscard]] Wanted wanted() const;
    [[nodiscard]] std::vector<engine::Place> nextPlaces() const;
    [[nodiscard]] const March& march() const { return m_march; }
    /// The army that is moved is led corner by corner.
    [[nodiscard]] bool choosesWay() const;
    [[nodiscard]] const std::optional<NukePreview>& preview() const { return m_preview; }

    /// The letters of a place that were pressed so far, while more are to come.
    [[nodiscard]] QString codeBegun() const { return m_code.letters(nextPlaces()); }
    void beginCode(const QString& letters);

    void choose(Act act);
    /// Takes an answer to the chooser's question.
    void answer(const Answer& answer);
    void takePlace(const PlaceName& place);
    /// No place of the board has this name, or more than one has.
    void sayUnknown(const QString& typed);
    /// Enter: the only place, the end of the way, or the fixed preview.
    void confirm();
    void hover(const PlaceName& place);
    /// An army may be taken up there: until it is put down, or Esc leaves it, the places are those where it may go.
    void lift(const PlaceName& from);
    [[nodiscard]] const std::optional<LiftedArmy>& lifted() const { return m_lifted; }
    void drag(const PlaceName& from, const PlaceName& to);
    void setMarch(March march);
    /// The army goes the way that was chosen.
    void setOut();
    /// The play goes on without asking for hands that nobody knows, until the robber has moved.
    void askNoHands();
    /// The trade that is being said, as it is counted so far; empty while none is, or nothing was counted yet.
    [[nodiscard]] std::optional<engine::Trade> counted() const;
    void count(const engine::Trade& trade);
    /// A hand is not what is known of it.
    void doubtHand(engine::PlayerId player) { Q_EMIT handDoubted(player); }

    [[nodiscard]] bool correcting() const { return m_correcting; }
    void setCorrecting(bool on);
    void correct(const Brush& brush, const PlaceName& place, const std::string& owner);

    /// False when there was none.
    bool dropPreview();
    /// Leaves the act, or the corrections, by one step; false when there was nothing to leave.
    bool stepBack();
    /// What is legal is another: nothing is being said any more but what is due.
    void renew();
    /// Another game is open, or (`isSame`) this one has grown from elsewhere.
    void beginAnew(bool isSame);

Q_SIGNALS:
    void changed();
    /// A place was chosen while a trade is being said, or the referee enters.
    void placePointed(const engine::Place& place);
    /// The cards of this hand are to be entered.
    void handDoubted(engine::PlayerId player);

private:
    [[nodiscard]] const engine::Position& position() const { return m_attempt.game().position(); }
    [[nodiscard]] bool isDeclared() const;
    /// Where the army stands that is being moved.
    [[nodiscard]] engine::CornerId marchingFrom() const;
    void finishOrAsk();
    void lookAt(const PlaceName& name, const engine::Place& place);
    void previewFire(engine::CornerId from, engine::HexId hex, bool fixed);
    void stepTo(const engine::Place& place);
    /// False when no army is lifted.
    bool leaveLifted();
    /// What was lifted stands where it stood, or Esc had left it; false when there was none.
    bool putBack();
    bool stepBackInAct();
    bool emptyTrade();

    Attempt& m_attempt;
    engine::LegalActs m_legal;
    std::optional<ActChooser> m_chooser;
    March m_march;
    BegunCode m_code;
    std::optional<NukePreview> m_preview;
    std::optional<LiftedArmy> m_lifted;
    /// The army that was taken up last was left again: putting it down means nothing.
    bool m_liftLeft = false;
    std::optional<engine::Trade> m_trade;
    bool m_correcting = false;
    bool m_asksNoHands = false;
};

}  // namespace ui
