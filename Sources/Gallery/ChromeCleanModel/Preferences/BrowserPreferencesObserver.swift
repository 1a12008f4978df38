/// Hears of what the user chooses.
@MainActor
package protocol BrowserPreferencesObserver: AnyObject {
  func browserPreferencesDidChange(_ preferences: BrowserPreferences)
}
