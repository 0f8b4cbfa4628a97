// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

namespace ui {

/// A bar under a page that scrolls, in which the page's main buttons stand meanwhile: they are in sight always. Those
/// of parts that are not shown are not shown here.
class StepFoot : public QWidget {
    Q_OBJECT

public:
    static constexpr int kHigh = 60;

    explicit StepFoot(QWidget* parent);
    /// Takes buttons out of the layouts that they stand in. They go back by `giveBack`, and with the parts of the page
    /// that they were taken from they are deleted.
    void take(const std::vector<QWidget*>& steps);
    void giveBack();
    [[nodiscard]] bool isEmpty() const { return m_taken.empty(); }
    /// One of them is shown.
    [[nodiscard]] bool hasStep() const { return m_hasStep; }

Q_SIGNALS:
    /// `hasStep` is another one.
    void turned();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Taken {
        QPointer<QWidget> step;
        /// Stands where the button stood: it is seen when the button would be.
        QPointer<QWidget> place;
        /// Holds the button here, so that its own being hidden stays the page's to say.
        QWidget* holder = nullptr;
    };
    void follow();

    std::vector<Taken> m_taken;
    bool m_hasStep = false;
};

}  // namespace ui
