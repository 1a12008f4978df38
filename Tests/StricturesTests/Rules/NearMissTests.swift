import Expectations
import Testing

@testable import Strictures

@Suite struct NearMissTests {
  private static let nearMisses: [(String, String, String)] = [
    ("AppUI/Root", "addChild(child)", "// TabViewController()"),
    ("AppUI/Root", "addChild(child)", #"title = "TabViewController() as? TabViewController""#),
    (
      "AppUI/Root", "addChild(child)",
      "child.view.widthAnchor.constraint(equalToConstant: 4).isActive = true"
    ),
    ("AppUI/Root", "addChild(child)", "other.content.setEditing(true)"),
    (
      "AppUI/Root", "",
      "final class SheetViewController: RootViewController { var root: RootViewController? }"
    ),
    ("AppUI/Root", "", "protocol RootViewControllerDelegate { func close(_ root: RootViewController) }"),
    ("AppUI/Root", "", "class A: UIPresentationController {}; struct B { var a: A? }"),
    ("AppUI/Root", "", "final class TabCell: UITableViewCell, TabConsumer { func setTabs() {} }"),
    ("AppUI/Root", "", "struct Tab { var list: TabList? }"),
    ("AppUI/Tabs", "private var items", "public private(set) var items"),
    (
      "AppUI/Tabs", "private func close()", "public func tableView(_ view: UITableView, didSelect row: Int)"
    ),
    ("AppUI/Tabs", "private func close()", "public func embed(_ content: UIViewController)"),
    (
      "AppUI/Tabs", "items = tabs",
      "NotificationCenter.default.addObserver(self, selector: a, name: UIResponder.b)"
    ),
    ("AppUI/Tabs", "items = tabs", "button.setTitle(Self.shared, for: .default)"),
    ("AppUI/Tabs", "addTarget(self,", "addTarget(dispatcher!,"),
    (
      "AppUI/Tabs", "let title: String",
      "let title: Page; final class Page: DataClass { let parts: [Kind: Date] }"
    ),
    (
      "AppUI/Tabs", "let title: String",
      "let title: Other; typealias Other = Set<[(name: String, Range<Int>)]>"
    ),
    (
      "AppUI/Tabs", "let title: String",
      "let next: [TabItem]; var text: UIImage { a }; static let b: UIImage = c"
    ),
    ("AppCommands/TabCommands", "closeTab(at index: Int)", "closeTab(at index: Int) -> Void"),
    ("AppCommands/TabCommands", "func showTabs()", "func showTabs()\n  func displayWillow()"),
    (
      "AppCoordinators/TabCoordinator", "{ mediator?.closeTab(at: index) }",
      "{ mediator = TabMediator(browser.tabList) }"
    ),
    (
      "AppCoordinators/TabCoordinator", "dispatcher?.stopDispatching(to: self)",
      "leave()\n  }\n  private func leave() {\n    dispatcher?.stopDispatching(for: (any TabCommands).self)"
    ),
    ("AppCoordinators/TabMediator", "list.close(at: index)", "use(URLSession.self, browser: 1)"),
    ("AppShowcase/TabShowcase", "", "final class SheetCoordinator { let tabs: TabViewController? }"),
    ("App/main", "", "final class AppCoordinator { let list = TabList.shared }"),
  ]

  @Test func `What only looks as if it were against a rule is not found`() {
    forEachRow(Self.nearMisses) { file, old, new in
      expectEqual(try SamplePackage().replacing(old, in: "Sources/\(file).swift", with: new).findings(), [])
    }
  }

  @Test func `Base classes and commands count by other names too`() throws {
    // A coordinator may inherit from the base by another name and over several classes.
    do {
      let source = """
        typealias SampleCoordinator = BrowserCoordinator<Browser>
        class SheetCoordinator: SampleCoordinator {}
        final class MenuCoordinator: SheetCoordinator {}
        """
      let sample = try SamplePackage().replacing(
        "", in: "Sources/AppCoordinators/TabMediator.swift", with: source)
      expectEqual(try sample.findings(), [])
    }
    // A command that is registered on its own counts as one of its protocol.
    do {
      let sample = try SamplePackage()
        .replacing(
          "for: (any TabCommands).self)\n", in: "Sources/AppCoordinators/TabCoordinator.swift",
          with: "for: .showTabs)\n"
        )
        .replacing(
          "", in: "Sources/AppCommands/TabCommands.swift",
          with: "extension Command where Commands == any TabCommands { static var showTabs: Self { a } }")
      expectEqual(try sample.findings(), [])
    }
  }

  @Test func `A target that declares what it must not import is found in the manifest`() throws {
    var sample = SamplePackage()
    sample.manifest.targets[3].dependencies = ["AppModel", "Toolkit"]
    sample = try sample.replacing(
      "[\"AppCommands\", \"Toolkit\"]", in: "Package.swift", with: "[\"AppModel\"]")
    let problem = "the target AppUI depends on AppModel"
    expectEqual(
      try sample.findings(),
      [
        "Package.swift:4:43: rule 2: \(problem), of the layer 'model'",
        "Package.swift:4:43: rule 32: \(problem), which it may not see",

      ])
  }

  @Test func `What a target does not need is not required, except a user interface`() throws {
    // A target that is on the main actor by default needs no attributes.
    do {
      var sample = try SamplePackage()
        .replacing("@MainActor public protocol", in: "Sources/AppUI/Tabs.swift", with: "public protocol")
      sample.manifest.targets[3].isOnMainActor = true
      expectEqual(try sample.findings(), [])
    }
    // Without coordinators no handler of commands is expected.
    do {
      var sample = SamplePackage()
      sample.configuration.layerTargets.removeAll { $0.layer == .coordinators || $0.layer == .apps }
      expectEqual(try sample.findings(), [])
    }
    // A package without a user interface is reported so.
    do {
      var sample = SamplePackage()
      sample.configuration.layerTargets.removeAll { $0.layer == .ui }
      #expect(try sample.findings().contains("Package.swift:1:1: rule 1: no target is of the layer 'ui'"))
    }
  }

  @Test func `Layers may be folders of one target`() throws {
    var sample = SamplePackage()
    sample.configuration.layerTargets = [.init(.model, "App"), .init(.ui, "App", folder: "UI")]
    sample.configuration.maySee = [:]
    sample.configuration.publicSymbols = [:]
    sample.sources = [
      "Sources/App/Tab.swift": "class Tab {}\nclass FirstViewController: UIViewController {}",
      "Sources/App/UI/Tabs.swift": "class TabsViewController: UIViewController { private var tab: Tab? }",
    ]
    expectEqual(
      try sample.findings(),
      [
        "Sources/App/Tab.swift:2:7: rule 1: the view controller FirstViewController is of the layer 'model'",
        "Sources/App/UI/Tabs.swift:1:63: rule 7: Tab is a type of the model, of App",
      ])
  }
}
