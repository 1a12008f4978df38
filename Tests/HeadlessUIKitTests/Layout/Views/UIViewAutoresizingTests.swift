import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewAutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// A child 20 points wide, 10 from the left and 70 from the right of a superview that grows from 100 to 200.
  private func resized(_ mask: Mask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 100))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    return child.frame
  }

  @Test func `One flexible part takes the whole change`() {
    forEachRow(
      [
        ([], 10, 20), (.flexibleWidth, 10, 120), (.flexibleLeftMargin, 110, 20),
        (.flexibleRightMargin, 10, 20),
      ] as [(Mask, CGFloat, CGFloat)]
    ) { mask, x, width in
      expectEqual(resized(mask), CGRect(x: x, y: 0, width: width, height: 100))
    }
  }

  @Test func `Several flexible parts share the change by their lengths`() {
    let margins = resized([.flexibleLeftMargin, .flexibleRightMargin])
    expectEqual(margins, CGRect(x: 22.5, y: 0, width: 20, height: 100))
    let all = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    expectEqual(all, CGRect(x: 20, y: 0, width: 40, height: 100))
  }

  @Test func `Equal margins keep a view in the middle, and parts without a length share the change evenly`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 50)
    expectEqual(child.frame, CGRect(x: 140, y: 15, width: 20, height: 20))
    let empty = UIView(frame: .zero)
    let point = UIView(frame: .zero)
    point.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    empty.addSubview(point)
    empty.frame.size = CGSize(width: 100, height: 0)
    expectEqual(point.frame.minX, 50)
  }

  @Test func `Grandchildren follow their parents`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (child, grandchild) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(child)
    child.addSubview(grandchild)
    parent.frame = CGRect(x: 5, y: 5, width: 50, height: 300)
    expectEqual(grandchild.frame, CGRect(x: 0, y: 0, width: 50, height: 300))
  }
}
