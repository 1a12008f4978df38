import Diagnostics
import Expectations
import Testing

@testable import Scripts

@Suite @MainActor struct StatementBindingTests {
  @Test func `Every row is bound, and takes arguments of its kinds`() {
    forEachRow(StatementBindings.all.map(\.function)) { function in
      let checked = try ScriptChecker().check(Script(parsing: function.exampleCall))
      guard case .command(let call) = checked.statements[0].operation else {
        Issue.record("no command")
        return
      }
      expectNotNil(StatementBindings.command(call))
      expectNil(StatementBindings.command(ResolvedCall("None", at: .start)))
    }
  }

  @Test func `Faults are reported at their places`() {
    forEachRow([
      (
        "EarlGrey.rotateDevice(to: .landscape)",
        "1:28: error: '.landscape' is not a member of UIDeviceOrientation"
      ),
      (
        "typeKey(\"l\", modifierFlags: .cmd)",
        "1:30: error: '.cmd' is not a member of XCUIElement.KeyModifierFlags"
      ),
      ("typeKey(\"l\")", "1:1: error: 'typeKey' requires the argument 'modifierFlags:'"),
      ("typeKey(1, modifierFlags: [])", "1:9: error: 1 is out of place"),
      ("tapStatusBar(1)", "1:14: error: 'tapStatusBar' has a surplus argument"),
      ("setConfiguration(.dark)", "1:18: error: an argument of 'setConfiguration' has no label"),
      ("openDeepLink(\"settings\")", "1:14: error: \"settings\" is out of place"),
      ("EarlGrey.openDeepLinkURL(\"a://b\", with: 1)", "1:41: error: 1 is out of place"),
      ("Open()", "1:1: error: 'Open' requires an argument"),
      ("Close().Open(\"a\")", "1:9: error: '.Open' follows 'Close', which gives a statement"),
    ]) { source, message in
      let error = #expect(throws: Diagnostics.self, "\(source)") {
        try ScriptChecker().check(Script(parsing: source))
      }
      expectEqual(error?.all.first?.description.hasPrefix(message), true, "\(error?.description ?? "")")
    }
  }
}
