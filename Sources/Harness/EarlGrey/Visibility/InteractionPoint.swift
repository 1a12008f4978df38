import HeadlessUIKit

extension VisibleArea {
  /// A point that a finger can hit, in the window's coordinates: EarlGrey's search order.
  ///
  /// The element's activation point comes first, then the middles of its quarters (right-top, left-top, left-bottom,
  /// right-bottom), then the middle of the largest visible rectangle. Less than 10 square points cannot be hit.
  func interactionPoint(of element: GREYElement) -> CGPoint? {
    guard parts.reduce(0, { $0 + $1.area }) >= Self.smallestArea else { return nil }
    return candidates(of: element).first { point in parts.contains { $0.contains(point) } }
      ?? middleOfLargestPart
  }

  private static let smallestArea: CGFloat = 10

  private func candidates(of element: GREYElement) -> [CGPoint] {
    let frame = Outline.whole(of: element).bounds
    let origin = element.window?.frame.origin ?? .zero
    let activation = element.accessibilityActivationPoint
    return [CGPoint(x: activation.x - origin.x, y: activation.y - origin.y)]
      + [(0.75, 0.25), (0.25, 0.25), (0.25, 0.75), (0.75, 0.75)].map {
        CGPoint(x: frame.minX + frame.width * $0.0, y: frame.minY + frame.height * $0.1)
      }
  }

  private var middleOfLargestPart: CGPoint? {
    guard parts.allSatisfy(\.isUpright) else {
      return parts.max { $0.area < $1.area }.flatMap { $0.area >= Self.smallestArea ? $0.middle : nil }
    }
    return LargestRectangle.within(rects).flatMap {
      $0.area >= Self.smallestArea ? CGPoint(x: $0.midX, y: $0.midY) : nil
    }
  }
}
