import FocusModel
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct SplashViewTests {
  private func onSplash(
    product: Product = .focus, _ body: (SplashView, UIImageView) throws -> Void
  ) throws {
    try onScreen { window in
      let splash = SplashView(product: product)
      window.addFilling(splash)
      UIApplication.shared.layoutWindowsIfNeeded()
      try body(splash, try #require(splash.subviews.first as? UIImageView))
    }
  }

  @Test(arguments: Product.allCases)
  func `The product's name is in the middle of the window`(product: Product) throws {
    try onSplash(product: product) { splash, wordmark in
      #expect(wordmark.accessibilityLabel == product.name)
      #expect(wordmark.center == CGPoint(x: splash.bounds.midX, y: splash.bounds.midY))
    }
  }

  @Test func `The name shrinks for a quarter of a second, then grows while everything fades out`() throws {
    try onSplash { splash, wordmark in
      var isOver = false
      splash.leaveAtLaunch { isOver = true }
      #expect(wordmark.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
      #expect(splash.alpha == 1)
      UIApplication.shared.runLoop.advance(by: 0.26)
      #expect(wordmark.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(splash.alpha == 0)
      #expect(!isOver)
      UIApplication.shared.runLoop.advance(by: 0.26)
      #expect(isOver && splash.isHidden)
      #expect(wordmark.transform == .identity)
    }
  }

  @Test func `A splash that covers the app again during its fade stays`() throws {
    try onSplash { splash, _ in
      var isOver = false
      splash.uncover { isOver = true }
      splash.cover()
      UIApplication.shared.settle()
      #expect(!splash.isHidden)
      #expect(splash.alpha == 1)
      #expect(!isOver)
    }
  }
}
