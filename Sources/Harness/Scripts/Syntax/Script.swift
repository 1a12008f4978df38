import Diagnostics

/// An input script: the statements of one file, in order.
///
/// The language is a subset of Swift: calls with labels, chains of members, literals, arrays and
/// their elements, `let`, variables for errors, and comments. The words `try` and `await`, the type
/// of a `let`, and an exclamation mark after a call are allowed and ignored. A script in
/// Objective-C has the same statements.
///
///     // Switching sync on changes the model once.
///     EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch"))
///       .perform(grey_turnSwitchOn(true))
///     snapshot("sync on")
package struct Script: Hashable, Sendable {
  package var statements: [Statement]

  package init(statements: [Statement]) {
    self.statements = statements
  }

  /// Returns the fault that a script contains a block of code.
  static func block(at position: SourcePosition) -> Diagnostic {
    Diagnostic(
      "a script has no blocks", at: position,
      expected: """
        a matcher, an action or an assertion of EarlGrey; for a condition, \
        'waitFor' with a matcher and a 'timeout'
        """)
  }

  /// The limits that keep the response to any input fast.
  package enum Limit {
    /// The most UTF-8 bytes of a script.
    package static let bytes = 200_000
    /// The deepest nesting of calls and arrays, including the values that replace `let` names.
    package static let nesting = 50
    /// The deepest nesting of matchers of relatives, such as `grey_descendant`: each level multiplies the work.
    package static let relatives = 4
    /// The most expressions of a script, including the values that replace `let` names.
    package static let expressions = 50_000
    /// The most virtual seconds that one statement may let pass: an hour.
    package static let seconds = 3600.0
    /// The most faults that are reported for one script.
    package static let diagnostics = 100

    /// The advice in messages about brackets that nest too deep.
    static let nestingAdvice = "at most \(nesting) levels; leave out brackets, or use a simpler matcher"

    static func tooDeep(at position: SourcePosition) -> Diagnostic {
      Diagnostic("brackets nest too deep", at: position, expected: nestingAdvice)
    }

    /// Returns the fault that nothing after a position is checked, since there are too many faults.
    static func tooManyFaults(at position: SourcePosition) -> Diagnostic {
      Diagnostic(
        "the rest of the script is not checked", at: position,
        expected: "fewer than \(diagnostics) faults; mend those above first")
    }
  }
}

extension Script {
  /// Parses the text of a script.
  ///
  /// After a syntax error, reading resumes at the next statement: the next line that is not indented deeper
  /// than the faulty statement, and does not begin with a dot or a closing bracket.
  ///
  /// A script in Objective-C may also be the class of one test: then `setUp`, the test and `tearDown` are its
  /// statements, in this order.
  ///
  /// - Parameters:
  ///   - text: The text; longer than ``Limit/bytes``, it is a fault.
  ///   - language: The language of the text; Swift by default.
  /// - Throws: the first syntax error of every faulty statement, in the order of the text; after
  ///   ``Limit/diagnostics`` of them the rest is not read, and a last fault says so.
  package init(parsing text: String, language: ScriptLanguage = .swift) throws(Diagnostics) {
    statements = try ScriptReading(text, language: language).get()
  }
}

/// The language of a script, which its file name determines.
package enum ScriptLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC

  /// The language of a file: Objective-C if its name ends in `.m` or `.mm`, otherwise Swift.
  package init(ofFileNamed name: String) {
    self = name.hasSuffix(".m") || name.hasSuffix(".mm") ? .objectiveC : .swift
  }

  /// The end of a script's file name: `.eg.swift` or `.eg.m`.
  package var suffix: String {
    switch self {
    case .swift: ".eg.swift"
    case .objectiveC: ".eg.m"
    }
  }
}

/// The result of reading a text: the statements that can be read, and the faults of the others.
struct ScriptReading {
  /// In the order in which they run.
  var statements: [Statement]
  /// The first fault of every faulty statement, in the order of the text.
  var faults: [Diagnostic]
  /// The names that only faulty statements declare.
  var lostNames: [String] = []

  /// Returns the statements; throws the faults if there are any.
  func get() throws(Diagnostics) -> [Statement] {
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return statements
  }
}

extension ScriptReading {
  /// Reads as much of a text as possible.
  ///
  /// - Throws: the fault of a text that is too long to be read at all.
  init(_ text: String, language: ScriptLanguage) throws(Diagnostics) {
    let source = try ScriptSource(text, language: language)
    switch language {
    case .swift:
      var parser = Parser(tokens: source.tokens)
      self = parser.parseStatements()
    case .objectiveC: self = ObjectiveCScript(source).translated()
    }
    // Uses of these names would otherwise be reported as undeclared.
    if !faults.isEmpty { lostNames = names(declaredIn: source.tokens) }
  }

  /// The words before an equals sign that no statement declares.
  private func names(declaredIn tokens: [ScriptToken]) -> [String] {
    let declared = statements.compactMap { statement in
      switch statement.kind {
      case .declaration(let name, _), .errorVariable(let name): name
      case .expression: nil
      }
    }
    return zip(tokens, tokens.dropFirst()).compactMap { token, next in
      guard case .word(let name) = token.kind, next.kind == .mark("="), !declared.contains(name) else {
        return nil
      }
      return name
    }
  }
}
