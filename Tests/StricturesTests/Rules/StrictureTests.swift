import Expectations
import Testing

@testable import Strictures

@Suite struct StrictureTests {
  @Test func `What is against a rule is found at its place, and nothing else`() throws {
    // Nothing is found in a clean package.
    expectEqual(try SamplePackage().findings(), [])
    // What violates a rule is found at its position, and nothing else.
    forEachRow(Self.layers + Self.viewControllers + Self.coordinators + Self.consumers + Self.commands) {
      planted in
      let sample = try SamplePackage().replacing(planted.old, in: planted.file, with: planted.new)
      let place = "\(planted.place):\(planted.finding)".split(separator: ": ", maxSplits: 1)
      let findings = try sample.findings().filter { $0.contains(": rule \(planted.rule): ") }
      expectEqual(findings, ["\(place[0]): rule \(planted.rule): \(place[1])"])
    }
  }

  @Test func `The numbers are those of the checklist, and each rule of sources is planted against`() {
    // The numbers are those of the checklist, without gaps.
    expectEqual(Stricture.all.map(\.number), Array(1...34))
    let others = [6, 8, 14, 19, 20, 27]
    expectEqual(Stricture.all.filter { !$0.isStatic }.map(\.number), others)
    // Each rule that is checked in sources has a planted violation.
    let planted = Set(
      (Self.layers + Self.viewControllers + Self.coordinators + Self.consumers + Self.commands).map(\.rule))
    expectEqual(planted, Set(Stricture.all.filter(\.isStatic).map(\.number)))
  }

  static let layers = [
    Planted(
      1, "AppModel/TabList", "", "class ListViewController: UIViewController {}",
      "11:7: the view controller ListViewController is of the layer 'model'"),
    Planted(
      2, "AppUI/Root", "import Toolkit", "import AppModel\nimport Toolkit",
      "1:8: AppUI imports AppModel, of the layer 'model'; the target does not declare it, so it builds by luck only"
    ),
    Planted(
      3, "AppCoordinators/TabMediator", "", "protocol OtherConsumer {}",
      "17:10: the protocol OtherConsumer is of the layer 'coordinators'"),
    Planted(
      3, "AppCoordinators/TabMediator", "final class TabMediator {", "final class TabMediator: TabConsumer {",
      "4:24: TabMediator adopts TabConsumer and is not a view controller"),
    Planted(
      32, "AppModel/TabList", "", "import Toolkit",
      "11:8: AppModel imports Toolkit, which it may not see; the target does not declare it, so it builds by luck only"
    ),
    Planted(
      34, "AppShowcase/TabShowcase", "import Toolkit", "@testable import AppCoordinators",
      "2:18: AppShowcase imports AppCoordinators, of the layer 'coordinators'; the target does not declare it, so it "
        + "builds by luck only"),
  ]

  static let viewControllers = [
    Planted(
      4, "AppUI/Root", "addChild(child)", "addChild(TabViewController())",
      "12:14: RootViewController makes TabViewController(...)"),
    Planted(
      4, "AppUI/Root", "addChild(child)", "_ = child as? TabViewController",
      "12:19: RootViewController casts to TabViewController"),
    Planted(
      4, "AppUI/Root", "var content: UIViewController?", "var content: TabViewController?",
      "5:23: RootViewController names TabViewController"),
    Planted(
      4, "AppUI/Root", #""TabViewController() and"#, #""\(TabViewController.self) and"#,
      "8:25: RootViewController names TabViewController"),
    Planted(
      5, "AppUI/Root", "child.view.frame = view.bounds", "child.view.backgroundColor = nil",
      "13:16: RootViewController uses view.backgroundColor of a view controller that it embeds"),
    Planted(
      5, "AppUI/Root", "addChild(child)", "content?.setEditing(true)",
      "12:14: RootViewController uses setEditing of a view controller that it embeds"),
    Planted(
      5, "AppUI/Root", "var content: UIViewController?", "var content: UINavigationController?",
      "5:23: RootViewController.content is for UINavigationController only"),
    Planted(
      7, "AppUI/Root", "import Toolkit", "import AppModel\nvar list: TabList?",
      "2:11: TabList is a type of the model, of AppModel"),
    Planted(
      9, "AppUI/Root", "addChild(child)", "transitioningDelegate = self",
      "12:5: transitioningDelegate is set to self"),
    Planted(
      9, "AppUI/Root", "", "extension RootViewController: UIViewControllerTransitioningDelegate {}",
      "18:31: RootViewController adopts UIViewControllerTransitioningDelegate"),
    Planted(
      10, "AppUI/Tabs", "addTarget(self,", "addTarget(helper.target,",
      "22:22: the target of a control is helper.target"),
    Planted(
      10, "AppUI/Tabs", "let button = UIButton()",
      "let button = UIBarButtonItem(title: a(1, 2), target: other, action: b)",
      "18:64: the target of a control is other"),
    Planted(
      11, "AppUI/Tabs", "private var items", "public var items",
      "17:14: anybody may set TabViewController.items"),
    Planted(
      11, "AppUI/Tabs", "private func close()", "public func close()",
      "29:15: anybody may call TabViewController.close()"),
    Planted(
      11, "AppUI/Tabs", "items = tabs",
      "NotificationCenter.default.addObserver(self, selector: a, name: .tabs)",
      "26:5: TabViewController observes a notification"),
    Planted(
      12, "AppUI/Tabs", "private var items",
      "weak var delegate: (any TabViewControllerDelegate)?\n private var items",
      "17:12: TabViewController speaks to the TabViewControllerDelegate of delegate"),
    Planted(
      12, "AppUI/Tabs", "items = tabs", "NotificationCenter.default.post(name: a, object: nil)",
      "26:5: TabViewController posts a notification"),
    Planted(
      12, "AppUI/Tabs", "items = tabs", "Analytics.shared.log()",
      "26:5: TabViewController uses the singleton of Analytics"),
  ]

  static let coordinators = [
    Planted(
      13, "AppCoordinators/TabMediator", "", "final class OtherCoordinator {}",
      "17:13: OtherCoordinator does not inherit from BrowserCoordinator"),
    Planted(
      15, "AppCoordinators/TabCoordinator", "super.start()", "super.start()\n    update()",
      "23:5: TabCoordinator.start() does not call super last"),
    Planted(
      15, "AppCoordinators/TabCoordinator", "super.stop()\n", "",
      "26:24: TabCoordinator.stop() does not call super first"),
    Planted(
      16, "AppCoordinators/TabMediator", "init(_ list: TabList)", "init(_ list: TabList, browser: Browser)",
      "8:34: TabMediator gets a whole Browser"),
    Planted(
      17, "AppUI/Tabs", "(any TabCommands)?", "CommandDispatcher?",
      "16:31: AppUI uses the class CommandDispatcher"),
    Planted(
      17, "AppCoordinators/TabMediator", "private let", "let dispatcher: CommandDispatcher\n  private let",
      "6:19: TabMediator uses the class CommandDispatcher"),
    Planted(
      18, "AppCoordinators/TabCoordinator", "{ mediator?.closeTab(at: index) }",
      "{ browser?.tabList.close(at: index) }",
      "33:50: closeTab(at:) of TabCoordinator uses tabList.close, which is the model's"),
    Planted(
      21, "AppCoordinators/TabMediator", "list.close(at: index)", "sheet.transitioningDelegate = self",
      "10:40: transitioningDelegate is set outside of coordinators"),
    Planted(
      21, "AppCoordinators/TabCoordinator", "Delegate = transition", "Delegate = controller",
      "21:16: controller is made its own transitioningDelegate"),
    Planted(
      22, "AppCoordinators/TabMediator", "list.close(at: index)", "History.shared.close()",
      "10:34: TabMediator uses the singleton of History"),
    Planted(
      22, "AppCoordinators/TabMediator", "list.close(at: index)", "BrowserList().close()",
      "10:34: TabMediator uses the aggregate BrowserList"),
  ]

  static let consumers = [
    Planted(
      23, "AppCoordinators/TabMediator", "(any TabConsumer)?", "TabViewController?",
      "5:22: TabMediator names the view controller TabViewController"),
    Planted(
      23, "AppCoordinators/TabMediator", "(any TabConsumer)?", "(any TabReceiver)?",
      "5:12: TabMediator.consumer is not a consumer protocol"),
    Planted(
      24, "AppUI/Tabs", "@MainActor public protocol TabConsumer", "public protocol TabConsumer",
      "5:17: TabConsumer is not @MainActor"),
    Planted(
      24, "AppUI/Tabs", "  public func setTabs", "  nonisolated public func setTabs",
      "25:27: TabViewController.setTabs(_:selected:) is nonisolated"),
    Planted(
      25, "AppUI/Tabs", "selected: Int?)\n}", "selected: Int?, then: @escaping () -> Void)\n}",
      "6:51: TabConsumer.setTabs(_:selected:then:): then is a function"),
    Planted(
      25, "AppUI/Tabs", "let title: String", "let title: [String: (Int, UIImage?)]",
      "6:18: TabConsumer.setTabs(_:selected:): tabs.title is UIImage, which is not known to be a value"),
    Planted(
      25, "AppUI/Tabs", "case page(URL)", "case page(TabViewController)",
      "6:18: TabConsumer.setTabs(_:selected:): tabs.kind.page is an object, TabViewController"),
    Planted(
      25, "AppUI/Tabs", "let title: String", "let title: any TabCommands",
      "6:18: TabConsumer.setTabs(_:selected:): tabs.title is any TabCommands, which may be an object"),
    Planted(
      26, "AppCoordinators/TabMediator", "", "extension TabMediator: TabConsumer {}",
      "17:24: TabMediator adopts TabConsumer, a protocol of the user interface"),
  ]

  static let commands = [
    Planted(
      28, "AppCommands/TabCommands", "func showTabs()", "func showTabs() -> Bool",
      "2:8: TabCommands.showTabs returns Bool"),
    Planted(
      28, "AppCommands/TabCommands", "func showTabs()", "func tabDidChange()",
      "2:8: TabCommands.tabDidChange says 'Did', as a report does"),
    Planted(
      28, "AppCommands/TabCommands", "func showTabs()", "func numberOfTabs()",
      "2:8: TabCommands.numberOfTabs says 'numberOf', as a report does"),
    Planted(
      28, "AppCommands/TabCommands", "func showTabs()", "var count: Int { get }",
      "2:7: TabCommands.count is a property, and no command"),
    Planted(
      28, "AppCoordinators/TabCoordinator", "for: (any TabCommands).self)\n",
      "for: (any TabListDelegate).self)\n",
      "22:17: TabListDelegate is dispatched, and is not a protocol of commands"),
    Planted(
      29, "AppCoordinators/TabCoordinator",
      "dispatcher?.startDispatching(to: self, for: (any TabCommands).self)", "",
      "16:19: no handler is registered for the TabCommands that TabViewController sends",
      in: "Sources/AppUI/Tabs.swift"),
    Planted(
      30, "AppCoordinators/TabCoordinator", "dispatcher?.stopDispatching(to: self)", "",
      "22:17: TabCoordinator registers self, and does not take it out on stop"),
    Planted(
      30, "AppCoordinators/TabCoordinator", "stopDispatching(to: self)", "stopDispatching(to: mediator)",
      "22:17: TabCoordinator registers self, and does not take it out on stop"),
    Planted(
      31, "AppUI/Root", "", "extension BroadcastKey<Int> { static let count = BroadcastKey<Int>(\"count\") }",
      "18:50: a key is made here, and others in Sources/AppCoordinators/TabMediator.swift"),
    Planted(
      31, "AppCoordinators/TabMediator", "",
      "func a() { b.broadcast(c, as: .stripVisible) }\nfunc d() { b.broadcast(e, as: .stripVisible) }",
      "18:14: stripVisible is broadcast in Sources/AppCoordinators/TabMediator.swift:17, too"),
    Planted(
      33, "AppModel/TabList", "public final class Browser {",
      "public final class Browser {\n  public func close() {}",
      "3:19: AppModel has 8 public symbols, and a budget of 7", in: "Package.swift"),
  ]
}
