// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/print_panel.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/game_verdicts.h"
#include "adjudicator/tournament/protest_clock.h"
#include "ui/files/preferences.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_sheet.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/paper/paper_preview.h"

namespace ui {

namespace {

using adjudicator::Paper;

/// Papers in the order of the list; the sheets of all players are a choice of their own.
enum class Choice { Pairings, SeatSlips, ResultSlips, Standings, Sheet, AllSheets };

Paper paperOf(Choice choice) {
    switch (choice) {
        case Choice::Pairings:
            return Paper::Pairings;
        case Choice::SeatSlips:
            return Paper::SeatSlips;
        case Choice::ResultSlips:
            return Paper::ResultSlips;
        case Choice::Standings:
            return Paper::Standings;
        case Choice::Sheet:
        case Choice::AllSheets:
            break;
    }
    return Paper::PlayerSheet;
}

}  // namespace

PrintPanel::PrintPanel(TournamentHall& hall, QWidget* parent)
    : InlinePanel(tr("Print and export"), parent), m_hall(hall) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 8, {14, 2, 14, 12});
    layout->addWidget(makeChoices(body));
    m_preview = new PaperPreview(body);
    layout->addWidget(m_preview, 1);
    auto* turning = new QHBoxLayout;
    const auto turn = [&](Icon picture, const QString& name, int by) {
        auto* button =
            kit::press({}, body, {.kind = "small", .spoken = name, .tip = name}, this, [this, by] { turnPage(by); });
        button->setIcon(QIcon(drawn(picture, colours().text, 16, devicePixelRatioF())));
        return button;
    };
    m_page = kit::label({}, body, {.align = Qt::AlignCenter});
    kit::fill(*turning,
              {turn(Icon::Previous, tr("Page before"), -1), {m_page, 1}, turn(Icon::Next, tr("Next page"), 1)});
    layout->addLayout(turning);
    m_said = kit::label({}, body, {.name = "printSaid", .wraps = true});
    m_said->hide();
    layout->addWidget(m_said);
    auto* last = new QHBoxLayout;
    m_bar = kit::dressed(new QProgressBar(body), {.spoken = tr("How much is written")});
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->hide();
    m_stop = kit::press(tr("Stop"), body, {}, &m_out, &PaperOut::cancel);
    m_stop->hide();
    m_go = kit::press({}, body, {.name = "printGo", .kind = "next"}, this, &PrintPanel::send);
    kit::fill(*last, {{m_bar, 1}, m_stop, {m_go, 1}});
    layout->addLayout(last);
    setBody(body);
    connect(&m_out, &PaperOut::printersKnown, this, &PrintPanel::fillPrinters);
    connect(&m_out, &PaperOut::progressed, this, [this](int percent) { m_bar->setValue(percent); });
    connect(&m_out, &PaperOut::written, this,
            [this](const QString& file) { say(tr("✓ Written: %1").arg(QFileInfo(file).fileName()), "good"); });
    connect(&m_out, &PaperOut::printed, this,
            [this](const QString& printer) { say(tr("✓ Handed to the printer %1").arg(printer), "good"); });
    connect(&m_out, &PaperOut::failed, this, [this](const QString& where, const QString& why) {
        const QString name = QFileInfo(where).fileName();
        say(why.isEmpty() ? tr("Stopped.") : tr("%1: %2").arg(name, why), why.isEmpty() ? "warn" : "bad");
    });
    connect(&m_hall, &TournamentHall::changed, this, [this] {
        if (isVisible()) {
            fill();
        }
    });
}

QWidget* PrintPanel::makeChoices(QWidget* parent) {
    auto* choices = new QWidget(parent);
    auto* form = kit::form(choices);
    const auto combo = [&](const QString& name, const char* object) {
        auto* box = kit::dressed(new QComboBox(choices), {.name = object, .spoken = name});
        // Long names of printers and tournaments do not widen the panel.
        kit::narrow(*box, 12);
        form->addRow(name, box);
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPanel::refresh);
        return box;
    };
    m_paper = combo(tr("What"), "printPaper");
    m_round = combo(tr("Round"), "printRound");
    m_language = combo(tr("Language"), "printLanguage");
    m_target = combo(tr("Where to"), "printTarget");
    const QSignalBlocker quietPaper(m_paper);
    const QSignalBlocker quietLanguage(m_language);
    for (const QString& name : {tr("Pairings"), tr("Seat slips"), tr("Result slips"), tr("Standings"),
                                tr("Sheet of the chosen player"), tr("Sheets of all players")}) {
        m_paper->addItem(name);
    }
    m_paper->setCurrentIndex(static_cast<int>(Choice::Standings));
    for (const engine::LanguageInfo& each : engine::languages()) {
        m_language->addItem(said(std::string(each.name)), static_cast<int>(each.language));
    }
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(language())));
    m_about = kit::note({}, choices);
    form->addRow(m_about);
    fillPrinters();
    return choices;
}

const TournamentHall::Position& PrintPanel::position() const {
    return m_position ? *m_position : m_hall.position();
}

adjudicator::TournamentStamp PrintPanel::stamp() const {
    return m_position ? m_stamp : m_hall.stamp();
}

void PrintPanel::setState(std::optional<TournamentHall::Position> position, const adjudicator::TournamentStamp& stamp) {
    m_position = std::move(position);
    m_stamp = stamp;
    if (isVisible()) {
        fill();
    }
}

void PrintPanel::open(Paper paper, std::optional<int> round, std::optional<engine::PlayerId> player) {
    m_player = player;
    const QSignalBlocker quiet(m_paper);
    switch (paper) {
        case Paper::Pairings:
            m_paper->setCurrentIndex(static_cast<int>(Choice::Pairings));
            break;
        case Paper::SeatSlips:
            m_paper->setCurrentIndex(static_cast<int>(Choice::SeatSlips));
            break;
        case Paper::ResultSlips:
            m_paper->setCurrentIndex(static_cast<int>(Choice::ResultSlips));
            break;
        case Paper::Standings:
            m_paper->setCurrentIndex(static_cast<int>(Choice::Standings));
            break;
        case Paper::PlayerSheet:
            m_paper->setCurrentIndex(static_cast<int>(player ? Choice::Sheet : Choice::AllSheets));
            break;
    }
    m_said->hide();
    setVisible(true);
    fill();
    if (round) {
        m_round->setCurrentIndex(m_round->findData(*round));
    }
}

void PrintPanel::showEvent(QShowEvent* event) {
    InlinePanel::showEvent(event);
    fill();
    if (m_out.printers().isEmpty()) {
        m_out.askForPrinters();
    }
}

/// The rounds that are seated; what was chosen stays.
void PrintPanel::fill() {
    if (!m_hall.hasTournament()) {
        m_preview->show(std::nullopt);
        return;
    }
    const int chosen = m_round->currentIndex() < 0 ? 0 : m_round->currentData().toInt();
    {
        const QSignalBlocker quiet(m_round);
        m_round->clear();
        const auto count = static_cast<int>(position().rounds.size());
        for (int round = 1; round <= count; ++round) {
            m_round->addItem(said(adjudicator::roundName(position().settings, round, language())), round);
        }
        const int found = m_round->findData(chosen);
        m_round->setCurrentIndex(found >= 0 ? found : m_round->findData(roundOn(position())));
    }
    refresh();
}

std::optional<adjudicator::PaperWish> PrintPanel::wish() const {
    if (!m_hall.hasTournament()) {
        return std::nullopt;
    }
    const auto choice = static_cast<Choice>(m_paper->currentIndex());
    adjudicator::PaperWish wish;
    wish.paper = paperOf(choice);
    wish.language = static_cast<engine::Language>(m_language->currentData().toInt());
    wish.round = m_round->currentData().toInt();
    const std::size_t players = position().table->players.size();
    if (choice == Choice::Sheet) {
        wish.player = m_player;
        return m_player && engine::index(*m_player) < players ? std::optional(wish) : std::nullopt;
    }
    const bool needsRound = choice == Choice::Pairings || choice == Choice::ResultSlips || choice == Choice::SeatSlips;
    const bool isThere = needsRound ? position().round(wish.round) != nullptr : players > 0;
    if (isThere && wish.paper == adjudicator::Paper::ResultSlips) {
        wish.phones = m_hall.phones();
        wish.verdicts = verdictsOf(wish);
        // A state that is looked back to has no times of its own.
        if (!m_position) {
            wish.protestUntil = adjudicator::protestsUntil(m_hall.line(), wish.round);
        }
    }
    return isThere ? std::optional(wish) : std::nullopt;
}

/// The records of a round's games are looked at once for each state of the tournament.
const adjudicator::GameVerdicts& PrintPanel::verdictsOf(const adjudicator::PaperWish& wish) const {
    const JudgedRound now{stamp().id, stamp().head, wish.round, wish.language, {}};
    const bool isKnown = m_judged.tournament == now.tournament && m_judged.head == now.head &&
                         m_judged.round == now.round && m_judged.language == now.language;
    if (!isKnown) {
        m_judged = now;
        if (const auto book = m_hall.book()->reader()) {
            m_judged.verdicts =
                adjudicator::gameVerdicts(*book, position(), wish.round, m_hall.book()->own().memory(), wish.language);
        }
    }
    return m_judged.verdicts;
}

void PrintPanel::refresh() {
    if (m_preview == nullptr) {
        return;
    }
    auto shown = wish();
    const auto choice = static_cast<Choice>(m_paper->currentIndex());
    m_round->setEnabled(choice == Choice::Pairings || choice == Choice::ResultSlips);
    m_about->setText(shown                     ? QString()
                     : choice == Choice::Sheet ? tr("Choose a player in the standings first.")
                                               : tr("Nothing is seated yet."));
    m_about->setVisible(!shown);
    m_go->setEnabled(shown.has_value() && !m_out.isBusy());
    m_go->setText(m_target->currentData().toString().isEmpty() ? tr("Write…") : tr("Print"));
    if (!shown) {
        m_preview->show(std::nullopt);
        turnPage(0);
        return;
    }
    // Of everybody's sheets the first one shows how they look.
    if (choice == Choice::AllSheets) {
        const auto& rows = m_position ? standings(*m_position).rows : m_hall.standings().rows;
        shown->player = rows.front().player;
    }
    m_preview->show(paper::contentOf(position(), stamp(), *shown));
    turnPage(0);
}

void PrintPanel::turnPage(int by) {
    m_preview->setPage(m_preview->page() + by);
    m_page->setText(m_preview->pages() == 0 ? QString()
                                            : tr("Page %1 of %2").arg(m_preview->page() + 1).arg(m_preview->pages()));
}

/// A file first: where there is no printer it is all there is.
void PrintPanel::fillPrinters() {
    const QString chosen = m_target->currentData().toString();
    const int at = m_target->currentIndex();
    const QSignalBlocker quiet(m_target);
    m_target->clear();
    m_target->addItem(tr("PDF file"), QString());
    m_target->addItem(tr("Web page"), QString());
    for (const QString& printer : m_out.printers()) {
        m_target->addItem(printer, printer);
    }
    if (m_out.printers().isEmpty()) {
        // Said, so that nobody looks for it; it cannot be chosen.
        m_target->addItem(tr("No printer is set up"));
        if (auto* items = qobject_cast<QStandardItemModel*>(m_target->model())) {
            items->item(m_target->count() - 1)->setEnabled(false);
        }
    }
    m_target->setCurrentIndex(qMax(0, chosen.isEmpty() ? at : m_target->findData(chosen)));
    refresh();
}

void PrintPanel::send() {
    const auto wanted = wish();
    if (!wanted || m_out.isBusy()) {
        return;
    }
    const QString printer = m_target->currentData().toString();
    if (printer.isEmpty()) {
        askForFile(m_target->currentIndex() == 1 ? ".html" : ".pdf");
        return;
    }
    m_said->hide();
    m_out.print(paper::contentOf(position(), stamp(), *wanted), printer);
    m_bar->setValue(0);
    m_bar->show();
    m_stop->show();
    m_go->setEnabled(false);
}

void PrintPanel::askForFile(const char* suffix) {
    const auto wanted = wish();
    const bool isPage = QLatin1String(suffix) == QLatin1String(".html");
    QString name = said(adjudicator::paperTitle(position().settings, *wanted));
    name.replace(QStringLiteral(" – "), QStringLiteral("-")).replace(QLatin1Char(' '), QLatin1Char('-'));
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Write to a file"), QDir(preferences::outFolder()).filePath(name + QString::fromLatin1(suffix)),
        isPage ? tr("Pages (*.html)") : tr("PDF files (*.pdf)"));
    if (!file.isEmpty()) {
        preferences::setOutFolder(QFileInfo(file).absolutePath());
        writeTo(file);
    }
}

void PrintPanel::writeTo(const QString& file) {
    const auto wanted = wish();
    if (!wanted || m_out.isBusy()) {
        return;
    }
    m_said->hide();
    if (file.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)) {
        const QString problem = writeWholeFile(file, adjudicator::paperHtml(position(), stamp(), *wanted));
        const QString name = QFileInfo(file).fileName();
        say(problem.isEmpty() ? tr("✓ Written: %1").arg(name) : tr("%1: %2").arg(name, problem),
            problem.isEmpty() ? "good" : "bad");
        return;
    }
    m_out.writePdf(paper::contentOf(position(), stamp(), *wanted), file);
    m_bar->setValue(0);
    m_bar->show();
    m_stop->show();
    m_go->setEnabled(false);
}

void PrintPanel::say(const QString& text, const char* kind) {
    m_bar->hide();
    m_stop->hide();
    m_go->setEnabled(wish().has_value());
    m_said->setText(text);
    wearKind(*m_said, kind);
    m_said->show();
    Q_EMIT done(text);
}

}  // namespace ui
