// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/settings_page.h"

#include <QFileDialog>
#include <QSettings>
#include <algorithm>
#include <span>

#include "db/codes.h"
#include "ui/announcer/hearing_form.h"
#include "ui/camera/camera_desk.h"
#include "ui/desk/table_desk.h"
#include "ui/kit/kit.h"
#include "ui/table/clock_form.h"
#include "ui/text/language.h"
#include "ui/theme/screen_scale.h"

namespace ui {

namespace {

constexpr int kFieldWide = 280;

/// As wide as the others of the page.
QComboBox* inColumn(QComboBox* box) {
    box->setMinimumSize(200, 34);
    box->setMaximumWidth(kFieldWide);
    return box;
}

template <class Chosen>
QComboBox* lookBox(QWidget* parent, const kit::Wear& wear, LookWish now, Chosen chosen) {
    return inColumn(kit::choice(
        parent, wear,
        {std::pair(SettingsPage::tr("light"), LookWish::Light), std::pair(SettingsPage::tr("dark"), LookWish::Dark),
         std::pair(SettingsPage::tr("as the system"), LookWish::System)},
        now, chosen));
}

/// To be read and copied: a path may be longer than the line.
QLineEdit* pathField(const QString& name, QWidget* parent) {
    auto* field = kit::dressed(new QLineEdit(parent), {.spoken = name, .focus = Qt::ClickFocus});
    field->setReadOnly(true);
    return field;
}

QString local(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

}  // namespace

SettingsPage::SettingsPage(TableDesk& desk, CameraDesk& camera, QWidget* parent)
    : Page(parent), m_desk(desk), m_camera(camera) {
    kit::ground(*this);
    auto* body = kit::ground(this);
    m_columns = kit::row(body, 40, {28, 20, 28, 20});
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    for (QVBoxLayout* column : {left, right}) {
        column->setSpacing(8);
        m_columns->addLayout(column, 1);
    }
    addLooks(*left);
    addAudience(*left);
    addClocks(*left);
    addTable(*right);
    addFolders(*right);
    left->addStretch(1);
    right->addStretch(1);
    auto* area = kit::scroll(this);
    area->setWidget(body);
    auto* layout = kit::column(this);
    layout->addWidget(area);
    connect(&m_desk, &TableDesk::changed, this, &SettingsPage::refreshFolders);
    refreshFolders();
}

void SettingsPage::resizeEvent(QResizeEvent*) {
    constexpr int kTwoColumns = 1100;
    m_columns->setDirection(width() < kTwoColumns ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QFormLayout* SettingsPage::section(QVBoxLayout& column, const QString& title) {
    column.addWidget(kit::title(title, this));
    auto* form = kit::form(nullptr, 16, 8);
    form->setContentsMargins(0, 2, 0, 16);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    column.addLayout(form);
    return form;
}

void SettingsPage::addLooks(QVBoxLayout& column) {
    QFormLayout* form = section(column, tr("Language and look"));
    // Each in its own words, for whoever cannot read the other.
    std::vector<std::pair<QString, engine::Language>> languages;
    for (const engine::LanguageInfo& each : engine::languages()) {
        languages.emplace_back(said(std::string(each.name)), each.language);
    }
    form->addRow(tr("Language"),
                 inColumn(kit::choice(this, {.name = "settingsLanguage"}, languages, language(),
                                      [this](engine::Language taken) { Q_EMIT languageChosen(taken); })));
    form->addRow(tr("Look"), lookBox(this, {.name = "settingsLook", .spoken = tr("Look")}, preferences::look(),
                                     [this](LookWish taken) {
                                         preferences::setLook(taken);
                                         Q_EMIT lookChosen();
                                     }));
    form->addRow(tr("Size of everything"), makeScaleBox());
    form->addRow(QString(), kit::note(currentScale() ? tr("Ctrl++ and Ctrl+- change it anywhere.")
                                                     : tr("QT_SCALE_FACTOR is set outside and decides."),
                                      this));

    auto* forget = kit::press(tr("Put windows and docks back"), this, {.name = "settingsForgetLayout"}, this,
                              &SettingsPage::layoutForgotten);
    forget->setMaximumWidth(std::max(kFieldWide, forget->sizeHint().width()));
    form->addRow(tr("Windows"), forget);
    form->addRow(QString(), kit::note(tr("Where they lie is remembered by itself."), this));
}

/// Only sizes at which the window fits on the screen; the first follows the screen by itself.
QComboBox* SettingsPage::makeScaleBox() {
    auto* scale = kit::dressed(new QComboBox(this), {.name = "settingsScale", .spoken = tr("Size of everything")});
    const QSize screen = ownScreen();
    scale->addItem(tr("as the screen needs: %1").arg(wholePercent(scaleForScreen(screen))));
    for (const int size : kScales) {
        if (size <= largestScale(screen)) {
            scale->addItem(wholePercent(size), size);
        }
    }
    const auto wished = preferences::scale();
    scale->setCurrentIndex(wished ? qMax(0, scale->findData(scaleInForce(wished, screen))) : 0);
    scale->setEnabled(currentScale().has_value());
    connect(scale, &QComboBox::activated, this, [this, scale](int index) {
        preferences::setScale(index == 0 ? std::nullopt : std::optional(scale->currentData().toInt()));
        Q_EMIT scaleChosen();
    });
    return inColumn(scale);
}

void SettingsPage::addAudience(QVBoxLayout& column) {
    QFormLayout* form = section(column, tr("Audience display"));
    form->addRow(tr("Look"),
                 lookBox(this, {.name = "settingsAudienceLook", .spoken = tr("Look of the audience display")},
                         preferences::audienceLook(), [this](LookWish taken) {
                             preferences::setAudienceLook(taken);
                             Q_EMIT audienceChanged();
                         }));
    auto* odds =
        kit::check(tr("Show the chances of a combat"), this,
                   {.name = "settingsAudienceOdds", .checked = preferences::audienceOdds()}, this, [this](bool on) {
                       preferences::setAudienceOdds(on);
                       Q_EMIT audienceChanged();
                   });
    form->addRow(QString(), odds);
    form->addRow(QString(), kit::note(tr("F9 opens and closes it. It never shows hands or hidden cards."), this));
}

void SettingsPage::addTable(QVBoxLayout& column) {
    QFormLayout* form = section(column, tr("At the table"));
    form->addRow(tr("Dice at this table"),
                 inColumn(kit::choice(
                     this, {.name = "settingsDice"},
                     {std::pair(tr("As last thrown"), DiceWish::AsThrown), std::pair(tr("Real dice"), DiceWish::Real),
                      std::pair(tr("Virtual dice"), DiceWish::Virtual)},
                     preferences::dice(), [](DiceWish taken) { preferences::setDice(taken); })));
    form->addRow(tr("Dice"), kit::check(tr("Ask for a witness word"), this,
                                        {.name = "settingsWords", .checked = preferences::asksForWords()}, this,
                                        [](bool on) { preferences::setAsksForWords(on); }));
    form->addRow(QString(),
                 kit::note(tr("Without a word nobody outside can tell whether the program knew the dice."), this));
    form->addRow(tr("Motion"), kit::check(tr("Cards, losses and the board are seen to move"), this,
                                          {.name = "settingsCards", .checked = preferences::movesCards()}, this,
                                          [](bool on) { preferences::setMovesCards(on); }));
    auto* hearing = new HearingForm(machineVoice, this);
    hearing->setMaximumWidth(kFieldWide);
    form->addRow(tr("Announcements"), hearing);
    form->addRow(QString(), kit::note(tr("Whose turn it is, throws, combats, warnings of the clocks."), this));
    if (CameraDesk::isThere()) {
        auto* keeps = kit::check(tr("Keep a picture of each act"), this,
                                 {.name = "settingsPictures", .checked = m_camera.pictures().isOn()}, this,
                                 [this](bool on) { m_camera.pictures().setOn(on); });
        connect(&m_camera, &CameraDesk::changed, keeps,
                [this, keeps] { keeps->setChecked(m_camera.pictures().isOn()); });
        form->addRow(tr("Camera"), keeps);
    }
}

void SettingsPage::addClocks(QVBoxLayout& column) {
    QFormLayout* times = section(column, tr("Clocks of new games"));
    auto* clocks = new ClockForm(this);
    clocks->show(preferences::clocks());
    connect(clocks, &ClockForm::edited, this, [clocks] { preferences::setClocks(clocks->settings()); });
    times->addRow(clocks);
}

void SettingsPage::addFolders(QVBoxLayout& column) {
    QFormLayout* form = section(column, tr("Files and folders"));
    m_book = pathField(tr("Record book"), this);
    form->addRow(tr("Record book"), m_book);
    const auto buttons = [this](const QString& first, auto pressed, const QString& second, auto cleared,
                                const char* name = nullptr) {
        auto* row = new QWidget(this);
        auto* layout = kit::row(row);
        layout->addWidget(kit::press(first, row, {}, this, pressed));
        if (!second.isEmpty()) {
            layout->addWidget(kit::press(second, row, {.name = name}, this, cleared));
        }
        layout->addStretch(1);
        return row;
    };
    m_backups = pathField(tr("Backups"), this);
    form->addRow(tr("Backups"), m_backups);
    form->addRow(QString(), buttons(
                                tr("Choose…"),
                                [this] {
                                    const QString folder = QFileDialog::getExistingDirectory(
                                        this, tr("Folder for backups of the record book"),
                                        local(m_desk.care().backupFolder()));
                                    if (!folder.isEmpty()) {
                                        m_desk.care().setBackupFolder(folder.toStdString());
                                    }
                                },
                                tr("None"), [this] { m_desk.care().setBackupFolder({}); }, "settingsNoBackups"));
    m_witness = pathField(tr("Receipts"), this);
    m_witness->setObjectName(QStringLiteral("settingsWitness"));
    form->addRow(tr("Receipts"), m_witness);
    form->addRow(QString(), buttons(
                                tr("Choose…"),
                                [this] {
                                    const QString folder = QFileDialog::getExistingDirectory(
                                        this, tr("Folder or stick that keeps receipts"),
                                        local(m_desk.care().witnessFolder()));
                                    if (!folder.isEmpty()) {
                                        m_desk.care().setWitnessFolder(folder.toStdString());
                                    }
                                },
                                tr("None"), [this] { m_desk.care().setWitnessFolder({}); }, "settingsNoWitness"));
    form->addRow(QString(), kit::note(tr("A receipt of every entry goes there by itself. Whoever keeps the folder can "
                                         "prove later that nothing was changed."),
                                      this));
    m_out = pathField(tr("Files written go to"), this);
    form->addRow(tr("Files written go to"), m_out);
    form->addRow(QString(), buttons(
                                tr("Choose…"),
                                [this] {
                                    const QString folder = QFileDialog::getExistingDirectory(
                                        this, tr("Folder for reports and pictures"), preferences::outFolder());
                                    if (!folder.isEmpty()) {
                                        preferences::setOutFolder(folder);
                                        refreshFolders();
                                    }
                                },
                                QString(), [] {}));
    m_key = pathField(tr("Key of this desk"), this);
    m_key->setObjectName(QStringLiteral("settingsKey"));
    form->addRow(tr("Key of this desk"), m_key);
    auto* kept = pathField(tr("These settings"), this);
    kept->setText(QSettings().fileName());
    form->addRow(tr("These settings"), kept);
}

void SettingsPage::refreshFolders() {
    m_book->setText(m_desk.isOpen() ? local(m_desk.bookFile()) : tr("none open"));
    m_backups->setText(m_desk.care().backupFolder().empty() ? tr("none are made")
                                                            : local(m_desk.care().backupFolder()));
    m_witness->setText(m_desk.care().witnessFolder().empty() ? tr("none are given")
                                                             : local(m_desk.care().witnessFolder()));
    const auto key = m_desk.isOpen() ? m_desk.book()->own().key() : std::nullopt;
    m_key->setText(key ? QString::fromStdString(db::toHex(std::span<const std::uint8_t>(key->publicKey())))
                       : tr("none"));
    // A key is told by how it begins, a path by its end.
    m_key->setCursorPosition(0);
    m_out->setText(preferences::outFolder());
}

void SettingsPage::showEvent(QShowEvent*) {
    refreshFolders();
}

}  // namespace ui
