// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/announcer/hearing_form.h"

#include "ui/files/preferences.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

HearingForm::HearingForm(std::function<Voice*()> find, QWidget* parent) : QWidget(parent), m_find(std::move(find)) {
    auto* choice = kit::choice(this, {.name = "settingsHearing", .spoken = tr("Announcements")},
                               {std::pair(tr("none"), HearWish::Nothing), std::pair(tr("a chime"), HearWish::Chime),
                                std::pair(tr("a voice"), HearWish::Voice)},
                               preferences::hearing(), [this](HearWish taken) {
                                   preferences::setHearing(taken);
                                   tryOut();
                               });
    choice->setMinimumSize(200, 34);
    m_missing = kit::note({}, this, "settingsHearingMissing");
    auto* layout = kit::column(this, 4);
    kit::fill(*layout, {choice, m_missing});
    m_missing->hide();
}

Voice* HearingForm::tellMissing() {
    const HearWish wish = preferences::hearing();
    Voice* voice = wish == HearWish::Nothing ? nullptr : m_find();
    QString missing;
    if (wish != HearWish::Nothing && voice == nullptr) {
        missing = tr("Nothing can be heard here: Qt's speech and multimedia libraries are not installed.");
    } else if (wish == HearWish::Voice && !voice->speaks(language())) {
        missing =
            tr("No voice for this language is installed: a chime is heard instead. Debian has one in the packages "
               "qt6-speech-speechd-plugin and speech-dispatcher-espeak-ng.");
    }
    m_missing->setText(missing);
    m_missing->setVisible(!missing.isEmpty());
    return voice;
}

void HearingForm::tryOut() {
    Voice* voice = tellMissing();
    if (voice == nullptr) {
        return;
    }
    if (preferences::hearing() == HearWish::Voice && voice->speaks(language())) {
        voice->beQuiet();
        voice->say(tr("It sounds like this."), language());
    } else {
        voice->ring(Chime::Turn);
    }
}

void HearingForm::showEvent(QShowEvent* event) {
    tellMissing();
    QWidget::showEvent(event);
}

}  // namespace ui
