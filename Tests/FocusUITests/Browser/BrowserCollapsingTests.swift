import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserCollapsingTests {
  private let position = ScrollPosition(offset: 200, visibleHeight: 600, contentHeight: 3000)

  private func onLongPage(
    device: VirtualDevice = .iPhone, _ body: (BrowserScreen) throws -> Void
  ) throws {
    try BrowserScreen.run(device: device) { screen in
      try screen.open("https://example.com/")
      try body(screen)
    }
  }

  private func drag(by distance: CGFloat, on screen: BrowserScreen) {
    let browser = screen.browser
    browser.webViewController(browser.webViewController, didDragBy: distance, at: position)
    UIApplication.shared.layoutWindowsIfNeeded()
  }

  private func letGo(on screen: BrowserScreen) {
    let browser = screen.browser
    browser.webViewController(browser.webViewController, didEndDraggingAt: position)
    UIApplication.shared.settle()
  }

  @Test func `The bars follow the finger, and move on by themselves when it is lifted`() {
    forEachRow([VirtualDevice.iPhone, .iPhoneSE]) { device in
      try onLongPage(device: device) { screen in
        let view: UIView = screen.browser.view
        let top = view.safeAreaInsets.top
        let toolbar = screen.browser.browserToolbar.frame
        drag(by: -27, on: screen)
        expectEqual(screen.urlBar.frame.minY, top - 16)
        expectEqual(screen.browser.browserToolbar.frame.midY, toolbar.midY + toolbar.height / 2)
        letGo(on: screen)
        expectEqual(screen.urlBar.frame.minY, top - 32)
        expectEqual(screen.urlBar.collapsedWrapper.alpha, 1)
        expectFalse(screen.urlBar.isUserInteractionEnabled)
      }
    }
  }

  @Test func `A collapsed toolbar is out of sight, and expands as a whole`() {
    forEachRow([VirtualDevice.iPhone, .iPhoneSE]) { device in
      try onLongPage(device: device) { screen in
        let view: UIView = screen.browser.view
        let toolbar = screen.browser.browserToolbar.frame
        expectEqual(toolbar.height, 44 + view.safeAreaInsets.bottom)
        expectEqual(toolbar.maxY, view.bounds.maxY)
        drag(by: -54, on: screen)
        letGo(on: screen)
        expectEqual(screen.browser.browserToolbar.frame, toolbar.offsetBy(dx: 0, dy: toolbar.height))
        expectEqual(screen.browser.webViewContainer.frame.maxY, view.bounds.maxY)
        screen.browser.webViewControllerDidBeginGlidingUp(screen.browser.webViewController)
        UIApplication.shared.settle()
        expectEqual(screen.browser.browserToolbar.frame, toolbar)
      }
    }
  }

  @Test func `A tap on the status bar, a flick toward the top, a new page and editing expand the bars`()
    throws
  {
    try onLongPage { screen in
      let scrollView = screen.browser.webViewController.webView.scrollView
      let top = screen.browser.view.safeAreaInsets.top
      scrollView.contentOffset.y = 500
      drag(by: -54, on: screen)
      letGo(on: screen)
      UIApplication.shared.tapStatusBar()
      UIApplication.shared.settle()
      expectEqual(scrollView.contentOffset.y, 500)
      expectEqual(screen.urlBar.frame.minY, top)
      expectTrue(screen.urlBar.isUserInteractionEnabled)
      UIApplication.shared.tapStatusBar()
      UIApplication.shared.settle()
      expectEqual(scrollView.contentOffset.y, 0)
    }
    try onLongPage { screen in
      let top = screen.browser.view.safeAreaInsets.top
      let ways: [() throws -> Void] = [
        { screen.browser.webViewControllerDidBeginGlidingUp(screen.browser.webViewController) },
        { try screen.open("https://example.com/2") },
        { screen.field.becomeFirstResponder() },
      ]
      for way in ways {
        drag(by: -54, on: screen)
        letGo(on: screen)
        expectEqual(screen.urlBar.frame.minY, top - 32)
        try way()
        UIApplication.shared.settle()
        expectEqual(screen.urlBar.frame.minY, top)
        expectTrue(screen.urlBar.isUserInteractionEnabled)
      }
    }
  }
}
