import ChromeCleanCommands
import Coordination

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
