import HeadlessUIKit

/// EarlGrey's rule that labels, values, hints and traits are asked of accessibility elements alone.
@MainActor
enum AccessibleRule {
  static let description = "(respondsToSelector(isAccessibilityElement) && isAccessibilityElement)"

  private static var isLifted = false

  static func allows(_ element: GREYElement) -> Bool {
    element.isAccessibilityElement || isLifted
      || GREYConfiguration.shared.boolValue(forConfigKey: .ignoreIsAccessible)
  }

  /// Asks without the rule, to find what only the rule leaves out.
  static func lifted<Result>(_ body: () -> Result) -> Result {
    let former = isLifted
    isLifted = true
    defer { isLifted = former }
    return body()
  }
}
