import FocusModel
import Testing

/// What happens in the text field, by the states in which it happens.
@Suite struct URLBarStateEditingTests {
  typealias Effect = URLBarState.Effect

  @Test(arguments: [
    (URLBarState(), [Effect.highlightText], false, true),
    (.homeIdle, [], false, true),
    (.browsing, [.highlightText, .presentOverlay], true, false),
    (.browsingEditing, [], true, false),
  ])
  func `Over a page editing begins at once, at home it waits for a keystroke`(
    state: URLBarState, effects: [Effect], isEditing: Bool, isArmed: Bool
  ) {
    let result = state.after(.beginEditing)
    #expect(result.effects == effects)
    #expect(result.state.isEditing == isEditing)
    #expect(result.state.isArmed == isArmed)
  }

  @Test(arguments: [
    (URLBarState.homeIdle, [Effect.presentOverlay, .setOverlayQuery("fox")], true),
    (.homeEditing, [.setOverlayQuery("fox")], true),
    (.browsingEditing, [.setOverlayQuery("fox")], true),
    (.homeIdle.after(.openSettings).state, [.setOverlayQuery("fox")], false),
  ])
  func `The first keystroke brings the overlay, each one tells it the query`(
    state: URLBarState, effects: [Effect], isEditing: Bool
  ) {
    let result = state.after(.type("fox"))
    #expect(result.effects == effects)
    #expect(result.state.text == "fox")
    #expect(result.state.isEditing == isEditing)
  }

  @Test(arguments: [URLBarState.homeIdle, .homeEditing, .browsingEditing])
  func `A completion that is accepted is the text, and nothing else changes`(state: URLBarState) {
    let result = state.after(.acceptCompletion("mozilla.org/"))
    #expect(result.effects.isEmpty)
    #expect(result.state.text == "mozilla.org/")
    #expect(result.state.isEditing == state.isEditing && result.state.isArmed == state.isArmed)
  }

  @Test(arguments: [URLBarState(), .browsing, .homeEditing.after(.cancel).state])
  func `A completion that is accepted after the end of editing comes too late`(state: URLBarState) {
    #expect(state.after(.acceptCompletion("mozilla.org/")).state == state)
  }

  @Test(arguments: [URLBarState.homeEditing, .browsingEditing])
  func `The clear button empties the field, and editing goes on`(state: URLBarState) {
    let result = state.after(.clear)
    #expect(result.effects == [.setOverlayQuery("")])
    #expect(result.state.text.isEmpty && result.state.isEditing && !result.state.isClearVisible)
  }

  @Test(arguments: [
    (URLBarState.homeEditing, "", false), (.browsingEditing, URLBarState.pageText, true),
  ])
  func `Giving up shows the page's address, or nothing at home`(
    state: URLBarState, text: String, isBackgroundVisible: Bool
  ) {
    let result = state.after(.type("typed")).state.after(.cancel)
    #expect(result.effects == [.resignField, .dismissOverlay])
    #expect(!result.state.isEditing && !result.state.isFieldFocused)
    #expect(result.state.text == text)
    #expect(result.state.isBackgroundVisible == isBackgroundVisible)
    #expect(result.state.isBright == isBackgroundVisible)
  }

  @Test(arguments: [URLBarState(), .homeIdle, .browsing])
  func `Where nothing is edited there is nothing to give up`(state: URLBarState) {
    let result = state.after(.cancel)
    #expect(result.effects.isEmpty)
    #expect(result.state == state)
  }

  @Test(arguments: URLBarState.ToolsetAction.allCases)
  func `A button of the toolset also ends editing`(action: URLBarState.ToolsetAction) {
    #expect(URLBarState.browsing.after(.toolset(action)).effects == [.perform(action)])
    let result = URLBarState.browsingEditing.after(.toolset(action))
    #expect(result.effects == [.resignField, .dismissOverlay, .perform(action)])
    #expect(!result.state.isEditing)
  }

  @Test func `The settings disarm the field, and coming back arms it again`() {
    let away = URLBarState.homeIdle.after(.openSettings)
    #expect(away.effects == [.showSettings])
    #expect(!away.state.isArmed)
    let back = away.state.after(.endEditing).state.after(.beginEditing)
    #expect(back.state.isArmed && !back.state.isEditing)
  }

  @Test(arguments: [
    (URLBarState(), [Effect.focusField, .highlightText], false), (.homeIdle, [], false),
    (.browsing, [.focusField, .highlightText, .presentOverlay], true), (.browsingEditing, [], true),
  ])
  func `A text that is filled in does not bring the overlay by itself`(
    state: URLBarState, effects: [Effect], isEditing: Bool
  ) {
    let result = state.after(.fill("fox"))
    #expect(result.effects == effects)
    #expect(result.state.text == "fox")
    #expect(result.state.isFieldFocused && result.state.isEditing == isEditing)
  }
}
