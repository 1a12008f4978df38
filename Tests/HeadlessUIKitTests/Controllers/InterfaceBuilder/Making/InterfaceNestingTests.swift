import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Controllers inside each other, and views inside their owners.
@Suite @MainActor
struct InterfaceNestingTests {
  private typealias Samples = InterfaceFileSamples

  /// A controller with a container view for another one.
  private func container(
    _ id: String, for other: String, class name: String, after contents: String = ""
  ) -> String {
    """
    <viewController id="\(id)" customClass="\(name)" sceneMemberID="viewController"><view key="view" id="v-\(id)">
    \(Samples.rect(0, 0, 375, 667))<subviews><containerView id="c-\(id)"><connections>
    <segue destination="\(other)" kind="embed" identifier="embed" id="g-\(id)"/>
    </connections></containerView><label text="Anna" id="l-\(id)"/></subviews></view>
    \(contents)</viewController>
    """
  }

  private let initial = { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }

  @Test func `A controller has its outlets when another one is put into its container view`() throws {
    let outer = container(
      "first", for: "second", class: "FiledContainerController",
      after: "<connections><outlet property=\"nameLabel\" destination=\"l-first\" id=\"o-1\"/></connections>")
    let inner = """
      <viewController id="second" customClass="FiledInnerController" sceneMemberID="viewController">
      <view key="view" id="v-2"/></viewController>
      """
    try Samples.run(["Main.storyboard": Samples.storyboard(outer, inner)]) { samples in
      let controller = try #require(initial() as? FiledContainerController)
      controller.loadViewIfNeeded()
      expectEqual(controller.log, ["embed with Anna", "inner one loaded with Anna"])
      expectEmpty(samples.warnings)
    }
  }

  @Test func `A xib's owner has its view before its outlets are set and constraints are made`() throws {
    let view = """
      <view id="v-1">\(Samples.rect(0, 0, 100, 100))<subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="p-1"/>
      </subviews><constraints>
        <constraint firstItem="p-1" firstAttribute="width" secondItem="-1" secondAttribute="width" id="c-1"/>
      </constraints></view>
      """
    let panel = "<outlet property=\"panel\" destination=\"p-1\" id=\"o-1\"/>"
    let nibs = [
      "FiledOwnerController.xib": Samples.nib(
        view, owner: panel + "<outlet property=\"view\" destination=\"v-1\" id=\"o-2\"/>"),
      "WithoutView.xib": Samples.nib("<view id=\"p-1\"/>", owner: panel),
    ]
    try Samples.run(nibs) { samples in
      let owner = FiledOwnerController()
      expectEqual(owner.view.subviews.count, 1)
      expectEqual(owner.widths, [100])
      expectEqual(owner.loadings, 1)
      expectEqual(owner.view.constraints.map { $0.secondItem === owner.view }, [true])
      let other = FiledOwnerController(nibName: "WithoutView", bundle: nil)
      expectEmpty(other.view.subviews)
      expectEqual(other.widths, [UIScreen.main.bounds.width])
      expectEmpty(samples.warnings)
    }
  }

  @Test func `Controllers that embed themselves or each other end with a warning`() throws {
    let itself = container("first", for: "first", class: "FiledOrdinaryController")
    try Samples.run(["Main.storyboard": Samples.storyboard(itself)]) { samples in
      let controller = try #require(initial())
      controller.loadViewIfNeeded()
      expectEmpty(controller.children)
      expectEqual(
        samples.warnings,
        [
          "Main.storyboard:7:1: the controller 'first' would be inside itself; expected a segue to another controller"
        ])
    }
    let pair = [
      container("first", for: "second", class: "FiledOrdinaryController"),
      container("second", for: "first", class: "FiledInnerController"),
    ]
    try Samples.run(["Main.storyboard": Samples.storyboard(pair[0], pair[1])]) { samples in
      let controller = try #require(initial())
      controller.loadViewIfNeeded()
      expectEqual(controller.children.map { $0.children.count }, [0])
      expectEqual(
        samples.warnings,
        [
          "Main.storyboard:12:1: the controller 'first' would be inside itself; expected a segue to another controller"
        ])
    }
  }

  @Test func `A controller that is its own tab twice ends with a warning for each`() throws {
    let tabs = """
      <tabBarController id="first" sceneMemberID="viewController"><connections>
      <segue destination="first" kind="relationship" relationship="viewControllers" id="g-1"/>
      <segue destination="first" kind="relationship" relationship="viewControllers" id="g-2"/>
      </connections></tabBarController>
      """
    try Samples.run(["Main.storyboard": Samples.storyboard(tabs)]) { samples in
      expectNotNil(initial())
      expectEqual(
        samples.warnings,
        [6, 7].map {
          "Main.storyboard:\($0):1: the controller 'first' would be inside itself; expected a segue to another "
            + "controller"
        })
    }
  }

  @Test func `A segue that begins beside the controller is performed by its identifier`() throws {
    let first = """
      <viewController id="first" customClass="FiledContainerController" sceneMemberID="viewController">
      <view key="view" id="v-1"/></viewController>
      <tapGestureRecognizer id="t-1"><connections>
      <segue destination="second" kind="presentation" identifier="tapped" id="g-1"/>
      </connections></tapGestureRecognizer>
      """
    let second = "<viewController id=\"second\" sceneMemberID=\"viewController\"/>"
    try Samples.run(["Main.storyboard": Samples.storyboard(first, second)]) { samples in
      let controller = try #require(initial() as? FiledContainerController)
      controller.performSegue(withIdentifier: "tapped", sender: nil)
      expectEqual(controller.log, ["tapped with nothing"])
      expectEmpty(samples.warnings)
    }
  }
}
