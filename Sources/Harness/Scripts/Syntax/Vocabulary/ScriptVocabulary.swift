/// The functions that scripts can call, as a table that is independent of what they do.
package struct ScriptVocabulary: Hashable, Sendable {
  /// The rows, in the order in which similar names are suggested.
  package private(set) var functions: [ScriptFunction]
  /// Literals that have a name, such as `kGREYPinchAngleDefault`.
  package let constants: [String: ScriptExpression.Kind]
  private var rowsByName: [String: [ScriptFunction]]

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - functions: The rows.
  ///   - aliases: Other spellings of the functions; none by default.
  ///   - constants: Literals that have a name; none by default.
  package init(
    _ functions: [ScriptFunction], aliases: [ScriptAlias] = [],
    constants: [String: ScriptExpression.Kind] = [:]
  ) {
    self.constants = constants
    let functionsByName = Dictionary(grouping: functions, by: \.name)
    self.functions =
      functions + aliases.flatMap { alias in (functionsByName[alias.target] ?? []).map { $0.spelled(alias) } }
    rowsByName = Dictionary(grouping: self.functions, by: \.name)
  }

  /// The rows that share a name, in the order of the table.
  func rows(named name: String) -> [ScriptFunction] {
    rowsByName[name] ?? []
  }

  /// Whether a function makes a matcher that checks what is visible.
  func isAboutVisibility(_ name: String) -> Bool {
    rows(named: name).contains(where: \.asksVisibility)
  }

  /// The names of members, with their dot, or of all other functions.
  func names(ofMembers: Bool) -> [String] {
    functions.map(\.name).filter { $0.hasPrefix(".") == ofMembers }
  }

  /// The texts before the first dot of the names, such as `EarlGrey`, in the order of the table.
  var receivers: [String] {
    functions.compactMap { function in
      function.name.firstIndex(of: ".").map { String(function.name[..<$0]) }
    }
    .filter { !$0.isEmpty }
  }
}

extension ScriptVocabulary {
  /// EarlGrey 2's spellings, each before the older one.
  static let interactions: [ScriptFunction] = [
    ScriptFunction("EarlGrey.selectElement", [.init(label: "with", .matcher)], role: .selection),
    ScriptFunction("EarlGrey.select", [.init(label: "elementWithMatcher", .matcher)], role: .selection),
    ScriptFunction(".inRoot", [.init(.matcher)], role: .inRoot, asksRelatives: true),
    ScriptFunction(".atIndex", [.init(.index)], role: .atIndex),
    ScriptFunction(
      ".usingSearch", [.init(.action), .init(label: "onElementWith", .matcher)], role: .usingSearch),
    ScriptFunction(
      ".usingSearch", [.init(label: "action", .action), .init(label: "onElementWith", .matcher)],
      role: .usingSearch),
    ScriptFunction(
      ".using",
      [.init(label: "searchAction", .action), .init(label: "onElementWithMatcher", .matcher)],
      role: .usingSearch),
    ScriptFunction(".perform", [.init(.action)], role: .perform),
    ScriptFunction(".perform", [.init(.action), error], role: .perform),
    ScriptFunction(".assert", [.init(.assertion)], role: .assert),
    ScriptFunction(".assert", [.init(.assertion), error], role: .assert),
    ScriptFunction(".assert", [.init(label: "with", .assertion)], role: .assert),
    ScriptFunction(".assert", [.init(label: "with", .assertion), error], role: .assert),
  ]

  private static let error = ScriptFunction.Parameter(label: "error", .errorPointer)

  static let snapshot = ScriptFunction("snapshot", [.init(.string)], role: .snapshot)

  /// `XCUIApplication()`, an argument of some statements in a device's tests. Here there is only one
  /// application.
  static let application = ScriptFunction(
    "XCUIApplication", role: .instance(of: "XCUIApplication"))
}
