// A tap selects an engine, which is reported, and leads back to the settings, which name the engine.
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("Wikipedia"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("SettingsViewController.searchCell"))
  .assert(grey_accessibilityLabel("Wikipedia"))
