import Foundation

/// A device that the toolkit simulates:
///
///     VirtualDevice.iPhone.bounds(in: .landscapeLeft)  // 844 by 390 points
///     VirtualDevice.iPhone.verticalSizeClass(in: .landscapeLeft)  // .compact
public struct VirtualDevice: Hashable, Sendable {
  /// The name in plans, such as `iPhone` or `iPad Pro 12.9`.
  public var name: String
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The size of the screen in portrait, in points.
  public var portraitSize: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The insets of the status bar and the home indicator in portrait, in points.
  public var portraitInsets: UIEdgeInsets
  /// The insets of the sensor housing and the home indicator in landscape, in points.
  public var landscapeInsets: UIEdgeInsets
}

extension VirtualDevice {
  /// Returns the screen's bounds in an orientation, in points.
  ///
  /// - Parameter orientation: Portrait for the shorter side at the top, landscape for the longer
  ///   one.
  public func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
    orientation.isPortrait
      ? CGRect(origin: .zero, size: portraitSize)
      : CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
  }

  /// Returns the insets that the system covers in an orientation, in points.
  ///
  /// - Parameter orientation: The orientation; upside down has the insets of portrait.
  public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isPortrait ? portraitInsets : landscapeInsets
  }
}

/// UIKit's size classes of full-screen windows.
extension VirtualDevice {
  /// Returns regular for a tablet, and for a phone in landscape that is at least 414 points wide in
  /// portrait; otherwise compact.
  ///
  /// - Parameter orientation: The orientation, which matters only on a phone.
  public func horizontalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return orientation.isLandscape && portraitSize.width >= 414 ? .regular : .compact
  }

  /// Returns compact for a phone in landscape; otherwise regular.
  ///
  /// - Parameter orientation: The orientation, which matters only on a phone.
  public func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
    idiom == .pad || orientation.isPortrait ? .regular : .compact
  }
}

extension VirtualDevice {
  /// A 6.1-inch phone: 390 by 844 points with 3 pixels per point.
  public static let iPhone = VirtualDevice(
    name: "iPhone", idiom: .phone, portraitSize: CGSize(width: 390, height: 844), scale: 3,
    portraitInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  /// A 4.7-inch phone with a home button: 375 by 667 points with 2 pixels per point.
  public static let iPhoneSE = VirtualDevice(
    name: "iPhone SE", idiom: .phone, portraitSize: CGSize(width: 375, height: 667), scale: 2,
    portraitInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeInsets: .zero)

  /// A 6.7-inch phone: 430 by 932 points with 3 pixels per point.
  public static let iPhoneProMax = VirtualDevice(
    name: "iPhone Pro Max", idiom: .phone, portraitSize: CGSize(width: 430, height: 932), scale: 3,
    portraitInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))

  /// A 10.9-inch tablet: 820 by 1180 points with 2 pixels per point.
  public static let iPad = tablet("iPad", width: 820, height: 1180)

  /// An 8.3-inch tablet: 744 by 1133 points with 2 pixels per point.
  public static let iPadMini = tablet("iPad mini", width: 744, height: 1133)

  /// A 12.9-inch tablet: 1024 by 1366 points with 2 pixels per point.
  public static let iPadPro = tablet("iPad Pro 12.9", width: 1024, height: 1366)

  /// All devices that a plan can name.
  public static let all: [VirtualDevice] = [.iPhone, .iPhoneSE, .iPhoneProMax, .iPad, .iPadMini, .iPadPro]

  /// Returns a tablet without a home button, whose insets are the same in all orientations.
  private static func tablet(_ name: String, width: CGFloat, height: CGFloat) -> VirtualDevice {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return VirtualDevice(
      name: name, idiom: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitInsets: insets, landscapeInsets: insets)
  }
}
