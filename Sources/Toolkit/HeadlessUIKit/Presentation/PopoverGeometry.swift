import Foundation

/// Where a popover lies: 13 points from its source, which is the length of the arrow.
struct PopoverGeometry: Hashable, Sendable {
  /// The place that the popover may take.
  var bounds: CGRect
  var source: CGRect
  var size: CGSize

  static let defaultSize = CGSize(width: 320, height: 480)
  static let arrowLength: CGFloat = 13

  /// The first permitted side on which the popover has its full size: below, above, on the right, on the left. If there
  /// is none, the one with the most room.
  func placement(
    permitted: UIPopoverArrowDirection
  ) -> (direction: UIPopoverArrowDirection, frame: CGRect) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = directions.filter(permitted.contains).map { ($0, frame(pointing: $0)) }
    let best = candidates.first { $0.1.size == size } ?? candidates.max { $0.1.area < $1.1.area }
    return best ?? (.unknown, centered)
  }

  /// The frame with the arrow pointing in a direction, cut to the room that there is.
  private func frame(pointing direction: UIPopoverArrowDirection) -> CGRect {
    var room = bounds
    switch direction {
    case .up: room = room.cut(top: source.maxY + Self.arrowLength)
    case .down: room = room.cut(bottom: source.minY - Self.arrowLength)
    case .left: room = room.cut(left: source.maxX + Self.arrowLength)
    default: room = room.cut(right: source.minX - Self.arrowLength)
    }
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    var x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
    var y = min(max(source.midY - height / 2, room.minY), room.maxY - height)
    switch direction {
    case .up: y = room.minY
    case .down: y = room.maxY - height
    case .left: x = room.minX
    default: x = room.maxX - width
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private var centered: CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// The part inside the given edges; without an extent where nothing is left.
  fileprivate func cut(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> CGRect {
    let (x, y) = (max(minX, left ?? minX), max(minY, top ?? minY))
    let (endX, endY) = (min(maxX, right ?? maxX), min(maxY, bottom ?? maxY))
    return CGRect(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }
}
