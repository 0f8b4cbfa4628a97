// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <set>
#include <sstream>

#include "adjudicator/cli/run.h"
#include "tests/places.h"
#include "ui/help/keys_sheet.h"
#include "ui/text/language.h"
#include "ui/window/main_window.h"

namespace {

using engine::Language;

const QString kGuide = QStringLiteral(ADJ_SOURCE_DIR "/docs/guide/");

QString pageText(const QString& file) {
    QFile page(kGuide + file);
    INFO(file.toStdString());
    REQUIRE(page.open(QIODevice::ReadOnly));
    return QString::fromUtf8(page.readAll());
}

QStringList pagesIn(const QString& language) {
    return QDir(kGuide + language).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

/// What `pattern` captures, as often as it is found.
QStringList captured(const QString& text, const char* pattern) {
    QStringList all;
    auto matches =
        QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext()) {
        all.append(matches.next().captured(1));
    }
    return all;
}

/// "&Take back\tDel", "Take back…" and "Take back   [Del]" are "Take back".
QString plainLabel(QString label) {
    static const QRegularExpression kKey(QStringLiteral("(\\t.*|\\s+\\[.*\\])$"));
    static const QRegularExpression kEnd(QStringLiteral("[\\s…:]+$"));
    return label.remove(QLatin1Char('&')).remove(kKey).remove(kEnd);
}

std::set<QString> windowLabels(Language language) {
    QFile file(QStringLiteral(ADJ_SOURCE_DIR "/ui/translations/adjudicator_de.ts"));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::set<QString> all;
    while (!xml.atEnd()) {
        xml.readNext();
        const auto wanted = language == Language::German ? QLatin1String("translation") : QLatin1String("source");
        if (xml.isStartElement() && xml.name() == wanted) {
            all.insert(plainLabel(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
        }
    }
    return all;
}

/// The page of keys as the window has it.
QString pageOfKeys(Language language) {
    ui::setLanguage(language);
    const bool german = language == Language::German;
    QString text = QStringLiteral("<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n");
    text += german ? QStringLiteral(
                         "# Alle Tasten auf einer Seite\n\nIm Fenster stehen sie unter **Hilfe**, **Tasten**, "
                         "auch zum Drucken. ⇧ ist die Umschalttaste.\n\n`Strg+1` bis `Strg+8` öffnen die Seiten "
                         "am linken Rand, von oben nach unten.\n")
                   : QStringLiteral(
                         "# All keys on one page\n\nIn the window they are found under **Help**, **Keys**, to be "
                         "printed too. ⇧ is the shift key.\n\n`Ctrl+1` to `Ctrl+8` open the pages at the left, "
                         "from top to bottom.\n");
    std::vector<ui::KeyGroup> groups = ui::tableKeys();
    {
        const ui::MainWindow window;
        for (ui::KeyGroup& group : ui::menuKeys(window.menuBar()->actions())) {
            groups.push_back(std::move(group));
        }
    }
    for (const ui::KeyGroup& group : groups) {
        text += QStringLiteral("\n## %1\n\n| %2 | %3 |\n|---|---|\n")
                    .arg(group.title, german ? QStringLiteral("Taste") : QStringLiteral("key"),
                         german ? QStringLiteral("was sie tut") : QStringLiteral("what it does"));
        for (const auto& [key, does] : group.keys) {
            text += QStringLiteral("| `%1` | %2 |\n").arg(key, does);
        }
    }
    ui::setLanguage(Language::English);
    return text;
}

QString folderOf(Language language) {
    return language == Language::German ? QStringLiteral("de") : QStringLiteral("en");
}

}  // namespace

TEST_CASE("every page of the guide is there in both languages, with the same chapters and pictures", "[ui][guide]") {
    REQUIRE(pagesIn(QStringLiteral("en")).size() == 15);
    CHECK(pagesIn(QStringLiteral("en")) == pagesIn(QStringLiteral("de")));
    for (const QString& page : pagesIn(QStringLiteral("en"))) {
        CAPTURE(page.toStdString());
        const QString english = pageText(QStringLiteral("en/") + page);
        const QString german = pageText(QStringLiteral("de/") + page);
        CHECK(captured(english, "^# (.+)$").size() == 1);
        CHECK(captured(german, "^# (.+)$").size() == 1);
        CHECK(captured(english, "^(##+) ") == captured(german, "^(##+) "));
        CHECK(captured(english, "^(\\||\\d\\.|-) ").size() == captured(german, "^(\\||\\d\\.|-) ").size());
        CHECK(captured(english, "\\]\\(\\.\\./pictures/en/(.+)\\)") ==
              captured(german, "\\]\\(\\.\\./pictures/de/(.+)\\)"));
    }
}

TEST_CASE("every link of the guide leads somewhere, and no page and no picture is left over", "[ui][guide]") {
    qint64 bytes = 0;
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")}) {
        std::set<QString> linked;
        for (const QString& page : pagesIn(language)) {
            for (const QString& target : captured(pageText(language + QLatin1Char('/') + page), "\\]\\(([^)]+)\\)")) {
                CAPTURE(language.toStdString(), page.toStdString(), target.toStdString());
                const QString file = QDir::cleanPath(kGuide + language + QLatin1Char('/') + target);
                CHECK(QFile::exists(file));
                linked.insert(file);
            }
        }
        for (const QString& page : pagesIn(language)) {
            CAPTURE(language.toStdString(), page.toStdString());
            const bool isFirst = page == QStringLiteral("README.md");
            CHECK((isFirst ||
                   pageText(language + QStringLiteral("/README.md")).contains(QStringLiteral("(%1)").arg(page))));
        }
        const QDir pictures(kGuide + QStringLiteral("pictures/") + language);
        for (const QFileInfo& picture : pictures.entryInfoList(QDir::Files)) {
            CAPTURE(picture.filePath().toStdString());
            CHECK(linked.contains(picture.filePath()));
            CHECK(picture.size() <= 120'000);
            bytes += picture.size();
        }
    }
    CHECK(bytes < 3'000'000);
}

TEST_CASE("what the guide prints in bold stands in the window just so", "[ui][guide]") {
    for (const Language language : {Language::English, Language::German}) {
        const std::set<QString> known = windowLabels(language);
        for (const QString& page : pagesIn(folderOf(language))) {
            for (const QString& word :
                 captured(pageText(folderOf(language) + QLatin1Char('/') + page), "\\*\\*([^*]+)\\*\\*")) {
                CAPTURE(folderOf(language).toStdString(), page.toStdString(), word.toStdString());
                CHECK(known.contains(plainLabel(word)));
            }
        }
    }
}

TEST_CASE("the guide's page of keys has the keys of the window", "[ui][guide]") {
    for (const Language language : {Language::English, Language::German}) {
        const QString file = folderOf(language) + QStringLiteral("/keys.md");
        INFO("test_ui '[.keys]' writes the pages anew");
        CHECK(pageText(file).toStdString() == pageOfKeys(language).toStdString());
    }
}

TEST_CASE("the guide's pages of keys are written anew", "[.keys]") {
    for (const Language language : {Language::English, Language::German}) {
        QFile file(kGuide + folderOf(language) + QStringLiteral("/keys.md"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(pageOfKeys(language).toUtf8());
    }
}

TEST_CASE("every key that the guide names is a key of the window", "[ui][guide]") {
    // Of one page alone: real dice of the dice game; a ruling is recorded.
    const QStringList here{QStringLiteral("D"), QStringLiteral("Ctrl+Enter"), QStringLiteral("Strg+Eingabe"),
                           QStringLiteral("Umschalt+Eingabe"), QStringLiteral("Shift+Enter")};
    for (const Language language : {Language::English, Language::German}) {
        const QString known = captured(pageText(folderOf(language) + QStringLiteral("/keys.md")), "^\\| `(.+)` \\|")
                                  .join(QLatin1Char(' '));
        for (const QString& page : pagesIn(folderOf(language))) {
            for (QString key :
                 captured(pageText(folderOf(language) + QLatin1Char('/') + page), "(?<!`)`([^`\\n]+)`(?!`)")) {
                CAPTURE(folderOf(language).toStdString(), page.toStdString(), key.toStdString());
                key.replace(QRegularExpression(QStringLiteral("^(Shift|Umschalt)\\+(?=[A-Z]$)")), QStringLiteral("⇧"));
                static const QRegularExpression kDigit(QStringLiteral("^((Ctrl|Strg)\\+[1-8]|\\d)$"));
                const bool isDigit = kDigit.match(key).hasMatch();
                const bool isCommand =
                    key.startsWith(QLatin1String("adjudicator")) || key.startsWith(QLatin1String("--"));
                CHECK((isDigit || isCommand || here.contains(key) || known.contains(key)));
            }
        }
    }
}

TEST_CASE("every command of the guide is one of the program", "[ui][guide]") {
    int commands = 0;
    for (const Language language : {Language::English, Language::German}) {
        for (const QString& page : pagesIn(folderOf(language))) {
            for (const QString& line : captured(pageText(folderOf(language) + QLatin1Char('/') + page),
                                                "(?:^|`)adjudicator ([a-z][^`\\n]*)(?:$|`)")) {
                CAPTURE(page.toStdString(), line.toStdString());
                // What is asked for beyond it is all that is wrong: nothing runs.
                std::vector<std::string> words;
                for (const QString& word : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
                    words.push_back(word.toStdString());
                }
                words.emplace_back("-Z");
                std::istringstream in;
                std::ostringstream out;
                std::ostringstream err;
                CHECK(adjudicator::cli::run(words, {in, out, err}, {}) == 2);
                const bool isGerman = line.contains(QLatin1String("--lang de"));
                CHECK(err.str().ends_with(isGerman ? "damit ist hier nichts anzufangen: -Z\n" : "not expected: -Z\n"));
                ++commands;
            }
        }
    }
    CHECK(commands > 60);
}
