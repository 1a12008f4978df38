// The overlay appears with the first key, and not before; canceling leaves nothing.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
field.assert(grey_firstResponder())
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.searchButton"))
  .assert(grey_notVisible())
field.perform(grey_typeText("xyz"))
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.searchButton"))
  .assert(grey_sufficientlyVisible())
snapshot("editing")

// The cross clears the address, and disappears with it; editing continues.
EarlGrey.selectElement(with: grey_accessibilityLabel("icon clear")).perform(grey_tap())
field.assert(grey_text(""))
EarlGrey.selectElement(with: grey_accessibilityLabel("icon clear")).assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.searchButton"))
  .assert(grey_notVisible())
snapshot("emptied")

field.perform(grey_typeText("xyz"))
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.cancelButton")).perform(grey_tap())
field.assert(grey_text(""))
field.assert(grey_not(grey_firstResponder()))
snapshot("given up")

// A touch beside the rows also cancels editing.
field.perform(grey_typeText("xyz"))
EarlGrey.selectElement(with: grey_kindOfClassName("OverlayView"))
  .perform(grey_tapAtPoint(CGPoint(x: 100, y: 130)))
EarlGrey.selectElement(with: grey_kindOfClassName("OverlayView")).assert(grey_notVisible())
