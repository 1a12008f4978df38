import HeadlessUIKit

extension UIView {
  /// Adds a view whose edges are those of a guide, but for the distances.
  func addSubview(_ view: UIView, along guide: UILayoutGuide, insets: NSDirectionalEdgeInsets = .zero) {
    addPlaced(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.leading),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
    ])
  }
}
