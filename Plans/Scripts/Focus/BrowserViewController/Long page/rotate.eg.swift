// Collapsed bars stay collapsed when the device rotates, and come back with all of their buttons.
let page = EarlGrey.selectElement(with: grey_accessibilityID("WebView"))
let host = EarlGrey.selectElement(with: grey_accessibilityID("Collapsed.truncatedUrlText"))
let erase = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton"))
EarlGrey.rotateDevice(to: .portrait)
page.perform(grey_swipeFastInDirection(.up))
host.assert(grey_sufficientlyVisible())
EarlGrey.rotateDevice(to: .landscapeLeft)
host.assert(grey_sufficientlyVisible())
erase.assert(grey_notVisible())
snapshot("lying")
page.perform(grey_swipeFastInDirection(.down))
host.assert(grey_notVisible())
erase.assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
  .assert(grey_ancestor(grey_kindOfClassName("URLBar")))
snapshot("bars")
