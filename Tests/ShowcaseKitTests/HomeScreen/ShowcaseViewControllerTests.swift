import Expectations
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ShowcaseViewControllerTests {
  private let showcase = Showcase("S") {
    UseCase.homeScreen
    UseCase("Second", of: UIViewController.self)
    UseCase("Coordinated", of: ProbeViewController.self, coordinator: ProbeCoordinator.self)
    UseCase("Third", of: UIViewController.self)
  }

  /// The home screen on a stage, with its navigation controller.
  private func onHomeScreen(
    of showcase: Showcase, do body: (ShowcaseViewController, UINavigationController) throws -> Void
  ) throws {
    let stage = try Stage(.homeScreen, in: showcase)
    try stage.run {
      let navigation = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
      let controller = try #require(navigation?.topViewController as? ShowcaseViewController)
      try body(controller, try #require(navigation))
    }
  }

  @Test func `Titles, identifiers, sizes and rows are Chrome's`() throws {
    // Titles, identifiers and sizes are Chrome's.
    try onHomeScreen(of: showcase) { home, _ in
      let table: UITableView = home.tableView
      expectEqual(home.title, "SC")
      expectTrue(home.definesPresentationContext)
      expectEqual(table.style, .plain)
      expectEqual(table.rowHeight, 70)
      expectEqual(table.accessibilityIdentifier, "showcase_home_collection")
      expectEqual(table.tableHeaderView?.accessibilityIdentifier, "showcase_home_search_bar")
    }
    // A row shows the class above the use case.
    try onHomeScreen(of: showcase) { home, _ in
      let cells = home.tableView.visibleCells
      expectEqual(
        cells.map(\.textLabel?.text), ["ProbeViewController", "UIViewController", "UIViewController"])
      expectEqual(cells.map(\.detailTextLabel?.text), ["Coordinated", "Second", "Third"])
      expectTrue(cells.allSatisfy { $0.style == .subtitle && $0.accessoryType == .disclosureIndicator })
      expectTrue(cells.allSatisfy { $0.bounds.height == 70 })
    }
  }

  @Test func `At accessibility sizes texts grow and wrap, and rows are as high as both`() throws {
    let configuration = StageConfiguration(
      name: "largest", contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let stage = try Stage(.homeScreen, in: showcase, configuration: configuration)
    try stage.run {
      let navigation = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
      let home = try #require(navigation?.topViewController as? ShowcaseViewController)
      for cell in home.tableView.visibleCells {
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        expectEqual(text.font.pointSize, 53)
        expectEqual(detail.font.pointSize, 43)
        #expect(text.frame.maxY <= detail.frame.minY)
        #expect(detail.frame.maxY <= cell.bounds.height)
      }
      UIApplication.shared.set(contentSizeCategory: .large)
      UIApplication.shared.settle()
      expectTrue(home.tableView.visibleCells.allSatisfy { $0.bounds.height == 70 })
    }
  }

  @Test func `A tapped controller is pushed under the use case's title, after a search too`() throws {
    // A tapped controller is pushed under the use case's title.
    try onHomeScreen(of: showcase) { home, navigation in
      home.tableView(home.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
      UIApplication.shared.settle()
      expectEqual(navigation.viewControllers.count, 2)
      expectEqual(navigation.topViewController?.title, "Third")
    }
    // A row that is tapped after a search is the one that shows.
    try onHomeScreen(of: showcase) { home, navigation in
      (home.tableView.tableHeaderView as? UISearchBar)?.text = "third"
      UIApplication.shared.settle()
      home.tableView(home.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      expectEqual(navigation.topViewController?.title, "Third")
    }
  }

  @Test func `A tapped coordinator is kept while its screen shows, and released on coming back`() throws {
    try onHomeScreen(of: showcase) { home, navigation in
      home.tableView(home.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      UIApplication.shared.settle()
      expectNotNil(ProbeCoordinator.latest)
      #expect(ProbeCoordinator.latest?.baseViewController === navigation)
      #expect(navigation.topViewController is ProbeViewController)
      navigation.hidesBarsOnSwipe = true
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      expectNil(ProbeCoordinator.latest)
      expectFalse(navigation.hidesBarsOnSwipe)
    }
  }

  @Test func `The search narrows the rows, keeps their order, and widens them again`() throws {
    try onHomeScreen(of: Registry2023.showcase) { home, _ in
      let bar = try #require(home.tableView.tableHeaderView as? UISearchBar)
      for (text, count) in [("infobar", 2), ("credential", 4), ("INCOGNITO", 1), ("zzz", 0), ("", 28)] {
        bar.text = text
        UIApplication.shared.settle()
        expectEqual(home.tableView.numberOfRows(inSection: 0), count, "\(text)")
      }
      bar.text = "infobar"
      UIApplication.shared.settle()
      expectEqual(
        home.tableView.visibleCells.map(\.detailTextLabel?.text),
        [
          "Infobar Banner", "Infobar Banner No Modal",
        ])
    }
  }
}
