// Sending usage data stops at once; the footer leads to an explanation.
let table = grey_accessibilityID("SettingsViewController.table")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.SendAnonymousUsageData"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_turnSwitchOn(false))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("SettingsViewController.learnMoreCell"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("SettingsContentViewController.webView"))
  .assert(grey_sufficientlyVisible())
snapshot("usage data")
