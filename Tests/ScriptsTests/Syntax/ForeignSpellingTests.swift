import Diagnostics
import Expectations
import Scripts
import Testing

/// Parts of EarlGrey tests that scripts accept, although they mean nothing, or are another word for a literal.
@Suite struct ForeignSpellingTests {
  @Test func `A statement has one spelling, and a point may be a constant`() throws {
    // A statement has one spelling.
    forEachRow([
      (#"f(NSClassFromString("UISwitch")!)"#, #"f(NSClassFromString("UISwitch"))"#),
      ("let m: GREYMatcher! = a()", "let m = a()"),
      ("let ms: [GREYMatcher] = [a()]", "let ms = [a()]"),
      ("let t: Foundation.Date? = try a()", "let t = a()"),
      ("try await a()", "a()"),
      ("await a()", "a()"),
      ("var error: NSError? = nil", "var error: NSError?"),
      ("var error: NSError!", "var error: NSError?"),
      ("f( & error )", "f(&error)"),
      ("a [ 0 ] [ b ] . c( )[ 1 ]", "a[0][b].c()[1]"),
      (#"f("a\(b)\u{301}")"#, #"f("a\(b)\u{301}")"#),
    ]) { source, canonical in
      expectEqual(try Script(parsing: source).statements.map(\.canonicalText), [canonical])
      expectEqual(try Script.formatted(source), canonical + "\n")
    }
    // A point may be a constant.
    forEachRow([
      ("CGPointZero", ScriptLanguage.objectiveC, "point 0.0 0.0"),
      ("CGPointMake(1, 2)", .objectiveC, "point 1.0 2.0"),
      ("CGPoint.zero", .swift, "point 0.0 0.0"),
      (".zero", .swift, "point 0.0 0.0"),
    ]) { spelling, language, point in
      let source =
        language == .swift
        ? "EarlGrey.selectElement(with: grey_nil()).perform(grey_tapAtPoint(\(spelling)))"
        : "[[EarlGrey selectElementWithMatcher:grey_nil()] performAction:GREYTapAtPoint(\(spelling))];"
      expectEqual(try action(source, language), "perform grey_tapAtPoint(\(point))")
    }
  }

  @Test func `Constants and classes of strings can be kept`() throws {
    let source = """
      let angle = kGREYTwistAngleDefault
      let origin = CGPoint.zero
      let field = NSClassFromString("UITextField")!
      let text = NSStringFromCGPoint(CGPoint(x: 0, y: 7.5))
      let date = Date(timeIntervalSinceReferenceDate: 60)
      EarlGrey.selectElement(with: grey_kindOfClass(field))
        .perform(grey_tapAtPoint(origin))
        .perform(grey_setDate(date))
        .assert(grey_text(text))
        .assert(grey_closeTo(1, kGREYAcceptableFloatDifference))
        .assert(grey_kindOfClassName(kTextFieldAXElementClassName))
      """
    let checked = try ScriptChecker().check(parsing: source)
    expectEqual(
      checked.statements.map { summary(of: $0.operation) },
      [
        """
        select grey_kindOfClass(class UITextField)
        perform grey_tapAtPoint(point 0.0 0.0)
        perform grey_setDate(date 978307260.0)
        assert grey_text(string "{0, 7.5}")
        assert grey_closeTo(number 1.0, number 1e-05)
        assert grey_kindOfClassName(string "UIAccessibilityTextFieldElement")
        """
      ])
  }

  @Test func `Classes in strings and EarlGrey 2's labels of a search are understood`() throws {
    // A class may be given by its name in a string, also in Objective-C.
    forEachRow([
      "grey_kindOfClass(NSClassFromString(@\"UISwitch\"))", "GREYKindOfClass([UISwitch class])",
    ]) { matcher in
      let source =
        "[[EarlGrey selectElementWithMatcher:\(matcher)] performAction:[GREYActions actionForTap]];"
      let statement = try ScriptChecker().check(parsing: source, language: .objectiveC).statements[0]
      expectEqual(
        summary(of: statement.operation), "select grey_kindOfClass(class UISwitch)\nperform grey_tap()")
    }
    // A search also has EarlGrey 2's labels.
    do {
      let source = """
        EarlGrey.selectElement(with: grey_nil())
          .usingSearch(action: grey_tap(), onElementWith: grey_nil()).assert(grey_nil())
        """
      expectEqual(
        try action(source, .swift), "usingSearch grey_tap() on grey_nil()\nassert grey_nil()")
    }
  }

  @Test func `Blocks of code and variables that are no errors are faults`() {
    // A block of code is a fault that says what to write.
    forEachRow([
      ("f(a) { b() }", ScriptLanguage.swift, "1:6"), ("f({ true })", .swift, "1:3"),
      ("[a performAction:^BOOL { return YES; }];", .objectiveC, "1:18"),
      ("id b = ^(id element) { return YES; };\ng();", .objectiveC, "1:8"),
    ]) { source, language, position in
      expectEqual(
        faults(source, language),
        [
          """
          \(position): error: a script has no blocks
            expected: a matcher, an action or an assertion of EarlGrey; for a condition, 'waitFor' with a matcher \
          and a 'timeout'
          """
        ])
    }
    // Only errors have variables.
    forEachRow([
      (
        "var a = 1",
        "1:7: error: 'a' is a variable\n  expected: 'let' for a value, or 'var a: NSError?' for an error"
      ),
      (
        "var a: Int = 1",
        "1:6: error: 'a' is a variable\n  expected: 'let' for a value, or 'var a: NSError?' for an error"
      ),
      ("var error: NSError? = 1", "1:23: error: 1 is out of place\n  expected: nil"),
    ]) { source, message in
      expectEqual(faults(source), [message])
    }
  }

  /// The links of the only statement, one a line.
  private func action(_ source: String, _ language: ScriptLanguage) throws -> String {
    let statement = try ScriptChecker().check(parsing: source, language: language).statements[0]
    return summary(of: statement.operation).split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}
