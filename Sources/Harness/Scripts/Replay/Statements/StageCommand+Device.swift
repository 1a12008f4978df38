import Foundation
import HeadlessUIKit
import ShowcaseKit

extension StageCommand {
  /// Turns the device, and with it the interface where the controller in front supports that.
  static func rotate(to orientation: UIDeviceOrientation) -> StageCommand {
    change { $0.rotate(to: UIInterfaceOrientation(on: orientation)) }
  }

  static func shake() -> StageCommand {
    change { $0.shakeDevice() }
  }

  /// Takes the keyboard down; fails where there is none.
  static func dismissKeyboard() -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      let wasShown = replayer.stage.run {
        let application = UIApplication.shared
        defer { application.windows.forEach { $0.endEditing(true) } }
        return application.keyboard.isShown
      }
      guard wasShown else { throw .refused("Failed to dismiss keyboard since it was not showing.") }
    }
  }

  /// Hands an address over from another application; fails where nobody opens it.
  static func open(_ address: URL) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      guard replayer.stage.run({ UIApplication.shared.openDeepLink(address) }) else {
        throw .refused(
          "The application's delegate did not open '\(address.absoluteString)', or there is none.")
      }
    }
  }

  static func sendToBackground() -> StageCommand {
    change { $0.sendToBackground() }
  }

  static func bringToForeground() -> StageCommand {
    change { $0.bringToForeground() }
  }

  /// Copies a text, as another application would.
  static func setPasteboard(_ text: String) -> StageCommand {
    change { _ in UIPasteboard.general.string = text }
  }
}

extension UIInterfaceOrientation {
  /// How the interface lies on a device that is turned; in landscape the other way round.
  fileprivate init(on orientation: UIDeviceOrientation) {
    self =
      switch orientation {
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case .portraitUpsideDown: .portraitUpsideDown
      case .portrait, .unknown, .faceUp, .faceDown: .portrait
      }
  }
}
