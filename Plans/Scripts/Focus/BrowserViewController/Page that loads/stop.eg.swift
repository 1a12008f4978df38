// The button that stops becomes the one that reloads.
let button = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
button.perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UIProgressView")).assert(grey_notVisible())
snapshot("stopped")
