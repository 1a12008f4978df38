import HeadlessUIKit

extension UIView {
  /// All views of a class below this one, back to front.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in ((view as? View).map { [$0] } ?? []) + view.descendants(type) }
  }

  /// The first view below this one with an accessibility identifier.
  func view(_ identifier: String) -> UIView? {
    for view in subviews {
      if view.accessibilityIdentifier == identifier { return view }
      if let found = view.view(identifier) { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// Taps the button with an accessibility identifier.
  func tap(_ identifier: String) {
    (view.view(identifier) as? UIControl)?.sendActions(for: .touchUpInside)
  }
}

/// Shows a view controller on a device, and passes it to `body`.
@MainActor
func onScreen<Controller: UIViewController>(
  _ make: () -> Controller, device: VirtualDevice = .iPhone, do body: (Controller) throws -> Void
) rethrows {
  let application = UIApplication(device: device)
  try application.run {
    let controller = make()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.settle()
    try body(controller)
  }
}
