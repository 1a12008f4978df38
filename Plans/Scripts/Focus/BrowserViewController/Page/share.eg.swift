// The sheet offers only Safari, as no other browser is there; the address that it copies is offered during editing.
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.sendButton"),
  grey_sufficientlyVisible(),
]))
  .perform(grey_tap())
let copy = EarlGrey.selectElement(with: grey_accessibilityID(
  "com.apple.UIKit.activity.CopyToPasteboard"
))
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.safari"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("org.mozilla.focus.open.firefox"))
  .assert(grey_nil())
copy.assert(grey_sufficientlyVisible())
snapshot("shared")
copy.perform(grey_tap())
copy.assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.copyButton"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.copyButton"))
  .assert(grey_accessibilityLabel("Link you copied: https://www.mozilla.org/"))
