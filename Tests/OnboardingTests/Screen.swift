import Foundation
import HeadlessUIKit
import Onboarding
import Testing

/// Runs `body` with a controller on the screen of a new application with the app's texts.
@MainActor
func onScreen<Controller: UIViewController>(
  _ make: @autoclosure () -> Controller, device: VirtualDevice = .iPhone,
  contentSizeCategory: UIContentSizeCategory = .large, _ body: (Controller) throws -> Void
) throws {
  let application = UIApplication(device: device, contentSizeCategory: contentSizeCategory)
  application.environment.stringCatalogs = try StringCatalog.onboarding.get()
  try application.run {
    let (controller, window) = (make(), UIWindow())
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    application.settle()
    try body(controller)
  }
}

extension CGFloat {
  /// Whether the lengths are the same, within the precision of the solver.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.001 }
}

extension UIControl {
  /// Taps the control, if it is enabled.
  func tap() {
    if isEnabled { sendActions(for: .touchUpInside) }
    settle()
  }
}
