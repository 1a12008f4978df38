import Foundation

/// The screen of the virtual device.
@MainActor
public final class UIScreen {
  public let device: VirtualDevice
  public let orientation: UIInterfaceOrientation
  public let traitCollection: UITraitCollection

  init(
    device: VirtualDevice, orientation: UIInterfaceOrientation, style: UIUserInterfaceStyle,
    layoutDirection: UITraitEnvironmentLayoutDirection
  ) {
    self.device = device
    self.orientation = orientation
    self.traitCollection = UITraitCollection(
      device: device, orientation: orientation, style: style, layoutDirection: layoutDirection)
  }

  /// The screen of the running application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen's rectangle in points, as it is held.
  public var bounds: CGRect { device.bounds(in: orientation) }

  /// Pixels a point.
  public var scale: CGFloat { device.scale }

  /// What the system covers at the edges.
  var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The grid that text sizes and printed frames are rounded to.
  var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}
