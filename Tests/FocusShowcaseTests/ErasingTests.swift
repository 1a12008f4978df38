import Expectations
import FocusUI
import Foundation
import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Testing
import TextFormats
import UTF8Text

@testable import FocusShowcase

@Suite @MainActor struct ErasingTests {
  /// A browser at home on a stage.
  private func makeBrowser() throws -> (Stage, BrowserViewController) {
    let useCase = try #require(browserUseCases.first { $0.name == "Home" })
    let stage = try Stage(useCase, in: focus)
    let root = stage.run { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController }
    return (stage, try #require(root?.topViewController as? BrowserViewController))
  }

  /// Submits a text with the return key, and waits.
  private func submit(_ text: String, in browser: BrowserViewController, on stage: Stage) throws {
    stage.run {
      browser.urlBar.textField.becomeFirstResponder()
      for character in text + "\n" { browser.urlBar.textField.insertText(String(character)) }
    }
    try stage.settle()
  }

  /// The parts of the query and the address that the stage shows.
  private func traces(on stage: Stage) -> [String] {
    let tree = String(writing: stage.renderTree().write)
    return [
      "unlikely words", "unlikely%20words", "You looked for", "search.yahoo.com", "example.com",
      "Example Domain", "For use in examples of documents.",
    ].filter { tree.contains($0) }
  }

  @Test func `Neither the query nor the page is anywhere after an erase, and the next page has no history`()
    throws
  {
    let (stage, browser) = try makeBrowser()
    stage.run { UIPasteboard.general.string = "copied before" }
    let changes = stage.run { UIPasteboard.general.changeCount }
    try submit("unlikely words", in: browser, on: stage)
    #expect(traces(on: stage).contains("You looked for"))
    #expect(traces(on: stage).contains("search.yahoo.com"))
    try submit("example.com", in: browser, on: stage)
    expectEqual(traces(on: stage), ["example.com", "Example Domain", "For use in examples of documents."])
    expectEqual(browser.webViewController.webView.backForwardList.backList.count, 1)

    stage.run { browser.urlBarDidPressErase(browser.urlBar) }
    try stage.settle()
    expectEmpty(traces(on: stage))
    expectEqual(stage.run { UIPasteboard.general.strings }, ["copied before"])
    expectEqual(stage.run { UIPasteboard.general.changeCount }, changes)
    expectEmpty(browser.webViewController.webView.backForwardList.backList)
    expectNil(browser.webViewController.webView.url)
    do {
      let (stage, browser) = try makeBrowser()
      try submit("unlikely words", in: browser, on: stage)
      stage.run { browser.urlBarDidPressErase(browser.urlBar) }
      try stage.settle()
      try submit("example.com", in: browser, on: stage)
      expectEmpty(browser.webViewController.webView.backForwardList.backList)
      expectFalse(stage.run { browser.webViewController.webView.canGoBack })
      expectEqual(traces(on: stage), ["example.com", "Example Domain", "For use in examples of documents."])
    }
  }

  @Test func `A user name and a password show nowhere`() throws {
    let (stage, browser) = try makeBrowser()
    stage.run { browser.open("https://someone:unlikely%20words@example.com/") }
    try stage.settle()
    // The web view's own node has its address, which no user sees.
    let tree = String(writing: stage.renderTree(.accessibility).write)
    #expect(tree.contains("https://example.com/"))
    #expect(!tree.contains("someone"))
    #expect(!tree.contains("unlikely"))
  }
}
