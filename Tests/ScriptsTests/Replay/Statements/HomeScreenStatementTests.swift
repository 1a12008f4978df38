import Expectations
import HeadlessUIKit
import Scripts
import ShowcaseKit
import Testing

/// The helpers of Chrome's showcase tests.
@Suite @MainActor struct HomeScreenStatementTests {
  private let showcase = Showcase("Examples") {
    UseCase.homeScreen
    UseCase("Buttons", of: ReplayedViewController.self)
    UseCase("Device", of: DeviceViewController.self)
    UseCase("Without bar", of: BarlessViewController.self)
  }

  private func replay(_ source: String) throws -> ScriptReplay {
    ScriptReplay(
      try ScriptChecker().check(Script(parsing: source)), of: .homeScreen, in: showcase,
      configuration: .iPhone)
  }

  @Test func `A use case is opened by its name or its class, and closed, with a bar or without`() throws {
    // A use case is opened by its name or its class, and closed.
    forEachRow(["Buttons", "ReplayedViewController"]) { name in
      let replay = try replay(
        """
        Open("\(name)")
        EarlGrey.selectElement(with: grey_buttonTitle("Record")).assert(grey_sufficientlyVisible())
        Close()
        EarlGrey.selectElement(with: grey_buttonTitle("Record")).assert(grey_nil())
        EarlGrey.selectElement(with: grey_kindOfClass(UITableViewCell.self)).assert(grey_notNil())
        ClearSearch()
        EarlGrey.selectElement(with: grey_kindOfClass(UITableViewCell.self)).atIndex(2).assert(grey_notNil())
        """)
      expectNil(replay.failure?.report)
      expectEqual(replay.steps.count, 8)
    }
    // A use case that hides the bar is also closed.
    expectNil(try replay("Open(\"Without bar\")\nClose()").failure?.report)
  }

  @Test func `What cannot be done fails with EarlGrey's report`() {
    forEachRow([
      ("Open(\"None\")", "accessibilityLabel('None')"), ("Close()", "buttonTitle('SC')"),
      ("Open(\"Buttons\")\nClearSearch()", "showcase_home_search_bar"),
    ]) { source, words in
      let replay = try replay(source)
      guard case .interaction? = replay.failure?.reason else {
        Issue.record("it could be done")
        return
      }
      expectEqual(replay.failure?.report.contains(words), true)
    }
  }
}

/// A screen that hides the navigation bar.
private final class BarlessViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: false)
  }
}
