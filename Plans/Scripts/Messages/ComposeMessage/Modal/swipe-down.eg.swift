// The user swipes the sheet away.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("presented")
EarlGrey.selectElement(with: grey_kindOfClassName("UINavigationBar"))
  .atIndex(1)
  .perform(grey_swipeFastInDirection(kGREYDirectionDown))
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
