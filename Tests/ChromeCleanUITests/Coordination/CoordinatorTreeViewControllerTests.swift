import ChromeCleanCommands
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct CoordinatorTreeViewControllerTests {
  let log = Log()

  private func row(
    _ name: String, _ depth: Int, isStarted: Bool = true, isOverlay: Bool = false
  )
    -> CoordinatorTreeRow
  {
    CoordinatorTreeRow(
      name: name, depth: depth, state: isStarted ? "activated" : "deactivated", isStarted: isStarted,
      isOverlay: isOverlay)
  }

  private func onTree(
    _ rows: [CoordinatorTreeRow], do body: (CoordinatorTreeViewController) throws -> Void
  ) rethrows {
    try onScreen({ CoordinatorTreeViewController() }) { tree in
      tree.dispatcher = log
      tree.setRows(rows)
      UIApplication.shared.settle()
      try body(tree)
    }
  }

  private func isEnabled(_ identifier: String, in tree: CoordinatorTreeViewController) -> Bool? {
    (tree.view.view(identifier) as? UIControl)?.isEnabled
  }

  @Test func `Each coordinator has a row and a switch, and there is an overlay to add or one to remove`() {
    onTree([row("A", 0), row("B", 1, isStarted: false), row("C", 2, isStarted: false)]) { tree in
      let texts = tree.tableView.descendants(UILabel.self).compactMap(\.text)
      expectEqual(texts, ["A", "activated", "B", "deactivated", "C", "deactivated"])
      expectEqual(
        (0..<3).map { isEnabled("coordinatorSwitch\($0)", in: tree) }, [true, true, false])
    }
    forEachRow([false, true]) { hasOverlay in
      onTree([row("A", 0), row("B", 1, isOverlay: hasOverlay)]) { tree in
        expectEqual(isEnabled("addOverlayButton", in: tree), !hasOverlay)
        expectEqual(isEnabled("removeOverlayButton", in: tree), hasOverlay)
      }
    }
  }

  @Test func `The user's actions are sent as commands`() throws {
    try onTree([row("A", 0), row("B", 1, isOverlay: true)]) { tree in
      let first = try #require(tree.view.view("coordinatorSwitch0") as? UISwitch)
      for isOn in [false, true] {
        first.setOn(isOn, animated: false)
        first.sendActions(for: .valueChanged)
      }
      tree.tap("removeOverlayButton")
      tree.setRows([row("A", 0)])
      tree.tap("addOverlayButton")
      expectEqual(log.calls, ["stop 0", "start 0", "remove overlay", "add overlay"])
    }
  }

  /// Logs the commands.
  @MainActor
  final class Log: CoordinatorTreeCommands {
    var calls: [String] = []

    func startCoordinator(at index: Int) { calls.append("start \(index)") }
    func stopCoordinator(at index: Int) { calls.append("stop \(index)") }
    func showOverlay() { calls.append("add overlay") }
    func closeOverlay() { calls.append("remove overlay") }
  }
}
