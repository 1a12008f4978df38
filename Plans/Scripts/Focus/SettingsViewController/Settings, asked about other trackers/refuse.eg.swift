// Refusing turns the switch back.
EarlGrey.selectElement(with: grey_text("This may break some videos and web pages."))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("BlockerToggle.BlockOther"))
  .assert(grey_switchWithOnState(true))
EarlGrey.selectElement(with: grey_accessibilityID("BlockerAlert.no")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("BlockerToggle.BlockOther"))
  .assert(grey_switchWithOnState(false))
snapshot("refused")
