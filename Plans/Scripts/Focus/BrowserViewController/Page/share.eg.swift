// Where the page can be shared is for others to show.
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.sendButton"),
  grey_sufficientlyVisible(),
]))
  .perform(grey_tap())
snapshot("shared")
