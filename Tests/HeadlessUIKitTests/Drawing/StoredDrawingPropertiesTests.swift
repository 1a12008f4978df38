import Expectations
import Testing

@testable import HeadlessUIKit

/// Properties of drawing that are kept and not shown, with UIKit's defaults.
@Suite @MainActor struct StoredDrawingPropertiesTests {
  @Test func `Animators keep how they are interrupted and scrubbed`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    expectStored(\.isInterruptible, of: animator, from: true, to: false)
    expectStored(\.scrubsLinearly, of: animator, from: true, to: false)
  }

  @Test func `Formats of pictures keep their range of colors`() {
    let format = UIGraphicsImageRendererFormat()
    expectStored(\.preferredRange, of: format, from: .automatic, to: .extended)
    let ranges: [(UIGraphicsImageRendererFormat.Range, Int)] = [
      (.unspecified, -1), (.automatic, 0), (.extended, 1), (.standard, 2),
    ]
    forEachRow(ranges) { expectEqual($0.rawValue, $1) }
  }

  @Test func `A context keeps the limit of miters in the state that it saves`() {
    let context = CGContext(size: CGSize(width: 4, height: 4))
    expectEqual(context.state.miterLimit, 10)
    context.saveGState()
    context.setMiterLimit(4)
    expectEqual(context.state.miterLimit, 4)
    context.restoreGState()
    expectEqual(context.state.miterLimit, 10)
  }
}
