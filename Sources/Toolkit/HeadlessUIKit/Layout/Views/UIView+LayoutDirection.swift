import Foundation

/// Whether a view's content is mirrored in languages that read from right to left.
public enum UISemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Mirrored with the language.
  case unspecified
  /// Media controls, which are never mirrored.
  case playback
  /// Controls for a physical direction, which are never mirrored.
  case spatial
  /// From left to right in every language.
  case forceLeftToRight
  /// From right to left in every language.
  case forceRightToLeft
}

/// The direction of a view's content.
public enum UIUserInterfaceLayoutDirection: String, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// The direction of the view's content: that of ``semanticContentAttribute``, or of the traits if the
  /// attribute is unspecified.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Lays out again whatever depends on leading and trailing edges.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    layoutWillChange([.constraints, .guides])
    setNeedsConstraintSolving()
  }
}

extension UIView {
  /// Returns the direction of some content in the application's reading direction.
  ///
  /// - Parameter attribute: The attribute of the content; only an unspecified one follows the
  ///   reading direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction of some content in a reading direction.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the content; only an unspecified one follows the reading
  ///     direction.
  ///   - layoutDirection: The reading direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    // Media controls and physical directions are the same in every language.
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}
