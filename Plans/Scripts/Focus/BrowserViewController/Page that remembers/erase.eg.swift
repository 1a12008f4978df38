// A page offers text that was typed into it before; after an erase, it has nothing to offer.
let field = EarlGrey.selectElement(with: grey_accessibilityID("Page.field"))
field.perform(grey_typeText("focus\n"))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("Page.suggestion"))
  .assert(grey_sufficientlyVisible())
snapshot("remembered")
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
  .perform(grey_typeText("forms.example\n"))
field.assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("Page.suggestion")).assert(grey_nil())
snapshot("forgotten")
