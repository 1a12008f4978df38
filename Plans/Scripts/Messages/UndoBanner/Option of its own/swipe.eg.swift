// The user swipes the banner to its edge.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("banner")
EarlGrey.selectElement(with: grey_accessibilityID("banner"))
  .perform(grey_swipeFastInDirection(kGREYDirectionUp))
EarlGrey.selectElement(with: grey_accessibilityID("banner")).assert(grey_nil())
