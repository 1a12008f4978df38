import HeadlessUIKit

extension UIViewController {
  /// Adds a child, whose view is laid out by the constraints that a closure makes for it.
  package func stage(_ child: UIViewController, constraints: (UIView) -> [NSLayoutConstraint]) {
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.didMove(toParent: self)
    NSLayoutConstraint.activate(constraints(child.view))
  }
}

extension UIView {
  /// Adds a view in the middle of this one.
  package func addCentered(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
