import Expectations
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ProtocolAlerterTests {
  /// What is on the screen after commands, in addition to the calls of the storyboard.
  private func alerts(
    ignoring ignored: Set<String> = [], after commands: (CommandRecorder) -> Void
  ) throws -> (alert: UIAlertController?, calls: [String]) {
    let stage = try Stage(UseCase("Plain", of: UIViewController.self))
    let shown = stage.run {
      let navigation = UIApplication.shared.windows[0].rootViewController
      CommandRecorder.current.alerter = ProtocolAlerter(on: navigation, ignoring: ignored)
      commands(.current)
      return navigation
    }
    try stage.settle()
    return (shown?.presentedViewController as? UIAlertController, stage.takeCalls())
  }

  @Test func `A command is an alert of its protocol and its invocation, in its own spelling`() throws {
    // A command is an alert with its protocol and its invocation, and a single action, Done.
    do {
      let (alert, calls) = try alerts {
        $0.record(protocol: "Modals", selector: "open:animated:", "settings", 1)
      }
      expectEqual(alert?.title, "Modals")
      expectEqual(alert?.message, #"open:@"settings" animated:1"#)
      expectEqual(alert?.preferredStyle, .alert)
      expectEqual(alert?.actions.map(\.title), ["Done"])
      expectEqual(alert?.actions.map(\.accessibilityLabel), ["protocol_alerter_done"])
      expectEqual(calls, [#"[Modals open:@"settings" animated:1]"#])
    }
    // A command in Swift's spelling is shown in that spelling.
    do {
      let (alert, calls) = try alerts { $0.record("Modals", 3, function: "open(_:)") }
      expectEqual(alert?.message, "open(3)")
      expectEqual(calls, ["Modals.open(3)"])
    }
  }

  @Test func `What is ignored or has no controller is recorded alone`() throws {
    // An ignored command is only recorded.
    let (alert, calls) = try alerts(ignoring: ["scrolled"]) {
      $0.record(protocol: "Modals", selector: "scrolled")
    }
    expectNil(alert)
    expectEqual(calls, ["[Modals scrolled]"])
    // Without a controller nothing is presented.
    let recorder = CommandRecorder()
    recorder.alerter = ProtocolAlerter(on: nil)
    recorder.record(protocol: "Modals", selector: "close")
    expectEqual(recorder.takeCalls(), ["[Modals close]"])
  }
}
