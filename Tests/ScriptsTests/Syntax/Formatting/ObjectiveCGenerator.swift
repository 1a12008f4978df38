import TestSupport

/// Makes random statements in Objective-C, with spaces and comments anywhere.
struct ObjectiveCGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func statement() -> String {
    switch below(5) {
    case 4: ["NSError *error;", "__block NSError*error=nil;", "GREYError *e = NULL ;"][below(3)]
    case 0: "id<GREYMatcher>\(blank())x\(blank())=\(expression(depth: 3))\(blank());"
    case 1: "NSString *const x=\(string());"
    case 2: "a::f\(arguments(depth: 3));"
    default: "\(message(depth: 3))\(blank());"
    }
  }

  private mutating func expression(depth: Int) -> String {
    switch below(depth > 0 ? 13 : 7) {
    case 0: string()
    case 1: ["1", "-2.50f", "007", "9007199254740991"][below(4)]
    case 2: ["@1", "@YES", "@(x)", "@( @\"a\" )"][below(4)]
    case 3: ["x", "YES", "NULL", "kGREYDirectionUp", "UIAccessibilityTraitLink"][below(5)]
    case 4: "[ UISwitch class ]"
    case 5: "UISwitch.class"
    case 6: ["& error", "CGPointZero", "rows[1]", "rows [x][ 0 ]"][below(4)]
    case 7: "[NSString stringWithFormat:@\"%@ %%\(string().dropFirst(2)),\(blank())x]"
    case 8: "[GREYActions actionForTapAtPoint:\(expression(depth: depth - 1))]"
    case 9: "[ GREYMatchers matcherForKeyWindow ]"
    case 10: "@[\(list(depth: depth - 1).joined(separator: ","))]"
    case 11: "grey_allOf(\((list(depth: depth - 1) + ["nil"]).joined(separator: ",\(blank())")))"
    case 12: "f\(arguments(depth: depth - 1))"
    default: message(depth: depth)
    }
  }

  private mutating func arguments(depth: Int) -> String {
    "(\(blank())\(list(depth: depth).joined(separator: " , "))\(blank()))"
  }

  private mutating func message(depth: Int) -> String {
    let receiver = below(2) == 0 || depth == 0 ? "EarlGrey" : message(depth: depth - 1)
    let matcher = expression(depth: depth - 1)
    let words = [
      "selectElementWithMatcher:\(matcher)", "performAction :\(matcher) error:nil",
      "dismissKeyboardWithError:NULL",
      "usingSearchAction: \(matcher)\(blank())onElementWithMatcher:\(expression(depth: depth - 1))",
    ]
    return "[\(blank())\(receiver)\(blank())\(words[below(words.count)])\(blank())]"
  }

  private mutating func list(depth: Int) -> [String] {
    (0..<below(4)).map { _ in expression(depth: depth) }
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "\\\"", "\\\\", "\\n", "\\007", "\\u202E", "\u{301}", "é", "👩‍👧", " ", "\" @\"", "\\U0010FFFF",
    ]
    return "@\"\((0..<below(6)).map { _ in pieces[below(pieces.count)] }.joined())\""
  }

  private mutating func blank() -> String {
    [" ", "\n", " /* a */ ", " // b\n"][below(4)]
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }
}
