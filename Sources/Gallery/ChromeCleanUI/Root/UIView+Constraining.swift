import HeadlessUIKit

extension UIView {
  /// Adds views that are laid out by constraints.
  func addConstrained(_ parts: [UIView]) {
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
  }

  /// Makes the view as wide as another one, from its leading to its trailing edge.
  func spanWidth(of other: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }

  /// Adds a view that fills this one but for a margin, in points, on all sides.
  func fill(with view: UIView, margin: CGFloat = 0) {
    addConstrained([view])
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
    ])
  }
}
