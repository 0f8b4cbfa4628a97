// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <algorithm>
#include <utility>
#include <vector>

#include "adjudicator/record/correction.h"

class QWidget;

namespace ui {

/// "12 acts as before, 2 dropped": what becomes of the acts from the corrected one on.
[[nodiscard]] QString whatBecomesText(int kept, int changed, int dropped, int fresh);
template <class Game>
[[nodiscard]] QString whatBecomes(const adjudicator::CorrectedOf<Game>& corrected) {
    using How = adjudicator::CorrectedHow;
    const auto count = [&](How how) {
        return static_cast<int>(
            std::ranges::count_if(corrected.line, [how](const auto& each) { return each.how == how; }));
    };
    return whatBecomesText(count(How::Kept), count(How::Changed), count(How::Dropped), count(How::New));
}

/// What the referee decides about acts that no longer fit after a correction: each is dropped, or stands as it was.
class ConflictChoices : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    void clear() { m_choices.clear(); }
    /// A box that asks about one act; `about` is its accessible name.
    [[nodiscard]] QWidget* box(const adjudicator::ActPlace& act, bool mayStand, const QString& about, QWidget* parent);
    /// Adds what was decided, in the order of the line as the plan wants it. What stands does so for the correction's
    /// own reason.
    template <class Game>
    void addTo(adjudicator::CorrectionAskedOf<Game>& asked, const adjudicator::LineOf<Game>& line) const {
        auto choices = m_choices;
        std::ranges::sort(choices, {}, [&](const Choice& each) { return line.indexOf(each.first); });
        for (const auto& [act, decision] : choices) {
            if (decision != Decision::None) {
                asked.wishes.push_back({act, decision == Decision::Drop, std::nullopt,
                                        decision == Decision::Stands ? asked.reason : std::string()});
            }
        }
    }

Q_SIGNALS:
    /// Told once the box that was used may go.
    void decided();

private:
    enum class Decision { None, Drop, Stands };
    using Choice = std::pair<adjudicator::ActPlace, Decision>;

    std::vector<Choice> m_choices;
};

}  // namespace ui
