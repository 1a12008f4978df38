import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewTintTests {
  /// Counts the changes of the tint.
  final class Listener: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test func `A mode is inherited and never automatic, and dimmed colors are gray, also those of one's own`()
  {
    let (above, below) = (UIView(), UIView())
    above.addSubview(below)
    expectEqual(below.tintAdjustmentMode, .normal)
    above.tintAdjustmentMode = .dimmed
    expectEqual(below.tintAdjustmentMode, .dimmed)
    below.tintAdjustmentMode = .normal
    expectEqual(below.tintAdjustmentMode, .normal)
    let (outer, inner) = (UIView(), Listener())
    inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    outer.addSubview(inner)
    inner.count = 0
    outer.tintAdjustmentMode = .dimmed
    expectEqual(inner.count, 1)
    expectEqual(inner.tintColor, UIColor(white: 0.299, alpha: 0.5))
    outer.tintAdjustmentMode = .automatic
    expectEqual(inner.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test
  func `A view hears when it comes to a superview of another color, or a dimmed one, and when it leaves it`()
  {
    let (outer, middle, inner) = (UIView(), UIView(), Listener())
    middle.addSubview(inner)
    expectEqual(inner.count, 0)
    outer.tintColor = .systemRed
    outer.addSubview(middle)
    expectEqual(inner.count, 1)
    middle.removeFromSuperview()
    expectEqual(inner.count, 2)
    UIView().addSubview(middle)
    expectEqual(inner.count, 2)
    let (dimmed, other) = (UIView(), Listener())
    dimmed.tintAdjustmentMode = .dimmed
    dimmed.addSubview(other)
    expectEqual(other.count, 1)
  }
}
