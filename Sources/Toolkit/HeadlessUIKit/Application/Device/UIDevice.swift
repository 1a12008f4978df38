import Foundation

/// What an app can ask about the hardware that it runs on.
@MainActor
public struct UIDevice {
  /// The device of the running application.
  public static var current: UIDevice { UIDevice(screen: UIApplication.shared.screen) }

  /// Is posted when the device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let screen: UIScreen

  public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.device.idiom }
  public var name: String { screen.device.name }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose behavior the toolkit follows.
  public var systemVersion: String { "17.0" }
  public var orientation: UIDeviceOrientation { UIDeviceOrientation(screen.heldOrientation) }
}

/// How the device is turned; in landscape the other way round than the interface.
public enum UIDeviceOrientation: String, Hashable, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}
