import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Segues and layouts of controllers that are made from storyboards.
@Suite @MainActor
struct InterfaceSegueTests {
  private typealias Samples = InterfaceFileSamples

  private let first = """
    <viewController storyboardIdentifier="First" id="first" customClass="FiledController"
      sceneMemberID="viewController">
      <view key="view" id="v-1">\(Samples.rect(0, 0, 375, 667))
        <subviews><label text="Anna" id="l-1"/></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="p-1" id="o-2"/></connections>
      </view>
      <connections>
        <outlet property="nameLabel" destination="l-1" id="o-1"/>
        <segue destination="second" kind="show" identifier="more" id="g-1"/>
      </connections>
    </viewController>
    <pongPressGestureRecognizer minimumPressDuration="0.5" id="p-1">
      <connections><segue destination="second" kind="show" identifier="held" id="g-3"/></connections>
    </pongPressGestureRecognizer>
    """

  private let second = Samples.second

  private func run(_ text: String, _ body: (UIStoryboard) throws -> Void) throws {
    try Samples.run(["Main.storyboard": text]) { samples in
      try body(UIStoryboard(name: "Main", bundle: nil))
      expectEmpty(samples.warnings)
    }
  }

  @Test func `Unwinding inside a presented stack pops, and leaves the stack on the screen`() throws {
    try run(Samples.storyboard(first, second)) { storyboard in
      let root = UIViewController()
      mount(root)
      let controller: FiledController = storyboard.instantiateViewController(identifier: "First")
      let stack = UINavigationController(rootViewController: controller)
      root.present(stack, animated: false)
      UIApplication.shared.settle()
      controller.performSegue(withIdentifier: "more", sender: nil)
      UIApplication.shared.settle()
      let top = try #require(stack.topViewController as? FiledOrdinaryController)
      (top.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      UIApplication.shared.settle()
      expectEqual(controller.log.last, "unwound from FiledOrdinaryController")
      expectTrue(root.presentedViewController === stack)
      expectEqual(stack.viewControllers, [controller])
    }
  }

  @Test func `A long press follows its segue once, when it begins`() throws {
    try run(Samples.storyboard(first, second)) { storyboard in
      let controller: FiledController = storyboard.instantiateViewController(identifier: "First")
      let stack = UINavigationController(rootViewController: controller)
      mount(stack)
      let press = try #require(controller.view.gestureRecognizers?.first as? UILongPressGestureRecognizer)
      press.state = .began
      UIApplication.shared.settle()
      expectEqual(stack.viewControllers.count, 2)
      press.state = .ended
      UIApplication.shared.settle()
      expectEqual(stack.viewControllers.count, 2)
      expectEqual(controller.log.filter { $0.hasPrefix("held to") }.count, 1)
    }
  }

  @Test func `A collection controller has the layout of its file`() throws {
    let collection = """
      <collectionViewController id="first" sceneMemberID="viewController">
        <collectionView key="view" id="v-1">\(Samples.rect(0, 0, 375, 667))
          <collectionViewFlowLayout key="collectionViewLayout" id="f-1">
            <size key="itemSize" width="30" height="40"/>
          </collectionViewFlowLayout>
        </collectionView>
      </collectionViewController>
      """
    try run(Samples.storyboard(collection)) { storyboard in
      let made = storyboard.instantiateInitialViewController()
      let controller = try #require(made as? UICollectionViewController)
      let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
      expectEqual(layout.itemSize, CGSize(width: 30, height: 40))
      expectTrue(layout === controller.collectionView.collectionViewLayout)
    }
  }
}
