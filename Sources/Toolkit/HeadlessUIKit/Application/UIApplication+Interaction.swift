import Foundation

extension UIApplication {
  /// Whether touches are ignored at present.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` has been called as often as this
  /// method.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractions += 1
  }

  /// Ends what one call of ``beginIgnoringInteractionEvents()`` began; further calls have no
  /// effect.
  public func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }
}

/// The status bar, which the front controller decides on.
extension UIApplication {
  /// The style that the front controller prefers, or ``UIStatusBarStyle/default`` without a
  /// controller.
  public var statusBarStyle: UIStatusBarStyle {
    frontController.map { $0.closing(over: \.childForStatusBarStyle).preferredStatusBarStyle } ?? .default
  }

  /// Whether there is no status bar: a phone in landscape never has one, whatever its controller
  /// prefers.
  public var isStatusBarHidden: Bool {
    if screen.traitCollection.verticalSizeClass == .compact { return true }
    return frontController.map { $0.closing(over: \.childForStatusBarHidden).prefersStatusBarHidden } ?? false
  }

  /// The controller that covers the key window: the last in its chain of presentations.
  var frontController: UIViewController? {
    keyWindow?.rootViewController?.closing(over: \.presentedViewController)
  }
}

extension UIViewController {
  /// Does nothing, as the status bar's appearance is always computed from the controllers.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Returns the last controller that `next` leads to from this one.
  fileprivate func closing(over next: @escaping (UIViewController) -> UIViewController?) -> UIViewController {
    sequence(first: self, next: next).reduce(self) { $1 }
  }
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
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
