import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A banner that reports an action, and ends with a value if the user undoes it.
package struct UndoBanner {
  /// The action, in words for the user.
  package var text: String

  /// Returns the banner for a message that was posted.
  @MainActor
  package static func messagePosted() -> UndoBanner {
    UndoBanner(text: String(message: "Message posted"))
  }

  /// Returns the banner for a draft that was saved.
  @MainActor
  package static func draftSaved() -> UndoBanner {
    UndoBanner(text: String(message: "Draft saved"))
  }
}

extension UndoBanner: Presentable {
  package func materialize() -> (UIViewController, Future<Void>) {
    let viewController = UIViewController()
    let button = UIButton(configuration: undoConfiguration())
    button.accessibilityIdentifier = "banner.undo"
    button.setContentHuggingPriority(.required, for: .horizontal)
    viewController.view = view(with: button)
    return (viewController, Future { completion in button.onValue { completion(.success) } })
  }

  @MainActor
  private func undoConfiguration() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.title = String(message: "Undo")
    return configuration
  }

  /// Returns the text with the button after it, or below it at accessibility text sizes, at which a
  /// line has no room for both.
  @MainActor
  private func view(with button: UIButton) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [label, button])
    let isLarge = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
    row.backgroundColor = .secondarySystemBackground
    row.layer.cornerRadius = 12
    row.accessibilityIdentifier = "banner"
    return row
  }
}

extension PresentationOptions {
  /// Shows a banner at the top instead of the bottom.
  package static let bannerAtTop = PresentationOptions()
}

extension PresentationStyle {
  /// Shows a controller over the edge of its presenter, which stays in use; a swipe toward the edge
  /// dismisses it.
  package static let banner = PresentationStyle(name: "banner") { banner, presenter, options in
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
  /// Adds the view to another, along the top or bottom of its safe area, and at most 480 points
  /// wide.
  fileprivate func pin(to guide: UILayoutGuide, of superview: UIView, isAtTop: Bool) {
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    let width = widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -32)
    // Just below required: the limit of 480 points wins on wide screens.
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
  /// Removes the controller from its parent after its view has faded out.
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
      // A fade that has begun runs to its end.
      return NilDisposer()
    }
  }
}
