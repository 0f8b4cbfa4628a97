// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/about_page.h"

#include <QSysInfo>
#include <QTextBrowser>

#include <fmt/core.h>

#include "adjudicator/version.h"
#include "db/libraries.h"
#include "ui/kit/kit.h"

#ifdef ADJ_WITH_VISION
#include "vision/eyes/eyes.h"
#endif

namespace ui {

AboutPage::AboutPage(QWidget* parent) : Page(parent) {
    kit::ground(*this);
    QStringList rows;
    const auto row = [&rows](const QString& name, const QString& version, const QString& what) {
        rows.append(QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2&nbsp;&nbsp;</td><td>%3</td></tr>")
                        .arg(name, version, what));
    };
    row(QStringLiteral("Qt"), QString::fromLatin1(qVersion()), tr("window, charts, print"));
#ifdef ADJ_WITH_VISION
    if (const std::string version = vision::openCvVersion(); !version.empty()) {
        row(QStringLiteral("OpenCV"), QString::fromStdString(version), tr("pictures and cameras"));
    }
#endif
    row(QStringLiteral("SQLite"), QString::fromStdString(db::sqliteVersion()), tr("record books"));
    row(QStringLiteral("libsodium"), QString::fromStdString(db::sodiumVersion()), tr("hashes, signatures, chance"));
    row(QStringLiteral("{fmt}"),
        QStringLiteral("%1.%2.%3").arg(FMT_VERSION / 10000).arg(FMT_VERSION / 100 % 100).arg(FMT_VERSION % 100),
        tr("sentences"));
    row(QStringLiteral("simdjson, nlohmann/json, CLI11, Boost, libqrencode, tl::expected, SQLiteCpp"), {},
        tr("files, command line, odds, codes"));
    auto* text = kit::dressed(new QTextBrowser(this), {.name = "aboutText", .spoken = tr("About the Adjudicator")});
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenExternalLinks(false);
    text->setHtml(
        QStringLiteral("<h2>%1</h2><p>%2</p><p>%3</p><p>%4</p><table cellpadding='2'>%5</table><p>%6</p>")
            .arg(tr("The Adjudicator %1").arg(QString::fromLatin1(adjudicator::kVersion)),
                 tr("A companion and referee for games with real pieces on a real table."),
                 tr("Free software under the GNU General Public License, version 3 or later: everybody may use, "
                    "study, share and change it, and whoever passes it on passes on these rights too. It comes "
                    "without any warranty."),
                 tr("It stands on these libraries:"), rows.join(QString()),
                 tr("This machine: %1").arg(QSysInfo::prettyProductName().toHtmlEscaped())));
    auto* layout = kit::column(this, 8, {28, 16, 28, 16});
    layout->addWidget(text, 1);
}

}  // namespace ui
