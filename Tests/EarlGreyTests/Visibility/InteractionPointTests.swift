import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

/// The view is at (100, 200) and is 100 points wide and high.
@Suite @MainActor struct InteractionPointTests {
  @Test func `The middle comes first, then the quarters, then the largest visible part, if it can be hit`() {
    // The middle comes first, then the quarters from the top right one, counterclockwise.
    forEachRow([
      ([], CGPoint(x: 150, y: 250)),
      ([CGRect(x: 40, y: 40, width: 20, height: 20)], CGPoint(x: 175, y: 225)),
      ([CGRect(x: 40, y: 0, width: 60, height: 60)], CGPoint(x: 125, y: 225)),
      ([CGRect(x: 0, y: 0, width: 100, height: 60)], CGPoint(x: 125, y: 275)),
      (
        [CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 0, y: 60, width: 60, height: 40)],
        CGPoint(x: 175, y: 275)
      ),
    ]) { covers, point in
      expectEqual(interactionPoint(covers: covers), point)
    }
    // If middle and quarters are covered, the middle of the largest visible part is taken.
    do {
      let covers = [CGRect(x: 0, y: 0, width: 100, height: 90), CGRect(x: 0, y: 90, width: 20, height: 10)]
      expectEqual(interactionPoint(covers: covers), CGPoint(x: 160, y: 295))
    }
    // Ten square points can be hit, fewer cannot.
    forEachRow([(1.0, true), (0.9, false)]) { (height: Double, canBeHit: Bool) in
      let view = box("a", size: CGSize(width: 10, height: height))
      onScreen(view) { expectEqual((VisibleArea(of: view).interactionPoint(of: view) != nil), canBeHit) }
    }
  }

  private func interactionPoint(covers: [CGRect]) -> CGPoint? {
    let view = box("a")
    let front = box("front")
    for cover in covers { front.addSubview(box("cover", at: cover.origin, size: cover.size, color: .black)) }
    return onScreen(view, front) { VisibleArea(of: view).interactionPoint(of: view) }
  }
}
