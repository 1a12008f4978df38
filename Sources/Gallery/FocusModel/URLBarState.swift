import Foundation

/// What the URL bar and the browser around it are doing, and how that changes with what happens.
///
/// Views show the properties; ``handle(_:)`` says what else is to be done. There are four states, and in each a page may
/// load: at home with nothing typed, at home while editing, browsing, and browsing while editing.
package struct URLBarState: Hashable, Sendable {
  /// Whether there is a page instead of the home screen.
  package internal(set) var isBrowsing: Bool = false
  /// Whether the user is entering something, under the overlay.
  package internal(set) var isEditing: Bool = false
  /// Whether the text field has the keyboard; at home it may have it before anything is typed.
  package internal(set) var isFieldFocused: Bool = false
  /// Whether the next keystroke begins to edit.
  package internal(set) var isArmed: Bool = false
  /// Whether a page loads, which turns the button that reloads into one that stops.
  package internal(set) var isLoading: Bool = false
  /// Whether the bar's background is visible, as it is while editing and browsing.
  package internal(set) var isBackgroundVisible: Bool = false
  /// Whether the background is that of a page at rest, and not the darker one.
  package internal(set) var isBright: Bool = false
  /// How much of the page is there, from 0 to 1; `nil` hides the progress bar.
  package internal(set) var progress: Double?
  /// Whether there is a page before this one.
  package internal(set) var canGoBack: Bool = false
  /// Whether there is a page after this one.
  package internal(set) var canGoForward: Bool = false
  /// The address of the page.
  package internal(set) var url: URL?
  /// What stands in the text field, without a completion.
  package internal(set) var text: String = ""

  /// Makes a bar at home, without the keyboard.
  package init() {}
}

/// What follows for the views.
extension URLBarState {
  /// What stands in the collapsed bar.
  package var collapsedText: String { url?.collapsedText ?? "" }
  /// Whether a lock says that the page is protected.
  package var isLockVisible: Bool { !isEditing && url?.isSecure == true }
  /// Whether the button that gives editing up is visible.
  package var isCancelVisible: Bool { isEditing }
  /// Whether the button that erases is visible.
  package var isEraseVisible: Bool { isBrowsing && !isEditing }
  /// Whether the button that shares can be tapped: always but while an address is edited.
  package var isSendEnabled: Bool { !isEditing }
  /// Whether the button in the text field that clears it is visible.
  package var isClearVisible: Bool { isFieldFocused && !text.isEmpty }
}

extension URLBarState {
  /// Something that happens to the bar.
  package enum Event: Hashable, Sendable {
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
  package enum ToolsetAction: Hashable, Sendable, CaseIterable {
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
  package enum WebEvent: Hashable, Sendable {
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

extension URLBarState {
  /// Something to do outside the bar after an event, in the order of the list.
  package enum Effect: Hashable, Sendable {
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
