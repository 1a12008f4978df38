import EarlGrey

/// Every matcher and action that scripts can name, next to the Swift function that it stands for.
///
/// A further one is one further row: its name, its parameters, and the function.
enum EarlGreyBindings {
  static let matchers: [ScriptBinding<GREYMatcher>] = [
    .matcher("grey_accessibilityID", .string, make: grey_accessibilityID),
    .matcher("grey_accessibilityLabel", .string, make: grey_accessibilityLabel),
    .matcher("grey_accessibilityValue", .string, make: grey_accessibilityValue),
    .matcher("grey_accessibilityHint", .string, make: grey_accessibilityHint),
    .matcher("grey_accessibilityTrait", .traits, make: grey_accessibilityTrait),
    .matcher("grey_accessibilityFocused", make: grey_accessibilityFocused),
    .matcher("grey_accessibilityElement", make: grey_accessibilityElement),
    .matcher("grey_text", .string, make: grey_text),
    .matcher("grey_textBeginsWith", .string, make: grey_textBeginsWith),
    .matcher("grey_buttonTitle", .string, make: grey_buttonTitle),
    .matcher("grey_textFieldValue", .string, make: grey_textFieldValue),
    .matcher("grey_kindOfClass", .className, make: grey_kindOfClassName),
    .matcher("grey_kindOfClassName", .string, make: grey_kindOfClassName),
    .matcher("grey_respondsToSelector", .string, make: grey_respondsToSelector),
    .visibility("grey_sufficientlyVisible", make: grey_sufficientlyVisible),
    .visibility("grey_minimumVisiblePercent", .share, make: grey_minimumVisiblePercent),
    .visibility("grey_interactable", make: grey_interactable),
    .visibility("grey_notVisible", make: grey_notVisible),
    .matcher("grey_hidden", .boolean, make: grey_hidden),
    .matcher("grey_enabled", make: grey_enabled),
    .matcher("grey_selected", make: grey_selected),
    .matcher("grey_userInteractionEnabled", make: grey_userInteractionEnabled),
    .matcher("grey_systemAlertViewShown", make: grey_systemAlertViewShown),
    .matcher("grey_firstResponder", make: grey_firstResponder),
    .matcher("grey_keyWindow", make: grey_keyWindow),
    .matcher("grey_switchWithOnState", .boolean, make: grey_switchWithOnState),
    .relative("grey_ancestor", .matcher, make: grey_ancestor),
    .relative("grey_descendant", .matcher, make: grey_descendant),
    .relative("grey_subview", .matcher, make: grey_subview),
    .relative("grey_sibling", .matcher, make: grey_sibling),
    .matcher("grey_allOf", .matchers, make: grey_allOf),
    .matcher("grey_anyOf", .matchers, make: grey_anyOf),
    .matcher("grey_not", .matcher, make: grey_not),
    .relative("grey_layout", .constraints, .matcher, make: grey_layout),
    .matcher("grey_scrollViewContentOffset", .point, make: grey_scrollViewContentOffset),
    .matcher("grey_scrolledToContentEdge", .contentEdge, make: grey_scrolledToContentEdge),
    .matcher("grey_stepperValue", .number, make: grey_stepperValue),
    .matcher("grey_sliderValueMatcher", .matcher, make: grey_sliderValueMatcher),
    .matcher("grey_progress", .matcher, make: grey_progress),
    .matcher(
      "grey_pickerColumnSetToValue", .index, .optional(.string), make: grey_pickerColumnSetToValue),
    .matcher("grey_datePickerValue", .date, make: grey_datePickerValue),
    .matcher("grey_nil", make: grey_nil),
    .matcher("grey_notNil", make: grey_notNil),
    .matcher("grey_equalTo", .number, make: grey_equalTo),
    .matcher("grey_lessThan", .number, make: grey_lessThan),
    .matcher("grey_greaterThan", .number, make: grey_greaterThan),
    .matcher("grey_closeTo", .number, .number, make: grey_closeTo),
    .matcher("grey_anything", make: grey_anything),
  ]

  static let constraints: [ScriptBinding<GREYLayoutConstraint>] = [
    .constraint(
      "GREYLayoutConstraint", .layoutAttribute.labelled("attribute"), .layoutRelation.labelled("relatedBy"),
      .layoutAttribute.labelled("toReferenceAttribute"), .cgFloat.labelled("multiplier").or(.number(1)),
      .cgFloat.labelled("constant").or(.number(0))
    ) {
      GREYLayoutConstraint(
        attribute: $0, relatedBy: $1, toReferenceAttribute: $2, multiplier: $3, constant: $4)
    },
    .constraint(
      "GREYLayoutConstraint.layoutConstraint", .layoutDirection.labelled("for"),
      .cgFloat.labelled("andMinimumSeparation")
    ) { GREYLayoutConstraint(forDirection: $0, andMinimumSeparation: $1) },
  ]

  /// The vocabulary's rows.
  static var functions: [ScriptFunction] {
    matchers.map(\.function) + actions.map(\.function) + constraints.map(\.function)
  }

  private static let matchersByName = Dictionary(
    uniqueKeysWithValues: matchers.map { ($0.function.name, $0) })
  private static let actionsByName = Dictionary(uniqueKeysWithValues: actions.map { ($0.function.name, $0) })
  private static let constraintsByName = Dictionary(
    uniqueKeysWithValues: constraints.map { ($0.function.name, $0) })

  @MainActor
  static func matcher(_ call: ResolvedCall) -> GREYMatcher? {
    matchersByName[call.name]?.make(call.arguments)
  }

  @MainActor
  static func action(_ call: ResolvedCall) -> GREYAction? {
    actionsByName[call.name]?.make(call.arguments)
  }

  @MainActor
  static func constraint(_ call: ResolvedCall) -> GREYLayoutConstraint? {
    constraintsByName[call.name]?.make(call.arguments)
  }
}
