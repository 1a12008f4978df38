/// One of the traits of a collection, whatever its type.
public struct UITraitField: Sendable {
  let isSpecified: @Sendable (UITraitCollection) -> Bool
  let isEqual: @Sendable (UITraitCollection, UITraitCollection) -> Bool
  /// Copies the trait from the first collection into the second.
  let copy: @Sendable (UITraitCollection, inout UITraitCollection) -> Void
  /// Leaves the trait open.
  let clear: @Sendable (inout UITraitCollection) -> Void

  init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<UITraitCollection, Value> & Sendable, open: Value
  ) {
    isSpecified = { $0[keyPath: path] != open }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    clear = { $0[keyPath: path] = open }
  }

  static let all: [UITraitField] =
    ofColors + [
      UITraitUserInterfaceIdiom.field, UITraitHorizontalSizeClass.field, UITraitVerticalSizeClass.field,
      UITraitDisplayScale.field, UITraitLayoutDirection.field, UITraitPreferredContentSizeCategory.field,
      UITraitLegibilityWeight.field,
    ]

  /// The traits that colors depend on.
  static let ofColors: [UITraitField] = [
    UITraitUserInterfaceStyle.field, UITraitUserInterfaceLevel.field, UITraitAccessibilityContrast.field,
  ]
}
