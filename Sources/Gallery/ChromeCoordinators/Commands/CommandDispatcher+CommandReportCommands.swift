import ChromeCommands
import Coordination

extension CommandDispatcher: CommandReportCommands {
  public func startHandlingCommands() {
    send((any CommandReportCommands).self) { $0.startHandlingCommands() }
  }

  public func stopHandlingCommands() {
    send((any CommandReportCommands).self) { $0.stopHandlingCommands() }
  }

  public func sendReportedCommand() {
    send((any CommandReportCommands).self) { $0.sendReportedCommand() }
  }
}
