// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/tournament_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>
#include <functional>

#include "adjudicator/text/tournament_text.h"
#include "ui/text/language.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kSecondsOfMinute = 60;
/// Who gets a rank, or loses it, moves further than anybody.
constexpr int kEveryRank = 1000;

/// The context of these texts.
class TournamentWords {
    Q_DECLARE_TR_FUNCTIONS(ui::TournamentWords)

public:
    static QString rankMove(const QString& name, const cup::RankChange& change) {
        if (change.before && change.after) {
            return tr("%1: rank %2 → %3").arg(name).arg(*change.before).arg(*change.after);
        }
        return change.after ? tr("%1: now rank %2").arg(name).arg(*change.after) : tr("%1: no rank any more").arg(name);
    }
    static QString restsOn(const QString& rounds) {
        return tr("The seats of %1 rest on the old result. They stay as they are.").arg(rounds);
    }
    static QString askedAnew(int table) { return tr("Table %1: its result is to be entered again.").arg(table); }
    static QString protest(const adjudicator::TableProtest& protest) {
        const QString until = said(adjudicator::timeOfDayHere(protest.until));
        switch (protest.time.state) {
            case cup::Protest::Untimed:
                return tr("No time for a protest is named.");
            case cup::Protest::Unsigned:
                return tr("Not signed by all yet: a protest is possible.");
            case cup::Protest::Open:
                return tr("A protest is possible until %1 (%n more minute(s)).", nullptr,
                          (protest.time.secondsLeft + kSecondsOfMinute - 1) / kSecondsOfMinute)
                    .arg(until);
            case cup::Protest::Raised:
                return tr("There is a protest.");
            case cup::Protest::Over:
                return isOver(protest) ? tr("The time for a protest ended at %1.").arg(until)
                                       : tr("No protest any more: the result is official.");
        }
        return {};
    }
    static QString repeats(int before, int after) { return tr("Repeated opponents: %1 → %2").arg(before).arg(after); }
    static QString uneven(int before, int after) {
        return tr("Players with an uneven order of play: %1 → %2").arg(before).arg(after);
    }
    static QString sameTable(int before, int after) {
        return tr("Players at the same table again: %1 → %2").arg(before).arg(after);
    }
    static QString forbidden(int before, int after) { return tr("Forbidden pairs: %1 → %2").arg(before).arg(after); }
    static QString noOther() { return tr("no plan has fewer"); }
    static QString atLeast(int bound) { return tr("at best %1").arg(bound); }

    static QualityLine against(const QString& what, const cup::Against& against) {
        const bool isBest = against.count <= against.bound;
        return {what,
                isBest ? against.count == 0 ? QStringLiteral("0")
                                            : QStringLiteral("%1 (%2)").arg(against.count).arg(noOther())
                       : QStringLiteral("%1 (%2)").arg(against.count).arg(atLeast(against.bound)),
                isBest};
    }
    static std::vector<QualityLine> lines(const cup::SeatingQuality& quality) {
        std::vector<QualityLine> lines;
        lines.push_back(against(tr("Meetings of opponents who had met before"), quality.repeats));
        if (quality.repeats.count > 0) {
            lines.push_back({tr("The same pair meets at most"), tr("%n time(s)", nullptr, quality.mostMeetings),
                             quality.repeats.count <= quality.repeats.bound});
        }
        lines.push_back(against(tr("Players whose places in the order of play are uneven"), quality.uneven));
        lines.push_back(against(tr("Times at a table where one sat before"), quality.sameTable));
        const int forbidden = quality.forbiddenHard + quality.forbiddenSoft;
        lines.push_back({tr("Meetings that are forbidden"),
                         quality.forbiddenHard > 0
                             ? tr("%1, of them %2 strictly").arg(forbidden).arg(quality.forbiddenHard)
                             : QString::number(forbidden),
                         forbidden == 0});
        if (quality.threes.count > 0) {
            lines.push_back(against(tr("Tables of three"), quality.threes));
            lines.push_back(against(tr("Times again at a table of three"), quality.threeAgain));
        }
        if (quality.rounds > 1) {
            lines.push_back({tr("Players who meet too few through others"), QString::number(quality.indirectShort),
                             quality.indirectShort == 0});
        }
        return lines;
    }
};

}  // namespace

QString nameOf(const cup::Position& position, engine::PlayerId player) {
    const auto& all = position.table->players;
    return engine::index(player) < all.size() ? QString::fromStdString(all[engine::index(player)].name)
                                              : QStringLiteral("?");
}

QString numberedName(const cup::Position& position, engine::PlayerId player) {
    const auto& all = position.table->players;
    return engine::index(player) < all.size()
               ? QStringLiteral("%1 · %2").arg(QString::fromStdString(all[engine::index(player)].id),
                                               nameOf(position, player))
               : QStringLiteral("?");
}

QString namesOf(const cup::Position& position, const std::vector<engine::PlayerId>& players) {
    QStringList names;
    for (const engine::PlayerId player : players) {
        names.append(nameOf(position, player));
    }
    return names.join(QStringLiteral(", "));
}

QString roundWord(const cup::Settings& settings, int round) {
    return said(adjudicator::roundName(settings, round, language()));
}

QString stateWord(cup::ResultState state) {
    return said(adjudicator::wordFor(state, language()));
}

QString whyNot(const cup::Refusal& refusal, const cup::Position& position) {
    return capital(said(adjudicator::sentence(refusal, position, language()))) + QLatin1Char('.');
}

QString protestText(const adjudicator::TableProtest& protest) {
    return TournamentWords::protest(protest);
}

bool isOver(const adjudicator::TableProtest& protest) {
    return protest.time.state == cup::Protest::Over && protest.result != cup::ResultState::Official &&
           !protest.until.empty();
}

std::optional<cup::Fraction> amountIn(QString text) {
    text = text.simplified().replace(QLatin1Char(','), QLatin1Char('.'));
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    if (point < 0) {
        return cup::Fraction::fromText(text.toStdString());
    }
    const QString digits = text.mid(point + 1);
    constexpr qsizetype kMostDigits = 4;
    if (digits.isEmpty() || digits.size() > kMostDigits) {
        return std::nullopt;
    }
    const QString whole = text.left(point).isEmpty() ? QStringLiteral("0") : text.left(point);
    return cup::Fraction::fromText(
        (whole + digits + QStringLiteral("/1") + QString(digits.size(), QLatin1Char('0'))).toStdString());
}

QStringList consequenceLines(const adjudicator::Consequences& consequences, const cup::Position& position) {
    QStringList lines;
    for (const int table : consequences.tablesAsked) {
        lines.append(TournamentWords::askedAnew(table));
    }
    for (const cup::AwaySeat& away : consequences.away) {
        lines.append(said(adjudicator::sentence(away, position, language())));
    }
    QStringList rounds;
    for (const int round : consequences.roundsResting) {
        rounds.append(roundWord(position.settings, round));
    }
    if (!rounds.isEmpty()) {
        lines.append(TournamentWords::restsOn(rounds.join(QStringLiteral(", "))));
    }
    // Whom it moves furthest first: behind one who falls many others move by one.
    std::vector<cup::RankChange> ranks = consequences.ranks;
    std::ranges::stable_sort(ranks, std::ranges::greater(), [](const cup::RankChange& change) {
        return change.before && change.after ? std::abs(*change.after - *change.before) : kEveryRank;
    });
    for (const cup::RankChange& change : ranks) {
        lines.append(TournamentWords::rankMove(nameOf(position, change.player), change));
    }
    const cup::SeatingQuality& before = consequences.seatsBefore;
    const cup::SeatingQuality& after = consequences.seatsAfter;
    if (before.repeats.count != after.repeats.count) {
        lines.append(TournamentWords::repeats(before.repeats.count, after.repeats.count));
    }
    if (before.uneven.count != after.uneven.count) {
        lines.append(TournamentWords::uneven(before.uneven.count, after.uneven.count));
    }
    if (before.sameTable.count != after.sameTable.count) {
        lines.append(TournamentWords::sameTable(before.sameTable.count, after.sameTable.count));
    }
    const int forbiddenBefore = before.forbiddenHard + before.forbiddenSoft;
    const int forbiddenAfter = after.forbiddenHard + after.forbiddenSoft;
    if (forbiddenBefore != forbiddenAfter) {
        lines.append(TournamentWords::forbidden(forbiddenBefore, forbiddenAfter));
    }
    return lines;
}

std::vector<QualityLine> qualityLines(const cup::SeatingQuality& quality) {
    return TournamentWords::lines(quality);
}

RoundState stateOf(const cup::Round& round) {
    RoundState state;
    for (const cup::Pod& pod : round.pods) {
        state.tables += pod.seats.empty() ? 0 : 1;
        state.results += pod.result ? 1 : 0;
        state.disputed += pod.result && pod.result->state == cup::ResultState::Disputed ? 1 : 0;
        state.official += pod.result && pod.result->state == cup::ResultState::Official ? 1 : 0;
    }
    return state;
}

int roundOn(const cup::Position& position) {
    const auto seated = static_cast<int>(position.rounds.size());
    for (int round = seated; round > 0; --round) {
        const RoundState state = stateOf(position.rounds[static_cast<std::size_t>(round - 1)]);
        if (state.results > 0) {
            return state.results < state.tables ? round : qMin(round + 1, seated);
        }
    }
    return qMin(1, seated);
}

}  // namespace ui
