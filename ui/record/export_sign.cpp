// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/export_sign.h"

#include <QFileInfo>
#include <QProgressBar>

#include "ui/files/exporter.h"
#include "ui/kit/kit.h"
#include "ui/theme/style_sheet.h"

namespace ui {

ExportSign::ExportSign(Exporter& exporter, QWidget* parent) : QWidget(parent), m_exporter(exporter) {
    auto* row = kit::row(this, 6, {4, 0, 4, 0});
    m_text = new QLabel(this);
    m_bar = kit::dressed(new QProgressBar(this), {.spoken = tr("How much is written")});
    m_bar->setRange(0, 100);
    m_bar->setFixedSize(120, 16);
    m_bar->setTextVisible(false);
    m_again = kit::press(tr("Try again"), this, {.name = "exportAgain", .kind = "link", .focus = Qt::NoFocus},
                         &m_exporter, &Exporter::again);
    m_stop = kit::press({}, this, {.name = "exportStop", .kind = "link"}, this, [this] {
        if (m_exporter.isBusy()) {
            m_exporter.cancel();
        } else {
            hide();
        }
    });
    m_stop->setFocusPolicy(Qt::NoFocus);
    kit::fill(*row, {m_text, m_bar, m_again, m_stop});
    connect(&exporter, &Exporter::progressed, this, [this](int percent) {
        if (!m_exporter.isBusy()) {
            return;
        }
        tell(tr("Writing …"), false);
        m_bar->setValue(percent);
        m_bar->show();
        m_stop->setText(tr("Stop"));
    });
    connect(&exporter, &Exporter::written, this,
            [this](const QString& file) { tell(tr("✓ Written: %1").arg(QFileInfo(file).fileName()), false); });
    connect(&exporter, &Exporter::failed, this, [this](const QString& file, const QString& why) {
        const QString name = QFileInfo(file).fileName();
        tell(why.isEmpty() ? tr("Stopped; %1 is as it was.").arg(name) : tr("%1 was not written: %2").arg(name, why),
             !why.isEmpty());
        m_again->show();
    });
    hide();
}

void ExportSign::tell(const QString& text, bool isBad) {
    m_text->setText(text);
    wearKind(*m_text, isBad ? "bad" : "");
    m_bar->hide();
    m_again->hide();
    m_stop->setText(tr("Close"));
    show();
}

}  // namespace ui
