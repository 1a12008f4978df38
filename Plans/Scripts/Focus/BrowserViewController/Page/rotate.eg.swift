// The buttons are in the address bar if it is wide, and at the bottom of a phone in portrait, but never in both places.
let visible = grey_sufficientlyVisible()
let back = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.backButton"),
  visible,
]))
let forward = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.forwardButton"),
  visible,
]))
let reload = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  visible,
]))
let send = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.sendButton"),
  visible,
]))
let inAddressBar = grey_ancestor(grey_kindOfClassName("URLBar"))
EarlGrey.rotateDevice(to: .landscapeLeft)
EarlGrey.selectElement(with: grey_kindOfClassName("BrowserToolbar")).assert(grey_notVisible())
back.assert(inAddressBar)
forward.assert(inAddressBar)
reload.assert(inAddressBar)
send.assert(inAddressBar)
snapshot("lying")
EarlGrey.rotateDevice(to: .portrait)
back.assert(grey_notNil())
forward.assert(grey_notNil())
reload.assert(grey_notNil())
send.assert(grey_notNil())
snapshot("upright")
