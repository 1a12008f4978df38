import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct SFSafariViewControllerTests {
  private final class Owner: SFSafariViewControllerDelegate {
    let log = Log()
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.add("finished")
      controller.presentingViewController?.dismiss(animated: true)
    }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad: Bool) {
      log.add("loaded \(didCompleteInitialLoad)")
    }
  }

  private let stage = SystemScreenStage()
  private let delegate = Owner()

  @Test func `The button calls the delegate, which may dismiss the browser itself`() throws {
    try UIApplication().run {
      let browser = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
      browser.delegate = delegate
      let window = stage.present(browser)
      expectEqual(browser.shownContent, ["https://example.com"])
      try stage.tapButton("SFSafariViewController.done", in: window)
      expectEqual(delegate.log.lines, ["loaded true", "finished"])
      expectNil(stage.owner.presentedViewController)
    }
  }

  @Test func `The button dismisses a browser without a delegate`() throws {
    try UIApplication().run {
      let url = try #require(URL(string: "https://example.com"))
      let browser = SFSafariViewController(url: url, entersReaderIfAvailable: true)
      browser.dismissButtonStyle = .cancel
      let window = stage.present(browser)
      expectEqual(browser.shownContent, ["https://example.com", "mode"])
      try stage.tapButton("SFSafariViewController.cancel", in: window)
      expectNil(stage.owner.presentedViewController)
    }
  }

  @Test func `A sheet that is swiped down calls the delegate`() throws {
    try UIApplication().run {
      let browser = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
      (browser.delegate, browser.modalPresentationStyle) = (delegate, .pageSheet)
      stage.present(browser)
      browser.presentationController?.dismissByUser()
      UIApplication.shared.settle()
      expectEqual(delegate.log.lines, ["loaded true", "finished"])
    }
  }
}
