// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "engine/clauses/document.h"

class QPainter;

namespace ui::artwork {

/// A picture of what a document brings to the table, out of the art of the board: fills the rectangle, in the look in
/// force. A guest's shows its coast.
void paintDocument(QPainter& painter, const QRectF& area, engine::Document document);

}  // namespace ui::artwork
