// The instructions stay if the user comes back without enabling the blocker, and close when it is enabled, which the settings show.
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
