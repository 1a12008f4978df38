import FocusModel

/// What the screens of the settings read, change and ask.
@MainActor
public struct SettingsContext {
  /// The application whose settings these are.
  public let product: Product
  /// The app's version, as the user reads it.
  public let version: String
  /// What is switched on and off.
  public let settings: Settings
  /// The engines to choose from.
  public let searchEngines: SearchEngines
  /// Knows whether there is news to read.
  public let whatsNew: WhatsNew
  /// Finds out whether Safari lets the blocker in.
  public let contentBlockerDetector: any ContentBlockerDetector

  /// Gathers what the screens need.
  public init(
    product: Product = .focus, version: String, settings: Settings, searchEngines: SearchEngines,
    whatsNew: WhatsNew, contentBlockerDetector: any ContentBlockerDetector
  ) {
    self.product = product
    self.version = version
    self.settings = settings
    self.searchEngines = searchEngines
    self.whatsNew = whatsNew
    self.contentBlockerDetector = contentBlockerDetector
  }
}
