import Foundation

/// The hardware that the toolkit pretends to run on.
public struct VirtualDevice: Hashable, Sendable {
  /// The name that plans call it by: `iPhone`, `iPad`.
  public var name: String
  public var idiom: UIUserInterfaceIdiom
  /// The screen in portrait, in points.
  public var portraitSize: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// What status bar and home indicator cover in portrait.
  public var portraitInsets: UIEdgeInsets
  /// What they and the sensor housing cover in landscape.
  public var landscapeInsets: UIEdgeInsets

  /// A telephone of 6.1 inches: 390 by 844 points at 3 pixels a point.
  public static let iPhone = VirtualDevice(
    name: "iPhone", idiom: .phone, portraitSize: CGSize(width: 390, height: 844), scale: 3,
    portraitInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  /// A tablet of 10.9 inches: 820 by 1180 points at 2 pixels a point.
  public static let iPad = VirtualDevice(
    name: "iPad", idiom: .pad, portraitSize: CGSize(width: 820, height: 1180), scale: 2,
    portraitInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))

  /// Every device that a plan can name.
  public static let all: [VirtualDevice] = [.iPhone, .iPad]
}

extension VirtualDevice {
  /// The screen's bounds when the device is held in `orientation`.
  public func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
    orientation.isPortrait
      ? CGRect(origin: .zero, size: portraitSize)
      : CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
  }

  /// What the system covers at the screen's edges in `orientation`.
  public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isPortrait ? portraitInsets : landscapeInsets
  }
}
