import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanCoordinators

@MainActor
@Suite struct CommandReportCoordinatorTests {
  let browserState = BrowserState()
  let browser: Browser
  let coordinator = CommandReportCoordinator()

  init() {
    browser = browserState.browserList.createBrowser()
    coordinator.browser = browser
    coordinator.dispatcher = browser.dispatcher
  }

  /// The lines of the list on the screen.
  private func report() throws -> [String] {
    let report = try #require(coordinator.viewController as? CommandReportViewController)
    let table = try #require(report.view.subviews.compactMap { $0 as? UITableView }.first)
    return (0..<report.tableView(table, numberOfRowsInSection: 1)).compactMap { row in
      let cell = report.tableView(table, cellForRowAt: IndexPath(row: row, section: 1))
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return content.map { "\($0.text ?? ""): \($0.secondaryText ?? "")" }
    }
  }

  @Test func `Commands are reported as handled while there is a handler`() throws {
    coordinator.start()
    #expect(browser.dispatcher.responds(to: (any CommandReportCommands).self))
    let commands: any CommandReportCommands = browser.dispatcher
    commands.sendReportedCommand()
    commands.startHandlingCommands()
    commands.startHandlingCommands()
    commands.sendReportedCommand()
    commands.stopHandlingCommands()
    commands.stopHandlingCommands()
    commands.sendReportedCommand()
    let unhandled = "NavigationCommands.goBack(): Not sent: nobody handles it"
    expectEqual(try report(), [unhandled, "NavigationCommands.goBack(): Handled", unhandled])
  }

  @Test func `A stopped coordinator leaves nothing, and can start again`() throws {
    coordinator.start()
    browser.dispatcher.startHandlingCommands()
    coordinator.stop()
    expectNil(coordinator.viewController)
    #expect(!browser.dispatcher.responds(to: (any CommandReportCommands).self))
    coordinator.start()
    browser.dispatcher.sendReportedCommand()
    expectEqual(try report(), ["NavigationCommands.goBack(): Not sent: nobody handles it"])
  }

  @Test func `Only values cross`() {
    let log = Log()
    let mediator = CommandReportMediator()
    mediator.consumer = log
    mediator.report("A", isHandled: true)
    mediator.isHandling = true
    expectEqual(log.isHandling, [false, false, true])
    expectEqual(log.faults, [])
    mediator.disconnect()
    mediator.report("B", isHandled: true)
    expectEqual(log.isHandling.count, 3)
  }

  /// Records the calls.
  @MainActor
  final class Log: CommandReportConsumer {
    var isHandling: [Bool] = []
    var faults: [String] = []

    func setReport(_ lines: [CommandReportLine], isHandling: Bool) {
      self.isHandling.append(isHandling)
      faults += ConsumerArgument(lines, "lines").faults
    }
  }
}
