import Foundation

extension UIApplication {
  /// Whether touches are currently ignored.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` has been called as often as this
  /// method.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractions += 1
  }

  /// Balances one call of ``beginIgnoringInteractionEvents()``; excess calls have no effect.
  public func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }
}

/// The status bar, which the frontmost controller controls.
extension UIApplication {
  /// The style that the frontmost controller prefers; ``UIStatusBarStyle/default`` without a
  /// controller.
  public var statusBarStyle: UIStatusBarStyle {
    frontController.map { $0.closing(over: \.childForStatusBarStyle).preferredStatusBarStyle } ?? .default
  }

  /// Whether the status bar is hidden; always `true` on a phone in landscape.
  public var isStatusBarHidden: Bool {
    if screen.traitCollection.verticalSizeClass == .compact { return true }
    return frontController.map { $0.closing(over: \.childForStatusBarHidden).prefersStatusBarHidden } ?? false
  }

  /// The frontmost controller of the key window: the last in its chain of presentations.
  var frontController: UIViewController? {
    keyWindow?.rootViewController?.closing(over: \.presentedViewController)
  }
}

extension UIViewController {
  /// Does nothing, since the status bar's look is always computed from the controllers.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Returns the last controller in the chain of `next` from this one.
  fileprivate func closing(over next: @escaping (UIViewController) -> UIViewController?) -> UIViewController {
    sequence(first: self, next: next).reduce(self) { $1 }
  }
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// No animation.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

/// The color of the status bar's text.
public enum UIStatusBarStyle: String, Hashable, Sendable {
  /// Dark in the light appearance, and light in the dark one.
  case `default`
  /// Light, for dark backgrounds.
  case lightContent
  /// Dark, for light backgrounds.
  case darkContent
}
