extension ScriptVocabulary {
  /// EarlGrey 2's spellings, each before the older one.
  static let interactions: [ScriptFunction] = [
    ScriptFunction("EarlGrey.selectElement", [.init(label: "with", .matcher)], role: .selection),
    ScriptFunction("EarlGrey.select", [.init(label: "elementWithMatcher", .matcher)], role: .selection),
    ScriptFunction(".inRoot", [.init(.matcher)], role: .inRoot),
    ScriptFunction(".atIndex", [.init(.index)], role: .atIndex),
    ScriptFunction(".perform", [.init(.action)], role: .perform),
    ScriptFunction(".assert", [.init(.assertion)], role: .assert),
    ScriptFunction(".assert", [.init(label: "with", .assertion)], role: .assert),
  ]

  static let statements: [ScriptFunction] = [
    ScriptFunction("snapshot", [.init(.string)], role: .snapshot),
    ScriptFunction("advance", [.init(label: "by", .seconds)], role: .advance),
    ScriptFunction("waitFor", [.init(.matcher), .init(label: "timeout", .seconds)], role: .waitFor),
  ]
}
