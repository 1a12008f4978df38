import FocusModel
import Foundation
import HeadlessUIKit

/// The app's name on a plain background, which covers the window at launch and while the app is
/// inactive.
package final class SplashView: UIView {
  private let wordmark: UIImageView
  /// Whether the app is inactive; only ``uncover(completion:)`` then hides the splash.
  private(set) var isCovering = false

  /// Creates a splash with the name of a product; that of Focus by default.
  package init(product: Product = .focus) {
    wordmark = UIImageView(wordmarkOf: product)
    super.init(frame: .zero)
    backgroundColor = .focusInk
    accessibilityIdentifier = "SplashView"
    // Assistive technology does not reach the browser behind the splash.
    accessibilityViewIsModal = true
    addConstrained(wordmark)
    NSLayoutConstraint.activate([
      wordmark.centerXAnchor.constraint(equalTo: centerXAnchor),
      wordmark.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  package required init?(coder: NSCoder) { nil }

  /// Disappears after launch: the name shrinks, then grows while everything fades out, unless the
  /// app becomes inactive meanwhile.
  func leaveAtLaunch(completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: FocusTiming.splash) {
      self.wordmark.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { _ in
      self.grow(completion)
    }
  }

  private func grow(_ completion: @escaping @MainActor () -> Void) {
    guard !isCovering else { return finishLaunch(completion) }
    UIView.animate(withDuration: FocusTiming.splash) {
      self.wordmark.transform = CGAffineTransform(scaleX: 2, y: 2)
      self.alpha = 0
    } completion: { _ in
      self.finishLaunch(completion)
    }
  }

  private func finishLaunch(_ completion: @MainActor () -> Void) {
    wordmark.transform = .identity
    isHidden = !isCovering
    completion()
  }

  /// Covers everything at once, even during an animation that hides the splash.
  func cover() {
    isCovering = true
    // A toast may have been added to the window meanwhile.
    superview?.bringSubviewToFront(self)
    isHidden = false
    alpha = 1
  }

  /// Fades out, unless ``cover()`` is called meanwhile; the completion is then not called.
  func uncover(completion: @escaping @MainActor () -> Void) {
    isCovering = false
    animateHidden(true, duration: FocusTiming.splash, completion: completion)
  }
}
