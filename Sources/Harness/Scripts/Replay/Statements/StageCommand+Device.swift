import EarlGrey
import Foundation
import HeadlessUIKit
import ShowcaseKit

extension StageCommand {
  static func rotate(to orientation: UIDeviceOrientation) -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.rotateDevice(to: orientation) }
  }

  static func shake() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.shakeDevice() }
  }

  static func typeKey(_ key: String, modifierFlags: UIKeyModifierFlags) -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.typeKey(key, modifierFlags: modifierFlags) }
  }

  static func tapStatusBar() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.tapStatusBar() }
  }

  static func dismissKeyboard() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.dismissKeyboard() }
  }

  static func open(_ address: URL) -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.openDeepLinkURL(address.absoluteString) }
  }

  static func sendToBackground() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.backgroundApplication() }
  }

  static func bringToForeground() -> StageCommand {
    device { () throws(GREYDeviceError) in try EarlGrey.foregroundApplication() }
  }

  /// Copies a text, as another application would.
  static func setPasteboard(_ text: String) -> StageCommand {
    change { _ in UIPasteboard.general.string = text }
  }
}
