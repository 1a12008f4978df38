import Diagnostics
import Expectations
import Scripts
import Testing

@Suite struct ObjectiveCScriptTests {
  private static let statementPairs: [(String, String)] = [
    (
      #"[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"x")] performAction:grey_tap()];"#,
      #"EarlGrey.selectElement(with: grey_accessibilityID("x")).perform(grey_tap())"#
    ),
    (
      #"[[[[EarlGrey selectElementWithMatcher:a()] inRoot:b()] atIndex:2] assertWithMatcher:grey_notNil()];"#,
      "EarlGrey.selectElement(with: a()).inRoot(b()).atIndex(2).assert(grey_notNil())"
    ),
    (
      "[[EarlGrey selectElementWithMatcher:a()] assert:b()];",
      "EarlGrey.selectElement(with: a()).assert(b())"
    ),
    (
      """
      [[[EarlGrey selectElementWithMatcher:a()]
             usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 50.0f)
          onElementWithMatcher:b()] assertWithMatcher:c() error:nil];
      """,
      """
      EarlGrey.selectElement(with: a()).usingSearch(grey_scrollInDirection(.down, 50), onElementWith: b())\
      .assert(c())
      """
    ),
    (
      "[[EarlGrey selectElementWithMatcher:a()] performAction:b() error:NULL];",
      "EarlGrey.selectElement(with: a()).perform(b())"
    ),
    (
      "[EarlGrey rotateDeviceToOrientation:UIDeviceOrientationLandscapeLeft error:nil];",
      "EarlGrey.rotateDevice(to: .landscapeLeft)"
    ),
    (
      "[EarlGrey rotateDeviceToOrientation:UIDeviceOrientationPortrait errorOrNil:nil];",
      "EarlGrey.rotateDevice(to: .portrait)"
    ),
    ("[EarlGrey dismissKeyboardWithError:nil];", "EarlGrey.dismissKeyboard()"),
    ("[EarlGrey shakeDeviceWithError:nil];", "EarlGrey.shakeDevice()"),
    (#"snapshot(@"a");"#, #"snapshot("a")"#),
    ("advance(0.5);", "advance(by: 0.5)"),
    (#"waitFor(grey_text(@"a"), 3);"#, #"waitFor(grey_text("a"), timeout: 3)"#),
    (#"showcase_utils::Open(@"TextBadgeView");"#, #"Open("TextBadgeView")"#),
    (#"a::b::Open(@"x");"#, #"Open("x")"#),
    ("Close();", "Close()"),
    (#"id<GREYMatcher> done = grey_text(@"Done");"#, #"let done = grey_text("Done")"#),
    ("id<GREYAction> tap = grey_tap();", "let tap = grey_tap()"),
    (
      "GREYElementInteraction *x = [EarlGrey selectElementWithMatcher:done];",
      "let x = EarlGrey.selectElement(with: done)"
    ),
    (#"NSString* s = @"a";"#, #"let s = "a""#),
    (#"static NSString *const s = @"a";"#, #"let s = "a""#),
    ("const CGFloat width = 2.f;", "let width = 2"),
  ]

  @Test func `A statement in Objective-C is the one in Swift`() {
    forEachRow(Self.statementPairs) { source, swift in
      expectEqual(try statements(source, .objectiveC), try statements(swift, .swift))
    }
  }

  @Test func `A value in Objective-C is the one in Swift`() {
    forEachRow([
      ("1, -2, 3.50, 4.0f, 5.f, 6L, 7UL, 0.5F", "1, -2, 3.5, 4, 5, 6, 7, 0.5"),
      ("@1, @-2.5, @(3), @YES, @NO", "1, -2.5, 3, true, false"),
      ("YES, NO, true, false, nil, NULL", "true, false, true, false, nil, nil"),
      (#"@[ @"a", b() ], @[], @[ @1, ]"#, #"["a", b()], [], [1]"#),
      ("(a()), (1)", "a(), 1"),
      (#"@"a" @"b" "c""#, #""abc""#),
      (#"@"\n\r\t\"\\\'\?\a\b\e\f\v""#, #""\n\r\t\"\\'?\u{7}\u{8}\u{1B}\u{C}\u{B}""#),
      (#"@"\101\60\0001\x41", @"\x1F600""#, #""A0\u{0}1A", "\u{1F600}""#),
      (#"@"\u00e91\U0001F600""#, #""é1😀""#),
      ("[UISwitch class], UISwitch.class", "UISwitch.self, UISwitch.self"),
      ("CGPointMake(1, 2.5)", "CGPoint(x: 1, y: 2.5)"),
      ("grey_allOf(a(), b(), nil)", "grey_allOf([a(), b()])"),
      ("grey_anyOf(a(), nil)", "grey_anyOf([a()])"),
      ("grey_allOf(@[ a(), b() ])", "grey_allOf([a(), b()])"),
      (
        "grey_allOfMatchers(@[ a(), b() ]), grey_anyOfMatchers(a(), NULL)",
        "grey_allOf([a(), b()]), grey_anyOf([a()])"
      ),
      (
        "kGREYDirectionLeft, kGREYDirectionRight, kGREYDirectionUp, kGREYDirectionDown",
        ".left, .right, .up, .down"
      ),
      (
        "kGREYContentEdgeTop, kGREYContentEdgeBottom, kGREYContentEdgeLeft, kGREYContentEdgeRight",
        ".top, .bottom, .left, .right"
      ),
      ("kGREYPinchDirectionInward, kGREYPinchDirectionOutward", ".inward, .outward"),
      ("UIAccessibilityTraitButton, UIAccessibilityTraitStaticText", ".button, .staticText"),
      ("UIDeviceOrientationPortraitUpsideDown", ".portraitUpsideDown"),
      ("name, kOther", "name, kOther"),
    ]) { source, swift in
      expectEqual(
        try statements("f(\(source));", .objectiveC), try statements("f(\(swift))", .swift))
    }
  }

  @Test func `Comments, lines of the preprocessor and stray semicolons say nothing`() {
    forEachRow([
      "", "// a\n/* b\n/* c */;;", "#import <EarlGrey/EarlGrey.h>\n#include \"it's.h\"\n",
      "@import EarlGrey;\n",
      "@class A, B;\n@interface A : B\n@property(nonatomic) int a;\n- (void)testB;\n@end\n",
      "@protocol A\n@end",
    ]) { source in
      expectEmpty(try Script(parsing: source, language: .objectiveC).statements)
    }
  }

  @Test func `Every statement and link knows its place`() throws {
    let source = "\n  [[A selectElementWithMatcher:b]\n    performAction:c];"
    let statement = try #require(try Script(parsing: source, language: .objectiveC).statements.first)
    expectEqual(statement.range, SourcePosition(line: 2, column: 3)..<SourcePosition(line: 3, column: 22))
    guard case .expression(let expression) = statement.kind, case .chain(_, let links) = expression.kind
    else {
      Issue.record("not a chain")
      return
    }
    expectEqual(
      links.map(\.range.lowerBound),
      [
        SourcePosition(line: 2, column: 5), SourcePosition(line: 2, column: 7),
        SourcePosition(line: 3, column: 5),
      ])
  }

  @Test func `A checked script in Objective-C replays what the one in Swift does`() throws {
    let source = """
      id<GREYMatcher> done = grey_allOf(grey_text(@"Done"), grey_kindOfClass([UIButton class]), nil);
      [[EarlGrey selectElementWithMatcher:done] performAction:grey_tap()];
      """
    let swift = """
      let done = grey_allOf([grey_text("Done"), grey_kindOfClass(UIButton.self)])
      EarlGrey.selectElement(with: done).perform(grey_tap())
      """
    let checker = ScriptChecker()
    let checked = try checker.check(Script(parsing: source, language: .objectiveC))
    #expect(
      try checked.statements.map(\.cause) == checker.check(Script(parsing: swift)).statements.map(\.cause))
    expectEqual(checked.statements.count, 1)
  }

  private func statements(_ source: String, _ language: ScriptLanguage) throws -> [Statement] {
    try Script(parsing: source, language: language).statements.map(\.withoutPositions)
  }
}
