import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Lets the user try out a dispatcher of its own: a command is handled, or nobody handles it.
///
/// A command that nobody handles is reported instead of sent: sending it would be a programmer's error.
package final class CommandReportCoordinator: ChromeCoordinator {
  private var reportViewController: CommandReportViewController?
  private(set) var mediator: CommandReportMediator?
  /// The dispatcher that is tried out.
  let trial: CommandDispatcher = CommandDispatcher()

  package override var viewController: UIViewController? { reportViewController }

  package override func start() {
    if !isStarted { connect() }
    super.start()
  }

  package override func stop() {
    super.stop()
    if !isStarted { disconnect() }
  }

  private func connect() {
    let report = CommandReportViewController()
    report.dispatcher = dispatcher
    let mediator = CommandReportMediator()
    mediator.consumer = report
    trial.registerMetricsRecorder(mediator, for: (any NavigationCommands).self)
    dispatcher?.startDispatching(to: self, for: (any CommandReportCommands).self)
    (reportViewController, self.mediator) = (report, mediator)
  }

  private func disconnect() {
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: self)
    trial.stopDispatching(to: mediator)
    trial.deregisterMetricsRecorder(for: (any NavigationCommands).self)
    mediator.disconnect()
    (reportViewController, self.mediator) = (nil, nil)
  }
}
