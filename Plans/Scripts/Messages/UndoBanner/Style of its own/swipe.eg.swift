// The user swipes the banner to its edge.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("banner"))
  .perform(grey_swipeFastInDirection(kGREYDirectionDown))
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
