// A touch beside the rows shows the page again.
EarlGrey.selectElement(with: grey_kindOfClassName("OverlayView"))
  .perform(grey_tapAtPoint(CGPoint(x: 100, y: 110)))
EarlGrey.selectElement(with: grey_kindOfClassName("OverlayView")).assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
  .assert(grey_textFieldValue("https://www.mozilla.org/"))
snapshot("page")
