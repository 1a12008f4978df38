// Both lists can be switched off and on again; one of the user's own domains is added, found in the list, and removed.
let table = grey_kindOfClassName("UITableView")
let topSites = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("toggleAutocompleteSwitch"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
let ownSites = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("toggleCustomAutocompleteSwitch"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
topSites.assert(grey_switchWithOnState(true))
topSites.perform(grey_turnSwitchOn(false))
topSites.assert(grey_switchWithOnState(false))
ownSites.assert(grey_switchWithOnState(true))
ownSites.perform(grey_turnSwitchOn(false))
ownSites.assert(grey_switchWithOnState(false))
snapshot("switched off")
topSites.perform(grey_turnSwitchOn(true))
topSites.assert(grey_switchWithOnState(true))
ownSites.perform(grey_turnSwitchOn(true))
ownSites.assert(grey_switchWithOnState(true))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("customURLS"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("addCustomDomainCell")).perform(grey_tap())
snapshot("domain to add")
EarlGrey.selectElement(with: grey_accessibilityID("urlInput"))
  .perform(grey_replaceText("getfirefox.com"))
EarlGrey.selectElement(with: grey_accessibilityID("saveButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("getfirefox.com"))
  .assert(grey_sufficientlyVisible())
snapshot("added")
advance(by: 3)
EarlGrey.selectElement(with: grey_accessibilityID("editButton")).perform(grey_tap())
snapshot("editing")
EarlGrey.selectElement(with: grey_kindOfClassName("UITableViewCellEditControl")).perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UISwipeActionStandardButton"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("getfirefox.com")).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("editButton")).assert(grey_not(grey_enabled()))
snapshot("removed")
