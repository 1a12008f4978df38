import Expectations
import FocusModel
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct HomeViewTests {
  @Test func `The settings button is 24 points square in the top corner, and long texts can be scrolled to`()
    throws
  {
    try onScreen { window in
      let home = HomeView()
      home.frame = window.bounds
      window.addSubview(home)
      UIApplication.shared.layoutWindowsIfNeeded()
      let button = try #require(home.views(identified: "HomeView.settingsButton").first)
      expectEqual(button.frame.size, CGSize(width: 24, height: 24))
      expectEqual(button.frame.maxX, home.bounds.maxX - 15)
      expectEqual(button.frame.minY, home.safeAreaInsets.top + 15)
    }
    try onScreen { window in
      UIApplication.shared.set(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
      let home = HomeView()
      home.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      window.addSubview(home)
      UIApplication.shared.layoutWindowsIfNeeded()
      let column = try #require(home.subviews.first as? UIScrollView)
      #expect(column.contentSize.height > column.bounds.height)
    }
  }

  @Test func `The name is the product's, and news is the settings button's value, not part of its label`() {
    forEachRow(Product.allCases) { product in
      try onScreen { _ in
        let images = HomeView(product: product).images
        expectEqual(images.map(\.accessibilityLabel), [product.name])
      }
    }
    forEachRow([("en", "Settings", "What’s New"), ("de", "Einstellungen", "Neuigkeiten")]) {
      language, label, value in
      try onScreen(language: language) { _ in
        let home = HomeView()
        let button = try #require(home.views(identified: "HomeView.settingsButton").first as? UIButton)
        expectEqual(button.accessibilityLabel, label)
        expectNil(button.accessibilityValue)
        home.highlightsNews = true
        expectEqual(button.accessibilityLabel, label)
        expectEqual(button.accessibilityValue, value)
      }
    }
  }
}

extension UIView {
  /// The images below this view that are not in a button.
  fileprivate var images: [UIImageView] {
    subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? ($0 is UIControl ? [] : $0.images) }
  }
}
