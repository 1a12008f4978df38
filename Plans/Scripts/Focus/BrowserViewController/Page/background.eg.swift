// Whoever looks at the app from outside sees the splash, and nothing of the page.
sendToBackground()
EarlGrey.selectElement(with: grey_accessibilityID("SplashView")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_notVisible())
snapshot("in the background")
bringToForeground()
EarlGrey.selectElement(with: grey_accessibilityID("SplashView")).assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_sufficientlyVisible())
snapshot("back again")
