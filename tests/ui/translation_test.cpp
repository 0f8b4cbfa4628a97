// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <map>
#include <set>

#include "tests/places.h"
#include "ui/text/language.h"

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool unfinished = false;
    bool plural = false;
};

std::vector<Message> messagesOf(const QString& name) {
    QFile file(QStringLiteral(ADJ_SOURCE_DIR "/ui/translations/") + name);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) {
            continue;
        }
        const auto tag = xml.name();
        if (tag == QLatin1String("message")) {
            messages.emplace_back();
            messages.back().plural = xml.attributes().hasAttribute(QStringLiteral("numerus"));
        } else if (tag == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (tag == QLatin1String("translation")) {
            messages.back().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!messages.back().plural) {
                messages.back().translations.append(xml.readElementText());
            }
        } else if (tag == QLatin1String("numerusform")) {
            messages.back().translations.append(xml.readElementText());
        }
    }
    REQUIRE_FALSE(xml.hasError());
    return messages;
}

std::set<QString> placeholders(const QString& text) {
    std::set<QString> found;
    static const QRegularExpression kPlaceholder(QStringLiteral("%[0-9n]"));
    auto match = kPlaceholder.globalMatch(text);
    while (match.hasNext()) {
        found.insert(match.next().captured());
    }
    return found;
}

}  // namespace

TEST_CASE("every string of the window has a finished German translation with the same placeholders", "[ui]") {
    const auto messages = messagesOf(QStringLiteral("adjudicator_de.ts"));
    CHECK(messages.size() > 300);
    for (const Message& message : messages) {
        INFO(message.source.toStdString());
        CHECK_FALSE(message.unfinished);
        CHECK(message.translations.size() == (message.plural ? 2 : 1));
        for (const QString& translation : message.translations) {
            CHECK_FALSE(translation.isEmpty());
            CHECK(placeholders(translation) == placeholders(message.source));
        }
    }
}

TEST_CASE("every plural has its English forms", "[ui]") {
    for (const Message& message : messagesOf(QStringLiteral("adjudicator_en.ts"))) {
        INFO(message.source.toStdString());
        CHECK(message.translations.size() == 2);
        for (const QString& translation : message.translations) {
            CHECK_FALSE(translation.isEmpty());
            CHECK_FALSE(translation.contains(QLatin1String("(s)")));
        }
    }
}

TEST_CASE("no string that a person reads bypasses translation", "[ui]") {
    // Sources that tr() or translate() takes, as they stand in the code, must all be in the German file.
    std::set<QString> known;
    for (const Message& message : messagesOf(QStringLiteral("adjudicator_de.ts"))) {
        known.insert(message.source);
    }
    // A long one stands in several pieces, one behind the other.
    static const QRegularExpression kCall(
        QStringLiteral("(?:\\btr|QT_TRANSLATE_NOOP)\\((?:\"ui::[A-Za-z]+\",\\s+)?\"((?:[^\"\\\\]|\\\\.|\"\\s+\")*)\""));
    static const QRegularExpression kSeam(QStringLiteral("\"\\s+\""));
    int calls = 0;
    QDirIterator files(QStringLiteral(ADJ_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        REQUIRE(file.open(QIODevice::ReadOnly));
        auto match = kCall.globalMatch(QString::fromUtf8(file.readAll()));
        while (match.hasNext()) {
            QString source = match.next().captured(1);
            source.remove(kSeam)
                .replace(QLatin1String("\\n"), QLatin1String("\n"))
                .replace(QLatin1String("\\t"), QLatin1String("\t"));
            INFO(file.fileName().toStdString() << ": " << source.toStdString());
            CHECK(known.contains(source));
            ++calls;
        }
    }
    CHECK(calls > 300);
}

TEST_CASE("the language changes while the program runs", "[ui]") {
    ui::setLanguage(engine::Language::German);
    CHECK(QCoreApplication::translate("ui::Acts", "Road") == QString::fromUtf8("Straße"));
    CHECK(QCoreApplication::translate("ui::PlayersPanel", "%n card(s)", nullptr, 1) == QStringLiteral("1 Karte"));
    CHECK(ui::decimal(58.63, 1) == QStringLiteral("58,6"));
    // Qt's own words are a package of their own.
    if (QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm"))) {
        CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Abbrechen"));
    }
    ui::setLanguage(engine::Language::English);
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Cancel"));
    CHECK(QCoreApplication::translate("ui::Acts", "Road") == QStringLiteral("Road"));
    CHECK(QCoreApplication::translate("ui::PlayersPanel", "%n card(s)", nullptr, 2) == QStringLiteral("2 cards"));
}
