import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewLayoutTests {
  final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func `Layout runs once for any number of requests, and a new size asks for it, but not a new place`()
  {
    let view = Counter()
    view.layoutIfNeeded()
    let before = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expectEqual(view.layouts, before + 1)
    let sized = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    sized.layoutIfNeeded()
    let former = sized.layouts
    sized.frame.origin = CGPoint(x: 5, y: 5)
    sized.layoutIfNeeded()
    expectEqual(sized.layouts, former)
    sized.frame.size.width = 20
    sized.layoutIfNeeded()
    expectEqual(sized.layouts, former + 1)
  }

  @Test func `Layout of a descendant is found from the top`() {
    let (top, middle, leaf) = (Counter(), UIView(), Counter())
    top.addSubview(middle)
    middle.addSubview(leaf)
    top.layoutIfNeeded()
    let (topBefore, leafBefore) = (top.layouts, leaf.layouts)
    leaf.setNeedsLayout()
    top.layoutIfNeeded()
    expectEqual(leaf.layouts, leafBefore + 1)
    expectEqual(top.layouts, topBefore)
  }

  @Test func `A view that waits for layout is laid out in its new superview, and outlives the former one`() {
    let (top, box, leaf) = (UIView(), UIView(), Counter())
    top.layoutIfNeeded()
    box.addSubview(leaf)
    top.addSubview(box)
    top.layoutIfNeeded()
    expectEqual(leaf.layouts, 1)
    let orphan = Counter()
    do {
      let gone = UIView()
      gone.addSubview(orphan)
    }
    let other = UIView()
    other.addSubview(orphan)
    other.layoutIfNeeded()
    expectEqual(orphan.layouts, 1)
  }

  @Test
  func `Subviews are laid out from back to front, whichever asked first, but not one that leaves meanwhile`()
  {
    let (top, order) = (UIView(), Order())
    let views = (0..<5).map { Numbered($0, order) }
    views.forEach(top.addSubview)
    top.layoutIfNeeded()
    order.numbers = []
    for number in [4, 0, 2] { views[number].setNeedsLayout() }
    top.layoutIfNeeded()
    expectEqual(order.numbers, [0, 2, 4])
    let (parent, rest) = (UIView(), Order())
    let children = (0..<3).map { Numbered($0, rest) }
    children.forEach(parent.addSubview)
    children[0].whenLaidOut = { children[1].removeFromSuperview() }
    parent.layoutIfNeeded()
    expectEqual(rest.numbers, [0, 2])
  }

  final class Order {
    var numbers: [Int] = []
  }

  final class Numbered: UIView {
    let number: Int
    let order: Order
    var whenLaidOut: () -> Void = {}

    init(_ number: Int, _ order: Order) {
      (self.number, self.order) = (number, order)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      order.numbers.append(number)
      whenLaidOut()
    }
  }

  @Test func `Layout that always asks for layout ends`() {
    final class Restless: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.layouts > 0)
  }
}
