// A swipe over more than half of its row deletes a domain, and leaves the others.
EarlGrey.selectElement(with: grey_accessibilityID("example.org"))
  .perform(grey_swipeFastInDirectionWithStartPoint(kGREYDirectionLeft, 0.9, 0.5))
EarlGrey.selectElement(with: grey_accessibilityID("example.org")).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("getfirefox.com")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("developer.mozilla.org")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("addCustomDomainCell")).assert(grey_sufficientlyVisible())
snapshot("deleted")
