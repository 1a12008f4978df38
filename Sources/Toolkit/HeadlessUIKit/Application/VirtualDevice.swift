import Foundation

/// The hardware that the toolkit pretends to run on.
public struct VirtualDevice: Hashable, Sendable {
  /// The name that plans call it by: `iPhone`, `iPad Pro 12.9`.
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

/// UIKit's table of size classes for full-screen windows.
extension VirtualDevice {
  /// A tablet is regular in width, and so are the largest telephones in landscape, from 414 points on.
  public func horizontalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return orientation.isLandscape && portraitSize.width >= 414 ? .regular : .compact
  }

  /// A telephone in landscape is compact in height.
  public func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
    idiom == .pad || orientation.isPortrait ? .regular : .compact
  }
}
