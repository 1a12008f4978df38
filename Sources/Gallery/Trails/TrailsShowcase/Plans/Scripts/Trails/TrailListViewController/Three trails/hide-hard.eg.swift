// Hard trails disappear once the settings say so.
EarlGrey.selectElement(with: grey_accessibilityLabel("Settings")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("hidesHardTrails"))
  .perform(grey_turnSwitchOn(true))
EarlGrey.selectElement(with: grey_buttonTitle("Done")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("trail-3")).assert(grey_nil())
