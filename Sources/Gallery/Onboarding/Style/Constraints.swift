import HeadlessUIKit

extension UIView {
  /// Adds subviews that constraints place.
  func addConstrained(_ subviews: UIView...) {
    for subview in subviews {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
  }
}

extension LayoutItem {
  /// Constraints that keep all edges of the item at those of another one, moved inward by insets.
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
