// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rules_page.h"

#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <set>

#include "engine/clauses/catalogue.h"
#include "tests/ui/game_on_desk.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/window/main_window.h"

using engine::CatalogueEntry;
using engine::Language;
namespace clause = engine::clause;
namespace ruling = engine::ruling;

namespace {

/// Speaks a language for one test.
class Speaking {
public:
    explicit Speaking(Language language) { ui::setLanguage(language); }
    ~Speaking() { ui::setLanguage(Language::English); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

engine::Setup soldiers(const std::map<std::string, std::string>& rulings = {}) {
    engine::Setup setup = test::freshSetup();
    setup.documents = {"base", "soldiers"};
    setup.rulings = rulings;
    return setup;
}

QString plain(const QString& html) {
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

QString pageText(CatalogueEntry entry, const engine::Position* position = nullptr, bool both = false) {
    ui::RulesPageStyle style;
    style.bothLanguages = both;
    return plain(ui::pageOf(entry, position, style));
}

/// The text of a page without what line breaks make of it.
bool says(const QString& page, const engine::Bilingual& text, Language language) {
    const std::string_view words = text.in(language);
    return page.contains(QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())));
}

/// The line of the page on which this option stands, and the sign before it.
QString signOf(const QString& page, const engine::Bilingual& option) {
    const QStringList lines = page.split(QLatin1Char('\n'));
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (says(lines[i], option, ui::language())) {
            return lines[i - 1].trimmed();
        }
    }
    return {};
}

template <class Part>
Part& partOf(const QWidget& page) {
    auto* part = page.findChild<Part*>();
    REQUIRE(part != nullptr);
    return *part;
}

std::set<QString> idsOf(const ui::RulesModel& model) {
    std::set<QString> ids;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (const auto entry = model.entryAt(model.index(row))) {
            CHECK(ids.insert(ui::idText(*entry)).second);
        }
    }
    return ids;
}

}  // namespace

TEST_CASE("the rule book lists every clause and ruling once, in both languages", "[ui][rules]") {
    const Language language = GENERATE(Language::English, Language::German);
    const Speaking speaking(language);
    ui::RulesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(idsOf(model).size() == engine::kClauseCount + engine::kRulingCount);
    CHECK(model.entryCount() == static_cast<int>(engine::kClauseCount + engine::kRulingCount));
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        INFO(engine::toText(info.id));
        const QModelIndex index = model.indexOf(info.id);
        REQUIRE(index.isValid());
        CHECK(says(index.data().toString(), info.title, language));
        const QString page = pageText(info.id);
        CHECK(says(page, info.title, language));
        CHECK(says(page, info.text, language));
        CHECK(says(page, info.section, language));
        CHECK(says(page, engine::titleOf(engine::documentOf(info.id)), language));
        const Language other = language == Language::English ? Language::German : Language::English;
        CHECK_FALSE(says(page, info.text, other));
        CHECK(says(pageText(info.id, nullptr, true), info.text, other));
    }
    for (const engine::RulingInfo& info : engine::allRulings()) {
        INFO(engine::toText(info.id));
        const QModelIndex index = model.indexOf(info.id);
        REQUIRE(index.isValid());
        CHECK(says(index.data().toString(), info.question, language));
        const QString page = pageText(info.id);
        CHECK(says(page, info.question, language));
        for (const engine::Bilingual& option : info.options) {
            CHECK(says(page, option, language));
        }
        for (const engine::ClauseId settled : info.clauses) {
            CHECK(page.contains(ui::idText(settled)));
            CHECK(pageText(settled).contains(ui::idText(info.id)));
        }
    }
}

TEST_CASE("headings of the rule book cannot be chosen", "[ui][rules]") {
    const ui::RulesModel model;
    int headings = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const bool heading = index.data(ui::RulesModel::HeadingRole).toBool();
        CHECK(heading != model.entryAt(index).has_value());
        CHECK(heading != index.flags().testFlag(Qt::ItemIsSelectable));
        headings += heading ? 1 : 0;
    }
    // Six documents, combinations, the record.
    CHECK(headings == 8);
}

TEST_CASE("the rule book lists one document, or what this game plays by", "[ui][rules]") {
    using Kind = ui::RulesFilter::Kind;
    test::Game game(soldiers());
    ui::RulesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPosition(&game.desk.position());
    model.setFilter({Kind::Document, engine::Document::Shadow});
    CHECK(idsOf(model).contains(QStringLiteral("SW-1")));
    CHECK(idsOf(model).contains(QStringLiteral("R-X-SA-SW-SCORE")));
    CHECK_FALSE(idsOf(model).contains(QStringLiteral("SA-1")));
    model.setFilter({Kind::Game});
    const auto played = idsOf(model);
    CHECK(played.contains(QStringLiteral("SA-1")));
    CHECK(played.contains(QStringLiteral("B-12")));
    CHECK(played.contains(QStringLiteral("R-MERGE")));
    CHECK_FALSE(played.contains(QStringLiteral("MO-1")));
    CHECK_FALSE(played.contains(QStringLiteral("R-X-SA-MO-SCORE")));
    model.setFilter({Kind::GameRulings});
    CHECK_FALSE(idsOf(model).contains(QStringLiteral("SA-1")));
    CHECK(idsOf(model).contains(QStringLiteral("R-MERGE")));
    model.setFilter({Kind::Combination});
    CHECK(idsOf(model).empty());
}

TEST_CASE("typing finds a rule, the arrows walk, Enter goes to its text, Escape leaves", "[ui][rules]") {
    ui::TableDesk desk;
    ui::RulesPage page(desk, nullptr);
    page.resize(1200, 700);
    page.show();
    auto& search = partOf<QLineEdit>(page);
    auto& list = partOf<QListView>(page);
    QTest::keyClicks(&search, QStringLiteral("distance rule"));
    CHECK(page.current() == CatalogueEntry(clause::B_4));
    search.clear();
    QTest::keyClicks(&search, QStringLiteral("Abstandsregel"));
    REQUIRE(page.current() == CatalogueEntry(clause::B_4));
    CHECK(partOf<QTextBrowser>(page).toPlainText().contains(ui::titleText(clause::B_4)));

    search.clear();
    CHECK(page.current() == CatalogueEntry(clause::B_4));
    QTest::keyClick(&search, Qt::Key_Down);
    CHECK(page.current() == CatalogueEntry(clause::B_5));
    QTest::keyClick(&search, Qt::Key_Up);
    QTest::keyClick(&search, Qt::Key_Up);
    CHECK(page.current() == CatalogueEntry(clause::B_3));
    // Over the heading between two documents, both ways.
    page.open(clause::SA_1);
    QTest::keyClick(&search, Qt::Key_Up);
    CHECK(page.current() != CatalogueEntry(clause::SA_1));
    REQUIRE(page.current().has_value());
    QTest::keyClick(&search, Qt::Key_Down);
    CHECK(page.current() == CatalogueEntry(clause::SA_1));
    CHECK(list.currentIndex().data(ui::RulesModel::IdRole).toString() == QStringLiteral("SA-1"));

    QTest::keyClick(&search, Qt::Key_Return);
    CHECK(page.focusWidget() == &partOf<QTextBrowser>(page));
    const QSignalSpy left(&page, &ui::RulesPage::leaveRequested);
    QTest::keyClick(&partOf<QTextBrowser>(page), Qt::Key_Escape);
    CHECK(left.count() == 1);
    QTest::keyClick(&search, Qt::Key_Escape);
    QTest::keyClick(&list, Qt::Key_Escape);
    CHECK(left.count() == 3);

    // Letters begin a search wherever the keyboard is.
    QTest::keyClick(&list, Qt::Key_R);
    CHECK(search.text() == QStringLiteral("r"));
    QTest::keyClick(&partOf<QCheckBox>(page), Qt::Key_D);
    CHECK(search.text() == QStringLiteral("d"));
    QTest::keyClick(&partOf<QTextBrowser>(page), Qt::Key_W);
    CHECK(search.text() == QStringLiteral("w"));
}

TEST_CASE("a search that finds nothing says so and keeps the page", "[ui][rules]") {
    ui::TableDesk desk;
    ui::RulesPage page(desk, nullptr);
    page.open(clause::SA_5);
    auto& search = partOf<QLineEdit>(page);
    search.setText(QStringLiteral("zyzzyva"));
    CHECK_FALSE(partOf<QListView>(page).currentIndex().isValid());
    CHECK(page.current() == CatalogueEntry(clause::SA_5));
    bool told = false;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        told = told || label->text() == QStringLiteral("No clause and no ruling contains that");
    }
    CHECK(told);
    // What hides a rule gives way when it is opened.
    page.open(clause::MO_1);
    CHECK(search.text().isEmpty());
    page.setFilter({ui::RulesFilter::Kind::Document, engine::Document::Base});
    page.open(clause::MO_1);
    CHECK(page.current() == CatalogueEntry(clause::MO_1));
    CHECK(page.shown().filter == ui::RulesFilter());
}

TEST_CASE("links lead to other rules and back", "[ui][rules]") {
    ui::TableDesk desk;
    ui::RulesPage page(desk, nullptr);
    page.open(clause::SA_5);
    auto& text = partOf<QTextBrowser>(page);
    REQUIRE(text.toHtml().contains(QStringLiteral("href=\"R-MERGE\"")));
    Q_EMIT text.anchorClicked(QUrl(QStringLiteral("R-MERGE")));
    CHECK(page.current() == CatalogueEntry(ruling::R_MERGE));
    QTest::keyClick(&text, Qt::Key_Left, Qt::AltModifier);
    CHECK(page.current() == CatalogueEntry(clause::SA_5));
    Q_EMIT text.anchorClicked(QUrl(QStringLiteral("R-SPLIT")));
    QTest::keyClick(&page, Qt::Key_Left, Qt::AltModifier);
    CHECK(page.current() == CatalogueEntry(clause::SA_5));
}

TEST_CASE("ids within a text become links, other words with hyphens do not", "[ui][rules]") {
    CHECK(ui::linked(QStringLiteral("As in (R-MO-WALLS), with SA-K9.")).count(QStringLiteral("<a href=")) == 2);
    CHECK(ui::linked(QStringLiteral("The CCM-Z9 table, A-1 & B-99 <b>")) ==
          QStringLiteral("The CCM-Z9 table, A-1 &amp; B-99 &lt;b&gt;"));
}

TEST_CASE("the option that a game chose is marked by sign and words", "[ui][rules]") {
    const Language language = GENERATE(Language::English, Language::German);
    const Speaking speaking(language);
    const QString chosen = language == Language::English ? QStringLiteral("chosen for this game")
                                                         : QString::fromUtf8("für dieses Spiel gewählt");
    test::Game game(soldiers({{"R-MERGE", "no"}}));
    const engine::Position& position = game.desk.position();
    const auto& merge = engine::info(ruling::R_MERGE);
    const QString page = pageText(ruling::R_MERGE, &position);
    CHECK(signOf(page, merge.options[0]) == QStringLiteral("○"));
    CHECK(signOf(page, merge.options[1]) == QStringLiteral("✓"));
    CHECK(page.count(chosen) == 1);
    CHECK(page.indexOf(chosen) > page.indexOf(ui::said(merge.options[1])));
    CHECK_FALSE(pageText(ruling::R_MERGE).contains(chosen));

    ui::RulesModel model;
    model.setPosition(&position);
    const auto note = [&](CatalogueEntry entry) {
        return model.indexOf(entry).data(ui::RulesModel::NoteRole).toString();
    };
    const bool isEnglish = language == Language::English;
    CHECK(note(ruling::R_MERGE) ==
          (isEnglish ? QStringLiteral("✓ not the default") : QStringLiteral("✓ nicht die Vorgabe")));
    CHECK(note(ruling::R_SPLIT) == (isEnglish ? QStringLiteral("✓ default") : QStringLiteral("✓ Vorgabe")));
    CHECK(note(clause::SA_5).isEmpty());
    const QString notInForce =
        language == Language::English ? QStringLiteral("not in force") : QStringLiteral("gilt nicht");
    CHECK(note(clause::MO_1).contains(notInForce));
    CHECK(note(clause::B_12).contains(notInForce));
    CHECK(pageText(clause::MO_1, &position).contains(notInForce, Qt::CaseInsensitive));
    CHECK(pageText(clause::MO_1, &position).contains(ui::said(engine::titleOf(engine::Document::Monopolists))));
    CHECK_FALSE(pageText(clause::SA_5, &position).contains(notInForce, Qt::CaseInsensitive));
}

TEST_CASE("a clause's tag anywhere opens the rule book there, and Escape leads back", "[ui][rules]") {
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+3")));
    CHECK(window.findChild<ui::RulesPage*>() == nullptr);
    const auto tags = window.findChildren<ui::ClauseTag*>();
    const auto tag = std::find_if(tags.begin(), tags.end(),
                                  [](const ui::ClauseTag* each) { return each->text() == QStringLiteral("CC-10"); });
    REQUIRE(tag != tags.end());
    (*tag)->click();
    auto& page = partOf<ui::RulesPage>(window);
    CHECK(page.isVisible());
    CHECK(page.current() == CatalogueEntry(clause::CC_10));
    QTest::keyClick(&page, Qt::Key_Escape);
    CHECK_FALSE(page.isVisible());

    ui::ClauseTag ofRuling(engine::choiceOf(engine::RMerge::No), window.centralWidget());
    ofRuling.click();
    CHECK(page.isVisible());
    CHECK(page.current() == CatalogueEntry(ruling::R_MERGE));
}

TEST_CASE("the rule book keeps what it shows when the language changes", "[ui][rules]") {
    ui::TableDesk desk;
    ui::RulesPage page(desk, nullptr);
    page.setFilter({ui::RulesFilter::Kind::Rulings});
    page.open(ruling::R_PASS);
    const Speaking speaking(Language::German);
    ui::RulesPage again(desk, nullptr);
    again.restore(page.shown());
    CHECK(again.current() == CatalogueEntry(ruling::R_PASS));
    CHECK(again.shown().filter == ui::RulesFilter{ui::RulesFilter::Kind::Rulings});
    CHECK(partOf<QTextBrowser>(again).toPlainText().contains(ui::said(engine::info(ruling::R_PASS).question)));
    partOf<QCheckBox>(again).setChecked(true);
    CHECK(says(partOf<QTextBrowser>(again).toPlainText(), engine::info(ruling::R_PASS).question, Language::English));
    QSettings().remove(QStringLiteral("rules"));
}
