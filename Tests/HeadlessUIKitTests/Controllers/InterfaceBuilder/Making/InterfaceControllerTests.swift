import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Controllers made from storyboards and xibs.
@Suite @MainActor
struct InterfaceControllerTests {
  private typealias Samples = InterfaceFileSamples

  private let detail = """
    <viewController storyboardIdentifier="Detail" title="Details" hidesBottomBarWhenPushed="YES" id="first"
      customClass="FiledController" customModule="OtherModule" sceneMemberID="viewController">
      <view key="view" id="v-1">
        \(Samples.rect(0, 0, 375, 667))
        <subviews>
          <label text="Anna" id="l-1">\(Samples.rect(0, 0, 100, 20))</label>
          <button buttonType="system" id="b-1">
            \(Samples.rect(0, 100, 100, 40))
            <state key="normal" title="Tap"/>
            <connections>
              <action selector="didTap:" destination="first" eventType="touchUpInside" id="x-1"/>
              <segue destination="second" kind="presentation" identifier="more" modalPresentationStyle="fullScreen"
                id="g-1"/>
            </connections>
          </button>
          <view id="w-1">\(Samples.rect(0, 200, 10, 1))</view>
          <view id="w-2">\(Samples.rect(0, 210, 10, 1))</view>
        </subviews>
      </view>
      <navigationItem key="navigationItem" title="Detail" id="n-1">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="r-1">
          <connections><action selector="didTap:" destination="first" id="x-2"/></connections>
        </barButtonItem>
      </navigationItem>
      <connections>
        <outlet property="nameLabel" destination="l-1" id="o-1"/>
        <outletCollection property="lines" destination="w-1" id="o-2"/>
        <outletCollection property="lines" destination="w-2" id="o-3"/>
      </connections>
    </viewController>
    """

  private let other = Samples.second

  @Test func `A controller has private outlets, actions and items when its view is loaded`() throws {
    try Samples.run(["Main.storyboard": Samples.storyboard(detail, other)]) { samples in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let controller: FiledController = storyboard.instantiateViewController(identifier: "Detail")
      expectTrue(controller.storyboard === storyboard)
      expectFalse(controller.isViewLoaded)
      expectEqual(controller.title, "Details")
      expectTrue(controller.hidesBottomBarWhenPushed)
      expectEqual(controller.navigationItem.title, "Detail")
      expectEqual(controller.log, ["awake"])
      controller.loadViewIfNeeded()
      expectEqual(controller.log.last, "loaded with Anna")
      expectEqual(controller.lines.map(\.frame.minY), [200, 210])
      let button = try #require(controller.view.subviews[1] as? UIButton)
      button.sendActions(for: .touchUpInside)
      expectTrue(controller.log.contains("tap of UIButton"))
      let item = try #require(controller.navigationItem.rightBarButtonItem)
      item.action?.send(to: try #require(item.target), with: [item])
      expectEqual(controller.log.last, "tap of UIBarButtonItem")
      expectEmpty(samples.warnings)
    }
  }

  @Test func `The initial controller is in its container, and a creator gets the file's coder`() throws {
    let navigation = """
      <navigationController id="first" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="n-9"/>
        <connections><segue destination="second" kind="relationship" relationship="rootViewController" id="g-3"/></connections>
      </navigationController>
      """
    try Samples.run(["Main.storyboard": Samples.storyboard(navigation, other)]) { samples in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let first = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      expectTrue(first.navigationBar.prefersLargeTitles)
      expectTrue(first.topViewController is FiledOrdinaryController)
      var made: FiledOrdinaryController?
      let created: FiledOrdinaryController = storyboard.instantiateViewController(identifier: "Other") {
        coder in
        made = FiledOrdinaryController(coder: coder)
        return made
      }
      expectTrue(created === made)
      expectEqual(created.view.subviews.count, 1)
      expectEmpty(samples.warnings)
    }
  }

  @Test func `A segue is performed by a control and by its identifier, and unwound by an action`() throws {
    try Samples.run(["Main.storyboard": Samples.storyboard(detail, other)]) { samples in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let controller: FiledController = storyboard.instantiateViewController(identifier: "Detail")
      mount(controller)
      controller.performSegue(withIdentifier: "more", sender: nil)
      UIApplication.shared.settle()
      expectEqual(controller.log.last, "more to FiledOrdinaryController")
      let presented = try #require(controller.presentedViewController)
      expectEqual(presented.modalPresentationStyle, .fullScreen)
      (presented.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      UIApplication.shared.settle()
      expectNil(controller.presentedViewController)
      expectEqual(controller.log.last, "unwound from FiledOrdinaryController")
      (controller.view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
      UIApplication.shared.settle()
      expectNotNil(controller.presentedViewController)
      expectEmpty(samples.warnings)
    }
  }

  @Test func `A registered closure comes before the file, for controllers and for views`() throws {
    try Samples.run(["Main.storyboard": Samples.storyboard(detail, other)]) { _ in
      let files = UIApplication.shared.environment.interfaceFiles
      files.registerController("Other", inStoryboard: "Main") { FiledTableController() }
      files.registerView(of: FiledController.self) { $0.view.tag = 7 }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      expectTrue(storyboard.instantiateViewController(withIdentifier: "Other") is FiledTableController)
      let controller: FiledController = storyboard.instantiateViewController(identifier: "Detail")
      expectEqual(controller.view.tag, 7)
      expectEmpty(controller.view.subviews)
      expectNil(controller.name)
    }
  }

  @Test func `An identifier that the storyboard lacks is answered with the nearest one`() throws {
    try Samples.run(["Main.storyboard": Samples.storyboard(detail, other)]) { _ in
      var raised: [String] = []
      UIApplication.shared.exceptionHandler = { raised.append($0.reason) }
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detial")
      expectEqual(
        raised,
        [
          "Storyboard 'Main' doesn't contain a view controller with identifier 'Detial'. The nearest is 'Detail'. "
            + "Write in the use case: UIApplication.shared.environment.interfaceFiles."
            + "registerController(\"Detial\", inStoryboard: \"Main\") { ... }"
        ])
    }
  }

  @Test func `A controller's view comes from a xib by its name or by its class's`() throws {
    let nib = Samples.nib(
      "<view id=\"v-1\">\(Samples.rect(0, 0, 100, 100))<subviews><label text=\"Nib\" id=\"l-1\"/></subviews></view>",
      owner: """
        <outlet property="view" destination="v-1" id="o-1"/><outlet property="nameLabel" destination="l-1" id="o-2"/>
        """)
    try Samples.run(["Some.xib": nib, "FiledController.xib": nib]) { samples in
      for controller in [FiledController(nibName: "Some", bundle: nil), FiledController()] {
        expectEqual(controller.view.subviews.count, 1)
        expectEqual(controller.name, "Nib")
        expectEqual(controller.log, ["loaded with Nib"])
      }
      expectEmpty(FiledOrdinaryController().view.subviews)
      expectEmpty(samples.warnings)
    }
  }

  @Test func `An outlet and an action that a class does not offer are warnings that say what to write`()
    throws
  {
    let controller = """
      <viewController id="first" customClass="FiledOrdinaryController" sceneMemberID="viewController">
      <view key="view" id="v-1">
      <connections><outlet property="unused" destination="v-1" id="o-0"/></connections>
      </view>
      <connections>
      <outlet property="chart" destination="v-1" id="o-1"/>
      </connections>
      </viewController>
      """
    try Samples.run(["Main.storyboard": Samples.storyboard(controller)]) { samples in
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.view
      expectEqual(
        samples.warnings,
        [
          "Main.storyboard:10:1: the outlet 'chart' of FiledOrdinaryController cannot be set; let the plugin "
            + "PortSources rewrite the class, or write in the use case: UIApplication.shared.environment."
            + "interfaceFiles.registerView(of: FiledOrdinaryController.self) { ... }"
        ])
    }
  }
}
