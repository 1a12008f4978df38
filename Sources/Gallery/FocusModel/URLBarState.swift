import Foundation

/// The state of the URL bar and of the browser around it, and its changes by events.
///
/// Views show the properties; ``handle(_:)`` returns further effects. There are four states, in
/// each of which a page may load: at home with nothing typed, at home while editing, browsing, and
/// browsing while editing.
///
///     var bar = URLBarState()
///     bar.handle(.open(page))  // [.showWebView, .load(page)]
///     bar.handle(.erase)  // [.eraseSession, .focusField, .showEraseToast]
package struct URLBarState: Hashable, Sendable {
  /// Whether there is a page instead of the home screen.
  package internal(set) var isBrowsing: Bool = false
  /// Whether the user is entering a text, while the overlay shows.
  package internal(set) var isEditing: Bool = false
  /// Whether the text field is the first responder; at home it may be before anything is typed.
  package internal(set) var isFieldFocused: Bool = false
  /// Whether the next keystroke begins editing.
  package internal(set) var isArmed: Bool = false
  /// Whether a page is loading, which turns the button to reload into one to stop.
  package internal(set) var isLoading: Bool = false
  /// Whether the bar's background is visible, as it is while editing and browsing.
  package internal(set) var isBackgroundVisible: Bool = false
  /// Whether the background is the bright one of a loaded page, and not the dark one.
  package internal(set) var isBright: Bool = false
  /// The progress of loading, from 0 to 1; `nil` hides the progress bar.
  package internal(set) var progress: Double?
  /// Whether there is a previous page.
  package internal(set) var canGoBack: Bool = false
  /// Whether there is a next page.
  package internal(set) var canGoForward: Bool = false
  /// The address of the page.
  package internal(set) var url: URL?
  /// The text in the field, without a completion.
  package internal(set) var text: String = ""

  /// Creates a bar at home, without the keyboard.
  package init() {}
}

/// The consequences for the views.
extension URLBarState {
  /// The text of the collapsed bar.
  package var collapsedText: String { url?.collapsedText ?? "" }
  /// Whether the lock of a protected page is visible.
  package var isLockVisible: Bool { !isEditing && url?.isSecure == true }
  /// Whether the button to cancel editing is visible.
  package var isCancelVisible: Bool { isEditing }
  /// Whether the button to erase is visible.
  package var isEraseVisible: Bool { isBrowsing && !isEditing }
  /// Whether the button to share is enabled: always except during editing.
  package var isSendEnabled: Bool { !isEditing }
  /// Whether the button in the text field to clear it is visible.
  package var isClearVisible: Bool { isFieldFocused && !text.isEmpty }
}

extension URLBarState {
  /// An event that may change the state.
  package enum Event: Hashable, Sendable {
    /// The text field becomes the first responder.
    case beginEditing
    /// The text field resigns without the user's asking for it, as under another screen.
    case endEditing
    /// The user has changed the text to this one, without a completion.
    case type(String)
    /// A completion has become part of the text, which is this one now; nothing is typed.
    case acceptCompletion(String)
    /// The return key submits the whole text, with its completion.
    case submit(String, engine: SearchEngine)
    /// A tap on the overlay's first row searches for the text, even if it is an address.
    case search(String, engine: SearchEngine)
    /// A tap on the overlay's other row, or Paste & Go in the menu, submits the pasteboard's text.
    case paste(String, engine: SearchEngine)
    /// The user cancels editing: by the button, or by a touch on the empty part of the overlay.
    case cancel
    /// The button in the text field clears it.
    case clear
    /// The button to erase; it has no effect without a page.
    case erase
    /// The button of the home screen opens the settings.
    case openSettings
    /// A button of the toolset.
    case toolset(ToolsetAction)
    /// A deep link loads a page.
    case open(URL)
    /// A deep link fills in a text.
    case fill(String)
    /// An event of the web view.
    case web(WebEvent)
  }

  /// An action of the toolset on the page.
  package enum ToolsetAction: Hashable, Sendable, CaseIterable {
    /// Goes to the previous page.
    case back
    /// Goes to the next page.
    case forward
    /// Stops loading the page.
    case stop
    /// Loads the page again.
    case reload
  }

  /// An event of a web view.
  package enum WebEvent: Hashable, Sendable {
    /// The page has another address.
    case changeURL(URL?)
    /// A page begins to load.
    case start
    /// A page has loaded.
    case finish(URL?)
    /// A page cannot be loaded.
    case fail(URL?)
    /// The progress of loading, from 0 to 1; it begins at 0.1.
    case progress(Double)
    /// Whether there are a previous and a next page.
    case canGo(back: Bool, forward: Bool)
  }
}

extension URLBarState {
  /// An effect of an event outside the bar; effects are performed in the order of their list.
  package enum Effect: Hashable, Sendable {
    /// Selects the whole text, so that the next keystroke replaces it.
    case highlightText
    /// Presents the overlay, and reads the pasteboard.
    case presentOverlay
    /// Dismisses the overlay.
    case dismissOverlay
    /// Offers to search for a text, and reads the pasteboard again.
    case setOverlayQuery(String)
    /// Makes the text field the first responder; the event that follows from it has no effect if
    /// the field is focused in the state already.
    case focusField
    /// Makes the text field resign.
    case resignField
    /// Replaces the home screen by the web view, and shows the toolbar.
    case showWebView
    /// Loads a page.
    case load(URL)
    /// Performs the action of a button on the page.
    case perform(ToolsetAction)
    /// Expands collapsed bars.
    case expandBars
    /// Shows the settings.
    case showSettings
    /// Replaces the web view, removes the data of browsing, and goes home, with the animation.
    case eraseSession
    /// Shows a toast which says that everything is erased.
    case showEraseToast
  }
}
