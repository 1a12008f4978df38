import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct RootViewControllerTests {
  let root = RootViewController()
  let window = UIWindow()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.webContentsViewController = UIViewController()
    root.toolbarViewController = bar(height: 80)
  }

  private func bar(height: CGFloat) -> UIViewController {
    let bar = UIViewController()
    bar.view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return bar
  }

  private func frame(of part: UIViewController?) -> CGRect? {
    root.view.layoutIfNeeded()
    return part.map { $0.view.convert($0.view.bounds, to: root.view) }
  }

  @Test func `The page has the room that the toolbar and the other bars leave`() {
    let size = root.view.bounds.size
    expectEqual(frame(of: root.toolbarViewController), CGRect(x: 0, y: 0, width: size.width, height: 80))
    expectEqual(
      frame(of: root.webContentsViewController),
      CGRect(x: 0, y: 80, width: size.width, height: size.height - 80))
    root.tabStripViewController = bar(height: 30)
    root.findInPageViewController = bar(height: 50)
    expectEqual(frame(of: root.tabStripViewController)?.minY, 0)
    expectEqual(frame(of: root.toolbarViewController)?.minY, 30)
    expectEqual(frame(of: root.findInPageViewController)?.minY, 110)
    expectEqual(frame(of: root.webContentsViewController)?.minY, 160)
    root.tabStripViewController = nil
    root.findInPageViewController = nil
    expectEqual(frame(of: root.webContentsViewController)?.minY, 80)
    expectEqual(root.children.count, 2)
  }
}
