extension ScriptVocabulary {
  /// EarlGrey's matchers, actions and interactions, and the harness's own statements.
  public static let standard = ScriptVocabulary(matchers + actions + interactions + statements)

  private static let matchers: [ScriptFunction] =
    [
      ("grey_accessibilityID", [.string]), ("grey_accessibilityLabel", [.string]),
      ("grey_accessibilityValue", [.string]), ("grey_text", [.string]), ("grey_buttonTitle", [.string]),
      ("grey_textFieldValue", [.string]), ("grey_kindOfClass", [.className]),
      ("grey_kindOfClassName", [.string]),
      ("grey_sufficientlyVisible", []), ("grey_interactable", []), ("grey_notVisible", []),
      ("grey_hidden", [.boolean]), ("grey_enabled", []), ("grey_selected", []), ("grey_firstResponder", []),
      ("grey_keyWindow", []), ("grey_switchWithOnState", [.boolean]), ("grey_ancestor", [.matcher]),
      ("grey_descendant", [.matcher]), ("grey_allOf", [.list(.matcher)]), ("grey_anyOf", [.list(.matcher)]),
      ("grey_not", [.matcher]), ("grey_nil", []), ("grey_notNil", []),
    ].map { ScriptFunction($0, kinds: $1, role: .matcher) }

  private static let actions: [ScriptFunction] =
    [
      ("grey_tap", []), ("grey_longPress", []), ("grey_replaceText", [.string]), ("grey_clearText", []),
      ("grey_turnSwitchOn", [.boolean]), ("grey_scrollInDirection", [.direction, .number]),
      ("grey_scrollToContentEdge", [.edge]), ("grey_swipeFastInDirection", [.direction]),
      ("grey_swipeSlowInDirection", [.direction]),
    ].map { ScriptFunction($0, kinds: $1, role: .action) }

  /// EarlGrey 2's spellings, each before the older one.
  private static let interactions: [ScriptFunction] = [
    ScriptFunction("EarlGrey.selectElement", [.init(label: "with", .matcher)], role: .selection),
    ScriptFunction("EarlGrey.select", [.init(label: "elementWithMatcher", .matcher)], role: .selection),
    ScriptFunction(".inRoot", [.init(.matcher)], role: .inRoot),
    ScriptFunction(".atIndex", [.init(.index)], role: .atIndex),
    ScriptFunction(
      ".usingSearch", [.init(.action), .init(label: "onElementWith", .matcher)], role: .usingSearch),
    ScriptFunction(
      ".using", [.init(label: "searchAction", .action), .init(label: "onElementWithMatcher", .matcher)],
      role: .usingSearch),
    ScriptFunction(".perform", [.init(.action)], role: .perform),
    ScriptFunction(".assert", [.init(.assertion)], role: .assert),
    ScriptFunction(".assert", [.init(label: "with", .assertion)], role: .assert),
  ]

  private static let statements: [ScriptFunction] = [
    ScriptFunction("snapshot", [.init(.string)], role: .snapshot),
    ScriptFunction("advance", [.init(label: "by", .seconds)], role: .advance),
    ScriptFunction("waitFor", [.init(.matcher), .init(label: "timeout", .seconds)], role: .waitFor),
  ]
}

extension ScriptFunction {
  /// A row whose parameters have no labels.
  fileprivate init(_ name: String, kinds: [ScriptValueKind], role: Role) {
    self.init(name, kinds.map { Parameter($0) }, role: role)
  }
}
