import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Scenes that are made by their class or object ID.
@Suite @MainActor
struct SceneTests {
  private typealias Samples = InterfaceFileSamples

  private let board = UIStoryboard(name: "Main", bundle: nil)

  /// A controller with a label that is its outlet.
  private static func labeled(_ id: String, _ text: String) -> String {
    """
    <viewController id="\(id)" customClass="FiledController" sceneMemberID="viewController">
    <view key="view" id="v-\(id)">\(Samples.rect(0, 0, 375, 667))<subviews>
    <label text="\(text)" id="l-\(id)">\(Samples.rect(0, 0, 100, 20))</label></subviews></view>
    <connections><outlet property="nameLabel" destination="l-\(id)" id="o-\(id)"/></connections></viewController>
    """
  }

  private static let tabs = """
    <tabBarController id="first" sceneMemberID="viewController"><connections>
    <segue destination="anna" kind="relationship" relationship="viewControllers" id="g-1"/>
    </connections></tabBarController>
    """

  private static let plain = "<tableViewController id=\"plain\" sceneMemberID=\"viewController\"/>"

  private static let main = Samples.storyboard(tabs, labeled("anna", "Anna"), labeled("bert", "Bert"), plain)

  /// Runs with a storyboard, and returns the exceptions that were raised.
  private func raised(_ text: String = main, _ body: () -> Void) throws -> [String] {
    var raised: [String] = []
    try Samples.run(["Main.storyboard": text]) { _ in
      UIApplication.shared.exceptionHandler = { raised.append($0.reason) }
      body()
    }
    return raised
  }

  @Test func `A contained scene is found by its class, without what contains it`() throws {
    let exceptions = try raised {
      let controller = board.scene(of: FiledController.self)
      expectTrue(controller.parent == nil && controller.storyboard === board)
      expectEqual(controller.log, ["awake"])
      controller.loadViewIfNeeded()
      expectEqual(controller.name, "Anna")
    }
    expectEmpty(exceptions)
  }

  @Test(arguments: ["anna": "Anna", "bert": "Bert"])
  func `Of several scenes of a class, the object ID selects one`(id: String, name: String) throws {
    let exceptions = try raised {
      let controller = board.scene(of: FiledController.self, id: id)
      controller.loadViewIfNeeded()
      expectEqual(controller.name, name)
    }
    expectEmpty(exceptions)
  }

  @Test func `A scene without a class of the app is found by its object ID`() throws {
    expectEmpty(try raised { expectTrue(board.scene(id: "plain") is UITableViewController) })
  }

  @Test func `A scene that is not there raises an exception with the nearest name`() throws {
    final class FiledControler: UIViewController {}
    let exceptions = try raised {
      _ = board.scene(of: FiledControler.self)
      _ = board.scene(of: FiledController.self, id: "berta")
      _ = board.scene(id: "ana")
    }
    expectEqual(
      exceptions,
      [
        "The storyboard 'Main' has no scene of the class 'FiledControler'. The nearest is 'FiledController'.",
        "The storyboard 'Main' has no scene of the class 'FiledController' whose object ID is 'berta'."
          + " The nearest is 'FiledController'.",
        "The storyboard 'Main' has no scene with a controller whose object ID is 'ana'. The nearest is 'anna'.",
      ])
  }

  @Test func `A storyboard that is missing raises an exception`() throws {
    let exceptions = try raised { _ = UIStoryboard(name: "Mian", bundle: nil).scene(id: "anna") }
    expectEqual(
      exceptions,
      [
        "No storyboard 'Mian' is among the resources of a package; expected a file 'Mian.storyboard' there"
      ])
  }

  @Test func `A storyboard that cannot be read raises an exception with the position`() throws {
    let exceptions = try raised("<document><scenes>") { _ = board.scene(id: "anna") }
    expectEqual(exceptions.count, 1)
    expectTrue(exceptions[0].hasPrefix("Could not load the storyboard 'Main': Main.storyboard:1:"))
  }

  @Test func `A scene whose class the app lacks raises an exception`() throws {
    final class Absent: UIViewController {}
    let text = Samples.storyboard(
      "<viewController id=\"a\" customClass=\"Absent\" sceneMemberID=\"viewController\"/>")
    expectEqual(
      try raised(text) { _ = board.scene(of: Absent.self) },
      ["The scene 'a' of the storyboard 'Main' is made as a UIViewController instead of a Absent"])
  }

  @Test func `A container that contains itself is made without its copy`() throws {
    let text = Samples.storyboard(
      """
      <navigationController id="first" sceneMemberID="viewController"><connections>
      <segue destination="first" kind="relationship" relationship="rootViewController" id="g-1"/>
      </connections></navigationController>
      """)
    try Samples.run(["Main.storyboard": text]) { samples in
      expectEmpty(board.scene(id: "first").children)
      expectEqual(samples.warnings.count, 1)
    }
  }
}
