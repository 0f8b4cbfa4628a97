// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include "adjudicator/dispute/settle.h"
#include "ui/text/pseudo_translator.h"

namespace ui {

namespace {

engine::Language g_language = engine::Language::English;

QTranslator& translator() {
    static QTranslator kTranslator;
    return kTranslator;
}

/// The words of Qt's own dialogs and buttons; they are a package of their own and may be missing.
QTranslator& qtTranslator() {
    static QTranslator kTranslator;
    return kTranslator;
}

PseudoTranslator& pseudoTranslator() {
    static PseudoTranslator kTranslator;
    return kTranslator;
}

QString keptTogether(QString text) {
    for (qsizetype at = text.indexOf(QLatin1String(" %")); at >= 0; at = text.indexOf(QLatin1String(" %"), at + 1)) {
        if (at > 0 && text[at - 1].isDigit()) {
            text[at] = QChar::Nbsp;
        }
    }
    return text;
}

}  // namespace

void setLanguage(engine::Language language) {
    g_language = language;
    const QString code = languageCode();
    // The newest is asked first: ours, as it names keys as keyboards print them.
    QCoreApplication::removeTranslator(&qtTranslator());
    if (language != engine::Language::English &&
        qtTranslator().load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qtTranslator());
    }
    QCoreApplication::removeTranslator(&translator());
    QCoreApplication::removeTranslator(&pseudoTranslator());
    if (language == engine::Language::Pseudo) {
        QCoreApplication::installTranslator(&pseudoTranslator());
    }
    // The English file holds the plurals only.
    if (translator().load(QStringLiteral(":/i18n/adjudicator_%1.qm").arg(code))) {
        QCoreApplication::installTranslator(&translator());
    }
    QLocale::setDefault(language == engine::Language::Pseudo ? QLocale(QLocale::English) : QLocale(code));
}

engine::Language language() {
    return g_language;
}

QString languageCode() {
    const std::string_view code = engine::codeOf(g_language);
    return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

engine::Language preferredLanguage() {
    const QString stored = QSettings().value(QStringLiteral("language")).toString();
    const QString code = stored.isEmpty() ? QLocale::system().name().section(QLatin1Char('_'), 0, 0) : stored;
    return engine::languageFromCode(code.toStdString()).value_or(engine::Language::English);
}

QString said(const engine::Bilingual& text) {
    const std::string_view words = text.in(g_language);
    return keptTogether(QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())));
}

QString said(const std::string& text) {
    return keptTogether(QString::fromStdString(text));
}

QString capital(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

QString decimal(double value, int digits) {
    return QLocale().toString(value, 'f', digits);
}

QString percent(double chance) {
    return said(adjudicator::percentText(chance, language()));
}

QString wholePercent(int hundredths) {
    return QString::number(hundredths) + QChar(QChar::Nbsp) + QLatin1Char('%');
}

}  // namespace ui
