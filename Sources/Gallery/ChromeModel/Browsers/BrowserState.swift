/// A user's side of the browser: the regular one, or the one that keeps nothing.
///
/// It owns the windows, so it must live as long as they do.
@MainActor
public final class BrowserState {
  /// Whether it keeps nothing, as the incognito one.
  public let isOffTheRecord: Bool

  /// What the web is in place of: the mocked pages.
  public let pageLibrary: PageLibrary = PageLibrary()
  /// What the user has chosen.
  public let preferences: BrowserPreferences = BrowserPreferences()
  /// What is kept of visited pages.
  public let browsingData: BrowsingData = BrowsingData()

  /// The windows, the same list at each call.
  public private(set) lazy var browserList: BrowserList = BrowserList(of: self)

  /// Makes a browser state without windows.
  public init(isOffTheRecord: Bool = false) {
    self.isOffTheRecord = isOffTheRecord
  }
}
