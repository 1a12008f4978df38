import HeadlessUIKit

extension VisibleArea {
  /// A point that a finger can hit, in the window's coordinates: EarlGrey's search order.
  ///
  /// The element's middle comes first, then the middles of its quarters (right-top, left-top, left-bottom,
  /// right-bottom), then the middle of the largest visible part. Less than 10 square points cannot be hit.
  func interactionPoint(of view: UIView) -> CGPoint? {
    guard let largest = rects.max(by: { $0.area < $1.area }), totalArea >= Self.smallestArea else {
      return nil
    }
    let frame = view.convert(view.bounds, to: view.window)
    return Self.candidates(in: frame).first { point in rects.contains { $0.contains(point) } }
      ?? (largest.area >= Self.smallestArea ? CGPoint(x: largest.midX, y: largest.midY) : nil)
  }

  private static let smallestArea: CGFloat = 10

  private var totalArea: CGFloat { rects.reduce(0) { $0 + $1.area } }

  private static func candidates(in frame: CGRect) -> [CGPoint] {
    [(0.5, 0.5), (0.75, 0.25), (0.25, 0.25), (0.25, 0.75), (0.75, 0.75)].map {
      CGPoint(x: frame.minX + frame.width * $0.0, y: frame.minY + frame.height * $0.1)
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
