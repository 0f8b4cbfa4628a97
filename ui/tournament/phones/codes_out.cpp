// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/phones/codes_out.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSignalBlocker>

#include "ui/files/preferences.h"
#include "ui/kit/kit.h"
#include "ui/phones/phone_server.h"
#include "ui/text/language.h"
#include "ui/theme/style_sheet.h"
#include "ui/tournament/phones/phones_table.h"

namespace ui {

CodesOut::CodesOut(PhoneServer& phones, const PhonesTable& shown, QWidget* parent)
    : QWidget(parent), m_phones(phones), m_shown(shown) {
    auto* column = kit::column(this, 6, {0, 6, 0, 0});
    column->addWidget(kit::heading(tr("Codes on paper"), this));
    column->addWidget(kit::note(tr("A slip for each admitted phone, to be cut and handed to its player alone."), this));
    auto* row = kit::row(nullptr, 8);
    m_target = kit::dressed(new QComboBox(this), {.name = "phonesTarget", .spoken = tr("Where to")});
    kit::narrow(*m_target, 12);
    m_go = kit::press({}, this, {.name = "phonesPrint"}, this, &CodesOut::send);
    kit::fill(*row, {{m_target, 1}, m_go});
    column->addLayout(row);
    m_said = kit::label({}, this, {.name = "phonesPrinted", .wraps = true});
    m_said->hide();
    column->addWidget(m_said);
    connect(m_target, &QComboBox::currentIndexChanged, this, &CodesOut::refresh);
    connect(&m_phones, &PhoneServer::changed, this, &CodesOut::refresh);
    connect(&m_out, &PaperOut::printersKnown, this, &CodesOut::fillPrinters);
    connect(&m_out, &PaperOut::written, this,
            [this](const QString& file) { say(tr("✓ Written: %1").arg(QFileInfo(file).fileName()), "good"); });
    connect(&m_out, &PaperOut::printed, this,
            [this](const QString& printer) { say(tr("✓ Handed to the printer %1").arg(printer), "good"); });
    connect(&m_out, &PaperOut::failed, this, [this](const QString& where, const QString& why) {
        say(tr("%1: %2").arg(QFileInfo(where).fileName(), why), "bad");
    });
    fillPrinters();
}

void CodesOut::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_out.printers().isEmpty()) {
        m_out.askForPrinters();
    }
}

void CodesOut::fillPrinters() {
    const QString chosen = m_target->currentData().toString();
    const QSignalBlocker quiet(m_target);
    m_target->clear();
    m_target->addItem(tr("PDF file"), QString());
    for (const QString& printer : m_out.printers()) {
        m_target->addItem(printer, printer);
    }
    m_target->setCurrentIndex(qMax(0, m_target->findData(chosen)));
    refresh();
}

/// The address stands in each code: without it there is none.
void CodesOut::refresh() {
    m_go->setText(m_target->currentData().toString().isEmpty() ? tr("Write…") : tr("Print"));
    m_go->setEnabled(m_phones.isOn() && !m_out.isBusy() && !slips().empty());
}

std::vector<paper::PhoneSlip> CodesOut::slips() const {
    std::vector<paper::PhoneSlip> slips;
    const PhoneAdmitting& admitting = m_shown.admitting();
    for (const AdmittedPhone& phone : admitting.phones()) {
        if (!phone.admission.isSecondHand()) {
            slips.push_back({phone.name, phone.mark, admitting.codeOf(phone.admission),
                             QString::fromStdString(m_phones.url()), !phone.admission.game.empty()});
        }
    }
    return slips;
}

paper::PaperContent CodesOut::content() const {
    paper::PaperContent content;
    content.language = language();
    content.head = m_shown.admitting().paperHead();
    content.title = tr("Codes for phones");
    content.facts = slips();
    return content;
}

void CodesOut::writeTo(const QString& file) {
    m_out.writePdf(content(), file);
    refresh();
}

void CodesOut::send() {
    if (m_out.isBusy() || !m_shown.admitting().isThere()) {
        return;
    }
    const QString printer = m_target->currentData().toString();
    if (!printer.isEmpty()) {
        m_out.print(content(), printer);
        refresh();
        return;
    }
    const QString file = QFileDialog::getSaveFileName(this, tr("Write to a file"),
                                                      preferences::outFile(tr("phones") + QStringLiteral(".pdf")),
                                                      tr("PDF files (*.pdf)"));
    if (!file.isEmpty()) {
        preferences::setOutFolder(QFileInfo(file).absolutePath());
        writeTo(file);
    }
}

void CodesOut::say(const QString& text, const char* kind) {
    m_said->setText(text);
    wearKind(*m_said, kind);
    m_said->show();
    refresh();
    Q_EMIT done(text);
}

}  // namespace ui
