// The strip can be hidden, and reappears unchanged.
let tab = grey_accessibilityID("tabStripTab0")
EarlGrey.selectElement(with: grey_accessibilityID("tabStripVisibleSwitch"))
  .perform(grey_turnSwitchOn(false))
EarlGrey.selectElement(with: tab).assert(grey_notVisible())
snapshot("hidden")
EarlGrey.selectElement(with: grey_accessibilityID("tabStripVisibleSwitch"))
  .perform(grey_turnSwitchOn(true))
EarlGrey.selectElement(with: tab).assert(grey_sufficientlyVisible())
