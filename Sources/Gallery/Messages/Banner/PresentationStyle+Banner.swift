import Flow
import Foundation
import HeadlessUIKit
import Presentation

extension PresentationOptions {
  /// A banner comes at the top, and not at the bottom.
  public static let bannerAtTop = PresentationOptions()
}

extension PresentationStyle {
  /// Shows a controller over the edge of its presenter, which goes on as it was; a swipe to the edge dismisses it.
  public static let banner = PresentationStyle(name: "banner") { banner, presenter, options in
    let isAtTop = options.contains(.bannerAtTop)
    presenter.addChild(banner)
    banner.view.pin(to: presenter.view.safeAreaLayoutGuide, of: presenter.view, isAtTop: isAtTop)
    banner.didMove(toParent: presenter)
    let result = Future<Void> { completion in
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = isAtTop ? .up : .down
      swipe.addAction { _ in completion(.failure(PresentError.dismissed)) }
      banner.view.addGestureRecognizer(swipe)
      return Disposer { banner.view.removeGestureRecognizer(swipe) }
    }
    return (result, { banner.fadeOut(animated: options.animated) })
  }
}

extension UIView {
  /// Puts the view into another, along the edge of what is safe there, and no wider than is easy to read.
  fileprivate func pin(to guide: UILayoutGuide, of superview: UIView, isAtTop: Bool) {
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    let width = widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -32)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      isAtTop
        ? topAnchor.constraint(equalTo: guide.topAnchor, constant: 16)
        : bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      centerXAnchor.constraint(equalTo: guide.centerXAnchor), width,
      widthAnchor.constraint(lessThanOrEqualToConstant: 480),
    ])
  }
}

extension UIViewController {
  /// Leaves the parent, once the view has faded away.
  fileprivate func fadeOut(animated: Bool) -> Future<Void> {
    willMove(toParent: nil)
    return Future { completion in
      UIView.animate(withDuration: animated ? 0.25 : 0) {
        self.view.alpha = 0
      } completion: { _ in
        self.view.removeFromSuperview()
        self.removeFromParent()
        completion(.success)
      }
      return NilDisposer()
    }
  }
}
