import Foundation

extension UIView {
  /// Lets every class in the hierarchy bring its own constraints up to date.
  func updateConstraintsOfHierarchy() {
    updateConstraints()
    subviews.forEach { $0.updateConstraintsOfHierarchy() }
  }

  /// The guides of the view that have unknowns.
  var constraintGuides: [UILayoutGuide] {
    (self as? UIScrollView)?.usedContentLayoutGuide.map { layoutGuides + [$0] } ?? layoutGuides
  }

  /// The content's size: that of a text of several lines depends on the width it was given last.
  var contentSizeForLayout: CGSize {
    (self as? UILabel)?.contentSizeAtLayoutWidth ?? intrinsicContentSize
  }

  /// Takes note of the width that was solved.
  ///
  /// - Returns: Whether the height that was solved with it still fits.
  func acceptLayoutWidth() -> Bool {
    (self as? UILabel)?.acceptLabelWidth() ?? true
  }
}
