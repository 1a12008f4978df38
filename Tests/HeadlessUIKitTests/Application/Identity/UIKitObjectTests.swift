import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIKitObjectTests {
  @Test func `A view equals itself alone, and so do other objects`() {
    let (first, second) = (UIView(), UIButton())
    expectEqual(first, first)
    #expect(first != second)
    #expect(second.isEqual(second))
    #expect(!second.isEqual(first))
    #expect(!second.isEqual(nil))
    #expect(!second.isEqual("second"))
    let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
    #expect(recognizers[0] != recognizers[1])
    expectEqual([UIViewController()].contains(UIViewController()), false)
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    expectEqual(Set([constraint, constraint]).count, 1)
  }

  @Test func `Objects are found in arrays, sets and dictionaries`() {
    let views = [UIView(), UIButton(), UILabel()]
    expectEqual(views.firstIndex(of: views[2]), 2)
    expectEqual(Set(views + views).count, 3)
    let titles = [views[0]: "a", views[1]: "b"]
    expectEqual(titles[views[1]], "b")
    expectNil(titles[views[2]])
    let parent = UIView()
    parent.addSubview(views[0])
    expectEqual(views[0].superview, parent)
    #expect(views[1].superview != parent)
  }

  @Test func `An object can be compared without the main actor`() async {
    let view = UIView()
    expectTrue(await Task.detached { Set([view]).contains(view) }.value)
  }
}
