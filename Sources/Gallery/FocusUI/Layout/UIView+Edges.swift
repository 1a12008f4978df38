import HeadlessUIKit

extension UIView {
  /// Adds a view whose edges are those of a guide.
  func addSubview(_ view: UIView, along guide: UILayoutGuide) {
    addPlaced(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
