import Foundation

/// What the URL bar and the browser around it are doing, and how that changes with what happens.
///
/// Views show the properties; ``handle(_:)`` says what else is to be done. There are four states, and in each a page may
/// load: at home with nothing typed, at home while editing, browsing, and browsing while editing.
public struct URLBarState: Hashable, Sendable {
  /// Whether there is a page instead of the home screen.
  public internal(set) var isBrowsing: Bool = false
  /// Whether the user is entering something, under the overlay.
  public internal(set) var isEditing: Bool = false
  /// Whether the text field has the keyboard; at home it may have it before anything is typed.
  public internal(set) var isFieldFocused: Bool = false
  /// Whether the next keystroke begins to edit.
  public internal(set) var isArmed: Bool = false
  /// Whether a page loads, which turns the button that reloads into one that stops.
  public internal(set) var isLoading: Bool = false
  /// Whether the bar's background is visible, as it is while editing and browsing.
  public internal(set) var isBackgroundVisible: Bool = false
  /// Whether the background is that of a page at rest, and not the darker one.
  public internal(set) var isBright: Bool = false
  /// How much of the page is there, from 0 to 1; `nil` hides the progress bar.
  public internal(set) var progress: Double?
  /// Whether there is a page before this one.
  public internal(set) var canGoBack: Bool = false
  /// Whether there is a page after this one.
  public internal(set) var canGoForward: Bool = false
  /// The address of the page.
  public internal(set) var url: URL?
  /// What stands in the text field, without a completion.
  public internal(set) var text: String = ""

  /// Makes a bar at home, without the keyboard.
  public init() {}
}

/// What follows for the views.
extension URLBarState {
  /// What stands in the collapsed bar.
  public var collapsedText: String { url?.collapsedText ?? "" }
  /// Whether a lock says that the page is protected.
  public var isLockVisible: Bool { !isEditing && url?.isSecure == true }
  /// Whether the button that gives editing up is visible.
  public var isCancelVisible: Bool { isEditing }
  /// Whether the button that erases is visible.
  public var isEraseVisible: Bool { isBrowsing && !isEditing }
  /// Whether the button that shares can be tapped: always but while an address is edited.
  public var isSendEnabled: Bool { !isEditing }
  /// Whether the button in the text field that clears it is visible.
  public var isClearVisible: Bool { isFieldFocused && !text.isEmpty }
}
