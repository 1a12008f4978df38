import Expectations
import FocusModel
import Foundation
import Testing

/// The ways from texts and links to pages.
@Suite struct URLBarStateSubmittingTests {
  typealias Effect = URLBarState.Effect
  let engine = URLBarState.engine

  @Test func `The first page replaces the home screen, and later ones the former one`() throws {
    forEachRow([
      ("mozilla.org/", "http://mozilla.org/", "http://mozilla.org/"),
      (" two words ", "https://duckduckgo.com/?q=two%20words&t=ffocus", nil),
      ("\u{3000}mozilla\t", "https://duckduckgo.com/?q=mozilla&t=ffocus", nil),
      ("what is it", "https://duckduckgo.com/?q=what%20is%20it&t=ffocus", nil),
      ("https://a:b@c.d", "https://a:b@c.d", "https://c.d"),
    ]) { (text: String, address: String, shown: String?) in
      let url = try #require(URL(string: address))
      let result = URLBarState.homeEditing.after(.submit(text, engine: engine))
      expectEqual(result.effects, [.showWebView, .load(url), .resignField, .dismissOverlay])
      expectTrue(result.state.isBrowsing && !result.state.isEditing)
      expectEqual(result.state.url, url)
      expectEqual(result.state.text, shown ?? address)
    }
    let url = try #require(URL(string: "http://b.c"))
    let result = URLBarState.browsingEditing.after(.submit("b.c", engine: engine))
    expectEqual(result.effects, [.load(url), .resignField, .dismissOverlay])
    expectEqual(result.state.text, "http://b.c")
  }

  @Test func `Blanks restore the page's address, and editing goes on`() {
    forEachRow([
      (URLBarState.homeEditing, "", ""), (.homeEditing, "   ", ""), (.homeEditing, "\t", ""),
      (.browsingEditing, "", URLBarState.pageText), (.browsingEditing, "  ", URLBarState.pageText),
    ]) { state, text, shown in
      let result = state.after(.type(text)).state.after(.submit(text, engine: engine))
      expectEmpty(result.effects)
      expectTrue(result.state.isEditing && result.state.isFieldFocused)
      expectEqual(result.state.text, shown)
    }
  }

  @Test func `The search row searches even for an address, with its spaces`() throws {
    let url = try #require(URL(string: "https://duckduckgo.com/?q=mozilla.org%20&t=ffocus"))
    let result = URLBarState.homeEditing.after(.search("mozilla.org ", engine: engine))
    expectEqual(result.effects, [.showWebView, .load(url), .resignField, .dismissOverlay])
  }

  @Test func `A pasted text is submitted, and loses the spaces around it`() throws {
    forEachRow([
      (URLBarState.homeIdle, [Effect.presentOverlay, .showWebView], [Effect.resignField, .dismissOverlay]),
      (.homeEditing, [.showWebView], [.resignField, .dismissOverlay]),
      (.browsingEditing, [], [.resignField, .dismissOverlay]),
    ]) { (state: URLBarState, before: [Effect], after: [Effect]) in
      let url = try #require(URL(string: "http://a.b"))
      let result = state.after(.paste("a.b", engine: engine))
      expectEqual(result.effects, before + [.load(url)] + after)
      expectEqual(result.state.url, url)
    }
    let url = try #require(URL(string: "https://duckduckgo.com/?q=two%20words&t=ffocus"))
    let result = URLBarState.homeEditing.after(.paste(" two words ", engine: engine))
    #expect(result.effects.contains(.load(url)))
  }

  @Test func `A link opens a page wherever the user is`() {
    forEachRow([
      (URLBarState(), [Effect.showWebView], []),
      (.homeIdle, [.showWebView], [Effect.resignField]),
      (.homeEditing, [.showWebView], [.resignField, .dismissOverlay]),
      (.browsing, [], []),
    ]) { (state: URLBarState, before: [Effect], after: [Effect]) in
      let url = try #require(URL(string: "https://a.b/"))
      let result = state.after(.open(url))
      expectEqual(result.effects, before + [.load(url)] + after)
      expectTrue(result.state.isBrowsing && result.state.isBackgroundVisible && !result.state.isFieldFocused)
      expectEqual(result.state.text, "https://a.b/")
    }
  }
}
