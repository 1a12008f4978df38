import FocusModel
import Foundation

/// The states that a bar can be in, each reached by what a user does.
extension URLBarState {
  static let engine = SearchEngine.duckDuckGo
  static let page = "https://user:secret@mozilla.org/a"
  static let pageText = "https://mozilla.org/a"

  /// A bar that has gone through events.
  static func after(_ events: Event...) -> URLBarState {
    events.reduce(into: URLBarState()) { state, event in _ = state.handle(event) }
  }

  /// At home, with the keyboard, before anything is typed.
  static let homeIdle = after(.beginEditing)
  /// At home, while something is typed.
  static let homeEditing = after(.beginEditing, .type("moz"))
  /// A page is there.
  static let browsing = after(
    .beginEditing, .type("m"), .submit(page, engine: engine), .web(.start), finished)
  /// A page is coming.
  static let loading = after(.beginEditing, .type("m"), .submit(page, engine: engine), .web(.start))
  /// The user is in the bar over a page.
  static let browsingEditing = after(
    .beginEditing, .type("m"), .submit(page, engine: engine), .web(.start), finished, .beginEditing)

  static let finished = Event.web(.finish(URL(string: page)))

  /// What an event makes of the bar, and what it asks for.
  func after(_ event: Event) -> (state: URLBarState, effects: [Effect]) {
    var state = self
    let effects = state.handle(event)
    return (state, effects)
  }
}
