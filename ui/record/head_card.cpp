// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/head_card.h"

#include <QFileDialog>
#include <QSaveFile>
#include <QTimer>

#include "adjudicator/report/qr_svg.h"
#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "ui/kit/code_picture.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

/// Of a saved picture.
constexpr int kModulePixels = 10;

}  // namespace

HeadCard::HeadCard(QWidget* parent) : InlinePanel(tr("Chain head, to be photographed"), parent) {
    constexpr int kFoldsAfter = 20'000;
    m_turn = kit::press({}, this, {.name = "headTurn", .kind = "small", .focus = Qt::NoFocus}, this,
                        [this] { fold(!isFolded()); });
    addToHead(m_turn);
    m_fold = new QTimer(this);
    m_fold->setSingleShot(true);
    m_fold->setInterval(kFoldsAfter);
    connect(m_fold, &QTimer::timeout, this, [this] { fold(true); });
}

void HeadCard::show(const db::GameId& game, const db::Head& head) {
    fill(game, head);
    fold(false);
    QFrame::show();
}

void HeadCard::showFolded(const db::GameId& game, const db::Head& head) {
    fill(game, head);
    fold(true);
    QFrame::show();
}

void HeadCard::fold(bool on) {
    setFolded(on);
    setTitle(on ? m_line : tr("Chain head, to be photographed"));
    m_turn->setText(on ? tr("Show the code") : tr("Fold"));
    on ? m_fold->stop() : m_fold->start();
    Q_EMIT turned();
}

void HeadCard::fill(const db::GameId& game, const db::Head& head) {
    m_text = adjudicator::headText(game, head);
    m_code = QString::fromStdString(db::spokenCode(head.hash));
    m_line = tr("Chain head after entry %1: %2").arg(head.seq).arg(m_code);
    auto* body = new QWidget(this);
    auto* row = kit::row(body, 14, {14, 2, 14, 12});
    if (const auto code = adjudicator::qrCode(m_text)) {
        auto* label = new QLabel(body);
        const qreal ratio = devicePixelRatioF();
        QPixmap pixmap = QPixmap::fromImage(kit::codePicture(*code, qMax(3, qRound(4 * ratio))));
        pixmap.setDevicePixelRatio(ratio);
        label->setPixmap(pixmap);
        label->setAccessibleName(tr("QR code of the chain head after entry %1").arg(head.seq));
        row->addWidget(label, 0, Qt::AlignTop);
    }
    auto* words = kit::column(nullptr, 4);
    auto* spoken = new QLabel(m_code, body);
    QFont font(QStringLiteral("Noto Sans Mono"));
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(24);
    font.setWeight(QFont::Bold);
    spoken->setFont(font);
    spoken->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* entry = kit::dim(tr("after entry %1").arg(head.seq), body);
    const QString proves = tr("Whoever keeps this picture can prove later that nothing up to here was changed.");
    const QString spells = tr("The letters are for reading aloud and prove nothing.");
    auto* about = new QLabel(proves, body);
    spoken->setToolTip(spells);
    about->setWordWrap(true);
    about->setProperty("kind", QStringLiteral("dim"));
    auto* save =
        kit::press(tr("Save the picture…"), body, {.kind = "small", .focus = Qt::NoFocus}, this, &HeadCard::askAndSave);
    kit::fill(*words, {spoken, entry, about, kit::stretch(), {save, 0, Qt::AlignLeft}});
    row->addLayout(words, 1);
    setBody(body);
}

void HeadCard::askAndSave() {
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the picture"), QStringLiteral("head-%1.png").arg(m_code), tr("Pictures (*.png *.svg)"));
    if (!file.isEmpty()) {
        setTitle(save(file) ? tr("Chain head, saved as a picture") : tr("The picture was not saved"));
    }
}

bool HeadCard::save(const QString& file) const {
    QSaveFile out(file);
    const auto code = adjudicator::qrCode(m_text);
    if (!code || !out.open(QIODevice::WriteOnly)) {
        return false;
    }
    if (file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        const std::string svg = adjudicator::qrSvg(m_text);
        return out.write(svg.data(), static_cast<qint64>(svg.size())) >= 0 && out.commit();
    }
    return kit::codePicture(*code, kModulePixels).save(&out, "PNG") && out.commit();
}

}  // namespace ui
