import Diagnostics

@testable import Strictures

/// A small package that follows all rules, in memory.
struct SamplePackage {
  var manifest = PackageManifest(
    "Sample",
    targets: [
      .init("AppModel"), .init("AppCommands"), .init("Toolkit"),
      .init("AppUI", dependencies: ["AppCommands", "Toolkit"]),
      .init("AppCoordinators", dependencies: ["AppCommands", "AppModel", "AppUI", "Toolkit"]),
      .init("AppShowcase", dependencies: ["AppUI", "Toolkit"]),
      .init("App", dependencies: ["AppCommands", "AppCoordinators", "AppModel", "AppUI", "Toolkit"]),
    ])

  var configuration: StrictureConfiguration = {
    var configuration = StrictureConfiguration(layerTargets: [
      .init(.model, "AppModel"), .init(.commands, "AppCommands"), .init(.ui, "AppUI"),
      .init(.coordinators, "AppCoordinators"), .init(.showcases, "AppShowcase"), .init(.apps, "App"),
    ])
    configuration.toolkit = ["Toolkit"]
    configuration.maySee = ["AppModel": [], "AppUI": ["AppCommands", "Toolkit"]]
    configuration.publicSymbols = ["AppModel": 7]
    return configuration
  }()

  var sources: [String: String] = [
    "Package.swift": """
    let package = Package(
      targets: [
        .target(name: "AppModel"),
        .target(name: "AppUI", dependencies: ["AppCommands", "Toolkit"]),
        .target(name: "AppShowcase", dependencies: ["AppUI", "Toolkit"]),
      ])
    """,
    "Sources/AppModel/TabList.swift": """
    public final class Browser {
      public let tabList = TabList()
    }
    public final class TabList {
      public var tabs: [Tab] = []
      public func close(at index: Int) {}
    }
    public struct Tab {
      public let title: String
    }
    """,
    "Sources/AppCommands/TabCommands.swift": """
    @MainActor public protocol TabCommands: AnyObject {
      func showTabs()
      func closeTab(at index: Int)
    }
    """,
    "Sources/AppUI/Tabs.swift": """
    import AppCommands
    import Foundation
    import Toolkit

    @MainActor public protocol TabConsumer: AnyObject {
      func setTabs(_ tabs: [TabItem], selected: Int?)
    }

    public struct TabItem {
      public let title: String
      public let kind: Kind
      public enum Kind { case page(URL), blank }
    }

    public final class TabViewController: UIViewController, TabConsumer {
      public weak var dispatcher: (any TabCommands)?
      private var items: [TabItem] = []
      private let button = UIButton()

      public override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: .close, for: .touchUpInside)
      }

      public func setTabs(_ tabs: [TabItem], selected: Int?) {
        items = tabs
      }

      private func close() { dispatcher?.closeTab(at: 0) }
    }
    """,
    "Sources/AppUI/Root.swift": """
    import Toolkit

    // A TabViewController( in a comment is fine, and so is TabList.
    public final class RootViewController: UIViewController {
      public var content: UIViewController? {
        didSet { embed() }
      }
      private let hint = "TabViewController() and transitioningDelegate = self"

      private func embed() {
        guard let child = content else { return }
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """,
    "Sources/AppCoordinators/TabCoordinator.swift": """
    import AppCommands
    import AppModel
    import AppUI
    import Toolkit

    extension CommandDispatcher: TabCommands {
      public func showTabs() { send((any TabCommands).self) { $0.showTabs() } }
      public func closeTab(at index: Int) { send((any TabCommands).self, index) { $0.closeTab(at: index) } }
    }

    public final class TabCoordinator: BrowserCoordinator<Browser>, TabCommands {
      private var mediator: TabMediator?
      private var controller: TabViewController?

      public override func start() {
        let controller = TabViewController()
        guard let browser else { return }
        mediator = TabMediator(browser.tabList)
        mediator?.consumer = controller
        controller.dispatcher = dispatcher
        controller.transitioningDelegate = transition
        dispatcher?.startDispatching(to: self, for: (any TabCommands).self)
        super.start()
      }

      public override func stop() {
        super.stop()
        dispatcher?.stopDispatching(to: self)
        mediator?.disconnect()
      }

      public func showTabs() { children.forEach { $0.start() } }
      public func closeTab(at index: Int) { mediator?.closeTab(at: index) }
    }
    """,
    "Sources/AppCoordinators/TabMediator.swift": """
    import AppModel
    import AppUI

    @MainActor final class TabMediator {
      weak var consumer: (any TabConsumer)?
      private let list: TabList

      init(_ list: TabList) { self.list = list }

      func closeTab(at index: Int) { list.close(at: index) }
      func disconnect() {}
    }

    extension BroadcastKey<Bool> {
      static let stripVisible = BroadcastKey("stripVisible")
    }
    """,
    "Sources/AppShowcase/TabShowcase.swift": """
    import AppUI
    import Toolkit

    final class TabCoordinator2: Coordinator {
      let glue = GlueViewController()
      func start() { TabViewController().setTabs([], selected: nil) }
    }
    final class GlueViewController: UIViewController {}
    """,
    "Sources/App/main.swift": """
    import AppCoordinators
    import AppModel
    let browser = Browser()
    """,
    "Sources/Toolkit/Toolkit.swift": "open class Broken: UIViewController { var a: OtherViewController }",
  ]

  var package: CheckedPackage { CheckedPackage(manifest, configuration, sources: sources) }

  /// The findings, each as `file:line:column: rule N: problem`.
  func findings() throws -> [String] {
    try StrictureReport(of: package, configurationFile: ".strictures.json").findings.map {
      "\($0.file):\($0.position.line):\($0.position.column): rule \($0.rule): \($0.problem)"
    }
  }

  /// The same package with a text in a file replaced; an empty text is the file's end.
  func replacing(_ old: String, in file: String, with new: String) throws -> SamplePackage {
    var copy = self
    let text = sources[file] ?? ""
    guard old.isEmpty || text.contains(old) else { throw MissingText(text: old) }
    copy.sources[file] = old.isEmpty ? text + "\n" + new : text.replacing(old, with: new)
    return copy
  }

  struct MissingText: Error {
    let text: String
  }
}
