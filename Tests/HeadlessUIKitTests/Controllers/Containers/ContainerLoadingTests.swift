import Expectations
import Testing

@testable import HeadlessUIKit

/// Containers of apps that give their children data when they are loaded.
@Suite @MainActor struct ContainerLoadingTests {
  private final class Page: UIViewController {
    var name = "nothing"
    var shownName = ""

    override func viewDidLoad() { shownName = name }
  }

  private final class Tabs: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers?.forEach { ($0 as? Page)?.name = "tabs" }
    }
  }

  private final class Flow: UINavigationController {
    override func viewDidLoad() {
      super.viewDidLoad()
      (topViewController as? Page)?.name = "flow"
    }
  }

  private final class LateTabs: UITabBarController {
    let page = Page()

    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [page]
    }
  }

  @Test func `A tab's view is loaded when that of its container is`() {
    UIApplication().run {
      let (tabs, page) = (Tabs(), Page())
      tabs.viewControllers = [page, Page()]
      tabs.loadViewIfNeeded()
      expectEqual(page.shownName, "tabs")
      expectTrue(page.view.superview === tabs.view)
    }
  }

  @Test func `The top controller's view is loaded when that of its stack is`() {
    UIApplication().run {
      let page = Page()
      let flow = Flow(rootViewController: page)
      flow.loadViewIfNeeded()
      expectEqual(page.shownName, "flow")
      expectTrue(page.view.superview === flow.view && flow.view.subviews.first === page.view)
    }
  }

  @Test func `Tabs that are set while the view is loaded are shown once`() {
    UIApplication().run {
      let tabs = LateTabs()
      tabs.loadViewIfNeeded()
      expectEqual(tabs.view.subviews.count { $0 === tabs.page.view }, 1)
    }
  }
}
