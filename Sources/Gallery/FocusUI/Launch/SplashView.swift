import FocusModel
import Foundation
import HeadlessUIKit

/// The app's name on a plain ground, over the whole window: at launch, and wherever others might see the browser.
package final class SplashView: UIView {
  private let wordmark: UIImageView
  /// Whether others might look, so that nothing but ``uncover(completion:)`` takes the splash away.
  private(set) var isCovering = false

  /// Makes a splash with the name of a product.
  package init(product: Product = .focus) {
    wordmark = UIImageView(wordmarkOf: product)
    super.init(frame: .zero)
    backgroundColor = .focusInk
    accessibilityIdentifier = "SplashView"
    accessibilityViewIsModal = true
    addPlaced(wordmark)
    NSLayoutConstraint.activate([
      wordmark.centerXAnchor.constraint(equalTo: centerXAnchor),
      wordmark.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// Leaves after launch: the name draws back, then comes toward the user while all fades, unless the splash has to cover
  /// meanwhile.
  func leaveAtLaunch(completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: FocusTiming.splash) {
      self.wordmark.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { _ in
      self.comeTowardUser(completion)
    }
  }

  private func comeTowardUser(_ completion: @escaping @MainActor () -> Void) {
    guard !isCovering else { return arrive(completion) }
    UIView.animate(withDuration: FocusTiming.splash) {
      self.wordmark.transform = CGAffineTransform(scaleX: 2, y: 2)
      self.alpha = 0
    } completion: { _ in
      self.arrive(completion)
    }
  }

  private func arrive(_ completion: @MainActor () -> Void) {
    wordmark.transform = .identity
    isHidden = !isCovering
    completion()
  }

  /// Covers everything at once, even while it leaves.
  func cover() {
    isCovering = true
    superview?.bringSubviewToFront(self)
    isHidden = false
    alpha = 1
  }

  /// Fades away, unless it covers anew meanwhile.
  func uncover(completion: @escaping @MainActor () -> Void) {
    isCovering = false
    animateHidden(true, duration: FocusTiming.splash, completion: completion)
  }
}
