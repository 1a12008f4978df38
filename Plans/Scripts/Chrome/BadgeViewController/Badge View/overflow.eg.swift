// The overflow badge brings an unread dot; opening its menu takes the dot away.
EarlGrey.selectElement(with: grey_accessibilityID("kSCShowOverflowDisplayedBadgeButtonAXID")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("badgeUnreadIndicatorAXID")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("badgeButtonOverflowAXID")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("badgeUnreadIndicatorAXID")).assert(grey_notVisible())
snapshot("menu")
EarlGrey.selectElement(with: grey_accessibilityLabel("Save password")).perform(grey_tap())
