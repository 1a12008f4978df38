// The user swipes the sheet away; where it fills the screen that does nothing.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UINavigationBar"))
  .atIndex(1)
  .perform(grey_swipeFastInDirection(kGREYDirectionDown))
