import Foundation

/// The name of a trait, as registrations and overrides call it.
public protocol UITraitDefinition {
  static var field: UITraitField { get }
}

/// The name of a trait.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let field = UITraitField(\.userInterfaceIdiom, open: .unspecified)
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let field = UITraitField(\.horizontalSizeClass, open: .unspecified)
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let field = UITraitField(\.verticalSizeClass, open: .unspecified)
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let field = UITraitField(\.userInterfaceStyle, open: .unspecified)
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let field = UITraitField(\.userInterfaceLevel, open: .unspecified)
}

public enum UITraitDisplayScale: UITraitDefinition {
  public static let field = UITraitField(\.displayScale, open: 0)
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static let field = UITraitField(\.layoutDirection, open: .unspecified)
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let field = UITraitField(\.preferredContentSizeCategory, open: .unspecified)
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let field = UITraitField(\.accessibilityContrast, open: .unspecified)
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static let field = UITraitField(\.legibilityWeight, open: .unspecified)
}

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

/// The traits that a view or a controller sets for itself and for what is below it.
///
///     view.traitOverrides.userInterfaceStyle = .dark
@dynamicMemberLookup
public struct UITraitOverrides: Hashable, Sendable {
  var traits: UITraitCollection

  public subscript<Value>(dynamicMember path: WritableKeyPath<UITraitCollection, Value>) -> Value {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }

  /// Whether the trait is set here.
  public func contains(_ trait: UITrait) -> Bool {
    trait.field.isSpecified(traits)
  }

  /// Lets the trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    trait.field.clear(&traits)
  }
}
