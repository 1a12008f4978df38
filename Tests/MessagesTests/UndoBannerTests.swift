import Expectations
import Flow
import HeadlessUIKit
import Messages
import Presentation
import Testing

@Suite @MainActor struct UndoBannerTests {
  @Test
  func `A banner is at the edge of its option, at most 480 points wide, and disappears when it has a value`()
    throws
  {
    forEachRow([(PresentationOptions.none, false), (.bannerAtTop, true)]) { options, isAtTop in
      try onScreen { navigation in
        let presenter = try #require(navigation.topViewController)
        var values = 0
        presenter.present(UndoBanner.messagePosted(), style: .banner, options: options).onValue {
          values += 1
        }
        settle()
        let banner: UIView = try presenter.view.find("banner")
        expectEqual((banner.frame.midY < presenter.view.bounds.midY), isAtTop)
        try banner.find("banner.undo", as: UIButton.self).tap()
        expectEqual(values, 1)
        expectNil(banner.superview)
        expectEmpty(presenter.children)
      }
    }
    try onScreen(.iPad) { navigation in
      let presenter = try #require(navigation.topViewController)
      let presented = presenter.present(UndoBanner.messagePosted(), style: .banner)
      settle()
      let banner: UIView = try presenter.view.find("banner")
      expectEqual(banner.frame.width, 480)
      presented.cancel()
      settle()
      expectNil(banner.superview)
    }
  }
}
