import HeadlessUIKit

extension VisibleArea {
  /// Returns a point that a finger can hit, in the window's coordinates: the first of EarlGrey's candidates.
  ///
  /// The candidates are the element's activation point, then the centers of its quarters (right top, left
  /// top, left bottom, right bottom), then the center of the largest visible rectangle. Areas of less than
  /// 10 square points cannot be hit, nor can the content of a view without a width or a height.
  func interactionPoint(of element: GREYElement) -> CGPoint? {
    guard emptyAncestor == nil, parts.reduce(0, { $0 + $1.area }) >= Self.smallestArea else { return nil }
    return candidates(of: element).first { point in parts.contains { $0.contains(point) } }
      ?? centerOfLargestPart
  }

  private static let smallestArea: CGFloat = 10

  private func candidates(of element: GREYElement) -> [CGPoint] {
    let frame = ElementShape.whole(of: element).bounds
    let origin = element.window?.frame.origin ?? .zero
    let activation = element.accessibilityActivationPoint
    return [CGPoint(x: activation.x - origin.x, y: activation.y - origin.y)]
      + [(0.75, 0.25), (0.25, 0.25), (0.25, 0.75), (0.75, 0.75)].map {
        CGPoint(x: frame.minX + frame.width * $0.0, y: frame.minY + frame.height * $0.1)
      }
  }

  private var centerOfLargestPart: CGPoint? {
    // Rectangles may join into a larger one; parts of transformed views are considered one by one.
    guard parts.allSatisfy(\.isUpright) else {
      return parts.max { $0.area < $1.area }.flatMap { $0.area >= Self.smallestArea ? $0.center : nil }
    }
    return LargestRectangle.within(rects).flatMap {
      $0.area >= Self.smallestArea ? CGPoint(x: $0.midX, y: $0.midY) : nil
    }
  }
}

/// The largest upright rectangle within the union of upright rectangles that do not overlap.
///
///     let rects = [
///       CGRect(x: 0, y: 0, width: 10, height: 4), CGRect(x: 0, y: 4, width: 4, height: 6),
///       CGRect(x: 4, y: 4, width: 6, height: 1),
///     ]
///     LargestRectangle.within(rects)  // (0, 0), 10 by 5 points
enum LargestRectangle {
  /// Returns the largest rectangle, the topmost and then the leftmost of equally large ones; `nil` if there
  /// is not a rectangle.
  static func within(_ rects: [CGRect]) -> CGRect? {
    guard rects.count <= mostRectangles else { return rects.max { $0.area < $1.area } }
    // The edges of the largest rectangle are on edges of given ones. So every band between two of these rows
    // is tried; in a band, each run of covered columns is a rectangle.
    let rows = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    let columns = Set(rects.flatMap { [$0.minX, $0.maxX] }).sorted()
    var largest: CGRect?
    for top in rows.indices {
      for bottom in rows.indices[top...].dropFirst() {
        let band = Band(columns, from: rows[top], to: rows[bottom], in: rects)
        // If no rectangle has this height, none is higher from the same top.
        guard let widest = band.widest else { break }
        if widest.area > (largest?.area ?? 0) { largest = widest }
      }
    }
    return largest
  }

  /// The most rectangles for the search, which takes cubic time. If there are more, the largest of them
  /// is returned.
  private static let mostRectangles = 64

  /// A horizontal band of the screen.
  private struct Band {
    /// The widest rectangle of the band's height; `nil` if the band has no such rectangle.
    var widest: CGRect?

    init(_ columns: [CGFloat], from top: CGFloat, to bottom: CGFloat, in rects: [CGRect]) {
      var start: CGFloat?
      for (left, right) in zip(columns, columns.dropFirst()) {
        let cell = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let covered = rects.reduce(0) { $0 + $1.intersection(cell).area }
        // The sum of areas may differ from the cell's by rounding errors.
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
