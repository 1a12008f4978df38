import Foundation

/// The environment that an interface adapts to.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var displayScale: CGFloat
  public var layoutDirection: UITraitEnvironmentLayoutDirection
}

/// The direction that the language reads in.
public enum UITraitEnvironmentLayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

/// The kind of device.
public enum UIUserInterfaceIdiom: String, Hashable, Sendable {
  case phone
  case pad
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: String, Hashable, Sendable {
  case compact
  case regular
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

extension UITraitCollection {
  /// The traits of a full-screen window, by UIKit's table of size classes.
  ///
  /// A tablet is regular both ways. A telephone is compact in width but for the largest ones in landscape, which are
  /// not among our devices, and compact in height in landscape.
  init(
    device: VirtualDevice, orientation: UIInterfaceOrientation, style: UIUserInterfaceStyle,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    let isPad = device.idiom == .pad
    userInterfaceIdiom = device.idiom
    horizontalSizeClass = isPad ? .regular : .compact
    verticalSizeClass = isPad || orientation.isPortrait ? .regular : .compact
    userInterfaceStyle = style
    displayScale = device.scale
    self.layoutDirection = layoutDirection
  }
}
