import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct HomeViewTests {
  @Test func `The settings button is 24 points square in the top corner`() throws {
    try onScreen { window in
      let home = HomeView(frame: window.bounds)
      window.addSubview(home)
      UIApplication.shared.layoutWindowsIfNeeded()
      let button = try #require(home.views(identified: "HomeView.settingsButton").first)
      #expect(button.frame.size == CGSize(width: 24, height: 24))
      #expect(button.frame.maxX == home.bounds.maxX - 15)
      #expect(button.frame.minY == home.safeAreaInsets.top + 15)
    }
  }

  @Test func `Texts that are larger than the room can be scrolled to`() throws {
    try onScreen { window in
      UIApplication.shared.set(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
      let home = HomeView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      window.addSubview(home)
      UIApplication.shared.layoutWindowsIfNeeded()
      let column = try #require(home.subviews.first as? UIScrollView)
      #expect(column.contentSize.height > column.bounds.height)
    }
  }
}
