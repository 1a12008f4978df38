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
