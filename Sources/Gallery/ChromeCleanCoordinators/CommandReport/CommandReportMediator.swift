import ChromeCleanCommands
import ChromeCleanUI
import Coordination

/// Tells a list what became of commands, and handles those that are tried out.
@MainActor
final class CommandReportMediator: Mediator {
  weak var consumer: (any CommandReportConsumer)? {
    didSet { tell() }
  }

  /// Whether the commands that are tried out have a handler.
  var isHandling = false {
    didSet { tell() }
  }

  private var lines: [CommandReportLine] = []

  /// Adds what became of a command to the report.
  func report(_ command: String, isHandled: Bool) {
    lines.append(CommandReportLine(command: command, isHandled: isHandled))
    tell()
  }

  func disconnect() {
    consumer = nil
  }

  private func tell() {
    consumer?.setReport(lines, isHandling: isHandling)
  }
}

/// Pages that are gone back and forward to are none of this mediator's business.
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
