import Foundation

/// The screen of the virtual device.
///
///     let application = UIApplication(device: .iPadMini, orientation: .landscapeLeft)
///     application.screen.bounds.size  // 1133 by 744 points
///     application.screen.scale  // 2
@preconcurrency @MainActor
public final class UIScreen: UIKitObject {
  /// The device of the screen.
  public let device: VirtualDevice
  /// The orientation of the interface.
  public internal(set) var orientation: UIInterfaceOrientation {
    didSet { updateTraits() }
  }
  /// The orientation in which the device is held, which differs from ``orientation`` while the
  /// frontmost controller does not support it.
  var heldOrientation: UIInterfaceOrientation
  /// The settings that affect the whole screen.
  var settings: ScreenSettings {
    didSet { updateTraits() }
  }
  /// The traits of a full-screen window. Stored, because every new view reads them.
  public private(set) var traitCollection: UITraitCollection

  init(device: VirtualDevice, orientation: UIInterfaceOrientation, settings: ScreenSettings) {
    self.device = device
    self.orientation = orientation
    heldOrientation = orientation
    self.settings = settings
    traitCollection = UITraitCollection(device: device, orientation: orientation, settings: settings)
  }

  private func updateTraits() {
    traitCollection = UITraitCollection(device: device, orientation: orientation, settings: settings)
  }

  /// The screen of the running application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen's bounds in points, in the interface's orientation.
  public var bounds: CGRect { device.bounds(in: orientation) }

  /// The number of pixels per point.
  public var scale: CGFloat { device.scale }

  /// The insets that the system covers, in points.
  var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

  /// The grid to which text sizes and printed frames are rounded.
  var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}

/// The user's device settings that affect the whole screen.
struct ScreenSettings: Hashable, Sendable {
  var style: UIUserInterfaceStyle = .light
  var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  var contentSizeCategory: UIContentSizeCategory = .large
  var accessibility: AccessibilitySettings = AccessibilitySettings()
}

extension UITraitCollection {
  /// Creates the traits of a full-screen window.
  init(device: VirtualDevice, orientation: UIInterfaceOrientation, settings: ScreenSettings) {
    self.init()
    userInterfaceIdiom = device.idiom
    horizontalSizeClass = device.horizontalSizeClass(in: orientation)
    verticalSizeClass = device.verticalSizeClass(in: orientation)
    userInterfaceStyle = settings.style
    userInterfaceLevel = .base
    displayScale = device.scale
    layoutDirection = settings.layoutDirection
    preferredContentSizeCategory = settings.contentSizeCategory
    accessibilityContrast = settings.accessibility.isDarkerSystemColorsEnabled ? .high : .normal
    legibilityWeight = settings.accessibility.isBoldTextEnabled ? .bold : .regular
  }
}
