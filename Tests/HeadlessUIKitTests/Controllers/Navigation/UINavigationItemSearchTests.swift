import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UINavigationItemSearchTests {
  private let controller = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let stack: UINavigationController
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    stack = UINavigationController(rootViewController: controller)
    controller.navigationItem.searchController = search
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `The bar of a search is below the buttons or a large title, 52 points high`() {
    #expect(search.searchBar.superview === stack.navigationBar)
    expectEqual(search.searchBar.frame, CGRect(x: 0, y: 44, width: window.bounds.width, height: 52))
    expectEqual(stack.navigationBar.bounds.height, 96)
    expectEqual(controller.view.safeAreaInsets.top, stack.navigationBar.frame.maxY)
    stack.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(search.searchBar.frame.minY == 96 && stack.navigationBar.bounds.height == 148)
  }

  @Test func `It leaves with its controller and comes back`() {
    stack.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(search.searchBar.superview == nil && stack.navigationBar.bounds.height == 44)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(search.searchBar.superview === stack.navigationBar)
  }
}
