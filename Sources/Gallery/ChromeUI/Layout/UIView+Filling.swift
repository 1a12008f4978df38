import HeadlessUIKit

extension UIView {
  /// Adds a view that fills this one, but for the insets.
  package func fill(with view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
    ])
  }
}

extension UIStackView {
  /// Makes a stack of views along an axis.
  package convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}
