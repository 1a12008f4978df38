import HeadlessUIKit

extension UIViewController {
  /// Runs `body` while the controller is the top one of a navigation controller on a device.
  func onScreen(
    _ device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
    contentSizeCategory: UIContentSizeCategory = .large, do body: () throws -> Void
  ) rethrows {
    let application = UIApplication(
      device: device, orientation: orientation, contentSizeCategory: contentSizeCategory)
    try application.run {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: self)
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      try body()
    }
  }

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
