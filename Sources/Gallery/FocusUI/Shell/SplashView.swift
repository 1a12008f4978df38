import Foundation
import HeadlessUIKit

/// The app's name on a plain ground, over the whole window: at launch, and wherever others might see the browser.
public final class SplashView: UIView {
  private let wordmark = UIImageView(image: .focusWordmark)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .focusInk
    accessibilityIdentifier = "SplashView"
    accessibilityViewIsModal = true
    wordmark.accessibilityLabel = "Firefox Focus"
    wordmark.isAccessibilityElement = true
    addPlaced(wordmark)
    NSLayoutConstraint.activate([
      wordmark.centerXAnchor.constraint(equalTo: centerXAnchor),
      wordmark.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// Leaves after launch: the name draws back, then comes toward the user while all fades.
  public func leaveAtLaunch(completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: FocusTiming.splash) {
      self.wordmark.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { _ in
      self.comeTowardUser(completion)
    }
  }

  private func comeTowardUser(_ completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: FocusTiming.splash) {
      self.wordmark.transform = CGAffineTransform(scaleX: 2, y: 2)
      self.alpha = 0
    } completion: { _ in
      self.isHidden = true
      self.wordmark.transform = .identity
      completion()
    }
  }

  /// Covers everything at once.
  public func cover() {
    superview?.bringSubviewToFront(self)
    isHidden = false
    alpha = 1
  }

  /// Fades away, unless it covers anew meanwhile.
  public func uncover(completion: @escaping @MainActor () -> Void) {
    animateHidden(true, duration: FocusTiming.splash, completion: completion)
  }
}
