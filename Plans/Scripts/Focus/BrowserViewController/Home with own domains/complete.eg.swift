// A list that is switched off in the settings completes nothing until it is on again; the user's own domains have a separate switch.
let settings = EarlGrey.selectElement(with: grey_accessibilityID("HomeView.settingsButton"))
let back = EarlGrey.selectElement(with: grey_accessibilityID("BrowserViewController.back"))
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
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
let cancel = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.cancelButton"))
settings.perform(grey_tap())
topSites.perform(grey_turnSwitchOn(false))
back.perform(grey_tap())
field.perform(grey_typeText("mozilla"))
field.assert(grey_textFieldValue("mozilla"))
snapshot("not completed")
cancel.perform(grey_tap())
field.perform(grey_typeText("getfire"))
field.assert(grey_textFieldValue("getfirefox.com/"))
snapshot("own domain")
cancel.perform(grey_tap())

settings.perform(grey_tap())
topSites.assert(grey_switchWithOnState(false))
topSites.perform(grey_turnSwitchOn(true))
ownSites.perform(grey_turnSwitchOn(false))
back.perform(grey_tap())
field.perform(grey_typeText("mozilla"))
field.assert(grey_textFieldValue("mozilla.org/"))
snapshot("completed")
cancel.perform(grey_tap())
field.perform(grey_typeText("getfire"))
field.assert(grey_textFieldValue("getfire"))
