import Expectations
import Scripts
import TestSupport
import Testing
import UTF8Text

@Suite struct ObjectiveCFormattingTests {
  @Test func `A statement that fits is on one line, in Objective-C`() {
    forEachRow([
      (
        "[[ EarlGrey selectElementWithMatcher: a( ) ]\n  performAction : b() error: nil ] ;",
        "[[EarlGrey selectElementWithMatcher:a()] performAction:b() error:nil];"
      ),
      ("f( 1.0f,@( 2 ),@YES,@(x), @[a,b , ],@[ ])  ;", "f(1, @2, @YES, @(x), @[ a, b ], @[]);"),
      ("a :: b( @\"x\" \"y\" );", "a::b(@\"xy\");"),
      ("f(@\"\\u0001\\t\\\"é\\U0000202E\");", "f(@\"\\001\\t\\\"é\\u202E\");"),
      ("f([UISwitch  class], UISwitch.class, (a));", "f([UISwitch class], [UISwitch class], a);"),
      ("NSString*s=@\"a\";", "NSString *s = @\"a\";"),
      ("static  NSString * const s=@\"a\";", "static NSString *const s = @\"a\";"),
      ("id < GREYMatcher > m = a();", "id<GREYMatcher> m = a();"),
      ("f(); g();", "f();\ng();"),
    ]) { source, formatted in
      expectEqual(try Script.formatted(source, language: .objectiveC), formatted + "\n")
    }
  }

  @Test func `What does not fit is broken, a link a line, then an argument a line`() throws {
    let source = """
      [[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"showcase_home_collection")] atIndex:0] performAction:grey_tap()];
      [[EarlGrey selectElementWithMatcher:a()] usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 50) onElementWithMatcher:grey_accessibilityID(@"list")];
      id<GREYMatcher> done = grey_allOf(grey_accessibilityLabel(@"a label that is rather long"), grey_sufficientlyVisible(), nil);
      f(@[ grey_accessibilityLabel(@"a label that is rather long"), grey_accessibilityLabel(@"a longer label") ]);
      """
    expectEqual(
      try Script.formatted(source, language: .objectiveC),
      """
      [[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"showcase_home_collection")]
        atIndex:0]
        performAction:grey_tap()];
      [[EarlGrey selectElementWithMatcher:a()]
        usingSearchAction:grey_scrollInDirection(kGREYDirectionDown, 50)
          onElementWithMatcher:grey_accessibilityID(@"list")];
      id<GREYMatcher> done = grey_allOf(
        grey_accessibilityLabel(@"a label that is rather long"),
        grey_sufficientlyVisible(),
        nil
      );
      f(@[
        grey_accessibilityLabel(@"a label that is rather long"),
        grey_accessibilityLabel(@"a longer label"),
      ]);

      """)
  }

  @Test func `The frame of a class stays, with its statements indented`() throws {
    let source = """
      #import  "a.h"   // why
      @interface A : B
      @end
      @implementation A {
      int unused; /* c */ int other; }
      // Says hello.
      - (void)testA { f();
      // more
      if_(1 /* one */);   // d


      }
      @end
      """
    let formatted = """
      #import  "a.h" // why
      @interface A : B
      @end
      @implementation A {
        int unused; /* c */ int other; }
      // Says hello.
      - (void)testA {
        f();
        // more
        /* one */
        if_(1); // d

      }
      @end

      """
    expectEqual(try Script.formatted(source, language: .objectiveC), formatted)
    expectEqual(try Script.formatted(formatted, language: .objectiveC), formatted)
  }

  @Test func `Formatting keeps statements, and twice is once`() {
    forEachRow(SplitMix64.seeds(300)) { (seed: UInt64) in
      var generator = ObjectiveCGenerator(seed: seed)
      let source = (0..<3).map { _ in generator.statement() }.joined(separator: "\n")
      let formatted = try Script.formatted(source, language: .objectiveC)
      let statements = try [source, formatted].map {
        try Script(parsing: $0, language: .objectiveC).statements.map(\.withoutPositions)
      }
      expectEqual(statements[0].count, 3, "seed \(seed)")
      expectEqual(statements[0], statements[1], "seed \(seed)")
      #expect(
        try Script.formatted(formatted, language: .objectiveC).isIdentical(to: formatted), "seed \(seed)")
    }
  }
}
