import HeadlessUIKit

/// How a grid looks: as the rest of the app, or dark whatever the appearance of the device.
package enum GridTheme: Hashable, Sendable {
  case light
  case dark

  /// A color as it is in the theme.
  @MainActor
  func color(_ color: UIColor) -> UIColor {
    switch self {
    case .light: color
    case .dark: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    }
  }
}
