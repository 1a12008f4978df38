import HeadlessUIKit

extension UIView {
  /// Adds subviews that are laid out by constraints.
  func addConstrained(_ subviews: UIView...) {
    for subview in subviews {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
  }
}

extension LayoutItem {
  /// Returns constraints that align the item's leading and trailing edges with another's.
  func constraints(aligningSidesWith other: some LayoutItem) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  /// Returns constraints that keep all edges of the item at those of another, moved inward by
  /// insets.
  func constraints(
    pinningTo other: some LayoutItem, insets: NSDirectionalEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
  }
}
