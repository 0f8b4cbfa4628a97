// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "ui/files/report_pdf.h"
#include "ui/files/side_work.h"
#include "ui/tournament/paper/paper_pages.h"

class QPagedPaintDevice;

namespace ui {

/// Paints the pages on a device that is ready (its margins set); told per cent, ended by false (then false). Runs on
/// any thread.
[[nodiscard]] bool paintPaper(const paper::PaperContent& content, QPagedPaintDevice& device,
                              const std::function<bool(int percent)>& goesOn);
/// As a PDF file on A4. Runs on any thread; the file is whole or as it was.
[[nodiscard]] PdfOutcome writePaperPdf(const paper::PaperContent& content, const QString& file,
                                       const std::function<bool(int percent)>& goesOn);
/// The bytes as they are; the file is whole or as it was. Empty when it was written, else why not.
[[nodiscard]] QString writeWholeFile(const QString& file, const std::string& bytes);

/// A tournament's papers on their way out, to a file or a printer, beside the window: one at a time.
class PaperOut : public QObject {
    Q_OBJECT

public:
    explicit PaperOut(QObject* parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_side.isBusy(); }
    void cancel() { m_side.cancel(); }
    /// Nothing while something is on its way.
    void writePdf(const paper::PaperContent& content, const QString& file);
    void print(const paper::PaperContent& content, const QString& printer);
    /// Asks the system which printers there are; that may take a while. `printersKnown` tells.
    void askForPrinters();
    [[nodiscard]] const QStringList& printers() const { return m_printers; }

Q_SIGNALS:
    void progressed(int percent);
    void written(const QString& file);
    void printed(const QString& printer);
    /// To where; why is empty when it was stopped.
    void failed(const QString& where, const QString& why);
    void printersKnown();

private:
    SideWork m_side;
    /// Nothing that is written waits for the list of printers.
    SideWork m_asking;
    QStringList m_printers;
};

}  // namespace ui
