import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewLayoutTests {
  final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func `Layout runs once for any number of requests`() {
    let view = Counter()
    view.layoutIfNeeded()
    let before = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expectEqual(view.layouts, before + 1)
  }

  @Test func `A new size asks for layout, a new place does not`() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    let before = view.layouts
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    expectEqual(view.layouts, before)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    expectEqual(view.layouts, before + 1)
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

  @Test func `A view that waits for layout is laid out in its new superview`() {
    let (top, box, leaf) = (UIView(), UIView(), Counter())
    top.layoutIfNeeded()
    box.addSubview(leaf)
    top.addSubview(box)
    top.layoutIfNeeded()
    expectEqual(leaf.layouts, 1)
  }

  @Test func `A view that waits for layout outlives its superview`() {
    let leaf = Counter()
    do {
      let gone = UIView()
      gone.addSubview(leaf)
    }
    let top = UIView()
    top.addSubview(leaf)
    top.layoutIfNeeded()
    expectEqual(leaf.layouts, 1)
  }

  @Test func `Subviews are laid out from back to front, whichever asked first`() {
    let (top, order) = (UIView(), Order())
    let views = (0..<5).map { Numbered($0, order) }
    views.forEach(top.addSubview)
    top.layoutIfNeeded()
    order.numbers = []
    for number in [4, 0, 2] { views[number].setNeedsLayout() }
    top.layoutIfNeeded()
    expectEqual(order.numbers, [0, 2, 4])
  }

  @Test func `A subview that leaves while another one is laid out is not laid out`() {
    let (top, order) = (UIView(), Order())
    let views = (0..<3).map { Numbered($0, order) }
    views.forEach(top.addSubview)
    views[0].whenLaidOut = { views[1].removeFromSuperview() }
    top.layoutIfNeeded()
    expectEqual(order.numbers, [0, 2])
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
