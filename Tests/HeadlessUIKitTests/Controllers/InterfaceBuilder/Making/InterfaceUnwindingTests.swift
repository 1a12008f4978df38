import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Segues that return to an earlier controller.
@Suite @MainActor
struct InterfaceUnwindingTests {
  private typealias Samples = InterfaceFileSamples

  private let tabs = """
    <tabBarController id="first" sceneMemberID="viewController"><connections>
    <segue destination="stack" kind="relationship" relationship="viewControllers" id="g-1"/>
    </connections></tabBarController>
    """
  private let stack = """
    <navigationController id="stack" sceneMemberID="viewController"><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="g-2"/>
    </connections></navigationController>
    """
  private let list = """
    <viewController storyboardIdentifier="List" id="list" customClass="FiledController"
      sceneMemberID="viewController"><view key="view" id="v-1"/><connections>
    <segue destination="outer" kind="presentation" identifier="more" modalPresentationStyle="fullScreen" id="g-3"/>
    <segue destination="inner" kind="show" identifier="push" id="g-4"/>
    </connections></viewController>
    """
  private let outer = """
    <viewController id="outer" customClass="FiledInnerController" sceneMemberID="viewController">
    <view key="view" id="v-2"><subviews><containerView id="c-1"><connections>
    <segue destination="inner" kind="embed" id="g-5"/>
    </connections></containerView></subviews></view></viewController>
    """
  private let inner = """
    <viewController id="inner" customClass="FiledOrdinaryController" sceneMemberID="viewController">
    <view key="view" id="v-3"><subviews><button id="b-1"><connections>
    <segue destination="e-1" kind="unwind" unwindAction="unwind:" id="g-6"/>
    </connections></button></subviews></view></viewController><exit id="e-1" sceneMemberID="exit"/>
    """

  private func run(_ body: (InterfaceFileSamples) throws -> Void) throws {
    try Samples.run(["Main.storyboard": Samples.storyboard(tabs, stack, list, outer, inner)], body)
  }

  private func pressButton(of controller: UIViewController?) throws {
    let button = try #require(controller?.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  @Test func `A controller inside a presented one returns to one on a stack in a tab`() throws {
    try run { samples in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
      mount(tabs)
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      let list = try #require(stack.topViewController as? FiledController)
      list.performSegue(withIdentifier: "more", sender: nil)
      UIApplication.shared.settle()
      let outer = try #require(tabs.presentedViewController as? FiledInnerController)
      try pressButton(of: outer.children.first)
      expectNil(tabs.presentedViewController)
      expectEqual(list.log.last, "unwound from FiledOrdinaryController")
      expectEmpty(samples.warnings)
    }
  }

  @Test func `Returning on a presented stack leaves the stack presented`() throws {
    try run { samples in
      let root = UIViewController()
      mount(root)
      let list: FiledController = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "List")
      let stack = UINavigationController(rootViewController: list)
      root.present(stack, animated: false)
      list.performSegue(withIdentifier: "push", sender: nil)
      UIApplication.shared.settle()
      try pressButton(of: stack.topViewController)
      expectEqual(list.log.last, "unwound from FiledOrdinaryController")
      expectTrue(stack.topViewController === list)
      expectTrue(root.presentedViewController === stack)
      expectEmpty(samples.warnings)
    }
  }
}
