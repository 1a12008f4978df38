/// What a person can do with an element of a screen, or did.
///
///     ElementUse(element: "UIButton #save", kind: .tap)
package struct ElementUse: Hashable, Sendable, Codable {
  /// The element as a person would write it in a script; see ``ScriptedName``.
  package var element: String
  package var kind: Input.Kind

  package init(element: String, kind: Input.Kind) {
    (self.element, self.kind) = (element, kind)
  }
}

/// What a script showed and did, as data that can be sent to another process.
package struct ScreenCoverage: Hashable, Sendable, Codable {
  /// What could be done, each once, in the order in which the script came to it.
  package var offered: [Offered] = []
  /// What the script did.
  package var used: Set<ElementUse> = []
  /// The script's statements in canonical form, up to where it stopped.
  package var statements: [String] = []
  /// Whether it stopped before its end.
  package var isStopped = false

  /// Something that can be done after some statements.
  package struct Offered: Hashable, Sendable, Codable {
    package var use: ElementUse
    /// After how many statements of the script it could be done first.
    package var statementCount: Int
    /// The statement that does it; `nil` if no interaction can find the element.
    package var statement: String?
  }

  package init() {}

  /// The coverage of a script during which the process ended.
  static var unknown: ScreenCoverage {
    var coverage = ScreenCoverage()
    coverage.isStopped = true
    return coverage
  }
}
