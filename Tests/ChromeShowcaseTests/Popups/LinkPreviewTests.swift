import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct LinkPreviewTests {
  @Test func `A preview 300 points wide is in the middle, and says that test.url is loading`() throws {
    try onStage("Link Preview") { navigation, _ in
      let container = try #require(navigation.topViewController)
      let preview = try #require(container.children.first as? LinkPreviewViewController)
      expectEqual(preview.view.bounds.width, 300)
      #expect(abs(preview.view.frameOnScreen.midX - 195) < 0.5)
      expectEqual(preview.view.texts, ["test.url"])
      let page = try #require(preview.view.descendants(WKWebView.self).first)
      expectEqual(page.accessibilityIdentifier, "kPreviewWebStateViewIdentifier")
      expectNil(page.url)
      let progress = try #require(preview.view.descendants(UIProgressView.self).first)
      expectFalse(progress.isHidden)
      expectEqual(progress.progress, 0)
      expectEqual(container.view.backgroundColor, .white)
      expectEqual(
        Set(preview.view.identifiers),
        [
          "kPreviewURLBarIdentifier", "kPreviewOriginIdentifier", "kPreviewProgressBarIdentifier",
          "kPreviewWebStateViewIdentifier",
        ])
    }
  }

  @Test func `The progress bar shows how much of the page has loaded, and goes at the end`() throws {
    try onStage("Link Preview") { navigation, stage in
      let preview = navigation.topViewController?.children.first as? LinkPreviewViewController
      preview?.setLoadingProgress(0.25)
      try stage.settle()
      expectEqual(preview?.view.descendants(UIProgressView.self).first?.progress, 0.25)
    }
    try onStage("Link Preview") { navigation, _ in
      let preview = navigation.topViewController?.children.first as? LinkPreviewViewController
      preview?.setLoading(false)
      let progress = preview?.view.descendants(UIProgressView.self).first
      expectEqual(progress?.isHidden, true)
    }
  }
}
