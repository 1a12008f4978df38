import Foundation

/// The name of a trait, for registrations and overrides.
public protocol UITraitDefinition {
  /// The trait's field in a collection.
  static var field: UITraitField { get }
}

/// The type that names a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The name of ``UITraitCollection/userInterfaceIdiom``.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The field of the device.
  public static let field = UITraitField(\.userInterfaceIdiom, open: .unspecified)
}

/// The name of ``UITraitCollection/horizontalSizeClass``.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The field of the class of width.
  public static let field = UITraitField(\.horizontalSizeClass, open: .unspecified)
}

/// The name of ``UITraitCollection/verticalSizeClass``.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The field of the class of height.
  public static let field = UITraitField(\.verticalSizeClass, open: .unspecified)
}

/// The name of ``UITraitCollection/userInterfaceStyle``.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The field of the appearance.
  public static let field = UITraitField(\.userInterfaceStyle, open: .unspecified)
}

/// The name of ``UITraitCollection/userInterfaceLevel``.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The field of the level.
  public static let field = UITraitField(\.userInterfaceLevel, open: .unspecified)
}

/// The name of ``UITraitCollection/displayScale``.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The field of the scale.
  public static let field = UITraitField(\.displayScale, open: 0)
}

/// The name of ``UITraitCollection/layoutDirection``.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The field of the reading direction.
  public static let field = UITraitField(\.layoutDirection, open: .unspecified)
}

/// The name of ``UITraitCollection/preferredContentSizeCategory``.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The field of the text size.
  public static let field = UITraitField(\.preferredContentSizeCategory, open: .unspecified)
}

/// The name of ``UITraitCollection/accessibilityContrast``.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The field of the contrast.
  public static let field = UITraitField(\.accessibilityContrast, open: .unspecified)
}

/// The name of ``UITraitCollection/legibilityWeight``.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The field of the weight of text.
  public static let field = UITraitField(\.legibilityWeight, open: .unspecified)
}

/// A trait of a collection, independent of its type.
public struct UITraitField: Sendable {
  let isSpecified: @Sendable (UITraitCollection) -> Bool
  let isEqual: @Sendable (UITraitCollection, UITraitCollection) -> Bool
  /// Copies the trait from the first collection into the second.
  let copy: @Sendable (UITraitCollection, inout UITraitCollection) -> Void
  /// Removes the trait.
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

/// The traits that a view or a controller sets for itself and its descendants:
///
///     view.traitOverrides.userInterfaceStyle = .dark
@dynamicMemberLookup
public struct UITraitOverrides: Hashable, Sendable {
  var traits: UITraitCollection

  /// The value of a trait; `unspecified`, or 0 for the display scale, if it is inherited.
  ///
  /// - Parameter path: The trait in a collection, as in `overrides.userInterfaceStyle`.
  public subscript<Value>(dynamicMember path: WritableKeyPath<UITraitCollection, Value>) -> Value {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }

  /// Returns whether a trait is overridden.
  ///
  /// - Parameter trait: The type that names the trait, such as `UITraitUserInterfaceStyle.self`.
  public func contains(_ trait: UITrait) -> Bool {
    trait.field.isSpecified(traits)
  }

  /// Removes an override, so that the trait is inherited again.
  ///
  /// - Parameter trait: The type that names the trait; one that is not overridden is ignored.
  public mutating func remove(_ trait: UITrait) {
    trait.field.clear(&traits)
  }
}
