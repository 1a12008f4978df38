/// What the user has chosen in the device's settings that shows on the whole screen.
struct ScreenSettings: Hashable, Sendable {
  var style: UIUserInterfaceStyle = .light
  var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  var contentSizeCategory: UIContentSizeCategory = .large
  var accessibility: AccessibilitySettings = AccessibilitySettings()
}

extension UITraitCollection {
  /// The traits of a full-screen window.
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
