import ChromeCleanCommands
import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct CommandReportViewControllerTests {
  let log = Log()

  @Test func `It shows the report`() {
    onScreen({ CommandReportViewController() }) { report in
      report.setReport(
        [
          CommandReportLine(command: "A.a()", isHandled: true),
          CommandReportLine(command: "B.b()", isHandled: false),
        ], isHandling: true)
      UIApplication.shared.settle()
      let texts = report.tableView.descendants(UILabel.self).compactMap(\.text)
      for text in ["A.a()", "Handled", "B.b()", "Not sent: nobody handles it"] {
        #expect(texts.contains(text))
      }
      expectEqual((report.view.view("handlerSwitch") as? UISwitch)?.isOn, true)
    }
  }

  @Test func `The user's actions are sent as commands`() throws {
    try onScreen({ CommandReportViewController() }) { report in
      report.dispatcher = log
      let handlerSwitch = try #require(report.view.view("handlerSwitch") as? UISwitch)
      for isOn in [true, false] {
        handlerSwitch.setOn(isOn, animated: false)
        handlerSwitch.sendActions(for: .valueChanged)
      }
      report.tap("sendCommandButton")
      expectEqual(log.calls, ["start", "stop", "send"])
    }
  }

  /// Logs the commands.
  @MainActor
  final class Log: CommandReportCommands {
    var calls: [String] = []

    func startHandlingCommands() { calls.append("start") }
    func stopHandlingCommands() { calls.append("stop") }
    func sendReportedCommand() { calls.append("send") }
  }
}
