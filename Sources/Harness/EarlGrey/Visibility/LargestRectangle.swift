import HeadlessUIKit

/// The largest upright rectangle that fits into upright rectangles which do not overlap.
enum LargestRectangle {
  /// - Returns: `nil` if there are no rectangles; of equally large ones the topmost, then the leftmost.
  static func within(_ rects: [CGRect]) -> CGRect? {
    guard rects.count <= mostRectangles else { return rects.max { $0.area < $1.area } }
    let rows = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    let columns = Set(rects.flatMap { [$0.minX, $0.maxX] }).sorted()
    var largest: CGRect?
    for top in rows.indices {
      for bottom in rows.indices[top...].dropFirst() {
        let band = Band(columns, from: rows[top], to: rows[bottom], in: rects)
        guard let widest = band.widest else { break }
        if widest.area > (largest?.area ?? 0) { largest = widest }
      }
    }
    return largest
  }

  /// The search takes cubic time: of more rectangles than these the largest alone is taken.
  private static let mostRectangles = 64

  /// A strip of the screen, from one height to another.
  private struct Band {
    /// The widest rectangle of the strip's height; `nil` if there is none.
    var widest: CGRect?

    init(_ columns: [CGFloat], from top: CGFloat, to bottom: CGFloat, in rects: [CGRect]) {
      var start: CGFloat?
      for (left, right) in zip(columns, columns.dropFirst()) {
        let cell = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let covered = rects.reduce(0) { $0 + $1.intersection(cell).area }
        guard covered >= cell.area * 0.999_999 else {
          start = nil
          continue
        }
        let first = start ?? left
        start = first
        let whole = CGRect(x: first, y: top, width: right - first, height: bottom - top)
        if whole.area > (widest?.area ?? 0) { widest = whole }
      }
    }
  }
}

extension CGRect {
  var area: CGFloat { isNull ? 0 : width * height }
}
