import Foundation

extension URLBarState {
  /// Something to do outside the bar after an event, in the order of the list.
  public enum Effect: Hashable, Sendable {
    /// Select the whole text, so that the next keystroke replaces it.
    case highlightText
    /// Let the overlay in, and read the pasteboard.
    case presentOverlay
    /// Take the overlay away.
    case dismissOverlay
    /// Offer to search for a text, and read the pasteboard anew.
    case setOverlayQuery(String)
    /// Give the text field the keyboard; that it then tells so changes nothing, if the state knows already.
    case focusField
    /// Take the keyboard away.
    case resignField
    /// Replace the home screen by the web view, and let the toolbar in.
    case showWebView
    /// Load a page.
    case load(URL)
    /// Do to the page what a button is for.
    case perform(ToolsetAction)
    /// Bring collapsed bars back.
    case expandBars
    /// Show the settings.
    case showSettings
    /// Replace the web view, forget what browsing left behind, and go home, with the animation.
    case eraseSession
    /// Say that everything is erased.
    case showEraseToast
  }
}
