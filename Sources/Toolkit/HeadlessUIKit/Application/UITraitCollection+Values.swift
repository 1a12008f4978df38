/// The kind of device.
public enum UIUserInterfaceIdiom: String, Hashable, Sendable {
  case unspecified
  case phone
  case pad
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: String, Hashable, Sendable {
  case unspecified
  case compact
  case regular
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case light
  case dark
}

/// Whether content is the app's main one, or lies over it.
public enum UIUserInterfaceLevel: String, Hashable, Sendable {
  case unspecified
  case base
  case elevated
}

/// The direction that the language reads in.
public enum UITraitEnvironmentLayoutDirection: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case leftToRight
  case rightToLeft
}

/// How far colors are apart.
public enum UIAccessibilityContrast: String, Hashable, Sendable {
  case unspecified
  case normal
  case high
}

/// How heavy text is.
public enum UILegibilityWeight: String, Hashable, Sendable {
  case unspecified
  case regular
  case bold
}
