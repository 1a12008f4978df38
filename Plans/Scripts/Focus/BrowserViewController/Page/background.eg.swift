// From outside the app, only the splash is visible, and nothing of the page.
let splash = EarlGrey.selectElement(with: grey_accessibilityID("SplashView"))
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
let text = EarlGrey.selectElement(with: grey_text(
  "We make products that put people before profit."
))
text.assert(grey_sufficientlyVisible())
sendToBackground()
splash.assert(grey_sufficientlyVisible())
field.assert(grey_notVisible())
text.assert(grey_notVisible())
snapshot("in the background")
bringToForeground()
splash.assert(grey_notVisible())
field.assert(grey_sufficientlyVisible())
text.assert(grey_sufficientlyVisible())
snapshot("back again")
