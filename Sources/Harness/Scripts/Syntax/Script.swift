import Diagnostics

/// An input script: the statements of one file, in order.
///
/// The language is a subset of Swift: calls with labels, chains of members, literals, arrays and
/// their elements, `let`, variables of errors, and comments. The words `try` and `await`, the type
/// of a `let`, and an exclamation mark behind a call are tolerated and mean nothing. A script in
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

  /// The fault that a block of code is where a script has none.
  static func block(at position: SourcePosition) -> Diagnostic {
    Diagnostic(
      "a script has no blocks", at: position,
      expected: """
        a matcher, an action or an assertion of EarlGrey; for a condition, \
        'waitFor' with a matcher and a 'timeout'
        """)
  }

  /// The limits that keep the answer to any input quick.
  package enum Limit {
    /// How many UTF-8 bytes a script may have.
    package static let bytes = 200_000
    /// How deep calls and arrays may nest, also after the use of a `let` is replaced by its value.
    package static let nesting = 50
    /// How deep matchers of relatives, as `grey_descendant`, may nest: each level multiplies the work.
    package static let relatives = 4
    /// How many expressions a script may have once the use of a `let` is replaced by its value.
    package static let expressions = 50_000
    /// How many virtual seconds one statement may let pass: an hour.
    package static let seconds = 3600.0
    /// The most faults of one script that are reported.
    package static let diagnostics = 100

    /// What a message about brackets that nest too deep advises.
    static let nestingAdvice = "at most \(nesting) levels; leave out brackets, or use a simpler matcher"

    static func tooDeep(at position: SourcePosition) -> Diagnostic {
      Diagnostic("brackets nest too deep", at: position, expected: nestingAdvice)
    }

    /// Returns a fault that nothing is checked from a position on, since there are too many faults.
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
  /// A statement with a syntax error is given up at that error, and reading goes on at the next one: the next
  /// line that is indented no deeper than the faulty statement, and begins with neither a dot nor a closing
  /// bracket.
  ///
  /// A script in Objective-C may also be the class of one test: then `setUp`, the test and `tearDown` are its
  /// statements, in this order.
  ///
  /// - Throws: the first syntax error of every faulty statement, in the order of the text; after
  ///   ``Limit/diagnostics`` of them the rest is not read, and a last fault says so.
  package init(parsing text: String, language: ScriptLanguage = .swift) throws(Diagnostics) {
    statements = try ScriptReading(text, language: language).get()
  }
}

/// The language of a script, which its file's name determines.
package enum ScriptLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC

  /// The language of a file: Objective-C where its name ends in `.m` or `.mm`, else Swift.
  package init(ofFileNamed name: String) {
    self = name.hasSuffix(".m") || name.hasSuffix(".mm") ? .objectiveC : .swift
  }

  /// How the name of a script ends: `.eg.swift` or `.eg.m`.
  package var suffix: String {
    switch self {
    case .swift: ".eg.swift"
    case .objectiveC: ".eg.m"
    }
  }
}

/// What reading a text gave: the statements that can be read, and what is wrong with the others.
struct ScriptReading {
  /// In the order in which they run.
  var statements: [Statement]
  /// The first fault of every faulty statement, in the order of the text.
  var faults: [Diagnostic]
  /// The names that only faulty statements declare.
  var lostNames: [String] = []

  /// The statements, if nothing is wrong.
  func get() throws(Diagnostics) -> [Statement] {
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return statements
  }
}

extension ScriptReading {
  /// Reads a text as far as it can be read.
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
