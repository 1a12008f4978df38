/// A user's side of the browser: the regular one, or the one that keeps nothing.
///
/// It owns the windows, so it must live as long as they do.
@MainActor
package final class BrowserState {
  /// Whether it keeps nothing, as the incognito one.
  package let isOffTheRecord: Bool

  /// What the web is in place of: the mocked pages.
  package let pageLibrary: PageLibrary = PageLibrary()
  /// What the user has chosen.
  package let preferences: BrowserPreferences = BrowserPreferences()
  /// What is kept of visited pages.
  package let browsingData: BrowsingData = BrowsingData()

  /// The windows, the same list at each call.
  package private(set) lazy var browserList: BrowserList = BrowserList(of: self)

  /// Makes a browser state without windows.
  package init(isOffTheRecord: Bool = false) {
    self.isOffTheRecord = isOffTheRecord
  }
}
