// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/combat/combat_form.h"
#include "ui/combat/settle_answer.h"
#include "ui/combat/settle_ruling.h"
#include "ui/desk/table_desk.h"
#include "ui/kit/page.h"

namespace ui {

class SideArea;
class TwoParties;

/// Two players dispute a combat that nobody recorded: what both say is typed at the left, what the rules say stands in
/// the middle while it is typed, the referee's ruling is given at the right and recorded.
class SettlePage : public Page {
    Q_OBJECT

public:
    SettlePage(TableDesk& desk, QWidget* parent);

    /// A combat to be settled: the keyboard goes to the attacking army.
    void begin();
    /// What was typed, to survive a change of language or look.
    struct Shown {
        CombatTyped combat;
        engine::PlayerSetup attacker;
        engine::PlayerSetup defender;
    };
    [[nodiscard]] Shown shown() const;
    void restore(const Shown& shown);
    void enter() override;
    bool explain() override;

    /// Records the ruling, or says what is missing.
    void record();

    [[nodiscard]] CombatForm& form() { return *m_form; }
    [[nodiscard]] const SettleAnswer& answer() const { return *m_answer; }
    [[nodiscard]] SettleRuling& ruling() { return *m_ruling; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// For which table the fields are: the game, and whether the ruling is to be its entry.
    struct Basis {
        std::optional<db::GameId> game;
        bool alone = true;
        bool operator==(const Basis&) const = default;
    };
    enum class Stage { Typing, Writing, Written };

    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QWidget* makeRight();
    void clear();
    void takeTable();
    void renew();
    void offerPlayers();
    void enter(Stage stage);
    [[nodiscard]] SettleParties parties() const;
    [[nodiscard]] adjudicator::RulingGiven given() const;
    /// What keeps it from being recorded, with the keyboard where it is missing; empty when nothing does.
    [[nodiscard]] QString missing(const adjudicator::RulingGiven& ruling);

    TableDesk& m_desk;
    TwoParties* m_parties = nullptr;
    CombatForm* m_form = nullptr;
    SettleAnswer* m_answer = nullptr;
    SettleRuling* m_ruling = nullptr;
    SideArea* m_left = nullptr;
    SideArea* m_right = nullptr;
    TypedJudged m_judged;
    std::optional<Basis> m_basis;
    Stage m_stage = Stage::Typing;
};

}  // namespace ui
