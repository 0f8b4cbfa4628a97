// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/hand_over_panel.h"

#include <QFileDialog>

#include "ui/files/file_kind.h"
#include "ui/files/game_keeper.h"
#include "ui/files/preferences.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

QString fingerprintOf(const adjudicator::PublicKey& key) {
    return QString::fromStdString(adjudicator::fingerprint(key));
}

}  // namespace

HandOverPanel::HandOverPanel(const GameKeeper& keeper, QWidget* parent)
    : InlinePanel(tr("Going on at another desk"), parent), m_keeper(keeper) {
    setObjectName(QStringLiteral("handOverPanel"));
}

bool HandOverPanel::isInCharge() const {
    const GameKeeper::State now = m_keeper.state();
    return !now.keeper || (now.own && now.own->publicKey() == *now.keeper);
}

void HandOverPanel::show(const std::optional<adjudicator::Release>& release) {
    m_release = release;
    m_key = m_reason = nullptr;
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 6, {14, 2, 14, 12});
    isInCharge() ? addRelease(*layout) : addTakeOver(*layout);
    setBody(body);
    QFrame::show();
    if (QLineEdit* field = m_key != nullptr ? m_key : m_reason) {
        // What is typed now is no act of the game.
        field->setFocus();
        connect(field, &QLineEdit::returnPressed, m_go, &QPushButton::click);
    }
}

void HandOverPanel::addRelease(QVBoxLayout& layout) {
    QWidget* body = layout.parentWidget();
    setTitle(tr("Release for another desk"));
    if (m_release) {
        layout.addWidget(
            kit::label(tr("This desk keeps the record already and needs no release."), body, {.wraps = true}));
    }
    if (!m_keeper.state().keeper) {
        layout.addWidget(kit::label(tr("No desk's key is in charge of this record: any desk goes on with a copy of the "
                                       "book, and needs no release."),
                                    body, {.wraps = true}));
        return;
    }
    layout.addWidget(kit::label(tr("The other desk gets a copy of this book and this release. It holds as long as "
                                   "nothing more is entered here."),
                                body, {.kind = "dim", .wraps = true}));
    m_key = kit::field(tr("Key of the other desk: 64 characters, in its settings"), body, "otherKey");
    m_said = kit::label({}, body, {.name = "otherKeySaid", .kind = "dim", .wraps = true});
    m_go = kit::press(tr("Write the release…"), body, {.name = "writeRelease", .kind = "next"}, this,
                      &HandOverPanel::askAndRelease);
    connect(m_key, &QLineEdit::textChanged, this, &HandOverPanel::readKey);
    kit::fill(layout, {m_key, m_said, {m_go, 0, Qt::AlignLeft}});
    readKey();
}

void HandOverPanel::readKey() {
    const auto key = adjudicator::publicKeyFromHex(m_key->text().trimmed().toLower().toStdString());
    const auto own = m_keeper.state().own;
    const bool isOwn = key && own && own->publicKey() == *key;
    m_go->setEnabled(key && !isOwn);
    m_said->setText(isOwn                     ? tr("That is the key of this desk.")
                    : key                     ? tr("Its short form: %1").arg(fingerprintOf(*key))
                    : m_key->text().isEmpty() ? tr("Its settings show it, under Files and folders.")
                                              : tr("A key has 64 characters, 0 to 9 and a to f."));
}

void HandOverPanel::askAndRelease() {
    const auto key = adjudicator::publicKeyFromHex(m_key->text().trimmed().toLower().toStdString());
    const QString file =
        key ? QFileDialog::getSaveFileName(this, tr("Release"), preferences::outFile(QStringLiteral("release.json")),
                                           tr("Releases (*.json)"))
            : QString();
    if (!file.isEmpty()) {
        m_keeper.release(*key, file);
    }
}

void HandOverPanel::addTakeOver(QVBoxLayout& layout) {
    QWidget* body = layout.parentWidget();
    setTitle(tr("Go on here"));
    const GameKeeper::State now = m_keeper.state();
    layout.addWidget(kit::label(tr("The desk with the key %1 keeps this record.").arg(fingerprintOf(*now.keeper)), body,
                                {.wraps = true}));
    if (!now.own) {
        layout.addWidget(kit::label(tr("This desk has no key and cannot go on with it."), body, {.wraps = true}));
        return;
    }
    m_said = kit::label(m_release ? tr("Its release is here: everybody will see that it handed the record over.")
                                  : tr("Without its release the record says that this desk took it over, and "
                                       "readers decide whether it was to."),
                        body, {.name = "releaseSaid", .kind = m_release ? "good" : "dim", .wraps = true});
    m_reason = kit::field(tr("Why it goes on here"), body, "handOverReason");
    m_go = kit::pressLater(m_release ? tr("Go on here") : tr("Go on here without a release"), body,
                           {.name = "takeOver", .kind = "next"}, this, &HandOverPanel::takeOver);
    m_go->setEnabled(false);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this](const QString& typed) { m_go->setEnabled(!typed.trimmed().isEmpty()); });
    auto* file =
        kit::pressLater(tr("Its release…"), body, {.name = "openRelease"}, this, &HandOverPanel::askForRelease);
    auto* row = kit::row();
    kit::fill(*row, {m_go, file, kit::stretch()});
    kit::fill(layout, {m_said, m_reason, row});
}

void HandOverPanel::askForRelease() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Release of the desk before"), QString(), tr("Releases (*.json)"));
    if (file.isEmpty()) {
        return;
    }
    if (const auto release = releaseIn(file)) {
        const QString reason = m_reason->text();
        show(release);
        m_reason->setText(reason);
    } else {
        m_said->setText(tr("That file is no release."));
    }
}

void HandOverPanel::takeOver() {
    const QString reason = m_reason->text().trimmed();
    if (!reason.isEmpty()) {
        m_keeper.takeOver(reason.toStdString(), m_release);
    }
}

}  // namespace ui
