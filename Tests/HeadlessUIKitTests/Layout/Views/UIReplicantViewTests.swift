import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIReplicantViewTests {
  /// Counts its layouts.
  final class Counter: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test func `A picture is as large as its view, and can wait for layout`() {
    forEachRow([(true, 1), (false, 0)]) { waits, layouts in
      let view = Counter(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.accessibilityIdentifier = "card"
      view.addSubview(UILabel())
      let picture = try #require(view.snapshotView(afterScreenUpdates: waits) as? UIReplicantView)
      expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
      expectEmpty(picture.subviews)
      expectEqual(picture.pictured, "Counter#card")
      expectEqual(view.count, layouts)
    }
  }
}
