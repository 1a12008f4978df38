import Foundation

/// Whether a view's content is turned around where the language reads from right to left.
public enum UISemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Turned around with the language.
  case unspecified
  /// Media controls, which are never turned around.
  case playback
  /// Controls of a direction in space, which are never turned around.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The direction in which a view's content runs.
public enum UIUserInterfaceLayoutDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

extension UIView {
  /// The direction in which the view's content should run, by UIKit's rule: the attribute decides, and where it leaves
  /// that open the traits do.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Places anew what leading and trailing edges decide.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    setNeedsConstraintSolving()
  }
}
