import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// Returns a style that makes the controller a child whose view fills another view; it never ends
  /// by itself.
  ///
  /// - Parameters:
  ///   - view: The view to fill; `nil` for the presenter's. The child's view is added as soon as
  ///     this view is in a window.
  ///   - dynamicPreferredContentSize: Whether the presenter's preferred content size follows the
  ///     child's; `true` by default.
  ///   - respectPresentationOptions: Whether the child may be embedded in a navigation controller;
  ///     `false` by default.
  public static func embed(
    in view: UIView?, dynamicPreferredContentSize: Bool = true, respectPresentationOptions: Bool = false
  ) -> PresentationStyle {
    PresentationStyle(name: "embed") { inner, presenter, options in
      let child = respectPresentationOptions ? inner.embededInNavigationController(options) : inner
      let result = Future<Void> { _ in
        let bag = DisposeBag()
        presenter.addChild(child)
        let host: UIView = view ?? presenter.view
        bag += host.hasWindowSignal.atOnce().filter { $0 }.onFirstValue { _ in
          host.fill(with: child.view)
          child.didMove(toParent: presenter)
        }
        if dynamicPreferredContentSize {
          bag += child.preferredContentSizeSignal.atOnce().onValue { size in
            presenter.preferredContentSize = size
            // A popover or form sheet has the size of its navigation controller.
            presenter.navigationController?.preferredContentSize = size
          }
        }
        return bag
      }
      return (result, { child.leaveParent() })
    }
  }
}

extension UIViewController {
  fileprivate func leaveParent() -> Future<Void> {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
    return Future()
  }
}

extension UIView {
  /// Adds a view on top, which has the size of this one.
  fileprivate func fill(with view: UIView) {
    view.frame = bounds
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor), view.rightAnchor.constraint(equalTo: rightAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    view.layoutIfNeeded()
  }
}
