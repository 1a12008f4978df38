import Expectations
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

  @Test func `The product's name is in the middle of the window`() {
    forEachRow(Product.allCases) { product in
      try onSplash(product: product) { splash, wordmark in
        expectEqual(wordmark.accessibilityLabel, product.name)
        expectEqual(wordmark.center, CGPoint(x: splash.bounds.midX, y: splash.bounds.midY))
      }
    }
  }

  @Test func `The name shrinks, then grows while everything fades out, and a splash that covers again stays`()
    throws
  {
    try onSplash { splash, wordmark in
      var isOver = false
      splash.leaveAtLaunch { isOver = true }
      expectEqual(wordmark.transform, CGAffineTransform(scaleX: 0.8, y: 0.8))
      expectEqual(splash.alpha, 1)
      UIApplication.shared.runLoop.advance(by: 0.26)
      expectEqual(wordmark.transform, CGAffineTransform(scaleX: 2, y: 2))
      expectEqual(splash.alpha, 0)
      expectFalse(isOver)
      UIApplication.shared.runLoop.advance(by: 0.26)
      #expect(isOver && splash.isHidden)
      expectEqual(wordmark.transform, .identity)
    }
    try onSplash { splash, _ in
      var isOver = false
      splash.uncover { isOver = true }
      splash.cover()
      UIApplication.shared.settle()
      expectFalse(splash.isHidden)
      expectEqual(splash.alpha, 1)
      expectFalse(isOver)
    }
  }
}
