// Nothing blocks a banner: the second covers the first.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_accessibilityID("banner"))
  .atIndex(0)
  .perform(grey_swipeFastInDirection(kGREYDirectionDown))
EarlGrey.selectElement(with: grey_accessibilityID("banner.undo")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
