import Diagnostics
import Expectations
import Scripts
import Storyboards
import Testing

@Suite @MainActor struct ErrorStatementTests {
  private let missing = #"EarlGrey.selectElement(with: grey_text("Missing"))"#

  @Test func `A failure is kept in the variable, and the script goes on; without one it ends`() throws {
    // A failure is kept in the variable, and the script continues.
    do {
      let source = """
        var error: NSError?
        \(missing).perform(grey_tap(), error: &error)
        GREYAssertNotNil(error, "the tap fails")
        \(missing).assert(grey_notNil(), error: &error)
        XCTAssertNotNil(error)
        """
      let outcome = try replay(source)
      expectNil(outcome.failure)
      expectEqual(outcome.steps.count, 5)
    }
    // The rest of the chain is performed, and a success clears the variable.
    do {
      let source = """
        var error: NSError?
        EarlGrey.selectElement(with: grey_buttonTitle("Record"))
          .assert(grey_text("Missing"), error: &error).perform(grey_tap(), error: &error)
        GREYAssertNil(error)
        """
      let outcome = try replay(source)
      expectNil(outcome.failure)
      #expect(outcome.steps.map(\.calls).joined().contains(#"Replayed.tapped("once")"#))
    }
    // Without a variable a failure ends the script, even with `nil`.
    for call in [".perform(grey_tap())", ".perform(grey_tap(), error: nil)"] {
      let outcome = try replay("\(missing)\(call)\nsnapshot(\"after\")")
      expectEqual(outcome.failure?.step, 2)
      expectEqual(outcome.steps.count, 1)
    }
  }

  @Test func `An assertion about the variable fails with its reason and EarlGrey's report`() throws {
    let outcome = try replay(
      "var error: NSError?\n\(missing).perform(grey_tap(), error: &error)\nGREYAssertNil(error, \"a tap\")")
    let report = try #require(outcome.failure?.report)
    #expect(report.hasPrefix("a tap\n\n(((error)) == nil) failed: "))
    #expect(report.contains("the desired element was not found"))
    let untouched = try replay("var error: NSError?\nGREYAssertNotNil(error)")
    expectEqual(untouched.failure?.report, "Expression is nil\n\n(((error)) != nil) failed: nil")
  }

  @Test func `What is done with the device keeps its errors too, in Objective-C as well`() throws {
    let source = """
      __block NSError *error = nil;
      [EarlGrey dismissKeyboardWithError:&error];
      GREYAssertNotNil(error, @"no keyboard shows");
      [EarlGrey rotateDeviceToOrientation:UIDeviceOrientationLandscapeLeft error:&error];
      GREYAssertNil(error);
      """
    let outcome = try replay(source, language: .objectiveC)
    expectNil(outcome.failure)
    #expect(outcome.steps.map(\.cause).contains("EarlGrey.dismissKeyboard(error: &error)"))
  }

  @Test func `No alert of the system is shown, which scripts can check as EarlGrey's tests do`() throws {
    let source = """
      NSError *error;
      [EarlGrey AcceptSystemDialogWithError:&error];
      GREYAssertNotNil(error);
      [EarlGrey DenySystemDialogWithError:&error];
      [EarlGrey TapSystemDialogButtonWithText:@"OK" error:&error];
      [EarlGrey TypeSystemAlertText:@"a" forPlaceholderText:nil error:&error];
      GREYAssertNotNil(error);
      [EarlGrey WaitForAlertVisibility:NO withTimeout:1];
      [EarlGrey WaitForAlertVisibility:YES withTimeout:1];
      """
    let outcome = try replay(source, language: .objectiveC)
    expectEqual(outcome.failure?.statement?.position.line, 9)
    expectEqual(outcome.failure?.report.hasPrefix("No alert of the system is shown"), true)
  }

  @Test func `A variable is declared once, before it is passed as one`() {
    // A variable that is not declared, or not passed as one, is a fault.
    forEachRow([
      (
        ".perform(grey_tap(), error: &eror)",
        """
        2:69: error: 'eror' is not an error variable
          expected: 'var eror: NSError?' before it
          nearest:  error
        """
      ),
      (
        ".perform(grey_tap(), error: error)",
        "2:69: error: 'error' is the variable of an error\n  expected: nil, or an error's variable after '&'"
      ),
    ]) { link, message in
      let source = "var error: NSError?\nEarlGrey.selectElement(with: grey_nil())\(link)"
      let error = #expect(throws: Diagnostics.self, "\(link)") { try ScriptChecker().check(parsing: source) }
      expectEqual(error?.description, message)
    }
    // A variable is declared once.
    do {
      let error = #expect(throws: Diagnostics.self) {
        try ScriptChecker().check(parsing: "var a: NSError?\nlet a = 1\nvar a: NSError?")
      }
      expectEqual(
        error?.all.map(\.problem), ["'a' is declared twice", "'a' is declared twice"])
    }
  }
}
