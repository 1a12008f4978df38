// A tap selects a search engine, the switch allows pop-ups; without visited pages there is nothing to clear.
EarlGrey.selectElement(with: grey_accessibilityID("settingsSearchEngine1")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("settingsPopUpsSwitch"))
  .perform(grey_turnSwitchOn(false))
EarlGrey.selectElement(with: grey_accessibilityID("settingsClearBrowsingData")).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("Clear Browsing Data?")).assert(grey_nil())
snapshot("chosen")
EarlGrey.selectElement(with: grey_accessibilityID("settingsDoneButton")).perform(grey_tap())
