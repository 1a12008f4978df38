// The user swipes the sheet of a phone away; a popover stays.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UINavigationBar"))
  .atIndex(1)
  .perform(grey_swipeFastInDirection(kGREYDirectionDown))
snapshot("swiped")
