// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/camera_panel.h"

#include <QFileDialog>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>

#include "ui/camera/set_keeper.h"
#include "ui/camera_dock/camera_view.h"
#include "ui/camera_dock/corner_marks.h"
#include "ui/camera_dock/set_bar.h"
#include "ui/camera_dock/tray_overlay.h"
#include "ui/files/picture_names.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/theme/style_sheet.h"

namespace ui {

CameraPanel::CameraPanel(CameraDesk& desk, WatchDesk& watch, DiceWatch& dice, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_watch(watch), m_diceWatch(dice) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    layout->addWidget(makeTools());
    m_address = kit::dressed(new QLineEdit(this), {.spoken = tr("Address of the camera")});
    m_address->setPlaceholderText(tr("Address, for example rtsp://192.168.0.20/live"));
    m_address->hide();
    connect(m_address, &QLineEdit::returnPressed, this, [this] {
        m_desk.choose(m_address->text());
        m_address->setVisible(!m_desk.problem().isEmpty());
    });
    auto* leave = new QShortcut(Qt::Key_Escape, m_address);
    leave->setContext(Qt::WidgetShortcut);
    connect(leave, &QShortcut::activated, m_address, &QWidget::hide);
    layout->addWidget(m_address);
    m_set = new SetBar(this);
    m_set->hide();
    connect(m_set, &SetBar::rememberRequested, this, &CameraPanel::rememberSet);
    connect(m_showSet, &QPushButton::toggled, m_set, [this](bool on) {
        if (on) {
            m_set->setSeen({});
        }
        m_set->setVisible(on);
    });
    layout->addWidget(m_set);
    m_problem = kit::label({}, this, {.kind = "bad", .wraps = true});
    layout->addWidget(m_problem);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(makeEmpty());
    m_view = new CameraView(m_desk, m_watch, m_stack);
    m_stack->addWidget(m_view);
    m_tray = new TrayOverlay(
        m_diceWatch, [view = m_view] { return view->pictureArea(); }, m_view);
    connect(m_tray, &TrayOverlay::drawn, this, [this] { m_draw->setChecked(false); });
    m_corners = new CornerMarks(
        [this] {
            return CornerMarks::Shown{m_desk.current(), m_view->pictureArea(), m_desk.board().recordedLand()};
        },
        m_view);
    connect(m_corners, &CornerMarks::left, this, [this] { m_mark->setChecked(false); });
    connect(m_corners, &CornerMarks::done, this, [this](const MarkedCorners& corners) {
        m_mark->setChecked(false);
        m_desk.board().mark(corners);
    });
    layout->addWidget(m_stack, 1);
    m_state = kit::label({}, this, {.wraps = true});
    m_state->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(m_state);
    m_watching = kit::label({}, this, {.wraps = true});
    m_watching->setContentsMargins(4, 0, 4, 4);
    layout->addWidget(m_watching);
    connect(&m_watch, &WatchDesk::changed, this, &CameraPanel::refreshWatch);
    connect(&m_watch, &WatchDesk::looked, this, &CameraPanel::refreshWatch);
    connect(&m_diceWatch, &DiceWatch::changed, this, [this] {
        const QSignalBlocker quiet(m_readsDice);
        m_readsDice->setChecked(m_diceWatch.isOn());
    });
    connect(&m_desk, &CameraDesk::changed, this, &CameraPanel::refresh);
    connect(&m_desk.list(), &CameraList::listed, this, [this] {
        fillMenu();
        fillEmpty();
    });
    fillMenu();
    fillEmpty();
    refresh();
    m_desk.list().ask();
}

QWidget* CameraPanel::makeTools() {
    auto* tools = new QWidget(this);
    auto* outer = kit::column(tools, -1, {8, 6, 8, 6});
    auto* layout = new FlowLayout(nullptr, 6);
    outer->addLayout(layout);
    m_source = new QPushButton(tools);
    m_menu = new QMenu(m_source);
    m_source->setMenu(m_menu);
    m_source->setToolTip(tr("Where the pictures come from"));
    // What was put in meanwhile stands in the menu the next time.
    connect(m_menu, &QMenu::aboutToHide, &m_desk.list(), &CameraList::ask);
    m_find = kit::press(tr("Find the board"), tools, {}, &m_desk.board(), &CameraBoard::find);
    m_mark = kit::button(
        tr("Mark the corners"), tools,
        {.tip = tr("Where the board lies in the picture, when it was not recognised or wrongly"), .checked = false});
    connect(m_mark, &QPushButton::toggled, this,
            [this](bool on) { on ? m_corners->begin(m_desk.board().likelyCorners()) : m_corners->leave(); });
    m_match = kit::press(tr("Does the table match?   [F7]"), tools,
                         {.tip = tr("Compares what the camera sees now with the record")}, &m_watch, &WatchDesk::check);
    m_keeps = kit::check(tr("Keep a picture of each act"), tools,
                         {.tip = tr("After each act that is written: the board as the camera shows it, for disputes")},
                         &m_desk.pictures(), &PictureKeeper::setOn);
    layout->addWidget(m_source);
    layout->addWidget(m_find);
    layout->addWidget(m_mark);
    layout->addWidget(m_match);
    m_readsDice = kit::dressed(new QCheckBox(tr("Read dice"), tools),
                               {.tip = tr("While a throw of real dice is due: what lies still is proposed")});
    connect(m_readsDice, &QCheckBox::toggled, &m_diceWatch, &DiceWatch::setOn);
    m_draw = kit::button(tr("Draw the tray"), tools, {.tip = tr("Where in the picture dice are thrown")});
    m_draw->setCheckable(true);
    connect(m_draw, &QPushButton::toggled, this, [this](bool on) {
        m_tray->setDrawing(on);
        if (on) {
            m_readsDice->setChecked(true);
        }
    });
    m_showSet =
        kit::button(tr("The set on the table"), tools,
                    {.tip = tr("Remembers how its tiles, harbours and pieces look, by a name"), .checked = false});
    layout->addWidget(m_keeps);
    layout->addWidget(m_readsDice);
    layout->addWidget(m_draw);
    layout->addWidget(m_showSet);
    // The height is the picture's.
    for (QPushButton* button : {m_source, m_find, m_mark, m_match, m_draw, m_showSet}) {
        button->setProperty("kind", QStringLiteral("small"));
    }
    return tools;
}

QWidget* CameraPanel::makeEmpty() {
    auto* page = new QWidget(this);
    auto* outer = kit::column(page, 4, {20, 6, 20, 6});
    outer->addStretch(1);
    m_none = kit::label({}, page, {.wraps = true, .align = Qt::AlignCenter});
    outer->addWidget(m_none);
    auto* devices = new QWidget(page);
    m_devices = kit::column(devices, -1, {0, 8, 0, 8});
    outer->addWidget(devices);
    auto* files = new QWidget(page);
    auto* flow = new FlowLayout(files, 6);
    const auto button = [&](const QString& text, auto press) {
        flow->addWidget(kit::press(text, files, {}, this, press));
    };
    button(tr("Video or photo…"), [this] { chooseFile(); });
    button(tr("Folder of pictures…"), [this] { chooseFolder(); });
    button(tr("Address…"), [this] { askAddress(); });
    outer->addWidget(files);
    outer->addStretch(2);
    // In the room that a small window leaves it scrolls.
    QScrollArea* area = kit::scroll(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(page);
    return area;
}

void CameraPanel::fillMenu() {
    m_menu->clear();
    for (const CameraChoice& camera : m_desk.list().cameras()) {
        const auto choose = [this, source = camera.source](const QString& size) {
            return [this, source, size] { m_desk.choose(size.isEmpty() ? source : source + QLatin1Char('@') + size); };
        };
        if (camera.sizes.empty()) {
            m_menu->addAction(camera.name, this, choose({}));
            continue;
        }
        QMenu* sizes = m_menu->addMenu(camera.name);
        sizes->addAction(tr("As the camera likes"), this, choose({}));
        for (const QSize& size : camera.sizes) {
            sizes->addAction(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), this,
                             choose(QStringLiteral("%1x%2").arg(size.width()).arg(size.height())));
        }
    }
    if (m_desk.list().cameras().empty()) {
        m_menu->addAction(tr("No camera is connected"))->setEnabled(false);
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Video or photo…"), this, &CameraPanel::chooseFile);
    m_menu->addAction(tr("Folder of pictures…"), this, &CameraPanel::chooseFolder);
    m_menu->addAction(tr("Address…"), this, &CameraPanel::askAddress);
}

void CameraPanel::fillEmpty() {
    while (QLayoutItem* item = m_devices->takeAt(0)) {
        // Its press may be what leads here.
        item->widget()->deleteLater();
        delete item;
    }
    for (const CameraChoice& camera : m_desk.list().cameras()) {
        m_devices->addWidget(
            kit::press(camera.name, m_stack, {}, &m_desk, [this, source = camera.source] { m_desk.choose(source); }));
    }
    m_none->setText(m_desk.list().cameras().empty()
                        ? tr("No camera is connected. Pictures may come from a file as well.")
                        : tr("Choose a camera."));
}

void CameraPanel::refresh() {
    m_source->setText(m_desk.source().isEmpty() ? tr("Choose a source") : m_desk.sourceName());
    m_find->setEnabled(m_desk.isOn());
    m_mark->setEnabled(m_desk.isOn() && !m_desk.frameSize().isEmpty());
    refreshWatch();
    const QSignalBlocker quiet(m_keeps);
    m_keeps->setChecked(m_desk.pictures().isOn());
    const QSignalBlocker quietDice(m_readsDice);
    m_readsDice->setChecked(m_diceWatch.isOn());
    m_draw->setEnabled(m_desk.isOn());
    m_showSet->setEnabled(m_desk.isOn());
    m_problem->setText(m_desk.problem());
    m_problem->setVisible(!m_desk.problem().isEmpty());
    m_stack->setCurrentIndex(m_desk.isOn() ? 1 : 0);
    m_state->setText(m_desk.troubleText().isEmpty() ? m_desk.stateText()
                                                    : m_desk.stateText() + QStringLiteral(". ") + m_desk.troubleText());
    m_state->setVisible(m_desk.isOn());
    wearKind(*m_state, m_desk.isTroubled() ? "warn" : "dim");
}

void CameraPanel::refreshWatch() {
    m_match->setEnabled(m_desk.isOn() && !m_watch.isChecking());
    m_watching->setText(m_watch.stateText());
    m_watching->setVisible(!m_watch.stateText().isEmpty());
}

void CameraPanel::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Video or photo"), QString(),
        tr("Videos and photos (*.mp4 *.mkv *.webm *.avi *.mov %1);;All files (*)").arg(pictureGlobs()));
    if (!path.isEmpty()) {
        m_desk.choose(path);
    }
}

void CameraPanel::chooseFolder() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Folder of pictures"));
    if (!path.isEmpty()) {
        m_desk.choose(path);
    }
}

void CameraPanel::rememberSet(const QString& name) {
    auto frame = m_desk.frame();
    const auto recorded = m_desk.board().recorded();
    if (!frame || !recorded) {
        m_set->setRemembered(name, tr("It is learned from a picture of now and from the record of an open game."));
        return;
    }
    learnSetInBackground(std::move(frame), m_desk.board().marked(), *recorded, name, m_set,
                         [this, name](const QString& problem) { m_set->setRemembered(name, problem); });
}

void CameraPanel::askAddress() {
    m_address->show();
    m_address->setFocus();
    m_address->selectAll();
}

}  // namespace ui
