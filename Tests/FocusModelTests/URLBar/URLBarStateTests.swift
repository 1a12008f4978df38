import FocusModel
import Foundation
import Testing

/// What is visible in each of the four states.
@Suite struct URLBarStateTests {
  struct Look: Equatable {
    var cancel = false, erase = false, clear = false, lock = false, background = false, bright = false
    var send = true
    var text = ""
  }

  @Test(arguments: [
    (URLBarState(), Look()),
    (.homeIdle, Look()),
    (.homeEditing, Look(cancel: true, clear: true, background: true, send: false, text: "moz")),
    (.loading, Look(erase: true, lock: true, background: true, text: URLBarState.pageText)),
    (.browsing, Look(erase: true, lock: true, background: true, bright: true, text: URLBarState.pageText)),
    (
      .browsingEditing,
      Look(cancel: true, clear: true, background: true, send: false, text: URLBarState.pageText)
    ),
  ])
  func `Each state has its look`(state: URLBarState, look: Look) {
    let seen = Look(
      cancel: state.isCancelVisible, erase: state.isEraseVisible, clear: state.isClearVisible,
      lock: state.isLockVisible, background: state.isBackgroundVisible, bright: state.isBright,
      send: state.isSendEnabled, text: state.text)
    #expect(seen == look)
  }

  @Test func `The home screen is left when a page begins to load`() {
    #expect(!URLBarState.homeEditing.isBrowsing)
    #expect(URLBarState.loading.isBrowsing)
  }

  @Test func `The collapsed bar shows the host`() {
    #expect(URLBarState.browsing.collapsedText == "mozilla.org")
    #expect(URLBarState.homeEditing.collapsedText.isEmpty)
  }

  @Test func `A page that is not protected has no lock`() {
    let state = URLBarState.after(.open(URL(filePath: "/a.html")))
    #expect(state.isBrowsing && !state.isLockVisible)
  }
}
