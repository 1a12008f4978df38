// An address without a page stays in the bar, to be loaded again or erased; nothing is loading any more.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
field.perform(grey_typeText("nowhere.example\n"))
field.assert(grey_textBeginsWith("http://nowhere.example"))
field.assert(grey_not(grey_firstResponder()))
EarlGrey.selectElement(with: grey_kindOfClassName("HomeView")).assert(grey_nil())
EarlGrey.selectElement(with: grey_kindOfClassName("UIProgressView")).assert(grey_notVisible())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
  .assert(grey_accessibilityLabel("Reload"))
snapshot("no page")
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("HomeView")).assert(grey_sufficientlyVisible())
