import HeadlessUIKit

extension UIViewController {
  /// Embeds a view controller instead of another one, filling a slot; `nil` leaves the slot empty.
  ///
  /// A slot without a height constraint is as high as the embedded view's content.
  ///
  /// A container has a property for each embedded view controller, which its coordinator sets. All
  /// it does with them is to add, remove, position and resize them.
  func embed(_ embedded: UIViewController?, insteadOf former: UIViewController?, in slot: UIView) {
    embed(embedded, insteadOf: former) { view in
      view.frame = slot.bounds
      slot.fill(with: view)
    }
  }

  /// Embeds a view controller instead of another one, whose view a closure adds and lays out.
  func embed(_ embedded: UIViewController?, insteadOf former: UIViewController?, add: (UIView) -> Void) {
    // The same view controller stays as it is, unless another container has taken it meanwhile.
    guard embedded !== former || embedded?.parent !== self else { return }
    if let former, former.parent === self { removeEmbedded(former) }
    guard let embedded else { return }
    addChild(embedded)
    add(embedded.view)
    embedded.didMove(toParent: self)
  }

  /// Removes an embedded view controller.
  func removeEmbedded(_ former: UIViewController) {
    former.willMove(toParent: nil)
    former.view.removeFromSuperview()
    former.removeFromParent()
  }
}

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

  /// Adds a view that fills this one except for a margin, in points, on all sides.
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
