import HeadlessUIKit

/// Shows a controller in a navigation controller on a device, and passes it to `body`.
@MainActor
func onScreen<Controller: UIViewController>(
  _ device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
  contentSizeCategory: UIContentSizeCategory = .large, _ make: () -> Controller,
  do body: (Controller) throws -> Void
) rethrows {
  let application = UIApplication(
    device: device, orientation: orientation, contentSizeCategory: contentSizeCategory)
  try application.run {
    let controller = make()
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    UIApplication.shared.settle()
    try body(controller)
  }
}

extension UIView {
  /// The visible labels' texts, back to front.
  var shownTexts: [String] {
    if isHidden { return [] }
    let own = (self as? UILabel)?.text.map { $0.isEmpty ? [] : [$0] } ?? []
    return own + subviews.flatMap(\.shownTexts)
  }
}

extension UIViewController {
  /// Taps a button of the navigation bar, and waits.
  func tapBarButton(_ title: String) {
    let buttons = navigationController?.navigationBar.descendants(UIButton.self) ?? []
    buttons.filter { $0.currentTitle == title }.forEach { $0.sendActions(for: .touchUpInside) }
    UIApplication.shared.settle()
  }
}

extension UIView {
  /// All views of a class at and below this one, back to front.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    [self as? View].compactMap { $0 } + subviews.flatMap { $0.descendants(type) }
  }

  /// The view's rectangle on the screen.
  var frameOnScreen: CGRect { convert(bounds, to: window) }
}

extension UIViewController {
  /// The first view with an accessibility identifier, unless it is hidden.
  func visibleView(_ identifier: String) -> UIView? {
    view.descendants(UIView.self).first { $0.accessibilityIdentifier == identifier && !$0.isHidden }
  }

  /// Taps the button with an accessibility identifier, and waits.
  func tap(_ identifier: String) {
    (visibleView(identifier) as? UIButton)?.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }
}
