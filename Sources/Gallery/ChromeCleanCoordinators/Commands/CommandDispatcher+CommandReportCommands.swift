import ChromeCleanCommands
import Coordination

extension CommandDispatcher: CommandReportCommands {
  package func startHandlingCommands() {
    send((any CommandReportCommands).self) { $0.startHandlingCommands() }
  }

  package func stopHandlingCommands() {
    send((any CommandReportCommands).self) { $0.stopHandlingCommands() }
  }

  package func sendReportedCommand() {
    send((any CommandReportCommands).self) { $0.sendReportedCommand() }
  }
}
