import Expectations
import FocusModel
import Testing

/// The events of the text field in each state.
@Suite struct URLBarStateEditingTests {
  typealias Effect = URLBarState.Effect

  @Test func `Editing begins at once with a page, and at home with the first keystroke, with the overlay`() {
    forEachRow([
      (URLBarState(), [Effect.highlightText], false, true),
      (.homeIdle, [], false, true),
      (.browsing, [.highlightText, .presentOverlay], true, false),
      (.browsingEditing, [], true, false),
    ]) { (state: URLBarState, effects: [Effect], isEditing: Bool, isArmed: Bool) in
      let result = state.after(.beginEditing)
      expectEqual(result.effects, effects)
      expectEqual(result.state.isEditing, isEditing)
      expectEqual(result.state.isArmed, isArmed)
    }
    forEachRow([
      (URLBarState.homeIdle, [Effect.presentOverlay, .setOverlayQuery("fox")], true),
      (.homeEditing, [.setOverlayQuery("fox")], true),
      (.browsingEditing, [.setOverlayQuery("fox")], true),
      (.homeIdle.after(.openSettings).state, [.setOverlayQuery("fox")], false),
    ]) { (state: URLBarState, effects: [Effect], isEditing: Bool) in
      let result = state.after(.type("fox"))
      expectEqual(result.effects, effects)
      expectEqual(result.state.text, "fox")
      expectEqual(result.state.isEditing, isEditing)
    }
  }

  @Test func `An accepted completion becomes the text, unless editing has ended`() {
    forEachRow([URLBarState.homeIdle, .homeEditing, .browsingEditing]) { state in
      let result = state.after(.acceptCompletion("mozilla.org/"))
      expectEmpty(result.effects)
      expectEqual(result.state.text, "mozilla.org/")
      expectTrue(result.state.isEditing == state.isEditing && result.state.isArmed == state.isArmed)
    }
    forEachRow([URLBarState(), .browsing, .homeEditing.after(.cancel).state]) { state in
      expectEqual(state.after(.acceptCompletion("mozilla.org/")).state, state)
    }
  }

  @Test func `The clear button empties the field, and editing goes on`() {
    forEachRow([URLBarState.homeEditing, .browsingEditing]) { state in
      let result = state.after(.clear)
      expectEqual(result.effects, [.setOverlayQuery("")])
      expectTrue(result.state.text.isEmpty && result.state.isEditing && !result.state.isClearVisible)
    }
  }

  @Test func `Canceling shows the page's address, or nothing at home, and does nothing outside of editing`() {
    forEachRow([
      (URLBarState.homeEditing, "", false), (.browsingEditing, URLBarState.pageText, true),
    ]) { state, text, isBackgroundVisible in
      let result = state.after(.type("typed")).state.after(.cancel)
      expectEqual(result.effects, [.resignField, .dismissOverlay])
      expectTrue(!result.state.isEditing && !result.state.isFieldFocused)
      expectEqual(result.state.text, text)
      expectEqual(result.state.isBackgroundVisible, isBackgroundVisible)
      expectEqual(result.state.isBright, isBackgroundVisible)
    }
    forEachRow([URLBarState(), .homeIdle, .browsing]) { state in
      let result = state.after(.cancel)
      expectEmpty(result.effects)
      expectEqual(result.state, state)
    }
  }

  @Test func `A button of the toolset also ends editing`() {
    forEachRow(URLBarState.ToolsetAction.allCases) { action in
      expectEqual(URLBarState.browsing.after(.toolset(action)).effects, [.perform(action)])
      let result = URLBarState.browsingEditing.after(.toolset(action))
      expectEqual(result.effects, [.resignField, .dismissOverlay, .perform(action)])
      expectFalse(result.state.isEditing)
    }
  }

  @Test func `The settings disarm the field, and coming back arms it again`() {
    let away = URLBarState.homeIdle.after(.openSettings)
    expectEqual(away.effects, [.showSettings])
    expectFalse(away.state.isArmed)
    let back = away.state.after(.endEditing).state.after(.beginEditing)
    #expect(back.state.isArmed && !back.state.isEditing)
  }

  @Test func `A text that is filled in does not present the overlay`() {
    forEachRow([
      (URLBarState(), [Effect.focusField, .highlightText], false), (.homeIdle, [], false),
      (.browsing, [.focusField, .highlightText, .presentOverlay], true), (.browsingEditing, [], true),
    ]) { (state: URLBarState, effects: [Effect], isEditing: Bool) in
      let result = state.after(.fill("fox"))
      expectEqual(result.effects, effects)
      expectEqual(result.state.text, "fox")
      expectTrue(result.state.isFieldFocused && result.state.isEditing == isEditing)
    }
  }
}
