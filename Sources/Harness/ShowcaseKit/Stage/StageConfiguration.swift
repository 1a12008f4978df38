import HeadlessUIKit

/// The device and the settings that a use case is staged with.
public struct StageConfiguration: Hashable, Sendable {
  /// The name that goldens are told apart by.
  public var name: String
  public var device: VirtualDevice
  public var orientation: UIInterfaceOrientation
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The direction that the interface runs in; by default that of the language or pseudolanguage.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  public var contentSizeCategory: UIContentSizeCategory
  public var accessibilitySettings: AccessibilitySettings
  /// Language, region, time zone, date, chance and pseudolanguage.
  public var environment: EnvironmentSettings

  public init(
    name: String, device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    contentSizeCategory: UIContentSizeCategory = .large,
    accessibilitySettings: AccessibilitySettings = AccessibilitySettings(),
    environment: EnvironmentSettings = EnvironmentSettings()
  ) {
    self.name = name
    self.device = device
    self.orientation = orientation
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.accessibilitySettings = accessibilitySettings
    self.environment = environment
  }

  /// A telephone held upright, light.
  public static let iPhone = StageConfiguration(name: "iPhone", device: .iPhone)
  /// A tablet held upright, light.
  public static let iPad = StageConfiguration(name: "iPad", device: .iPad)
}

extension UIApplication {
  /// Launches an application on the device and with the settings of a configuration.
  convenience init(_ configuration: StageConfiguration) {
    self.init(
      device: configuration.device, orientation: configuration.orientation,
      style: configuration.userInterfaceStyle,
      layoutDirection: configuration.layoutDirection ?? configuration.environment.layoutDirection,
      contentSizeCategory: configuration.contentSizeCategory,
      accessibilitySettings: configuration.accessibilitySettings, environment: configuration.environment)
  }
}
