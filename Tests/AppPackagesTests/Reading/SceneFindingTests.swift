import Expectations
import Porting
import TestSupport
import Testing

@testable import AppPackages

/// Controllers that storyboards make, and the containers around them.
@Suite struct SceneFindingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A scene with a controller.
  private func scene(
    _ id: String, _ attributes: String = "", kind: String = "viewController", _ contents: String = ""
  ) -> String {
    "<scene><objects><\(kind) id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">"
      + "\(contents)</\(kind)></objects></scene>"
  }

  private func segue(_ kind: String, to id: String) -> String {
    "<connections><segue destination=\"\(id)\" kind=\"\(kind)\" id=\"\(kind)-\(id)\"/></connections>"
  }

  private func storyboard(_ scenes: String..., attributes: String = "") -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" \(attributes)>"
      + "<scenes>\(scenes.joined())</scenes></document>"
  }

  /// The controllers of an app with storyboards, by their identifiers.
  private func controllers(
    _ source: String, _ storyboards: [String: String]
  ) throws -> [String: AppController] {
    for (name, text) in storyboards { try folder.write(text, to: name) }
    let target = AppTarget(name: "App", kind: .app, source: "", files: ["A.swift"])
    let module = AppDescription.Module(target: target, sources: AppSources(["A.swift": source], in: ""))
    let interfaces = AppInterfaces(Array(storyboards.keys), in: folder.root)
    let found = ControllerFinder([module], interfaces: interfaces).controllers(in: ["A.swift"])
    return Dictionary(found.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private let label = "<view key=\"view\"><subviews><label text=\"Hello\"/></subviews></view>"

  @Test func `Each scene of a class has a use case, named after its title or its ID`() throws {
    let text = storyboard(
      scene("a", "customClass=\"Page\""), scene("b", "customClass=\"Page\" title=\"Second page\""),
      scene("c", "customClass=\"Page\" storyboardIdentifier=\"third\""), scene("d", "customClass=\"Page\""),
      scene("e", "customClass=\"Page\" title=\"Twin\""), scene("f", "customClass=\"Page\" title=\"Twin\""))
    let found = try controllers("class Page: UIViewController {}", ["Main.storyboard": text])
    expectEqual(
      found.mapValues { $0.making.id },
      [
        // The one with a storyboard ID is the best known.
        "Page/Start": "c", "Page/a": "a", "Page/Second page": "b", "Page/d": "d", "Page/Twin e": "e",
        "Page/Twin f": "f",
      ])
  }

  @Test func `A scene of UIKit's class with texts has a use case under a name of its own`() throws {
    let text = storyboard(
      scene("a", "title=\"About us\"", label), scene("b", "", "<view key=\"view\"/>"),
      scene("1-x", "", label),
      scene("c", "title=\"Taken\"", label), scene("n", kind: "navigationController", label))
    let found = try controllers("struct TakenScene {}", ["Main.storyboard": text])
    expectEqual(
      found.mapValues { $0.making.id },
      ["AboutUsScene/Start": "a", "Main1XScene/Start": "1-x", "MainCScene/Start": "c"])
  }

  @Test func `A launch screen has no use case`() throws {
    let text = storyboard(scene("a", "title=\"About us\"", label), attributes: "launchScreen=\"YES\"")
    expectEmpty(try controllers("", ["Launch.storyboard": text]))
  }

  @Test func `A storyboard that cannot be read has no scenes`() throws {
    let found = try controllers("class Page: UIViewController {}", ["Main.storyboard": "<document><scenes>"])
    expectEqual(found.mapValues(\.making), ["Page/Start": .expression("Page()")])
  }

  @Test func `Controllers that only a container of the app's leads to are in one of its class`() throws {
    let text = storyboard(
      scene(
        "n", "customClass=\"Checkout\"", kind: "navigationController", segue("relationship", to: "a")),
      scene("a", "customClass=\"Cart\"", segue("show", to: "b")),
      // Pushed by the cart, and pushes it in turn.
      scene("b", "customClass=\"Payment\"", segue("push", to: "a") + segue("presentation", to: "c")),
      scene("c", "customClass=\"Help\""),
      // Pushed by a controller of the stack, and by another one.
      scene("d", "customClass=\"Other\"", segue("show", to: "e")),
      scene("x", "customClass=\"Last\"", segue("show", to: "e")),
      scene("e", "customClass=\"Shared\""),
      scene("m", kind: "navigationController", segue("relationship", to: "x")))
    let names = ["Cart", "Payment", "Help", "Other", "Last", "Shared"]
    let source =
      "class Checkout: UINavigationController {}\n"
      + names.map { "class \($0): UIViewController {}\n" }.joined()
    let found = try controllers(source, ["Main.storyboard": text])
    expectEqual(
      found.compactMapValues { $0.container?.id }, ["Cart/Start": "n", "Payment/Start": "n"])
  }

  /// What code expects around its controller, and what it gets.
  private static let expectations: [(String, AppController.Making?)] = [
    ("(navigationController as! Checkout).next()", .expression("Checkout()")),
    ("(self.navigationController! as! App.Checkout).next()", .expression("Checkout()")),
    ("if let flow = navigationController as? Checkout { flow.next() }", .expression("Checkout()")),
    ("(parent as! Shell).show()", .expression("Shell()")),
    ("tabBarController!.selectedIndex = 1", .expression("UITabBarController()")),
    ("(tabBarController as! Tabs).select()", .expression("Tabs()")),
    ("splitViewController!.show(.primary)", .expression("UISplitViewController(style: .doubleColumn)")),
    ("navigationController!.pushViewController(other, animated: true)", nil),
    ("tabBarController?.selectedIndex = 1", nil),
    ("if let shell = parent as? Shell { shell.show() }", nil),
    ("(other.navigationController as! Checkout).next()", nil),
    ("(navigationController as! Needy).next()", nil),
    ("(navigationController as! Missing).next()", nil),
  ]

  @Test(arguments: expectations)
  func `A controller is in the container that its code expects`(
    code: String, container: AppController.Making?
  ) throws {
    let source = """
      class Checkout: UINavigationController {}
      class Needy: UINavigationController { init(a: Int) {} }
      class Tabs: UITabBarController {}
      class Shell: UIViewController {}
      class Base: UIViewController { func act() { \(code) } }
      class Page: Base {}
      """
    let found = try controllers(source, [:])
    expectEqual(found["Page/Start"]?.container, container)
    expectEqual(found["Shell/Start"]?.container, nil)
  }

  @Test func `A container does not contain itself`() throws {
    let found = try controllers(
      "class Flow: UINavigationController { func a() { (navigationController as! Flow).a() } }", [:])
    expectEqual(found["Flow/Start"]?.container, nil)
  }
}

extension AppController.Making {
  /// The object ID of its scene.
  fileprivate var id: String? {
    switch self {
    case .scene(let scene, _), .plainScene(let scene): scene.id
    case .expression, .launch, .missing: nil
    }
  }
}
