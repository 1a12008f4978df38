// The blocker is not yet enabled in Safari: turning the switch on shows how, and the instructions close once it is enabled.
let table = grey_accessibilityID("SettingsViewController.table")
let toggle = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.Safari"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
let instructions = EarlGrey.selectElement(with: grey_accessibilityID(
  "SafariInstructionsViewController.instructions"
))
toggle.perform(grey_turnSwitchOn(true))
instructions.assert(grey_notNil())
snapshot("instructions")
sendToBackground()
bringToForeground()
instructions.assert(grey_notNil())
sendToBackground()
bringToForeground()
instructions.assert(grey_nil())
toggle.assert(grey_switchWithOnState(true))
snapshot("enabled")
