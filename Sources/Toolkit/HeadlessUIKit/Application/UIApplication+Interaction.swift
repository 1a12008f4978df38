import Foundation

extension UIApplication {
  /// Whether touches are dropped at present.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Drops touches until ``endIgnoringInteractionEvents()`` was called as often as this method.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractions += 1
  }

  public func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }
}

/// The status bar, which the controller in front decides on.
extension UIApplication {
  public var statusBarStyle: UIStatusBarStyle {
    frontController.map { $0.closing(over: \.childForStatusBarStyle).preferredStatusBarStyle } ?? .default
  }

  /// Whether there is no status bar; a lying telephone has no room for one, whatever the controller prefers.
  public var isStatusBarHidden: Bool {
    if screen.traitCollection.verticalSizeClass == .compact { return true }
    return frontController.map { $0.closing(over: \.childForStatusBarHidden).prefersStatusBarHidden } ?? false
  }

  /// The controller that covers the key window.
  var frontController: UIViewController? {
    keyWindow?.rootViewController?.closing(over: \.presentedViewController)
  }
}

extension UIViewController {
  /// Does nothing, as the status bar is asked for when it is needed.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// The last controller that leads on from this one.
  fileprivate func closing(over next: @escaping (UIViewController) -> UIViewController?) -> UIViewController {
    sequence(first: self, next: next).reduce(self) { $1 }
  }
}

/// The look of the status bar's text.
public enum UIStatusBarStyle: String, Hashable, Sendable {
  /// Dark in the light appearance, and light in the dark one.
  case `default`
  case lightContent
  case darkContent
}
