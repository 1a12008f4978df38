import Expectations
import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Testing

/// Controllers in containers.
@Suite @MainActor struct ContainedTests {
  private final class Flow: UINavigationController {}
  private final class Tabs: UITabBarController {}

  private final class Page: UIViewController {
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
      label.text = "in \(navigationController is Flow) \(tabBarController is Tabs) \(parent is Page)"
      view.addSubview(label)
    }
  }

  private func tree(_ useCase: UseCase) throws -> String { "\(try Stage(useCase).renderTree())" }

  @Test func `A navigation controller is shown as the child of a plain controller`() throws {
    let text = try tree(UseCase("Flow", Flow(rootViewController: Page())))
    expectTrue(text.contains("in true false false"), "\(text)")
    expectTrue(text.contains("\"Flow\""), "\(text)")
  }

  @Test func `A split controller is shown as the child of a plain controller`() throws {
    let useCase = UseCase("Split", of: UISplitViewController.self) {
      Page().contained(in: UISplitViewController(style: .doubleColumn))
    }
    let text = try tree(useCase)
    expectTrue(text.contains("in false false false"), "\(text)")
  }

  private enum Container: String, CaseIterable {
    case navigation = "in true false false"
    case tabs = "in false true false"
    case other = "in false false true"
    case pages = "in false false false"

    @MainActor var useCase: UseCase {
      switch self {
      case .navigation: UseCase("Start", of: Page.self, in: Page().contained(in: Flow()))
      case .tabs: UseCase("Start", of: Page.self, in: Page().contained(in: Tabs()))
      case .other: UseCase("Start", of: Page.self, in: Page().contained(in: Page()))
      case .pages:
        UseCase(
          "Start", of: Page.self,
          in: Page().contained(
            in: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)))
      }
    }
  }

  @Test(arguments: Container.allCases)
  private func `A controller is in the container that it is put into`(container: Container) throws {
    let shown = try tree(container.useCase)
    expectTrue(shown.contains(container.rawValue), "\(shown)")
  }

  @Test func `A container's own children are replaced`() {
    let tabs = Tabs()
    tabs.viewControllers = [Page(), Page()]
    let page = Page()
    expectTrue(page.contained(in: tabs) === tabs && tabs.viewControllers?.count == 1 && page.parent === tabs)
  }
}
