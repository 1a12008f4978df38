// The same question is asked as in the settings.
let toggle = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockOther"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
toggle.perform(grey_turnSwitchOn(true))
EarlGrey.selectElement(with: grey_accessibilityID("BlockerAlert.no")).perform(grey_tap())
toggle.assert(grey_switchWithOnState(false))
toggle.perform(grey_turnSwitchOn(true))
EarlGrey.selectElement(with: grey_accessibilityID("BlockerAlert.understand")).perform(grey_tap())
toggle.assert(grey_switchWithOnState(true))
