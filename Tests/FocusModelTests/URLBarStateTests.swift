import Expectations
import FocusModel
import Foundation
import Testing

/// The visible parts in each of the four states.
@Suite struct URLBarStateTests {
  struct Look: Equatable {
    var cancel = false, erase = false, clear = false, lock = false, background = false, bright = false
    var send = true
    var text = ""
  }

  @Test func `Each state has its own appearance`() {
    forEachRow([
      (URLBarState(), Look()),
      (.homeIdle, Look()),
      (.homeEditing, Look(cancel: true, clear: true, background: true, send: false, text: "moz")),
      (.loading, Look(erase: true, lock: true, background: true, text: URLBarState.pageText)),
      (.browsing, Look(erase: true, lock: true, background: true, bright: true, text: URLBarState.pageText)),
      (
        .browsingEditing,
        Look(cancel: true, clear: true, background: true, send: false, text: URLBarState.pageText)
      ),
    ]) { state, look in
      let seen = Look(
        cancel: state.isCancelVisible, erase: state.isEraseVisible, clear: state.isClearVisible,
        lock: state.isLockVisible, background: state.isBackgroundVisible, bright: state.isBright,
        send: state.isSendEnabled, text: state.text)
      expectEqual(seen, look)
    }
  }

  @Test func `The home screen is left when a page begins to load, whose host and protection show`() {
    expectFalse(URLBarState.homeEditing.isBrowsing)
    expectTrue(URLBarState.loading.isBrowsing)
    expectEqual(URLBarState.browsing.collapsedText, "mozilla.org")
    expectEmpty(URLBarState.homeEditing.collapsedText)
    let state = URLBarState.after(.open(URL(filePath: "/a.html")))
    #expect(state.isBrowsing && !state.isLockVisible)
  }
}

/// The states of a bar, each of which is reached by a user's actions.
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
  /// A page has loaded.
  static let browsing = after(
    .beginEditing, .type("m"), .submit(page, engine: engine), .web(.start), finished)
  /// A page is loading.
  static let loading = after(.beginEditing, .type("m"), .submit(page, engine: engine), .web(.start))
  /// The user is editing with a page.
  static let browsingEditing = after(
    .beginEditing, .type("m"), .submit(page, engine: engine), .web(.start), finished, .beginEditing)

  static let finished = Event.web(.finish(URL(string: page)))

  /// The state and the effects after an event.
  func after(_ event: Event) -> (state: URLBarState, effects: [Effect]) {
    var state = self
    let effects = state.handle(event)
    return (state, effects)
  }
}
