import FocusModel

/// What the screens of the settings read, change and ask.
@MainActor
public struct SettingsContext {
  public let product: Product
  /// The app's version, as the user reads it.
  public let version: String
  public let settings: Settings
  public let searchEngines: SearchEngines
  public let whatsNew: WhatsNew
  public let contentBlockerDetector: any ContentBlockerDetector

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
