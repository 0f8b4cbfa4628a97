// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/undo_panel.h"

#include "ui/kit/kit.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

constexpr std::size_t kMostListed = 6;

/// The acts that leave the line with this entry, oldest first; of a correction those that it placed.
std::vector<adjudicator::LineAct> actsFrom(const adjudicator::Line& line, std::uint64_t entry) {
    std::vector<adjudicator::LineAct> acts;
    const auto first = line.indexOf({entry, std::nullopt});
    for (std::size_t i = 0; i < line.acts().size(); ++i) {
        const adjudicator::LineAct& act = line.acts()[i];
        if (first ? i >= *first : act.now.entry >= entry) {
            acts.push_back(act);
        }
    }
    return acts;
}

}  // namespace

UndoPanel::UndoPanel(TableDesk& desk, QWidget* parent) : InlinePanel(tr("Undo to here"), parent), m_desk(desk) {
    hide();
}

bool UndoPanel::ask(std::uint64_t entry) {
    const adjudicator::Line& line = m_desk.table().line();
    if (!line.canUndoTo({entry, std::nullopt}) || m_desk.table().declared()) {
        hide();
        return false;
    }
    m_entry = entry;
    const auto acts = actsFrom(line, entry);
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 4, {14, 2, 14, 10});
    const auto say = [&](const QString& text, const char* kind) {
        layout->addWidget(kit::label(text, body, {.kind = kind, .wraps = true}));
    };
    const bool isCorrection = !line.indexOf({entry, std::nullopt}).has_value();
    const int count = static_cast<int>(acts.size());
    if (isCorrection) {
        say(tr("The correction of entry %1 no longer counts; what it replaced counts again.").arg(entry), "");
    } else {
        say(tr("%n act(s) no longer count:", nullptr, count), "");
        const engine::Position& position = m_desk.position();
        for (std::size_t i = 0; i < acts.size() && i < kMostListed; ++i) {
            const adjudicator::LogLine& at = line.log()[acts[i].origin.entry];
            const QString text =
                acts[i].now.item ? sentence(line.actAt(acts[i].now).action, position) : sentence(at, position);
            say(QStringLiteral("%1  %2").arg(acts[i].origin.entry).arg(text), "");
        }
        if (acts.size() > kMostListed) {
            say(tr("… and %n more", nullptr, count - static_cast<int>(kMostListed)), "dim");
        }
    }
    say(tr("Nothing is deleted: Ctrl+Shift+Z puts it back, and dice stay thrown."), "dim");
    auto* go = kit::pressLater(
        isCorrection ? tr("Take the correction back   [Enter]") : tr("Take back %n act(s)   [Enter]", nullptr, count),
        body, {.name = "undoConfirm", .kind = "next"}, this, &UndoPanel::confirm);
    layout->addWidget(go);
    setBody(body);
    show();
    return true;
}

void UndoPanel::confirm() {
    if (!isHidden() && m_entry) {
        const std::uint64_t entry = *m_entry;
        hide();
        // Said in full before, it is no act by mistake.
        m_desk.past().backToNow();
        m_desk.undoTo(entry);
    }
}

}  // namespace ui
