/// Hears of what the user chooses.
@MainActor
public protocol BrowserPreferencesObserver: AnyObject {
  func browserPreferencesDidChange(_ preferences: BrowserPreferences)
}
