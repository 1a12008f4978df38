import Flow
import HeadlessUIKit

extension PresentationStyle {
  /// Makes the controller a child whose view fills a view; it never ends by itself.
  ///
  /// - Parameters:
  ///   - view: What to fill; the presenter's view by default. The child's view comes in once that is in a window.
  ///   - dynamicPreferredContentSize: Whether the presenter would like to be as large as the child would.
  ///   - respectPresentationOptions: Whether the child may come in a navigation controller.
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
  /// Puts a view in front, as large as this one, whatever that becomes.
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
