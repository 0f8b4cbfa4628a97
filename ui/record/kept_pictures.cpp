// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/kept_pictures.h"

#include <QPainter>

#include "ui/desk/table_desk.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

constexpr QSize kSmall(208, 140);

/// As wide as there is room, as high as it must be.
class LargePicture : public QWidget {
public:
    LargePicture(QImage picture, QWidget* parent) : QWidget(parent), m_picture(std::move(picture)) {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        const int shown = qMin(width, m_picture.width());
        return qMax(1, shown * m_picture.height() / qMax(1, m_picture.width()));
    }
    [[nodiscard]] QSize sizeHint() const override { return {240, heightForWidth(240)}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const int shown = qMin(width(), m_picture.width());
        painter.drawImage(QRect(0, 0, shown, heightForWidth(shown)), m_picture);
    }

private:
    QImage m_picture;
};

}  // namespace

KeptPictures::KeptPictures(TableDesk& desk, std::vector<adjudicator::EvidenceKept> pictures, QWidget* parent)
    : QWidget(parent), m_pictures(std::move(pictures)) {
    m_layout = kit::column(this, 8);
    std::vector<db::Hash> hashes;
    for (const adjudicator::EvidenceKept& kept : m_pictures) {
        hashes.push_back(kept.picture);
    }
    if (!hashes.empty()) {
        desk.pictures().read(std::move(hashes), this, [this](ActPictures::Read read) {
            if (read) {
                fill(*read);
                return;
            }
            m_layout->addWidget(kit::label(sentence(read.error()), this, {.kind = "warn", .wraps = true}));
        });
    }
}

void KeptPictures::fill(const std::vector<db::PictureRead>& read) {
    auto* row = new FlowLayout(nullptr, 8);
    m_layout->addLayout(row);
    const auto say = [this](const QString& text, const char* kind) {
        m_layout->addWidget(kit::label(text, this, {.kind = kind, .wraps = true}));
    };
    for (std::size_t i = 0; i < read.size() && i < m_pictures.size(); ++i) {
        const qulonglong entry = m_pictures[i].entry;
        if (read[i].state == db::PictureState::Missing) {
            say(tr("The picture of entry %1 is not kept any more.").arg(entry), "dim");
            continue;
        }
        if (read[i].state == db::PictureState::False) {
            say(tr("The picture of entry %1 was changed: it is not the one recorded.").arg(entry), "bad");
            continue;
        }
        const std::string& jpeg = read[i].picture.jpeg;
        const QImage picture =
            QImage::fromData(reinterpret_cast<const uchar*>(jpeg.data()), static_cast<int>(jpeg.size()), "JPEG");
        if (picture.isNull()) {
            say(tr("The picture of entry %1 cannot be shown.").arg(entry), "warn");
            continue;
        }
        auto* small = kit::press(
            {}, this,
            {.kind = "picture",
             .spoken = tr("Picture of entry %1, %2").arg(entry).arg(clockTime(read[i].picture.time)),
             .tip =
                 tr("Picture of entry %1, %2; a click shows it large").arg(entry).arg(clockTime(read[i].picture.time))},
            this, [this, picture] { enlarge(picture); });
        small->setIconSize(kSmall);
        small->setIcon(QPixmap::fromImage(picture.scaled(QSizeF(kSmall).toSize() * devicePixelRatioF(),
                                                         Qt::KeepAspectRatio, Qt::SmoothTransformation)));
        row->addWidget(small);
    }
    updateGeometry();
}

/// Pressed again, it goes.
void KeptPictures::enlarge(const QImage& picture) {
    const bool isSame = m_large != nullptr && m_enlarged == picture.cacheKey();
    delete m_large;
    m_large = nullptr;
    if (!isSame) {
        m_large = new LargePicture(picture, this);
        m_large->setObjectName(QStringLiteral("largePicture"));
        m_enlarged = picture.cacheKey();
        m_layout->addWidget(m_large);
    }
    updateGeometry();
}

}  // namespace ui
