// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/entry_details.h"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QListView>
#include <algorithm>

#include "tests/ui/fit.h"
#include "tests/ui/past_game.h"
#include "ui/record/log_turns.h"
#include "ui/record/record_panel.h"
#include "ui/rules/clause_tag.h"

TEST_CASE("what follows from many clauses keeps the width of the details for its sentence", "[ui][record]") {
    test::Past past;
    ui::RecordPanel panel(past.game.desk, nullptr);
    panel.resize(300, 900);
    panel.show();
    const QModelIndex round = panel.turns().showEntry(past.round);
    panel.findChild<QListView*>()->setCurrentIndex(round);
    test::settleLayout();

    const auto* page = panel.findChild<ui::EntryDetails*>()->widget();
    REQUIRE(page != nullptr);
    const auto& events = past.game.desk.table().log()[past.round].act()->events;
    REQUIRE(std::ranges::any_of(events, [](const engine::Event& event) { return event.clauses.size() > 2; }));
    const auto tags = page->findChildren<ui::ClauseTag*>();
    CHECK(tags.size() > 2);
    for (const ui::ClauseTag* tag : tags) {
        CAPTURE(tag->text().toStdString());
        CHECK(page->rect().contains(QRect(tag->mapTo(page, QPoint(0, 0)), tag->size())));
    }
    int sentences = 0;
    for (const QLabel* label : page->findChildren<QLabel*>()) {
        if (label->wordWrap()) {
            CAPTURE(label->text().toStdString());
            CHECK(label->width() > page->width() / 2);
            CHECK(label->height() >= label->heightForWidth(label->width()));
            ++sentences;
        }
    }
    CHECK(sentences > 0);
}
