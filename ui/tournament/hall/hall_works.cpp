// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/hall_works.h"

#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/verify/verdict_text.h"
#include "db/book.h"
#include "db/merge.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kWhole = 100;

/// Which of the books it was, and what is wrong with it.
QString troubleWith(const std::filesystem::path& file, const QString& what) {
    return QString::fromStdString(file.filename().string()) + QStringLiteral(": ") + what;
}

QString wrongWith(const db::BookError& error) {
    return said(adjudicator::sentence(error, language()));
}

/// All the books, then a look at every game: what a worker does with copies alone.
Collected collectInto(adjudicator::OpenBook& book, const db::GameId& tournament,
                      const std::vector<std::filesystem::path>& books, const SideWork::GoesOn& goesOn) {
    Collected collected;
    for (std::size_t i = 0; i < books.size(); ++i) {
        const auto done = static_cast<int>(i * kWhole / (books.size() + 1));
        db::OpenOptions stoppable;
        stoppable.goesOn = [&] { return goesOn(done); };
        if (!goesOn(done)) {
            break;
        }
        const auto source = db::Book::open(books[i], db::OpenMode::Foreign, stoppable);
        if (!source) {
            collected.troubles.push_back(troubleWith(books[i], wrongWith(source.error())));
            continue;
        }
        engine::Expected<db::MergeResult, db::BookError> merged = db::MergeResult();
        book.lend([&](db::Book& into, const db::BookThread::Between& between) {
            merged = db::mergeBook(into, *source, [&](std::size_t /*games*/, std::size_t /*all*/) {
                between();
                return goesOn(done);
            });
        });
        if (!merged || merged->stoppedBy) {
            collected.troubles.push_back(
                troubleWith(books[i], wrongWith(merged ? *merged->stoppedBy : merged.error())));
            continue;
        }
        ++collected.books;
        if (!merged->sourceWhole) {
            collected.troubles.push_back(
                troubleWith(books[i], HallWorks::tr("the file is damaged; games of it may be missing")));
        }
    }
    const auto reader = book.reader();
    const auto read = reader ? adjudicator::readGame<adjudicator::TournamentGame>(*reader, book.own(), tournament)
                             : engine::unexpected(reader.error());
    if (!read) {
        collected.troubles.push_back(sentence(read.error()));
        return collected;
    }
    if (auto games =
            adjudicator::gamesFor(*reader, read->line.position(), adjudicator::VerifiedGames(adjudicator::dataFolder()),
                                  read->line.keyInCharge())) {
        collected.games = std::move(*games);
    } else {
        collected.troubles.push_back(sentence(games.error()));
    }
    return collected;
}

}  // namespace

HallWorks::HallWorks(TournamentHall& hall) : m_hall(hall) {
    connect(&m_side, &SideWork::progressed, this, &HallWorks::progressed);
}

void HallWorks::start(Work work, SideWork::Job job) {
    if (!m_side.start([this, job = std::move(job)](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
            SideWork::Finish finish = job(goesOn);
            return [this, finish = std::move(finish)] {
                m_now = Work::None;
                if (finish) {
                    finish();
                }
                Q_EMIT ended();
            };
        })) {
        return;
    }
    m_now = work;
    m_hall.said().clear();
    Q_EMIT progressed(0);
}

void HallWorks::forgetAll() {
    cancel();
    m_plan.reset();
    m_collected = {};
}

void HallWorks::plan(const cup::PlanWish& wish) {
    if (!m_hall.hasTournament()) {
        return;
    }
    start(Work::Planning,
          [this, position = m_hall.position(), wish](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
              cup::PlanWish own = wish;
              own.progress = [&](double done) { return goesOn(static_cast<int>(done * kWhole)); };
              using Planned = engine::Expected<cup::Plan, cup::PlanProblem>;
              const bool isPreliminary = stageOf(position.settings, wish.round) == cup::Stage::Preliminary;
              auto made = std::make_shared<Planned>(isPreliminary ? planRounds(position, own)
                                                                  : planStage(position, wish.round, wish.seed));
              return [this, made, seen = position] {
                  if (*made && m_side.isStopped()) {
                      *made = engine::unexpected(cup::PlanProblem::Cancelled);
                  }
                  if (!*made) {
                      m_hall.said().refuse(said(adjudicator::sentence(made->error(), language())));
                      return;
                  }
                  if (!m_hall.hasTournament() || m_hall.position() != seen) {
                      m_hall.said().refuse(tr("The tournament went on meanwhile; the plan no longer fits."));
                      return;
                  }
                  m_plan = std::move(**made);
                  Q_EMIT changed();
                  Q_EMIT planned();
              };
          });
}

void HallWorks::dropPlan() {
    m_plan.reset();
    Q_EMIT changed();
}

void HallWorks::take(std::vector<adjudicator::GameFound> games) {
    m_collected.games = std::move(games);
    m_collected.books = 0;
    Q_EMIT changed();
}

void HallWorks::collect(std::vector<std::filesystem::path> books) {
    if (!m_hall.hasTournament()) {
        return;
    }
    start(Work::Collecting,
          [this, into = m_hall.book(), id = *m_hall.tournament(),
           books = std::move(books)](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
              auto collected = std::make_shared<Collected>(collectInto(*into, id, books, goesOn));
              return [this, id, collected, isLookAgain = books.empty()] {
                  if (m_hall.tournament() == id) {
                      // A book that was not read is not read by looking again either.
                      if (isLookAgain) {
                          collected->troubles.append(m_collected.troubles);
                          collected->troubles.removeDuplicates();
                      }
                      m_collected = std::move(*collected);
                      m_hall.list().read();
                      Q_EMIT changed();
                      Q_EMIT collectedAll();
                  }
              };
          });
}

void HallWorks::verify() {
    if (!m_hall.hasTournament()) {
        return;
    }
    start(Work::Verifying,
          [this, file = m_hall.book()->file(), id = *m_hall.tournament()](const SideWork::GoesOn&) -> SideWork::Finish {
              using Judged = engine::Expected<adjudicator::GameVerdict, db::BookError>;
              auto checked =
                  std::make_shared<Judged>(adjudicator::verdictOn(file, id, db::DeskMemory(adjudicator::dataFolder())));
              return [this, checked] {
                  if (!*checked) {
                      m_hall.said().refuse({.kind = Message::Kind::Refuse,
                                            .icon = Icon::Warning,
                                            .lead = tr("The record was not checked."),
                                            .text = sentence(checked->error()),
                                            .buttons = {{tr("Try again"), [this] { verify(); }}}});
                      return;
                  }
                  const adjudicator::VerdictWords words = adjudicator::wordsOf(**checked, language());
                  m_hall.said().tell((*checked)->isSound() ? Message::Kind::Guide : Message::Kind::Refuse,
                                     said(words.headline).toHtmlEscaped() + QLatin1Char('.'),
                                     said(words.reason).toHtmlEscaped());
                  Q_EMIT judged(words);
              };
          });
}

}  // namespace ui
