import Expectations
import FocusModel
import Foundation
import Testing

/// The events of a web view, and the state after erasing.
@Suite struct URLBarStateWebTests {
  static let other = URL(string: "http://other.example/")

  @Test func `A page that begins to load makes the bar dark; at the end it is bright, unless the user edits`()
  {
    let result = URLBarState.browsing.after(.web(.start))
    expectEqual(result.effects, [.expandBars])
    #expect(result.state.isLoading && !result.state.isBright)
    forEachRow([
      (URLBarState.loading, URLBarState.WebEvent.finish(Self.other), true),
      (.loading, .fail(Self.other), true),
      (.browsingEditing, .finish(Self.other), false), (.browsingEditing, .fail(Self.other), true),
    ]) { state, event, isBright in
      let begun = state.after(.web(.progress(0.1))).state
      let result = begun.after(.web(event))
      expectEmpty(result.effects)
      expectTrue(!result.state.isLoading && result.state.progress == nil)
      expectEqual(result.state.isBright, isBright)
      expectEqual(result.state.url, Self.other)
    }
  }

  @Test
  func `An address that changes while the user edits waits for the end of editing; a blank page has none`() {
    forEachRow([
      (URLBarState.browsing, "http://other.example/"), (.browsingEditing, URLBarState.pageText),
    ]) { state, text in
      let changed = state.after(.web(.changeURL(Self.other))).state
      expectEqual(changed.text, text)
      expectEqual(changed.url, Self.other)
      expectEqual(changed.after(.cancel).state.text, "http://other.example/")
    }
    forEachRow([URL(string: "about:blank"), nil]) { (url: URL?) in
      let result = URLBarState.loading.after(.web(.finish(url)))
      expectEqual(result.state.url, URL(string: URLBarState.page))
      expectFalse(result.state.isLoading)
    }
  }

  @Test func `The progress bar appears with the first tenth, and disappears at the end`() {
    let values = [0.05, 0.1, 0.5, 1].reduce(into: [(URLBarState.loading, Double?.none)]) { steps, value in
      let state = steps[steps.count - 1].0.after(.web(.progress(value))).state
      steps.append((state, state.progress))
    }
    expectEqual(values.map(\.1), [nil, nil, 0.1, 0.5, 1])
    let ended = values[values.count - 1].0.after(URLBarState.finished).state
    expectNil(ended.after(.web(.progress(1))).state.progress)
  }

  @Test func `The toolset shows the directions to go`() {
    forEachRow([(true, false), (false, true), (false, false)]) { back, forward in
      let state = URLBarState.browsing.after(.web(.canGo(back: back, forward: forward))).state
      expectTrue(state.canGoBack == back && state.canGoForward == forward)
    }
  }

  @Test func `Erasing leaves nothing, even if events are late, and does nothing while editing, or at home`() {
    forEachRow([URLBarState.browsing, .loading]) { state in
      let visited = state.after(.web(.canGo(back: true, forward: true))).state
      let result = visited.after(.erase)
      expectEqual(result.effects, [.eraseSession, .focusField, .showEraseToast])
      expectEqual(result.state, URLBarState())
    }
    forEachRow([URLBarState(), .homeEditing, .browsingEditing]) { state in
      let result = state.after(.erase)
      expectEmpty(result.effects)
      expectEqual(result.state, state)
    }
    forEachRow([
      URLBarState.WebEvent.fail(Self.other), .finish(Self.other), .start, .progress(0.1),
      .changeURL(Self.other),
      .canGo(back: true, forward: true),
    ]) { event in
      let home = URLBarState.browsing.after(.erase).state
      expectEqual(home.after(.web(event)).state, URLBarState())
    }
  }
}
