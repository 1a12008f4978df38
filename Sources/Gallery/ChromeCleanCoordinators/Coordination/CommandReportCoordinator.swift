import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Lets the user try out a separate dispatcher, with and without a handler for its commands.
///
/// A command without a handler is reported instead of sent: sending it would be a programmer's
/// error.
package final class CommandReportCoordinator: ScreenCoordinator<CommandReportViewController> {
  private(set) weak var mediator: CommandReportMediator?
  /// The dispatcher being tried out.
  let trial: CommandDispatcher = CommandDispatcher()

  override func makeScreen() -> CommandReportViewController {
    let report = CommandReportViewController()
    report.dispatcher = dispatcher
    let mediator = CommandReportMediator()
    mediator.consumer = report
    trial.registerMetricsRecorder(mediator, for: (any NavigationCommands).self)
    dispatcher?.startDispatching(to: self, for: (any CommandReportCommands).self)
    keep(mediator)
    self.mediator = mediator
    return report
  }

  override func disconnect() {
    dispatcher?.stopDispatching(to: self)
    // The trial dispatcher outlives its screen, and the next screen starts without a handler.
    if let mediator { trial.stopDispatching(to: mediator) }
    trial.deregisterMetricsRecorder(for: (any NavigationCommands).self)
    super.disconnect()
  }
}

extension CommandReportCoordinator: CommandReportCommands {
  package func startHandlingCommands() {
    guard let mediator, !mediator.isHandling else { return }
    trial.startDispatching(to: mediator, for: (any NavigationCommands).self)
    mediator.isHandling = true
  }

  package func stopHandlingCommands() {
    guard let mediator else { return }
    trial.stopDispatching(to: mediator)
    mediator.isHandling = false
  }

  package func sendReportedCommand() {
    if trial.responds(to: (any NavigationCommands).self) {
      trial.goBack()
    } else {
      mediator?.report("NavigationCommands.goBack()", isHandled: false)
    }
  }
}

/// Reports the outcomes of commands, and handles the commands being tried out.
@MainActor
final class CommandReportMediator: Mediator {
  weak var consumer: (any CommandReportConsumer)? {
    didSet { updateConsumer() }
  }

  /// Whether the commands being tried out have a handler.
  var isHandling = false {
    didSet { updateConsumer() }
  }

  private var lines: [CommandReportLine] = []

  /// Adds the outcome of a command to the report.
  func report(_ command: String, isHandled: Bool) {
    lines.append(CommandReportLine(command: command, isHandled: isHandled))
    updateConsumer()
  }

  func disconnect() {
    consumer = nil
  }

  private func updateConsumer() {
    consumer?.setReport(lines, isHandling: isHandling)
  }
}

/// The commands do nothing: all that matters is whether they arrive.
extension CommandReportMediator: NavigationCommands {
  func goBack() {}
  func goForward() {}
  func reloadPage() {}
  func stopLoadingPage() {}
}

extension CommandReportMediator: CommandMetricsRecorder {
  /// Reports a command that reaches its handler.
  func recordMetric(for invocation: CommandInvocation) {
    report("\(invocation.commands).\(invocation.name)", isHandled: true)
  }
}
