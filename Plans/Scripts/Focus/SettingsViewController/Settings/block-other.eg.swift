// Blocking other trackers asks first: refusing turns the switch back, agreeing keeps it, and turning it off asks nothing.
let table = grey_accessibilityID("SettingsViewController.table")
let toggle = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockOther"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
toggle.perform(grey_turnSwitchOn(true))
snapshot("asked")
EarlGrey.selectElement(with: grey_accessibilityID("BlockerAlert.no")).perform(grey_tap())
toggle.assert(grey_switchWithOnState(false))
toggle.perform(grey_turnSwitchOn(true))
EarlGrey.selectElement(with: grey_accessibilityID("BlockerAlert.understand")).perform(grey_tap())
toggle.assert(grey_switchWithOnState(true))
snapshot("agreed")
toggle.perform(grey_turnSwitchOn(false))
EarlGrey.selectElement(with: grey_accessibilityID("BlockerAlert.understand")).assert(grey_nil())
toggle.assert(grey_switchWithOnState(false))
