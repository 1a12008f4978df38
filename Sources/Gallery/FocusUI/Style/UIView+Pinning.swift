import HeadlessUIKit

extension UIView {
  /// Adds a view that constraints place.
  func addPlaced(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Constraints that begin and end the view where another one does, from side to side; how high it is they leave open.
  func sides(of other: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  /// Constraints that give the view another one's frame.
  func pinned(to other: UIView) -> [NSLayoutConstraint] {
    sides(of: other) + [
      topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  /// Adds a view that fills this one.
  func addFilling(_ view: UIView) {
    addPlaced(view)
    NSLayoutConstraint.activate(view.pinned(to: self))
  }
}
