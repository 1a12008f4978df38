import EarlGrey

/// Every matcher and action that scripts can name, next to the Swift function that it stands for.
enum EarlGreyBindings {
  static let matchers: [EarlGreyBinding<GREYMatcher>] = [
    .matcher("grey_accessibilityID", .string) { $0.string.map(grey_accessibilityID) },
    .matcher("grey_accessibilityLabel", .string) { $0.string.map(grey_accessibilityLabel) },
    .matcher("grey_accessibilityValue", .string) { $0.string.map(grey_accessibilityValue) },
    .matcher("grey_text", .string) { $0.string.map(grey_text) },
    .matcher("grey_buttonTitle", .string) { $0.string.map(grey_buttonTitle) },
    .matcher("grey_textFieldValue", .string) { $0.string.map(grey_textFieldValue) },
    .matcher("grey_kindOfClass", .className) { $0.className.map(grey_kindOfClassName) },
    .matcher("grey_kindOfClassName", .string) { $0.string.map(grey_kindOfClassName) },
    .matcher("grey_sufficientlyVisible") { _ in grey_sufficientlyVisible() },
    .matcher("grey_minimumVisiblePercent", .number) { $0.number.map(grey_minimumVisiblePercent) },
    .matcher("grey_interactable") { _ in grey_interactable() },
    .matcher("grey_notVisible") { _ in grey_notVisible() },
    .matcher("grey_hidden", .boolean) { $0.boolean.map(grey_hidden) },
    .matcher("grey_enabled") { _ in grey_enabled() },
    .matcher("grey_selected") { _ in grey_selected() },
    .matcher("grey_firstResponder") { _ in grey_firstResponder() },
    .matcher("grey_keyWindow") { _ in grey_keyWindow() },
    .matcher("grey_switchWithOnState", .boolean) { $0.boolean.map(grey_switchWithOnState) },
    .matcher("grey_ancestor", .matcher) { $0.matcher.map(grey_ancestor) },
    .matcher("grey_descendant", .matcher) { $0.matcher.map(grey_descendant) },
    .matcher("grey_allOf", .list(.matcher)) { $0.matchers.map(grey_allOf) },
    .matcher("grey_anyOf", .list(.matcher)) { $0.matchers.map(grey_anyOf) },
    .matcher("grey_not", .matcher) { $0.matcher.map(grey_not) },
    .matcher("grey_nil") { _ in grey_nil() },
    .matcher("grey_notNil") { _ in grey_notNil() },
  ]

  static let actions: [EarlGreyBinding<GREYAction>] = [
    .action("grey_tap") { _ in grey_tap() },
    .action("grey_longPress") { _ in grey_longPress() },
    .action("grey_longPressWithDuration", .number) { $0.number.map(grey_longPressWithDuration) },
    .action("grey_replaceText", .string) { $0.string.map(grey_replaceText) },
    .action("grey_turnSwitchOn", .boolean) { $0.boolean.map(grey_turnSwitchOn) },
  ]

  private static let matchersByName = Dictionary(
    uniqueKeysWithValues: matchers.map { ($0.function.name, $0) })
  private static let actionsByName = Dictionary(uniqueKeysWithValues: actions.map { ($0.function.name, $0) })

  @MainActor
  static func matcher(_ call: ResolvedCall) -> GREYMatcher? {
    matchersByName[call.name]?.make(call.arguments)
  }

  @MainActor
  static func action(_ call: ResolvedCall) -> GREYAction? {
    actionsByName[call.name]?.make(call.arguments)
  }
}

/// The only argument of a call, as the kind that its row names.
@MainActor
extension [ScriptValue] {
  fileprivate var string: String? {
    if case .string(let value)? = first { value } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let value)? = first { value } else { nil }
  }

  fileprivate var boolean: Bool? {
    if case .boolean(let value)? = first { value } else { nil }
  }

  fileprivate var className: String? {
    if case .className(let value)? = first { value } else { nil }
  }

  fileprivate var matcher: GREYMatcher? {
    if case .call(let call)? = first { EarlGreyBindings.matcher(call) } else { nil }
  }

  /// All matchers of a list, or `nil` if one of them is none.
  fileprivate var matchers: [GREYMatcher]? {
    guard case .list(let values)? = first else { return nil }
    let matchers = values.compactMap { [$0].matcher }
    return matchers.count == values.count ? matchers : nil
  }
}
