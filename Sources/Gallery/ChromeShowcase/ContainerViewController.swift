import HeadlessUIKit

/// A screen that holds one other view controller; a subclass lays it out.
class ContainerViewController<Child: UIViewController>: UIViewController {
  let child: Child

  init(_ child: Child) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
