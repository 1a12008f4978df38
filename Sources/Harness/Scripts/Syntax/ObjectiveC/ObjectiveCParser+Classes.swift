import Diagnostics

extension ObjectiveCParser {
  /// The words that, after an at sign, belong to a file's frame.
  static let directives: Set<String> = ["class", "import", "interface", "protocol", "implementation"]

  /// Reads a class; skips a declaration.
  mutating func parseDirective(_ name: String) {
    let start = current
    // The at sign and the word.
    for _ in 0..<2 { advance() }
    switch name {
    case "implementation": parseClass(from: start)
    case "interface", "protocol":
      skip { parser in parser.isAtEndOfClass }
      closeClass(from: start)
    default: skip { parser in parser.current.kind == .mark(";") || parser.current.startsLine }
    }
  }

  private var isAtEndOfClass: Bool { current.kind == .mark("@") && following.kind == .word("end") }

  private mutating func skip(until isThere: (Self) -> Bool) {
    while current.kind != .end, !isThere(self) { skipToken() }
  }

  /// Reads the methods of a class, up to and including its end.
  private mutating func parseClass(from start: ScriptToken) {
    let tests = test
    let faultsBefore = faults.count
    // The rest of the line names a superclass and protocols, which are ignored.
    skip { parser in parser.current.startsLine || parser.current.kind == .mark("{") }
    // Instance variables are ignored, too.
    if current.kind == .mark("{") { skipBraces() }
    while current.kind != .end, !isAtEndOfClass, !isExhausted { parseMember() }
    guard !isExhausted else { return }
    closeClass(from: start)
    // A faulty method may have been meant to be the test.
    if test == tests, faults.count == faultsBefore {
      faults.append(
        Diagnostic("the class has no test", at: start.range.lowerBound, expected: "'- (void)test...'"))
    }
  }

  private mutating func closeClass(from start: ScriptToken) {
    guard isAtEndOfClass else {
      faults.append(Diagnostic("the class is never closed", at: start.range.lowerBound, expected: "'@end'"))
      return
    }
    for _ in 0..<2 { advance() }
  }

  private mutating func parseMember() {
    switch current.kind {
    case .mark("#"): skipLine()
    case .mark(";"): advance()
    case .mark("-"), .mark("+"): parseMethod()
    default:
      faults.append(unexpected(expected: "a method, as '- (void)testLaunch {', or '@end'"))
      advance()
      skip { parser in parser.isAtEndOfClass || parser.current.kind == .mark("-") }
    }
  }

  private mutating func parseMethod() {
    do throws(Diagnostic) {
      advance()
      try take("(")
      skip { parser in parser.current.kind == .mark(")") || parser.current.startsLine }
      try take(")")
      let section = try parseMethodName()
      try take("{")
      parseBody(in: section)
    } catch {
      faults.append(error)
      // The rest of this method's body is skipped; the next method is read.
      skip { parser in
        parser.isAtEndOfClass || [.mark("{"), .mark("-"), .mark("+")].contains(parser.current.kind)
      }
      if current.kind == .mark("{") { skipBraces() }
    }
  }

  private mutating func parseMethodName() throws(Diagnostic) -> ObjectiveCStatement.Section {
    let position = current.range.lowerBound
    let name = try parseWord(expected: "a method's name")
    switch name {
    case "setUp": return .setUp
    case "tearDown": return .tearDown
    case _ where name.hasPrefix("test"):
      if let test {
        faults.append(
          Diagnostic(
            "'\(name)' is a second test, after '\(test)'", at: position,
            expected: "one test; split the file into a script for each"))
      }
      test = test ?? name
      return .test
    default:
      throw Diagnostic(
        "the method '\(name)' has no place in a script", at: position,
        expected: "'setUp', 'tearDown' or one 'test...'",
        nearest: nearestName(to: name, in: ["setUp", "tearDown"]))
    }
  }

  private mutating func parseBody(in section: ObjectiveCStatement.Section) {
    while !isExhausted {
      switch current.kind {
      case _ where current.kind == .end || isAtEndOfClass:
        faults.append(unexpected(expected: "'}', which closes the method"))
        return
      case .mark("}"): return advance()
      case .mark(";"): advance()
      case .mark("#"): skipLine()
      default: parseStatement(in: section)
      }
    }
  }

  /// Skips from an opening brace past the one that closes it.
  private mutating func skipBraces() {
    var depth = 0
    repeat {
      if current.kind == .mark("{") { depth += 1 }
      if current.kind == .mark("}") { depth -= 1 }
      skipToken()
    } while depth > 0 && current.kind != .end
  }
}
