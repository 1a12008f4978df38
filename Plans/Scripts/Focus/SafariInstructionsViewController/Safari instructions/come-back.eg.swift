// The instructions stay when the user comes back without having enabled the blocker, and leave when it is enabled; the settings know.
let instructions = EarlGrey.selectElement(with: grey_accessibilityID(
  "SafariInstructionsViewController.instructions"
))
sendToBackground()
bringToForeground()
instructions.assert(grey_notNil())
sendToBackground()
bringToForeground()
instructions.assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("BlockerToggle.Safari"))
  .assert(grey_switchWithOnState(true))
