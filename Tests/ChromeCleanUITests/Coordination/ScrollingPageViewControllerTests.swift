import ChromeCleanCommands
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct ScrollingPageViewControllerTests {
  let log = Log()

  @Test func `The toolbar has the height that its consumer method sets, and the page fills the rest`() throws
  {
    let toolbar = ShrinkingToolbarViewController()
    try onScreen({ page(with: toolbar) }) { page in
      let scrollView = try #require(page.view.view("scrollingPage"))
      let full = toolbar.view.frame.height
      expectEqual(scrollView.frame.minY, full)
      toolbar.setShrinkage(30)
      UIApplication.shared.settle()
      expectEqual(toolbar.view.frame.height, full - 30)
      expectEqual(scrollView.frame.minY, full - 30)
      expectEqual(scrollView.frame.maxY, page.view.bounds.maxY)
    }
  }

  @Test func `Scrolling shrinks the toolbar as far as that goes, and sends nothing twice`() throws {
    try onScreen({ page(with: ShrinkingToolbarViewController()) }) { page in
      let scrollView = try #require(page.view.view("scrollingPage") as? UIScrollView)
      for y in [10, 10, 30, 100, 500, 0] as [CGFloat] {
        scrollView.contentOffset.y = y
      }
      expectEqual(log.lengths, [10, 30, 44, 0])
    }
  }

  private func page(with toolbar: UIViewController) -> ScrollingPageViewController {
    let page = ScrollingPageViewController()
    page.dispatcher = log
    page.toolbarViewController = toolbar
    return page
  }

  /// Logs the commands.
  @MainActor
  final class Log: ToolbarShrinkingCommands {
    var lengths: [Double] = []

    func shrinkToolbar(by length: Double) { lengths.append(length) }
  }
}
