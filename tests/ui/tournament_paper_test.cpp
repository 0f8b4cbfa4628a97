// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/paper_pages.h"

#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

#include "engine/tournament/text_limits.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/tournament/paper/paper_out.h"
#include "ui/tournament/paper/paper_preview.h"
#include "ui/tournament/paper/print_panel.h"

using adjudicator::Paper;
using adjudicator::PaperWish;
using test::Cup;
using test::waitFor;
using ui::paper::kMm;

namespace {

constexpr QSizeF kPrintable(186 * kMm, 273 * kMm);

std::vector<ui::paper::PaperPage> pagesFor(const Cup& cup, Paper paper, engine::Language language,
                                           std::optional<engine::PlayerId> player = {}) {
    const PaperWish wish{paper, static_cast<int>(cup.hall.position().rounds.size()), player, language};
    return ui::paper::pagesOf(ui::paper::contentOf(cup.hall.position(), cup.hall.stamp(), wish), kPrintable);
}

/// Every part lies on its page, and no part on another but the parts of head and foot.
void checkPages(const std::vector<ui::paper::PaperPage>& pages) {
    const QRectF sheet(QPointF(), kPrintable);
    for (const auto& page : pages) {
        CHECK_FALSE(page.parts.empty());
        for (std::size_t i = 0; i < page.parts.size(); ++i) {
            const QRectF& box = page.parts[i].first;
            CHECK(sheet.adjusted(-1, -1, 1, 1).contains(box));
            for (std::size_t j = 0; j < i; ++j) {
                CHECK_FALSE(page.parts[j].first.adjusted(2, 2, -2, -2).intersects(box.adjusted(2, 2, -2, -2)));
            }
        }
    }
}

/// The page at 100 dots an inch, with two millimetres of margin around it.
constexpr int kMarginPixels = 8;
QImage pictureOf(const ui::paper::PaperPage& page) {
    constexpr qreal kScale = 0.1;
    QImage image((kPrintable * kScale).toSize() + QSize(2 * kMarginPixels, 2 * kMarginPixels), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kMarginPixels, kMarginPixels);
    painter.scale(kScale, kScale);
    page.paint(painter);
    return image;
}

bool hasInkAt(const QImage& image, int x) {
    for (int y = 0; y < image.height(); ++y) {
        if (image.pixelColor(x, y).lightness() < 200) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("a result slip has its table's address for phones, and the room of the others", "[ui][tournament][phones]") {
    const Cup cup(8, 3, 1);
    PaperWish wish{Paper::ResultSlips, 1, {}, engine::Language::German};
    const auto pagesOf = [&] {
        return ui::paper::pagesOf(ui::paper::contentOf(cup.hall.position(), cup.hall.stamp(), wish), kPrintable);
    };
    const auto plain = pagesOf();
    wish.phones = "http://192.168.1.5:8080/?t=";
    const auto content = ui::paper::contentOf(cup.hall.position(), cup.hall.stamp(), wish);
    const auto& slips = std::get<std::vector<adjudicator::ResultSlip>>(content.facts);
    REQUIRE(slips.size() == 2);
    CHECK(slips[1].phones == "http://192.168.1.5:8080/?t=2");
    const auto pages = pagesOf();
    checkPages(pages);
    REQUIRE(pages.size() == plain.size());
    for (std::size_t i = 0; i < pages[0].parts.size(); ++i) {
        CHECK(pages[0].parts[i].first == plain[0].parts[i].first);
    }
    CHECK(pictureOf(pages[0]) != pictureOf(plain[0]));
    const std::string html = adjudicator::paperHtml(cup.hall.position(), cup.hall.stamp(), wish);
    CHECK(html.find("?t=2") != std::string::npos);
}

TEST_CASE("every paper of 12 and of 200 players is set whole in both languages", "[ui][tournament][paper]") {
    const std::size_t players = GENERATE(12, 200);
    Cup cup(players, 3, 3, players == 12 ? cup::System::A : cup::System::B, true);
    cup.playRound(1);
    cup.playRound(2);
    for (const engine::Language language : {engine::Language::English, engine::Language::German}) {
        for (const Paper paper : {Paper::Pairings, Paper::SeatSlips, Paper::ResultSlips, Paper::Standings}) {
            const auto pages = pagesFor(cup, paper, language);
            INFO(static_cast<int>(paper) << " of " << players);
            CHECK(pages.size() < 25);
            checkPages(pages);
        }
        const auto sheet = pagesFor(cup, Paper::PlayerSheet, language, engine::PlayerId(3));
        CHECK(sheet.size() == 1);
        checkPages(sheet);
    }
    // A page for each player.
    CHECK(pagesFor(cup, Paper::PlayerSheet, engine::Language::German).size() == players);
    // Four slips a page, none parted.
    CHECK(pagesFor(cup, Paper::ResultSlips, engine::Language::German).size() == (players / 4 + 3) / 4);
    if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
        const QDir folder(qEnvironmentVariable("ADJ_SHOTS"));
        int shot = 0;
        for (const engine::Language language : {engine::Language::English, engine::Language::German}) {
            for (const Paper paper :
                 {Paper::Pairings, Paper::SeatSlips, Paper::ResultSlips, Paper::Standings, Paper::PlayerSheet}) {
                const PaperWish wish{paper, 3, {}, language};
                (void)ui::writePaperPdf(ui::paper::contentOf(cup.hall.position(), cup.hall.stamp(), wish),
                                        folder.filePath(QStringLiteral("paper-%1-%2.pdf").arg(players).arg(++shot)),
                                        [](int) { return true; });
            }
        }
    }
}

TEST_CASE("a name as long as names may be is set smaller, never over the edge", "[ui][tournament][paper]") {
    Cup cup(4, 2);
    const std::string longest(engine::tournament::kMostName, 'W');
    cup.play(cup::EditPlayer{engine::PlayerId(0), longest, longest});
    cup::SeatRound seat;
    seat.tables = {{engine::PlayerId(0), engine::PlayerId(1), engine::PlayerId(2), engine::PlayerId(3)}};
    cup.play(seat);
    cup.playRound(1);
    for (const Paper paper :
         {Paper::Pairings, Paper::SeatSlips, Paper::ResultSlips, Paper::Standings, Paper::PlayerSheet}) {
        const auto pages = pagesFor(cup, paper, engine::Language::German);
        checkPages(pages);
        for (const auto& page : pages) {
            const QImage image = pictureOf(page);
            // The page is not empty, and what cannot be printed on stays white.
            CHECK(hasInkAt(image, image.width() / 4));
            CHECK_FALSE(hasInkAt(image, kMarginPixels / 2));
            CHECK_FALSE(hasInkAt(image, image.width() - kMarginPixels / 2));
        }
    }
}

TEST_CASE("a paper goes to a PDF file, a web page, or nowhere when it is stopped", "[ui][tournament][paper]") {
    Cup cup(12, 3, 1);
    ui::PrintPanel panel(cup.hall, nullptr);
    panel.open(Paper::ResultSlips, 1, {});
    REQUIRE(panel.wish());
    CHECK(panel.preview().pages() == 1);
    QString said;
    QObject::connect(&panel, &ui::PrintPanel::done, [&](const QString& text) { said = text; });
    const QString pdf = QString::fromStdString(cup.path("slips.pdf"));
    panel.writeTo(pdf);
    REQUIRE(waitFor([&] { return !said.isEmpty(); }));
    CHECK(said.contains(QStringLiteral("slips.pdf")));
    QFile written(pdf);
    REQUIRE(written.open(QIODevice::ReadOnly));
    CHECK(written.read(5) == QByteArray("%PDF-"));
    said.clear();
    panel.writeTo(QString::fromStdString(cup.path("slips.html")));
    CHECK(said.contains(QStringLiteral("slips.html")));
    said.clear();
    panel.writeTo(QString::fromStdString(cup.path("gone/slips.pdf")));
    REQUIRE(waitFor([&] { return !said.isEmpty(); }));
    INFO(said.toStdString());
    CHECK(said.startsWith(QStringLiteral("slips.pdf: ")));
    // Stopped: the file is not there.
    const PaperWish wish{Paper::Standings, 1, {}, engine::Language::English};
    const QString stopped = QString::fromStdString(cup.path("stopped.pdf"));
    const auto outcome = ui::writePaperPdf(ui::paper::contentOf(cup.hall.position(), cup.hall.stamp(), wish), stopped,
                                           [](int) { return false; });
    CHECK(outcome.isStopped);
    CHECK_FALSE(QFile::exists(stopped));
    panel.open(Paper::PlayerSheet, {}, engine::PlayerId(2));
    REQUIRE(panel.wish());
    CHECK(panel.wish()->player == engine::PlayerId(2));
    CHECK(panel.preview().pages() == 1);
}
