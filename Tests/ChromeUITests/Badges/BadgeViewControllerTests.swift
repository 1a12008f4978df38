import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct BadgeViewControllerTests {
  private func onScreen(do body: (BadgeViewController) throws -> Void) rethrows {
    try UIApplication(device: .iPhone, orientation: .portrait).run {
      let (badges, window) = (BadgeViewController(), UIWindow())
      window.rootViewController = badges
      window.makeKeyAndVisible()
      try body(badges)
    }
  }

  private func identifiers(in badges: BadgeViewController) -> [String?] {
    badges.view.descendants(UIButton.self).map(\.accessibilityIdentifier)
  }

  @Test func `The badge of full screen is before the displayed one, and both may be changed`() {
    onScreen { badges in
      badges.setDisplayedBadge(
        BadgeItem(.savePassword, state: .read), fullScreenBadge: BadgeItem(.incognito))
      expectEqual(identifiers(in: badges), ["badgeButtonIncognitoAXID", "badgeButtonSavePasswordAXID"])
      badges.setDisplayedBadge(BadgeItem(.savePassword, state: [.read, .accepted]))
      expectEqual(identifiers(in: badges), ["badgeButtonSavePasswordAcceptedAXID"])
      badges.setDisplayedBadge(nil)
      expectEqual(identifiers(in: badges), [])
    }
  }

  @Test func `A pressed badge is reported, or opens the overflow menu, and the dot is shown until then`()
    throws
  {
    try onScreen { badges in
      var pressed: [BadgeType] = []
      badges.didPress = { pressed.append($0) }
      badges.overflowItems = [BadgeItem(.savePassword)]
      badges.setDisplayedBadge(BadgeItem(.overflow), fullScreenBadge: BadgeItem(.incognito))
      let buttons = badges.view.descendants(UIButton.self)
      try #require(buttons.first).sendActions(for: .touchUpInside)
      expectEqual(pressed, [.incognito])
      let overflow = try #require(buttons.last)
      expectTrue(overflow.showsMenuAsPrimaryAction)
      expectEqual(overflow.menu?.children.map(\.title), ["Save password"])
    }
    try onScreen { badges in
      let dot = try #require(
        badges.view.descendants(UIView.self).first {
          $0.accessibilityIdentifier == "badgeUnreadIndicatorAXID"
        })
      expectTrue(dot.isHidden)
      badges.setDisplayedBadge(BadgeItem(.overflow))
      badges.markDisplayedBadgeAsRead(false)
      expectFalse(dot.isHidden)
      try #require(badges.view.descendants(UIButton.self).last).sendActions(for: .menuActionTriggered)
      expectTrue(dot.isHidden)
    }
  }
}
