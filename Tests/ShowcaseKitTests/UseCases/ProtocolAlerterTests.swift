import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ProtocolAlerterTests {
  /// What is on the screen after commands, besides the calls of the storyboard.
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

  @Test func `A command is an alert of its protocol and its invocation, with the one action Done`() throws {
    let (alert, calls) = try alerts {
      $0.record(protocol: "Modals", selector: "open:animated:", "settings", 1)
    }
    #expect(alert?.title == "Modals")
    #expect(alert?.message == #"open:@"settings" animated:1"#)
    #expect(alert?.preferredStyle == .alert)
    #expect(alert?.actions.map(\.title) == ["Done"])
    #expect(alert?.actions.map(\.accessibilityLabel) == ["protocol_alerter_done"])
    #expect(calls == [#"[Modals open:@"settings" animated:1]"#])
  }

  @Test func `A command in Swift's spelling is shown in it`() throws {
    let (alert, calls) = try alerts { $0.record("Modals", 3, function: "open(_:)") }
    #expect(alert?.message == "open(3)")
    #expect(calls == ["Modals.open(3)"])
  }

  @Test func `What is ignored is recorded alone`() throws {
    let (alert, calls) = try alerts(ignoring: ["scrolled"]) {
      $0.record(protocol: "Modals", selector: "scrolled")
    }
    #expect(alert == nil)
    #expect(calls == ["[Modals scrolled]"])
  }

  @Test func `Without a controller nothing is presented`() throws {
    let recorder = CommandRecorder()
    recorder.alerter = ProtocolAlerter(on: nil)
    recorder.record(protocol: "Modals", selector: "close")
    #expect(recorder.takeCalls() == ["[Modals close]"])
  }
}
