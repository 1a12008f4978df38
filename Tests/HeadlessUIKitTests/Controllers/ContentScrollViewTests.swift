import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct ContentScrollViewTests {
  @Test func `A scroll view is set for one edge, several or all of them`() {
    let controller = UIViewController()
    let (top, both, all) = (UIScrollView(), UIScrollView(), UIScrollView())
    expectNil(controller.contentScrollView(for: .top))
    controller.setContentScrollView(all)
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] {
      expectEqual(controller.contentScrollView(for: edge), all)
    }
    controller.setContentScrollView(both, for: [.top, .bottom])
    controller.setContentScrollView(top, for: .top)
    expectEqual(controller.contentScrollView(for: .top), top)
    expectEqual(controller.contentScrollView(for: .bottom), both)
    expectEqual(controller.contentScrollView(for: .leading), all)
    expectNil(controller.contentScrollView(for: [.top, .bottom]))
    controller.setContentScrollView(nil)
    expectNil(controller.contentScrollView(for: .bottom))
  }

  @Test func `A controller does not keep its scroll view alive`() {
    let controller = UIViewController()
    controller.setContentScrollView(UIScrollView())
    expectNil(controller.contentScrollView(for: .top))
  }

  @Test func `Bars find the view itself, or the first of its first subviews that scrolls`() {
    let (view, container, scrollView) = (UIView(), UIView(), UIScrollView())
    expectNil(view.scrollViewAtTop)
    view.addSubview(container)
    view.addSubview(UIScrollView())
    expectNil(view.scrollViewAtTop)
    container.addSubview(scrollView)
    expectEqual(view.scrollViewAtTop, scrollView)
    expectEqual(scrollView.scrollViewAtTop, scrollView)
  }
}
