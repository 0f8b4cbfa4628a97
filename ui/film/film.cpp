// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <array>
#include <filesystem>

#include "adjudicator/text/say.h"
#include "ui/film/film_frame.h"

namespace ui {

namespace {

using adjudicator::FilmForm;
using engine::Language;

constexpr int kStartMs = 10'000;
/// How long ffmpeg may take for one picture, or for the end of the file.
constexpr int kPictureMs = 60'000;

ExportOutcome problem(const std::string& sentence) {
    return {false, QString::fromStdString(sentence)};
}

/// Pictures come in as raw RGB. A GIF has a palette for each of them, so that none waits for the last; an MP4 repeats
/// each at ten pictures a second, which every player shows.
QStringList argumentsFor(FilmForm form, const QString& file) {
    QStringList arguments{QStringLiteral("-loglevel"),
                          QStringLiteral("error"),
                          QStringLiteral("-nostdin"),
                          QStringLiteral("-y"),
                          QStringLiteral("-f"),
                          QStringLiteral("rawvideo"),
                          QStringLiteral("-pixel_format"),
                          QStringLiteral("rgb24"),
                          QStringLiteral("-video_size"),
                          QStringLiteral("%1x%2").arg(kFilmSize.width()).arg(kFilmSize.height()),
                          QStringLiteral("-framerate"),
                          QStringLiteral("2/3"),
                          QStringLiteral("-i"),
                          QStringLiteral("pipe:0")};
    if (form == FilmForm::Gif) {
        arguments << QStringLiteral("-filter_complex")
                  << QStringLiteral(
                         "scale=720:-1:flags=lanczos,split[a][b];[a]palettegen=stats_mode=single[p];"
                         "[b][p]paletteuse=new=1:dither=none")
                  << QStringLiteral("-f") << QStringLiteral("gif");
    } else {
        arguments << QStringLiteral("-vf") << QStringLiteral("fps=10,format=yuv420p") << QStringLiteral("-movflags")
                  << QStringLiteral("+faststart") << QStringLiteral("-f") << QStringLiteral("mp4");
    }
    return arguments << QStringLiteral("file:") + file;
}

/// The last line that ffmpeg says, or what befell it.
QString complaintOf(QProcess& ffmpeg) {
    const QStringList lines =
        QString::fromUtf8(ffmpeg.readAllStandardError()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return lines.isEmpty() ? ffmpeg.errorString() : lines.last().trimmed();
}

/// Gives it the picture and waits until it has taken it, so that none piles up.
bool takes(QProcess& ffmpeg, const QImage& frame) {
    for (int row = 0; row < frame.height(); ++row) {
        ffmpeg.write(reinterpret_cast<const char*>(frame.constScanLine(row)), qint64{3} * frame.width());
    }
    while (ffmpeg.bytesToWrite() > 0) {
        if (!ffmpeg.waitForBytesWritten(kPictureMs)) {
            return false;
        }
    }
    return true;
}

}  // namespace

ExportOutcome writeFilm(const adjudicator::Line& line, Language language, const adjudicator::Film& film,
                        const QString& file, const std::function<bool(int)>& goesOn) {
    const std::size_t acts = adjudicator::stepCount(line, film.stretch);
    if (acts == 0) {
        return problem(adjudicator::say(language, "no act that counts lies between these entries"));
    }
    if (acts > adjudicator::kMostFilmActs) {
        return problem(adjudicator::say(
            language, "{} acts are too many for a film, at most {}: choose a stretch with --from and --to", acts,
            adjudicator::kMostFilmActs));
    }
    const QString program = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    if (program.isEmpty()) {
        return problem(adjudicator::say(language, "the program ffmpeg is missing; install the package ffmpeg"));
    }
    const QString target = QFileInfo(file).absoluteFilePath();
    const QString fresh = target + QStringLiteral(".part");
    if (!QFile(fresh).open(QIODevice::WriteOnly)) {
        return problem(adjudicator::say(language, "cannot be written"));
    }
    QProcess ffmpeg;
    ffmpeg.setStandardOutputFile(QProcess::nullDevice());
    ffmpeg.start(program, argumentsFor(film.form, fresh));
    bool isFine = ffmpeg.waitForStarted(kStartMs);
    bool isStopped = false;
    std::size_t done = 0;
    constexpr std::size_t kAll = 100;
    if (isFine) {
        adjudicator::eachStep(line, film.stretch, [&](const adjudicator::Line& at, const adjudicator::LogLine& entry) {
            isStopped = goesOn && !goesOn(static_cast<int>(done++ * kAll / acts));
            isFine = isStopped || takes(ffmpeg, filmFrame(at, entry, language));
            return isFine && !isStopped;
        });
    }
    if (isStopped) {
        ffmpeg.kill();
    }
    ffmpeg.closeWriteChannel();
    const bool isOver = ffmpeg.state() == QProcess::NotRunning || ffmpeg.waitForFinished(kPictureMs);
    isFine = isFine && isOver && ffmpeg.exitStatus() == QProcess::NormalExit && ffmpeg.exitCode() == 0;
    if (isStopped || !isFine) {
        ffmpeg.kill();
        ffmpeg.waitForFinished(kStartMs);
        QFile::remove(fresh);
        return isStopped ? ExportOutcome{true, {}} : ExportOutcome{false, complaintOf(ffmpeg)};
    }
    std::error_code failed;
    std::filesystem::rename(fresh.toStdString(), target.toStdString(), failed);
    if (failed) {
        QFile::remove(fresh);
        return problem(adjudicator::say(language, "cannot be written"));
    }
    return {};
}

std::string writeFilmUnseen(const adjudicator::Line& line, Language language, const adjudicator::Film& film,
                            const std::string& file) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    std::array<char, 12> name{"adjudicator"};
    std::array<char*, 2> argv{name.data(), nullptr};
    const QApplication application(argc, argv.data());
    return writeFilm(line, language, film, QString::fromStdString(file)).problem.toStdString();
}

}  // namespace ui
