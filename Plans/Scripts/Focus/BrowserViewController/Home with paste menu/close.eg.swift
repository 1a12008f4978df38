// A tap beside the menu only closes it.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
let menu = EarlGrey.selectElement(with: grey_kindOfClassName("UIContextMenuContainerView"))
EarlGrey.selectElement(with: grey_accessibilityLabel("Paste & Go"))
  .assert(grey_sufficientlyVisible())
menu.perform(grey_tapAtPoint(CGPoint(x: 20, y: 60)))
menu.assert(grey_nil())
field.assert(grey_text(""))
