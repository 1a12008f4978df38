import Foundation

/// The order in which things on a screen are read: rows from top to bottom, and each in the direction of reading.
enum AccessibilityOrder {
  /// The indices of rectangles in the order of reading; equal places keep their order.
  static func indices(of frames: [CGRect], _ direction: UIUserInterfaceLayoutDirection) -> [Int] {
    let fromTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    for index in fromTop {
      if let first = rows.last?.first, isRow(frames[first], frames[index]) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { one, other in
        let leading = [one, other].map { direction == .rightToLeft ? -frames[$0].maxX : frames[$0].minX }
        return (leading[0], frames[one].minY, one) < (leading[1], frames[other].minY, other)
      }
    }
  }

  /// Whether two rectangles stand in one row: the middle of each lies beside the other, and they are of a kind in height.
  private static func isRow(_ one: CGRect, _ other: CGRect) -> Bool {
    func spans(_ frame: CGRect, _ y: CGFloat) -> Bool {
      frame.minY <= y && y < max(frame.maxY, frame.minY + 1)
    }
    let heights = [one.height, other.height].sorted()
    return spans(one, other.midY) && spans(other, one.midY) && heights[1] <= 4 * max(1, heights[0])
  }
}
