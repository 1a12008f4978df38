import HeadlessUIKit

/// A swipe to the edge of the screen, by one finger or by several side by side.
struct Swipe {
  let direction: GREYDirection
  let duration: Double
  var fingers: Int = 1
  /// Where it begins, as shares of the element's frame.
  var start: CGPoint = CGPoint(x: 0.5, y: 0.5)

  static let fast: Double = 0.1
  static let slow: Double = 1

  @MainActor
  func action() -> GREYAction {
    ActionArguments.requireStart(start.x, start.y)
    let name = "Swipe \(direction.title) for duration \(GREYNumber.short(duration))"
    return GREYAction(name, constraints: ActionConstraints.interactable) { element throws(GREYActionFailed) in
      try play(on: element)
    }
  }

  @MainActor
  private func play(on element: GREYElement) throws(GREYActionFailed) {
    let window = try element.touchedWindow()
    let first = fingers == 1 ? place(in: element.frameInWindow) : groupPlace(in: element.frameInWindow)
    let starts = (0..<fingers).map { first.moved(direction.aside, by: CGFloat($0) * Self.fingerGap) }
    TouchPath.swipe(
      from: starts, direction, length: max(0, direction.distance(from: first, toEdgeOf: window.bounds)),
      duration: duration
    ).play(in: window)
  }

  private static let fingerGap: CGFloat = 10

  private func place(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * start.x, y: frame.minY + frame.height * start.y)
  }

  /// Where several fingers begin: EarlGrey takes the shares of the frame's far corner, and so does whoever follows it.
  private func groupPlace(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.maxX * start.x, y: frame.maxY * start.y)
  }
}

extension GREYDirection {
  /// The way in which fingers lie side by side that go this way.
  fileprivate var aside: GREYDirection { unit.x == 0 ? .right : .down }
}
