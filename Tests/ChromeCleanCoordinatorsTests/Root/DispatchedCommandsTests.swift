import ChromeCleanCommands
import ChromeCleanCoordinators
import Coordination
import Expectations
import Testing

/// Each command of the app goes through the dispatcher to its handler with its values.
@MainActor
@Suite struct DispatchedCommandsTests {
  let dispatcher = CommandDispatcher()
  let handler = Handler()

  @Test func `Commands of tabs arrive with their values, and what was typed as it is`() {
    dispatcher.startDispatching(to: handler, for: (any TabCommands).self)
    let commands: any TabCommands = dispatcher
    commands.showTab(at: 2)
    commands.closeTab(at: 1)
    commands.createNewTab()
    commands.moveTab(from: 3, to: 0)
    expectEqual(handler.calls, ["show 2", "close 1", "new", "move 3 to 0"])
    do {
      let dispatcher = CommandDispatcher()
      let handler = Handler()
      dispatcher.startDispatching(to: handler, for: (any LocationBarCommands).self)
      let commands: any LocationBarCommands = dispatcher
      commands.loadPage(for: " héllo ")
      expectEqual(handler.calls, ["load ' héllo '"])
    }
  }

  @MainActor
  final class Handler: TabCommands, LocationBarCommands {
    var calls: [String] = []
    func showTab(at index: Int) { calls.append("show \(index)") }
    func closeTab(at index: Int) { calls.append("close \(index)") }
    func createNewTab() { calls.append("new") }
    func moveTab(from index: Int, to newIndex: Int) { calls.append("move \(index) to \(newIndex)") }
    func loadPage(for text: String) { calls.append("load '\(text)'") }
  }
}
