// The stop button becomes the reload button.
let button = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
let progress = EarlGrey.selectElement(with: grey_kindOfClassName("UIProgressView"))
button.assert(grey_accessibilityLabel("Stop"))
progress.assert(grey_minimumVisiblePercent(0.5))
button.perform(grey_tap())
button.assert(grey_accessibilityLabel("Reload"))
progress.assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton"))
  .assert(grey_sufficientlyVisible())
snapshot("stopped")
