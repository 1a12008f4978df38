import HeadlessUIKit
import Messages
import Testing

/// Runs `body` with a navigation controller that is on the screen of a new application with the app's texts.
@MainActor
func onScreen(
  _ device: VirtualDevice = .iPhone, _ body: (UINavigationController) throws -> Void
) throws {
  let application = UIApplication(device: device)
  application.environment.stringCatalogs = try StringCatalog.messages.get()
  try application.run {
    let (window, navigation) = (UIWindow(), UINavigationController(rootViewController: UIViewController()))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
    try body(navigation)
  }
}

/// Waits until everything is idle.
@MainActor
func settle() {
  UIApplication.shared.settle()
}

extension UIView {
  /// The view with an identifier, among this one and all below it.
  func find<View: UIView>(_ identifier: String, as type: View.Type = View.self) throws -> View {
    try #require(first { $0.accessibilityIdentifier == identifier } as? View)
  }

  /// The first view that satisfies a condition, from back to front.
  func first(_ fits: @escaping (UIView) -> Bool) -> UIView? {
    if fits(self) { return self }
    return subviews.lazy.compactMap { $0.first(fits) }.first
  }
}

extension UIButton {
  /// Taps the button, if it is enabled.
  func tap() {
    if isEnabled { sendActions(for: .touchUpInside) }
    settle()
  }
}

extension UITextField {
  /// Types a text at the end.
  func type(_ text: String) {
    becomeFirstResponder()
    insertText(text)
    settle()
  }
}
