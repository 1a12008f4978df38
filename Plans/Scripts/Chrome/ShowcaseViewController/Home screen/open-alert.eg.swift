// The alert screen has its own back button, which hides the toolbar again.
EarlGrey.selectElement(with: grey_text("Alert")).perform(grey_tap())
snapshot("alert screen")
EarlGrey.selectElement(with: grey_buttonTitle("Back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_collection"))
  .assert(grey_sufficientlyVisible())
snapshot("home again")
