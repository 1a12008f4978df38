import Foundation

extension URLBarState {
  /// Something that happens to the bar.
  public enum Event: Hashable, Sendable {
    /// The text field gets the keyboard.
    case beginEditing
    /// The keyboard goes away by itself, as under another screen.
    case endEditing
    /// The user has changed the text to this, without a completion.
    case type(String)
    /// A completion has become a part of the text, which is this now; nothing is typed.
    case acceptCompletion(String)
    /// The return key submits the whole text, with its completion.
    case submit(String, engine: SearchEngine)
    /// A tap on the overlay's row searches for the text, even if it is an address.
    case search(String, engine: SearchEngine)
    /// A tap on the overlay's other row, or the menu's Paste & Go, submits the pasteboard's text.
    case paste(String, engine: SearchEngine)
    /// The user gives up: by the button, or by a touch on the empty part of the overlay.
    case cancel
    /// The button in the text field clears it.
    case clear
    /// The user wants everything forgotten; without a page nothing is.
    case erase
    /// The button of the home screen leads to the settings.
    case openSettings
    /// A button of the toolset.
    case toolset(ToolsetAction)
    /// A deep link that loads a page.
    case open(URL)
    /// A deep link that fills in a text.
    case fill(String)
    /// Something that the web view tells.
    case web(WebEvent)
  }

  /// What a button of the toolset does to the page.
  public enum ToolsetAction: Hashable, Sendable, CaseIterable {
    /// Goes to the page before.
    case back
    /// Goes to the page after.
    case forward
    /// Loads no more of the page.
    case stop
    /// Loads the page anew.
    case reload
  }

  /// What a web view tells about its page.
  public enum WebEvent: Hashable, Sendable {
    /// The page's address is another one.
    case changeURL(URL?)
    /// A page begins to load.
    case start
    /// A page is there.
    case finish(URL?)
    /// A page does not come.
    case fail(URL?)
    /// How much of the page is there, from 0 to 1; a tenth is the beginning.
    case progress(Double)
    /// Pages before or after this one have come or gone.
    case canGo(back: Bool, forward: Bool)
  }
}
