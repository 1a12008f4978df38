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

  /// A script has nowhere to put an error: a failure ends it.
  private static let error = ScriptFunction.Parameter(label: "error", .null)

  static let snapshot = ScriptFunction("snapshot", [.init(.string)], role: .snapshot)

  /// `XCUIApplication()`, which a test of a device hands to some statements; here there is but one application.
  static let application = ScriptFunction(
    "XCUIApplication", role: .instance(of: "XCUIApplication"))
}
