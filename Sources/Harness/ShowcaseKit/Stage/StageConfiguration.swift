import HeadlessUIKit

/// The device and the settings with which a use case is shown.
///
///     var tablet = StageConfiguration.iPad
///     tablet.name = "iPad dark"
///     tablet.userInterfaceStyle = .dark
public struct StageConfiguration: Hashable, Sendable {
  /// The name, by which goldens of the same use case differ.
  public var name: String
  /// The device; a phone by default.
  public var device: VirtualDevice
  /// The orientation of the interface; portrait by default.
  public var orientation: UIInterfaceOrientation
  /// The appearance; light by default.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The direction of the interface; `nil`, the default, for that of the language or pseudolanguage.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The text size; `large`, the system's default, by default.
  public var contentSizeCategory: UIContentSizeCategory
  /// The accessibility settings; all off by default.
  public var accessibilitySettings: AccessibilitySettings
  /// Language, region, time zone, date, random seed and pseudolanguage.
  public var environment: EnvironmentSettings
  /// The seed that shuffles asynchronous work; `nil`, the default, for the order of submission.
  package var scheduleSeed: UInt64?
  /// Whether the stage records what runs; `false` by default.
  package var isTraced: Bool = false

  /// Creates a configuration: by default a phone in portrait, light, with the system's text size.
  ///
  /// - Parameters:
  ///   - name: The name, by which goldens of the same use case differ.
  ///   - device: The device.
  ///   - orientation: The orientation of the interface.
  ///   - userInterfaceStyle: The appearance.
  ///   - layoutDirection: The direction of the interface; `nil` for that of the language.
  ///   - contentSizeCategory: The text size.
  ///   - accessibilitySettings: The accessibility settings; all off by default.
  ///   - environment: Language, region, time zone, date, random seed and pseudolanguage.
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

  /// A phone in portrait, light.
  public static let iPhone = StageConfiguration(name: "iPhone", device: .iPhone)
  /// A tablet in portrait, light.
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
