// Klar sends no usage data unless asked to.
let table = grey_accessibilityID("SettingsViewController.table")
let toggle = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.SendAnonymousUsageData"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
toggle.assert(grey_switchWithOnState(false))
toggle.perform(grey_turnSwitchOn(true))
