import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewOrderTests {
  let parent = UIView()
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    for (tag, view) in [a, b, c].enumerated() {
      view.tag = tag + 1
      parent.addSubview(view)
    }
  }

  private var order: [Int] { parent.subviews.map(\.tag) }

  @Test func `A new view comes right in front of or behind another`() {
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, aboveSubview: a)
    expectEqual(order, [1, 9, 2, 3])
    parent.insertSubview(new, belowSubview: a)
    expectEqual(order, [9, 1, 2, 3])
  }

  @Test func `A subview moves, from either side`() {
    parent.insertSubview(a, aboveSubview: b)
    expectEqual(order, [2, 1, 3])
    parent.insertSubview(c, belowSubview: b)
    expectEqual(order, [3, 2, 1])
    parent.insertSubview(c, belowSubview: a)
    expectEqual(order, [2, 3, 1])
  }

  @Test func `Next to a stranger a view comes in front`() {
    parent.insertSubview(a, belowSubview: UIView())
    expectEqual(order, [2, 3, 1])
    parent.insertSubview(b, aboveSubview: UIView())
    expectEqual(order, [3, 1, 2])
  }

  @Test func `Views go to the back, to the front, and change places, which raises with nothing`() {
    parent.sendSubviewToBack(c)
    expectEqual(order, [3, 1, 2])
    parent.bringSubviewToFront(c)
    expectEqual(order, [1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(order, [3, 2, 1])
    UIApplication().run {
      var raised: [UIException.Name] = []
      UIApplication.shared.exceptionHandler = { raised.append($0.name) }
      parent.exchangeSubview(at: 0, withSubviewAt: 3)
      expectEqual(raised, [.range])
      expectEqual(order, [3, 2, 1])
    }
  }

  @Test func `A tag finds the view itself, or the first one below`() {
    let deep = UIView()
    deep.tag = 7
    b.addSubview(deep)
    c.tag = 7
    #expect(parent.viewWithTag(7) === deep)
    #expect(c.viewWithTag(7) === c)
    expectNil(parent.viewWithTag(8))
  }
}
