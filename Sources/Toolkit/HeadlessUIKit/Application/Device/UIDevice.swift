import Foundation

/// The device as an app sees it.
@preconcurrency @MainActor
public struct UIDevice {
  /// The device of the running application.
  public static var current: UIDevice { UIDevice(screen: UIApplication.shared.screen) }

  /// Posted after the device was rotated, even if the interface was not.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let screen: UIScreen

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.device.idiom }
  /// The name of the virtual device, such as `iPhone SE`.
  public var name: String { screen.device.name }
  /// `iPad` for a tablet, `iPhone` for a phone.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `iPadOS` on a tablet, `iOS` on a phone.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose behavior the toolkit follows.
  public var systemVersion: String { "17.0" }
  /// The orientation in which the device is held.
  public var orientation: UIDeviceOrientation { UIDeviceOrientation(screen.heldOrientation) }
}

/// The orientation of a device; in landscape the names are the reverse of the interface's.
public enum UIDeviceOrientation: String, Hashable, Sendable {
  /// Unknown; never the case here.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with the bottom edge on top.
  case portraitUpsideDown
  /// Rotated left: the top edge is on the left.
  case landscapeLeft
  /// Rotated right: the top edge is on the right.
  case landscapeRight
  /// Flat, with the screen up; never the case here.
  case faceUp
  /// Flat, with the screen down; never the case here.
  case faceDown

  /// Whether the device is upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is parallel to the ground.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    // An interface rotates against the device to stay upright.
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}
