// The menu leads to the definition of a selected word, and back to editing.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
let done = EarlGrey.selectElement(with: grey_accessibilityID(
  "UIReferenceLibraryViewController.done"
))
field.perform(grey_typeText("fox"))
field.perform(grey_tap())
field.perform(grey_longPress())
EarlGrey.selectElement(with: grey_accessibilityLabel("Select All")).perform(grey_tap())
field.perform(grey_longPress())
EarlGrey.selectElement(with: grey_accessibilityLabel("Paste")).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityLabel("Look Up")).perform(grey_tap())
done.assert(grey_sufficientlyVisible())
snapshot("looked up")
done.perform(grey_tap())
done.assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.cancelButton"))
  .assert(grey_sufficientlyVisible())
